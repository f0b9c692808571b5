import TextEngine
import WritingTools

/// What stays bright while the writer writes.
public enum WritingFocus: String, CaseIterable, Hashable, Sendable {
  case none, sentence, paragraph
}

extension EditorState {
  /// Goes on from no focus to the sentence, the paragraph and back.
  mutating func cycleFocus() {
    let all = WritingFocus.allCases
    let index = all.firstIndex(of: settings.focus) ?? 0
    settings.focus = all[(index + 1) % all.count]
    message = Message(
      settings.focus == .none
        ? "All of the text is bright." : "The \(settings.focus.rawValue) is bright, the rest dim.")
  }

  /// What stays bright; nil where all does.
  var brightRange: Range<ByteCount>? {
    let extent: ToolScope.Extent
    switch settings.focus {
    case .none: return nil
    case .sentence: extent = .sentence
    case .paragraph: extent = .paragraph
    }
    guard isInText, document.selection.isEmpty else { return nil }
    return ToolScope(
      extent, text: document.text, selection: document.selection, format: document.format
    ).range
  }

  mutating func toggleTypewriter() {
    settings.keepsLineInMiddle.toggle()
    message = Message(
      settings.keepsLineInMiddle
        ? "The line with the caret stays in the middle." : "The text scrolls as usual.")
  }

  mutating func toggleMarks() {
    settings.showsMarks.toggle()
    message = Message(
      settings.showsMarks
        ? "Line ends are shown as ¶ (CRLF as ␍¶), blanks before them as ·, tabs as →."
        : "Line ends and blanks are not shown.")
  }

  mutating func toggleCentring() {
    settings.isCentred.toggle()
    message = Message(
      settings.isCentred && settings.wrapWidth == nil
        ? "Centred once the text has a width of its own: “width of the text” sets it."
        : settings.isCentred ? "The text is centred." : "The text stands on the left.")
  }

  mutating func toggleSmartQuotes() {
    settings.typesSmartQuotes.toggle()
    message = Message(
      settings.typesSmartQuotes
        ? "Quotes are curled as they are typed; undo brings the straight one."
        : "Quotes stay straight as they are typed.")
  }

  mutating func toggleDrafting() {
    settings.draftsOnly.toggle()
    message = Message(
      settings.draftsOnly
        ? "Drafting: nothing can be deleted by key until you switch this off."
        : "Deleting works again.")
  }

  /// Sets how wide rows of text are; nothing, or 0, is the whole screen.
  mutating func setWidth(_ words: String) {
    guard let width = words.isEmpty ? 0 : Int(words), (0...1000).contains(width) else {
      message = Message("\(words) is no width in cells.")
      return
    }
    settings.wrapWidth = width == 0 ? nil : max(width, 8)
  }
}
