extension JournalContents {
  /// A text with its history, as it was when the last entry was written.
  public struct Recovery: Sendable {
    public var text: TextStorage
    public var history: UndoHistory
    /// Empty if nothing was done since the journal was started.
    public var selections: [Selection]
    /// How many entries could be done again; fewer than there are if one does not fit the text.
    public var replayed: Int
  }

  /// What was typed and pasted, without what was there before: all that is left where the text that
  /// it was typed into is gone. What was not typed in one place begins a line.
  public var insertedText: TextStorage {
    var bytes: [UInt8] = []
    var end: ByteCount?
    for step in entries.compactMap(\.editStep) + [agreed].compactMap({ $0 }) {
      for edit in step.edits.edits where !edit.text.isEmpty {
        if let end, end != edit.range.lowerBound, bytes.last != 0x0A { bytes.append(0x0A) }
        edit.text.forEachPiece {
          bytes.append(contentsOf: $0)
          return true
        }
        end = edit.range.lowerBound + edit.text.count
      }
    }
    return TextStorage(bytes: bytes)
  }

  /// What was agreed to and not made when the journal ended; who goes on with the journal adds it as
  /// an edit.
  public var agreed: JournalEntry.Step? { entries.last?.agreedStep }

  /// Does all entries again on `text`, which must be what the file held when the journal was
  /// started: compare the identity first. What was agreed to and not made is made at the end.
  ///
  /// Entries are done as far as they fit the text; a history that does not fit it is left out.
  public func replay(on text: TextStorage) -> Recovery {
    var recovery = Recovery(
      text: text, history: history.fits(text.count) ? history : UndoHistory(), selections: [],
      replayed: 0)
    for entry in entries {
      guard recovery.perform(entry) else { break }
      recovery.replayed += 1
    }
    if recovery.replayed == entries.count, let agreed { _ = recovery.perform(.edit(agreed)) }
    recovery.history.endGroup()
    return recovery
  }
}

extension JournalEntry {
  fileprivate var editStep: Step? {
    if case .edit(let step) = self { step } else { nil }
  }
}

extension JournalContents.Recovery {
  /// Returns false, and does nothing, if the entry does not fit.
  fileprivate mutating func perform(_ entry: JournalEntry) -> Bool {
    switch entry {
    case .edit(let step):
      guard step.edits.end <= text.count.value else { return false }
      apply(step)
      return true
    case .agreed: return true
    case .undo: return take(history.undo())
    case .redo: return take(history.redo())
    case .go(let number):
      guard history.nodes.indices.contains(number) else { return false }
      return take(history.go(to: UndoHistory.StateID(number: number)))
    case .travel(let travel):
      if travel.isUndo ? history.canUndo : history.canRedo {
        return take(travel.isUndo ? history.undo() : history.redo())
      }
      // The history was cut to fit: what it does not know becomes a step of its own.
      guard travel.edits.end <= text.count.value else { return false }
      apply(
        JournalEntry.Step(
          edits: travel.edits, kind: .other, time: history.nodes[history.current].time,
          graphemes: 0, joins: false, selectionsBefore: selections,
          selectionsAfter: travel.selections))
      return true
    }
  }

  private mutating func apply(_ step: JournalEntry.Step) {
    let inverse = step.edits.inverse(in: text)
    let before = step.selectionsBefore.clamped(to: text.count)
    let collapsed = text.apply(step.edits).collapsed
    selections = step.selectionsAfter.clamped(to: text.count)
    history.note(
      UndoHistory.Node(
        parent: history.current, next: nil, edits: inverse.inverse(in: text), inverse: inverse,
        kind: step.kind, time: step.time, graphemes: step.graphemes,
        selectionsBefore: before, selectionsAfter: selections, collapsed: collapsed),
      joining: step.joins && history.canUndo)
  }

  private mutating func take(_ step: (edits: EditSet, selections: [Selection])?) -> Bool {
    guard let step, step.edits.end <= text.count.value else { return false }
    text.apply(step.edits)
    selections = step.selections
    return true
  }
}
