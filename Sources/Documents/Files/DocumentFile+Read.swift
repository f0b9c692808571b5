internal import Glibc
internal import TextEngine

extension DocumentFile {
  /// Reads the file at `path`, links followed; a missing file is a new, empty document.
  ///
  /// Any bytes are taken as they are. A pipe is read to its end. Folders, devices and sockets are
  /// refused.
  ///
  /// - Complexity: O(*n*) time and memory.
  public static func read(path: String) throws(DocumentError) -> Reading {
    try read(path: path, calls: SystemCalls())
  }

  /// Reads everything from an open file such as standard input, which stays open. It is Markdown
  /// and has no identity.
  public static func read(descriptor: Int32, name: String) throws(DocumentError) -> Reading {
    do {
      let bytes = try contents(of: descriptor, size: 0, calls: SystemCalls())
      var reading = reading(of: bytes, format: .markdown)
      reading.isWritable = false
      return reading
    } catch { throw DocumentError(path: name, reason: reason(error)) }
  }

  package static func read(
    path: String, calls: some FileCalls
  ) throws(DocumentError) -> Reading {
    do {
      // Without waiting: opening a pipe that nobody writes to would never return.
      let status = try calls.status(path, followingLinks: true)
      switch status.kind {
      case .file, .pipe, .link: break
      case .folder: throw Failure.reason(.isDirectory)
      case .other: throw Failure.reason(.isDevice)
      }
      let file = try calls.opened(path, O_RDONLY | O_NONBLOCK)
      defer { try? calls.close(file) }
      return try read(file, path: path, calls: calls)
    } catch let error as Errno {
      if error.code == ENOENT { return try missing(path, calls: calls) }
      throw DocumentError(path: path, reason: reason(.system(error)))
    } catch let error as Failure {
      throw DocumentError(path: path, reason: reason(error))
    } catch {
      throw DocumentError(path: path, reason: .failed(errno: EIO))
    }
  }

  private static func read(
    _ file: Int32, path: String, calls: some FileCalls
  ) throws -> Reading {
    // What was opened counts, not what was looked at before.
    let status = try calls.status(file)
    switch status.kind {
    case .file, .pipe: break
    case .folder: throw Failure.reason(.isDirectory)
    case .link, .other: throw Failure.reason(.isDevice)
    }
    let size = status.kind == .file ? Int(status.identity.size) : 0
    var reading: Reading
    if size > BackingLimits.standard.atOnce, calls is SystemCalls {
      // A file whose pages come and go needs memory for its index: 8 bytes a KiB, 8 a page.
      let isResident = size <= BackingLimits.standard.resident
      try checkMemory(for: isResident ? size : size >> 6, of: size)
      reading = try opening(file, format: DocumentFormat(path: path))
    } else {
      let bytes = try contents(of: file, size: size, calls: calls)
      reading = self.reading(of: bytes, format: DocumentFormat(path: path))
    }
    if status.kind == .pipe {
      reading.notices.append(ReadingNotice.pipe)
      reading.isWritable = false
    } else {
      reading.identity = status.identity
      reading.isWritable = calls.mayWrite(path)
      if !reading.isWritable { reading.notices.append(ReadingNotice.readOnly) }
    }
    return reading
  }

  /// Opens a file that is too large to be read before its first lines are shown; what is said of it
  /// is what its first 64 KiB tell.
  private static func opening(
    _ file: Int32, format: DocumentFormat
  ) throws(Failure) -> Reading {
    do throws(TextReadError) {
      let text = try TextStorage(opening: file)
      var reading = reading(of: text.bytes(in: 0..<min(text.count, 0x10000)), format: format)
      // A character that is cut at the end of the part is no invalid byte.
      if reading.hasInvalidBytes {
        reading = self.reading(
          of: text.bytes(in: 0..<text.graphemeBoundary(atOrBefore: min(text.count, 0xFF00))),
          format: format)
      }
      reading.text = text
      return reading
    } catch {
      throw .system(Errno(error.code))
    }
  }

  enum Failure: Error {
    case system(Errno)
    case reason(DocumentError.Reason)
  }

  private static func reason(_ failure: Failure) -> DocumentError.Reason {
    switch failure {
    case .reason(let reason): reason
    case .system(let error):
      switch error.code {
      case EACCES, EPERM: .notPermitted
      case ELOOP: .loopOfLinks
      case EISDIR: .isDirectory
      case ENOTDIR: .noSuchFolder
      case ENXIO, ENODEV: .isDevice
      default: .failed(errno: error.code)
      }
    }
  }

  /// A new document, if a file could be made there.
  private static func missing(
    _ path: String, calls: some FileCalls
  ) throws(DocumentError) -> Reading {
    do {
      let place = try FilePlace(path, calls: calls)
      guard place.status == nil else {
        throw DocumentError(path: path, reason: .failed(errno: ENOENT))
      }
      var reading = reading(of: [], format: DocumentFormat(path: path))
      reading.isWritable = calls.mayWrite(place.folder)
      if !reading.isWritable { reading.notices.append(ReadingNotice.readOnlyFolder) }
      return reading
    } catch let error as DocumentError {
      throw error
    } catch let error as Errno {
      let reason = error.code == ENOENT ? .noSuchFolder : reason(.system(error))
      throw DocumentError(path: path, reason: reason)
    } catch { throw DocumentError(path: path, reason: .failed(errno: EIO)) }
  }

  private static func reading(of bytes: [UInt8], format: DocumentFormat) -> Reading {
    let survey = bytes.withUnsafeBytes { ByteSurvey($0) }
    var notices: [String] = []
    if survey.looksLikeUTF16 {
      notices.append(ReadingNotice.utf16)
    } else {
      if !survey.isUTF8 { notices.append(ReadingNotice.invalidBytes) }
      if survey.hasZeros { notices.append(ReadingNotice.zeroBytes) }
      if survey.isMixed { notices.append(ReadingNotice.mixedLineEndings) }
    }
    return Reading(
      text: TextStorage(bytes: bytes, newline: survey.hasOnlyReturns ? .cr : .lf), format: format,
      lineEnding: survey.commonest,
      hasMixedLineEndings: survey.isMixed, identity: nil, isWritable: true,
      hasInvalidBytes: !survey.isUTF8, notices: notices)
  }
}
