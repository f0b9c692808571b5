import Documents
import TextEngine
import WritingTools

/// A request's text read within its paragraphs, and the way back to offsets in the scope.
///
/// The context before and after is read too, so that a sentence that begins outside is understood,
/// but nothing there is ever changed.
struct ScopeReading: Sendable {
  let prose: Prose
  /// Where the scope lies in `prose`.
  let scope: Range<Int>
  /// Stretches of `prose` that must stay.
  let protected: [Range<Int>]
  /// Whether there is prose at all; source code without comments and strings has none.
  let hasProse: Bool

  init(_ request: ToolRequest, lexicon: Lexicon) {
    let before = request.contextBefore.utf8.count
    let count = request.text.utf8.count
    scope = before..<(before + count)
    let text = request.contextBefore + request.text + request.contextAfter
    var protected = request.protected.map { ($0.lowerBound + before)..<($0.upperBound + before) }
    var hasProse = true
    if request.format == .sourceCode {
      let source = SourceProse(Array(text.utf8))
      protected = Self.union(protected, source.code)
      hasProse = source.hasProse
    }
    self.hasProse = hasProse
    self.protected = protected
    let isMarkdown = request.format == .markdown || request.format == .htmlSource
    prose = Prose(text, protected: protected, isMarkdown: isMarkdown, lexicon: lexicon)
  }

  private static func union(_ a: [Range<Int>], _ b: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in (a + b).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Returns what may be proposed: sorted, apart, inside the scope, on cluster boundaries, outside
  /// of protected ranges; of corrections that overlap the weightier.
  ///
  /// - Complexity: O(*n* log *t*) for *n* corrections in a text of *t* tokens.
  func edits(_ found: [Correction], _ prose: Prose) -> [ProposedEdit] {
    var settlement = Settlement()
    let kept = settlement.settle(found.filter { allows($0) })
    return kept.indices.map { index in
      let correction = repaired(kept[index], after: index > 0 ? kept[index - 1] : nil, prose)
      return ProposedEdit(
        range: (correction.range.lowerBound - scope.lowerBound)..<(correction.range.upperBound
          - scope.lowerBound),
        replacement: correction.replacement, rule: correction.rule,
        explanation: correction.explanation,
        alternatives: correction.alternatives)
    }
  }

  private func allows(_ correction: Correction) -> Bool {
    let range = correction.range
    guard range.lowerBound >= scope.lowerBound, range.upperBound <= scope.upperBound else {
      return false
    }
    // The first that ends after the range begins; the rest lie behind it.
    let near = protected.partitioningIndex { $0.upperBound > range.lowerBound }
    if near < protected.count {
      let guarded = protected[near]
      if range.isEmpty
        ? range.lowerBound > guarded.lowerBound : range.upperBound > guarded.lowerBound
      {
        return false
      }
    }
    guard isBoundary(range.lowerBound), isBoundary(range.upperBound) else { return false }
    return prose.string(range) != correction.replacement
  }

  /// Whether a cluster (UAX #29) begins at `offset`; between ASCII bytes this is seen at once.
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < prose.bytes.count else { return true }
    let before = prose.bytes[offset - 1]
    let after = prose.bytes[offset]
    if before < 0x80, after < 0x80 { return !(before == 0x0D && after == 0x0A) }
    if after & 0xC0 == 0x80 { return false }
    let start = max(0, offset - 64)
    var from = start
    while from < offset, prose.bytes[from] & 0xC0 == 0x80 { from += 1 }
    var to = min(prose.bytes.count, offset + 16)
    while to > offset, to < prose.bytes.count, prose.bytes[to] & 0xC0 == 0x80 { to -= 1 }
    let left = prose.string(from..<offset)
    let both = prose.string(from..<to)
    let right = prose.string(offset..<to)
    return both.count == left.count + right.count
  }

  /// Takes an article before a changed word along: `a big idea` without `big` is `an idea`.
  ///
  /// - Parameter last: The correction before, which may hold the article already.
  private func repaired(
    _ correction: Correction, after last: Correction?, _ prose: Prose
  ) -> Correction {
    let tokens = prose.tokens
    let first = tokens.partitioningIndex { $0.range.upperBound > correction.range.lowerBound }
    guard first > 0, first < tokens.count else { return correction }
    let article = tokens[first - 1]
    guard article.kind == .word, article.range.count <= 2,
      article.range.upperBound <= correction.range.lowerBound
    else { return correction }
    let word = prose.plain(first - 1)
    guard word == "a" || word == "an", !correction.replacement.hasPrefix(",") else {
      return correction
    }
    // The word that comes to stand after the article.
    var following = correction.replacement.drop { $0 == " " }.prefix { $0 != " " }
    if following.isEmpty {
      let next = tokens.partitioningIndex { $0.range.lowerBound >= correction.range.upperBound }
      guard next < tokens.count, tokens[next].kind == .word else { return correction }
      following = Substring(prose.string(next))
    }
    guard following.first?.isLetter == true else { return correction }
    let right = Sound.takesAn(following) ? "an" : "a"
    guard right != word, article.range.lowerBound >= scope.lowerBound,
      last.map({ $0.range.upperBound <= article.range.lowerBound }) ?? true
    else { return correction }
    var wider = correction
    let between = prose.string(article.range.upperBound..<correction.range.lowerBound)
    let cased = article.letters == .lower ? right : Prose.capitalized(right)
    wider.range = article.range.lowerBound..<correction.range.upperBound
    wider.replacement = cased + between + correction.replacement
    wider.alternatives = correction.alternatives.map { cased + between + $0 }
    return wider
  }
}

extension Array {
  /// Returns the first index for which `isBehind` holds; `count` where there is none. What it holds
  /// for comes after what it does not hold for.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
