import TextEngine

extension EditorState {
  mutating func openPrompt(
    _ purpose: Prompt.Purpose, typed: String = "", isOffered: Bool = false
  ) {
    mode = .prompt(
      Prompt(
        purpose: purpose, typed: typed, isOffered: isOffered, origin: document.selection,
        originTop: document.top))
  }

  /// Selects the next match of what was searched last, going round at the end.
  @MainActor mutating func findAgain(backwards: Bool, from start: ByteCount? = nil) {
    guard !lastSearch.isEmpty else {
      openPrompt(.find)
      return
    }
    let needle = Needle(lastSearch)
    let text = document.text
    let range = document.selection.range
    let here = start ?? (backwards ? range.lowerBound : range.upperBound)
    let first = backwards ? 0..<here : here..<text.count
    let second = backwards ? here..<text.count : 0..<here
    if let match = text.firstMatch(of: needle, in: first, backwards: backwards) {
      select(match)
    } else if let match = text.firstMatch(of: needle, in: second, backwards: backwards) {
      select(match)
      message = Message("Went round the \(backwards ? "start" : "end") of the text.")
    } else {
      message = Message("Not found: \(lastSearch)")
    }
  }

  mutating func select(_ range: Range<ByteCount>) {
    document.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
    document.goal = nil
    document.isMarking = false
  }

  /// Lets an open prompt go back to the text that is on the screen now, if an answer brought another.
  mutating func followPrompt(from before: EditorDocument?) {
    guard case .prompt(var prompt) = mode, let before, !documents.isEmpty,
      before.id != document.id || before.text.revision != document.text.revision
    else { return }
    prompt.origin = document.selection
    prompt.originTop = document.top
    mode = .prompt(prompt)
  }

  /// Looks, while the phrase is being typed, from where the search began.
  @MainActor mutating func findWhileTyping() {
    guard case .prompt(var prompt) = mode else { return }
    prompt.note = nil
    if prompt.typed.isEmpty {
      document.selection = prompt.origin
      document.top = prompt.originTop
    } else {
      let needle = Needle(prompt.typed)
      let text = document.text
      let from = prompt.origin.range.lowerBound
      let known = knownStart(before: prompt)
      // Round the end of the text only once, and never again over what was searched already.
      let isRound = known.map { $0 < from } ?? false
      if let match =
        (isRound ? nil : text.firstMatch(of: needle, in: (known ?? from)..<text.count))
        ?? text.firstMatch(of: needle, in: (isRound ? known ?? 0 : 0)..<from)
      {
        select(match)
      } else {
        document.selection = prompt.origin
        prompt.note = "not found"
      }
    }
    mode = .prompt(prompt)
  }

  /// Where the phrase begins that the prompt held before its last character was typed, if that is
  /// selected: no match of the longer phrase comes before it.
  private func knownStart(before prompt: Prompt) -> ByteCount? {
    let shorter = Needle(String(prompt.typed.unicodeScalars.dropLast()))
    let selected = document.selection.range
    guard prompt.note == nil, !shorter.bytes.isEmpty, !selected.isEmpty,
      document.text.firstMatch(of: shorter, in: selected.lowerBound..<selected.lowerBound + 1)
        == selected
    else { return nil }
    return selected.lowerBound
  }

  /// What replacing keeps to: the selection; nil without one, or where a search made it, since who
  /// found a phrase wants all of them replaced.
  var replaceScope: Range<ByteCount>? {
    let range = document.selection.range
    guard !range.isEmpty else { return nil }
    let needle = Needle(lastSearch)
    if range.length().value <= needle.longest,
      document.text.firstMatch(of: needle, in: range) == range
    {
      return nil
    }
    return range
  }

  /// Replaces every match, in the selection where there is one, as one undo.
  @MainActor mutating func replaceAll(_ what: String, with text: String, layouts: Layouts) {
    let scope = replaceScope ?? 0..<document.text.count
    let matches = document.text.matches(of: Needle(what), in: scope)
    guard !matches.isEmpty else {
      message = Message("Not found: \(what)")
      return
    }
    let replacement = TextSlice(text)
    edit(
      EditSet(matches.map { Edit(range: $0, text: replacement) }), kind: .other,
      selection: nil, layouts: layouts)
    document.selection = Selection(caret: document.selection.head)
    message = Message(
      matches.count == 1 ? "Replaced 1 place." : "Replaced \(matches.count) places.")
  }

  /// Goes where `words` say: a line number, `12:5`, `50%`, or the first heading that holds them.
  @MainActor mutating func go(to words: String) {
    let text = document.text
    let trimmed = words.split(separator: " ").joined(separator: " ")
    if trimmed.hasSuffix("%"), let percent = Double(trimmed.dropLast()) {
      let share = min(max(percent, 0), 100) / 100
      goTo(text.lineStart(containing: ByteCount(Int(Double(text.count.value) * share))))
      return
    }
    let parts = trimmed.split(separator: ":", omittingEmptySubsequences: false)
    if let first = parts.first, let line = Int(first), parts.count <= 2 {
      goTo(line: line, column: parts.count == 2 ? Int(parts[1]) ?? 1 : 1)
      return
    }
    guard !trimmed.isEmpty else { return }
    var from: ByteCount = 0
    while let match = text.firstMatch(of: Needle(trimmed), in: from..<text.count) {
      let start = text.lineStart(containing: match.lowerBound)
      if text.byte(at: start) == UInt8(ascii: "#") {
        goTo(start)
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

  private mutating func goTo(_ position: ByteCount) {
    document.selection = Selection(
      caret: document.text.graphemeBoundary(atOrBefore: position))
    document.goal = nil
  }
}
