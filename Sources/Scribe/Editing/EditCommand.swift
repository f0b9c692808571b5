import CursesScreen
import Documents
import FoundationEssentials
import Glibc
import Glyphs
import Providers
import RichText
import ScribeTUI
import TerminalLoop
import TextEngine
import Translation
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
  /// Whether the practice text is opened.
  var isTutor = false
  var theme = Theme.dark
  var preferred: ResultOptions?
  var format: DocumentFormat?
  /// Whether pages are opened as rich text.
  var opensRich = false
  /// Whether RTF is shown as its source.
  var opensSource = false
  var settings = EditorSettings()
  /// The writer's configuration, and what was wrong with it.
  var configuration = Settings()
  var problems: [String] = []
  var keys = KeyTable.standard
  var isVi = false
  /// How glyphs are shown; nil asks the terminal.
  var images: GraphicsMode?
  /// What all files are read as; nil for what they and the settings say.
  var encoding: TextEncoding?

  func encodings(_ path: String?) -> EncodingChoice {
    EncodingChoice(
      named: encoding ?? configuration.rule(for: path)?.encoding, fallback: configuration.encoding)
  }
}

/// Opens the editor and stays until the writer leaves.
///
/// - Returns: The exit status: 0 done, 2 no usable terminal, 4 a file that cannot be opened.
@MainActor func edit(_ request: EditRequest) -> Int32 {
  var readings: [(EditRequest.File, Reading)] = []
  let richFiles = RichFiles()
  var openings: [String: RichOpening] = [:]
  for file in request.files {
    guard let path = file.path else {
      readings.append((file, Reading(newOf: request.format ?? .markdown)))
      continue
    }
    do throws(DocumentError) {
      if path == "-" {
        let reading = try DocumentFile.read(
          descriptor: STDIN_FILENO, name: "standard input", as: request.encodings(nil))
        readings.append((EditRequest.File(line: file.line, column: file.column), reading))
      } else {
        let rich =
          request.format == nil
          ? RichFormat(
            richPath: path, isAsked: request.opensRich, showsSource: request.opensSource) : nil
        guard let format = rich else {
          readings.append(
            (file, try DocumentFile.read(path: path, as: request.encodings(path))))
          continue
        }
        let found = try richFiles.read(path, as: format)
        switch found {
        case .source(let reading): readings.append((file, reading))
        case .document(let opening):
          readings.append((file, Reading(newOf: .plainText)))
          openings[path] = opening
        }
      }
    } catch {
      return fail(error.message, status: ExitStatus.input)
    }
  }
  if readings.isEmpty {
    var reading = Reading(newOf: request.format ?? .markdown)
    if request.isTutor { reading.text = TextStorage(Tutor.text) }
    readings = [(EditRequest.File(), reading)]
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
    return fail(error.message, status: ExitStatus.usage)
  } catch let error as ScreenError {
    return fail(error.message, status: ExitStatus.usage)
  } catch {
    return fail("\(error)", status: ExitStatus.usage)
  }

  let answerers = Answerers(request.configuration)
  let provider = answerers.rules
  let models = EditorModels(request.configuration)
  var state = EditorState(size: terminal.size, settings: request.settings)
  state.keys = request.keys
  if request.isVi { state.vi = ViState() }
  state.settings.hasSystemClipboard = SystemClipboard() != nil
  state.settings.userLanguage = LanguageTag.ofUser?.code
  state.providerLabel = provider.label
  state.configuredModel = models.configured
  state.message = screen.notice.map { Message($0) }
  for tool in Tool.all { state.reaches[tool] = provider.reach(tool) }
  let editor = Editor(state: state)
  let runner = EditorRunner(
    editor: editor, mailbox: Mailbox(), provider: provider, store: .standard)
  runner.models = models
  runner.opensRich = request.opensRich
  runner.opensSource = request.opensSource
  runner.houses = Houses(settings: request.configuration)
  runner.screen = screen
  runner.write = { terminal.write($0) }
  runner.multiplexer = ClipboardRequest.Multiplexer()
  runner.clipboard = SystemClipboard()
  runner.pictures = TerminalPictures(
    setting: request.images, environment: ProcessInfo.processInfo.environment,
    hasColours: screen.hasPictureColours, first: Int(getpid()))
  runner.armGuard = { terminal.guardAgainstCrashes(farewell: screen.farewell) }
  editor.configure { runner.pictures.settle(&$0.glyphs) }
  screen.preamble = WidthProbe.request(for: terminal.size)
  var effects: [Effect] = []
  for (file, reading) in readings {
    let preferred = request.preferred ?? request.configuration.allowed(for: file.path)
    if let opening = file.path.flatMap({ openings[$0] }) {
      effects += editor.open(path: file.path, rich: opening, preferred: preferred)
    } else {
      effects += editor.open(path: file.path, reading: reading, preferred: preferred)
    }
    editor.configure { state in
      if let format = request.format {
        state.document.format = format
      } else if file.path != nil, state.document.rich == nil {
        state.document.format = request.configuration.format(for: file.path)
      }
      if request.preferred != nil { state.document.preferredIsNamed = true }
      if let line = file.line { state.goTo(line: line, column: file.column ?? 1) }
    }
  }
  if let problem = request.problems.first {
    editor.configure { $0.message = Message("Settings: \(problem)", isError: true) }
  }
  editor.configure { $0.current = 0 }
  // Files that are opened later are not those that the command line speaks of.
  var later = request
  later.encoding = nil
  runner.encodings = { [later] in later.encodings($0) }
  runner.keepsUndo = request.configuration.keepsUndo
  let loop = EventLoop(
    client: runner, screen: screen, terminal: terminal,
    decoder: InputDecoder(keys: screen.keys, controlHIsBackspace: terminal.controlHIsBackspace),
    mailbox: runner.mailbox)
  // After the first picture: nothing that can wait delays it.
  let first = effects
  runner.mailbox.post {
    runner.carryOut(first)
    runner.removeOldRecovery()
  }
  do throws(TerminalError) {
    let outcome = try loop.run()
    runner.finish()
    EventLoop.endProcess(outcome)
    return 0
  } catch {
    return fail(error.message, status: ExitStatus.usage)
  }
}
