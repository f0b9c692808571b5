import Documents
import ScribeTUI
import TextEngine
import WritingTools

/// An editor on a screen in memory, driven by keys and read as text.
///
/// In marked text `‸` is the caret and `⟦ ⟧` a selection whose head is at its end.
@MainActor final class TestEditor {
  let editor: Editor
  var seconds = 0.0
  /// The effects of the last event, and all so far.
  var effects: [Effect] = []
  var allEffects: [Effect] = []

  /// - Parameter showsThumb: Whether the last column shows where the window is. Without it a row of
  ///   the screen is a row of the text.
  init(
    _ marked: String, columns: Int = 40, rows: Int = 10, path: String? = "draft.md",
    engine: EngineKind = .tk2, reaches: [Tool: Reach] = [:], showsThumb: Bool = false
  ) {
    var settings = EditorSettings()
    settings.showsThumb = showsThumb
    settings.engine = engine
    var state = EditorState(size: Size(columns: columns, rows: rows), settings: settings)
    state.reaches = reaches
    editor = Editor(state: state)
    let (text, selection) = Self.parsed(marked)
    var reading = Reading(newOf: DocumentFormat(path: path))
    reading.text = TextStorage(text)
    if text.utf8.contains(0x0D) { reading.lineEnding = .crlf }
    note(editor.open(path: path, reading: reading))
    editor.configure { $0.documents[$0.current].selection = selection }
  }

  static func parsed(_ marked: String) -> (String, Selection) {
    var text = ""
    var anchor = 0
    var head = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "‸":
        anchor = text.utf8.count
        head = anchor
      case "⟦": anchor = text.utf8.count
      case "⟧": head = text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (text, Selection(anchor: ByteCount(anchor), head: ByteCount(head)))
  }

  /// The text with the caret or selection marked in it.
  var marked: String {
    let document = editor.state.document
    let range = document.selection.range
    let text = document.text
    let middle = text.string(in: range)
    return text.string(in: 0..<range.lowerBound)
      + (range.isEmpty ? "‸" : "⟦\(middle)⟧") + text.string(in: range.upperBound..<text.count)
  }

  var text: String { editor.state.document.text.string }
  var lines: [String] { editor.frame.lines }
  /// The screen, rows without spaces at their ends.
  var screen: String { lines.joined(separator: "\n") }
  /// The first row of the footer: position, or what just happened.
  var status: String {
    let rows = lines.count
    return lines[rows - (editor.state.context == .review ? 3 : 2)]
  }

  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  func type(_ text: String) {
    for scalar in text.unicodeScalars {
      send(.key(scalar == "\n" ? Key(.enter) : .character(scalar)))
    }
  }

  func send(_ event: Event) { note(editor.handle(event, at: seconds)) }
  func take(_ answer: Answer) { note(editor.take(answer)) }
  func perform(_ command: Command) { note(editor.perform(command)) }

  private func note(_ new: [Effect]) {
    effects = new
    allEffects += new
  }

  /// The request that a tool has just made.
  var asked: (SessionID, ToolRequest)? {
    for case .ask(let session, let request) in effects { return (session, request) }
    return nil
  }

  /// Answers the tool that has just asked.
  func answer(_ content: ToolContent, provider: String = "rules") {
    guard let (session, _) = asked else { return }
    take(.answered(session, .success(ToolAnswer(content: content, provider: provider))))
  }
}

extension Key {
  static let enter = Key(.enter)
  static let escape = Key(.escape)
  static let tab = Key(.tab)
  static let up = Key(.up)
  static let down = Key(.down)
  static let left = Key(.left)
  static let right = Key(.right)
  static let home = Key(.home)
  static let end = Key(.end)
  static let backspace = Key(.backspace)
  static let delete = Key(.delete)
  func shifted() -> Key { Key(code, modifiers.union(.shift)) }
  func controlled() -> Key { Key(code, modifiers.union(.control)) }
}
