import WritingTools

/// Looks words up, and proposes for wrong ones what was most likely meant where they stand.
struct SpellingCheck: Sendable {
  let speller: any Speller
  let ranker: SpellingRanker

  /// Words that dictionaries lack and everybody writes.
  private static let accepted: Set<String> = Set(
    "pled email emails online website websites blog blogs app apps smartphone smartphones wifi google facebook youtube twitter github online offline etc ok okay podcast emoji emojis internet metadata plugin plugins username filename config repo async localhost middleware backend frontend runtime timestamp workflow workflows tooltip dropdown checkbox boolean enum enums struct structs regex parser linter unicode markdown json yaml html css sql api apis url urls ui cli gui os linux macos ctrl lua apk nowrap admin admins auth bool btw cmd ctor dev devs dir dirs env init int lang localhost namespace namespaces param params perf pkg src stderr stdin stdout str sudo tmp util utils uuid wiki wikis readme changelog codebase dataset datasets filesystem hostname lifecycle mockup monorepo noreply offline popup popups screenshot screenshots scrollbar serverless sidebar stylesheet subcommand subdirectory subfolder subnet submodule submodules substring superset symlink symlinks tarball templating tokenizer toolbar toolchain typeface unzip upsert url urls viewport webhook whitelist whitespace ios iphone android javascript typescript python wikipedia ipod mp3"
      .split(separator: " ").map(String.init))

  /// Misspellings that a rule puts right, with a better reason than a dictionary has.
  private static let ruled: Set<String> = {
    var words: Set<String> = []
    for rule in English.shared.proofreading.rules {
      for body in rule.bodies {
        for pattern in body.patterns where pattern.elements.count == 1 {
          for word in pattern.anchorWords { words.insert(English.shared.lexicon.spelling(word)) }
        }
      }
    }
    return words
  }()

  /// Returns corrections, and lets `prose` read the words as corrected.
  func corrections(
    _ prose: inout Prose, languages: inout [String], wanted: String?, notices: inout [String]
  ) async throws(ProviderError) -> [Correction] {
    var places: [String: [Int]] = [:]
    var languageOf: [String: String] = [:]
    for (sentence, language) in zip(prose.sentences, languages) {
      for at in sentence.tokens where isCandidate(prose, sentence, at) {
        let word = prose.string(at)
        let key = language + " " + Self.straight(word)
        places[key, default: []].append(at)
        languageOf[key] = language
      }
    }
    var found: [Correction] = []
    var unknown: [String] = []
    var unknownWords: Set<String> = []
    for language in Set(languages).sorted() {
      let keys = places.keys.filter { languageOf[$0] == language }.sorted()
      let words = keys.map { String($0.dropFirst(language.count + 1)) }
      guard !words.isEmpty else { continue }
      let wrong: [Bool]
      do {
        wrong = try await wrongOnes(words, language: language, wanted: wanted)
      } catch .cancelled {
        throw .cancelled
      } catch {
        notices.append("spelling is off: \(error.sentence)")
        continue
      }
      var strange: Set<Int> = []
      if language == "en" {
        let wrongPlaces = Set(keys.indices.filter { wrong[$0] }.flatMap { places[keys[$0]] ?? [] })
        strange = ForeignStretches(prose, wrong: wrongPlaces).find(&languages)
      }
      let tag = Self.tag(language, wanted)
      let asked = words.indices.filter { index in
        wrong[index] && !(places[keys[index]] ?? []).allSatisfy(strange.contains)
          && !isName(words[index], places[keys[index]] ?? [], prose, language: language)
          && !(language == "en" && Self.ruled.contains(Prose.plain(words[index])))
      }
      if asked.isEmpty { continue }
      if Task.isCancelled { throw .cancelled }
      let cores = asked.map { Self.parts(words[$0], language: language) }
      let proposals = try await speller.suggest(cores.map(\.core), language: tag)
      for ((index, parts), suggestions) in zip(zip(asked, cores), proposals) {
        let word = words[index]
        let stands = places[keys[index]] ?? []
        for at in stands where !strange.contains(at) {
          guard
            let correction = correction(
              prose, at, parts: parts, suggestions: suggestions, isEnglish: language == "en")
          else {
            if unknownWords.insert(word).inserted { unknown.append(word) }
            continue
          }
          found.append(correction)
          if language == "en" {
            prose.readings[at] = correction.replacement
            var token = prose.tokens[at]
            let bytes = Array(correction.replacement.utf8)
            if !correction.replacement.contains(" ") {
              token.range = 0..<bytes.count
              bytes.withUnsafeBufferPointer { prose.lexicon.look(up: &token, in: $0) }
              prose.tokens[at].word = token.word
              prose.tokens[at].tags = token.tags
            }
          }
        }
      }
    }
    if !unknown.isEmpty {
      let some = unknown.prefix(5).joined(separator: ", ")
      let more = unknown.count > 5 ? " and \(unknown.count - 5) more" : ""
      notices.append("in no dictionary, and left as written: \(some)\(more)")
    }
    return found
  }

