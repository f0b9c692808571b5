public import Documents
public import TextEngine

extension EditorState {
  /// Notes that text of an earlier session was found; what to do is asked when its document is on
  /// the screen.
  public mutating func offer(_ found: FoundRecovery, for id: DocumentID) {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
    documents[index].found = found
  }

  /// Asks about what was found of the document on the screen, unless something else is open.
  mutating func askAboutFound() {
    guard document.found != nil, mode == .text else { return }
    message = nil
    mode = .question(.recovery)
  }

  /// Lets undo go on where an earlier session of the same text ended.
  public mutating func adopt(_ history: UndoHistory, for id: DocumentID) {
    guard let index = documents.firstIndex(where: { $0.id == id }),
      !documents[index].isModified, !documents[index].history.canUndo
    else { return }
    documents[index].history = history
  }

  /// Takes the text that was found in the place of the file's: with its own history if it was made
  /// from the file as it is, else as one undo.
  @MainActor mutating func answerRecover(layouts: Layouts) -> [Effect] {
    mode = .text
    guard let found = document.found else { return [] }
    document.found = nil
    if document.rich != nil { return [.readCopy(document.id, found.recovery.text)] }
    let text = found.recovery.text
    let edits = EditSet(
      Edit(range: 0..<document.text.count, text: text.slice(0..<text.count)))
    let selection = Selection(caret: min(found.recovery.caret, text.count))
    if let history = found.history {
      let old = document.text
      let summary = document.text.apply(edits)
      document.history = history
      follow(summary, from: old, selection: selection, layouts: layouts)
      message = Message(
        "The recovered text is here and not saved yet; undo goes back step by step.")
      return [.decideRecovery(document.id, .continued)]
    } else {
      edit(edits, kind: .other, selection: selection, layouts: layouts)
      message = Message("The recovered text is here and not saved yet; undo shows the file's.")
    }
    return [.decideRecovery(document.id, .recovered)]
  }

  mutating func answerDelete() -> [Effect] {
    mode = .text
    guard let found = document.found else { return [] }
    document.found = nil
    message = Message("The unsaved text was deleted.")
    return [
      .dropRecovery(found.recovery.document), .decideRecovery(document.id, .deleted),
    ]
  }

  /// Leaves what was found alone; this session keeps its own under another name.
  mutating func answerLater() -> [Effect] {
    document.found = nil
    document.recovered = .newUnnamed()
    message = Message("The unsaved text is kept; it will be offered again.")
    return [.decideRecovery(document.id, .later)]
  }
}

/// Text of an earlier session that the writer has not decided about.
public struct FoundRecovery: Sendable {
  public var recovery: Recovery
  /// Its date and time in words.
  public var when: String
  /// How many edits it holds that were not saved, where that is known.
  public var edits: Int?
  /// How to take them back; nil where the text was not made from the file as it is now.
  public var history: UndoHistory?

  public init(
    recovery: Recovery, when: String, edits: Int? = nil, history: UndoHistory? = nil
  ) {
    self.recovery = recovery
    self.when = when
    self.edits = edits
    self.history = history
  }
}
