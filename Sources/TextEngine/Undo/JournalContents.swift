import Glibc

/// What a journal on disk holds: everything up to its last whole record.
public struct JournalContents: Sendable {
  public let identity: JournalIdentity
  /// What could be undone when the journal was started.
  public let history: UndoHistory
  public let entries: [JournalEntry]
  /// Whether bytes followed that are no whole record: the process died while writing, or the file
  /// was damaged there.
  public let isTorn: Bool

  /// Reads the journal at `path`; nil if there is none.
  ///
  /// Throws `.inUse` if another process has it open, `.notAJournal` if not even its first record
  /// can be read.
  public static func read(at path: String) throws(JournalError) -> JournalContents? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw .failed(step: "open", code: errno)
    }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 { throw .inUse }
    do {
      let text = try TextStorage(contentsOf: descriptor)
      return try JournalContents(bytes: text.bytes(in: 0..<text.count))
    } catch let error as TextReadError {
      throw .failed(step: "read", code: error.code)
    } catch {
      throw .notAJournal
    }
  }

  init(bytes: [UInt8]) throws(JournalReader.Malformed) {
    guard bytes.starts(with: UndoJournal.magic) else { throw JournalReader.Malformed() }
    var left = bytes[UndoJournal.magic.count...]
    guard let head = Self.takeFrame(&left) else { throw JournalReader.Malformed() }
    var reader = JournalReader(head)
    identity = try JournalIdentity(from: &reader)
    history = try UndoHistory(from: &reader)
    var entries: [JournalEntry] = []
    var isWhole = true
    while isWhole, let content = Self.takeFrame(&left) {
      do throws(JournalReader.Malformed) {
        var reader = JournalReader(content)
        // A record that was lost or doubled breaks the sequence: what follows cannot be trusted.
        guard try reader.number() == entries.count else { throw JournalReader.Malformed() }
        let entry = try JournalEntry(from: &reader)
        guard reader.isAtEnd else { throw JournalReader.Malformed() }
        entries.append(entry)
      } catch {
        isWhole = false
      }
    }
    self.entries = entries
    isTorn = !isWhole || !left.isEmpty
  }

  /// Takes one whole record off the front; nil if there is none.
  private static func takeFrame(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    func word(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[bytes.startIndex + offset + $1]) << ($1 * 8) }
    }
    guard bytes.count >= 8 else { return nil }
    let count = Int(word(at: 0))
    guard bytes.count - 8 >= count else { return nil }
    let content = bytes.dropFirst(8).prefix(count)
    guard Checksum.crc(content) == word(at: 4) else { return nil }
    bytes = bytes.dropFirst(8 + count)
    return content
  }
}

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

  /// Does all entries again on `text`, which must be what the file held when the journal was
  /// started: compare the identity first.
  public func replay(on text: TextStorage) -> Recovery {
    var recovery = Recovery(text: text, history: history, selections: [], replayed: 0)
    for entry in entries {
      guard recovery.perform(entry) else { break }
      recovery.replayed += 1
    }
    recovery.history.endGroup()
    return recovery
  }
}

extension JournalContents.Recovery {
  /// Returns false, and does nothing, if the entry does not fit.
  fileprivate mutating func perform(_ entry: JournalEntry) -> Bool {
    switch entry {
    case .edit(let step):
      guard step.edits.edits.last.map({ $0.range.upperBound <= text.count }) ?? true else {
        return false
      }
      let inverse = step.edits.inverse(in: text)
      let collapsed = text.apply(step.edits).collapsed
      history.note(
        UndoHistory.Node(
          parent: history.current, next: nil, edits: inverse.inverse(in: text), inverse: inverse,
          kind: step.kind, time: step.time, graphemes: step.graphemes,
          selectionsBefore: step.selectionsBefore, selectionsAfter: step.selectionsAfter,
          collapsed: collapsed),
        joining: step.joins && history.canUndo)
      selections = step.selectionsAfter
      return true
    case .undo: return take(history.undo())
    case .redo: return take(history.redo())
    case .go(let number):
      guard history.nodes.indices.contains(number) else { return false }
      return take(history.go(to: UndoHistory.StateID(number: number)))
    }
  }

  private mutating func take(_ step: (edits: EditSet, selections: [Selection])?) -> Bool {
    guard let step, step.edits.edits.last.map({ $0.range.upperBound <= text.count }) ?? true else {
      return false
    }
    text.apply(step.edits)
    selections = step.selections
    return true
  }
}
