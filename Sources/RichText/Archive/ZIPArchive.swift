/// The files of a ZIP archive (APPNOTE 6.3): stored or deflated, neither encrypted nor split.
struct ZIPArchive {
  struct Entry: Equatable {
    /// With `/` between folders; a folder ends in one.
    var path: String
    var bytes: [UInt8]
  }

  enum Problem: Error, Equatable { case notAnArchive, damaged, tooLarge }

  /// Reads all files that `limit` bytes have room for.
  ///
  /// The directory at the end of the archive says what there is. Paths are as they are written: the
  /// caller decides which of them are safe.
  static func read(_ bytes: [UInt8], limit: Int, entries most: Int) throws(Problem) -> [Entry] {
    guard bytes.starts(with: [0x50, 0x4B]), let end = directoryEnd(bytes) else {
      throw .notAnArchive
    }
    var reader = ByteReader(bytes, at: end + 10)
    guard let count = reader.uint16(), reader.skip(4), let start = reader.uint32() else {
      throw .damaged
    }
    guard count <= most else { throw .tooLarge }
    reader = ByteReader(bytes, at: start)
    var entries: [Entry] = []
    var room = limit
    for _ in 0..<count {
      let entry = try entry(&reader, bytes, room)
      room -= entry.bytes.count
      entries.append(entry)
    }
    return entries
  }

  /// The record at the end is 22 bytes and a comment of up to 65535.
  private static func directoryEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    for start in stride(from: bytes.count - 22, through: max(0, bytes.count - 65557), by: -1)
    where bytes[start..<start + 4].elementsEqual([0x50, 0x4B, 5, 6]) {
      return start
    }
    return nil
  }

  private static func entry(
    _ directory: inout ByteReader, _ bytes: [UInt8], _ room: Int
  ) throws(Problem) -> Entry {
    guard directory.uint32() == 0x0201_4B50, directory.skip(4), let flags = directory.uint16(),
      let method = directory.uint16(), directory.skip(4), let check = directory.uint32(),
      let packed = directory.uint32(), let size = directory.uint32(),
      let nameLength = directory.uint16(), let extraLength = directory.uint16(),
      let commentLength = directory.uint16(), directory.skip(8), let offset = directory.uint32(),
      let name = directory.bytes(nameLength), directory.skip(extraLength + commentLength)
    else { throw .damaged }
    guard flags & 1 == 0 else { throw .damaged }
    guard size <= room else { throw .tooLarge }
    var local = ByteReader(bytes, at: offset)
    guard local.uint32() == 0x0403_4B50, local.skip(22), let localName = local.uint16(),
      let localExtra = local.uint16(), local.skip(localName + localExtra),
      let data = local.slice(packed)
    else { throw .damaged }
    let content: [UInt8]
    switch method {
    case 0: content = Array(data)
    case 8:
      guard let unpacked = try? Inflater.unpack(data, limit: size) else { throw .damaged }
      content = unpacked
    default: throw .damaged
    }
    guard content.count == size, CRC32.checksum(content) == UInt32(check) else { throw .damaged }
    return Entry(path: String(decoding: name, as: UTF8.self), bytes: content)
  }

  /// Returns an archive of the files, stored; the same files give the same bytes.
  static func write(_ entries: [Entry]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let name = Array(entry.path.utf8)
      let check = CRC32.checksum(entry.bytes)
      // Version 2.0, names in UTF-8, stored, the first day that the format knows.
      var head = [UInt8]()
      for value in [20, 0x0800, 0, 0, 0x0021] { head.append(little16: value) }
      head.append(little32: Int(check))
      head.append(little32: entry.bytes.count)
      head.append(little32: entry.bytes.count)
      head.append(little16: name.count)
      head.append(little16: 0)
      directory += [0x50, 0x4B, 1, 2, 20, 0] + head
      for value in [0, 0, 0] { directory.append(little16: value) }
      directory.append(little32: 0)
      directory.append(little32: bytes.count)
      directory += name
      bytes += [0x50, 0x4B, 3, 4] + head + name + entry.bytes
    }
    let start = bytes.count
    bytes += directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    bytes.append(little16: entries.count)
    bytes.append(little16: entries.count)
    bytes.append(little32: directory.count)
    bytes.append(little32: start)
    bytes.append(little16: 0)
    return bytes
  }
}

/// The checksum of ZIP and PNG (polynomial 0xEDB88320).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}

/// Reads little-endian numbers; nil past the end.
struct ByteReader {
  private let content: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    content = bytes
    self.position = position
  }

  var left: Int { max(0, content.count - position) }

  mutating func slice(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, position >= 0, count <= left else { return nil }
    defer { position += count }
    return content[position..<position + count]
  }
  mutating func bytes(_ count: Int) -> [UInt8]? { slice(count).map(Array.init) }
  mutating func skip(_ count: Int) -> Bool { slice(count) != nil }
  mutating func uint16() -> Int? { number(2) }
  mutating func uint32() -> Int? { number(4) }
  private mutating func number(_ count: Int) -> Int? {
    slice(count).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }
}

extension [UInt8] {
  mutating func append(little16 value: Int) {
    append(contentsOf: [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)])
  }
  mutating func append(little32 value: Int) {
    append(little16: value)
    append(little16: value >> 16)
  }
}