  /// What a sentence is in whose words the dictionary does not have.
  static let unknownLanguage = ""

  /// Words written with small letters, or with one capital; no code, no codes, no names in
  /// capitals, no parts of hyphenated words.
  private func isCandidate(_ prose: Prose, _ sentence: Sentence, _ at: Int) -> Bool {
    let token = prose.tokens[at]
    guard token.kind == .word, token.letters == .lower || token.letters == .capital,
      token.range.count > 1
    else { return false }
    let bytes = prose.bytes[token.range]
    if bytes.contains(where: { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F || $0 == 0x2D }) {
      return false
    }
    // Only letters of the Latin script have dictionaries that are asked here.
    if bytes.contains(where: { $0 >= 0xD0 && $0 != 0xE2 }) { return false }
    // Halves of a word that a line's end cut: `im- age`, `train - ing`.
    if isHalf(prose, at) { return false }
    // A word stuck to code or brackets belongs to it.
    if at + 1 < prose.tokens.count, prose.tokens[at + 1].gap == .none {
      if prose.tokens[at + 1].kind == .opaque || prose.isMark(at + 1, "(")
        || prose.isMark(at + 1, "=")
      {
        return false
      }
    }
    if at > 0, token.gap == .none {
      if prose.tokens[at - 1].kind == .opaque || prose.tokens[at - 1].kind == .number {
        return false
      }
      if prose.isMark(at - 1, "@") || prose.isMark(at - 1, "#") || prose.isMark(at - 1, "\\")
        || prose.isMark(at - 1, "/") || prose.isMark(at - 1, "$")
      {
        return false
      }
    }
    // One word between quotation marks is spoken of; small words among names belong to them.
    if at > 0, at + 1 < prose.tokens.count, token.gap == .none, prose.tokens[at + 1].gap == .none,
      prose.tokens[at - 1].kind == .punctuation,
      prose.string(at - 1) == "\"" || prose.string(at - 1) == "“",
      prose.string(at + 1) == "\"" || prose.string(at + 1) == "”"
    {
      return false
    }
    if token.letters == .lower,
      token.range.count <= 4
        || at + 1 < prose.tokens.count
          && prose.tokens[at + 1].letters == .capital && prose.tokens[at + 1].kind == .word,
      at > sentence.tokens.lowerBound + 1
        || at > sentence.tokens.lowerBound && !prose.tokens[at - 1].tags.meets(.known),
      prose.tokens[at - 1].letters == .capital, prose.tokens[at - 1].kind == .word,
      !prose.tokens[at - 1].tags.meets(.known), prose.plain(at - 1) != "i"
    {
      return false
    }
    return !Self.accepted.contains(prose.plain(at))
  }

  private func isHalf(_ prose: Prose, _ at: Int) -> Bool {
    let lexicon = ranker.lexicon
    if at + 2 < prose.tokens.count, prose.isMark(at + 1, "-"), prose.tokens[at + 2].kind == .word {
      return !lexicon.tags(of: prose.plain(at) + prose.plain(at + 2)).isEmpty
    }
    if at > 1, prose.isMark(at - 1, "-"), prose.tokens[at - 2].kind == .word {
      return !lexicon.tags(of: prose.plain(at - 2) + prose.plain(at)).isEmpty
    }
    return false
  }

  private func wrongOnes(_ words: [String], language: String, wanted: String?)
    async throws(ProviderError) -> [Bool]
  {
    let tag = Self.tag(language, wanted)
    let cores = words.map { Self.parts($0, language: language).core }
    var wrong = try await speller.check(cores, language: tag).map { !$0 }
    // Then one more message for what may stand for each wrong word.
    var others: [(index: Int, words: [String])] = []
    for index in words.indices where wrong[index] {
      others += standings(cores[index], isEnglish: language == "en").map { (index, $0) }
    }
    let asked = others.flatMap(\.words)
    var verdicts = try await speller.check(asked, language: tag)[...]
    for (index, others) in others {
      if verdicts.prefix(others.count).allSatisfy({ $0 }) { wrong[index] = false }
      verdicts = verdicts.dropFirst(others.count)
    }
    // With no country named, British spelling is as right as American.
    if language == "en", wanted == nil || wanted == "en" {
      let left = words.indices.filter { wrong[$0] }
      if !left.isEmpty,
        let british = try? await speller.check(left.map { cores[$0] }, language: "en-GB")
      {
        for (index, isRight) in zip(left, british) where isRight { wrong[index] = false }
      }
    }
    return wrong
  }

