/// Web and mail addresses in running text.
enum Addresses {
  /// Returns where addresses stand: UTF-8 offsets, ascending, apart.
  ///
  /// An address begins with a scheme and `://`, with `www.`, or is `name@host.domain`. Punctuation
  /// that ends a sentence is not part of it, nor a closing bracket that was not opened in it.
  static func ranges(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      guard isPart(bytes[at]) else {
        at += 1
        continue
      }
      var end = at
      while end < bytes.count, isPart(bytes[end]) { end += 1 }
      if let range = address(in: bytes, at..<end) { ranges.append(range) }
      at = end
    }
    return ranges
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x22 && byte != 0x3C && byte != 0x3E && byte != 0x60 && byte != 0x7F
  }

  private static func address(in bytes: [UInt8], _ chunk: Range<Int>) -> Range<Int>? {
    var start = chunk.lowerBound
    while start < chunk.upperBound, [0x28, 0x5B, 0x7B, 0x27, 0x2A, 0x5F].contains(bytes[start]) {
      start += 1
    }
    let body = bytes[start..<chunk.upperBound]
    if let colon = body.firstIndex(of: 0x3A), bytes[colon...].starts(with: [0x3A, 0x2F, 0x2F]) {
      var scheme = colon
      while scheme > start, isLetter(bytes[scheme - 1]) { scheme -= 1 }
      guard colon - scheme >= 2 else { return nil }
      return trimmed(bytes, scheme..<chunk.upperBound, atLeast: colon + 4)
    }
    if body.starts(with: Array("www.".utf8)) || body.starts(with: Array("mailto:".utf8)) {
      return trimmed(bytes, start..<chunk.upperBound, atLeast: start + 5)
    }
    guard let sign = body.firstIndex(of: 0x40), sign > start else { return nil }
    var host = sign + 1
    while host < chunk.upperBound, isLetter(bytes[host]) || [0x2E, 0x2D].contains(bytes[host]) {
      host += 1
    }
    while host > sign + 1, [0x2E, 0x2D].contains(bytes[host - 1]) { host -= 1 }
    guard bytes[(sign + 1)..<host].contains(0x2E) else { return nil }
    var name = sign
    while name > start,
      isLetter(bytes[name - 1]) || [0x2E, 0x2D, 0x2B, 0x5F].contains(bytes[name - 1])
    {
      name -= 1
    }
    return name < sign ? name..<host : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func trimmed(
    _ bytes: [UInt8], _ range: Range<Int>, atLeast least: Int
  ) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound {
      let last = bytes[end - 1]
      let opens: UInt8? = last == 0x29 ? 0x28 : last == 0x5D ? 0x5B : nil
      if let opens {
        let part = bytes[range.lowerBound..<end]
        if part.count(where: { $0 == opens }) >= part.count(where: { $0 == last }) { break }
      } else if ![0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x27, 0x2A, 0x5F].contains(last) {
        break
      }
      end -= 1
    }
    return end >= least ? range.lowerBound..<end : nil
  }
}
