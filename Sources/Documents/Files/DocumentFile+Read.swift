internal import Glibc
package import TextEngine

extension DocumentFile {
  /// Reads the file at `path`, links followed; a missing file is a new, empty document.
  ///
  /// Bytes are taken as they are, unless the file is in another encoding (`docs/formats.md` has the
  /// rule). A pipe is read to its end. Folders, devices and sockets are refused.
  ///
  /// - Complexity: O(*n*) time and memory.
  public static func read(
    path: String, as choice: EncodingChoice = .detected
  ) throws(DocumentError) -> Reading {
    try read(path: path, as: choice, calls: SystemCalls())
  }

  /// Reads everything from an open file such as standard input, which stays open. It is Markdown
  /// and has no identity.
  public static func read(
    descriptor: Int32, name: String, as choice: EncodingChoice = .detected
  ) throws(DocumentError) -> Reading {
    do {
      let bytes = try contents(of: descriptor, size: 0, calls: SystemCalls())
      var reading = try reading(of: bytes, format: .markdown, as: choice)
      reading.isWritable = false
      return reading
    } catch { throw DocumentError(path: name, reason: reason(error)) }
  }

  package static func read(
    path: String, as choice: EncodingChoice = .detected, calls: some FileCalls,
    limits: BackingLimits = .standard
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
      return try read(file, path: path, as: choice, calls: calls, limits: limits)
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
    _ file: Int32, path: String, as choice: EncodingChoice, calls: some FileCalls,
    limits: BackingLimits
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
    if size > limits.atOnce, calls is SystemCalls {
      // A file whose pages come and go needs memory for its index: 8 bytes a KiB, 8 a page.
      let isResident = size <= limits.resident
      try checkMemory(for: isResident ? size : size >> 6, of: size)
      reading = try opening(
        file, size: size, format: DocumentFormat(path: path), as: choice, limits: limits)
    } else {
      let bytes = try contents(of: file, size: size, calls: calls)
      reading = try self.reading(of: bytes, format: DocumentFormat(path: path), as: choice)
    }
    if status.kind == .pipe {
      reading.notices.append(ReadingNotice.pipe)
      reading.isWritable = false
    } else {
      reading.identity = status.identity
      let mayWrite = calls.mayWrite(path)
      if !mayWrite { reading.notices.append(ReadingNotice.readOnly) }
      reading.isWritable = mayWrite && reading.comesBack
    }
    return reading
  }

  /// Opens a file that is too large to be read before its first lines are shown; what is said of it
  /// is what its first 64 KiB tell.
  private static func opening(
    _ file: Int32, size: Int, format: DocumentFormat, as choice: EncodingChoice,
    limits: BackingLimits
  ) throws(Failure) -> Reading {
    let text: TextStorage
    do throws(TextReadError) { text = try TextStorage(opening: file, limits: limits) } catch {
      throw .system(Errno(error.code))
    }
    let head = text.bytes(in: 0..<min(text.count, 0x10000))
    // A character that is cut at the end of the part is no invalid byte.
    let whole = text.bytes(in: 0..<text.graphemeBoundary(atOrBefore: min(text.count, 0xFF00)))
    let encoding = encoding(of: head, size: size, whole: whole, as: choice)
    if encoding.form != .utf8 {
      let (decoded, comesBack) = try decodedText(
        of: file, size: size, as: encoding, limits: limits)
      var reading = survey(
        decoded.bytes(in: 0..<decoded.graphemeBoundary(atOrBefore: min(decoded.count, 0xFF00))),
        format: format)
      reading.text = decoded
      note(encoding, comesBack: comesBack, in: &reading)
      return reading
    }
    var reading = survey(head, format: format)
    if reading.hasInvalidBytes { reading = survey(whole, format: format) }
    reading.text = text
    return reading
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
      var reading = survey([], format: DocumentFormat(path: path))
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

  private static func reading(
    of bytes: [UInt8], format: DocumentFormat, as choice: EncodingChoice
  ) throws(Failure) -> Reading {
    let encoding = encoding(
      of: Array(bytes.prefix(0x10000)), size: bytes.count, whole: bytes, as: choice)
    guard encoding.form != .utf8 else { return survey(bytes, format: format) }
    let decoded = try decoded(bytes, as: encoding)
    var reading = survey(decoded.text, format: format)
    note(encoding, comesBack: decoded.comesBack, in: &reading)
    return reading
  }

  /// What a file is read as: what was named, what it says of itself, UTF-8 if it is, the fallback.
  ///
  /// - Parameters:
  ///   - head: Its first 64 KiB.
  ///   - whole: As much of it as is looked at for bytes that are not UTF-8.
  private static func encoding(
    of head: [UInt8], size: Int, whole: [UInt8], as choice: EncodingChoice
  ) -> TextEncoding {
    if var named = choice.named {
      // A mark that is there is kept, and none is added to a file.
      if size > 0 {
        named.hasMark = true
        named.hasMark = !named.mark.isEmpty && head.starts(with: named.mark)
      }
      return named
    }
    if let guessed = TextEncoding(guessedFrom: head, size: size) { return guessed }
    guard let fallback = choice.fallback, fallback.form != .utf8 else { return .utf8 }
    let isUTF8 = whole.withUnsafeBytes { UTF8Check.end(of: 0..<$0.count, in: $0) >= $0.count }
    return isUTF8 ? .utf8 : fallback
  }

  private static func note(
    _ encoding: TextEncoding, comesBack: Bool, in reading: inout Reading
  ) {
    reading.encoding = encoding
    reading.comesBack = comesBack
    if !comesBack { reading.isWritable = false }
    reading.notices.insert(
      comesBack
        ? ReadingNotice.decoded(encoding.name) : ReadingNotice.doesNotComeBack(encoding.name),
      at: 0)
  }

  /// What a text in UTF-8 tells of itself.
  private static func survey(_ bytes: [UInt8], format: DocumentFormat) -> Reading {
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
