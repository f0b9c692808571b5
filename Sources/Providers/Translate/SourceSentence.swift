import Translation

/// A sentence of a document on its way through a translator: its place, what the translator sees of
/// it, and what its marks and fixed parts stand for.
struct SourceSentence: Hashable, Sendable {
  /// Emphasis or a link round words.
  struct Mark: Hashable, Sendable {
    /// What stands before and after the words: `**` and `**`, `[` and `](address)`.
    var open: String
    var close: String
    var parent: Int?
    /// Whether the sentence is not whole without it: a link, whose address would be lost.
    var mustStay: Bool
  }

  /// UTF-8 offsets in the request's text, without white space at the ends.
  var range: Range<Int>
  var text = MarkedText()
  var marks: [Mark] = []
  /// What comes back as it is, by number.
  var fixed: [String] = []
  /// Line ends with the white space round them, by number.
  var blanks: [String] = []
  /// Characters that were written with a backslash, and are again.
  var escaped: Set<Character> = []

  /// Returns the words between marks and fixed parts, to be translated one by one where the sentence
  /// as a whole came back in disorder.
  var parts: [MarkedText] {
    text.pieces.compactMap { piece in
      guard case .text(let words, _) = piece, words.contains(where: \.isLetter) else { return nil }
      return MarkedText(words.trimmingBlanks())
    }
  }
}

extension SourceSentence {
  /// A translated sentence in the format's own writing.
  struct Rendering: Hashable, Sendable {
    var string: String
    /// Marks that were left out or cover other words, in the writer's terms: `**very**`.
    var strained: [String] = []
  }

  /// Writes `translated` in the format of the source; nil where something that must come back did
  /// not, or came twice.
  func render(_ translated: MarkedText) -> Rendering? {
    guard translated.fixed.sorted() == Array(fixed.indices) else { return nil }
    let spans = MarkSpans(of: translated, parents: marks.map(\.parent))
    guard !spans.lost.contains(where: { marks[$0].mustStay }) else { return nil }
    var string = ""
    var blanksSeen: Set<Int> = []
    var usesBlank = true
    for step in spans.steps(of: translated) {
      switch step {
      case .open(let mark): string += marks[mark].open
      case .close(let mark):
        // White space inside of closing marks is not read as emphasis.
        var tail = ""
        while let last = string.last, last == " " {
          tail.append(last)
          string.removeLast()
        }
        string += marks[mark].close + tail
      case .piece(.text(let words, _)): string += written(words)
      case .piece(.fixed(let number, _)): string += fixed[number]
      case .piece(.blank(let number)):
        usesBlank = blanks.indices.contains(number) && blanksSeen.insert(number).inserted
        while string.last == " " { string.removeLast() }
        string += usesBlank ? blanks[number] : " "
      }
    }
    return Rendering(
      string: string.breakingNoBlocks(),
      strained: (spans.lost + spans.strained).sorted().map {
        marks[$0].open + "…" + marks[$0].close
      })
  }

  /// Puts the translations of `parts` in the places of the originals.
  func render(parts translated: [MarkedText]) -> Rendering? {
    var next = translated.makeIterator()
    var whole = MarkedText()
    for piece in text.pieces {
      guard case .text(let words, let marks) = piece, words.contains(where: \.isLetter) else {
        whole.append(piece)
        continue
      }
      guard let part = next.next() else { return nil }
      let start = words.prefix { $0.isWhitespace }
      let end = words.reversed().prefix { $0.isWhitespace }
      guard part.hasWords else { return nil }
      whole.append(start + part.words + String(end.reversed()), marks: marks)
    }
    return render(whole)
  }

  private func written(_ words: String) -> String {
    guard !escaped.isEmpty else { return words }
    var result = ""
    for character in words {
      if escaped.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension String {
  func trimmingBlanks() -> String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The text with a space for each line end after which a translated word would begin a list, a
  /// heading or a quotation.
  fileprivate func breakingNoBlocks() -> String {
    guard contains("\n") else { return self }
    var lines: [Substring] = []
    var result = ""
    lines = split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let bare = line.drop { $0 == " " || $0 == "\t" }
        result += Self.beginsBlock(bare) ? " " + bare : "\n" + line
      } else {
        result += line
      }
    }
    return result
  }

  static func beginsBlock(_ line: some StringProtocol) -> Bool {
    guard let first = line.first else { return false }
    let second = line.dropFirst().first
    if "-+*#>=|~".contains(first) {
      return second == nil || second == " " || second == first || first == ">" || first == "|"
    }
    let digits = line.prefix { $0.isNumber }
    let after = line.dropFirst(digits.count).first
    return (1...9).contains(digits.count) && (after == "." || after == ")")
  }
}
