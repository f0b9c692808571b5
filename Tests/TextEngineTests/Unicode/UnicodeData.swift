import FoundationEssentials
import TextEngine

/// The Unicode Character Database, where the system has it.
enum UnicodeData {
  static let folder = "/usr/share/unicode"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "/ReadMe.txt") }

  /// Returns the lines of a file, without comments and empty lines.
  static func lines(_ path: String) throws -> [Substring] {
    let data = try Data(contentsOf: URL(filePath: folder + "/" + path))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
      let line = $0.prefix { $0 != "#" }
      return line.allSatisfy(\.isWhitespace) ? nil : line
    }
  }

  /// Returns the ranges and values of a file of the form `0000..007F ; Value`.
  static func properties(_ path: String) throws -> [(ClosedRange<UInt32>, Substring)] {
    try lines(path).map { line in
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      return (ends[0]...ends[ends.count - 1], Substring(fields[1]))
    }
  }

  /// Returns the cases of a file of the auxiliary folder, such as `GraphemeBreakTest.txt`.
  static func breakTests(_ name: String) throws -> [BreakTest] {
    try lines("auxiliary/" + name).map { BreakTest(line: $0) }
  }
}

/// A line of a break test: code points with ÷ where a boundary is, and × where none is.
struct BreakTest {
  var line: String
  var bytes: [UInt8] = []
  /// Byte offsets, with 0 and the end where the line has ÷ there.
  var boundaries: [Int] = []

  init(line: Substring) {
    self.line = line.trimmingSuffix { $0.isWhitespace }
    for word in line.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "÷": boundaries.append(bytes.count)
      case "×": break
      default: bytes += utf8(UInt32(word, radix: 16) ?? 0)
      }
    }
  }
}

/// Returns the UTF-8 form of a code point; of a surrogate the three bytes it would have, ill-formed.
func utf8(_ code: UInt32) -> [UInt8] {
  if let scalar = UnicodeScalar(code) { return Array(String(scalar).utf8) }
  return [UInt8(0xE0 | code >> 12), UInt8(0x80 | code >> 6 & 63), UInt8(0x80 | code & 63)]
}

extension Substring {
  func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return String(rest)
  }
}

extension TextStorage {
  /// A text in which every byte is a piece of its own.
  static func inSeams(_ bytes: [UInt8]) -> TextStorage {
    var text = TextStorage()
    for byte in bytes.reversed() {
      text.apply(EditSet(Edit(range: 0..<0, text: TextSlice(bytes: [byte]))))
    }
    return text
  }
}
