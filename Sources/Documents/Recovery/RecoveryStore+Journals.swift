internal import Glibc
public import TextEngine

/// A journal of an earlier session that nobody has open.
public struct FoundJournal: Sendable {
  public var path: String
  public var contents: JournalContents
  /// When it was last written to, in seconds since 1970.
  public var time: Int64
}

// Journals lie beside the copies and keep to the same rules. A document has one under its own name;
// a session that must not touch that one, because another editor has it open or because the writer
// has not decided about it, has its own beside it.
extension RecoveryStore {
  static let journalSuffix = ".journal"

  /// The journals of the file at `path`, or of all buffers without a name where that is nil; the
  /// newest first. What is no journal, a link or another user's is passed over.
  ///
  /// - Returns: Also whether another editor has one open.
  public func journals(of path: String?) -> (found: [FoundJournal], isInUse: Bool) {
    let start = path.map { Self.name(of: RecoveredDocument.file($0).standardized) }
    let prefix = start ?? Self.unnamedPrefix
    var found: [FoundJournal] = []
    var isInUse = false
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(Self.journalSuffix) {
      let path = "\(folder)/\(name)"
      guard let status = try? SystemCalls().status(path, followingLinks: false),
        status.kind == .file, status.owner == geteuid()
      else { continue }
      do throws(JournalError) {
        guard let contents = try JournalContents.read(at: path) else { continue }
        found.append(
          FoundJournal(
            path: path, contents: contents, time: status.identity.modified / 1_000_000_000))
      } catch {
        if error == .inUse { isInUse = true }
      }
    }
    return (found.sorted { ($0.time, $0.path) > ($1.time, $1.path) }, isInUse)
  }

  /// Starts the journal of `document`.
  ///
  /// - Parameters:
  ///   - encoding: How `base` was read.
  ///   - beside: Whether the one under the document's own name must stay as it is.
  ///   - old: The journal that this one follows; it gives way if it lies at the same place.
  /// - Complexity: O(history); does not wait for the disk.
  public func startJournal(
    of document: RecoveredDocument, base: FileIdentity?, as encoding: TextEncoding = .utf8,
    history: UndoHistory, beside: Bool, replacing old: UndoJournal? = nil
  ) throws(RecoveryError) -> UndoJournal {
    try prepareFolder()
    let document = document.standardized
    let name = "\(folder)/\(Self.name(of: document))"
    let identity = JournalIdentity(document, base, encoding)
    do throws(JournalError) {
      if let old, old.path.hasPrefix(name) {
        return try UndoJournal(at: old.path, identity: identity, history: history, replacing: old)
      }
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = name + (beside ? "-" + number : "") + Self.journalSuffix
      return try UndoJournal(at: path, identity: identity, history: history)
    } catch {
      throw RecoveryError(journal: error, path: name)
    }
  }
}

extension FoundJournal {
  /// Whether it was started on the file in this state, read as `encoding`, so that its entries fit
  /// the file's text.
  public func fits(_ base: FileIdentity?, as encoding: TextEncoding = .utf8) -> Bool {
    var identity = JournalIdentity(.unnamed(0), base, encoding)
    identity.path = contents.identity.path
    return identity == contents.identity
  }

  /// Deletes it.
  public func remove() { unlink(path) }
}

extension JournalIdentity {
  init(_ document: RecoveredDocument, _ base: FileIdentity?, _ encoding: TextEncoding) {
    var path = ""
    if case .file(let name) = document { path = name }
    self.init(
      path: path, device: base?.device ?? 0, inode: base?.inode ?? 0, size: Int(base?.size ?? 0),
      modified: Int(base?.modified ?? 0),
      encoding: encoding.form == .utf8 ? "" : encoding.name)
  }
}

extension RecoveryError {
  /// What went wrong with a journal.
  public init(journal error: JournalError, path: String) {
    let code: Int32 =
      switch error {
      case .inUse: EBUSY
      case .notAJournal: EINVAL
      case .failed(_, let code): code
      }
    self.init(path: path, reason: .failed(errno: code))
  }
}
