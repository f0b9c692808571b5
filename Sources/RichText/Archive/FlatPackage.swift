/// A folder in one file, as the pasteboard of Cocoa has it (`com.apple.flat-rtfd`).
///
/// Little endian: `rtfd`, 0, then a wrapper: 3 for a folder (count, names with lengths, lengths of the
/// blocks, blocks) or 1 for a file (length, bytes).
struct FlatPackage {
  struct File: Equatable {
    var name: String
    var bytes: [UInt8]
  }

  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "rtfd".utf8) }

  /// Returns the files of the top folder; nil where the bytes are damaged. Folders within are passed
  /// over, and so are names that say something of the folder (`.`, `__@…@__`).
  static func read(_ bytes: [UInt8], files most: Int) -> [File]? {
    var reader = ByteReader(bytes)
    guard recognizes(bytes), reader.skip(4), reader.uint32() == 0, reader.uint32() == 3,
      let count = reader.uint32(), count <= most, count * 8 <= reader.left
    else { return nil }
    var names: [String] = []
    for _ in 0..<count {
      guard let length = reader.uint32(), let name = reader.bytes(length) else { return nil }
      names.append(String(decoding: name, as: UTF8.self))
    }
    var lengths: [Int] = []
    for _ in 0..<count {
      guard let length = reader.uint32() else { return nil }
      lengths.append(length)
    }
    var files: [File] = []
    for (name, length) in zip(names, lengths) {
      guard let block = reader.bytes(length) else { return nil }
      guard !isAttribute(name) else { continue }
      if let bytes = content(of: block) { files.append(File(name: name, bytes: bytes)) }
    }
    return files
  }

  private static func isAttribute(_ name: String) -> Bool {
    name == "." || name == ".." || name.hasPrefix("__@") && name.hasSuffix("@__")
  }

  /// The bytes of a file's block. A length of 0x80000000 means: the length, padding's length, padding.
  private static func content(of block: [UInt8]) -> [UInt8]? {
    var reader = ByteReader(block)
    guard reader.uint32() == 1, var length = reader.uint32() else { return nil }
    if length == 0x8000_0000 {
      guard let real = reader.uint32(), let padding = reader.uint32(), reader.skip(padding) else {
        return nil
      }
      length = real
    }
    return reader.bytes(length)
  }

  static func write(_ files: [File]) -> [UInt8] {
    var bytes = Array("rtfd".utf8)
    bytes.append(little32: 0)
    bytes.append(little32: 3)
    bytes.append(little32: files.count)
    for file in files {
      bytes.append(little32: file.name.utf8.count)
      bytes += Array(file.name.utf8)
    }
    for file in files { bytes.append(little32: file.bytes.count + 8) }
    for file in files {
      bytes.append(little32: 1)
      bytes.append(little32: file.bytes.count)
      bytes += file.bytes
    }
    return bytes
  }
}

/// For fuzzing: reads any bytes as a flat RTFD.
public func fuzzFlatRTFD(_ bytes: [UInt8]) { _ = FlatPackage.read(bytes, files: 4096) }

/// For fuzzing: reads any bytes as a ZIP archive.
public func fuzzZIP(_ bytes: [UInt8]) {
  _ = try? ZIPArchive.read(bytes, limit: 1 << 20, entries: 4096)
}
