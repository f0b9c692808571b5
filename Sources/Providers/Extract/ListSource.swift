/// A text in which a list is looked for: its characters, each with its place and its depth.
struct ListSource {
  let scalars: [Unicode.Scalar]
  /// UTF-8 offset of each scalar, and of the end.
  let offsets: [Int]
  /// True where no list may be cut: in brackets, quotation marks, code and protected ranges.
  let isClosed: [Bool]
  let hasMarkup: Bool

  init(_ text: String, protected: [Range<Int>], hasMarkup: Bool) {
    self.hasMarkup = hasMarkup
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets
    var closed = Self.brackets(scalars, hasMarkup: hasMarkup)
    for range in protected {
      for index in scalars.indices where range.contains(offsets[index]) { closed[index] = true }
    }
    isClosed = closed
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, isSpace(first) { range = (first + 1)..<range.upperBound }
    while let last = range.last, isSpace(last) { range = range.lowerBound..<last }
    return range
  }

  /// The range on one line.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in trimmed(range) {
      if !isSpace(index) {
        view.append(scalars[index])
      } else if view.last != " " {
        view.append(" ")
      }
    }
    return String(view)
  }

  func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }

  /// The words of a range, each with its place; marks that touch a word belong to it.
  func words(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for index in range {
      if isSpace(index) {
        if let from = start { found.append(from..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let from = start { found.append(from..<range.upperBound) }
    return found
  }

  /// A word in lower case, without the marks round it.
  func plain(_ word: Range<Int>) -> String {
    var word = word
    while let first = word.first, isMark(scalars[first]) { word = (first + 1)..<word.upperBound }
    while let last = word.last, isMark(scalars[last]) { word = word.lowerBound..<last }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[word])
    return String(view).lowercased()
  }

  /// The parts between the marks for which `isSeparator` holds outside brackets and quotations.
  func parts(_ range: Range<Int>, _ isSeparator: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where !isClosed[index] && isSeparator(index) {
      found.append(start..<index)
      start = index + 1
    }
    found.append(start..<range.upperBound)
    return found
  }

  /// A comma that parts things: of any script, and not inside a number.
  func isComma(_ index: Int) -> Bool {
    switch scalars[index] {
    case "、", "，", "،": true
    case ",":
      index + 1 >= scalars.count || isSpace(index + 1) || isCloser(scalars[index + 1])
    default: false
    }
  }

  /// The text looks like a program: an assignment or a call, and no sentence.
  var isCode: Bool {
    let text = scalars.filter { $0 != " " }
    let signs = text.filter { "=(){}[];<>|&+*/\\$".unicodeScalars.contains($0) }.count
    let hasOpenWords = words(scalars.indices).contains { word in
      word.count > 2 && word.allSatisfy { scalars[$0].properties.isLowercase }
    }
    return !text.isEmpty && signs * 8 > text.count
      && (!hasOpenWords || scalars.contains("=") || scalars.contains("{"))
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
  private func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    "\"”’»".unicodeScalars.contains(scalar)
  }

  private static func brackets(_ scalars: [Unicode.Scalar], hasMarkup: Bool) -> [Bool] {
    var closed = [Bool](repeating: false, count: scalars.count)
    func close(_ range: ClosedRange<Int>) { for index in range { closed[index] = true } }
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", "[": "]", "{": "}", "“": "”", "«": "»", "„": "“", "「": "」", "（": "）",
    ]
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      var end: Int?
      if hasMarkup, scalar == "`" {
        let run = scalars[index...].prefix { $0 == "`" }.count
        end = closingRun(scalars, after: index + run, count: run)
        index += end == nil ? run - 1 : 0
      } else if scalar == "\"" {
        end = scalars[(index + 1)...].firstIndex(of: "\"")
      } else if let closer = pairs[scalar] {
        var depth = 0
        end = scalars[index...].firstIndex { other in
          if other == scalar { depth += 1 }
          if other == closer { depth -= 1 }
          return depth == 0
        }
      }
      if let end {
        close(index...end)
        index = end
      }
      index += 1
    }
    return closed
  }

  private static func closingRun(_ scalars: [Unicode.Scalar], after start: Int, count: Int) -> Int?
  {
    var index = start
    while index < scalars.count {
      let run = scalars[index...].prefix { $0 == "`" }.count
      if run == count { return index + run - 1 }
      index += max(run, 1)
    }
    return nil
  }
}
