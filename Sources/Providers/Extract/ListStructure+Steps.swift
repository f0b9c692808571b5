extension ListStructure {
  /// `First, … Second, … Finally, …`, over sentences or inside one.
  static func ordinals(_ source: ListSource, language: String?) -> ListStructure? {
    let words = source.words(source.scalars.indices)
    var marks: [(range: Range<Int>, rank: Int)] = []
    for (index, word) in words.enumerated() {
      let opensClause =
        index == 0 || endsClause(source.scalars[words[index - 1].upperBound - 1])
        || conjunctions.contains(source.plain(words[index - 1])) && index > 1
          && endsClause(source.scalars[words[index - 2].upperBound - 1])
      guard opensClause, let rank = ordinalRank(source.plain(word)) else { continue }
      let last = source.scalars[word.upperBound - 1]
      let hasComma = last == "," || last == ":" || last == "，"
      // `First we …` counts too, `First place …` not.
      let follows = index + 1 < words.count ? source.plain(words[index + 1]) : ""
      let isAdverb =
        hasComma || subjects.contains(follows) || rank >= 90
        || isVerb(follows)
      if isAdverb { marks.append((word, rank)) }
    }
    guard let first = marks.first, first.rank == 1, marks.count > 1 else { return nil }
    // Each mark must go on from the one before.
    var run = [first]
    for mark in marks.dropFirst() where mark.rank > run.last!.rank || mark.rank == 90 {
      run.append(mark)
    }
    guard run.count > 1 else { return nil }
    let ends = run.dropFirst().map(\.range.lowerBound) + [source.scalars.count]
    let items = zip(run, ends).map { mark, end in
      item(source, withoutConjunctionAtEnd(source, mark.range.upperBound..<end), dropsStop: true)
    }
    return ListStructure(items: items, isOrdered: true)
  }

  /// `do this, then that, and then the other` in one sentence.
  static func steps(_ source: ListSource) -> ListStructure? {
    let words = source.words(source.scalars.indices)
    var cuts: [(end: Int, start: Int)] = []
    for (index, word) in words.enumerated() where index > 0 {
      guard thens.contains(source.plain(word)), index + 1 < words.count else { continue }
      var before = index - 1
      if conjunctions.contains(source.plain(words[before])) { before -= 1 }
      guard before >= 0 else { continue }
      let last = source.scalars[words[before].upperBound - 1]
      guard endsClause(last) || before < index - 1 else { continue }
      cuts.append((words[before].upperBound, word.upperBound))
    }
    guard
      cuts.count > 1
        || cuts.count == 1 && source.parts(source.scalars.indices, source.isComma).count > 2
    else { return nil }
    var starts = [words[0].lowerBound] + cuts.map(\.start)
    let ends = cuts.map(\.end) + [source.scalars.count]
    starts[0] = stepStart(source, starts[0]..<ends[0])
    var ranges = zip(starts, ends).map { $0..<$1 }
    // Commas part further steps where each begins with a verb.
    ranges = ranges.flatMap { range in
      let parts = source.parts(range, source.isComma)
      let areSteps = parts.dropFirst().allSatisfy { part in
        source.words(withoutConjunction(source, part)).first.map { isVerb(source.plain($0)) }
          ?? false
      }
      return areSteps && parts.count > 1 ? parts.map { withoutConjunction(source, $0) } : [range]
    }
    return ListStructure(items: ranges.map { item(source, $0, dropsStop: true) }, isOrdered: true)
  }

  /// Several sentences: each is an item.
  static func sentences(_ source: ListSource, language: String?) -> ListStructure? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: source.scalars)
    let sentences = Passages(String(text), hasMarkup: source.hasMarkup, language: language)
      .sentences
    guard sentences.count > 1 else { return nil }
    // One sentence announces what the others are, or one holds the series after a colon.
    let holders = sentences.filter { sentence in
      let start = source.offsets.firstIndex(of: sentence.range.lowerBound)!
      let end = source.offsets.firstIndex(of: sentence.range.upperBound)!
      return (start..<end).contains { isColon(source, $0) }
        && source.parts(start..<end, source.isComma).count > 2
    }
    if holders.count == 1, sentences.count == 2 {
      let held = holders[0]
      guard let inner = find(in: held.text, hasMarkup: source.hasMarkup, language: language) else {
        return nil
      }
      return ListStructure(
        items: inner.items.map { Item(text: $0.text, offset: $0.offset + held.range.lowerBound) },
        isOrdered: inner.isOrdered)
    }
    return ListStructure(
      items: sentences.map { Item(text: $0.text, offset: $0.range.lowerBound) }, isOrdered: false)
  }

  /// The first step without what is done it for: `To bake a cake, preheat …`, `You first …`.
  private static func stepStart(_ source: ListSource, _ range: Range<Int>) -> Range<Int>.Index {
    let parts = source.parts(range, source.isComma)
    guard parts.count > 1, let opening = source.words(parts[0]).first else {
      if let colon = range.last(where: { isColon(source, $0) }) { return colon + 1 }
      return range.lowerBound
    }
    let isPurpose = purposes.contains(source.plain(opening))
    return isPurpose ? parts[1].lowerBound : range.lowerBound
  }

  private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
    ",;:.!?，；：。".unicodeScalars.contains(scalar)
  }

  private static func ordinalRank(_ word: String) -> Int? {
    for (rank, words) in ordinalWords.enumerated() where words.contains(word) { return rank + 1 }
    if thens.contains(word) || ["next", "afterwards", "after that"].contains(word) { return 90 }
    return lasts.contains(word) ? 99 : nil
  }

  private static let ordinalWords: [Set<String>] = [
    [
      "first", "firstly", "erstens", "zuerst", "premièrement", "d'abord", "primero", "primeiro",
      "primo", "först", "først",
    ],
    ["second", "secondly", "zweitens", "deuxièmement", "segundo", "secondo"],
    ["third", "thirdly", "drittens", "troisièmement", "tercero", "terceiro", "terzo"],
    ["fourth", "fourthly", "viertens", "quatrièmement", "cuarto", "quarto"],
    ["fifth", "fifthly", "fünftens", "quinto"], ["sixth", "sixthly"], ["seventh"], ["eighth"],
  ]
  private static let thens: Set = ["then", "dann", "ensuite", "puis", "luego", "depois", "poi"]
  private static let lasts: Set = [
    "finally", "last", "lastly", "schließlich", "enfin", "finalmente", "zuletzt", "infine",
    "afterwards",
  ]
  private static let purposes: Set = ["to", "um", "pour", "para", "per", "for", "when", "before"]
  private static let subjects: Set = ["i", "you", "we", "he", "she", "they", "it", "the", "please"]
}
