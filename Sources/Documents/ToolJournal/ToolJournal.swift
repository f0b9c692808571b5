internal import CFiles
public import FoundationEssentials
internal import Glibc

/// The journal of what tools were run and what was sent where, in the user's state folder; only its
/// owner can read it.
///
/// A run is written when it begins and again when it ends, so that one that never ended is seen too.
/// Bodies of requests, which hold the writer's text, lie in files beside it: the last `payloadBound`
/// runs that sent anything.
public struct ToolJournal: Sendable {
  public let folder: String
  /// The size at which the journal is halved.
  static let sizeBound = 4 << 20
  static let payloadBound = 100

  public init(folder: String) { self.folder = folder }

  /// `$XDG_STATE_HOME/scribe/tools`; nil without a home.
  public static var standard: ToolJournal? {
    UserFolder.path("XDG_STATE_HOME", usual: ".local/state").map {
      ToolJournal(folder: $0 + "/scribe/tools")
    }
  }

  private var path: String { folder + "/journal.jsonl" }
  private var payloads: String { folder + "/sent" }

  /// Notes that a tool was asked; returns the run's number, or nil where nothing can be written.
  public func begin(_ entry: ToolJournalEntry) -> Int? {
    guard makeFolders() else { return nil }
    return locked { descriptor in
      var entry = entry
      entry.number = lastNumber(descriptor) + 1
      return append(entry, descriptor) ? entry.number : nil
    }
  }

  /// Notes how the run of `entry` ended.
  public func end(_ entry: ToolJournalEntry) {
    _ = locked { append(entry, $0) }
  }

  /// Keeps the body of a request of run `number`, as it was sent to `address`.
  public func keep(_ body: Data, sentTo address: String, run number: Int) {
    guard makeFolders() else { return }
    let path = payload(number)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    write(Data("POST \(address)\n".utf8) + body + Data("\n".utf8), descriptor)
    unlink(payload(number - Self.payloadBound))
  }

  /// Returns what was sent in run `number`: for each request a line with its address and the body as
  /// it was; nil where nothing was sent or is no longer kept.
  public func payload(of number: Int) -> Data? {
    FileManager.default.contents(atPath: payload(number))
  }

  /// Returns all runs, oldest first. Lines that cannot be read are left out.
  public func entries() -> [ToolJournalEntry] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    var entries: [Int: ToolJournalEntry] = [:]
    let decoder = JSONDecoder()
    for line in data.split(separator: 0x0A) {
      guard let entry = try? decoder.decode(ToolJournalEntry.self, from: Data(line)) else {
        continue
      }
      entries[entry.number] = entry
    }
    return entries.values.sorted { $0.number < $1.number }
  }

  private func payload(_ number: Int) -> String { payloads + "/\(number).txt" }

  private func makeFolders() -> Bool {
    if access(payloads, W_OK) == 0 { return true }
    try? FileManager.default.createDirectory(
      atPath: payloads, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    chmod(folder, 0o700)
    return access(payloads, W_OK) == 0
  }

  /// Calls `body` while no other program writes to the journal.
  private func locked<Value>(_ body: (Int32) -> Value?) -> Value? {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return nil }
    }
    return body(descriptor)
  }

  /// The number of the last line that has one; 0 for an empty journal.
  private func lastNumber(_ descriptor: Int32) -> Int {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - 65536)
    var bytes = [UInt8](repeating: 0, count: size - start)
    let count = pread(descriptor, &bytes, bytes.count, off_t(start))
    // Runs overlap: the last line need not have the highest number.
    return bytes.withUnsafeBytes {
      Self.numbers(in: UnsafeRawBufferPointer(rebasing: $0.prefix(max(0, count)))).max() ?? 0
    }
  }

  /// The numbers of the lines, found without reading the rest of them: many runs a second each ask for
  /// the last one. In a text of JSON a quotation mark has a backslash before it, so this name is no
  /// part of one.
  private static func numbers(in lines: UnsafeRawBufferPointer) -> [Int] {
    var numbers: [Int] = []
    var rest = lines[...]
    while let start = rest.firstPlace(of: numberName) {
      rest = rest[(start + numberName.count)...]
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      if digits.count < 19, let number = Int(String(decoding: digits, as: UTF8.self)) {
        numbers.append(number)
      }
    }
    return numbers
  }

  private static let numberName = Array("\"number\":".utf8)

  private func append(_ entry: ToolJournalEntry, _ descriptor: Int32) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(entry) else { return false }
    halve(descriptor)
    return write(line + [0x0A], descriptor)
  }

  /// Drops the older half of a journal that has grown too large.
  private func halve(_ descriptor: Int32) {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > Self.sizeBound else { return }
    var bytes = [UInt8](repeating: 0, count: size / 2)
    let count = pread(descriptor, &bytes, bytes.count, off_t(size - bytes.count))
    guard count == bytes.count, let end = bytes.firstIndex(of: 0x0A),
      ftruncate(descriptor, 0) == 0
    else { return }
    write(Data(bytes[(end + 1)...]), descriptor)
  }

  @discardableResult
  private func write(_ data: Data, _ descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Where `bytes` begin for the first time.
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    let own = UnsafeRawBufferPointer(rebasing: self)
    guard let from = own.baseAddress, let found = scribe_find(from, own.count, bytes, bytes.count)
    else { return nil }
    return startIndex + (found - from)
  }
}
