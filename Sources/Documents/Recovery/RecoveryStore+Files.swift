internal import Glibc
internal import TextEngine

extension RecoveryStore {
  /// Makes the folder and those above it, for the writer alone, and refuses one that is not.
  func prepareFolder() throws(RecoveryError) {
    let calls = SystemCalls()
    do throws(Errno) {
      try makeFolders(folder)
      let status = try calls.status(folder, followingLinks: true)
      guard status.kind == .folder, status.owner == geteuid() else {
        throw Errno(ENOTDIR)
      }
      if status.mode & 0o077 != 0, chmod(folder, 0o700) != 0 { throw .last }
    } catch {
      throw RecoveryError(
        path: folder,
        reason: error.code == ENOTDIR ? .foreignFolder : .failed(errno: error.code))
    }
  }

  private func makeFolders(_ path: String) throws(Errno) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let error = Errno.last
    let above = FilePlace.folder(of: path)
    guard error.code == ENOENT, above != path, above != "." else { throw error }
    try makeFolders(above)
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
  }

  func writeFile(_ path: String, head: RecoveryHead, text: TextStorage) throws(Errno) {
    let calls = SystemCalls()
    let file = try calls.opened(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    var isOpen = true
    defer { if isOpen { try? calls.close(file) } }
    let head = head.bytes
    try calls.writeAll(file, head, at: 0)
    try calls.writeAll(file, text, at: head.count)
    try calls.syncWhole(file)
    isOpen = false
    try calls.close(file)
  }

  /// Reads a copy; nil for a link, another user's file, or what is no copy.
  func read(_ path: String) -> Recovery? {
    let calls = SystemCalls()
    guard let file = try? calls.opened(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return nil }
    defer { try? calls.close(file) }
    guard let status = try? calls.status(file), status.kind == .file, status.owner == geteuid(),
      let bytes = try? DocumentFile.contents(
        of: file, size: Int(status.identity.size), calls: calls),
      let (head, start) = RecoveryHead.read(bytes)
    else { return nil }
    let text = TextStorage(bytes: Array(bytes[start...]))
    return Recovery(
      document: head.document, text: text, base: head.base, time: head.time,
      caret: ByteCount(max(0, min(head.caret, text.count.value))),
      isDamaged: text.count.value != head.count || Checksum(of: text).value != head.checksum,
      copy: path)
  }

  func syncFolder() {
    let calls = SystemCalls()
    guard let file = try? calls.opened(folder, O_RDONLY | O_DIRECTORY) else { return }
    defer { try? calls.close(file) }
    try? calls.syncWhole(file)
  }
}

extension RecoveredDocument {
  /// The same document with an absolute path, links followed as far as there are files.
  var standardized: RecoveredDocument {
    guard case .file(let path) = self else { return self }
    let end = (try? FilePlace(path, calls: SystemCalls()).path) ?? path
    let bytes = end.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map {
      String(end[bytes.index(after: $0)...])
    }
    let folder = FilePlace.folder(of: end)
    guard let real = realpath(folder, nil) else {
      return .file(end.hasPrefix("/") ? end : Self.currentFolder + "/" + end)
    }
    defer { free(real) }
    let above = String(cString: real)
    return .file((above == "/" ? "" : above) + "/" + (name ?? end))
  }

  private static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
