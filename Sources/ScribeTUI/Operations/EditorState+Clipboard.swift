import RichText
import TextEngine

extension EditorState {
  /// What cutting and copying take: the selection, else the whole line.
  private var clipped: Range<ByteCount> {
    let selection = document.selection
    return selection.isEmpty
      ? document.text.paragraphRange(at: selection.head) : selection.range
  }

  /// How many clips are kept, and how many bytes of them beside the latest.
  private static var mostClips: Int { 30 }
  private static var mostClipBytes: Int { 1 << 22 }

  /// Makes it what is pasted next, and keeps what was before.
  mutating func keepClip(_ bytes: [UInt8]) {
    clipboard = bytes
    clips.removeAll { $0 == bytes }
    clips.insert(bytes, at: 0)
    var total = 0
    let kept = clips.dropFirst().prefix(Self.mostClips - 1).prefix { clip in
      total += clip.count
      return total <= Self.mostClipBytes
    }
    clips = [bytes] + kept
  }

  mutating func copy() -> [Effect] {
    let range = clipped
    guard !range.isEmpty else { return [] }
    keepClip(document.text.bytes(in: range))
    copiedRich = document.rich?.document.fragment(range)
    document.isMarking = false
    message = Message("Copied \(range.length().value) bytes.")
    return [.copyToClipboard(clipboard)]
  }

  @MainActor mutating func cut(layouts: Layouts) -> [Effect] {
    let range = clipped
    guard !range.isEmpty else { return [] }
    keepClip(document.text.bytes(in: range))
    copiedRich = document.rich?.document.fragment(range)
    delete(range, kind: .other, layouts: layouts)
    return [.copyToClipboard(clipboard)]
  }

  /// Cuts to the line's end, or the line end itself where the caret is there.
  @MainActor mutating func cutToLineEnd(layouts: Layouts) -> [Effect] {
    let head = document.selection.head
    let end = endOfLine(at: head)
    let next = end > head ? end : document.text.lineEnd(containing: head)
    document.selection = Selection(anchor: head, head: next)
    return next > head ? cut(layouts: layouts) : []
  }

  @MainActor mutating func cutLine(layouts: Layouts) -> [Effect] {
    document.selection = Selection(caret: document.selection.head)
    return cut(layouts: layouts)
  }

  /// - Parameter keepingStyle: Whether what was copied from rich text keeps its attributes.
  @MainActor mutating func paste(keepingStyle: Bool = true, layouts: Layouts) -> [Effect] {
    if settings.hasSystemClipboard, keepingStyle { return [.pasteFromClipboard] }
    pasteClip(nil, keepingStyle: keepingStyle, layouts: layouts)
    return []
  }

  /// Pastes what the desktop's clipboard has; nil, or what was copied here, is pasted as it was.
  @MainActor mutating func pasteClip(
    _ bytes: [UInt8]?, keepingStyle: Bool = true, layouts: Layouts
  ) {
    guard !documents.isEmpty, mode == .text, !isComparing else { return }
    if let bytes, !bytes.isEmpty, bytes != clipboard {
      keepClip(bytes)
      type(TextSlice(bytes: stored(pasted: bytes)), kind: .other, layouts: layouts)
      return
    }
    guard !clipboard.isEmpty else {
      message = Message("Nothing was copied yet; paste with the terminal's own key.")
      return
    }
    if let copied = copiedRich, document.rich != nil,
      copied.text.bytes(in: 0..<copied.text.count) == clipboard
    {
      if keepingStyle {
        paste(copied, layouts: layouts)
      } else {
        // What attachments stand for is no text.
        type(
          TextSlice(copied.text.string.replacing("\u{FFFC}", with: "")), kind: .other,
          layouts: layouts)
      }
      return
    }
    type(TextSlice(bytes: clipboard), kind: .other, layouts: layouts)
  }
}
