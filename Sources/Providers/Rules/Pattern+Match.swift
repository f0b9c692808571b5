extension Pattern {
  /// Which token each element met; -1 for `^` and `$`.
  struct Match {
    var tokens: Range<Int>
    /// (element's number, token)
    var captures: [(number: Int, token: Int)]
  }

  /// Returns the match whose element `index` (a part) is at `token`, within the tokens `bounds`.
  func match(in prose: Prose, bounds: Range<Int>, element index: Int, at token: Int) -> Match? {
    // Parts before `index` that take a token tell where the pattern begins.
    var first = token
    for element in elements[..<index] where element.role == .part && element.takesToken {
      first -= 1
    }
    guard first >= bounds.lowerBound else { return nil }
    var at = first
    var captures: [(number: Int, token: Int)] = []
    for element in elements {
      switch element.role {
      case .part:
        if !element.takesToken {
          guard element.meetsEdge(at: at, bounds) else { return nil }
          continue
        }
        guard at < bounds.upperBound, element.meets(prose, at) else { return nil }
        if at > first, prose.tokens[at].gap == .none, prose.tokens[at].kind != .punctuation,
          prose.tokens[at - 1].kind != .punctuation
        {
          return nil
        }
        captures.append((element.number, at))
        at += 1
      case .before:
        if first - 1 >= bounds.lowerBound {
          guard element.meets(prose, first - 1) else { return nil }
        } else {
          guard element.mayBeMissing else { return nil }
        }
      case .after:
        if at < bounds.upperBound {
          guard element.meets(prose, at) else { return nil }
        } else {
          guard element.mayBeMissing else { return nil }
        }
      }
    }
    return Match(tokens: first..<at, captures: captures)
  }
}

extension Pattern.Element {
  /// Whether it stands for a token, and not for an edge of the sentence.
  var takesToken: Bool {
    for choice in choices {
      for atom in choice {
        switch atom {
        case .start, .end, .notStart, .notEnd: return false
        default: return true
        }
      }
    }
    return true
  }

  /// Whether an edge of the sentence is as good as a token: where only negations are asked.
  var mayBeMissing: Bool {
    choices.contains { choice in
      choice.allSatisfy { atom in
        switch atom {
        case .not, .notTags, .notVerb, .notMark, .notDigits, .end, .start: true
        default: false
        }
      }
    }
  }

  func meetsEdge(at: Int, _ bounds: Range<Int>) -> Bool {
    choices.contains { choice in
      choice.allSatisfy { atom in
        switch atom {
        case .start: at == bounds.lowerBound
        case .end: at == bounds.upperBound
        case .notStart: at > bounds.lowerBound
        case .notEnd: at < bounds.upperBound
        default: false
        }
      }
    }
  }

  func meets(_ prose: Prose, _ at: Int) -> Bool {
    let token = prose.tokens[at]
    return choices.contains { choice in
      choice.allSatisfy { Self.holds($0, token, prose) }
    }
  }

  private static func holds(_ atom: Pattern.Atom, _ token: Token, _ prose: Prose) -> Bool {
    switch atom {
    case .word(let word): token.word == word && token.kind == .word
    case .tags(let tags): token.tags.meets(tags) && token.kind != .opaque
    case .verb(let base): isVerb(base, token, prose)
    case .mark(let mark): token.kind == .punctuation && prose.bytes[token.range].elementsEqual(mark)
    case .anyWord: token.kind == .word
    case .digits: token.kind == .number
    case .not(let word): token.word != word || token.kind != .word
    case .notTags(let tags): !token.tags.meets(tags)
    case .notVerb(let base): !isVerb(base, token, prose)
    case .notMark(let mark): !prose.bytes[token.range].elementsEqual(mark)
    case .notDigits: token.kind != .number
    case .start, .end: false
    case .notStart, .notEnd: true
    }
  }

  private static func isVerb(_ base: Int32, _ token: Token, _ prose: Prose) -> Bool {
    guard token.kind == .word, token.word >= 0 else { return false }
    if token.word == base { return true }
    if prose.lexicon.spelling(base) == "be" { return token.tags.meets(.be) }
    guard let verbs = prose.lexicon.verbsOfWord[token.word] else { return false }
    return verbs.contains { prose.lexicon.verbs[Int($0)].base == base }
  }
}
