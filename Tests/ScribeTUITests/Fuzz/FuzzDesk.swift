import Documents
import ScribeTUI
import Testing
import TextEngine
import WritingTools

/// An editor that takes random steps, and what it has asked of the world so far.
@MainActor final class FuzzDesk {
  let editor: Editor
  var asked: [(session: SessionID, request: ToolRequest)] = []
  var saves: [(document: DocumentID?, text: TextStorage, path: String)] = []
  /// What each document held when it was opened.
  var originals: [DocumentID: [UInt8]] = [:]
  var hasQuit = false
  private var seconds = 0.0
  private var last: EditorDocument?
  private var lastMode = Mode.text

  init(_ bytes: [UInt8], engine: EngineKind, behaviour: ToolSession.Behaviour, path: String) {
    var settings = EditorSettings()
    settings.engine = engine
    settings.behaviour = behaviour
    var state = EditorState(size: Size(columns: 80, rows: 24), settings: settings)
    // A model answers in half of the runs.
    state.configuredModel = .near
    if bytes.count % 2 == 0 { state.model = .near }
    editor = Editor(state: state)
    note(editor.open(path: path, reading: Self.reading(of: bytes, path: path)))
    noteOriginals()
  }

  static func reading(of bytes: [UInt8], path: String) -> Reading {
    var reading = Reading(newOf: DocumentFormat(path: path))
    reading.text = TextStorage(bytes: bytes)
    if bytes.contains(0x0D) { reading.lineEnding = .crlf }
    return reading
  }

  var state: EditorState { editor.state }
  var isOpen: Bool { !hasQuit && !state.documents.isEmpty }

  func take(_ step: FuzzStep) {
    seconds += 0.7
    switch step {
    case .event(let event): note(editor.handle(event, at: seconds))
    case .command(let command): note(editor.perform(command))
    case .answer(let index, let result):
      let answer = result.map { ToolAnswer(content: $0, provider: "fuzz") }
      note(editor.take(.answered(asked[index].session, answer)))
    case .streamed(let index, let words):
      note(editor.take(.streamed(asked[index].session, words)))
    case .saved(let index, let failure):
      let save = saves[index]
      let identity = FileIdentity(device: 1, inode: 1, size: 1, modified: Int64(index))
      note(
        editor.take(
          .saved(
            document: save.document, path: save.path, save.text.revision,
            failure.map { .failure($0) } ?? .success(identity), notes: [])))
    case .opened(let path, let result):
      note(editor.take(.opened(path: path, result.map { Self.reading(of: $0, path: path) })))
    case .counted(let words):
      note(editor.take(.counted(state.document.id, state.document.text.revision, words: words)))
    }
    noteOriginals()
  }

  private func noteOriginals() {
    for document in state.documents where originals[document.id] == nil {
      // A document made of a result begins without text.
      originals[document.id] = document.path == nil ? [] : document.bytes
    }
  }

  private func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let session, let request), .send(let session, let request, to: _):
        asked.append((session, request))
      case .save(let document, let text, _, let path, _, _):
        saves.append((document, text, path))
        checkSaved(document, text)
      case .quit: hasQuit = true
      default: break
      }
    }
  }

  /// Nothing undecided is in a file.
  private func checkSaved(_ id: DocumentID?, _ text: TextStorage) {
    guard let document = state.documents.first(where: { $0.id == id }) else { return }
    let accepted = document.session?.session.accepted ?? 0
    if accepted == 0 {
      #expect(text.bytes(in: 0..<text.count) == document.bytes, "saved what was not accepted")
    }
  }

  /// Whether what is on the screen is in order.
  func check(_ context: String) {
    let frame = editor.frame
    let size = state.size
    let cells = max(size.columns, 0) * max(size.rows, 0)
    #expect(frame.cells.count == cells, "\(context)")
    if let cursor = frame.cursor {
      #expect((0..<max(size.columns, 1)).contains(cursor.column), "\(cursor) \(context)")
      #expect((0..<max(size.rows, 1)).contains(cursor.row), "\(cursor) \(context)")
    }
    for (index, cell) in frame.cells.enumerated() {
      let value = cell.base.value
      if value < 0x20 || (0x7F..<0xA0).contains(value) {
        Issue.record("a control character, \(value), in a cell: \(context)")
        return
      }
      let column = index % size.columns
      if cell.width > 1, column + Int(cell.width) > size.columns {
        Issue.record("a character over the right edge: \(context)")
        return
      }
    }
    for document in state.documents {
      for place in [document.selection.head, document.selection.anchor]
      where place > document.text.count {
        Issue.record("\(place.value) is past the end: \(context)")
      }
    }
    checkMove(context)
  }

  /// Whether the caret has come to stand between two characters. What is typed may join with what
  /// comes after it, and the caret is where the next scalar goes then; but nobody moves there.
  private func checkMove(_ context: String) {
    let document = state.document
    defer {
      last = document
      lastMode = state.mode
    }
    guard let last, last.id == document.id, last.text.revision == document.text.revision,
      last.selection.head != document.selection.head, document.selection.isEmpty,
      last.selection.isEmpty, state.mode == .text, lastMode == .text
    else { return }
    let head = document.selection.head
    #expect(
      document.text.graphemeBoundary(atOrBefore: head) == head,
      "the caret moved into a character, \(head.value): \(context)")
  }

  /// Takes everything back, and again.
  func checkUndo(_ context: String) {
    for index in state.documents.indices {
      editor.configure {
        $0.current = index
        $0.mode = .text
        for index in $0.documents.indices { $0.documents[index].session = nil }
      }
      guard state.compare == nil else { continue }
      let last = state.document.bytes
      var steps = 0
      while state.document.history.canUndo, steps < 10_000 {
        _ = editor.perform(.undo)
        steps += 1
      }
      #expect(state.document.bytes == originals[state.document.id], "undo: \(context)")
      for _ in 0..<steps { _ = editor.perform(.redo) }
      #expect(state.document.bytes == last, "redo: \(context)")
    }
  }
}

extension EditorDocument {
  var bytes: [UInt8] { text.bytes(in: 0..<text.count) }
}
