public import TextEngine

/// Rows of a document's text to be counted beside the editor.
public struct RowCounting: Sendable {
  public let document: DocumentID
  public var counter: RowCounter
}

extension Editor {
  /// Whether rows of the document on the screen are still to be counted.
  ///
  /// Only TK2 leaves rows uncounted; and a text whose pages come and go is not counted, since that
  /// would push out the pages in use.
  public var needsRowCount: Bool {
    guard let document = state.documents.isEmpty ? nil : state.document,
      document.text.loading.map({ $0.isFinished && $0.becomesResident }) ?? true,
      let layout = layouts.fragments(of: document)
    else { return false }
    return document.rows?.revision != document.text.revision
      || document.rows?.options != layout.options
  }

  /// Returns what counts the rows that are not known yet, those near the screen first; nil, and the
  /// number of rows is noted, if all are known.
  ///
  /// - Complexity: O(gaps), and 64 KiB laid out at most.
  public func rowCounting() -> RowCounting? {
    guard needsRowCount, let layout = layouts.fragments(of: state.document) else { return nil }
    if let counter = layout.rowCounter(near: state.document.top.element) {
      return RowCounting(document: state.document.id, counter: counter)
    }
    configure { $0.noteRows(of: layout, at: $0.current) }
    return nil
  }
}

extension EditorState {
  /// Takes what was counted beside the editor, and notes the number of rows when it is known. What
  /// is on the screen depends on none of it.
  @MainActor mutating func takeRows(
    _ id: DocumentID, _ counts: [RowCounts], layouts: Layouts
  ) {
    guard let index = documents.firstIndex(where: { $0.id == id }),
      let layout = layouts.fragments(of: documents[index])
    else { return }
    for counts in counts { layout.take(counts) }
    noteRows(of: layout, at: index)
  }

  /// Notes how many rows there are, if that is known exactly.
  mutating func noteRows(of layout: TK2Layout, at index: Int) {
    guard case .exact(let count) = layout.height else { return }
    documents[index].rows = RowTally(
      count: count.value, revision: layout.text.revision, options: layout.options)
  }
}

/// How many rows a text has, and what that depends on.
struct RowTally: Hashable, Sendable {
  var count: Int
  var revision: Revision
  var options: TypesetOptions
}
