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
    let markup = Markup.whole(of: text, format: format)
    return place(of: scope.range, markup: markup, format: format)
  }

  static func place(
    of range: Range<ByteCount>, markup: Markup?, format: DocumentFormat
  ) -> ResultOptions {
    guard let markup else { return format.options }
    switch markup.place(of: range.lowerBound.value..<range.upperBound.value) {
    case .code: return .plain
    case .heading, .cell: return [.plain, .rich]
    case .prose, .quotation: return .all
    }
  }
}
