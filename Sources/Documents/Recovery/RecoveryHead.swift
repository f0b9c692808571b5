internal import TextEngine

/// The lines before the text in a recovery copy.
///
///     scribe recovery 1
///     file /home/jo/draft.md
///     base 2049 1312 4096 1700000000000000000
///     time 1700000123
///     caret 17
///     bytes 4101
///     sum 1f00dbeefcafe012
///
/// An empty line ends them. In a path `%`, line feed and return are written as `%25`, `%0A`, `%0D`.
struct RecoveryHead: Equatable {
  var document: RecoveredDocument
  var base: FileIdentity?
  var time: Int64
  var caret: Int
  var count: Int
  var checksum: UInt64

  private static let title = "scribe recovery 1"

  var bytes: [UInt8] {
    var lines = [Self.title]
    switch document {
    case .file(let path): lines.append("file " + Self.escape(path))
    case .unnamed(let number): lines.append("unnamed \(number)")
    }
    if let base {
      lines.append("base \(base.device) \(base.inode) \(base.size) \(base.modified)")
    }
    lines.append("time \(time)")
    lines.append("caret \(caret)")
    lines.append("bytes \(count)")
    lines.append("sum \(String(checksum, radix: 16))")
    return Array((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  /// Reads the lines at the start of `bytes` and says where the text begins; nil for what is none
  /// of ours. Lines that are not known are passed over.
  static func read(_ bytes: [UInt8]) -> (RecoveryHead, start: Int)? {
    var document: RecoveredDocument?
    var base: FileIdentity?
    var numbers: [String: Int64] = [:]
    var checksum: UInt64?
    var at = 0
    var isFirst = true
    // A head has no more than a path and a few numbers; bytes that are not ours end the search soon.
    while let end = bytes[at..<min(bytes.count, at + 3 * 4096)].firstIndex(of: 0x0A) {
      let line = String(decoding: bytes[at..<end], as: UTF8.self)
      at = end + 1
      if isFirst, line != title { return nil }
      if line.isEmpty {
        guard let document, let time = numbers["time"], let caret = numbers["caret"],
          let count = numbers["bytes"], let checksum
        else { return nil }
        let head = RecoveryHead(
          document: document, base: base, time: time, caret: Int(caret), count: Int(count),
          checksum: checksum)
        return (head, at)
      }
      let words = line.split(separator: " ", maxSplits: 1)
      let value = words.count > 1 ? String(words[1]) : ""
      switch isFirst ? "" : String(words[0]) {
      case "file": document = .file(unescape(value))
      case "unnamed": document = UInt64(value).map { .unnamed($0) }
      case "base": base = identity(value)
      case "sum": checksum = UInt64(value, radix: 16)
      case let name: numbers[name] = Int64(value)
      }
      isFirst = false
    }
    return nil
  }

  private static func identity(_ value: String) -> FileIdentity? {
    let words = value.split(separator: " ")
    guard words.count == 4, let device = UInt64(words[0]), let inode = UInt64(words[1]),
      let size = Int64(words[2]), let modified = Int64(words[3])
    else { return nil }
    return FileIdentity(device: device, inode: inode, size: size, modified: modified)
  }

  private static func escape(_ path: String) -> String {
    var escaped: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x25: escaped += "%25".utf8
      case 0x0A: escaped += "%0A".utf8
      case 0x0D: escaped += "%0D".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func unescape(_ path: String) -> String {
    var plain: [UInt8] = []
    var rest = Substring(path).utf8
    while let byte = rest.popFirst() {
      let code = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == 0x25, let value = UInt8(code, radix: 16), rest.count >= 2 {
        plain.append(value)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

/// FNV-1a in 64 bits: tells a changed copy from a whole one. It guards against accidents, not
/// against somebody who may write to the folder.
struct Checksum {
  private(set) var value: UInt64

  init(seed: UInt64 = 0) { value = 0xCBF2_9CE4_8422_2325 ^ seed }

  init(of text: TextStorage) {
    self.init()
    text.forEachPiece(in: 0..<text.count) { piece in
      add(UnsafeRawBufferPointer(piece))
      return true
    }
  }

  init(of string: String, seed: UInt64 = 0) {
    self.init(seed: seed)
    Array(string.utf8).withUnsafeBytes { add($0) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var sum = value
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = sum
  }
}
