internal import Glibc
internal import TextEngine

extension Save {
  /// Writes over the old bytes of the same file, which keeps its names, owner and attributes.
  ///
  /// A crash in between leaves a mixture, so the new text is first brought to disk in `spare`, room
  /// for it is reserved, and the old bytes (up to 256 MiB) are held to be put back when writing fails.
  func rewrite(
    _ place: FilePlace, _ status: FileStatus, because reason: InPlaceReason,
    report: (String) -> Void
  ) throws(SaveError) -> FileIdentity {
    // The storage may read from this very file: everything is taken to memory before its first
    // byte goes. A text whose pages come and go would lose them.
    if let loading = text.loading {
      guard loading.becomesResident else { throw .tooLargeInPlace }
      loading.run()
    }
    var new = encoding.mark
    do throws(Errno) {
      try text.forEachPart(as: encoding) { part throws(Errno) in new += part }
    } catch { throw SaveError(error, .write) }
    guard text.lostRanges.isEmpty else { throw .textLost }
    let old = oldBytes(place, status)
    let copy = keepSpare(of: place.path, status, report: report)
    let file: Int32
    do throws(Errno) {
      file = try calls.opened(place.path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      throw SaveError(error, .open)
    }
    var isOpen = true
    var touched = false
    do throws(SaveStop) {
      let now = try stop(.look) { () throws(Errno) in try calls.status(file) }
      guard now.identity == status.identity else {
        throw SaveStop(error: .changedOnDisk(found: now.identity), code: 0)
      }
      if new.count > Int(status.identity.size) { try reserve(file, status, count: new.count) }
      touched = true
      try stop(.write) { () throws(Errno) in try write(new, to: file) }
      try stop(.sync) { () throws(Errno) in try calls.syncWhole(file) }
      let written = try stop(.look) { () throws(Errno) in try calls.status(file).identity }
      isOpen = false
      try stop(.close) { () throws(Errno) in try calls.close(file) }
      // After a failure the copy stays: the text is still unsaved.
      if copy != nil { try? spare?.remove(.file(place.path)) }
      report(SaveNotice.inPlace(reason.words))
      return identity(of: place.path, written: written)
    } catch {
      let isWhole = !touched || (old.map { putBack($0, place, file: isOpen ? file : nil) } ?? false)
      if isOpen { try? calls.close(file) }
      throw isWhole ? error.error : .damaged(errno: error.code, copy: copy)
    }
  }

  struct SaveStop: Error {
    var error: SaveError
    var code: Int32
  }

  private func stop<Value>(
    _ step: SaveError.Step, _ body: () throws(Errno) -> Value
  ) throws(SaveStop) -> Value {
    do throws(Errno) { return try body() } catch {
      throw SaveStop(error: SaveError(error, step), code: error.code)
    }
  }

  private func reserve(_ file: Int32, _ status: FileStatus, count: Int) throws(SaveStop) {
    let size = Int(status.identity.size)
    do throws(Errno) { try calls.reserve(file, from: size, count: count - size) } catch {
      // Where room cannot be reserved the writing itself will tell.
      if error.code == ENOSPC || error.code == EDQUOT {
        throw SaveStop(error: .noSpace, code: error.code)
      }
    }
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(Errno) {
    try calls.writeAll(file, bytes, at: 0)
    try calls.truncate(file, to: bytes.count)
  }

  private func oldBytes(_ place: FilePlace, _ status: FileStatus) -> [UInt8]? {
    guard status.identity.size <= 256 << 20,
      let file = try? calls.opened(place.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return nil }
    defer { try? calls.close(file) }
    return try? DocumentFile.contents(of: file, size: Int(status.identity.size), calls: calls)
  }

  /// Returns whether the file is as it was, as far as its bytes go.
  private func putBack(_ old: [UInt8], _ place: FilePlace, file: Int32?) -> Bool {
    do throws(Errno) {
      guard let file else {
        let again = try calls.opened(place.path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
        defer { try? calls.close(again) }
        try write(old, to: again)
        try calls.syncWhole(again)
        return true
      }
      try write(old, to: file)
      try calls.syncWhole(file)
      return true
    } catch { return false }
  }

  private func keepSpare(
    of path: String, _ status: FileStatus, report: (String) -> Void
  ) -> String? {
    guard let spare else { return nil }
    do throws(RecoveryError) {
      return try spare.write(text, of: .file(path), base: status.identity, caret: 0)
    } catch {
      report(SaveNotice.noSpare(error.message))
      return nil
    }
  }
}
