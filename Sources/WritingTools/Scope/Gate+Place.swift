public import Documents
public import TextEngine

extension Gate {
  /// Returns what the place of `scope` holds: everything in prose of Markdown, plain text in code
  /// and front matter, no blocks in a heading or in a cell of a table; elsewhere what the format
  /// holds.
  ///
  /// - Complexity: O(*n*) for Markdown of at most 1 MiB; a larger text is taken for prose.
  public static func place(
    of scope: ToolScope, in text: TextStorage, format: DocumentFormat
  ) -> ResultOptions {
    guard format == .markdown, text.count <= Protection.limit else { return format.options }
    let markup = Markup(text.parsable(in: 0..<text.count))
    switch markup.place(of: scope.range.lowerBound.value..<scope.range.upperBound.value) {
    case .code: return .plain
    case .heading, .cell: return [.plain, .rich]
    case .prose, .quotation: return .all
    }
  }
}
