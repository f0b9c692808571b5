extension ApertiumStream {
  /// Reads an answer, without its NUL.
  ///
  /// `*word`, `@word` and `#word` are words that the translator does not know, has no translation
  /// for, or cannot inflect; they lose the sign and are named in `unknown`.
  ///
  /// - Parameter source: What was asked, for putting right what Apertium loses: spaces beside marks,
  ///   the full stop that was added, typographic apostrophes.
  /// - Returns: nil for bytes that are no whole answer.
  public static func decode(_ bytes: [UInt8], of source: MarkedText) -> TranslatedText? {
    guard bytes.count >= end.count, bytes.suffix(end.count).elementsEqual(end),
      let string = String(validating: bytes.dropLast(end.count), as: UTF8.self)
    else { return nil }
    var reader = StreamReader(Array(string.unicodeScalars))
    guard reader.read() else { return nil }
    var text = reader.text
    if needsStop(source) { text.dropAddedStop() }
    text.repair(like: source)
    return TranslatedText(text: text, unknown: reader.unknown)
  }
}

/// Reads the stream format.
private struct StreamReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private(set) var text = MarkedText()
  private(set) var unknown: [String] = []
  private var marks: [Int] = []
  /// The fixed parts that the marked words stand for; not nil within such words.
  private var fixed: [Int]?
  private var unknownWord: String?

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// - Returns: False where a bracket is not closed.
  mutating func read() -> Bool {
    while at < scalars.count {
      let scalar = scalars[at]
      switch scalar {
      case "\\":
        at += 1
        guard at < scalars.count else { return false }
        put(scalars[at])
        at += 1
      case "[":
        endUnknown()
        guard readBracket() else { return false }
      case "*", "@", "#":
        // The sign before a word; anything else of these comes escaped or in a gap.
        endUnknown()
        unknownWord = ""
        at += 1
      default:
        put(scalar)
        at += 1
      }
    }
    endUnknown()
    return true
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    guard fixed == nil else { return }
    if unknownWord != nil {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'"
        || scalar == "-" || scalar.properties.generalCategory == .nonspacingMark
      {
        unknownWord!.unicodeScalars.append(scalar)
      } else {
        endUnknown()
      }
    }
    text.append(String(scalar), marks: marks)
  }

  private mutating func endUnknown() {
    if let word = unknownWord, !word.isEmpty { unknown.append(word) }
    unknownWord = nil
  }

  private mutating func readBracket() -> Bool {
    let isMark = at + 1 < scalars.count && scalars[at + 1] == "["
    var content = ""
    at += isMark ? 2 : 1
    while at < scalars.count, scalars[at] != "]" {
      if scalars[at] == "\\", at + 1 < scalars.count { at += 1 }
      content.unicodeScalars.append(scalars[at])
      at += 1
    }
    guard at < scalars.count else { return false }
    at += 1
    if isMark {
      guard at < scalars.count, scalars[at] == "]" else { return false }
      at += 1
      mark(content)
    } else {
      gap(content)
    }
    return true
  }

  /// `t:m:1; t:x:3`, or `/` at the end of the words.
  private mutating func mark(_ content: String) {
    if content == "/" {
      marks = []
      fixed = nil
      return
    }
    var found: [Int] = []
    for part in content.split(separator: ";") {
      let fields = part.split(whereSeparator: { $0 == ":" || $0 == " " })
      guard fields.count == 3, let number = Int(fields[2]) else { continue }
      if fields[1] == "x" {
        if fixed?.contains(number) != true { fixed = (fixed ?? []) + [number] }
      } else if !found.contains(number) {
        found.append(number)
      }
    }
    marks = found
    for number in fixed ?? [] { text.append(.fixed(number, marks: marks)) }
  }

  /// `b3` is one of the sentence's gaps, `c42` a character that travelled as one.
  private mutating func gap(_ content: String) {
    guard let kind = content.first, let number = UInt32(content.dropFirst()) else { return }
    if kind == "b" {
      text.append(.blank(Int(number)))
    } else if kind == "c", let scalar = Unicode.Scalar(number) {
      text.append(String(scalar), marks: marks)
    }
  }
}
