internal import CFiles
internal import Glibc
internal import TextEngine

extension DocumentFile {
  /// What the bytes of a file were decoded to.
  struct Decoded {
    var text: [UInt8]
    /// Whether encoding the text gives the same bytes.
    var comesBack: Bool
  }

  /// Decodes a whole file.
  static func decoded(
    _ bytes: [UInt8], as encoding: TextEncoding
  ) throws(Failure) -> Decoded {
    guard let decoder = TextDecoder(encoding) else { throw .system(Errno(EILSEQ)) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let mark = bytes.starts(with: encoding.mark) ? encoding.mark.count : 0
    bytes.withUnsafeBytes {
      decoder.decode(UnsafeRawBufferPointer(rebasing: $0[mark...]), isLast: true, into: &text)
    }
    return Decoded(text: text, comesBack: decoder.comesBack && mark == encoding.mark.count)
  }

  /// Decodes a file that is too large to be held twice: into memory up to the resident limit, else
  /// into a file without a name that goes with the text.
  static func decodedText(
    of file: Int32, size: Int, as encoding: TextEncoding, limits: BackingLimits
  ) throws(Failure) -> (text: TextStorage, comesBack: Bool) {
    guard let decoder = TextDecoder(encoding) else { throw .system(Errno(EILSEQ)) }
    let sink = try DecodedSink(expecting: size, limits: limits)
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var at = 0
    var hasMark = false
    while true {
      let got = pread(file, &chunk, chunk.count, off_t(at))
      if got < 0 {
        if errno == EINTR { continue }
        throw .system(.last)
      }
      var start = 0
      if at == 0 {
        hasMark = chunk[..<got].starts(with: encoding.mark)
        start = hasMark ? encoding.mark.count : 0
      }
      at += got
      var text: [UInt8] = []
      chunk.withUnsafeBytes { raw in
        decoder.decode(
          UnsafeRawBufferPointer(rebasing: raw[min(start, got)..<got]), isLast: got == 0,
          into: &text)
      }
      try sink.take(text)
      if got == 0 { break }
    }
    return (try sink.text(limits: limits), decoder.comesBack && hasMark == encoding.hasMark)
  }
}

/// Where decoded text goes: memory, or a file without a name.
private final class DecodedSink {
  private var bytes: [UInt8] = []
  private var file: Int32 = -1

  /// - Parameter size: Of the file that is decoded; what comes of it may be half as long again.
  init(expecting size: Int, limits: BackingLimits) throws(DocumentFile.Failure) {
    if size <= limits.resident {
      try DocumentFile.checkMemory(for: size + size / 2, of: size)
      bytes.reserveCapacity(size)
      return
    }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
    file = scribe_open_unnamed(folder)
    if file < 0 { throw .system(.last) }
  }

  deinit { if file >= 0 { close(file) } }

  func take(_ text: [UInt8]) throws(DocumentFile.Failure) {
    if file < 0 { return bytes += text }
    var done = 0
    while done < text.count {
      let count = text.withUnsafeBytes { write(file, $0.baseAddress! + done, text.count - done) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(.last)
      }
      done += count
    }
  }

  func text(limits: BackingLimits) throws(DocumentFile.Failure) -> TextStorage {
    if file < 0 {
      return TextStorage(bytes: bytes, newline: Newline(guessedFrom: bytes.prefix(0x10000)))
    }
    do throws(TextReadError) { return try TextStorage(opening: file, limits: limits) } catch {
      throw .system(Errno(error.code))
    }
  }
}
