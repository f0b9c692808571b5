/// Where sentences end: a stop, closing quotes, a space, and something that can begin a sentence.
///
/// Doubtful full stops are decided by what stands before (titles and initials never end a
/// sentence), by what follows, and by the text itself: a word that is elsewhere followed by a full
/// stop and a small letter is an abbreviation, in any language.
enum PassageBreaks {
  typealias Block = PassageLines.Block

  static func sentences(
    in block: Block, abbreviations: Set<String>, language: String?
  ) -> [Passages.Sentence] {
    let scalars = block.scalars
    var found: [Passages.Sentence] = []
    var start = 0
    func finish(_ end: Int) {
      var from = start
      var to = end
      while from < to, scalars[from].properties.isWhitespace { from += 1 }
      while to > from, scalars[to - 1].properties.isWhitespace { to -= 1 }
      start = end
      guard scalars[from..<to].contains(where: { $0.properties.isAlphabetic || isDigit($0) }) else {
        return
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[from..<to])
      let last = block.offsets[to - 1] + UTF8.width(scalars[to - 1])
      found.append(Passages.Sentence(range: block.offsets[from]..<last, text: String(text)))
    }
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      guard isStop(scalar) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, isStop(scalars[end]) { end += 1 }
      while end < scalars.count, isCloser(scalars[end]) { end += 1 }
      if isWideStop(scalar) {
        finish(end)
      } else if end < scalars.count, scalars[end].properties.isWhitespace {
        var next = end
        while next < scalars.count, scalars[next].properties.isWhitespace { next += 1 }
        let isSingleFullStop = scalar == "." && end == index + 1
        if next < scalars.count, canBegin(scalars, next),
          !isSingleFullStop
            || endsSentence(
              block, start: start, stop: index, next: next, abbreviations, language)
        {
          finish(end)
        }
      }
      index = end
    }
    finish(scalars.count)
    return found
  }

  /// Returns the words, in lower case, that a full stop and a small letter follow somewhere.
  static func abbreviations(in blocks: [Block]) -> Set<String> {
    var found: Set<String> = []
    for block in blocks {
      let scalars = block.scalars
      for index in scalars.indices.dropFirst() where scalars[index] == "." {
        guard index + 2 < scalars.count, scalars[index + 1].properties.isWhitespace,
          scalars[index + 2].properties.isLowercase
        else { continue }
        let word = word(scalars, before: index, notBefore: 0)
        if word.count > 1, word.count <= 6 { found.insert(word) }
      }
    }
    return found
  }

  private static func endsSentence(
    _ block: Block, start: Int, stop: Int, next: Int, _ abbreviations: Set<String>,
    _ language: String?
  ) -> Bool {
    let word = word(block.scalars, before: stop, notBefore: start)
    if word.isEmpty { return true }
    let following = followingWord(block.scalars, next)
    if titles.contains(word) { return false }
    if word.unicodeScalars.count == 1, word.unicodeScalars.first!.properties.isAlphabetic {
      // An initial, unless it is the word I or A that can end a sentence after a small letter.
      return word == "i" && starters.contains(following.lowercased())
    }
    if word.allSatisfy(\.isNumber) {
      // A number that begins the sentence is a marker; German ordinals have a full stop.
      let isMarker = !block.scalars[start..<stop].contains { $0.properties.isAlphabetic }
      let hasOrdinals = ["de", "da", "nb", "no", "fi", "cs", "hu", "hr", "sl", "et", "is", "tr"]
        .contains(String((language ?? "").prefix(2)))
      return !isMarker && !hasOrdinals
    }
    if word == "a.m" || word == "p.m" { return !calendar.contains(following.lowercased()) }
    let isAbbreviation =
      abbreviations.contains(word) || known.contains(word) || word.contains(".")
      || hasNoVowel(word)
    return isAbbreviation ? starters.contains(following.lowercased()) : true
  }

  /// The run of letters, digits and inner full stops that ends at `end`, in lower case.
  private static func word(
    _ scalars: [Unicode.Scalar], before end: Int, notBefore start: Int
  ) -> String {
    var from = end
    while from > start {
      let scalar = scalars[from - 1]
      guard scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "." else { break }
      from -= 1
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[from..<end])
    return String(view).lowercased()
  }

  private static func followingWord(_ scalars: [Unicode.Scalar], _ start: Int) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars[start...].prefix(40) {
      if scalar.properties.isAlphabetic {
        view.append(scalar)
      } else if !view.isEmpty {
        break
      }
    }
    return String(view)
  }

  /// Letters that are not small, digits, and opening marks; scripts without case always.
  private static func canBegin(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    var index = index
    while index < scalars.count, isOpener(scalars[index]) { index += 1 }
    guard index < scalars.count else { return false }
    let scalar = scalars[index]
    return isDigit(scalar) || scalar.properties.isAlphabetic && !scalar.properties.isLowercase
      || scalar == "$" || scalar == "€" || scalar == "£"
  }

  private static func hasNoVowel(_ word: String) -> Bool {
    let isLatin = word.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    return isLatin && word.count <= 4 && !word.contains { "aeiouy".contains($0) }
  }

  private static func isStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "!" || scalar == "?" || scalar == "…" || scalar == "؟"
      || scalar == "।" || scalar == "۔" || isWideStop(scalar)
  }
  /// Stops that need no space after them.
  private static func isWideStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "。" || scalar == "！" || scalar == "？" || scalar == "｡"
  }
  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    "\"'”’)]»›」』）*_".unicodeScalars.contains(scalar)
  }
  private static func isOpener(_ scalar: Unicode.Scalar) -> Bool {
    "\"'“‘„‚([«‹「『（*_¿¡-–—".unicodeScalars.contains(scalar)
  }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }

  /// A name follows these; they never end a sentence.
  private static let titles: Set = [
    "mr", "mrs", "ms", "mx", "dr", "prof", "st", "gen", "sen", "rep", "gov", "capt", "lt", "col",
    "sgt", "rev", "hon", "pres", "mme", "mlle", "sr", "sra", "srta", "dra", "hr", "fr", "vs", "e.g",
    "i.e", "cf", "viz", "bzw", "z.b", "d.h", "u.a", "p.ex", "ca", "fig", "eq", "vol", "pp", "ed",
    "eds", "op", "messrs", "mt", "ft",
  ]
  /// These end a sentence only where one clearly begins after them.
  private static let known: Set = [
    "etc", "inc", "ltd", "co", "corp", "jr", "al", "no", "nos", "jan", "feb", "mar", "apr", "jun",
    "jul", "aug", "sep", "sept", "oct", "nov", "dec", "approx", "dept", "est", "ave", "blvd", "rd",
    "usw", "nr", "art", "abs", "bd", "núm", "pág", "ej", "av", "min", "max", "tel", "ext", "chap",
    "sec", "ibid",
  ]
  private static let calendar: Set = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december", "est", "edt", "pst", "pdt", "gmt", "et", "pt", "utc", "cet", "bst",
  ]
  /// Words that, with a capital, nearly always begin a sentence.
  private static let starters: Set = [
    "the", "a", "an", "this", "that", "these", "those", "it", "he", "she", "they", "we", "i", "you",
    "his", "her", "their", "our", "my", "its", "in", "on", "at", "by", "for", "from", "with", "but",
    "and", "or", "so", "if", "when", "while", "after", "before", "as", "since", "because", "then",
    "there", "here", "however", "moreover", "what", "who", "where", "why", "how", "no", "not",
    "some", "all", "many", "most", "one", "another", "each", "every", "now", "today", "to", "is",
    "are", "was", "were", "do", "does", "did", "der", "die", "das", "ein", "eine", "es", "er",
    "sie",
    "wir", "ich", "le", "la", "les", "un", "une", "il", "elle", "ils", "nous", "el", "los", "las",
    "lo", "gli", "si", "se", "den", "det", "de", "het", "een",
  ]
}
