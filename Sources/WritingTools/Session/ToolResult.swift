import Documents

/// What an answer comes to, in the shape that it can be placed and reduced in.
enum ToolResult: Hashable, Sendable {
  /// Replacements in the scope's text, ascending and apart.
  case edits([ProposedEdit])
  /// Text that stands for or beside the scope's.
  case text(String)
  case list([String], ordered: Bool)
  case table(header: [String], rows: [[String]])

  /// The result as text of Markdown with LF.
  ///
  /// - Parameter original: The scope's text, which edits are carried out in.
  func markdown(over original: String) -> String {
    switch self {
    case .edits(let edits): original.applying(edits)
    case .text(let text): text
    case .list(let items, let ordered): Layouts.list(items, ordered: ordered)
    case .table(let header, let rows): Layouts.table(header: header, rows: rows)
    }
  }

  /// The kind that it has whatever its text looks like.
  var floor: ResultKind? {
    switch self {
    case .edits, .text: nil
    case .list: .list
    case .table: .table
    }
  }

  /// Whether it stands as a block between blank lines.
  var isBlock: Bool { floor != nil }
}

extension String {
  /// Carries out `edits`, which ascend and are apart.
  func applying(_ edits: [ProposedEdit]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var at = 0
    for edit in edits {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement.utf8
      at = edit.range.upperBound
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }
}
