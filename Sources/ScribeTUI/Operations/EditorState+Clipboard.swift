import TextEngine

extension EditorState {
  /// What cutting and copying take: the selection, else the whole line.
  private var clipped: Range<ByteCount> {
    let selection = document.selection
    return selection.isEmpty
      ? document.text.paragraphRange(at: selection.head) : selection.range
  }

  mutating func copy() -> [Effect] {
    let range = clipped
    guard !range.isEmpty else { return [] }
    clipboard = document.text.bytes(in: range)
    document.isMarking = false
    message = Message("Copied \(range.length().value) bytes.")
    return [.copyToClipboard(clipboard)]
  }

  @MainActor mutating func cut(layouts: Layouts) -> [Effect] {
    let range = clipped
    guard !range.isEmpty else { return [] }
    clipboard = document.text.bytes(in: range)
    delete(range, kind: .other, layouts: layouts)
    return [.copyToClipboard(clipboard)]
  }

  @MainActor mutating func cutLine(layouts: Layouts) -> [Effect] {
    document.selection = Selection(caret: document.selection.head)
    return cut(layouts: layouts)
  }

  @MainActor mutating func paste(layouts: Layouts) {
    guard !clipboard.isEmpty else {
      message = Message("Nothing was copied yet; paste with the terminal's own key.")
      return
    }
    type(TextSlice(bytes: clipboard), kind: .other, layouts: layouts)
  }
}
