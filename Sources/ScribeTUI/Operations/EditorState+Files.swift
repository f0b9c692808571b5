public import Documents
import RichText
import TextEngine
import WritingTools

extension EditorState {
  /// Opens a document in front of the others.
  ///
  /// - Parameter path: nil for a new one without a name.
  /// - Returns: What must be done for it, such as counting its words.
  @discardableResult
  public mutating func open(path: String?, reading: Reading, preferred: ResultOptions = .all)
    -> [Effect]
  {
    let id = DocumentID(takeNumber())
    var opened = EditorDocument(
      id: id, path: path, reading: reading, engine: settings.engine, preferred: preferred)
    opened.behaviour = settings.behaviour
    // An untouched, unnamed first document makes room.
    if documents.count == 1, documents[0].path == nil, documents[0].text.isEmpty,
      !documents[0].isModified
    {
      documents[0] = opened
      current = 0
    } else {
      documents.append(opened)
      current = documents.count - 1
    }
    var notices = reading.notices
    if !reading.isWritable { notices.append("read only") }
    if reading.hasMixedLineEndings { notices.append("line ends of several kinds, kept") }
    if reading.hasInvalidBytes { notices.append("not all of it is UTF-8; such bytes are kept") }
    if !notices.isEmpty { message = Message("\(opened.name): " + notices.joined(separator: "; ")) }
    let isAlone = documents.count == 1
    let start = Effect.startJournal(
      id, opened.journalStart(looksBack: path != nil || isAlone && opened.text.isEmpty))
    let house = Effect.readHouse(id, path: path)
    guard let loading = opened.text.loading else {
      return [start, .countWords(id, opened.text), house]
    }
    return [start, .load(id, loading), house]
  }

