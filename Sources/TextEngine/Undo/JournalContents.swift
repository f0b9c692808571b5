import Glibc

/// What a journal on disk holds: everything up to its last whole record.
public struct JournalContents: Sendable {
  public let identity: JournalIdentity
  /// What could be undone when the journal was started.
  public let history: UndoHistory
  public let entries: [JournalEntry]
  /// The text the journal was started on, where that was small enough to be kept.
  public let base: TextStorage?
  /// Whether bytes followed that are no whole record: the process died while writing, or the file
  /// was damaged there.
  public let isTorn: Bool
  /// Bytes of the file up to the first entry's record, and up to the end of the last whole one.
  let headLength: Int
  let wholeLength: Int
  let records: Int
  let fileLength: Int

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
    defer { closeUnlocked(descriptor) }
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
    headLength = left.startIndex
    var entries: [JournalEntry] = []
    var base: TextStorage?
    var records = 0
    var wholeLength = headLength
    while let content = Self.takeFrame(&left) {
      do throws(JournalReader.Malformed) {
        var reader = JournalReader(content)
        // A record that was lost or doubled breaks the sequence: what follows cannot be trusted.
        guard try reader.number() == records else { throw JournalReader.Malformed() }
        let code = try reader.number()
        if code == JournalEntry.baseCode {
          guard records == 0 else { throw JournalReader.Malformed() }
          base = TextStorage(bytes: try reader.text())
        } else {
          entries.append(try JournalEntry(code: code, from: &reader))
        }
        guard reader.isAtEnd else { throw JournalReader.Malformed() }
      } catch {
        break
      }
      records += 1
      wholeLength = left.startIndex
    }
    self.entries = entries
    self.base = base
    self.records = records
    fileLength = bytes.count
    self.wholeLength = wholeLength
    isTorn = wholeLength != bytes.count
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
