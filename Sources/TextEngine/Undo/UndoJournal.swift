import Glibc
import Synchronization

/// Why a journal could not be written or read.
public enum JournalError: Error, Hashable, Sendable {
  /// Another process has it open.
  case inUse
  case notAJournal
  /// The system refused a step, with its error's number.
  case failed(step: String, code: Int32)
}

/// What was done to a text since it was opened or saved, on disk as it happens.
///
/// A file that only grows: a magic line, then records of length, CRC-32C and content, of which the
/// first names the file that the text was read from and holds the history so far. Each entry is
/// one `write`, so that it outlives the process; `sync()` makes it outlive a power cut. The open
/// file is locked, so that a second editor notices.
public final class UndoJournal: Sendable {
  static let magic = Array("scribe undo 2\n".utf8)

  /// Entries after which a `sync()` is due, if none came before.
  public static let entriesPerSync = 200

  /// Bytes of history that a journal begins with, at most; older groups are left out.
  public static let historyLimit = 1 << 20

  public let path: String
  let descriptor: Int32
  /// Whether the history at the start lacks groups, so that entries must do without it.
  private let isTrimmed: Bool
  private let headLength: Int
  private let state: Mutex<State>

  private struct State: Sendable {
    var length: Int
    /// Records after the first.
    var sequence = 0
    var unsynced = 1
    var failure: JournalError?
  }

