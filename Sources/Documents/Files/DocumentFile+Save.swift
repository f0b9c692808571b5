internal import Glibc
public import TextEngine

extension DocumentFile {
  /// Writes `text` to the file at `path`, whole or not at all.
  ///
  /// The bytes go to a new file beside it, are synced, and take the old one's place by a rename; mode, owner, group,
  /// extended attributes and access lists come along, and a link is followed to what it leads to. A
  /// file with several names, or whose owner or place cannot be kept so, is rewritten in place; the
  /// new text is kept in `spare` meanwhile.
  ///
  /// - Parameters:
  ///   - encoding: What the bytes are made as; a text that it cannot hold is refused before anything
  ///     is written.
  ///   - expecting: What the file was when it was read or last saved; nil when there was none.
  ///   - overwriting: Whether the writer chose to replace what another program has saved.
  ///   - spare: Where a copy is kept while a file is rewritten in place; nil keeps none.
  ///   - report: Called with one line for each thing that the writer should know of a good save.
  /// - Returns: What the next save expects.
  /// - Complexity: O(*n*), and waits for the disk: milliseconds on a local one.
  public static func save(
    _ text: TextStorage, as encoding: TextEncoding = .utf8, to path: String,
    expecting: FileIdentity?, overwriting: Bool = false,
    spare: RecoveryStore? = .standard, report: (String) -> Void = { _ in }
  ) throws(SaveError) -> FileIdentity {
    let expectation: SaveExpectation = overwriting ? .anything : .identity(expecting)
    return try Save(
      text: text, encoding: encoding, expecting: expectation, spare: spare, calls: SystemCalls()
    )
    .run(path, report: report)
  }
}

/// What has to be at the path for a save to go on.
package enum SaveExpectation {
  case anything
  case identity(FileIdentity?)
}

/// One save; `run` is its course, the steps are in the extensions.
package struct Save<Calls: FileCalls> {
  let text: TextStorage
  let encoding: TextEncoding
  let expecting: SaveExpectation
  let spare: RecoveryStore?
  let calls: Calls

  package init(
    text: TextStorage, encoding: TextEncoding = .utf8, expecting: SaveExpectation,
    spare: RecoveryStore?, calls: Calls
  ) {
    self.text = text
    self.encoding = encoding
    self.expecting = expecting
    self.spare = spare
    self.calls = calls
  }

  package func run(
    _ path: String, report: (String) -> Void
  ) throws(SaveError) -> FileIdentity {
    let place: FilePlace
    do throws(Errno) { place = try FilePlace(path, calls: calls) } catch {
      throw error.code == ENOENT ? .noSuchFolder : SaveError(error, .look)
    }
    try check(place.status)
    guard text.lostRanges.isEmpty else { throw .textLost }
    if EncodedWriter(encoding) == nil { throw .noSuchEncoding(encoding.name) }
    if let found = encoding.firstNotHeld(in: text) {
      throw .notHeld(found, encoding: encoding.name)
    }
    if let status = place.status {
      guard calls.mayWrite(place.path) else {
        throw status.mode & 0o222 != 0 && calls.isReadOnlyDisk(place.path)
          ? .readOnlyDisk : .notPermitted
      }
      if status.links > 1 { return try rewrite(place, status, because: .names, report: report) }
    }
    switch try replace(place, report: report) {
    case .saved(let identity): return identity
    case .cannot(let reason):
      guard let status = place.status else { throw .readOnlyFolder }
      return try rewrite(place, status, because: reason, report: report)
    }
  }

  /// Refuses what is no file, and what another program has changed.
  func check(_ status: FileStatus?) throws(SaveError) {
    guard let status else { return }  // gone since: the save brings it back, nothing is lost
    switch status.kind {
    case .file: break
    case .folder: throw .isDirectory
    case .link: throw .loopOfLinks
    case .pipe, .other: throw .isDevice
    }
    if case .identity(let expected) = expecting, expected != status.identity {
      throw .changedOnDisk(found: status.identity)
    }
  }
}

extension FileCalls {
  func isReadOnlyDisk(_ path: String) -> Bool {
    do throws(Errno) {
      try close(try open(path, O_WRONLY, mode: 0))
      return false
    } catch { return error.code == EROFS }
  }
}

extension SaveError {
  /// The error that the writer understands, for one of the system's.
  init(_ error: Errno, _ step: Step) {
    self =
      switch error.code {
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnlyDisk
      case ELOOP: .loopOfLinks
      case ENOTDIR: .noSuchFolder
      case EISDIR: .isDirectory
      case EACCES, EPERM: .notPermitted
      default: .failed(step, errno: error.code)
      }
  }
}
