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
  static let magic = Array("scribe undo 1\n".utf8)

  /// Entries after which a `sync()` is due, if none came before.
  public static let entriesPerSync = 200

  public let path: String
  private let descriptor: Int32
  private let state: Mutex<State>

  private struct State: Sendable {
    var length: Int
    var sequence = 0
    var unsynced = 0
    var failure: JournalError?
  }

  /// Starts a journal at `path`, in place of one that is there.
  ///
  /// It is written beside, readable by its owner alone, without following links, and then renamed,
  /// so that the old one is there until the new one is whole.
  ///
  /// - Parameter history: What can be undone from the start; empty for none.
  public init(
    at path: String, identity: JournalIdentity, history: UndoHistory
  ) throws(JournalError) {
    self.path = path
    var writer = JournalWriter()
    identity.write(to: &writer)
    history.write(to: &writer)
    let bytes = Self.magic + Self.frame(writer.bytes)
    let fresh = path + "." + String(UInt64.random(in: .min ... .max), radix: 36)
    descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_CLOEXEC, 0o600)
    state = Mutex(State(length: bytes.count))
    guard descriptor >= 0 else { throw .failed(step: "create", code: errno) }
    do throws(JournalError) {
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { throw .failed(step: "lock", code: errno) }
      try Self.write(bytes, to: descriptor)
      if fdatasync(descriptor) != 0 { throw .failed(step: "sync", code: errno) }
      if rename(fresh, path) != 0 { throw .failed(step: "rename", code: errno) }
    } catch {
      unlink(fresh)
      throw error
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds an entry.
  ///
  /// If it cannot be written whole (a full disk), what was written of it is cut off again, so that
  /// the entries before it can still be read; then all further ones fail alike, because an entry
  /// is worth nothing without those before it.
  public func append(_ entry: JournalEntry) throws(JournalError) {
    var writer = JournalWriter()
    let result: Result<Void, JournalError> = state.withLock { state in
      if let failure = state.failure { return .failure(failure) }
      writer.put(state.sequence)
      entry.write(to: &writer)
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

  private static func frame(_ content: [UInt8]) -> [UInt8] {
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