  /// Starts a journal at `path`, in place of one that is there and that nobody has open.
  ///
  /// It is written beside, readable by its owner alone, without following links, and then put in
  /// place, so that the old one is there until the new one is whole. Does not wait for the disk.
  /// Throws `.inUse` if another editor has the one that is there open.
  ///
  /// - Parameters:
  ///   - history: What can be undone from the start; empty for none.
  ///   - old: The caller's own journal, which may lie at `path` and gives way to this one.
  public init(
    at path: String, identity: JournalIdentity, history: UndoHistory,
    replacing old: UndoJournal? = nil
  ) throws(JournalError) {
    self.path = path
    var writer = JournalWriter()
    identity.write(to: &writer)
    let kept = history.trimmed(to: Self.historyLimit)
    isTrimmed = kept.nodes.count != history.nodes.count
    kept.write(to: &writer)
    let bytes = Self.magic + Self.frame(writer.bytes)
    headLength = bytes.count
    state = Mutex(State(length: bytes.count))
    let fresh = path + "." + String(UInt64.random(in: .min ... .max), radix: 36)
    descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .failed(step: "create", code: errno) }
    do throws(JournalError) {
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { throw .failed(step: "lock", code: errno) }
      try Self.write(bytes, to: descriptor)
      if let old, old.path == path {
        if rename(fresh, path) != 0 { throw .failed(step: "rename", code: errno) }
      } else {
        try Self.place(fresh, at: path)
      }
    } catch {
      unlink(fresh)
      throw error
    }
  }

  /// Goes on with the journal that `contents` was read from, after its last whole record.
  ///
  /// Throws `.inUse` if another editor has it open or has written to it since.
  public init(continuing contents: JournalContents, at path: String) throws(JournalError) {
    self.path = path
    // What its history lacks is not known; entries that do without it cost a few bytes.
    isTrimmed = true
    headLength = contents.headLength
    state = Mutex(State(length: contents.wholeLength, sequence: contents.records))
    descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(step: "open", code: errno) }
    var status = stat()
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { throw .inUse }
    if fstat(descriptor, &status) != 0 { throw .failed(step: "look at", code: errno) }
    if Int(status.st_size) != contents.fileLength { throw .inUse }
    if ftruncate(descriptor, contents.wholeLength) != 0 {
      throw .failed(step: "cut", code: errno)
    }
  }

  /// Puts a new journal where one may be: never over one that another process has open.
  private static func place(_ fresh: String, at path: String) throws(JournalError) {
    // The old one is locked while it is replaced, so that of two editors only one does it.
    let old = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard old >= 0 else {
      if errno == ENOENT {
        if link(fresh, path) == 0 {
          unlink(fresh)
          return
        }
        // Just made by another, or a file system without hard links.
        if errno == EEXIST { throw .inUse }
      }
      if rename(fresh, path) != 0 { throw .failed(step: "rename", code: errno) }
      return
    }
    defer { closeUnlocked(old) }
    if flock(old, LOCK_EX | LOCK_NB) != 0 { throw .inUse }
    var here = stat()
    var there = stat()
    guard fstat(old, &here) == 0, lstat(path, &there) == 0, here.st_ino == there.st_ino else {
      throw .inUse
    }
    if rename(fresh, path) != 0 { throw .failed(step: "rename", code: errno) }
  }

  deinit { if descriptor >= 0 { closeUnlocked(descriptor) } }

  /// Adds an entry.
  ///
  /// If it cannot be written whole (a full disk), what was written of it is cut off again, so that
  /// the entries before it can still be read; then all further ones fail alike, because an entry
  /// is worth nothing without those before it.
  public func append(_ entry: JournalEntry) throws(JournalError) {
    try appendRecord { (isTrimmed ? entry : entry.compact).write(to: &$0) }
  }

  /// Adds the text that the journal was started on, so that its entries can be done again even
  /// where the file is not the same any more. Before the first entry only.
  ///
  /// - Complexity: O(*n*).
  public func append(base text: TextStorage) throws(JournalError) {
    try appendRecord { writer in
      writer.put(JournalEntry.baseCode)
      writer.put(text.slice(0..<text.count))
    }
  }

  private func appendRecord(_ content: (inout JournalWriter) -> Void) throws(JournalError) {
    var writer = JournalWriter()
    let result: Result<Void, JournalError> = state.withLock { state in
      if let failure = state.failure { return .failure(failure) }
      writer.put(state.sequence)
      content(&writer)
      let bytes = Self.frame(writer.bytes)
      do throws(JournalError) {
        try Self.write(bytes, to: descriptor)
      } catch {
        ftruncate(descriptor, state.length)
        state.failure = error
        return .failure(error)
      }
      state.length += bytes.count
      state.sequence += 1
      state.unsynced += 1
      return .success(())
    }
    try result.get()
  }

  /// Gives up all entries: the text is what it was when the journal was started.
  public func dropEntries() throws(JournalError) {
    let code = state.withLock { state in
      if ftruncate(descriptor, headLength) != 0 { return errno }
      state.length = headLength
      state.sequence = 0
      state.unsynced += 1
      return 0
    }
    if code != 0 { throw .failed(step: "cut", code: code) }
  }

  /// Bytes in the file.
  public var length: Int { state.withLock { $0.length } }

  /// Whether so many entries were added since the last `sync()` that it should not wait.
  public var isSyncDue: Bool { state.withLock { $0.unsynced >= Self.entriesPerSync } }

  /// Whether anything was added since the last `sync()`.
  public var isSyncNeeded: Bool { state.withLock { $0.unsynced > 0 } }

  /// Waits until the disk has all entries: milliseconds. May be called on any thread.
  public func sync() throws(JournalError) {
    let count = state.withLock { $0.unsynced }
    if count == 0 { return }
    if fdatasync(descriptor) != 0 { throw .failed(step: "sync", code: errno) }
    state.withLock { $0.unsynced -= count }
  }

  /// Deletes the journal: the text was saved, or its changes given up.
  public func remove() { unlink(path) }

  /// A record: length and checksum, each four bytes, the lowest first, and the content.
  static func frame(_ content: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + 8)
    for word in [UInt32(content.count), Checksum.crc(content)] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes + content
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(JournalError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { throw .failed(step: "write", code: count < 0 ? errno : ENOSPC) }
      written += count
    }
  }
}

/// Closes a file that may be locked, and gives up the lock first.
///
/// A lock belongs to the open file, not to its number: a program that another thread is just
/// starting holds a copy of the number until it runs, and closing ours would leave the file locked
/// for that while.
func closeUnlocked(_ descriptor: Int32) {
  _ = flock(descriptor, LOCK_UN)
  close(descriptor)
}
