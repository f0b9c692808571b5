/// Apertium's stream format, as its programs take it on standard input and give it back.
///
/// `\` escapes `[ ] { } ^ $ / @ < > \`. What stands in `[…]` is a gap that is passed through in its
/// place; `[[t:m:1]]red button[[/]]` marks words, and the marks move with them. A request ends in
/// `[][\n]` and NUL: without the gap before the NUL, the programs wait for more.
public enum ApertiumStream {
  /// Ends a request, and an answer that is whole.
  static let end: [UInt8] = Array("[][\n]".utf8)

  /// The word that stands for a fixed part. It is in no dictionary, and is known by its mark.
  static let standIn = "zqxj"

  /// Scalars that the stream reserves.
  static let reserved: Set<Unicode.Scalar> = [
    "\\", "[", "]", "{", "}", "^", "$", "/", "@", "<", ">",
  ]

  /// Returns `text` as a request, its NUL included.
  ///
  /// A text that does not end a sentence gets a full stop, as Apertium's own reader of plain text
  /// does, because words are read otherwise without one; `decode` takes it off again.
  ///
  /// - Complexity: O(*n*)
  public static func encode(_ text: MarkedText) -> [UInt8] {
    var writer = StreamWriter()
    for piece in text.pieces { writer.write(piece) }
    if needsStop(text) { writer.bytes += Array(".[]".utf8) }
    return writer.bytes + end + [0]
  }

  /// Whether the sentence has no end of its own.
  static func needsStop(_ text: MarkedText) -> Bool {
    for piece in text.pieces.reversed() {
      switch piece {
      case .blank: continue
      case .fixed: return true
      case .text(let words, _):
        guard let last = words.last(where: { !$0.isWhitespace && !"\"'”’»)]*_".contains($0) })
        else { continue }
        return !".!?…:;。！？".contains(last)
      }
    }
    return false
  }
}

/// Writes pieces in the stream format.
private struct StreamWriter {
  var bytes: [UInt8] = []
  private var last: Unicode.Scalar = " "
  /// Whether a single quotation mark is open.
  private var isQuoting = false

  mutating func write(_ piece: MarkedText.Piece) {
    switch piece {
    case .blank(let number): put("[b\(number)]")
    case .fixed(let number, let marks):
      put("[[" + (["t:x:\(number)"] + marks.map { "t:m:\($0)" }).joined(separator: "; ") + "]]")
      put(ApertiumStream.standIn + "[[/]]")
      last = "x"
    case .text(let words, let marks): write(words, marks)
    }
  }

  private mutating func write(_ words: String, _ marks: [Int]) {
    let scalars = Array(words.unicodeScalars)
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    guard !marks.isEmpty, let first = scalars.firstIndex(where: { !isSpace($0) }),
      let final = scalars.lastIndex(where: { !isSpace($0) })
    else { return write(scalars[...]) }
    write(scalars[..<first])
    put("[[" + marks.map { "t:m:\($0)" }.joined(separator: "; ") + "]]")
    write(scalars[first...final])
    put("[[/]]")
    write(scalars[(final + 1)...])
  }

  private mutating func write(_ scalars: ArraySlice<Unicode.Scalar>) {
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = index + 1 < scalars.endIndex ? scalars[index + 1] : " "
      switch scalar {
      case "'", "\u{2018}", "\u{2019}": apostrophe(scalar, before: next)
      // A star or a hash would look like the mark of an unknown word, and a tilde is lost.
      case "*", "#", "~", "\u{A0}", "\u{202F}": put("[c\(scalar.value)]")
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: put("[c\(scalar.value)]")
      case _ where ApertiumStream.reserved.contains(scalar): put("\\" + String(scalar))
      default: put(String(scalar))
      }
      last = scalar
    }
  }

  /// An apostrophe in or after a word is the plain one, which dictionaries know; a quotation mark is
  /// a gap, because `'s` in `'small'` would be taken for a genitive.
  private mutating func apostrophe(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) {
    let isAfterLetter = last.properties.isAlphabetic
    let isBeforeLetter = next.properties.isAlphabetic
    if isAfterLetter, isBeforeLetter || !isQuoting, scalar != "\u{2018}" {
      put("'")
    } else {
      isQuoting = !isAfterLetter && isBeforeLetter
      put("[c\(scalar.value)]")
    }
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }
}
