// What Apertium loses or adds on the way, put right by comparing with what it was given.
extension MarkedText {
  /// Takes off the full stop that the request had been given, with white space round it.
  mutating func dropAddedStop() {
    for index in pieces.indices.reversed() {
      guard case .text(var words, let marks) = pieces[index] else { continue }
      while words.last?.isWhitespace == true { words.removeLast() }
      guard words.last == "." else {
        if words.isEmpty { continue }
        return
      }
      words.removeLast()
      pieces[index] = .text(words, marks: marks)
      return
    }
  }

  /// Puts spaces and apostrophes as the source has them.
  mutating func repair(like source: MarkedText) {
    let original = source.words
    separateWords()
    let hasDoubleSpaces = original.contains("  ")
    let spacesPunctuation = Self.hasSpaceBeforePunctuation(original)
    let spacesOpening = zip(original, original.dropFirst()).contains {
      "“«(".contains($0) && $1 == " "
    }
    let isTypographic = original.contains("\u{2019}") && !original.contains("'")
    var previous: Character? = " "
    for index in pieces.indices {
      guard case .text(let words, let marks) = pieces[index] else {
        if case .blank = pieces[index] { previous = " " } else { previous = "x" }
        continue
      }
      var repaired = ""
      for character in words {
        if character == " ", previous == " ", !hasDoubleSpaces { continue }
        // A pronoun that Spanish leaves out leaves its space behind the quotation mark.
        if character == " ", let previous, "“«(¿¡".contains(previous), !spacesOpening { continue }
        if !spacesPunctuation, ".,;:!?".contains(character), previous == " ",
          repaired.last == " ", repaired.dropLast().last?.isLetter == true
        {
          repaired.removeLast()
        }
        let isApostrophe =
          character == "'" && previous?.isLetter == true && isTypographic
        repaired.append(isApostrophe ? "\u{2019}" : character)
        previous = character
      }
      pieces[index] = .text(repaired, marks: marks)
    }
    trim()
  }

  /// Puts a space between words that came back without one because a mark lay between them.
  private mutating func separateWords() {
    var separated: [Piece] = []
    for piece in pieces {
      if let before = separated.last, before.endsInWord, piece.startsWithWord {
        separated.append(.text(" ", marks: []))
      }
      separated.append(piece)
    }
    pieces = separated
  }

  private static func hasSpaceBeforePunctuation(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == " " && ".,;:!?".contains($1) }
  }

  /// Takes white space off both ends, and pieces that are empty.
  private mutating func trim() {
    pieces.removeAll { if case .text("", _) = $0 { true } else { false } }
    while case .text(let words, let marks) = pieces.first {
      let rest = words.drop { $0.isWhitespace }
      if rest.count == words.count { break }
      if rest.isEmpty {
        pieces.removeFirst()
      } else {
        pieces[0] = .text(String(rest), marks: marks)
      }
    }
    while case .text(var words, let marks) = pieces.last, words.last?.isWhitespace == true {
      while words.last?.isWhitespace == true { words.removeLast() }
      if words.isEmpty {
        pieces.removeLast()
      } else {
        pieces[pieces.count - 1] = .text(words, marks: marks)
      }
    }
  }
}

extension MarkedText.Piece {
  fileprivate var endsInWord: Bool {
    switch self {
    case .text(let words, _): words.last.map { $0.isLetter || $0.isNumber || $0 == "," } ?? false
    case .fixed: true
    case .blank: false
    }
  }

  fileprivate var startsWithWord: Bool {
    switch self {
    case .text(let words, _): words.first.map { $0.isLetter || $0.isNumber } ?? false
    case .fixed: true
    case .blank: false
    }
  }
}
