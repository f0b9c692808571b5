/// Chooses among corrections that overlap: the weightiest stays.
///
/// - Complexity: O(*n* log *n* + *b*), for *n* corrections and the *b* bounds of others that lie
///   within them: a correction is as long as a phrase, so few do.
struct Settlement {
  /// Bounds looked at so far, for tests that count the work.
  private(set) var steps = 0

  /// Returns those that stay, ascending. Of two with one weight the first in the text stays, then
  /// the first found.
  mutating func settle(_ found: [Correction]) -> [Correction] {
    let bounds = Set(found.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    var place: [Int: Int] = [:]
    for (index, bound) in bounds.enumerated() { place[bound] = index }
    // Who holds the stretch from each bound to the next, and who begins there.
    var holder = [Int](repeating: -1, count: bounds.count)
    var begins = [Bool](repeating: false, count: bounds.count)
    let order = found.indices.sorted { a, b in
      let (one, other) = (found[a], found[b])
      return (other.weight, one.range.lowerBound, a) < (one.weight, other.range.lowerBound, b)
    }
    var kept: [Correction] = []
    for index in order {
      let range = found[index].range
      guard let first = place[range.lowerBound], let end = place[range.upperBound],
        isFree(first, end, holder, begins)
      else { continue }
      begins[first] = true
      for at in first..<end { holder[at] = index }
      kept.append(found[index])
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Nothing begins where it begins, holds a part of it, or is put in inside of it; and where it is
  /// put in itself, nothing is held on both sides by one.
  private mutating func isFree(
    _ first: Int, _ end: Int, _ holder: [Int], _ begins: [Bool]
  ) -> Bool {
    steps += 1
    if begins[first] { return false }
    if first == end {
      return first == 0 || holder[first - 1] < 0 || holder[first - 1] != holder[first]
    }
    for at in first..<end {
      steps += 1
      if holder[at] >= 0 || at > first && begins[at] { return false }
    }
    return true
  }
}
