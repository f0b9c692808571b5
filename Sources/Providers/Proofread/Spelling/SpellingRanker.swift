/// Orders what a misspelt word may have been meant to be.
struct SpellingRanker: Sendable {
  let lexicon: Lexicon

  /// What stands around the word.
  struct Context: Sendable {
    var before: WordTags = []
    var after: WordTags = []
    var wordBefore: String?
    var isCapital = false
  }

  struct Candidate: Sendable {
    var word: String
    var cost: Double
  }

  /// Returns candidates, best first: the speller's `suggestions` and near words of the lexicon.
  ///
  /// - Complexity: O(*w*) distances at worst, for *w* words in the lexicon.
  func ranked(_ word: String, suggestions: [String], context: Context = Context()) -> [Candidate] {
    let plain = Prose.plain(word)
    let wrong = Array(plain.utf8)
    var best: [String: Double] = [:]
    for (place, suggestion) in suggestions.enumerated()
    where !suggestion.contains("-") && !suggestion.contains(" ") {
      let cost = cost(wrong, suggestion, context) + Double(min(place, 12)) * 0.03
      best[suggestion] = min(best[suggestion] ?? .infinity, cost)
    }
    for number in near(wrong) {
      let near = lexicon.spelling(number)
      if best[near] == nil { best[near] = cost(wrong, near, context) }
    }
    for (first, second) in split(plain) {
      let both = first + " " + second
      let rank = lexicon.number(of: first).map { lexicon.rank[Int($0)] } ?? 999
      let cost =
        1.3 + Double(rank) / 900 + (first.count < 2 || second.count < 3 ? 0.6 : 0)
        + 0.3 * Double(lexicon.number(of: second).map { lexicon.rank[Int($0)] } ?? 999) / 900
      best[both] = min(best[both] ?? .infinity, cost)
    }
    return best.map { Candidate(word: $0.key, cost: $0.value) }
      .sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }
  }

  private func cost(_ wrong: [UInt8], _ candidate: String, _ context: Context) -> Double {
    let plain = Prose.plain(candidate)
    var cost = SpellingDistance.cost(wrong, Array(plain.utf8))
    let number = lexicon.number(of: plain)
    let rank = number.map { lexicon.rank[Int($0)] } ?? Lexicon.unranked
    var position = Double(rank)
    if rank == Lexicon.unranked, lexicon.guess(of: plain) { position = 4500 }
    cost += 0.3 * log2(1 + position / 150)
    if plain.contains(" ") { cost += 1.1 }
    if plain.contains("-") { cost += 1.4 }
    if candidate.first?.isUppercase == true, !context.isCapital { cost += 0.7 }
    if Phonetic.code(wrong) == Phonetic.code(Array(plain.utf8)) { cost -= 0.45 }
    cost -= Self.sameEnding(wrong, Array(plain.utf8))
    let tags = lexicon.tags(of: plain)
    return cost + fit(tags, context)
  }

  /// A bonus for an ending that shows the same form: people misspell words, not forms.
  private static func sameEnding(_ wrong: [UInt8], _ right: [UInt8]) -> Double {
    for ending in ["ing", "ed", "ly", "s"] {
      let bytes = Array(ending.utf8)
      if wrong.suffix(bytes.count).elementsEqual(bytes) {
        return right.suffix(bytes.count).elementsEqual(bytes) ? 0.45 : 0
      }
    }
    return 0
  }

  /// A penalty for what hardly stands here, a bonus for what often does.
  private func fit(_ tags: WordTags, _ context: Context) -> Double {
    if tags.isEmpty { return 0 }
    let before = context.before
    if before.meets([.article, .possessive]) {
      return tags.meets([.noun, .plural, .adjective, .ordinal, .ing]) ? -0.25 : 0.35
    }
    if before.meets(.number) || ["many", "several", "these", "those"].contains(context.wordBefore) {
      return tags.meets(.plural) ? -0.4 : tags.meets(.adjective) ? 0 : 0.25
    }
    if before.meets(.modal) || context.wordBefore == "to" {
      return tags.meets([.base, .adverb])
        || context.wordBefore == "to" && tags.meets([.nominal, .determiner])
        ? -0.25 : 0.3
    }
    if before.meets(.adjective), !before.meets(.noun) { return tags.meets(.nominal) ? -0.2 : 0 }
    if before.meets(.preposition) {
      return tags.meets([.nominal, .adjective, .ing, .determiner, .object]) ? -0.15 : 0.2
    }
    if before.meets(.be) {
      return tags.meets([.adjective, .ing, .participle, .article])
        ? -0.15 : 0.1
    }
    if before.meets(.subject), !before.meets(.object) {
      return tags.meets([.verb, .modal, .be, .have, .do, .adverb]) ? -0.25 : 0.3
    }
    return 0
  }

  /// Words of the lexicon that are about as long and share most letters.
  private func near(_ wrong: [UInt8]) -> [Int32] {
    let mask = Self.mask(wrong)
    var found: [Int32] = []
    for number in 0..<lexicon.count where lexicon.rank[number] < Lexicon.unranked {
      let start = Int(lexicon.offsets[number])
      let length = Int(lexicon.offsets[number + 1]) - start
      guard abs(length - wrong.count) <= 2 else { continue }
      let letters = lexicon.letters[start..<(start + length)]
      guard (Self.mask(letters) ^ mask).nonzeroBitCount <= 4 else { continue }
      let limit = wrong.count < 5 ? 1.6 : wrong.count < 8 ? 2.4 : 3.2
      if SpellingDistance.cost(wrong, Array(letters), limit: limit) < limit {
        found.append(Int32(number))
      }
    }
    return found
  }

  private static func mask(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $1 >= 0x61 && $1 <= 0x7A ? $0 | 1 << UInt32($1 - 0x61) : $0 }
  }

  /// Two common words that were written as one.
  private func split(_ word: String) -> [(String, String)] {
    var found: [(String, String)] = []
    for at in word.indices.dropFirst() {
      let first = String(word[..<at])
      let second = String(word[at...])
      guard let one = lexicon.number(of: first), let other = lexicon.number(of: second) else {
        continue
      }
      let limit: UInt16 = 700
      guard lexicon.rank[Int(one)] < limit, lexicon.rank[Int(other)] < limit,
        first.count > 1 || first == "a", second.count > 1
      else { continue }
      found.append((first, second))
    }
    return found
  }
}

