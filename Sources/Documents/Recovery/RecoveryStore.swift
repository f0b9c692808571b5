public import TextEngine
internal import Glibc

/// The folder of recovery copies, one file a document.
///
/// The folder is the writer's alone (0700), the files too (0600). A copy is made under a name that
/// cannot be guessed and renamed, so that it is there whole or not at all and no planted link is
/// followed; a link in the place of a copy is not read.
public struct RecoveryStore: Hashable, Sendable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// `$XDG_STATE_HOME/scribe/recovery`, or the same under `~/.local/state`; nil without a home.
  public static var standard: RecoveryStore? {
    UserFolder.path("XDG_STATE_HOME", usual: ".local/state")
      .map { RecoveryStore(folder: $0 + "/scribe/recovery") }
  }

  /// Writes the copy of `document`, over the one before.
  ///
  /// - Parameters:
  ///   - base: The file that the text was made from.
  ///   - time: In seconds since 1970; now unless given.
  /// - Returns: The path of the copy.
  /// - Complexity: O(*n*), and waits for the disk.
  @discardableResult
  public func write(
    _ text: TextStorage, of document: RecoveredDocument, base: FileIdentity?, caret: ByteCount,
    time: Int64? = nil
  ) throws(RecoveryError) -> String {
    try prepareFolder()
    let head = RecoveryHead(
      document: document.standardized, base: base, time: time ?? Int64(Glibc.time(nil)),
      caret: caret.value, count: text.count.value, checksum: Checksum(of: text).value)
    let target = path(of: head.document)
    let temporary = "\(folder)/.new-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    do throws(Errno) {
      try writeFile(temporary, head: head, text: text)
      try SystemCalls().rename(temporary, to: target)
    } catch {
      try? SystemCalls().remove(temporary)
      throw RecoveryError(path: target, reason: .failed(errno: error.code))
    }
    syncFolder()
    return target
  }

  /// The copy of the file at `path`, if there is one.
  public func find(_ path: String) -> Recovery? {
    let document = RecoveredDocument.file(path).standardized
    guard let found = read(self.path(of: document)), found.document == document else { return nil }
    return found
  }

  /// Removes the copy; it is no error when there is none.
  public func remove(_ document: RecoveredDocument) throws(RecoveryError) {
    let path = path(of: document.standardized)
    do throws(Errno) { try SystemCalls().remove(path) } catch {
      if error.code != ENOENT && error.code != ENOTDIR {
        throw RecoveryError(path: path, reason: .failed(errno: error.code))
      }
    }
  }

  /// All copies, the newest first; what is no copy is passed over.
  public func list() -> [Recovery] {
    names.filter { $0.hasSuffix(Self.suffix) }.compactMap { read("\(folder)/\($0)") }
      .sorted { ($0.time, $0.copy) > ($1.time, $1.copy) }
  }

  /// The names of all files in the folder; none where there is no folder.
  var names: [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  static let suffix = ".recovery"

  /// The name holds no part of the document's path: others may see a listing in a backup. 128 bits
  /// keep two paths apart, and the path inside is compared when it is read.
  private func path(of document: RecoveredDocument) -> String {
    "\(folder)/\(Self.name(of: document))\(Self.suffix)"
  }

  /// Of a document whose path is standardized.
  static func name(of document: RecoveredDocument) -> String {
    switch document {
    case .file(let path):
      let digits = [Checksum(of: path), Checksum(of: path, seed: 0x5C71_BE00)].map { sum in
        let hex = String(sum.value, radix: 16)
        return String(repeating: "0", count: 16 - hex.count) + hex
      }
      return digits.joined()
    case .unnamed(let number): return unnamedPrefix + String(number, radix: 16)
    }
  }

  static let unnamedPrefix = "unnamed-"
}
