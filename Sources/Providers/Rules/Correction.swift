/// A change that a rule proposes, before conflicts are settled.
struct Correction: Sendable {
  /// UTF-8 offsets.
  var range: Range<Int>
  var replacement: String
  var alternatives: [String] = []
  var rule: String
  var explanation: String
  /// Of two that overlap, the greater one stays.
  var weight: Int
}

extension Prose {
  /// The token as the rules read it: as written, or as its spelling was corrected.
  func reading(_ token: Int) -> String { readings[token] ?? string(token) }
  func plain(_ word: String) -> String { Self.plain(word) }

  /// Returns the change that turns the tokens `range` into `words`: only what differs, with the
  /// letter case of what was there.
  ///
  /// - Parameter isWhole: Whether the whole range is replaced, and not only what differs.
  /// - Returns: nil where nothing differs.
  func correction(
    of range: Range<Int>, to words: [String], isWhole: Bool = false
  ) -> (range: Range<Int>, text: String)? {
    let old = range.map { string($0) }
    var new = cased(words, like: range)
    if new.isEmpty, range.upperBound < tokens.count, tokens[range.lowerBound].letters == .capital,
      isSentenceStart(range.lowerBound), tokens[range.upperBound].kind == .word
    {
      // What follows becomes the beginning of the sentence.
      let next = string(range.upperBound)
      return (
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound,
        Self.capitalized(next)
      )
    }
    if let last = new.last, last == ",", range.upperBound < tokens.count,
      tokens[range.upperBound].kind == .punctuation
    {
      new.removeLast()
    }
    if old == new { return nil }
    var head = 0
    while !isWhole, head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while !isWhole, tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let first = range.lowerBound + head
    let end = range.upperBound - tail
    let middle = Self.join(new[head..<(new.count - tail)])
    if first == end {
      let attaches = middle.first.map { ",.;:!?".contains($0) } ?? false
      if first > range.lowerBound || first == tokens.count, first > 0,
        attaches || first == range.upperBound
      {
        let at = tokens[first - 1].range.upperBound
        return (at..<at, attaches ? middle : " " + middle)
      }
      let at = tokens[first].range.lowerBound
      return (at..<at, middle + " ")
    }
    let span = tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound
    if middle.isEmpty {
      if first > 0, tokens[first].gap != .none {
        return (tokens[first - 1].range.upperBound..<span.upperBound, "")
      }
      if end < tokens.count {
        return (span.lowerBound..<tokens[end].range.lowerBound, "")
      }
    }
    if middle.first.map({ ",.;:!?".contains($0) }) ?? false, first > 0, tokens[first].gap != .none {
      return (tokens[first - 1].range.upperBound..<span.upperBound, middle)
    }
    return (span, middle)
  }

  func isSentenceStart(_ token: Int) -> Bool { starts.contains(token) }

  private func cased(_ words: [String], like range: Range<Int>) -> [String] {
    guard let first = words.first else { return words }
    var words = words
    let letters = range.map { tokens[$0] }.filter { $0.kind == .word }
    let capitals = letters.filter { $0.letters == .upper && $0.range.count > 1 }
    if letters.count == 1, words.count > 1, !capitals.isEmpty {
      // Initials written out: `ASAP`.
      return isSentenceStart(range.lowerBound)
        ? [Self.capitalized(first)] + words.dropFirst() : words
    }
    if !capitals.isEmpty,
      letters.allSatisfy({ $0.letters == .upper || $0.range.count == 1 && $0.letters == .capital }),
      capitals.count * 2 > letters.count || letters.count == capitals.count
    {
      return words.map { $0.uppercased() }
    }
    if words.count == range.count {
      for (offset, token) in range.enumerated()
      where tokens[token].letters == .capital && words[offset].first?.isLowercase == true {
        words[offset] = Self.capitalized(words[offset])
      }
      return words
    }
    guard let opening = letters.first,
      opening.range.lowerBound == tokens[range.lowerBound].range.lowerBound,
      opening.letters == .capital
    else { return words }
    let begins =
      isSentenceStart(range.lowerBound)
      || letters.count > 1 && letters.allSatisfy { $0.letters == .capital }
    if begins || string(range.lowerBound) != "I" {
      words[0] = Self.capitalized(first)
    }
    if letters.count > 1, letters.allSatisfy({ $0.letters == .capital }) {
      for at in words.indices where words[at].count > 2 { words[at] = Self.capitalized(words[at]) }
    }
    // A first word that moved inward is small again.
    let opened = string(range.lowerBound)
    for at in words.indices.dropFirst()
    where words[at] == opened && opened != "I" && tokens[range.lowerBound].tags.meets(.known)
      && !tokens[range.lowerBound].tags.meets(.proper) && letters.count > 1
      && letters.dropFirst().contains(where: { $0.letters == .lower })
    {
      words[at] = opened.lowercased()
    }
    return words
  }

  static func capitalized(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }

  static func join(_ words: some Collection<String>) -> String {
    var text = ""
    for word in words {
      let attaches = word.first.map { ",.;:!?)".contains($0) } ?? false
      if !text.isEmpty, !attaches, !text.hasSuffix("(") { text += " " }
      text += word
    }
    return text
  }
}
