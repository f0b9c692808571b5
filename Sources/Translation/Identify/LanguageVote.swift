/// Weighs what a detector by statistics says against a text's script, its letters and small words,
/// and what spelling dictionaries know of it.
///
/// The detector alone is right in most sentences and fails in short ones, where it takes any
/// language of the world for as likely as the common ones.
public struct LanguageVote: Sendable {
  private let text: String
  private let words: [String]
  private let letters: Int

  public init(_ text: String) {
    self.text = text
    words = text.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "'" }
      .flatMap { $0.split { $0 == "’" || $0 == "'" } }.map(String.init)
    letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
  }

  /// The words that dictionaries can be asked about, each once; those with a capital are left out,
  /// because names are at home everywhere.
  public var dictionaryWords: [String] {
    var seen: Set<String> = []
    return text.split { !$0.isLetter }.map(String.init).filter {
      $0.count > 2 && $0.first?.isLowercase == true && seen.insert($0).inserted
    }
  }

  /// Returns the language.
  ///
  /// - Parameters:
  ///   - candidates: What the detector found, the likeliest first.
  ///   - isReliable: Whether the detector relies on its first candidate.
  ///   - known: For the languages with a dictionary, the share of `dictionaryWords` that are words
  ///     there, from 0 to 1.
  public func decide(
    candidates: [LanguageCandidate], isReliable: Bool, known: [LanguageTag: Double] = [:]
  ) -> Identification {
    guard letters > 0 else { return Identification() }
    var scores: [String: Double] = [:]
    for candidate in candidates {
      scores[candidate.language.code, default: 0] += 1.6 * candidate.share
    }
    let small = smallWordShares
    for (code, share) in small { scores[code, default: 0] += 3 * share }
    for (language, share) in known { scores[language.code, default: 0] += 0.6 * (share - 0.5) }
    for (code, weight) in letterVotes { scores[code, default: 0] += weight }
    let allowed = Self.languages(of: script)
    if let allowed { scores = scores.filter { allowed.contains($0.key) } }
    for code in scores.keys where !Self.common.contains(code) {
      scores[code]! -= words.count < 12 ? 1.2 : 0.8
    }
    if scores.isEmpty, let usual = Self.usual(of: script) { scores[usual] = 1 }
    let ranked = scores.filter { $0.value > 0 }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let best = ranked.first, let language = LanguageTag(best.key) else {
      return Identification()
    }
    let lead = best.value - (ranked.dropFirst().first?.value ?? 0)
    let agrees = candidates.first.map { $0.language.code == best.key } ?? false
    let hasNeighbour = Self.neighbours.contains { $0.contains(best.key) }
    // Without a small word, a short text may be all names.
    let tells = hasOwnWord(of: best.key) || letters >= 80
    let isAlone = allowed?.count == 1
    let isSure =
      isAlone && letters >= 4
      || isReliable && agrees && letters >= 8
        && lead >= (tells ? 1 : 2.2) + (hasNeighbour ? 0.8 : 0) + (letters < 25 ? 0.5 : 0)
    return Identification(
      language: language, isSure: isSure,
      others: ranked.dropFirst().prefix(3).compactMap { LanguageTag($0.key) })
  }

  /// For each language, how much of the text its small words are, from 0 to 1; a word that several
  /// have counts for each a part.
  private var smallWordShares: [String: Double] {
    guard !words.isEmpty else { return [:] }
    var shares: [String: Double] = [:]
    for word in words {
      let owners = SmallWords.owners[word[...]] ?? []
      for owner in owners { shares[owner, default: 0] += 2 / (Double(owners.count) + 1) }
    }
    // Four words with two small ones of one language tell as much as a sentence does.
    let measure = Double(max(words.count, 4)) * 0.5
    return shares.mapValues { min($0 / measure, 1) }
  }

  /// Whether the text has a small word that this language shares with one other at most.
  private func hasOwnWord(of code: String) -> Bool {
    words.contains { word in
      SmallWords.owners[word[...]].map { $0.count <= 2 && $0.contains(code) } ?? false
    }
  }

  /// Letters that few languages write, each with what it says for them.
  private var letterVotes: [String: Double] {
    var votes: [String: Double] = [:]
    let present = Set(text.lowercased())
    for (letters, codes, weight) in Self.telling where letters.contains(where: present.contains) {
      for code in codes { votes[code, default: 0] += weight }
    }
    for (letters, codes, weight) in Self.foreign where letters.contains(where: present.contains) {
      for code in codes { votes[code, default: 0] -= weight }
    }
    return votes
  }

  private static let telling: [(letters: String, codes: [String], weight: Double)] = [
    ("ñ", ["es", "gl"], 0.6), ("¿¡", ["es"], 1), ("ã", ["pt"], 0.5), ("õ", ["pt", "et"], 0.4),
    ("ß", ["de"], 1), ("ä", ["de", "sv", "fi", "et", "sk"], 0.3),
    ("ö", ["de", "sv", "fi", "hu", "tr", "is", "et"], 0.3),
    ("å", ["sv", "nb", "da", "nn"], 0.6), ("æ", ["nb", "da", "nn", "is"], 0.6),
    ("ø", ["nb", "da", "nn"], 0.8),
    ("ő", ["hu"], 1.2), ("ű", ["hu"], 1.2), ("ł", ["pl"], 0.8), ("ąę", ["pl", "lt"], 0.5),
    ("żźśńć", ["pl"], 0.5),
    ("ř", ["cs"], 1), ("ů", ["cs"], 1), ("ě", ["cs"], 0.8), ("ľĺŕô", ["sk"], 0.5),
    ("ğ", ["tr"], 0.8), ("ı", ["tr"], 0.8), ("ş", ["tr"], 0.4),
    ("ț", ["ro"], 1), ("ș", ["ro"], 1), ("ă", ["ro", "vi"], 0.5), ("đ", ["vi", "hr"], 0.3),
    ("ơư", ["vi"], 1),
    ("ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ", ["vi"], 1), ("œ", ["fr"], 0.5),
    ("·", ["ca"], 0.6), ("þð", ["is"], 1),
    ("ì", ["it"], 0.3), ("ò", ["it", "ca"], 0.3), ("çàèù", ["fr", "ca", "it"], 0.1),
    ("їєґ", ["uk"], 1.2), ("і", ["uk", "be"], 0.8), ("ў", ["be"], 1.2), ("ыэё", ["ru", "be"], 0.8),
    ("ъ", ["bg", "ru"], 0.3),
    ("љњћђџ", ["sr"], 0.8), ("ј", ["sr", "mk"], 0.8), ("ѓќѕ", ["mk"], 1),
  ]

  /// Letters that languages never write, except in names.
  private static let foreign: [(letters: String, codes: [String], weight: Double)] = [
    ("йьюящ", ["sr", "mk"], 1.5), ("ыэё", ["uk", "bg", "sr", "mk"], 1.5),
    ("іїєґ", ["ru", "bg", "sr", "mk"], 1.5), ("ъ", ["uk", "be", "sr", "mk"], 1.5),
    ("ь", ["sr", "mk"], 1), ("и", ["be"], 1.5),
    ("åøæäößñãõłřůőűğışțșăđơưěąężźśľĺŕþð", ["en", "id", "ms"], 0.8),
    ("åøæñãõłřůőűğı", ["nl", "af"], 0.8),
    ("øæ", ["sv", "fi", "de", "fr"], 0.8), ("äö", ["nb", "da", "nn", "en"], 0.6),
    ("å", ["de", "fr", "en"], 0.8), ("ñ", ["pt", "it", "ca", "fr"], 0.8),
    ("ãõ", ["es", "ca", "gl", "it", "fr"], 0.8), ("ç", ["es", "gl"], 0.4),
    ("ó", ["fr", "it"], 0.2),
  ]

  /// Languages so near each other that more must speak for one of them.
  private static let neighbours: [Set<String>] = [
    ["nb", "da", "nn"], ["id", "ms"], ["cs", "sk"], ["pt", "gl"], ["hr", "sr", "sl"], ["nl", "af"],
    ["es", "ca", "gl"], ["ru", "uk", "bg", "be"],
  ]

  private enum Script: Hashable {
    case latin, cyrillic, greek, hebrew, arabic, devanagari, thai, hangul, kana, han, other
  }

  /// The script of most letters; kana where there is any, because Japanese is mostly Han.
  private var script: Script {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      counts[Self.script(scalar), default: 0] += 1
    }
    if counts[.kana, default: 0] * 10 > letters { return .kana }
    return counts.max { $0.value < $1.value }?.key ?? .other
  }

  private static func script(_ scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0x0041...0x024F, 0x1E00...0x1EFF: .latin
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
    case 0x0400...0x052F: .cyrillic
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F: .arabic
    case 0x0900...0x097F: .devanagari
    case 0x0E00...0x0E7F: .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
    case 0x3040...0x30FF: .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: .han
    default: .other
    }
  }

  /// The languages that write a script; nil where they are too many to list.
  private static func languages(of script: Script) -> Set<String>? {
    switch script {
    case .greek: ["el"]
    case .hebrew: ["he", "yi"]
    case .thai: ["th"]
    case .hangul: ["ko"]
    case .kana: ["ja"]
    case .han: ["zh", "ja"]
    case .devanagari: ["hi", "mr", "ne", "sa", "bh"]
    case .arabic: ["ar", "fa", "ur", "ps", "ku", "ug", "sd"]
    case .cyrillic: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "mn", "tg", "tt", "uz"]
    case .latin, .other: nil
    }
  }

  /// The language that most texts in a script are in, for texts that tell no more.
  private static func usual(of script: Script) -> String? {
    switch script {
    case .greek: "el"
    case .hebrew: "he"
    case .thai: "th"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    case .devanagari: "hi"
    case .arabic: "ar"
    case .latin, .cyrillic, .other: nil
    }
  }

  /// Languages that a text is likely to be in before it is read.
  private static let common: Set<String> = [
    "en", "es", "fr", "de", "it", "pt", "nl", "sv", "nb", "da", "fi", "pl", "cs", "hu", "ro", "tr",
    "vi", "id", "ca", "ru", "uk", "bg", "el", "ar", "he", "hi", "ja", "ko", "zh", "th", "fa", "ur",
    "sr", "hr", "sk",
  ]
}
