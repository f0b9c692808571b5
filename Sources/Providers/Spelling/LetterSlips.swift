extension LetterCost {
  /// Returns how many letters were put in, left out, replaced or swapped with their neighbour.
  ///
  /// - Complexity: O(*nm*) for lengths *n* and *m*.
  static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: (a.count + 1) * width) { table in
      for j in 0...b.count { table[j] = j }
      for i in a.indices {
        let row = (i + 1) * width
        table[row] = i + 1
        for j in b.indices {
          var best = min(
            table[row - width + j] + (a[i] == b[j] ? 0 : 1), table[row - width + j + 1] + 1,
            table[row + j] + 1)
          if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
            best = min(best, table[row - 2 * width + j - 1] + 1)
          }
          table[row + j + 1] = best
        }
      }
      return table[a.count * width + b.count]
    }
  }
}
