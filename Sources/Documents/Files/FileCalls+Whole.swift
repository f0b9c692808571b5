internal import Glibc
internal import TextEngine

extension FileCalls {
  /// Opens, and again when a signal came between.
  func opened(_ path: String, _ flags: Int32, mode: UInt32 = 0) throws(Errno) -> Int32 {
    while true {
      do throws(Errno) { return try open(path, flags, mode: mode) } catch {
        if error.code != EINTR { throw error }
      }
    }
  }

  /// Writes all of `bytes` from `offset` on, in as many calls as it takes.
  func writeAll(
    _ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int
  ) throws(Errno) {
    var done = 0
    while done < bytes.count {
      // Linux takes at most about 2 GiB a call; smaller pieces let a full disk show early.
      let piece = UnsafeRawBufferPointer(rebasing: bytes[done..<min(done + (1 << 26), bytes.count)])
      do throws(Errno) {
        let count = try write(file, piece, at: offset + done)
        // Nothing written and no reason given would go round for ever.
        if count <= 0 { throw Errno(EIO) }
        done += count
      } catch {
        if error.code != EINTR { throw error }
      }
    }
  }

  /// Writes all of `text` from `offset` on, piece by piece as the storage has it.
  ///
  /// The disk begins with each 8 MiB as soon as they are there, so that the sync at the end waits for
  /// the last of them only: at 100 MB a sixth of the time.
  func writeAll(_ file: Int32, _ text: TextStorage, at offset: Int) throws(Errno) {
    var offset = offset
    var started = offset
    var failure: Errno?
    text.forEachPiece(in: 0..<text.count) { piece in
      do throws(Errno) {
        try writeAll(file, UnsafeRawBufferPointer(piece), at: offset)
        offset += piece.count
        if offset - started >= 1 << 23 {
          startWriting(file, from: started, count: offset - started)
          started = offset
        }
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Writes all of `text`, encoded, with the mark that belongs before it.
  func writeAll(
    _ file: Int32, _ text: TextStorage, as encoding: TextEncoding
  ) throws(Errno) {
    if encoding.form == .utf8 { return try writeAll(file, text, at: 0) }
    try writeAll(file, encoding.mark, at: 0)
    var offset = encoding.mark.count
    try text.forEachPart(as: encoding) { part throws(Errno) in
      try writeAll(file, part, at: offset)
      offset += part.count
    }
  }

  func writeAll(_ file: Int32, _ bytes: [UInt8], at offset: Int) throws(Errno) {
    var failure: Errno?
    bytes.withUnsafeBytes { raw in
      do throws(Errno) { try writeAll(file, raw, at: offset) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Reads once, and again when a signal came between; 0 at the end.
  func readSome(
    _ file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Errno) -> Int {
    while true {
      do throws(Errno) { return try read(file, into: buffer) } catch {
        if error.code == EINTR { continue }
        if error.code != EAGAIN { throw error }
        // A pipe that has nothing yet: wait until it has, or until its writers are gone.
        var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        if poll(&wait, 1, -1) < 0, errno != EINTR { throw .last }
      }
    }
  }

  func syncWhole(_ file: Int32) throws(Errno) {
    while true {
      do throws(Errno) { return try sync(file) } catch {
        if error.code != EINTR { throw error }
      }
    }
  }
}

extension TextStorage {
  /// Calls `body` with what `encoding` makes of the text, some hundred KiB at a time, without a mark.
  func forEachPart(
    as encoding: TextEncoding, _ body: ([UInt8]) throws(Errno) -> Void
  ) throws(Errno) {
    guard let writer = EncodedWriter(encoding) else { throw Errno(EILSEQ) }
    var part: [UInt8] = []
    var failure: Errno?
    func write(_ piece: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Bool {
      do throws(EncodedWriter.NotHeld) {
        try writer.write(piece, isLast: isLast, into: &part)
      } catch {
        failure = Errno(EILSEQ)
        return false
      }
      guard isLast || part.count >= 1 << 18 else { return true }
      do throws(Errno) { try body(part) } catch { failure = error }
      part.removeAll(keepingCapacity: true)
      return failure == nil
    }
    forEachPiece(in: 0..<count) { piece in
      var start = 0
      while start < piece.count {
        let end = min(piece.count, start + 1 << 18)
        if !write(UnsafeBufferPointer(rebasing: piece[start..<end]), isLast: false) { return false }
        start = end
      }
      return true
    }
    if failure == nil { _ = write(UnsafeBufferPointer(start: nil, count: 0), isLast: true) }
    if let failure { throw failure }
  }
}
