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
    case .plainText, .markdown, .rtfd: nil
    }
  }

  private static func writer(of format: RichFormat, at path: String) -> (any RichWriter)? {
    switch format {
    case .html: HTMLWriter(folder: stem(of: path) + "_files")
    case .rtf: RTFWriter()
    case .markdown: MarkdownWriter(assets: stem(of: path) + ".assets")
    case .plainText: PlainTextWriter()
    case .rtfd: nil
    }
  }

  /// Reads what a file holds; nil, with a word in the reading's notices, where that is no document
  /// of the format: then its source is shown.
  func open(_ reading: Reading, at path: String, as format: RichFormat) -> RichOpening? {
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
    return try? HTMLReader(parse: pages.parser).read(source).document
  }

  /// A document whole, as one page.
  static func recoveryCopy(of document: RichDocument) -> TextStorage {
    TextStorage(bytes: HTMLWriter(isOneFile: true).write(document).bytes)
  }

  enum Outcome {
    case saved(Result<FileIdentity, SaveError>, notes: [String])
    case loses([String])
  }

  /// Saves, or says what would be lost and writes nothing.
  static func save(_ request: RichSave, to path: String) -> Outcome {
    guard let writer = writer(of: request.format, at: path) else {
      return .loses(["The editor does not write \(request.format.name) yet; scribe convert does."])
    }
    if !request.acceptsLosses {
      let least: Loss.Weight = request.format == request.from ? .asked : .told
      let words = writer.losses(of: request.document).filter { $0.weight >= least }
        .map(\.sentence)
      if !words.isEmpty { return .loses(words) }
    }
    let writing = writer.write(request.document)
    var notes: [String] = []
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
