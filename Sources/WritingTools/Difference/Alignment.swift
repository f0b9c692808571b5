/// Pairs of equal units of two sequences, ascending in both.
enum Alignment {
  /// Returns the pairs of a longest common subsequence, or, where the two differ so much that
  /// finding one would take long, of the common parts around units that stand once in each.
  ///
  /// Myers' O(*nd*) algorithm; above `limit` differences, patience's anchors split the problem.
  static func pairs(_ a: [Int], _ b: [Int], limit: Int = 800) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    align(a[...], b[...], limit, into: &result)
    return result
  }

  private static func align(
    _ a: ArraySlice<Int>, _ b: ArraySlice<Int>, _ limit: Int, into result: inout [(Int, Int)]
  ) {
    var (a, b) = (a, b)
    while let x = a.first, let y = b.first, x == y {
      result.append((a.startIndex, b.startIndex))
      a.removeFirst()
      b.removeFirst()
    }
    var tail: [(Int, Int)] = []
    while let x = a.last, let y = b.last, x == y {
      a.removeLast()
      b.removeLast()
      tail.append((a.endIndex, b.endIndex))
    }
    if !a.isEmpty, !b.isEmpty {
      if let found = myers(a, b, limit) {
        result += found
      } else {
        var (i, j) = (a.startIndex, b.startIndex)
        for (x, y) in anchors(a, b) {
          if x < i || y < j { continue }
          align(a[i..<x], b[j..<y], limit, into: &result)
          result.append((x, y))
          (i, j) = (x + 1, y + 1)
        }
        // Without an anchor the rest is taken as replaced.
        if i > a.startIndex { align(a[i...], b[j...], limit, into: &result) }
      }
    }
    result += tail.reversed()
  }

  private static func myers(
    _ a: ArraySlice<Int>, _ b: ArraySlice<Int>, _ limit: Int
  ) -> [(Int, Int)]? {
    let (n, m) = (a.count, b.count)
    let bound = min(n + m, limit)
    var furthest = [Int](repeating: 0, count: 2 * bound + 3)
    let middle = bound + 1
    var trace: [[Int]] = []
    for d in 0...bound {
      trace.append(Array(furthest[(middle - d)...(middle + d)]))
      for k in stride(from: -d, through: d, by: 2) {
        let down =
          k == -d || (k != d && furthest[middle + k - 1] < furthest[middle + k + 1])
        var x = down ? furthest[middle + k + 1] : furthest[middle + k - 1] + 1
        if d == 0 { x = 0 }
        var y = x - k
        while x < n, y < m, a[a.startIndex + x] == b[b.startIndex + y] {
          x += 1
          y += 1
        }
        furthest[middle + k] = x
        if x >= n, y >= m { return path(trace, d, a, b) }
      }
    }
    return nil
  }

  /// Walks back from the ends through `trace`, which holds the diagonals -d...d before each step d.
  private static func path(
    _ trace: [[Int]], _ depth: Int, _ a: ArraySlice<Int>, _ b: ArraySlice<Int>
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (a.count, b.count)
    for d in stride(from: depth, through: 0, by: -1) {
      let before = trace[d]
      let k = x - y
      var (fromX, fromY) = (0, 0)
      if d > 0 {
        let down = k == -d || (k != d && before[d + k - 1] < before[d + k + 1])
        let fromK = down ? k + 1 : k - 1
        fromX = before[d + fromK]
        fromY = fromX - fromK
      }
      let startX = d == 0 ? 0 : (k == fromX - fromY + 1 ? fromX + 1 : fromX)
      while x > startX {
        x -= 1
        y -= 1
        pairs.append((a.startIndex + x, b.startIndex + y))
      }
      (x, y) = (fromX, fromY)
    }
    return pairs.reversed()
  }

  /// Pairs of units that stand once in each, the longest ascending chain of them.
  private static func anchors(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> [(Int, Int)] {
    func once(_ part: ArraySlice<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      var repeated: Set<Int> = []
      for index in part.indices where places.updateValue(index, forKey: part[index]) != nil {
        repeated.insert(part[index])
      }
      for unit in repeated { places[unit] = nil }
      return places
    }
    let (inA, inB) = (once(a), once(b))
    let pairs = inA.compactMap { unit, x in inB[unit].map { (x, $0) } }.sorted { $0.0 < $1.0 }
    var piles: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let mid = (low + high) / 2
        if pairs[piles[mid]].1 < pair.1 { low = mid + 1 } else { high = mid }
      }
      if low > 0 { previous[index] = piles[low - 1] }
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var chain: [(Int, Int)] = []
    var index = piles.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }
}