  /// Takes over what was counted of a large file; when all is there, its words can be counted.
  mutating func loaded(_ id: DocumentID) -> [Effect] {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return [] }
    documents[index].text.learnCounts()
    guard let loading = documents[index].text.loading else {
      return [.countWords(id, documents[index].text)]
    }
    // Counting words of a text whose pages come and go would push out the pages in use.
    return loading.isFinished && loading.becomesResident
      ? [.countWords(id, documents[index].text)] : []
  }

  mutating func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  mutating func save(overwriting: Bool = false) -> [Effect] {
    guard let path = document.path else {
      openPrompt(.saveAs)
      return []
    }
    // Bytes that would not come back are not written over.
    guard document.comesBack else {
      message = Message(
        "Not saved: its bytes would not come back as \(document.encoding.name); save as another.",
        isError: true)
      return []
    }
    return save(as: path, expecting: document.identity, overwriting: overwriting)
  }

  /// Sends the document to the disk.
  mutating func save(as path: String, expecting: FileIdentity?, overwriting: Bool) -> [Effect] {
    message = Message("Saving \(path == document.path ? document.name : path)…")
    document.saving = SavePoint(text: document.text, history: document.history)
    let whole = document.richToSave
    let text = whole?.text ?? document.textToSave
    document.beginSave(of: text)
    guard let rich = document.rich, let whole else {
      return [
        .save(
          document: document.id, text, as: document.encoding, path: path, expecting: expecting,
          overwriting: overwriting)
      ]
    }
    return [
      .saveRich(
        RichSave(
          id: document.id, document: whole, from: rich.format,
          format: RichFormat(savedAt: path, from: rich.format), path: path,
          source: document.path, expecting: expecting, overwriting: overwriting,
          acceptsLosses: false))
    ]
  }

  mutating func saved(
    _ id: DocumentID?, path: String, revision: Revision, result: Result<FileIdentity, SaveError>,
    notes: [String]
  ) -> [Effect] {
    guard let id, let index = documents.firstIndex(where: { $0.id == id }) else {
      savedResult(path, result)
      return []
    }
    switch result {
    case .success(let identity):
      var isElsewhere = false
      let undecided = documents[index].session?.session.undecided ?? 0
      let isWhole = documents[index].endSave(of: revision)
      let recovered = documents[index].recovered
      let point = documents[index].saving
      documents[index].saving = nil
      documents[index].identity = identity
      documents[index].toldChange = nil
      documents[index].onDisk =
        point?.text.revision == revision ? point?.text : nil
      documents[index].isWritable = true
      documents[index].comesBack = true
      if documents[index].path != path {
        documents[index].path = path
        if let rich = documents[index].rich {
          documents[index].rich?.format = RichFormat(savedAt: path, from: rich.format)
        } else {
          documents[index].format = DocumentFormat(path: path)
        }
        documents[index].recovered = .file(path)
        isElsewhere = true
      }
      message = Message(
        notes.first
          ?? (undecided > 0
            ? "Saved without \(undecided) undecided."
            : "Saved \(documents[index].name), \(bytes(documents[index].text.count.value))."))
      var drop: [Effect] = []
      if var point, point.text.revision == revision, undecided == 0 {
        point.history.markSaved()
        drop.append(
          .startJournal(
            id,
            JournalStart(
              document: documents[index].journaled, base: identity,
              encoding: documents[index].savedEncoding, text: point.text,
              history: point.history, entries: point.since, looksBack: false,
              keepsEdits: documents[index].rich == nil)))
      }
      // After that: with a document that is closed its journal is closed too, as it is by then.
      if isWhole { drop.append(.dropRecovery(recovered)) }
      if isElsewhere { drop.append(.readHouse(id, path: path)) }
      switch leaving {
      case .quitting(let discarded): return drop + leave(discarding: discarded)
      case .closing:
        // A save that was under way before may be of another document, or of less text.
        guard index == current, documents[index].text.revision == revision else { return drop }
        return drop + dropDocument()
      case nil: return drop
      }
    case .failure(let error):
      leaving = nil
      documents[index].failSave(of: revision)
      if case .changedOnDisk = error {
        current = index
        if documents[index].path == path {
          // What is still said of the save would stand in the question's place.
          message = nil
          mode = .question(.changedOnDisk)
        } else {
          message = Message("\(path) exists already; choose another name.", isError: true)
        }
      } else if case .notHeld(let found, let encoding) = error {
        current = index
        documents[index].selection = Selection(caret: found.position)
        message = nil
        mode = .question(.notHeld(found, encoding: encoding, path: path))
      } else if error == .textLost {
        message = Message(
          error.message + "; “save what is left” in the palette", isError: true)
      } else {
        message = Message(error.message, isError: true)
      }
      return []
    }
  }

  private mutating func savedResult(_ path: String, _ result: Result<FileIdentity, SaveError>) {
    switch result {
    case .success: message = Message("Saved the result as \(path).")
    case .failure(.changedOnDisk):
      message = Message("\(path) exists already; choose another name.", isError: true)
    case .failure(let error): message = Message(error.message, isError: true)
    }
  }

  private func bytes(_ count: Int) -> String {
    count < 10_000
      ? "\(count) bytes" : count < 10_000_000 ? "\(count / 1000) kB" : "\(count / 1_000_000) MB"
  }

  /// Goes on leaving the program: asks about the next changed document, or quits.
  ///
  /// - Parameter discarded: The documents whose changes the writer gives up. They keep them until
  ///   all questions are answered: who stays after all has lost nothing.
  mutating func leave(discarding discarded: Set<DocumentID> = []) -> [Effect] {
    let asked = documents.firstIndex { $0.isModified && !discarded.contains($0.id) }
    guard let asked else {
      leaving = nil
      var effects: [Effect] = []
      for index in documents.indices where discarded.contains(documents[index].id) {
        documents[index].markDiscarded()
        effects.append(.dropRecovery(documents[index].recovered))
      }
      return effects + [.quit]
    }
    current = asked
    message = nil
    leaving = .quitting(discarding: discarded)
    mode = .question(.leaving)
    return []
  }

  mutating func closeDocument() -> [Effect] {
    guard document.isModified else { return dropDocument() }
    leaving = .closing
    mode = .question(.leaving)
    return []
  }

  /// Takes the document off the screen; the last one ends the program.
  mutating func dropDocument() -> [Effect] {
    let gone = documents.remove(at: current)
    leaving = nil
    mode = .text
    let drop = Effect.dropRecovery(gone.recovered)
    if documents.isEmpty { return [drop, .quit] }
    current = min(current, documents.count - 1)
    return [drop]
  }

  mutating func answerDiscard() -> [Effect] {
    guard case .quitting(let discarded) = leaving else { return dropDocument() }
    mode = .text
    return leave(discarding: discarded.union([document.id]))
  }

  /// Takes the file's text in the place of this one, as one undo.
  @MainActor mutating func reload(_ reading: Reading, layouts: Layouts) -> [Effect] {
    edit(
      EditSet(
        Edit(range: 0..<document.text.count, text: reading.text.slice(0..<reading.text.count))),
      kind: .other,
      selection: Selection(caret: min(document.selection.head, reading.text.count)),
      layouts: layouts)
    document.identity = reading.identity
    document.takeEncoding(of: reading)
    document.markRead()
    document.unwritten = []
    document.journaledAccepted = nil
    message = Message("Read again from disk; undo brings your text back.")
    return [.startJournal(document.id, document.journalStart())]
  }
}
