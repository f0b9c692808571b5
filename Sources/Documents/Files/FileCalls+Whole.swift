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
  func writeAll(_ file: Int32, _ text: TextStorage, at offset: Int) throws(Errno) {
    var offset = offset
    var failure: Errno?
    text.forEachPiece(in: 0..<text.count) { piece in
      do throws(Errno) {
        try writeAll(file, UnsafeRawBufferPointer(piece), at: offset)
        offset += piece.count
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
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
