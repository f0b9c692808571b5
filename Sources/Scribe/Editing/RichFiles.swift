import Documents
import FoundationEssentials
import Providers
import RichText
import ScribeTUI
import TextEngine
import WorkerLink

/// Rich documents as files. Waits for disk and worker, so never on the main thread while a screen
/// is shown.
struct RichFiles: Sendable {
  /// Started when the first page is read.
  private let pages = WorkerPages(worker: WorkerClient())

  private func reader(of format: RichFormat) -> (any RichReader)? {
    switch format {
    case .html: HTMLReader(parse: pages.parser)
    case .rtf: RTFReader()
    case .rtfd: RTFDReader()
    case .plainText, .markdown: nil
    }
  }

  static func writer(of format: RichFormat, at path: String) -> any RichWriter {
    switch format {
    case .html: HTMLWriter(folder: stem(of: path) + "_files")
    case .rtf: RTFWriter()
    case .rtfd: RTFDWriter(form: form(ofPackageAt: path), name: stem(of: path) + ".rtfd")
    case .markdown: MarkdownWriter(assets: stem(of: path) + ".assets")
    case .plainText: PlainTextWriter()
    }
  }

  /// How the package at `path` is stored, or would be where there is none.
  private static func form(ofPackageAt path: String) -> RTFDWriter.Form {
    let package = Package(path: path)
    if package.isThere { return .folder }
    let head = contents(of: path, limit: Int.max).map { Array($0.prefix(4)) }
    if head == Array("rtfd".utf8) { return .flat }
    if head == Array("PK\u{3}\u{4}".utf8) || path.lowercased().hasSuffix(".zip") { return .zip }
    return .folder
  }

  /// What a path was found to hold.
  enum Found {
    case document(RichOpening)
    /// Not the format that its name says: shown as it is.
    case source(Reading)
  }

  /// Reads the document at `path`; a package is one document, stored as a folder or in one file.
  func read(_ path: String, as format: RichFormat) throws(DocumentError) -> Found {
    let package = Package(path: path)
    if format == .rtfd, package.isThere { return .document(try open(package)) }
    // A rich file says by itself what its bytes are.
    let reading = try DocumentFile.read(path: path, as: EncodingChoice(named: .utf8))
    if reading.identity == nil {
      var document = RichDocument()
      document.origin = Origin(format: format)
      return .document(
        RichOpening(
          document: document, format: format, identity: nil, isWritable: reading.isWritable,
          notices: reading.notices))
    }
    return open(reading, at: path, as: format).map { .document($0) } ?? .source(reading)
  }

  private func open(_ package: Package) throws(DocumentError) -> RichOpening {
    let limits = RichLimits()
    guard let bytes = package.contents(of: Package.textName, limit: limits.file) else {
      throw DocumentError(path: package.path + "/" + Package.textName, reason: .notReadable)
    }
    let identity = FileIdentity.of(path: package.path)
    let source = RichSource(bytes: bytes, limits: limits, companionNames: package.names) { name in
      package.contents(of: name, limit: limits.attachment)
    }
    do throws(RichReadError) {
      let found = try RTFDReader().read(source)
      return RichOpening(
        document: found.document, format: .rtfd, identity: identity,
        isWritable: package.isWritable, notices: found.notices.map(\.sentence))
    } catch {
      throw DocumentError(path: package.path, reason: .notReadable)
    }
  }

  /// Reads what a file holds; nil, with a word in the reading's notices, where that is no document
  /// of the format: then its source is shown.
  private func open(
    _ reading: Reading, at path: String, as format: RichFormat
  ) -> RichOpening? {
    guard let reader = reader(of: format) else { return nil }
    let folder = Self.folder(of: path)
    let limit = RichLimits().attachment
    let source = RichSource(bytes: reading.text.bytes(in: 0..<reading.text.count)) { name in
      Self.contents(of: folder + name, limit: limit)
    }
    guard let found = try? reader.read(source) else { return nil }
    return RichOpening(
      document: found.document, format: format, identity: reading.identity,
      isWritable: reading.isWritable, notices: found.notices.map(\.sentence))
  }

  /// Reads a recovery copy.
  func readCopy(_ text: TextStorage) -> RichDocument? {
    let source = RichSource(bytes: text.bytes(in: 0..<text.count))
    if let package = try? RTFDReader().read(source) { return package.document }
    return try? HTMLReader(parse: pages.parser).read(source).document
  }

  /// A document whole: a package as one file, all else as one page.
  static func recoveryCopy(of document: RichDocument) -> TextStorage {
    document.origin.format == .rtfd
      ? TextStorage(bytes: RTFDWriter(form: .flat).write(document).bytes)
      : TextStorage(bytes: HTMLWriter(isOneFile: true).write(document).bytes)
  }

  enum Outcome {
    case saved(Result<FileIdentity, SaveError>, notes: [String])
    case loses([String])
  }

  /// Saves, or says what would be lost and writes nothing.
  static func save(_ request: RichSave, to path: String) -> Outcome {
    let writer = Self.writer(of: request.format, at: path)
    if !request.acceptsLosses {
      let least: Loss.Weight = request.format == request.from ? .asked : .told
      let words = writer.losses(of: request.document).filter { $0.weight >= least }
        .map(\.sentence)
      if !words.isEmpty { return .loses(words) }
    }
    let writing = writer.write(request.document)
    var notes: [String] = []
    if (writer as? RTFDWriter)?.form == .folder {
      return savePackage(writing, for: request, to: path)
    }
    for file in writing.companions {
      if !write(file, besides: path) { notes.append("\(file.name) could not be written.") }
    }
    do throws(SaveError) {
      let identity = try DocumentFile.save(
        TextStorage(bytes: writing.bytes), to: path, expecting: request.expecting,
        overwriting: request.overwriting, report: { notes.append($0) })
      return .saved(.success(identity), notes: notes)
    } catch {
      return .saved(.failure(error), notes: notes)
    }
  }

  private static func savePackage(
    _ writing: RichWriting, for request: RichSave, to path: String
  ) -> Outcome {
    // Files that the text does not name are taken from the disk, where they may be newer.
    let unnamed = Set(request.document.head.filter { $0.format == .rtfd }.map(\.name))
    let package = Package(path: path)
    let source = request.from == .rtfd ? request.source : nil
    let there = Set(
      package.isThere ? package.names : source.map { Package(path: $0).names } ?? [])
    let files = writing.companions.filter { !unnamed.contains($0.name) || !there.contains($0.name) }
      .map { Package.File(name: $0.name, bytes: $0.bytes) }
    do throws(SaveError) {
      let identity = try package.save(
        [Package.File(name: Package.textName, bytes: writing.bytes)] + files,
        keepingFrom: source, expecting: request.expecting, overwriting: request.overwriting)
      return .saved(.success(identity), notes: [])
    } catch { return .saved(.failure(error), notes: []) }
  }

  /// Writes a file that lies beside the document, unless it is there already.
  private static func write(_ file: RichWriting.File, besides path: String) -> Bool {
    let place = folder(of: path) + file.name
    if contents(of: place, limit: Int.max) == file.bytes { return true }
    do {
      let folder = String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(filePath: place), options: .atomic)
      return true
    } catch { return false }
  }

  private static func contents(of path: String, limit: Int) -> [UInt8]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? UInt64, size <= UInt64(limit)
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// With its slash; the working folder for a bare name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "page"
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
