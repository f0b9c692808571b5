internal import CFiles
internal import Glibc

extension Package {
  /// Writes the package, whole or not at all.
  ///
  /// A new folder is made beside it, synced, and changes places with the old one, which is then
  /// removed. What lies in the old one and is not among `files` comes along as it is, folders and
  /// links too; so does a file whose bytes are the same.
  ///
  /// - Parameters:
  ///   - files: The first is the text; names without a folder.
  ///   - keepsOthers: Whether what else lies in the old one comes along.
  ///   - source: The package to take the other files of where there is none at the path; nil for none.
  ///   - expecting: What the text's file was when it was read or last saved; nil when there was none.
  ///   - overwriting: Whether the writer chose to replace what another program has saved.
  /// - Returns: What the next save expects.
  /// - Complexity: Linear in the bytes of what changed; waits for the disk.
  public func save(
    _ files: [File], keepsOthers: Bool = true, keepingFrom source: String? = nil,
    expecting: FileIdentity?,
    overwriting: Bool = false
  ) throws(SaveError) -> FileIdentity {
    let place = Package(path: Self.resolved(path))
    let old = try place.checked(expecting: expecting, overwriting: overwriting)
    let stamp = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let beside = place.folder + "/.scribe-" + stamp
    guard mkdir(beside, 0o777) == 0 else {
      let error = Errno.last
      throw error.code == EACCES || error.code == EPERM
        ? .readOnlyFolder : SaveError(error, .create)
    }
    do throws(SaveError) {
      let kept = !keepsOthers ? nil : old ? place.path : source.map(Self.resolved)
      try Self.fill(beside, with: files, beside: kept)
      if old { try Self.takeMode(of: place.path, to: beside) }
      try Self.sync(folder: beside)
      try place.put(beside, hasOld: old)
    } catch {
      Self.remove(beside)
      throw error
    }
    // After the exchange the old package is what lies beside.
    if old { Self.remove(beside) }
    try? Self.sync(folder: place.folder)
    guard let identity = FileIdentity.of(path: place.path) else {
      throw .failed(.look, errno: ENOENT)
    }
    return identity
  }

  /// Whether there is a package to be replaced.
  private func checked(
    expecting: FileIdentity?, overwriting: Bool
  ) throws(SaveError) -> Bool {
    let status: FileStatus
    do throws(Errno) { status = try SystemCalls().status(path, followingLinks: false) } catch {
      if error.code == ENOENT { return false }
      throw SaveError(error, .look)
    }
    switch status.kind {
    case .folder: break
    case .file:
      if overwriting { return true }
      throw .changedOnDisk(found: status.identity)
    case .link: throw .loopOfLinks
    case .pipe, .other: throw .isDevice
    }
    // A folder without a text was no package, or is none any more.
    let found = FileIdentity.of(path: path)
    if !overwriting, found == nil || found != expecting {
      throw .changedOnDisk(found: found ?? status.identity)
    }
    return true
  }

  private static func fill(
    _ folder: String, with files: [File], beside old: String?
  ) throws(SaveError) {
    for file in files where isPlain(file.name) {
      let place = folder + "/" + file.name
      if let old, contents(of: old + "/" + file.name, limit: file.bytes.count) == file.bytes,
        link(old + "/" + file.name, place) == 0
      {
        continue
      }
      try write(file.bytes, to: place)
    }
    guard let old else { return }
    let written = Set(files.map(\.name))
    for name in names(in: old) where !written.contains(name) {
      try copy(old + "/" + name, to: folder + "/" + name)
    }
  }

  /// Puts the new folder in its place, and the old one in the new one's.
  private func put(_ beside: String, hasOld: Bool) throws(SaveError) {
    guard hasOld else {
      if scribe_rename_new(beside, path) == 0 { return }
      guard errno == EINVAL || errno == ENOSYS, rename(beside, path) == 0 else {
        throw SaveError(.last, .rename)
      }
      return
    }
    if scribe_exchange(beside, path) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw SaveError(.last, .rename) }
    // A file system that cannot: for a moment there is none of that name.
    let aside = beside + "-old"
    guard rename(path, aside) == 0 else { throw SaveError(.last, .rename) }
    if rename(beside, path) == 0 {
      rename(aside, beside)
      return
    }
    let failure = Errno.last
    rename(aside, path)
    throw SaveError(failure, .rename)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SaveError) {
    let calls = SystemCalls()
    do throws(Errno) {
      let file = try calls.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      defer { try? calls.close(file) }
      var done = 0
      while done < bytes.count {
        let result: Result<Int, Errno> = bytes.withUnsafeBytes { buffer in
          do throws(Errno) {
            return .success(
              try calls.write(file, UnsafeRawBufferPointer(rebasing: buffer[done...]), at: done))
          } catch { return .failure(error) }
        }
        done += try result.get()
      }
      try calls.sync(file)
    } catch { throw SaveError(error, .write) }
  }

  /// Gives what lies at `old` a second name at `new`; a copy where it can have none.
  private static func copy(_ old: String, to new: String) throws(SaveError) {
    let calls = SystemCalls()
    do throws(Errno) {
      switch try calls.status(old, followingLinks: false).kind {
      case .folder:
        guard mkdir(new, 0o777) == 0 else { throw Errno.last }
        for name in names(in: old) {
          do throws(SaveError) { try copy(old + "/" + name, to: new + "/" + name) } catch {
            throw Errno(error.number)
          }
        }
        try? takeMode(of: old, to: new)
      case .link:
        guard symlink(try calls.linkTarget(old), new) == 0 else { throw Errno.last }
      case .file:
        if link(old, new) == 0 { return }
        guard let bytes = contents(of: old, limit: .max) else { throw Errno(EIO) }
        do throws(SaveError) { try write(bytes, to: new) } catch { throw Errno(error.number) }
      case .pipe, .other: break
      }
    } catch { throw SaveError(error, .write) }
  }

  private static func takeMode(of old: String, to new: String) throws(SaveError) {
    var status = stat()
    guard stat(old, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    chmod(new, status.st_mode & 0o7777)
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = chown(new, status.st_uid, status.st_gid)
    }
  }

  private static func sync(folder: String) throws(SaveError) {
    let calls = SystemCalls()
    do throws(Errno) {
      let file = try calls.open(folder, O_RDONLY | O_DIRECTORY, mode: 0)
      defer { try? calls.close(file) }
      try calls.sync(file)
    } catch { throw SaveError(error, .sync) }
  }

  private static func remove(_ path: String) {
    guard (try? SystemCalls().status(path, followingLinks: false))?.kind == .folder else {
      unlink(path)
      return
    }
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }

  /// The path that links lead to; as it is where there is nothing.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return Package(path: path).path }
    defer { free(found) }
    return String(cString: found)
  }
}

extension SaveError {
  /// The system's number, as far as there is one.
  fileprivate var number: Int32 {
    switch self {
    case .failed(_, let number), .damaged(let number, _): number
    case .noSpace: ENOSPC
    case .readOnlyDisk: EROFS
    case .notPermitted: EACCES
    default: EIO
    }
  }
}
