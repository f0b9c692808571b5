import Synchronization

/// A picture that there is artwork for.
public struct Emoji: Hashable, Sendable, Codable {
  /// The code points, U+FE0F left out; more than one for a joined sequence.
  public var codes: [UInt32]

  public init(_ codes: UInt32...) { self.codes = codes }

  /// The character as text, asking for its picture.
  public var text: String {
    var text = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
    if codes.count == 1, codes[0] < 0x1F000 { text.unicodeScalars.append("\u{FE0F}") }
    return text
  }
}

/// The languages that prompts are understood in.
public enum GlyphLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
}

/// Which emoji a word may mean, from CLDR's names and keywords.
public struct EmojiTable: Sendable {
  /// What Unicode files an emoji under.
  public enum Group: Character, Sendable {
    case smileys = "s"
    case people = "p"
    case animals = "a"
    case food = "f"
    case travel = "t"
    case activities = "c"
    case objects = "o"
    case symbols = "y"
    case flags = "g"
  }

  struct Entry: Sendable {
    var code: UInt32
    var name: String
  }

  struct Match: Sendable {
    var code: UInt32
    /// Lower is better.
    var rank: Int
  }

  private static let tables = Mutex<[GlyphLanguage: EmojiTable]>([:])
  /// English carries the groups of all languages.
  private static let groups = groupsByCode()

  private(set) var matches: [String: Match] = [:]
  private(set) var names: [UInt32: String] = [:]

  /// The table of `language`; read on first use.
  public static func table(of language: GlyphLanguage) -> EmojiTable {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let table = EmojiTable(language)
      tables[language] = table
      return table
    }
  }

  /// Returns the group of an emoji of one code point; nil for what the table does not hold.
  public static func group(of emoji: Emoji) -> Group? {
    emoji.codes.first.flatMap { groups[$0] }
  }

  /// Returns the name of an emoji of one code point.
  public func name(of emoji: Emoji) -> String? { emoji.codes.first.flatMap { names[$0] } }

  /// Returns the emoji that `phrase` names, and how sure that is: 0 for its name, more for a keyword.
  public func emoji(named phrase: String) -> (emoji: Emoji, rank: Int)? {
    matches[phrase].map { (Emoji($0.code), $0.rank) }
  }

  private init(_ language: GlyphLanguage) {
    for line in Self.lines(of: language) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let first = language == .english ? 2 : 1
      guard fields.count == first + 2, let code = UInt32(fields[0], radix: 16) else { continue }
      let name = String(fields[first])
      names[code] = name
      let words = name.split(separator: " ")
      let weight = Self.weight(of: Self.groups[code])
      offer(name, Match(code: code, rank: weight))
      // "fox face", "faccina di volpe": the face is what a glyph shows.
      for shorter in Self.withoutFace(words, language) {
        offer(shorter, Match(code: code, rank: 10 + weight))
      }
      for keyword in fields[first + 1].split(separator: "|") {
        let isEnd = words.last.map { keyword == $0 } ?? false
        offer(
          String(keyword),
          Match(code: code, rank: (isEnd ? 100 : 200) + weight * 10 + min(words.count, 9)))
      }
      if words.count > 1, let last = words.last {
        offer(String(last), Match(code: code, rank: 300 + weight * 10 + min(words.count, 9)))
      }
    }
  }

  private mutating func offer(_ phrase: String, _ match: Match) {
    guard !phrase.isEmpty else { return }
    if let other = matches[phrase], (other.rank, other.code) <= (match.rank, match.code) { return }
    matches[phrase] = match
  }

  /// Animals before food before things before signs.
  private static func weight(of group: Group?) -> Int {
    switch group {
    case .animals: 0
    case .food: 1
    case .objects: 2
    case .activities: 3
    case .travel: 4
    case .people: 5
    case .smileys: 6
    case .symbols: 7
    case .flags, nil: 8
    }
  }

  private static func withoutFace(_ words: [Substring], _ language: GlyphLanguage) -> [String] {
    guard words.count > 1 || language == .german else { return [] }
    switch language {
    case .english:
      return words.last == "face" ? [words.dropLast().joined(separator: " ")] : []
    case .german:
      guard words.count == 1, let word = words.first else { return [] }
      return ["gesicht", "kopf"].compactMap {
        word.hasSuffix($0) && word.count > $0.count + 2 ? String(word.dropLast($0.count)) : nil
      }
    case .french, .spanish, .italian:
      let heads: Set<Substring> = ["tête", "visage", "cara", "faccina", "muso"]
      let fillers: Set<Substring> = ["de", "di", "da", "d’"]
      guard heads.contains(words[0]) else { return [] }
      let rest = words.dropFirst().drop { fillers.contains($0) }
      return rest.isEmpty ? [] : [rest.joined(separator: " ")]
    }
  }

  private static func groupsByCode() -> [UInt32: Group] {
    var groups: [UInt32: Group] = [:]
    for line in lines(of: .english) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count > 1, let code = UInt32(fields[0], radix: 16) {
        groups[code] = fields[1].first.flatMap(Group.init)
      }
    }
    return groups
  }

  private static func lines(of language: GlyphLanguage) -> [Substring] {
    let text: StaticString =
      switch language {
      case .english: english
      case .german: german
      case .french: french
      case .spanish: spanish
      case .italian: italian
      }
    return text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }
}
