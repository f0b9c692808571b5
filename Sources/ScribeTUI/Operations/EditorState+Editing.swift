import Documents
import RichText
import TextEngine
import WritingTools

extension EditorState {
  /// Carries out edits of the writer on the document on the screen: text, history, layout and an
  /// open session follow.
  ///
  /// - Parameters:
  ///   - kind: How the edit joins with those before it into one undo.
  ///   - selection: Where the writer is afterwards; nil moves the selection with the text.
  @MainActor mutating func edit(
    _ edits: EditSet, kind: UndoHistory.Kind, selection: Selection? = nil, layouts: Layouts
  ) {
    guard !edits.isEmpty else { return }
    guard !document.isFolded else {
      message = Message("This is the reading view; “fold the markup” in the palette leaves it.")
      return
    }
    let edits = document.rich == nil ? edits : edits.asRichText
    guard document.rich?.document.allows(edits) ?? true else {
      message = Message("A table's cell ends there; nothing was changed.")
      return
    }
    let old = document.text
    let before = document.selection
    let after = selection ?? before.moved(by: edits)
    let summary = document.change(by: edits, kind: kind, at: now, from: before, to: after)
    follow(summary, from: old, selection: after, layouts: layouts)
  }

  /// Lets view, words, session and layouts follow an edit that was made to the text.
  @MainActor mutating func follow(
    _ summary: EditSummary, from old: TextStorage, selection: Selection, layouts: Layouts
  ) {
    // Who writes on is not leaving any more.
    leaving = nil
    layouts.follow(summary, of: document)
    document.words.follow(summary.edits, from: old, to: document.text)
    document.live?.follow(summary.edits)
    document.top.element = summary.edits.moving(document.top.element, bias: .before)
    document.topKept = nil
    document.jumps.follow(summary.edits)
    document.selection = selection
    document.goal = nil
    document.grown = []
    if document.session != nil {
      document.session?.session.follow(summary.edits)
      document.session?.earlier?.session.follow(summary.edits)
      document.session?.typedSince = true
      endRestingSession(layouts: layouts)
    }
  }

  /// Puts `text` in the place of the selection.
  @MainActor mutating func type(
    _ text: TextSlice, kind: UndoHistory.Kind, layouts: Layouts
  ) {
    let range = document.selection.range
    let edit = Edit(range: range, text: text)
    self.edit(
      EditSet(edit), kind: kind, selection: Selection(caret: range.lowerBound + text.count),
      layouts: layouts)
    document.isMarking = false
  }

  /// Takes `range` away.
  @MainActor mutating func delete(
    _ range: Range<ByteCount>, kind: UndoHistory.Kind, layouts: Layouts
  ) {
    guard !range.isEmpty else { return }
    edit(
      EditSet(Edit(range: range, text: TextSlice())), kind: kind,
      selection: Selection(caret: range.lowerBound), layouts: layouts)
    document.isMarking = false
  }

  /// Takes the selection away, or what lies between the caret and `target`.
  @MainActor mutating func delete(
    to target: ByteCount, kind: UndoHistory.Kind, layouts: Layouts
  ) {
    let selection = document.selection
    if selection.isEmpty {
      delete(
        min(selection.head, target)..<max(selection.head, target), kind: kind, layouts: layouts)
    } else {
      delete(selection.range, kind: .other, layouts: layouts)
    }
  }

  /// Breaks the line, with the document's own line end.
  @MainActor mutating func breakLine(layouts: Layouts) {
    if endsList(layouts: layouts) { return }
    type(
      TextSlice(bytes: lineEndBytes(at: document.selection.head)), kind: .other, layouts: layouts)
  }

  /// The line end to use at `position`: that of the line there, else of the one before, else the
  /// document's commonest.
  func lineEndBytes(at position: ByteCount) -> [UInt8] {
    let text = document.text
    if document.lineEnding == .cr { return document.lineEnding.bytes }
    for end in [text.lineEnd(containing: position), text.lineStart(containing: position)]
    where end > 0 && text.byte(at: end - 1) == 0x0A {
      return end > 1 && text.byte(at: end - 2) == 0x0D ? LineEnding.crlf.bytes : LineEnding.lf.bytes
    }
    return document.lineEnding.bytes
  }

  /// Returns pasted bytes as the document stores them: every line end becomes the document's.
  func stored(pasted bytes: [UInt8]) -> [UInt8] {
    let end = lineEndBytes(at: document.selection.head)
    var stored: [UInt8] = []
    stored.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0D || byte == 0x0A {
        stored += end
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      } else {
        stored.append(byte)
      }
      index += 1
    }
    return stored
  }

  @MainActor mutating func undo(layouts: Layouts) {
    let old = document.text
    guard let step = document.undo() else {
      message = Message("Nothing to undo.")
      return
    }
    follow(
      step.summary, from: old, selection: step.selections.first ?? document.selection,
      layouts: layouts)
  }

  @MainActor mutating func redo(layouts: Layouts) {
    let old = document.text
    guard let step = document.redo() else {
      message = Message("Nothing to redo.")
      return
    }
    follow(
      step.summary, from: old, selection: step.selections.first ?? document.selection,
      layouts: layouts)
  }
}

extension WordTally {
  /// Counts anew the words that edits touched, where that is little work.
  mutating func follow(_ edits: EditSet, from old: TextStorage, to new: TextStorage) {
    guard let count, isCurrent else { return }
    guard let first = edits.edits.first, let last = edits.edits.last else { return }
    let start =
      Self.wordStart(before: first.range.lowerBound, in: old)
      ?? old.lineStart(containing: first.range.lowerBound)
    let end =
      Self.wordStart(after: last.range.upperBound, in: old)
      ?? old.lineEnd(containing: last.range.upperBound)
    let before = start..<end
    let after = start..<max(start, end + (new.count - old.count))
    if max(before.length(), after.length()) > 0x4000 {
      isCurrent = false
    } else {
      self.count = count - old.wordCount(in: before) + new.wordCount(in: after)
    }
  }

  /// How far a word's start is looked for, in bytes, before the line's counts.
  private static var reach: ByteCount { 256 }

  /// A place before `position` at which a word begins whatever comes after: a letter or digit of
  /// ASCII after a space (UAX #29 WB999). Nil if there is none near.
  private static func wordStart(before position: ByteCount, in text: TextStorage) -> ByteCount? {
    let from = max(0, position - reach)
    let bytes = text.bytes(in: from..<position)
    var index = bytes.count - 1
    while index > 0 {
      if beginsWord(bytes, index) { return from + ByteCount(index) }
      index -= 1
    }
    return nil
  }

  /// The same after `position`; the space comes after it too.
  private static func wordStart(after position: ByteCount, in text: TextStorage) -> ByteCount? {
    let bytes = text.bytes(in: position..<min(text.count, position + reach))
    var index = 1
    while index < bytes.count {
      if beginsWord(bytes, index) { return position + ByteCount(index) }
      index += 1
    }
    return nil
  }

  private static func beginsWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index - 1] == 0x20 else { return false }
    return bytes[index] &- 0x30 < 10 || (bytes[index] | 0x20) &- 0x61 < 26
  }
}
