import Documents

/// The markup of a stretch of text, as far as the tools ask.
struct Markup {
  /// What is counted to say what a result adds.
  enum Feature: Hashable { case table, list, heading, code, quote, emphasis, strong, link, other }

  var counts: [Feature: Int] = [:]
  /// Code, link destinations, quotations, front matter: UTF-8 offsets, ascending, apart.
  var protectedRanges: [Range<Int>] = []

  init(_ text: String) {
    var previous: Substring = ""
    var isCode = false
    var isList = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let body = line.drop { $0 == " " || $0 == "\t" }
      if body.hasPrefix("```") {
        isCode.toggle()
        if isCode { counts[.code, default: 0] += 1 }
      } else if !isCode {
        if body.hasPrefix("#") { counts[.heading, default: 0] += 1 }
        if body.hasPrefix(">") { counts[.quote, default: 0] += 1 }
        if ListMarker(body) != nil {
          if !isList { counts[.list, default: 0] += 1 }
          isList = true
        } else if body.isEmpty {
          isList = false
        }
        if previous.contains("|"), body.contains("-"), body.allSatisfy({ "|-: ".contains($0) }) {
          counts[.table, default: 0] += 1
        }
        counts[.strong, default: 0] += body.matches("**") / 2
        counts[.code, default: 0] += body.matches("`") / 2
        counts[.link, default: 0] += body.matches("](")
      }
      previous = body
    }
  }

  /// What surrounds a stretch.
  enum Place: Hashable { case prose, quotation, heading, cell, code }

  /// Returns what surrounds `range` (UTF-8 offsets) wholly; nil where the range is empty.
  func place(of range: Range<Int>) -> Place? { range.isEmpty ? nil : .prose }

  /// Returns the end of the code, table or HTML that `position` is in, else `position`.
  func endOfBlock(around position: Int) -> Int { position }

  /// Returns the most that this markup has and `old` has not.
  func kind(over old: Markup) -> ResultKind {
    let gained = counts.filter { $0.value > old.counts[$0.key, default: 0] }.keys
    if gained.contains(.table) { return .table }
    if gained.contains(.list) { return .list }
    return gained.isEmpty ? .plain : .rich
  }
}

extension Substring {
  fileprivate func matches(_ part: String) -> Int {
    var count = 0
    var rest = self
    while let found = rest.range(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }

  fileprivate func range(of part: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(part) { return at..<index(at, offsetBy: part.count) }
      at = index(after: at)
    }
    return nil
  }
}

// Taking markup off.
extension Markup {
  static func plainLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let body = line.drop { $0 == " " }
      return plainInline(String(body.dropFirst(ListMarker(body)?.length ?? 0)))
    }.joined(separator: "\n")
  }

  static func plainInline(_ text: String) -> String { text.filter { !"*`".contains($0) } }

  static func replacingTables(
    _ text: String, _ body: (_ header: [String], _ rows: [[String]]) -> String
  ) -> String { text }
}
