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
  /// Whether the scope's text goes on from a sentence that is not known.
  let isContinued: Bool

  init(_ request: ToolRequest, lexicon: Lexicon) {
    let before = request.contextBefore.utf8.count
    let count = request.text.utf8.count
    scope = before..<(before + count)
    protected = request.protected.map { ($0.lowerBound + before)..<($0.upperBound + before) }
    let isMarkdown = request.format == .markdown || request.format == .htmlSource
    prose = Prose(
      request.contextBefore + request.text + request.contextAfter, protected: protected,
      isMarkdown: isMarkdown, lexicon: lexicon)
    isContinued = false
  }

  /// Returns what may be proposed: sorted, apart, inside the scope, on cluster boundaries, outside
  /// of protected ranges; of corrections that overlap the weightier.
  func edits(_ found: [Correction], _ prose: Prose) -> [ProposedEdit] {
    let kept = Self.settled(found.filter { allows($0) })
    return kept.map { repaired($0, among: kept, prose) }.map { correction in
      ProposedEdit(
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
    for guarded in protected
    where range.overlaps(guarded)
      || range.isEmpty && range.lowerBound > guarded.lowerBound
        && range.lowerBound < guarded.upperBound
    {
      return false
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

  /// Of corrections that overlap or touch at an insertion, keeps the weightiest.
  static func settled(_ found: [Correction]) -> [Correction] {
    var kept: [Correction] = []
    let byWeight = found.enumerated().sorted {
      ($1.element.weight, $0.element.range.lowerBound, $0.offset)
        < ($0.element.weight, $1.element.range.lowerBound, $1.offset)
    }
    for (_, correction) in byWeight {
      let clashes = kept.contains { other in
        correction.range.lowerBound < other.range.upperBound
          && other.range.lowerBound < correction.range.upperBound
          || correction.range.lowerBound == other.range.lowerBound
          || (correction.range.isEmpty || other.range.isEmpty)
            && (correction.range.upperBound == other.range.lowerBound && correction.range.isEmpty
              && !other.range.isEmpty && false)
      }
      if !clashes { kept.append(correction) }
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Takes an article before a changed word along: `a big idea` without `big` is `an idea`.
  private func repaired(_ correction: Correction, among all: [Correction], _ prose: Prose)
    -> Correction
  {
    guard
      let first = prose.tokens.firstIndex(where: {
        $0.range.upperBound > correction.range.lowerBound
      }),
      first > 0
    else { return correction }
    // The word that comes to stand after the article.
    var following = correction.replacement.drop { $0 == " " }.prefix { $0 != " " }
    let article = prose.tokens[first - 1]
    guard article.kind == .word, article.range.count <= 2,
      article.range.upperBound <= correction.range.lowerBound
    else { return correction }
    let word = prose.plain(first - 1)
    guard word == "a" || word == "an", !correction.replacement.hasPrefix(",") else {
      return correction
    }
    if following.isEmpty {
      guard
        let next = prose.tokens.first(where: {
          $0.range.lowerBound >= correction.range.upperBound && $0.range.count > 0
        }),
        next.kind == .word
      else { return correction }
      following = Substring(prose.string(next.range))
    }
    guard following.first?.isLetter == true else { return correction }
    let right = Sound.takesAn(following) ? "an" : "a"
    // Another correction may hold the article already.
    guard right != word, !all.contains(where: { $0.range.overlaps(article.range) }),
      article.range.lowerBound >= scope.lowerBound
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
