extension ListStructure {
  /// `x, y, and z` in one sentence, after a colon, a verb or a preposition, or alone.
  static func series(_ source: ListSource) -> ListStructure? {
    var range = source.trimmed(source.scalars.indices)
    let colon = range.last { isColon(source, $0) }
    if let colon { range = source.trimmed((colon + 1)..<range.upperBound) }
    guard !range.isEmpty else { return nil }
    var parts = source.parts(range, source.isComma).map(source.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    let isOpen = etceteras.contains(source.plain(parts[parts.count - 1]))
    if isOpen { parts.removeLast() }
    guard parts.count > 1 else { return nil }
    let closing = conjunctionAt(source, parts[parts.count - 1])
    let hadConjunction = closing != nil || isOpen
    if closing == 0 {
      parts[parts.count - 1] = withoutConjunction(source, parts[parts.count - 1])
    } else if let split = splitLast(source, parts[parts.count - 1]) {
      parts.replaceSubrange((parts.count - 1)..., with: split)
    }
    guard parts.count > 2 || colon != nil || isOpen else { return nil }
    let isFragment = !endsSentence(source.string(source.scalars.indices))
    if colon == nil {
      // Without a conjunction only a bare line of short things is a series.
      let sizes = parts.map { source.words($0).count }
      guard hadConjunction || isFragment && sizes.max()! <= 5 else { return nil }
      guard sizes.dropFirst().max()! <= 12 else { return nil }
      // `and who should speak` goes on with the series, `, who had worked for years` does not.
      let clauses = closing != nil ? parts.dropFirst().dropLast() : parts.dropFirst()
      guard !clauses.contains(where: { opensClause(source, $0) }) else { return nil }
      if closing != nil, let word = source.words(parts[parts.count - 1]).first.map(source.plain) {
        guard !pronouns.contains(word) || word == "i" else { return nil }
        guard questions.contains(word) || !subordinators.contains(word) else { return nil }
      }
      let others = Array(parts.dropFirst())
      if let clause = clauseAfterLeadIn(source, parts[0]) {
        // `For the crossing we need …`: the series hangs on the clause after the lead-in.
        parts[0] = seriesStart(source, clause, others: others)
      } else if let first = source.words(parts[0]).first, openings.contains(source.plain(first)) {
        // `Before leaving, close …, turn off …`: what comes first says when or what for.
        guard others.count > 2 || others.count > 1 && hadConjunction,
          others.allSatisfy({ startsWithVerb(source, $0) })
        else { return nil }
        parts = others
      } else if !(isFragment && !hadConjunction) {
        parts[0] = seriesStart(source, parts[0], others: others)
        if let end = subjectEnd(source, parts) { parts[parts.count - 1] = end }
      }
    }
    return ListStructure(
      items: parts.map { item(source, $0, dropsStop: true) }, isOrdered: false)
  }

  /// `the museum and the castle`: two things, told by the word that both begin with.
  static func pair(_ source: ListSource) -> ListStructure? {
    let range = source.trimmed(source.scalars.indices)
    guard source.parts(range, source.isComma).count == 1 else { return nil }
    let words = source.words(range)
    let joints = words.indices.filter { index in
      index > 0 && index + 1 < words.count && conjunctions.contains(source.plain(words[index]))
        && !source.isClosed[words[index].lowerBound]
    }
    guard joints.count == 1, let joint = joints.first, words.count - joint - 1 <= 8 else {
      return nil
    }
    let opening = source.plain(words[joint + 1])
    // `and went home` is another clause, `the castle` is not.
    var left = range.lowerBound..<words[joint - 1].upperBound
    let right = words[joint + 1].lowerBound..<range.upperBound
    if let colon = left.last(where: { isColon(source, $0) }) {
      left = source.trimmed((colon + 1)..<left.upperBound)
    } else {
      let others = source.words(right).map(source.plain)
      guard !others.contains(where: { isClearlyFinite($0) || objects.contains($0) }) else {
        return nil
      }
      if let openers = openerClass(opening),
        let start = words[..<joint].lastIndex(where: { openers.contains(source.plain($0)) })
      {
        left = words[start].lowerBound..<left.upperBound
      } else {
        let whole = left
        left = seriesStart(source, left, others: [right])
        guard left != whole, others.count <= 3, source.words(left).count <= 3 else { return nil }
      }
    }
    return ListStructure(
      items: [left, right].map { item(source, $0, dropsStop: true) }, isOrdered: false)
  }

  /// Where the first thing of a series begins in the part that it ends.
  ///
  /// After a colon; else where a word stands that the other parts begin with; else after the last
  /// verb or the words that introduce a series; else after the first preposition.
  static func seriesStart(
    _ source: ListSource, _ part: Range<Int>, others: [Range<Int>]
  ) -> Range<Int> {
    if let colon = part.last(where: { isColon(source, $0) }) {
      return source.trimmed((colon + 1)..<part.upperBound)
    }
    let words = source.words(part)
    guard words.count > 1 else { return part }
    let plain = words.map(source.plain)
    func from(_ index: Int) -> Range<Int> { words[index].lowerBound..<part.upperBound }
    let openings = others.compactMap { source.words($0).first.map(source.plain) }
    // `by card, by bank transfer, or in cash`
    for opening in openings
    where !determiners.contains(opening) && (openerClass(opening) != nil || !isEnglish(opening)) {
      if let index = plain.indices.last(where: { $0 > 0 && plain[$0] == opening }) {
        return from(index)
      }
    }
    let introduction = plain.indices.dropLast().last { index in
      if introducers.contains(plain[index]) { return true }
      return index > 0 && introductions.contains(plain[index - 1] + " " + plain[index])
    }
    if let introduction { return from(introduction + 1) }
    let areVerbs = !others.isEmpty && others.allSatisfy { startsWithVerb(source, $0) }
    let verb = mainVerb(plain)
    if areVerbs {
      // `to lock the door, switch off the lights`, `she opened the letter, read it`.
      if let to = plain.indices.dropLast().last(where: {
        plain[$0] == "to" && isVerb(plain[$0 + 1])
      }) {
        return from(to + 1)
      }
      if let verb {
        return from(isAuxiliary(plain[verb]) && verb + 2 < plain.count ? verb + 1 : verb)
      }
    }
    if let verb {
      var next = verb + 1
      // What goes with the verb: `consist of`, `can buy`, `want to see`, `are not`.
      while next + 1 < plain.count {
        let before = plain[..<next].last { $0 != "not" } ?? ""
        let isChained = isAuxiliary(before) || before == "to"
        let goesOn = isChained && isVerb(plain[next]) || isAuxiliary(plain[next])
        guard goesOn || particles.contains(plain[next]) else { break }
        next += 1
      }
      return from(next)
    }
    // No verb that is known: where the others have so many words, the first has as many.
    let sizes = Set(others.map { source.words($0).count })
    if others.count > 1, let size = sizes.first, sizes.count == 1, size < words.count {
      return from(words.count - size)
    }
    if let preposition = plain.indices.last(where: {
      $0 + 1 < plain.count && particles.contains(plain[$0])
    }) {
      return from(preposition + 1)
    }
    return part
  }

  /// The index of the verb that the series hangs on, or nil; never the last word.
  private static func mainVerb(_ words: [String]) -> Int? {
    var start = courtesies.contains(words[0]) ? 1 : 0
    if let relative = words.indices.last(where: { $0 > 0 && relatives.contains(words[$0]) }) {
      start = relative + 1
      // `people who work here like …`: the first verb after the relative is not the one.
      if start < words.count, isFinite(words[start]) { start += 1 }
    }
    return words.indices.dropLast().dropFirst(start).first { index in
      let word = words[index]
      if index == 0 || index == 1 && start == 1 { return isVerb(word) }
      guard isFinite(word), !determiners.contains(words[index - 1]) else { return false }
      // `local farms grow …`: a noun that looks like a verb, before a verb.
      let next = words[index + 1]
      let isRather = isNoun(word) && isFinite(next) && (!isNoun(next) || isAuxiliary(next))
      return isAuxiliary(word) || !isRather
    }
  }

  /// The clause that follows a phrase of when, where or what for: `On Mondays | we open …`.
  ///
  /// It begins with a pronoun and a verb, or with a determiner, up to two words and a verb that is
  /// hardly a noun. What follows the opening word at once (`before we left`) is no main clause.
  private static func clauseAfterLeadIn(_ source: ListSource, _ part: Range<Int>) -> Range<Int>? {
    let words = source.words(part)
    let plain = words.map(source.plain)
    guard let first = plain.first, leadIns.contains(first) else { return nil }
    let start = plain.indices.dropFirst(2).dropLast(2).first { index in
      if subjectPronouns.contains(plain[index]) {
        return isFinite(plain[index + 1]) || isVerb(plain[index + 1])
      }
      guard determiners.contains(plain[index]) else { return false }
      return plain.indices.dropLast().dropFirst(index + 2).prefix(2).contains {
        isClearlyFinite(plain[$0])
      }
    }
    return start.map { words[$0].lowerBound..<part.upperBound }
  }

  /// Where the last of some subjects ends: `Apples, pears and plums | are in season`.
  private static func subjectEnd(_ source: ListSource, _ parts: [Range<Int>]) -> Range<Int>? {
    guard let first = parts.first, let last = parts.last,
      first.lowerBound == source.trimmed(source.scalars.indices).lowerBound,
      !source.words(first).contains(where: { isClearlyFinite(source.plain($0)) })
    else { return nil }
    let words = source.words(last)
    let verb = words.indices.dropFirst().first { isClearlyFinite(source.plain(words[$0])) }
    return verb.map { last.lowerBound..<words[$0 - 1].upperBound }
  }

  /// The part begins as a verb phrase does.
  private static func startsWithVerb(_ source: ListSource, _ part: Range<Int>) -> Bool {
    let words = source.words(part).prefix(2).map(source.plain)
    guard let first = words.first else { return false }
    if isVerb(first), !isNoun(first) { return true }
    guard let next = words.dropFirst().first else { return false }
    // `unplug it` is one though no list has the word.
    if !isEnglish(first) { return objects.contains(next) || next == "the" }
    if !isVerb(first) { return false }
    return next.first?.isNumber ?? false || isNumeral(next) || determiners.contains(next)
      || objects.contains(next) || particles.contains(next)
  }

  /// Splits `bread and butter` at its last conjunction.
  private static func splitLast(_ source: ListSource, _ part: Range<Int>) -> [Range<Int>]? {
    let words = source.words(part)
    let joint = words.indices.last { index in
      index > 0 && index + 1 < words.count && conjunctions.contains(source.plain(words[index]))
        && !source.isClosed[words[index].lowerBound]
    }
    guard let joint else { return nil }
    return [
      part.lowerBound..<words[joint - 1].upperBound, words[joint + 1].lowerBound..<part.upperBound,
    ]
  }

  /// The index of the word in the part that is a conjunction, or nil.
  private static func conjunctionAt(_ source: ListSource, _ part: Range<Int>) -> Int? {
    source.words(part).firstIndex { conjunctions.contains(source.plain($0)) }
  }

  static func withoutConjunction(_ source: ListSource, _ part: Range<Int>) -> Range<Int> {
    let words = source.words(part)
    guard words.count > 1, conjunctions.contains(source.plain(words[0])) else {
      return source.trimmed(part)
    }
    let isThen = words.count > 2 && ["then", "also", "finally"].contains(source.plain(words[1]))
    return words[isThen ? 2 : 1].lowerBound..<source.trimmed(part).upperBound
  }

  static func withoutConjunctionAtEnd(_ source: ListSource, _ part: Range<Int>) -> Range<Int> {
    let words = source.words(part)
    guard words.count > 1, let last = words.last, conjunctions.contains(source.plain(last)) else {
      return source.trimmed(part)
    }
    return words[0].lowerBound..<words[words.count - 2].upperBound
  }

  /// The part is a clause of its own or hangs on another: `which …`, `because …`, `he said`.
  private static func opensClause(_ source: ListSource, _ part: Range<Int>) -> Bool {
    let words = source.words(withoutConjunction(source, part)).map(source.plain)
    guard let first = words.first else { return true }
    if subordinators.contains(first) { return true }
    return pronouns.contains(first) && words.count > 1
  }
}
