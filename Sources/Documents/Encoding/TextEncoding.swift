/// How a file's bytes stand for text.
///
/// A text is UTF-8 inside. What a file holds otherwise is decoded when it is read and encoded when
/// it is saved.
public struct TextEncoding: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
    /// One of ICU's, by its name.
    case other(String)
  }

  public var form: Form
  /// Whether a byte order mark stands before the text; it is not part of the text. UTF-8's mark is:
  /// it stays where it is.
  public var hasMark: Bool

  public init(_ form: Form, hasMark: Bool = false) {
    self.form = form
    self.hasMark = hasMark
  }

  public static let utf8 = TextEncoding(.utf8)

  /// The encoding of this name, in any case and with or without dashes; nil if there is none.
  ///
  /// `utf-16` and `utf-32` alone are little-endian with a mark. Other names are ICU's, which knows
  /// those of IANA and what else is common.
  public init?(named name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    switch plain {
    case "utf8": self = .utf8
    case "utf16": self.init(.utf16(bigEndian: false), hasMark: true)
    case "utf16le": self.init(.utf16(bigEndian: false))
    case "utf16be": self.init(.utf16(bigEndian: true))
    case "utf32": self.init(.utf32(bigEndian: false), hasMark: true)
    case "utf32le": self.init(.utf32(bigEndian: false))
    case "utf32be": self.init(.utf32(bigEndian: true))
    case "latin1": self.init(.other("ISO-8859-1"))
    default:
      guard !plain.isEmpty, plain.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
        let known = CharacterConverter(name.trimmed, strict: true)?.name
      else { return nil }
      self.init(.other(known))
    }
  }

  /// The name on the screen and in settings, such as `UTF-16LE` or `windows-1252`.
  public var name: String {
    switch form {
    case .utf8: "UTF-8"
    case .utf16(let bigEndian): bigEndian ? "UTF-16BE" : "UTF-16LE"
    case .utf32(let bigEndian): bigEndian ? "UTF-32BE" : "UTF-32LE"
    case .other(let name): name
    }
  }

  /// The bytes that stand before the text.
  var mark: [UInt8] {
    guard hasMark else { return [] }
    return switch form {
    case .utf16(let bigEndian): bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    case .utf32(let bigEndian): bigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
    case .utf8, .other: []
    }
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// What a file is read as.
public struct EncodingChoice: Hashable, Sendable {
  /// What the writer named; nil goes by what the file says of itself.
  public var named: TextEncoding?
  /// What a file is taken for that is not UTF-8 and says nothing; nil shows and keeps its bytes.
  public var fallback: TextEncoding?

  public init(named: TextEncoding? = nil, fallback: TextEncoding? = nil) {
    self.named = named
    self.fallback = fallback
  }

  /// By the file alone.
  public static let detected = EncodingChoice()
}
