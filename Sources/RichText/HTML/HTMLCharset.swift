internal import Documents

/// The character encoding of a page's bytes.
enum HTMLCharset {
  /// How far into a page its own word about the encoding is looked for.
  private static let reach = 4096

  /// Returns the name of the encoding and where the text begins.
  ///
  /// In this order: a byte order mark; what the server said; the page's `meta` or XML
  /// declaration; UTF-8 where the bytes are UTF-8, else Windows 1252. A page that calls itself
  /// ISO 8859-1 is read as Windows 1252, as browsers do.
  /// - Parameter header: The charset of an HTTP header, or what the writer chose.
  static func find(
    in bytes: some RandomAccessCollection<UInt8>, header: String?
  ) -> (name: String, start: Int) {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return ("utf-8", 3) }
    if head.starts(with: [0xFF, 0xFE]) { return ("utf-16le", 2) }
    if head.starts(with: [0xFE, 0xFF]) { return ("utf-16be", 2) }
    let beginning = Array(bytes.prefix(reach))
    for label in [header, said(in: beginning)] {
      guard let label else { continue }
      let name = label.trimmed.lowercased()
      switch name {
      case "": continue
      // The page could not say so in it; the bytes were converted and the word was not.
      case "utf-16", "utf-16le", "utf-16be", "unicode": break
      case "iso-8859-1", "latin1", "us-ascii", "ascii", "iso8859-1": return ("windows-1252", 0)
      case "utf8", "utf-8": return ("utf-8", 0)
      case "x-sjis", "shift-jis": return ("shift_jis", 0)
      case "ks_c_5601-1987", "euc-kr": return ("windows-949", 0)
      case "gb2312", "gbk", "x-gbk": return ("gb18030", 0)
      case "x-mac-roman", "mac": return ("macintosh", 0)
      default: return (name, 0)
      }
    }
    return (isUTF8(bytes) ? "utf-8" : "windows-1252", 0)
  }

  /// The label in `<meta charset=…>`, `content="…; charset=…"` or `<?xml encoding="…"?>`.
  private static func said(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
    var rest = text[...]
    if rest.hasPrefix("<?xml"), let end = rest.firstIndex(of: ">"),
      let found = rest[..<end].firstRange(of: "encoding=")
    {
      return label(after: found.upperBound, in: rest)
    }
    while let tag = rest.firstRange(of: "<meta") {
      let end = rest[tag.upperBound...].firstIndex(of: ">") ?? rest.endIndex
      if let found = rest[tag.upperBound..<end].firstRange(of: "charset") {
        let after = rest[found.upperBound..<end].trimmed
        if after.first == "=",
          let name = label(after: after.index(after: after.startIndex), in: after)
        {
          return name
        }
      }
      rest = rest[end...]
    }
    return nil
  }

  private static func label(after start: Substring.Index, in text: Substring) -> String? {
    let value = text[start...].trimmed.drop { $0 == "\"" || $0 == "'" }
    let name = value.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  /// - Complexity: O(*n*).
  static func isUTF8(_ bytes: some Sequence<UInt8>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}

extension HTMLCharset {
  /// Returns a page's bytes as text, and whether all of them could be read. What could not is
  /// U+FFFD, and so is NUL, which parsers take for the end.
  ///
  /// - Complexity: O(*n*).
  static func text(of bytes: [UInt8], header: String?) -> (text: String, isWhole: Bool) {
    let (name, start) = find(in: bytes, header: header)
    let rest = bytes[start...]
    var text: String
    var isWhole = true
    if name == "utf-8" {
      text = String(decoding: rest, as: UTF8.self)
      isWhole = isUTF8(rest)
    } else if let decoded = decode(Array(rest), as: name) {
      text = decoded
      isWhole = !decoded.unicodeScalars.contains("\u{FFFD}")
    } else {
      // An encoding that nobody knows.
      text = String(decoding: rest, as: UTF8.self)
      isWhole = false
    }
    if text.utf8.contains(0) { text = text.replacing("\0", with: "\u{FFFD}") }
    return (text, isWhole)
  }

  private static func decode(_ bytes: [UInt8], as name: String) -> String? {
    CharacterConverter(name).map { String(decoding: $0.text(of: bytes), as: UTF8.self) }
  }
}
