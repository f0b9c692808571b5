import Documents
import TextEngine

extension EditorState {
  /// Shows Markdown without its markup, to be read; or its source again.
  @MainActor mutating func toggleReading(layouts: Layouts) {
    if document.isFolded {
      document.isFolded = false
      message = Message("The source, to be written in.")
      return
    }
    guard document.rich == nil, document.format == .markdown else {
      message = Message(
        document.rich == nil
          ? "Only Markdown has markup to fold away." : "Rich text shows no markup.")
      return
    }
    guard document.text.count <= MarkdownReading.limit else {
      message = Message("The text is too large to fold its markup away.")
      return
    }
    document.isFolded = true
    document.goal = nil
    message = Message("To be read: markup is folded away. The same command brings it back.")
  }

  /// Goes on from a place that is folded away to the next that shows.
  @MainActor func pastFolds(
    _ position: ByteCount, forward: Bool, layouts: Layouts
  ) -> ByteCount {
    guard document.isFolded else { return position }
    let shown = self.shown(layouts: layouts)
    let before = shown.shown(document.selection.head)
    var head = position
    while shown.shown(head) == before {
      let next =
        forward
        ? document.text.graphemeEnd(after: head) : document.text.graphemeStart(before: head)
      if next == head { break }
      head = next
    }
    return head
  }
}
