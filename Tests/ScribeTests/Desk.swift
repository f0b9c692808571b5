import Documents
import Foundation
import ScribeTUI
import TextEngine
import WritingTools

/// An editor on a screen in memory whose tools are answered by a real provider.
@MainActor final class Desk {
  let editor: Editor

  /// Opens `draft` with the caret in its third line, past what stands before.
  init(
    _ draft: String, format: DocumentFormat, options: ResultOptions, engine: EngineKind
  ) {
    var settings = EditorSettings()
    settings.engine = engine
    editor = Editor(state: EditorState(size: Size(columns: 100, rows: 40), settings: settings))
    var reading = Reading(newOf: format)
    reading.text = TextStorage(draft)
    _ = editor.open(path: "draft", reading: reading, preferred: options)
    editor.configure { state in
      let start = state.document.text.lineStart(2).value
      state.document.selection = Selection(
        anchor: start, head: state.document.text.lineEnd(containing: start) - 1)
    }
  }

  var text: String { editor.state.document.text.string }
  var screen: String { editor.frame.lines.joined(separator: "\n") }
  var isReviewing: Bool { editor.state.context == .review }

  func press(_ key: Key) { _ = editor.handle(.key(key)) }

  /// Runs a tool and brings its answer back, if it may run.
  func run(_ tool: Tool, by provider: some Provider) async {
    editor.configure { state in
      for tool in Tool.all { state.reaches[tool] = provider.reach(tool) }
    }
    for case .ask(let session, let request) in editor.perform(.runTool(tool)) {
      let result: Result<ToolAnswer, ProviderError>
      do throws(ProviderError) {
        result = .success(try await provider.answer(request))
      } catch {
        result = .failure(error)
      }
      _ = editor.take(.answered(session, result))
    }
  }
}

extension Key {
  static let enter = Key(.enter)
}

/// Files as bytes.
enum Bytes {
  static func of(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map { Array($0) }
  }
}
