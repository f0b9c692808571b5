/// The bytes of a Markdown text and their lines, as the parser counts them: LF, CRLF and CR end one.
struct MarkdownSource {
  /// What is given to the parser: as long as the text, with front matter blanked and what would
  /// hurt the parser made harmless.
  private(set) var bytes: [UInt8]
  private(set) var lineStarts: [Int] = [0]
  private(set) var frontMatter: Range<Int>?
  /// What was made harmless, and is not looked into.
  private(set) var opaque: [Range<Int>] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    for at in bytes.indices {
      // The parser would put three bytes in a NUL's place and count them.
      if bytes[at] == 0 { bytes[at] = 1 }
      if bytes[at] == 0x0A
        || (bytes[at] == 0x0D && (at + 1 == bytes.count || bytes[at + 1] != 0x0A))
      {
        lineStarts.append(at + 1)
      }
    }
    if lineStarts.last == bytes.count { lineStarts.removeLast() }
    blankFrontMatter()
    makeHarmless()
  }

  var count: Int { bytes.count }
  var lineCount: Int { lineStarts.count }

  /// Returns line `line` (from 0), without its line end.
  func line(_ line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the offset of the parser's line and column, both from 1; a place past the line's end
  /// is its end.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return line < 1 ? 0 : bytes.count }
    let range = self.line(line - 1)
    return min(range.lowerBound + max(0, column - 1), range.upperBound)
  }

  /// Returns the line (from 0) that holds `offset`.
  func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func isBlank(_ line: Int) -> Bool {
    bytes[self.line(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// `---` at the very start up to the next line of `---` or `...`; or TOML's `+++`. Without an end
  /// it is none.
  private mutating func blankFrontMatter() {
    guard lineCount > 1 else { return }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func content(_ line: Int) -> [UInt8] {
      var content = Array(bytes[self.line(line)].dropFirst(line == 0 ? start : 0))
      while let last = content.last, last == 0x20 || last == 0x09 { content.removeLast() }
      return content
    }
    let fence = content(0)
    guard fence == Array("---".utf8) || fence == Array("+++".utf8), !isBlank(1) else { return }
    for line in 1..<lineCount {
      let here = content(line)
      guard here == fence || (fence[0] == 0x2D && here == Array("...".utf8)) else { continue }
      let range = 0..<self.line(line).upperBound
      frontMatter = range
      for at in range where bytes[at] != 0x0A && bytes[at] != 0x0D { bytes[at] = 0x20 }
      return
    }
  }

  private mutating func makeHarmless() {
    var line = 0
    while line < lineCount {
      let first = line
      while line < lineCount, !isBlank(line) { line += 1 }
      if first < line { makeHarmless(first..<line) } else { line += 1 }
    }
  }

  private mutating func makeHarmless(_ lines: Range<Int>) {
    let range = lineStarts[lines.lowerBound]..<self.line(lines.upperBound - 1).upperBound
    if range.count > Self.mostSigns {
      var signs = 0
      for at in range where Self.isSign[Int(bytes[at])] { signs += 1 }
      if signs > Self.mostSigns {
        for at in range where Self.isSign[Int(bytes[at])] { bytes[at] = 0x78 }
        opaque.append(range)
      }
    }
    for line in lines {
      let columns = Self.delimiterColumns(bytes[self.line(line)])
      guard columns > 1, columns * (lines.upperBound - line) > Self.mostCells else { continue }
      for at in self.line(line) where bytes[at] == 0x2D { bytes[at] = 0x78 }
      if opaque.last != range { opaque.append(range) }
    }
  }

  static let mostSigns = 30_000
  static let mostCells = 500_000

  private static let isSign: [Bool] = {
    var isSign = [Bool](repeating: false, count: 256)
    for byte in "[]()!<&*_~`@:".utf8 { isSign[Int(byte)] = true }
    return isSign
  }()

  /// The columns of a line that may stand under a table's header; 0 for another line.
  private static func delimiterColumns(_ line: ArraySlice<UInt8>) -> Int {
    var bars = 0
    for byte in line {
      switch byte {
      case 0x7C: bars += 1
      case 0x2D, 0x3A, 0x20, 0x09, 0x3E: break
      default: return 0
      }
    }
    return bars + 1
  }
}