  /// Returns lists of words that make `word` right where all words of one list are.
  ///
  /// A capital may be that of a sentence's beginning; a hyphenated word is as good as its parts,
  /// and a word with a usual prefix as its stem.
  private func standings(_ word: String, isEnglish: Bool) -> [[String]] {
    var found: [[String]] = []
    let small = word.lowercased()
    if small != word { found.append([small]) }
    if word.contains("-") {
      found.append(word.split(separator: "-").filter { $0.count > 2 }.map(String.init))
    }
    guard isEnglish else { return found }
    found += ranker.lexicon.compounds(of: small)
    for prefix in Self.prefixes where word.hasPrefix(prefix) && word.count > prefix.count + 3 {
      let stem = String(word.dropFirst(prefix.count))
      let tags = ranker.lexicon.tags(of: stem)
      // No prefix goes before a small word: `untill`.
      if tags.meets([.known, .past, .ing, .adjective]), tags.isDisjoint(with: .closed) {
        found.append([stem])
      }
    }
    return found
  }

  private static let prefixes = [
    "non", "un", "re", "pre", "multi", "sub", "anti", "over", "under", "semi", "auto", "meta",
    "micro", "mini", "inter",
  ]

  /// A word that is written the same way several times, or with a capital where none is due.
  private func isName(_ word: String, _ places: [Int], _ prose: Prose, language: String) -> Bool {
    guard word.first?.isUppercase == true else { return places.count > 3 }
    if language == "de" { return places.count > 2 }
    let inside = places.filter { !prose.starts.contains($0) }
    return !inside.isEmpty || places.count > 1
  }

  private func correction(
    _ prose: Prose, _ at: Int, parts: Parts, suggestions: [String], isEnglish: Bool
  ) -> Correction? {
    let word = parts.core
    var candidates: [String]
    if isEnglish {
      var context = SpellingRanker.Context()
      if at > 0, prose.tokens[at].gap != .paragraph {
        context.before = prose.tokens[at - 1].tags
        context.wordBefore = prose.tokens[at - 1].kind == .word ? prose.plain(at - 1) : nil
      }
      context.isCapital = prose.tokens[at].letters == .capital
      let limit = word.count < 4 ? 1.7 : word.count < 6 ? 2.3 : word.count < 8 ? 2.8 : 3.5
      candidates = ranker.ranked(word, suggestions: suggestions, context: context)
        .filter { $0.cost < limit }.map(\.word)
      let doubt = SpellingDoubt(word: word, isCapital: context.isCapital, lexicon: ranker.lexicon)
      if let best = candidates.first, doubt.isTooFar(best) || doubt.isVariant(of: best) {
        return nil
      }
    } else {
      candidates = suggestions
    }
    if prose.tokens[at].letters == .capital {
      candidates = candidates.map(Prose.capitalized)
    }
    candidates = candidates.map { parts.before + $0 + parts.after }.filter {
      $0 != Self.straight(prose.string(at))
    }
    var seen: Set<String> = []
    candidates = candidates.filter { seen.insert($0).inserted }
    guard let best = candidates.first else { return nil }
    let isCurly = prose.string(at).contains("\u{2019}")
    let written = isCurly ? best.replacing("'", with: "\u{2019}") : best
    return Correction(
      range: prose.tokens[at].range, replacement: written,
      alternatives: Array(candidates.dropFirst().prefix(5)), rule: "spelling",
      explanation: "“\(prose.string(at))” is in no dictionary.", weight: Correction.spellingWeight)
  }

  struct Parts {
    var before = ""
    var core: String
    var after = ""
  }

  /// Takes an elided article or an English possessive off: `l'etang`, `teh's`.
  static func parts(_ word: String, language: String) -> Parts {
    if language == "fr" || language == "it" {
      if let mark = word.firstIndex(of: "'"), word.distance(from: word.startIndex, to: mark) <= 6,
        word.index(after: mark) < word.endIndex
      {
        let cut = word.index(after: mark)
        return Parts(before: String(word[..<cut]), core: String(word[cut...]))
      }
    }
    if language == "en", word.hasSuffix("'s"), word.count > 4 {
      return Parts(core: String(word.dropLast(2)), after: "'s")
    }
    return Parts(core: word)
  }

  private static func straight(_ word: String) -> String {
    word.utf8.contains(0xE2) ? word.replacing("\u{2019}", with: "'") : word
  }

  private static func tag(_ language: String, _ wanted: String?) -> String {
    if let wanted, wanted.lowercased().hasPrefix(language), wanted.count > 2 { return wanted }
    return [
      "en": "en-US", "de": "de-DE", "fr": "fr-FR", "es": "es-ES", "it": "it-IT", "pt": "pt-PT",
      "nl": "nl-NL",
    ][language] ?? language
  }
}
