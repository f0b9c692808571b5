/// Finds the paragraphs and list items of a text, line by line.
///
/// A rough reading of Markdown: enough to tell prose from the rest, and right about offsets.
enum PassageLines {
  /// One block's characters on one line, each with its place in the text.
  struct Block: Sendable {
    var scalars: [Unicode.Scalar] = []
    /// UTF-8 offset of each scalar.
    var offsets: [Int] = []
    var isItem = false
  }

  static func blocks(_ bytes: UnsafeBufferPointer<UInt8>, hasMarkup: Bool) -> [Block] {
    var found: [Block] = []
    var current = Block()
    var fence: (mark: UInt8, count: Int)?
    var isHTML = false
    func finish() {
      if !current.scalars.isEmpty { found.append(current) }
      current = Block()
    }
    let lines = lines(bytes)
    var index = hasMarkup ? frontMatterEnd(bytes, lines) : 0
    while index < lines.count {
      var line = lines[index]
      index += 1
      guard hasMarkup else {
        if isBlank(bytes, line) { finish() } else { append(bytes, line, to: &current) }
        continue
      }
      let unquoted = withoutQuote(bytes, line)
      if unquoted.lowerBound != line.lowerBound { line = unquoted }
      let start = content(bytes, line)
      let mark = start < line.upperBound ? bytes[start] : 0
      let run =
        start < line.upperBound ? bytes[start..<line.upperBound].prefix { $0 == mark }.count : 0
      if let open = fence {
        if mark == open.mark, run >= open.count { fence = nil }
        continue
      }
      if isBlank(bytes, line) {
        finish()
        isHTML = false
        continue
      }
      if isHTML { continue }
      if (mark == tick || mark == tilde) && run >= 3 {
        finish()
        fence = (mark, run)
        continue
      }
      if start - line.lowerBound >= 4, current.scalars.isEmpty { continue }  // indented code
      if mark == hash, run <= 6, start + run == line.upperBound || bytes[start + run] == space {
        finish()
        continue
      }
      if isRule(bytes, start..<line.upperBound) {
        // Under a paragraph it makes a heading of it (CommonMark §4.3), else it is a break.
        if mark == equals || mark == hyphen, run >= 2 || mark == equals { current = Block() }
        finish()
        continue
      }
      if mark == less, current.scalars.isEmpty {
        isHTML = true
        continue
      }
      if mark == bar {
        finish()
        continue
      }
      if let item = itemStart(bytes, start..<line.upperBound) {
        finish()
        current.isItem = true
        append(bytes, item..<line.upperBound, to: &current)
        continue
      }
      append(bytes, start..<line.upperBound, to: &current)
    }
    finish()
    return found
  }

  /// Each line without its end (LF, CRLF or CR).
  static func lines(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        found.append(start..<index)
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { found.append(start..<bytes.count) }
    return found
  }

  /// Returns where an item's text begins, or nil where the line is no list item.
  static func itemStart(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
    guard let first = line.first else { return nil }
    var end = first
    if [hyphen, plus, star].contains(bytes[first]) {
      end = first + 1
    } else if bytes[first] == 0xE2, line.count > 3, bytes[first + 1] == 0x80,
      bytes[first + 2] == 0xA2
    {
      end = first + 3  // a bullet
    } else {
      let digits = bytes[line].prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      guard (1...9).contains(digits), first + digits < line.upperBound else { return nil }
      guard [0x2E, 0x29].contains(bytes[first + digits]) else { return nil }
      end = first + digits + 1
    }
    guard end < line.upperBound, bytes[end] == space || bytes[end] == tab else { return nil }
    while end < line.upperBound, bytes[end] == space || bytes[end] == tab { end += 1 }
    // A task list's box.
    if end + 3 < line.upperBound, bytes[end] == 0x5B, bytes[end + 2] == 0x5D,
      bytes[end + 3] == space
    {
      end += 4
    }
    return end < line.upperBound ? end : nil
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, to block: inout Block
  ) {
    if !block.scalars.isEmpty {
      block.scalars.append(" ")
      block.offsets.append(line.lowerBound)
    }
    var offset = line.lowerBound
    for scalar in String(decoding: bytes[line], as: UTF8.self).unicodeScalars {
      block.scalars.append(scalar)
      block.offsets.append(offset)
      offset += UTF8.width(scalar)
    }
  }

  private static func frontMatterEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: [Range<Int>]
  ) -> Int {
    guard let first = lines.first, first.count == 3,
      bytes[first].allSatisfy({ $0 == hyphen }) || bytes[first].allSatisfy({ $0 == plus })
    else { return 0 }
    let end = lines.dropFirst().firstIndex { line in bytes[line].elementsEqual(bytes[first]) }
    return end.map { $0 + 1 } ?? 0
  }

  private static func withoutQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> Range<Int> {
    var line = line
    while true {
      let start = content(bytes, line)
      guard start < line.upperBound, bytes[start] == 0x3E else { return line }
      let after = start + 1
      line =
        (after < line.upperBound && bytes[after] == space ? after + 1 : after)..<line.upperBound
    }
  }

  private static func content(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    line.first { bytes[$0] != space && bytes[$0] != tab } ?? line.upperBound
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    content(bytes, line) == line.upperBound
  }

  /// `---`, `***`, `===`, with spaces between.
  private static func isRule(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    guard let first = line.first, [hyphen, star, equals, 0x5F].contains(bytes[first]) else {
      return false
    }
    let marks = bytes[line].filter { $0 != space && $0 != tab }
    let least = bytes[first] == equals || bytes[first] == hyphen ? 1 : 3
    return marks.count >= least && marks.allSatisfy { $0 == bytes[first] }
  }

  private static let (tab, space, hash, star, plus): (UInt8, UInt8, UInt8, UInt8, UInt8) =
    (0x09, 0x20, 0x23, 0x2A, 0x2B)
  private static let (hyphen, less, equals, tick, bar, tilde):
    (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0x2D, 0x3C, 0x3D, 0x60, 0x7C, 0x7E)
}
