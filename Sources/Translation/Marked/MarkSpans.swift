/// Where each mark lies in a translated sentence: one stretch of pieces for each, nested as they were.
///
/// A translator reorders words, and the words of `**very** ~~big~~` may come back apart or mixed.
/// Each mark gets the stretch from its first to its last word, or, where too many other words came
/// between, the longest stretch that is its own. What cannot be placed is named.
public struct MarkSpans: Hashable, Sendable {
  /// Pieces of the translated text, by mark.
  public private(set) var spans: [Int: Range<Int>] = [:]
  /// Marks without a word of their own left, ascending.
  public private(set) var lost: [Int] = []
  /// Marks that cover fewer or other words than they did, ascending.
  public private(set) var strained: [Int] = []

  /// - Parameters:
  ///   - parents: For each mark the one that holds it, or nil; a mark comes after its parent.
  public init(of text: MarkedText, parents: [Int?]) {
    let pieces = text.pieces
    // The inner ones first, so that what holds them can reach round them.
    for mark in parents.indices.reversed() {
      var own = pieces.indices.filter { pieces[$0].marks.contains(mark) }
      for (child, span) in spans where parents[child] == mark {
        own += Array(span)
      }
      own.sort()
      guard let first = own.first, let last = own.last else {
        lost.append(mark)
        continue
      }
      spans[mark] = first..<(last + 1)
      let mine = Set(own)
      let foreign = (first...last).filter { !mine.contains($0) }.map { pieces[$0].wordCount }
        .reduce(0, +)
      let words = mine.map { pieces[$0].wordCount }.reduce(0, +)
      if foreign > max(1, words / 2) {
        spans[mark] = Self.longestRun(own, pieces)
        strained.append(mark)
      } else if foreign > 0 {
        strained.append(mark)
      }
    }
    separate(pieces, parents)
    lost.sort()
    strained = Set(strained).subtracting(lost).sorted()
  }

  /// The longest stretch of `own` with nothing but gaps between.
  private static func longestRun(_ own: [Int], _ pieces: [MarkedText.Piece]) -> Range<Int> {
    var best = own[0]..<(own[0] + 1)
    var current = best
    func weight(_ range: Range<Int>) -> Int { range.map { pieces[$0].wordCount }.reduce(0, +) }
    for index in own.dropFirst() where index >= current.upperBound {
      let gap = current.upperBound..<index
      if weight(gap) == 0 {
        current = current.lowerBound..<(index + 1)
      } else {
        current = index..<(index + 1)
      }
      if weight(current) > weight(best) { best = current }
    }
    return best
  }

  /// Makes marks side by side end before the next begins, and keeps the inner within the outer.
  private mutating func separate(_ pieces: [MarkedText.Piece], _ parents: [Int?]) {
    for parent in [nil] + parents.indices.map(Optional.some) {
      let bounds = parent.flatMap { spans[$0] } ?? (parent == nil ? 0..<pieces.count : 0..<0)
      let children = parents.indices.filter { parents[$0] == parent && spans[$0] != nil }
        .sorted { (spans[$0]!.lowerBound, $0) < (spans[$1]!.lowerBound, $1) }
      var end = bounds.lowerBound
      for child in children {
        let whole = spans[child]!
        let room = whole.clamped(to: end..<max(end, bounds.upperBound))
        let left = trimmed(room, pieces)
        if left.isEmpty {
          drop(child, parents)
        } else {
          if left != whole, !strained.contains(child) { strained.append(child) }
          spans[child] = left
          end = left.upperBound
        }
      }
    }
  }

  private func trimmed(_ range: Range<Int>, _ pieces: [MarkedText.Piece]) -> Range<Int> {
    var range = range
    while let first = range.first, pieces[first].wordCount == 0, range.count > 1 {
      range = (first + 1)..<range.upperBound
    }
    return range
  }

  private mutating func drop(_ mark: Int, _ parents: [Int?]) {
    spans[mark] = nil
    if !lost.contains(mark) { lost.append(mark) }
    for child in parents.indices where parents[child] == mark { drop(child, parents) }
  }
}

extension MarkSpans {
  /// What is written next when a marked text is turned back into its format.
  public enum Step: Hashable, Sendable {
    case open(Int), close(Int)
    case piece(MarkedText.Piece)
  }

  /// Returns the text with its marks opened and closed in order, each once.
  public func steps(of text: MarkedText) -> [Step] {
    var steps: [Step] = []
    let order = spans.sorted { a, b in
      (a.value.lowerBound, -a.value.upperBound, a.key)
        < (b.value.lowerBound, -b.value.upperBound, b.key)
    }
    var open: [(mark: Int, end: Int)] = []
    var next = 0
    for (index, piece) in text.pieces.enumerated() {
      while next < order.count, order[next].value.lowerBound == index {
        steps.append(.open(order[next].key))
        open.append((order[next].key, order[next].value.upperBound))
        next += 1
      }
      steps.append(.piece(piece))
      while let last = open.last, last.end == index + 1 {
        steps.append(.close(last.mark))
        open.removeLast()
      }
    }
    return steps
  }
}
