/// Reads a prompt in one language: words, then parts between joining words, then a thing in each part.
struct PromptReader {
  private let language: GlyphLanguage
  private let words: GlyphWords
  private let table: EmojiTable

  /// A stretch of the prompt between two joining words.
  struct Part {
    var joiner: GlyphWords.Joiner?
    var words: [String]
  }

  /// What a stretch was understood as.
  struct Found {
    var thing: GlyphThing?
    var role: GlyphRole?
    var moods: [GlyphMood] = []
    var ignored: [String] = []
    /// How far the words were from naming it.
    var rank = 0
  }

  init(_ language: GlyphLanguage) {
    self.language = language
    words = .of(language)
    table = .table(of: language)
  }

  /// Returns the words of `text` in lower case; an apostrophe parts an elided article from its noun.
  func split(_ text: String) -> [String] {
    text.lowercased().replacing("’", with: "'").split {
      !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" || $0 == "&")
    }.flatMap { word -> [String] in
      if words.namesHeadFirst { return word.split(separator: "'").map(String.init) }
      let bare = word.hasSuffix("'s") && word.count > 3 ? word.dropLast(2) : word
      return [String(word == bare ? word : bare)]
    }
  }

  /// Cuts at joining words; the longest phrase wins. A phrase that names a thing is kept whole, so
  /// that the "and" of "shirt and tie" joins nothing.
  func parts(_ all: [String]) -> [Part] {
    var parts = [Part(joiner: nil, words: [])]
    var index = 0
    while index < all.count {
      if let length = lengths(from: index, in: all).first(where: { length in
        length > 1 && words.specials[phrase(all, index, length)] != nil
      }) {
        parts[parts.count - 1].words += all[index..<index + length]
        index += length
        continue
      }
      if let length = lengths(from: index, in: all).first(where: { length in
        words.joiners[phrase(all, index, length)] != nil
          && words.moods[phrase(all, index, length)] == nil
      }), let joiner = words.joiners[phrase(all, index, length)],
        !isMood(all, at: index)
      {
        parts.append(Part(joiner: joiner, words: []))
        index += length
      } else {
        parts[parts.count - 1].words.append(all[index])
        index += 1
      }
    }
    return parts.filter { $0.joiner != nil || !$0.words.isEmpty }
  }

  /// "in love" and "en colère" begin like joining words.
  private func isMood(_ all: [String], at index: Int) -> Bool {
    index + 1 < all.count && words.moods[phrase(all, index, 2)] != nil
  }

  private func lengths(from index: Int, in all: [String]) -> [Int] {
    Array((1...max(1, min(4, all.count - index))).reversed())
  }

  private func phrase(_ all: [String], _ start: Int, _ length: Int) -> String {
    all[start..<start + length].joined(separator: " ")
  }

  /// Finds what `part` names: whole phrases first, then what is left without colours and moods.
  func read(_ part: Part) -> Found {
    var found = Found()
    var rest = part.words
    var count = 1
    var colour: GlyphColour?
    // Numbers and phrases of two words first ("pair of").
    for length in [2, 1] {
      var index = 0
      while index + length <= rest.count {
        if let number = words.numbers[phrase(rest, index, length)] {
          count = max(count, number)
          rest.removeSubrange(index..<index + length)
        } else {
          index += 1
        }
      }
    }
    // A phrase that is a thing's own name may hold a colour or a mood: "hot dog", "red heart".
    if let whole = longest(rest, from: 2, sureOnly: true) {
      return finish(&found, whole, rest, count, nil)
    }
    var index = 0
    while index < rest.count {
      let two = index + 1 < rest.count ? phrase(rest, index, 2) : ""
      if let mood = words.moods[two] {
        found.moods.append(mood)
        rest.removeSubrange(index..<index + 2)
      } else if let named = words.colours[rest[index]], rest.count > 1 || part.joiner == nil {
        if colour == nil { colour = named }
        if isAlone(index, in: rest) { break }
        rest.remove(at: index)
      } else if let mood = words.moods[rest[index]], !isAlone(index, in: rest) {
        found.moods.append(mood)
        rest.remove(at: index)
      } else if words.fillers.contains(rest[index]) {
        rest.remove(at: index)
      } else {
        index += 1
      }
    }
    if let named = longest(rest, from: 1, sureOnly: false) {
      return finish(&found, named, rest, count, colour)
    }
    // Nothing else there: "a happy face" without a face, "an orange".
    if let word = part.words.last(where: { words.colours[$0] != nil }),
      let match = table.emoji(named: word), match.rank < 200, rest.isEmpty || rest == [word]
    {
      found.thing = GlyphThing(match.emoji, count: count, word: word)
      return found
    }
    found.ignored = rest.filter { words.colours[$0] == nil }
    return found
  }

