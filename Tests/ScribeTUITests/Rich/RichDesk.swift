import Documents
import RichText
import TextEngine
import Testing
import WritingTools

@testable import ScribeTUI

/// An editor with a rich document, and what tests ask of it.
@MainActor final class RichDesk {
  let editor: Editor
  var effects: [Effect] = []

  init(
    columns: Int = 60, rows: Int = 14, engine: EngineKind = .tk2, path: String = "a.rtf",
    format: RichFormat = .rtf, _ make: (inout DocumentBuilder) -> Void
  ) {
    var builder = DocumentBuilder(format: format)
    make(&builder)
    var settings = EditorSettings()
    settings.engine = engine
    editor = Editor(
      state: EditorState(size: Size(columns: columns, rows: rows), settings: settings))
    effects = editor.open(
      path: path,
      rich: RichOpening(
        document: builder.finish(), format: format, identity: nil, isWritable: true, notices: []))
  }

  var document: RichDocument {
    editor.state.document.rich?.document ?? RichDocument()
  }
  var text: String { editor.state.document.text.string }
  var lines: [String] { editor.frame.lines }
  var message: String { editor.state.message?.text ?? "" }

  func select(_ words: String) {
    guard let place = text.firstRange(of: words) else { return }
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    editor.configure {
      $0.document.selection = Selection(
        anchor: ByteCount(start), head: ByteCount(start + words.utf8.count))
    }
  }

  func put(caret: Int) {
    editor.configure { $0.document.selection = Selection(caret: ByteCount(caret)) }
  }

  func perform(_ command: Command) { effects = editor.perform(command) }
  func press(_ keys: Key...) { for key in keys { effects = editor.handle(.key(key), at: 0) } }

  var asked: ToolRequest? {
    for case .ask(_, let request) in effects { return request }
    return nil
  }

  /// Runs a tool and gives it an answer.
  func run(_ tool: Tool, answer: ToolContent) {
    perform(.runTool(tool))
    for case .ask(let id, _) in effects {
      effects = editor.take(.answered(id, .success(ToolAnswer(content: answer, provider: "rules"))))
    }
  }

  /// Accepts all, seen or not.
  func accept() { perform(.acceptAll) }

  var saved: RichSave? {
    for case .saveRich(let save) in effects { return save }
    return nil
  }
}
