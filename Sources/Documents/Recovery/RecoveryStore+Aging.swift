internal import Glibc
internal import TextEngine

// What nobody came back for. Text that was never saved is kept for ever.
extension RecoveryStore {
  /// Days after which what holds no unsaved text is removed.
  public static let days = 30

  /// Removes what is older than `days` and holds no text that is not in its file: journals of undo
  /// alone, and copies of what the file holds by now.
  ///
  /// - Parameter now: In seconds since 1970; now unless given.
  /// - Complexity: One look at each file of the folder; only the old ones are read.
  public func removeOld(now: Int64? = nil) {
    let oldest = (now ?? Int64(Glibc.time(nil))) - Int64(Self.days) * 86_400
    for name in names {
      let path = "\(folder)/\(name)"
      guard let status = try? SystemCalls().status(path, followingLinks: false),
        status.kind == .file, status.owner == geteuid(),
        status.identity.modified / 1_000_000_000 < oldest
      else { continue }
      if name.hasSuffix(Self.journalSuffix) {
        if holdsUndoAlone(path) { unlink(path) }
      } else if name.hasSuffix(Self.suffix), isInItsFile(path) {
        unlink(path)
      }
    }
  }

  /// Whether the journal of a session that ended well lies at `path`, and nobody has it open.
  private func holdsUndoAlone(_ path: String) -> Bool {
    guard let contents = try? JournalContents.read(at: path) else { return false }
    return contents.entries.isEmpty && !contents.isTorn
  }

  /// Whether the file holds the text of the copy at `path`.
  private func isInItsFile(_ path: String) -> Bool {
    guard let copy = read(path), !copy.isDamaged, case .file(let file) = copy.document,
      let saved = try? DocumentFile.read(path: file), saved.identity != nil
    else { return false }
    return saved.text.isSame(as: copy.text)
  }
}
