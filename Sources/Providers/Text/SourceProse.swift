/// Tells the prose of source code, its comments and longer strings, from the code.
///
/// No language is named with a request, so marks are read that mean a comment in most: `//`, `/* */`,
/// `#`, `--`, `;`, `%`, `<!-- -->`, and strings of several words. A line of a comment that is code itself
/// stays code.
struct SourceProse {
  /// What is not prose: ascending, apart. Everything, where there are no comments and no strings.
  let code: [Range<Int>]
  /// Whether anything is prose.
  let hasProse: Bool

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    if Self.isMostlyProse(bytes) {
      // Markup for print (TeX, reStructuredText, roff) counts as source and is written as prose.
      (code, hasProse) = ([], true)
      return
    }
    var prose: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(b: buffer)
      scan.run()
      prose = scan.prose
    }
    var code: [Range<Int>] = []
    var end = 0
    for range in prose {
      if range.lowerBound > end { code.append(end..<range.lowerBound) }
      end = range.upperBound
    }
    if end < bytes.count { code.append(end..<bytes.count) }
    self.code = code
    hasProse = !prose.isEmpty
  }

  /// Most lines are several words, and hardly any ends or begins as code does.
  private static func isMostlyProse(_ bytes: [UInt8]) -> Bool {
    var lines = 0
    var prose = 0
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = text.first else { continue }
      lines += 1
      let isComment =
        first == 0x23 || first == 0x2A || first == 0x2F || text.starts(with: [0x2D, 0x2D])
        || first == 0x3B
      if !isComment, isProse(beforeComment(text)), let last = text.last,
        ![0x3B, 0x7B, 0x7D].contains(last)
      {
        prose += 1
      }
    }
    return lines > 0 && prose * 5 >= lines * 3
  }

  /// Whether a line reads as words: at least four, and few marks of code among them.
  static func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    var words = 0
    var marks = 0
    for word in line.split(separator: 0x20) {
      let letters = word.count {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 || $0 == 0x27
      }
      let rim = word.last.map { [0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x21, 0x29].contains($0) } ?? false
      if letters == word.count || letters + 1 == word.count && rim || letters + 2 == word.count {
        words += letters > 0 ? 1 : 0
      }
      marks += word.count { [0x3D, 0x7B, 0x7D, 0x3C, 0x3E, 0x5B, 0x5D, 0x26, 0x7C].contains($0) }
    }
    return words >= 4 && marks * 4 <= words
  }
}

/// One pass over source code.
private struct Scan {
  let b: UnsafeBufferPointer<UInt8>
  var prose: [Range<Int>] = []
  private var at = 0
  private var isLineStart = true

  init(b: UnsafeBufferPointer<UInt8>) { self.b = b }

  mutating func run() {
    while at < b.count {
      let byte = b[at]
      if byte == 0x0A || byte == 0x0D {
        isLineStart = true
        at += 1
        continue
      }
      if byte == 0x20 || byte == 0x09 {
        at += 1
        continue
      }
      if let length = lineMark() {
        let end = lineEnd(at)
        addLines((at + length)..<end)
        at = end
      } else if has("/*") {
        block(from: at + 2, to: "*/")
      } else if has("<!--") {
        block(from: at + 4, to: "-->")
      } else if has("\"\"\"") {
        block(from: at + 3, to: "\"\"\"")
      } else if isLineStart, byte == 0x2A, at + 1 < b.count, b[at + 1] == 0x20 {
        // A block comment that began before the text.
        let end = lineEnd(at)
        addLines((at + 1)..<end)
        at = end
      } else if byte == 0x22 || byte == 0x27 || byte == 0x60 {
        string(byte)
      } else {
        at += 1
      }
      isLineStart = false
    }
  }

  /// The length of the mark of a comment that goes to the line's end.
  private func lineMark() -> Int? {
    if has("//") {
      // Not the one of an address.
      if at > 0, b[at - 1] == 0x3A { return nil }
      var end = at + 2
      while end < b.count, b[end] == 0x2F || b[end] == 0x21 { end += 1 }
      return end - at
    }
    let isFree = isLineStart || at > 0 && (b[at - 1] == 0x20 || b[at - 1] == 0x09)
    guard isFree else { return nil }
    switch b[at] {
    case 0x23, 0x25, 0x3B:  // # % ;
      var end = at
      while end < b.count, b[end] == b[at] { end += 1 }
      guard end < b.count, b[end] == 0x20 else { return nil }
      return b[at] == 0x23 || isLineStart ? end - at : nil
    case 0x2D where has("-- "): return 2
    default: return nil
    }
  }

  private mutating func block(from start: Int, to closing: StaticString) {
    var end = start
    while end < b.count, !has(closing, end) { end += 1 }
    addLines(start..<end)
    at = min(b.count, end + closing.utf8CodeUnitCount)
  }

  /// A string of several words on one line.
  private mutating func string(_ mark: UInt8) {
    var end = at + 1
    while end < b.count, b[end] != mark, b[end] != 0x0A { end += b[end] == 0x5C ? 2 : 1 }
    guard end < b.count, b[end] == mark else {
      // An apostrophe, or a quotation mark without its other.
      at += 1
      return
    }
    addLines((at + 1)..<end)
    at = end + 1
  }

  /// Adds those of the lines in `range` that read as words.
  private mutating func addLines(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, b[end] != 0x0A, b[end] != 0x0D { end += 1 }
      var from = start
      while from < end, [0x20, 0x09, 0x2A].contains(b[from]) { from += 1 }
      let line = Array(b[from..<end])[...]
      if SourceProse.isProse(line), !SourceProse.isCode(line) { prose.append(from..<end) }
      start = end + 1
    }
  }

  private func lineEnd(_ start: Int) -> Int {
    var end = start
    while end < b.count, b[end] != 0x0A, b[end] != 0x0D { end += 1 }
    return end
  }

  private func has(_ text: StaticString, _ place: Int? = nil) -> Bool {
    let place = place ?? at
    let count = text.utf8CodeUnitCount
    guard place + count <= b.count else { return false }
    for offset in 0..<count where b[place + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