/// How a word sounds, roughly: consonants in classes, vowels only at the beginning.
enum Phonetic {
  static func code(_ word: [UInt8]) -> [UInt8] {
    var code: [UInt8] = []
    var at = 0
    while at < word.count {
      let letter = word[at]
      let next = at + 1 < word.count ? word[at + 1] : 0
      let sound: UInt8
      switch letter {
      case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: sound = at == 0 ? 0x41 : 0
      case 0x68, 0x77: sound = 0
      case 0x70 where next == 0x68: sound = 0x46
      case 0x62: sound = 0x42
      case 0x70: sound = 0x50
      case 0x66, 0x76: sound = 0x46
      case 0x63 where next == 0x65 || next == 0x69 || next == 0x79: sound = 0x53
      case 0x73, 0x7A: sound = 0x53
      case 0x63, 0x6B, 0x71: sound = 0x4B
      case 0x67 where next != 0x65 && next != 0x69: sound = 0x4B
      case 0x67, 0x6A: sound = 0x4A
      case 0x78: sound = 0x58
      case 0x64, 0x74: sound = 0x54
      case 0x6D, 0x6E: sound = 0x4E
      case 0x6C: sound = 0x4C
      case 0x72: sound = 0x52
      default: sound = 0
      }
      if sound != 0, code.last != sound { code.append(sound) }
      at += 1
    }
    return code
  }
}

extension Lexicon {
  /// Whether an unlisted word is made of a listed one.
  func guess(of word: String) -> Bool {
    for ending in [
      "s", "ly", "ed", "ing", "er", "ness", "ion", "ation", "ment", "able", "al", "ive", "ity",
      "ful", "or",
    ]
    where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      for whole in [stem, stem + "e"] {
        if let number = number(of: whole), tags[Int(number)].meets(.known) { return true }
      }
    }
    return false
  }
}

/// The logarithm to base 2, near enough for ranking, and without a math library.
private func log2(_ value: Double) -> Double {
  let exponent = Double(value.exponent)
  return exponent + (value.significand - 1)
}
