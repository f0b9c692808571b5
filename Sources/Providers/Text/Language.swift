/// Tells English sentences from those of other languages by their small words.
enum Language {
  private static let words: [(language: String, words: Set<String>)] = [
    (
      "en",
      set(
        "the of and to a in is that it for was on are as with they be this have from or by but not what all were we when your can there an which she he do their if will about out many then them so some would into has two more could been who its now than did i you my me our us these those only how no does am had his her it's don't i'm please thanks"
      )
    ),
    (
      "de",
      set(
        "der die das und ist nicht ein eine ich wir sie er es zu den dem des von mit auf für im auch sich werden wird sind hat haben aber oder wie wenn dass daß nach bei aus über nur noch kann einen einem einer war durch zum zur"
      )
    ),
    (
      "fr",
      set(
        "le la les des et est une un dans que qui pour pas sur ce il elle nous vous ils au aux avec sont cette mais ou où plus par je tu son sa ses leur ne se été être avoir du de en d'un d'une c'est n'est l'on qu'il"
      )
    ),
    (
      "es",
      set(
        "el la los las y es una un en que de por para con no se su al del lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos está son"
      )
    ),
    (
      "it",
      set(
        "il lo la i gli le e è un una di che in per con non si da al del della come più ma anche sono nel alla dei delle questo ha o se essere ho"
      )
    ),
    (
      "pt",
      set(
        "o a os as e é um uma de que em para com não se por mais do da dos das no na ao como mas foi ele ela seu sua ou quando muito já também só pelo pela são está"
      )
    ),
    (
      "nl",
      set(
        "de het een en van is dat in te op niet zijn met voor ik je hij er aan die ook als om maar dan wij ze uit door naar wordt bij nog heeft geen"
      )
    ),
  ]

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }

  /// Words of other languages that English has not, and that are longer than a letter.
  static let foreign: Set<String> = words.reduce(into: []) { all, entry in
    guard entry.language != "en" else { return }
    all.formUnion(entry.words.subtracting(english).filter { $0.count > 1 })
  }

  private static let english = words[0].words

  /// Returns the language of the words, lower case; nil where too few of them tell.
  ///
  /// A word that English has too (`as`, `do`, `no`, `on`) and a single letter tell nothing of
  /// another language, which needs two different words of its own, a fifth of the sentence, and
  /// more of them than English has. So names, abbreviations and grammars do not make a text foreign.
  static func guess(_ sentence: [String]) -> String? {
    let englishHits = sentence.count { $0.count > 1 && english.contains($0) }
    var best: (language: String, hits: Int, kinds: Int) = ("", 0, 0)
    for (language, words) in Self.words.dropFirst() {
      let hits = sentence.filter {
        ($0.count > 1 || $0.utf8.count > 1) && words.contains($0) && !english.contains($0)
      }
      if hits.count > best.hits { best = (language, hits.count, Set(hits).count) }
    }
    if best.kinds >= 2, best.hits * 5 >= sentence.count, best.hits > englishHits + 1 {
      return best.language
    }
    // Words that only English has among these decide for it; those of both leave it open.
    let own = sentence.count { english.contains($0) && $0.count > 1 && !shared.contains($0) }
    if own > 0, own >= best.hits || best.kinds < 2 { return englishHits >= 2 ? "en" : nil }
    return englishHits >= 2 && best.hits == 0 ? "en" : nil
  }

  /// Words that English shares with one of the others.
  private static let shared: Set<String> = words.dropFirst().reduce(into: []) { all, entry in
    all.formUnion(entry.words.intersection(english))
  }
}