  private func isAlone(_ index: Int, in rest: [String]) -> Bool {
    rest.indices.allSatisfy { $0 == index || words.fillers.contains(rest[$0]) }
  }

  private struct Named {
    var range: Range<Int>
    var emoji: Emoji
    var special: GlyphWords.Special?
    var isPlural: Bool
    var rank: Int
  }

  private func finish(
    _ found: inout Found, _ named: Named, _ rest: [String], _ count: Int, _ colour: GlyphColour?
  ) -> Found {
    found.thing = GlyphThing(
      named.emoji, colour: colour ?? named.special?.colour, count: min(count, 4),
      word: rest[named.range].joined(separator: " "))
    found.role = named.special?.role
    found.rank = named.rank
    for (index, word) in rest.enumerated() where !named.range.contains(index) {
      if let mood = words.moods[word] {
        found.moods.append(mood)
      } else if let other = words.colours[word] {
        if found.thing?.colour == nil { found.thing?.colour = other }
      } else if !words.fillers.contains(word) {
        found.ignored.append(word)
      }
    }
    return found
  }

  /// Returns the longest run of words that names something; of equal runs the one where a language puts
  /// the thing itself.
  private func longest(_ rest: [String], from shortest: Int, sureOnly: Bool) -> Named? {
    guard rest.count >= shortest else { return nil }
    for length in (shortest...rest.count).reversed() where length <= 4 {
      let starts = Array(0...(rest.count - length))
      var best: Named?
      for start in words.namesHeadFirst ? starts : starts.reversed() {
        guard let named = name(rest, start..<start + length),
          !sureOnly || named.rank < 10
        else { continue }
        // A keyword gives way to a name elsewhere in the stretch.
        if best.map({ named.rank + 150 < $0.rank }) ?? true { best = named }
      }
      if let best { return best }
    }
    return nil
  }

  private func name(_ rest: [String], _ range: Range<Int>) -> Named? {
    let last = rest[range.upperBound - 1]
    if range.count == 1, words.fillers.contains(last) { return nil }
    for (form, isPlural) in singulars(of: last) {
      let text = (rest[range.lowerBound..<range.upperBound - 1] + [form]).joined(separator: " ")
      if let special = words.specials[text] {
        return Named(
          range: range, emoji: special.emoji, special: special, isPlural: isPlural, rank: 0)
      }
      if let match = table.emoji(named: text), text.count > 2 {
        return Named(
          range: range, emoji: match.emoji, special: nil, isPlural: isPlural, rank: match.rank)
      }
    }
    return nil
  }

  private func singulars(of word: String) -> [(String, Bool)] {
    var forms = [(word, false)]
    func ending(_ end: String, _ replacement: String = "") {
      if word.hasSuffix(end), word.count > end.count + 1 {
        forms.append((String(word.dropLast(end.count)) + replacement, true))
      }
    }
    switch language {
    case .english:
      let irregular = [
        "mice": "mouse", "geese": "goose", "men": "man", "women": "woman", "children": "child",
        "people": "person", "feet": "foot", "teeth": "tooth",
      ]
      if let one = irregular[word] { forms.append((one, true)) }
      ending("ves", "f")
      ending("ies", "y")
      ending("s")
      ending("es")
    case .german:
      for end in ["n", "en", "e", "er", "s"] { ending(end) }
    case .french:
      for end in ["s", "x"] { ending(end) }
      ending("aux", "al")
    case .spanish:
      for end in ["s", "es"] { ending(end) }
    case .italian:
      ending("i", "o")
      ending("i", "e")
      ending("e", "a")
    }
    return forms
  }
}
