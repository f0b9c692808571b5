internal import Documents

/// Reads RTFD: a folder's `TXT.rtf` with what lies beside it, the flat form, or a ZIP archive.
public struct RTFDReader: RichReader {
  public var format: RichFormat { .rtfd }
  public init() {}

  public func read(_ source: RichSource) throws(RichReadError) -> RichReading {
    guard source.bytes.count <= source.limits.file else {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    }
    if RTFReader.recognizes(source.bytes) {
      let names = source.companionNames.filter { $0 != Self.textName }
      return try read(source, names: names, companion: source.companion)
    }
    let files = try Self.unpack(source)
    guard let text = files[Self.textName] else { throw .unreadable(name: Self.textName) }
    var inner = source
    inner.bytes = text
    let names = files.keys.filter { $0 != Self.textName }.sorted()
    return try read(inner, names: names) { files[$0] }
  }

  public static let textName = Package.textName

  private func read(
    _ source: RichSource, names: [String], companion: @escaping @Sendable (String) -> [UInt8]?
  ) throws(RichReadError) -> RichReading {
    let used = UsedNames()
    var inner = source
    inner.companion = { name in
      guard FileName.isSafe(name) else { return nil }
      used.insert(name)
      return companion(name)
    }
    var reading = try RTFReader().read(inner)
    reading.document.origin.format = .rtfd
    // What the text does not name stays in the package.
    for name in names.sorted().prefix(source.limits.attachments)
    where FileName.isSafe(name) && !used.contains(name) {
      guard let bytes = companion(name), bytes.count <= source.limits.attachment else { continue }
      reading.document.head.append(Unknown(format: .rtfd, name: name, bytes: bytes))
    }
    return reading
  }

  /// The files of the flat or the zipped form, by name.
  private static func unpack(_ source: RichSource) throws(RichReadError) -> [String: [UInt8]] {
    if FlatPackage.recognizes(source.bytes) {
      guard let files = FlatPackage.read(source.bytes, files: source.limits.attachments) else {
        throw .unreadable(name: textName)
      }
      return Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    }
    do throws(ZIPArchive.Problem) {
      let entries = try ZIPArchive.read(
        source.bytes, limit: source.limits.file, entries: source.limits.attachments)
      return top(of: entries)
    } catch .notAnArchive {
      throw .notThisFormat(.rtfd)
    } catch .tooLarge {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    } catch {
      throw .unreadable(name: textName)
    }
  }

  /// The files in the folder that holds the text; paths that climb are never taken.
  private static func top(of entries: [ZIPArchive.Entry]) -> [String: [UInt8]] {
    let paths = entries.map { $0.path.split(separator: "/", omittingEmptySubsequences: false) }
    let folder = paths.first {
      $0.last == Substring(textName) && $0.count <= 2 && $0.first != "__MACOSX"
    }?.dropLast()
    guard let folder else { return [:] }
    var files: [String: [UInt8]] = [:]
    for (path, entry) in zip(paths, entries) {
      guard path.dropLast().elementsEqual(folder), let name = path.last.map(String.init),
        FileName.isSafe(name), files[name] == nil
      else { continue }
      files[name] = entry.bytes
    }
    return files
  }
}

/// The names that a reading asked for. One reading is one thread's.
private final class UsedNames: @unchecked Sendable {
  private var names: Set<String> = []
  func insert(_ name: String) { names.insert(name) }
  func contains(_ name: String) -> Bool { names.contains(name) }
}
