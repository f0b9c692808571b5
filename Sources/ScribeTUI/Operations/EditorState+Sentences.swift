import TextEngine
import WritingTools

extension EditorState {
  /// The sentence at a place, with the spaces after it.
  private func sentence(at place: ByteCount) -> Range<ByteCount> {
    ToolScope(
      .sentence, text: document.text, selection: Selection(caret: place), format: document.format
    ).range
  }

  private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The start of the next sentence; the end of the text behind the last one.
  func sentenceStart(after place: ByteCount) -> ByteCount {
    let text = document.text
    var next = sentence(at: place).upperBound
    if next <= place { next = text.lineEnd(containing: place) }
    while next < text.count, isBlank(text.byte(at: next)) {
      // A blank may bear a mark.
      let end = text.graphemeEnd(after: next)
      guard isBlank(text.byte(at: end - 1)) else { break }
      next = end
    }
    return next
  }

  /// The start of the sentence that `place` is in; at its start, of the one before.
  func sentenceStart(before place: ByteCount) -> ByteCount {
    let text = document.text
    var end = place
    while end > 0, isBlank(text.byte(at: end - 1)) { end -= 1 }
    guard end > 0 else { return 0 }
    let start = sentence(at: text.graphemeStart(before: end)).lowerBound
    return start < place ? start : max(text.lineStart(containing: end - 1), 0)
  }

  /// Puts the caret at the bracket that belongs to the one at it, or round it.
  mutating func goToBracket(extending: Bool) {
    let head = document.selection.head
    guard let place = document.text.bracket(matching: head) else {
      message = Message("There is no bracket here that has another.")
      return
    }
    leaveMark()
    let extends = extending || document.isMarking
    document.selection = Selection(
      anchor: extends ? document.selection.anchor : place, head: place)
    document.goal = nil
    document.grown = []
  }

  /// Selects what stands round the caret.
  mutating func select(_ enclosing: Enclosing) {
    let text = document.text
    let selection = document.selection
    let place = selection.range.lowerBound
    let found: Range<ByteCount>?
    switch enclosing {
    case .sentence: found = trimmed(sentence(at: place))
    case .paragraph:
      found = trimmed(
        ToolScope(
          .paragraph, text: text, selection: Selection(caret: place), format: document.format
        ).range)
    case .quotation: found = text.quotation(around: selection.range)
    case .listItem: found = text.listItem(at: place).map { trimmed($0) }
    }
    guard let found, !found.isEmpty else {
      message = Message("There is no \(enclosing.words) here.")
      return
    }
    document.grown.append(selection)
    document.selection = Selection(anchor: found.lowerBound, head: found.upperBound)
    document.goal = nil
    document.isMarking = false
  }
}

extension Enclosing {
  fileprivate var words: String {
    switch self {
    case .sentence: "sentence"
    case .paragraph: "paragraph"
    case .quotation: "quotation"
    case .listItem: "list item"
    }
  }
}
