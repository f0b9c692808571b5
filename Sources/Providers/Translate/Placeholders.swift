/// Finds what stands for something else and must come back as it is: `%s`, `{name}`, `${HOME}`,
/// `⟦1: …⟧`, and names of programs and options: `--dry-run`, `snake_case`, `camelCase`.
enum Placeholders {
  /// Returns where they stand in `bytes`: UTF-8 offsets, ascending, apart.
  ///
  /// - Complexity: O(*n*)
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      if let end = end(bytes, at) {
        found.append(at..<end)
        at = end
      } else if isLetter(bytes[at]) {
        var end = at
        while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
        while end > at, [0x2D, 0x5F].contains(bytes[end - 1]) { end -= 1 }
        if isName(bytes[at..<end]) { found.append(at..<end) }
        at = max(end, at + 1)
      } else {
        at += 1
      }
    }
    return found
  }

  private static func end(_ bytes: [UInt8], _ at: Int) -> Int? {
    switch bytes[at] {
    case 0x25: return conversion(bytes, at)  // %
    case 0x7B: return braces(bytes, at)  // {
    case 0x24 where at + 1 < bytes.count && bytes[at + 1] == 0x7B:  // ${
      return braces(bytes, at + 1)
    case 0xE2 where bytes[at...].starts(with: "⟦".utf8):
      guard let close = bytes[at...].firstIndex(where: { $0 == 0xA7 || $0 == 0x0A }),
        bytes[close] == 0xA7, close >= at + 5, bytes[(close - 2)...close].elementsEqual("⟧".utf8)
      else { return nil }
      return close + 1
    case 0x2D  // -o, --option
    where at + 2 < bytes.count && (at == 0 || bytes[at - 1] == 0x20 || bytes[at - 1] == 0x0A)
      && (bytes[at + 1] == 0x2D && isLetter(bytes[at + 2])
        || isLetter(bytes[at + 1]) && !isLetter(bytes[at + 2])):
      var end = at + 1
      while end < bytes.count, isNamePart(bytes[end]) || bytes[end] == 0x3D { end += 1 }
      return end
    default: return nil
    }
  }

  /// A conversion of printf: `%s`, `%-5d`, `%1$s`, `%.2f`, `%(name)s`; not the percent of a number.
  private static func conversion(_ bytes: [UInt8], _ at: Int) -> Int? {
    if at > 0, isDigit(bytes[at - 1]) { return nil }
    var end = at + 1
    if end < bytes.count, bytes[end] == 0x28 {
      guard let close = bytes[end...].prefix(60).firstIndex(of: 0x29) else { return nil }
      end = close + 1
    }
    while end < bytes.count,
      isDigit(bytes[end]) || [0x2D, 0x2B, 0x23, 0x2E, 0x24, 0x2A].contains(bytes[end])
    { end += 1 }
    while end < bytes.count, [0x68, 0x6C, 0x7A, 0x71].contains(bytes[end]),
      end + 1 < bytes.count, isLetter(bytes[end + 1])
    { end += 1 }
    guard end < bytes.count, "sdiuoxXfFeEgGcp@".utf8.contains(bytes[end]) else { return nil }
    end += 1
    guard end == bytes.count || !isLetter(bytes[end]) else { return nil }
    return end
  }

  /// `{name}`, `{0}`, `{{ name }}`, without line ends.
  private static func braces(_ bytes: [UInt8], _ at: Int) -> Int? {
    var depth = 0
    for index in at..<min(at + 80, bytes.count) {
      switch bytes[index] {
      case 0x7B: depth += 1
      case 0x7D:
        depth -= 1
        if depth == 0 { return index > at + 1 ? index + 1 : nil }
      case 0x0A: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a run of letters, digits, `_` and `-` is a name that programs use: an underscore within,
  /// a capital after a small letter, or a digit after letters.
  private static func isName(_ run: ArraySlice<UInt8>) -> Bool {
    guard run.count > 1 else { return false }
    if run.contains(0x5F) { return true }
    var hasSmall = false
    for (before, byte) in zip(run, run.dropFirst()) {
      hasSmall = hasSmall || (0x61...0x7A).contains(before)
      if hasSmall, (0x61...0x7A).contains(before), (0x41...0x5A).contains(byte) { return true }
      if isDigit(byte), isLetter(before), before < 0x80 { return true }
    }
    return false
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D
  }
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 && byte != 0xE2
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
