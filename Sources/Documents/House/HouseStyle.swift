/// What is right in a document whatever dictionaries and rules say: words, and rules left out.
public struct HouseStyle: Hashable, Sendable {
  /// As they are written, with straight apostrophes; a word in small letters also stands for itself
  /// with a capital.
  public var words: Set<String>
  /// Names of rules whose findings are not shown.
  public var ignoredRules: Set<String>

  public init(words: Set<String> = [], ignoredRules: Set<String> = []) {
    self.words = Set(words.map(Self.straight))
    self.ignoredRules = ignoredRules
  }

  /// Whether `word` is one of the words.
  public func holds(_ word: some StringProtocol) -> Bool {
    guard !words.isEmpty else { return false }
    let word = Self.straight(String(word))
    if words.contains(word) { return true }
    guard let first = word.first, first.isUppercase else { return false }
    return words.contains(first.lowercased() + word.dropFirst())
  }

  /// Whether what a rule finds at `words` is not to be shown.
  public func passes(over words: some StringProtocol, rule: String) -> Bool {
    if !rule.isEmpty, ignoredRules.contains(rule) { return true }
    return holds(words)
  }

  /// Takes in what the writer said about one finding.
  public mutating func insert(_ entry: HouseEntry) {
    switch entry {
    case .word(let word): words.insert(Self.straight(word))
    case .rule(let name): ignoredRules.insert(name)
    }
  }

  public mutating func formUnion(_ other: HouseStyle) {
    words.formUnion(other.words)
    ignoredRules.formUnion(other.ignoredRules)
  }

  /// Dictionaries and lists know one apostrophe.
  static func straight(_ word: String) -> String {
    word.utf8.contains(0xE2) ? String(word.map { $0 == "\u{2019}" ? "'" : $0 }) : word
  }
}

/// One thing that the writer says is right.
public enum HouseEntry: Hashable, Sendable {
  case word(String)
  /// A rule, by its name, is left out.
  case rule(String)
}

/// Which list of the writer's an entry goes to.
public enum HousePlace: String, CaseIterable, Hashable, Sendable {
  /// What holds in one file.
  case file
  /// What holds in the folder of a `.scribe.toml` and below it.
  case project
  /// What holds everywhere.
  case personal
}
