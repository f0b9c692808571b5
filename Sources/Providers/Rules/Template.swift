/// What a rule puts in place of its match: words, and what the match holds.
///
///     word          that word
///     $2            what the pattern's second element met
///     $2.base       in another form: base third past pp ing pl sg adv
///     $2~give       the verb give, in the form that the second element has
///     $2:be         what the word map `be` (in `WordMaps`) has for it
///     $2+'re        with that added behind; `$2<non-` before
///     a*            `a` or `an`, by the word that follows
///     -             nothing
struct Template: Sendable {
  enum Piece: Sendable {
    case word(String)
    case capture(Int)
    case form(Int, String)
    case verb(Int, String)
    case map(Int, String)
    case suffix(Int, String)
    case prefix(Int, String)
    case article
  }

  var pieces: [Piece]

  init(_ source: some StringProtocol) throws(RuleError.Reason) {
    pieces = []
    for text in source.split(separator: " ") where text != "-" {
      pieces.append(try Self.piece(String(text)))
    }
  }

  private static let forms: Set = ["base", "third", "past", "pp", "ing", "pl", "sg", "adv", "comp"]

  private static func piece(_ text: String) throws(RuleError.Reason) -> Piece {
    if text == "a*" { return .article }
    guard text.hasPrefix("$") else { return .word(text) }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return .word(text) }
    let rest = text.dropFirst(digits.count + 1)
    guard let mark = rest.first else { return .capture(number) }
    let name = String(rest.dropFirst())
    switch mark {
    case ".":
      guard forms.contains(name) else { throw .noForm(name) }
      return .form(number, name)
    case "~": return .verb(number, name)
    case ":":
      guard WordMaps.maps[name] != nil else { throw .noMap(name) }
      return .map(number, name)
    case "+": return .suffix(number, name)
    case "<": return .prefix(number, name)
    default: return .word(text)
    }
  }

  /// The elements that it names.
  var numbers: [Int] {
    pieces.compactMap { piece in
      switch piece {
      case .word, .article: nil
      case .capture(let number), .form(let number, _), .verb(let number, _), .map(let number, _),
        .suffix(let number, _), .prefix(let number, _):
        number
      }
    }
  }

  /// Returns the words for `match`; nil where a form is not known, so that the rule does not apply.
  func words(for match: Pattern.Match, in prose: Prose) -> [String]? {
    var words: [String] = []
    var wantsArticle: Int?
    for piece in pieces {
      switch piece {
      case .word(let word):
        words.append(word == "i" || word.hasPrefix("i'") ? Prose.capitalized(word) : word)
      case .capture(let number):
        guard let token = match.token(number) else { continue }
        words.append(prose.reading(token))
      case .form(let number, let form):
        guard let token = match.token(number) else { return nil }
        guard let word = prose.lexicon.form(form, of: prose.plain(prose.reading(token))) else {
          return nil
        }
        words.append(word)
      case .verb(let number, let base):
        guard let token = match.token(number),
          let word = prose.lexicon.verb(base, like: prose.plain(prose.reading(token)))
        else { return nil }
        words.append(word)
      case .map(let number, let name):
        guard let token = match.token(number),
          let word = WordMaps.maps[name]?[prose.plain(prose.reading(token))]
        else { return nil }
        words.append(word)
      case .suffix(let number, let ending):
        guard let token = match.token(number) else { return nil }
        words.append(prose.reading(token) + ending)
      case .prefix(let number, let beginning):
        guard let token = match.token(number) else { return nil }
        words.append(beginning + prose.plain(prose.reading(token)))
      case .article:
        wantsArticle = words.count
        words.append("a")
        continue
      }
      if let place = wantsArticle, words.count > place + 1 {
        words[place] = Sound.takesAn(words[place + 1]) ? "an" : "a"
        wantsArticle = nil
      }
    }
    if let place = wantsArticle, match.tokens.upperBound < prose.tokens.count {
      words[place] = Sound.takesAn(prose.reading(match.tokens.upperBound)) ? "an" : "a"
    }
    return words
  }
}

extension Pattern.Match {
  func token(_ number: Int) -> Int? { captures.first { $0.number == number }?.token }
}
