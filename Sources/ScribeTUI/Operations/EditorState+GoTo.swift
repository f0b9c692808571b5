import TextEngine
import TextSearch

extension EditorState {
  /// Goes where `words` say: a line number, `12:5`, `50%`, or the first heading that holds them.
  @MainActor mutating func go(to words: String) {
    let text = document.text
    let trimmed = words.split(separator: " ").joined(separator: " ")
    if trimmed.hasSuffix("%"), let percent = Double(trimmed.dropLast()) {
      let share = min(max(percent, 0), 100) / 100
      jump(to: text.lineStart(containing: ByteCount(Int(Double(text.count.value) * share))))
      return
    }
    let parts = trimmed.split(separator: ":", omittingEmptySubsequences: false)
    if let first = parts.first, let line = Int(first), parts.count <= 2 {
      leaveMark()
      goTo(line: line, column: parts.count == 2 ? Int(parts[1]) ?? 1 : 1)
      return
    }
    guard !trimmed.isEmpty else { return }
    var from: ByteCount = 0
    while let match = text.firstMatch(of: Needle(trimmed), in: from..<text.count) {
      let start = text.lineStart(containing: match.lowerBound)
      if text.byte(at: start) == UInt8(ascii: "#") {
        jump(to: start)
        return
      }
      from = match.upperBound
    }
    message = Message("No line, percentage or heading: \(trimmed)")
  }

  /// Puts the caret at a line and a character of it, both from 1, or as near as there is.
  public mutating func goTo(line: Int, column: Int) {
    let text = document.text
    var position = text.lineStart(LineCount(max(line, 1) - 1)).value
    let end = endOfLine(at: position)
    var left = column - 1
    while left > 0, position < end {
      // Of a run of ASCII the last character alone may be joined by what comes after.
      let near = position..<min(end, position + ByteCount(min(left, 1 << 16) + 1))
      let plain = text.plainPrefix(of: near)
      if plain > 1 {
        let step = min(
          left, near.upperBound == end && plain == near.length().value ? plain : plain - 1)
        position += ByteCount(step)
        left -= step
      } else {
        position = text.graphemeEnd(after: position)
        left -= 1
      }
    }
    goTo(position)
  }

  mutating func goTo(_ position: ByteCount) {
    document.selection = Selection(
      caret: document.text.graphemeBoundary(atOrBefore: min(position, document.text.count)))
    document.goal = nil
    document.isMarking = false
    document.grown = []
  }

  /// Goes to a place that may be far away, and remembers where the writer was.
  mutating func jump(to position: ByteCount) {
    leaveMark()
    goTo(position)
  }
}
