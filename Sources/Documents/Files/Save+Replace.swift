internal import Glibc
internal import TextEngine

/// Why a file has to be rewritten in place.
enum InPlaceReason {
  case names, folder, owner, attributes, busy

  var words: String {
    switch self {
    case .names: "because it has several names"
    case .folder: "because its folder takes no new files"
    case .owner: "to keep its owner"
    case .attributes: "to keep its attributes"
    case .busy: "because nothing can take its place"
    }
  }
}

extension Save {
  enum Replacement {
    case saved(FileIdentity)
    case cannot(InPlaceReason)
  }

  /// Writes a new file beside the old one and renames it over.
  ///
  /// A failure removes the new file; the old one has not been touched.
  func replace(_ place: FilePlace, report: (String) -> Void) throws(SaveError) -> Replacement {
    let file: Int32
    let path: String
    do throws(Errno) { (path, file) = try newFile(beside: place) } catch {
      switch error.code {
      case EACCES, EPERM: return .cannot(.folder)
      case EROFS where place.status != nil: return .cannot(.folder)
      default: throw SaveError(error, .create)
      }
    }
    var isOpen = true
    do throws(Interruption) {
      let lost = try keepNature(of: place, on: file)
      try writeAndSync(file, mode: place.status?.mode)
      let written = try step(.look) { () throws(Errno) in try calls.status(file).identity }
      isOpen = false
      try step(.close) { () throws(Errno) in try calls.close(file) }
      try checkAgain(place)
      try rename(path, to: place)
      if !lost.isEmpty { report(SaveNotice.notKept(lost)) }
      syncFolder(place.folder, report: report)
      return .saved(identity(of: place.path, written: written))
    } catch {
      if isOpen { try? calls.close(file) }
      do throws(Errno) { try calls.remove(path) } catch {
        if error.code != ENOENT { report(SaveNotice.leftBehind(path)) }
      }
      switch error {
      case .inPlace(let reason): return .cannot(reason)
      case .failed(let error): throw error
      }
    }
  }

  enum Interruption: Error {
    case inPlace(InPlaceReason)
    case failed(SaveError)
  }

  private func step<Value>(
    _ step: SaveError.Step, _ body: () throws(Errno) -> Value
  ) throws(Interruption) -> Value {
    do throws(Errno) { return try body() } catch { throw .failed(SaveError(error, step)) }
  }

  /// Makes a file of a name that nobody can guess, so that no planted link is followed.
  private func newFile(beside place: FilePlace) throws(Errno) -> (path: String, file: Int32) {
    let folder = place.folder == "/" ? "" : place.folder
    for _ in 0..<100 {
      let random = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = "\(folder)/.scribe-\(random)"
      do throws(Errno) {
        // A new document gets the rights that the shell's mask and the folder give; a replacement
        // stays closed to others until it has its own.
        let mode: UInt32 = place.status == nil ? 0o666 : 0o600
        return (path, try calls.opened(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
    throw Errno(EEXIST)
  }

  private func writeAndSync(_ file: Int32, mode: UInt32?) throws(Interruption) {
    try step(.write) { () throws(Errno) in try calls.writeAll(file, text, as: encoding) }
    // Reading a text for the first time in a while may be what shows that parts of it are lost.
    guard text.lostRanges.isEmpty else { throw .failed(.textLost) }
    if let mode {
      // After the writing, which takes set-user and set-group away.
      try step(.attributes) { () throws(Errno) in try calls.setMode(file, mode) }
    }
    try step(.sync) { () throws(Errno) in try calls.syncWhole(file) }
  }

  /// Looks once more before the old file goes: writing a large text takes a while.
  private func checkAgain(_ place: FilePlace) throws(Interruption) {
    if case .anything = expecting { return }
    let now: FileStatus
    do throws(Errno) { now = try calls.status(place.path, followingLinks: false) } catch {
      if error.code == ENOENT { return }
      throw .failed(SaveError(error, .look))
    }
    if now.identity != place.status?.identity {
      throw .failed(.changedOnDisk(found: now.identity))
    }
  }

  private func rename(_ path: String, to place: FilePlace) throws(Interruption) {
    do throws(Errno) {
      if place.status == nil, case .identity = expecting {
        try calls.renameNew(path, to: place.path)
      } else {
        try calls.rename(path, to: place.path)
      }
    } catch {
      switch error.code {
      case EEXIST:
        let found = try? calls.status(place.path, followingLinks: false)
        throw .failed(found.map { .changedOnDisk(found: $0.identity) } ?? SaveError(error, .rename))
      // A mounted file, or a sticky folder where the file is another's.
      case EBUSY where place.status != nil: throw .inPlace(.busy)
      case EPERM where place.status != nil, EACCES where place.status != nil:
        throw .inPlace(.folder)
      default: throw .failed(SaveError(error, .rename))
      }
    }
  }

  /// Brings the rename itself to the disk. The new file is in its place by now, so a failure is
  /// told and does not fail the save.
  private func syncFolder(_ folder: String, report: (String) -> Void) {
    do throws(Errno) {
      let file = try calls.opened(folder, O_RDONLY | O_DIRECTORY)
      defer { try? calls.close(file) }
      try calls.syncWhole(file)
    } catch {
      // A folder that may be searched but not read cannot be opened; some file systems know no
      // syncing of folders.
      if ![EACCES, EINVAL, ENOTSUP, EROFS].contains(error.code) {
        report(SaveNotice.folderNotSynced(error.code))
      }
    }
  }

  /// What the file system says of the file now: some set the time when it is closed. If somebody
  /// else's file is there by now, ours is returned, so that the next save notices.
  func identity(of path: String, written: FileIdentity) -> FileIdentity {
    guard let now = try? calls.status(path, followingLinks: false).identity,
      (now.device, now.inode, now.size) == (written.device, written.inode, written.size)
    else { return written }
    return now
  }
}
