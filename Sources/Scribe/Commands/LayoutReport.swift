import FoundationEssentials
import Glibc
import TextEngine

/// A comparison of layouts as it is attached to a report: what was compared, by what, and what came
/// out. docs/engine.md describes each field.
struct ComparisonReport: Codable, Hashable {
  static let kind = "scribe-layout-comparison"
  static let schema = 1

  var kind = ComparisonReport.kind
  /// The number of this shape; another number is not read.
  var schema = ComparisonReport.schema
  var versions: Versions
  /// The character locale of the process; breaks are those of ICU's root locale whatever it is.
  var locale: String
  var file: File
  var settings: ComparisonSettings
  var isRedacted: Bool
  /// The edits made, in sets; positions in bytes of the text before each set.
  var edits: [[ReportedEdit]]
  /// Whether all sides agree at all widths.
  var same: Bool
  /// One for each width.
  var comparisons: [LayoutComparison]
  /// The smallest case found that differs; none where all agree.
  var reproduction: Reproduction?
  /// The whole text, where it was asked for.
  var text: AttachedText?

  struct Versions: Codable, Hashable {
    var scribe: String
    var icu: String
    var unicode: String

    static var current: Versions {
      Versions(
        scribe: Scribe.version, icu: UnicodeVersions.icu, unicode: UnicodeVersions.tables)
    }
  }

  struct File: Codable, Hashable {
    /// Without its folders; `text` and the suffix where it was redacted.
    var name: String
    var bytes: Int
    /// FNV-1a, 64 bits, of the bytes compared, in hexadecimal.
    var hash: String
    /// What the file was read as; none for UTF-8.
    var encoding: String?
  }

  struct Reproduction: Codable, Hashable {
    var width: Int
    var text: AttachedText
    var edits: [[ReportedEdit]]
  }

  static var currentLocale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "C"
  }
}

/// What, besides the text, a comparison depends on.
struct ComparisonSettings: Codable, Hashable {
  var widths: [Int]
  var tabWidth = 8
  var ambiguousIsWide = false
  var elementLimit = TextStorage.elementLimit
  /// `windowed` or `reference`: what TK1 breaks lines by.
  var typesetter = "windowed"
  var oracle = false
  /// Whether TK2 was made wrong on purpose.
  var planted = false

  var contestants: [LayoutContestant] {
    [typesetter == "reference" ? .tk1(typesetter: ReferenceTypesetter()) : .tk1()]
      + [planted ? .planted : .tk2()] + (oracle ? [.naive] : [])
  }

  func options(width: Int) -> TypesetOptions {
    TypesetOptions(
      width: CellCount(width), tabWidth: tabWidth, ambiguousIsWide: ambiguousIsWide,
      elementLimit: elementLimit)
  }
}

/// One replacement.
struct ReportedEdit: Codable, Hashable {
  var start: Int
  var end: Int
  var text: String
}

extension [[ReportedEdit]] {
  init(_ sets: [EditSet]) {
    self = sets.map { set in
      set.edits.map {
        ReportedEdit(
          start: $0.range.lowerBound.value, end: $0.range.upperBound.value, text: $0.text.string)
      }
    }
  }

  /// The sets; nil where an edit does not fit a text of `count` bytes, or edits overlap.
  func sets(for count: Int) -> [EditSet]? {
    var count = count
    var sets: [EditSet] = []
    for edits in self {
      var last = 0
      for edit in edits {
        guard edit.start >= last, edit.end >= edit.start, edit.end <= count else { return nil }
        last = edit.end
      }
      sets.append(
        EditSet(
          edits.map { Edit(range: ByteCount($0.start)..<ByteCount($0.end), text: $0.text) }))
      for edit in edits { count += edit.text.utf8.count - (edit.end - edit.start) }
    }
    return sets
  }
}

/// A text inside JSON: as a string, or in base64 where it is not UTF-8.
struct AttachedText: Codable, Hashable {
  var utf8: String?
  var base64: String?

  init(_ text: TextStorage) {
    let bytes = text.bytes(in: 0..<text.count)
    utf8 = String(validating: bytes, as: UTF8.self)
    if utf8 == nil { base64 = Data(bytes).base64EncodedString() }
  }

  /// The bytes; nil where there is neither, or the base64 is damaged.
  var bytes: [UInt8]? {
    if let utf8 { return Array(utf8.utf8) }
    return base64.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
  }
}

extension TextStorage {
  /// FNV-1a, 64 bits, of all bytes, in 16 hexadecimal digits.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    forEachPiece(in: 0..<count) { piece in
      for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return true
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
