import CursesScreen
import Documents
import Glibc
import Providers
import ScribeTUI
import TerminalLoop
import TextEngine
import WritingTools

/// What the command line asked the editor to open.
struct EditRequest {
  struct File {
    /// nil is a new document without a name.
    var path: String?
    /// A line, and a column in it, both from 1.
    var line: Int?
    var column: Int?
  }
  var files: [File] = []
  var theme = Theme.dark
  var preferred: ResultOptions?
  var format: DocumentFormat?
  var settings = EditorSettings()
}

/// Opens the editor and stays until the writer leaves.
///
/// - Returns: The exit status: 0 done, 2 no usable terminal, 4 a file that cannot be opened.
@MainActor func edit(_ request: EditRequest) -> Int32 {
  var readings: [(EditRequest.File, Reading)] = []
  for file in request.files {
    guard let path = file.path else {
      readings.append((file, Reading(newOf: request.format ?? .markdown)))
      continue
    }
    do throws(DocumentError) {
      readings.append((file, try DocumentFile.read(path: path)))
    } catch {
      return fail(error.message, status: 4)
    }
  }
  if readings.isEmpty {
    readings = [(EditRequest.File(), Reading(newOf: request.format ?? .markdown))]
  }

  let terminal: Terminal
  let screen: CursesScreen
  do {
    terminal = try Terminal()
    screen = try CursesScreen(
      terminal: getenv("TERM").map { String(cString: $0) } ?? "", size: terminal.size,
      theme: request.theme
    ) { terminal.write($0) }
  } catch let error as TerminalError {
    return fail(error.message, status: 2)
  } catch let error as ScreenError {
    return fail(error.message, status: 2)
  } catch {
    return fail("\(error)", status: 2)
  }

  let provider = EmbeddedProvider()
  var state = EditorState(size: terminal.size, settings: request.settings)
  state.providerLabel = provider.label
  for tool in Tool.all { state.reaches[tool] = provider.reach(tool) }
  let editor = Editor(state: state)
  let runner = EditorRunner(
    editor: editor, mailbox: Mailbox(), provider: provider, store: .standard)
  runner.screen = screen
  runner.write = { terminal.write($0) }
  var effects: [Effect] = []
  for (file, reading) in readings {
    effects += editor.open(
      path: file.path, reading: reading,
      preferred: request.preferred ?? .all)
    editor.configure { state in
      if let format = request.format { state.document.format = format }
      if request.preferred != nil { state.document.preferredIsNamed = true }
      if let line = file.line { state.goTo(line: line, column: file.column ?? 1) }
    }
  }
  editor.configure { $0.current = 0 }
  if let path = readings[0].0.path, let found = runner.store?.find(path) {
    runner.offer(found, of: path)
  }
  let loop = EventLoop(client: runner, screen: screen, terminal: terminal, mailbox: runner.mailbox)
  // After the first picture: nothing that can wait delays it.
  let later = effects
  runner.mailbox.post { runner.carryOut(later) }
  do throws(TerminalError) {
    let outcome = try loop.run()
    runner.finish()
    EventLoop.endProcess(outcome)
    return 0
  } catch {
    return fail(error.message, status: 2)
  }
}

/// Writes one line to standard error and returns `status`.
func fail(_ message: String, status: Int32) -> Int32 {
  let line = Array("scribe: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  return status
}
