import Documents
import TextEngine
import WritingTools

extension EditorState {
  mutating func toggleMark() {
    if document.isMarking || !document.selection.isEmpty {
      document.isMarking = false
      document.selection = Selection(caret: document.selection.head)
    } else {
      document.isMarking = true
      message = Message("Mark set: move to select, F3 or Esc to drop.")
    }
  }

  mutating func selectAll() {
    document.selection = Selection(anchor: 0, head: document.text.count)
    document.isMarking = false
  }

  /// Grows the selection: word, quotation, sentence, list item, paragraph, section, text.
  mutating func growSelection() {
    let text = document.text
    let now = document.selection
    let place = Selection(caret: now.range.lowerBound)
    let whole = 0..<text.count
    // The paragraph and the section that the tools would take. A section that is the whole text is
    // no step before it.
    let scopes = [ToolScope.Extent.sentence, .paragraph, .section].map {
      ToolScope($0, text: text, selection: place, format: document.format).range
    }
    let steps = [text.wordRange(at: place.head)] + scopes.map { $0 == whole ? $0 : trimmed($0) }
    let others = [
      text.quotation(around: now.range), text.listItem(at: place.head).map { trimmed($0) },
    ]
    // The smallest that is larger.
    let ascending = (steps + others.compactMap(\.self) + [whole]).sorted {
      $0.length() < $1.length()
    }
    for step in ascending
    where step.lowerBound <= now.range.lowerBound && step.upperBound >= now.range.upperBound
      && step.length() > now.range.length()
    {
      document.grown.append(now)
      document.selection = Selection(anchor: step.lowerBound, head: step.upperBound)
      document.isMarking = false
      return
    }
  }

  mutating func shrinkSelection() {
    if let last = document.grown.popLast() {
      document.selection = last
    } else {
      document.selection = Selection(caret: document.selection.head)
    }
  }

  /// Returns `range` without spaces and line ends at its end.
  func trimmed(_ range: Range<ByteCount>) -> Range<ByteCount> {
    var end = range.upperBound
    while end > range.lowerBound,
      [0x20, 0x09, 0x0A, 0x0D].contains(document.text.byte(at: end - 1))
    {
      end -= 1
    }
    return range.lowerBound..<end
  }
}
