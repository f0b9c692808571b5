/// The small words of a language that prompts are built with.
///
/// Each table is lines of `meaning: word, word…`, words in lower case; a word may be a phrase.
struct GlyphWords: Sendable {
  /// How a part hangs on the one before it.
  enum Joiner: String, Sendable {
    case with, wearing, inside = "in", on, holding, under, and
  }

  /// A phrase with a picture of its own choice.
  struct Special: Sendable {
    var emoji: Emoji
    var role: GlyphRole?
    var colour: GlyphColour?
  }

  var joiners: [String: Joiner] = [:]
  var colours: [String: GlyphColour] = [:]
  var moods: [String: GlyphMood] = [:]
  var numbers: [String: Int] = [:]
  /// Articles, possessives and words of size.
  var fillers: Set<String> = []
  var specials: [String: Special] = [:]
  /// Whether the thing is named before what qualifies it.
  var namesHeadFirst = false

  static func of(_ language: GlyphLanguage) -> GlyphWords {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    }
  }

  init(
    joiners: String, colours: String, moods: String, numbers: String, fillers: String,
    specials: String, namesHeadFirst: Bool = false
  ) {
    for (meaning, word) in Self.pairs(joiners) { self.joiners[word] = Joiner(rawValue: meaning) }
    for (meaning, word) in Self.pairs(colours) {
      self.colours[word] = GlyphColour(rawValue: meaning)
    }
    for (meaning, word) in Self.pairs(moods) { self.moods[word] = GlyphMood(rawValue: meaning) }
    for (meaning, word) in Self.pairs(numbers) { self.numbers[word] = Int(meaning) }
    self.fillers = Set(Self.list(fillers))
    for (meaning, word) in Self.pairs(specials) { self.specials[word] = Self.special(meaning) }
    self.namesHeadFirst = namesHeadFirst
  }

  /// Reads `1F9D1-200D-1F680 suit white`: the emoji, and a role and a colour where they are given.
  private static func special(_ text: String) -> Special? {
    let fields = text.split(separator: " ")
    guard let first = fields.first else { return nil }
    var emoji = Emoji()
    emoji.codes = first.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard !emoji.codes.isEmpty else { return nil }
    var special = Special(emoji: emoji)
    for field in fields.dropFirst() {
      if let role = GlyphRole(rawValue: String(field)) {
        special.role = role
      } else {
        special.colour = GlyphColour(rawValue: String(field))
      }
    }
    return special
  }

  private static func pairs(_ text: String) -> [(meaning: String, word: String)] {
    text.split(separator: "\n").flatMap { line -> [(meaning: String, word: String)] in
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { return [] }
      return list(String(sides[1])).map { (trimmed(sides[0]), $0) }
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "\n" }.map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
