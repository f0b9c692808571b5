import Documents
import Providers
import ScribeTUI
import TerminalLoop
import TextEngine
import WritingTools

/// Runs the editor in a terminal: hands it events, and does for it what it cannot do itself.
@MainActor final class EditorRunner: LoopClient {
  let editor: Editor
  let mailbox: Mailbox
  let provider: any Provider
  /// Makes providers of the models that the writer chooses.
  var models = EditorModels(Settings())
  let disk = Disk()
  let richFiles = RichFiles()
  /// Whether pages are opened as rich text.
  var opensRich = false
  /// Whether RTF is shown as its source.
  var opensSource = false
  private let start = ContinuousClock.now
  /// The runs of tools that are under way.
  var asking: [SessionID: Task<Void, Never>] = [:]
  /// What looks through both layouts of a text.
  var comparing: Task<Void, Never>?
  /// The search and the count of matches that are under way.
  var searching: SearchInProgress?
  var countingMatches: SearchInProgress?
  /// The count of rows that is under way, and when the next may begin.
  var counting: CountInProgress?
  var countDeadline: ContinuousClock.Instant?
  /// Where the writer's lists are.
  var houses = Houses(settings: Settings())
  /// What proofreads while the writer types, the run that is under way, and when the next may begin.
  var checker: any Provider = EmbeddedProvider.standard
  var checking: Task<Void, Never>?
  var checkDeadline: ContinuousClock.Instant?
  /// The state of each document that its recovery copy holds.
  var kept: [DocumentID: RecoveryMark] = [:]
  /// When that copy was begun.
  var keptAt: [DocumentID: ContinuousClock.Instant] = [:]
  /// The journals of the documents that are open.
  var journals: [DocumentID: Journaling] = [:]
  /// What was done to documents before their journals could be started.
  var early: [DocumentID: [JournalEntry]] = [:]
  /// The documents that the writer was told cannot be kept.
  var told: Set<DocumentID> = []
  var syncDeadline: ContinuousClock.Instant?
  /// Whether undo goes on in the next session of an unchanged file.
  var keepsUndo = true
  private var recoveryDeadline: ContinuousClock.Instant?
  /// When the seconds that a tool has taken are shown next.
  var tick = ContinuousClock.now
  private(set) var isFinished = false
  var screen: (any TerminalScreen)?
  /// What files are read as.
  var encodings: @Sendable (String) -> EncodingChoice = { _ in .detected }
  /// Where recovery copies lie; nil keeps none.
  let store: RecoveryStore?
  /// What passes requests on to the terminal.
  var multiplexer = ClipboardRequest.Multiplexer.none
  /// The desktop's clipboard, where there is a desktop.
  var clipboard: SystemClipboard?
  private var probe = WidthProbe()
  /// What the terminal was asked and sent to show glyphs.
  var pictures = TerminalPictures()
  /// Makes a crash take back what the terminal was sent.
  var armGuard: @MainActor () -> Void = {}
  /// Writes to the terminal past the screen: clipboard and other requests.
  var write: @MainActor ([UInt8]) -> Void = { _ in }

  init(editor: Editor, mailbox: Mailbox, provider: any Provider, store: RecoveryStore?) {
    self.editor = editor
    self.mailbox = mailbox
    self.provider = provider
    self.store = store
  }

  func handle(_ events: [Event]) {
    let now = seconds
    for event in events {
      carryOut(editor.handle(event, at: now))
      switch event {
      case .timer:
        syncIfDue()
        if tick <= .now { tick = .now + .seconds(1) }
        countIfDue()
        checkIfDue()
        keepRecoveryIfDue()
      case .terminated: keepAllRecovery()
      case .reply(let reply):
        learnWidths(from: reply)
        learnGraphics(from: reply)
      case .resumed: forgetPictures()
      // A terminal that another one took the place of has none of them.
      case .resized where pictures.isInTmux, .focused(true) where pictures.isInTmux:
        forgetPictures()
      default: break
      }
      if isFinished { break }
    }
    if events != [.timer] {
      scheduleCounting()
      scheduleChecking()
    }
    scheduleRecovery()
  }

  func frame(size: Size) -> Frame {
    if editor.state.size != size { carryOut(editor.handle(.resized(size), at: seconds)) }
    let frame = editor.frame
    wantPictures()
    return frame
  }

  var nextDeadline: ContinuousClock.Instant? {
    return [
      recoveryDeadline, syncDeadline, countDeadline, checkDeadline, asking.isEmpty ? nil : tick,
    ]
    .compactMap { $0 }.min()
  }

