internal import Glibc
public import TextEngine

/// What became of a file since it was read or saved.
public enum DiskChange: Hashable, Sendable {
  case none
  /// There is none of that name any more.
  case gone
  /// Only added to: what was there is as it was.
  case grown(to: FileIdentity)
  case changed(to: FileIdentity)
}

extension DocumentFile {
  /// Looks whether the file at `path` is still as it was.
  ///
  /// - Parameters:
  ///   - identity: The file as it was read or saved last.
  ///   - text: What it held then, whole; nil where that is not known, and a file that has grown
  ///     counts as changed.
  ///   - encoding: What the file's bytes stand for the text in.
  /// - Complexity: One call of the system; where the file has grown, up to 64 MiB of it are
  ///   compared, of larger ones 64 places; all of it where it is not UTF-8.
  public static func look(
    at path: String, since identity: FileIdentity, holding text: TextStorage?,
    as encoding: TextEncoding = .utf8
  ) -> DiskChange {
    guard let now = FileIdentity.of(path: path) else { return .gone }
    if now == identity { return .none }
    guard let text, now.size > identity.size,
      (now.device, now.inode) == (identity.device, identity.inode)
    else { return .changed(to: now) }
    let isSame =
      encoding.form == .utf8
      ? Int(identity.size) == text.count.value && begins(path, with: text)
      : begins(path, with: text, as: encoding, count: Int(identity.size))
    return isSame ? .grown(to: now) : .changed(to: now)
  }

  /// How much of a file is compared at most, and in what pieces.
  private static let compared = 64 << 20
  private static let piece = 1 << 16

  private static func begins(_ path: String, with text: TextStorage) -> Bool {
    let calls = SystemCalls()
    guard let file = try? calls.opened(path, O_RDONLY | O_NONBLOCK) else { return false }
    defer { try? calls.close(file) }
    let pieces = (text.count.value + piece - 1) / piece
    let step = text.count.value <= compared ? 1 : max(pieces / 64, 1)
    var number = 0
    while number < pieces {
      guard isSame(file, text, piece: number) else { return false }
      // The last one always: that is where a file is added to.
      number = number + step < pieces ? number + step : max(number + 1, pieces - 1)
    }
    return true
  }

  private static func isSame(_ file: Int32, _ text: TextStorage, piece number: Int) -> Bool {
    let start = number * piece
    return isSame(
      file,
      text.bytes(in: ByteCount(start)..<ByteCount(min(start + piece, text.count.value))),
      at: start)
  }

  /// Whether the first `count` bytes are what a save of `text` makes.
  private static func begins(
    _ path: String, with text: TextStorage, as encoding: TextEncoding, count: Int
  ) -> Bool {
    let calls = SystemCalls()
    guard let file = try? calls.opened(path, O_RDONLY | O_NONBLOCK) else { return false }
    defer { try? calls.close(file) }
    guard isSame(file, encoding.mark, at: 0) else { return false }
    var at = encoding.mark.count
    do throws(Errno) {
      try text.forEachPart(as: encoding) { part throws(Errno) in
        guard at + part.count <= count, isSame(file, part, at: at) else { throw Errno(ESTALE) }
        at += part.count
      }
    } catch { return false }
    return at == count
  }

  private static func isSame(_ file: Int32, _ expected: [UInt8], at start: Int) -> Bool {
    var found = [UInt8](repeating: 0, count: expected.count)
    var done = 0
    while done < found.count {
      let count = found.withUnsafeMutableBytes {
        pread(file, $0.baseAddress! + done, $0.count - done, off_t(start + done))
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return found == expected
  }

  /// Reads what was added to a file, as UTF-8.
  ///
  /// - Parameters:
  ///   - start: How long it was before, in bytes.
  ///   - expected: What `look` found. A file that has changed again since is refused (`ESTALE`), and
  ///     so is one whose added bytes would not come back when they are saved (`EILSEQ`): it may end
  ///     in half a character, whose rest is still to come.
  public static func tail(
    of path: String, from start: Int64, expecting expected: FileIdentity,
    as encoding: TextEncoding = .utf8
  ) throws(DocumentError) -> [UInt8] {
    let calls = SystemCalls()
    do {
      try checkMemory(for: Int(expected.size - start), of: Int(expected.size))
      let file = try calls.opened(path, O_RDONLY | O_NONBLOCK)
      defer { try? calls.close(file) }
      guard try calls.status(file).identity == expected,
        lseek(file, off_t(start), SEEK_SET) == start
      else { throw Errno(ESTALE) }
      let bytes = try contents(of: file, size: Int(expected.size - start), calls: calls)
      let added = Array(bytes.prefix(Int(expected.size - start)))
      if encoding.form == .utf8 { return added }
      // No mark comes within a file.
      let decoded = try decoded(added, as: TextEncoding(encoding.form))
      guard decoded.comesBack else { throw Errno(EILSEQ) }
      return decoded.text
    } catch let error as Errno {
      throw DocumentError(path: path, reason: .failed(errno: error.code))
    } catch Failure.reason(let reason) {
      throw DocumentError(path: path, reason: reason)
    } catch Failure.system(let error) {
      throw DocumentError(path: path, reason: .failed(errno: error.code))
    } catch {
      throw DocumentError(path: path, reason: .failed(errno: EIO))
    }
  }
}