  private var seconds: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Does what the editor asks for; answers come back through the mailbox.
  func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .open(let path, let encoding): open(path, as: encoding)
      case .save(let document, let text, let encoding, let path, let expecting, let overwriting):
        save(
          document, text, as: encoding, to: path, expecting: expecting, overwriting: overwriting)
      case .saveRich(let request): save(request)
      case .readCopy(let document, let text): readCopy(document, text)
      case .look(let document, let path, let identity, let text, let encoding):
        look(document, at: path, since: identity, holding: text, as: encoding)
      case .readTail(let document, let path, let identity, let now, let encoding):
        readTail(document, of: path, from: identity, to: now, as: encoding)
      case .ask(let session, let request): ask(session, request, provider)
      case .send(let session, let request, let model):
        ask(session, request, models.provider(for: model))
      case .listModels: listModels()
      case .listLanguages(let document, let sample): listLanguages(document, sample)
      case .makeGlyphs(let number, let orders): makeGlyphs(number, orders)
      case .storeGlyph(let glyph, let folder, let path):
        store(glyph, in: folder, beside: path)
      case .cancel(let session): asking.removeValue(forKey: session)?.cancel()
      case .copyToClipboard(let bytes): copy(bytes)
      case .pasteFromClipboard: paste()
      case .survey(let document, let text, let range): survey(document, text, range)
      case .readHouse(let document, let path): readHouse(document, path)
      case .remember(let document, let path, let entry, let place):
        remember(document, path, entry, place)
      case .lookUp(let document, let revision, let range, let word, let language):
        lookUp(document, revision, range, word: word, language: language)
      case .report(let document, let text, let format, let name):
        report(document, text, format, name: name)
      case .check(let check): self.check(check)
      case .countWords(let document, let text): countWords(document, text)
      case .load(let document, let loading): load(document, loading)
      case .startJournal(let document, let start): startJournal(document, start)
      case .journal(let document, let entries): write(document, entries)
      case .decideRecovery(let document, let decision): decide(document, decision)
      case .keepRecovery(let document, let copy): keep(document, copy)
      case .dropRecovery(let document): drop(document)
      case .compare(let request): compare(request)
      case .stopComparing: stopComparing()
      case .search(let request): search(request)
      case .stopSearching: stopSearching()
      case .listFolder(let path): listFolder(path)
      case .listFiles(let path): listFiles(under: path)
      case .repaint: repaint()
      case .suspend: EventLoop.suspend()
      case .quit:
        OpenFiles.write(editor.state.openFiles)
        isFinished = true
      }
    }
  }

  /// Waits for saves and recovery copies that are under way, and closes the journals.
  func finish() {
    for task in asking.values { task.cancel() }
    checking?.cancel()
    stopComparing()
    stopSearching()
    stopCounting()
    closeJournals()
    disk.drain()
  }

  private func repaint() {
    guard let screen else { return }
    forgetPictures()
    screen.resize(to: screen.size)
  }

  /// Lays out anew, and draws everything again, if the terminal draws clusters in its own way.
  private func learnWidths(from reply: TerminalReply) {
    guard let quirks = probe.take(reply), !quirks.isEmpty else { return }
    take(.widthsFound(quirks))
    repaint()
  }

  // MARK: Recovery copies

  /// The time between a change and its recovery copy: two seconds, and for a large text so many more
  /// that copies write 4 MB a second at most.
  private func recoveryPause(_ document: EditorDocument) -> Duration {
    .seconds(2) + .microseconds(document.text.count.value / 4)
  }

  private func scheduleRecovery() {
    guard store != nil, recoveryDeadline == nil else { return }
    recoveryDeadline = editor.state.documents.filter(isUnkept).map {
      max(.now + .seconds(2), (keptAt[$0.id] ?? .now) + recoveryPause($0))
    }.min()
  }

  private func isUnkept(_ document: EditorDocument) -> Bool {
    document.isModified && needsCopy(document.id) && kept[document.id] != document.recoveryMark
  }

  private func keepRecoveryIfDue() {
    guard let due = recoveryDeadline, due <= .now else { return }
    recoveryDeadline = nil
    for document in editor.state.documents where isUnkept(document) {
      // Another document's turn may come first.
      if let last = keptAt[document.id], last + recoveryPause(document) > .now { continue }
      keep(document.id, document.recoverable)
    }
  }

  /// Writes the copies of all changed documents and waits for them: the program is about to end.
  private func keepAllRecovery() {
    for document in editor.state.documents where document.isModified {
      if let path = document.path, FileIdentity.of(path: path) != document.identity {
        journals[document.id]?.isOvertaken = true
      }
      keep(document.id, document.recoverable)
    }
    disk.drain()
  }

  /// Makes sure that the disk has the text: through its journal, or as a copy where that is surer.
  private func keep(_ document: DocumentID, _ copy: Recoverable) {
    guard let store else { return }
    sync(document)
    guard needsCopy(document), kept[document] != copy.mark else { return }
    kept[document] = copy.mark
    keptAt[document] = .now
    disk.perform { [mailbox] in
      do throws(RecoveryError) {
        // With its attributes a copy is a file of its own kind.
        let text = copy.rich.map { RichFiles.recoveryCopy(of: $0) } ?? copy.text
        try store.write(text, of: copy.document, base: copy.base, caret: copy.caret)
      } catch {
        mailbox.post { [weak self] in self?.tell(document, error) }
      }
    }
  }

  private func drop(_ document: RecoveredDocument) {
    guard let store else { return }
    disk.perform { try? store.remove(document) }
    closeGone()
  }

  /// Removes what earlier sessions left and nobody needs.
  func removeOldRecovery() {
    guard let store else { return }
    disk.perform { store.removeOld() }
  }

  func take(_ answer: Answer) {
    carryOut(editor.take(answer))
    if case .loaded = answer { scheduleCounting() }
    if case .housed = answer { scheduleChecking() }
    scheduleRecovery()
  }
}
