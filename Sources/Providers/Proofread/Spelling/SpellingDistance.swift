/// How far a misspelling is from a word, as people misspell: what sounds alike, lies near on the
/// keyboard, is doubled or swapped costs less than a letter.
enum SpellingDistance {
  /// Returns the cost of turning `wrong` into `right` (lower-case bytes); `limit` or more when it is
  /// beyond that.
  ///
  /// - Complexity: O(*nm*) for lengths *n* and *m*.
  static func cost(_ wrong: [UInt8], _ right: [UInt8], limit: Double = 9) -> Double {
    let n = wrong.count
    let m = right.count
    if n == 0 || m == 0 { return Double(max(n, m)) }
    let width = m + 1
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: (n + 1) * width) { table in
      table[0] = 0
      for j in 1...m { table[j] = table[j - 1] + insertion(right, j - 1) }
      for i in 1...n {
        let row = i * width
        let last = row - width
        table[row] = table[last] + deletion(wrong, i - 1)
        var least = table[row]
        let a = wrong[i - 1]
        for j in 1...m {
          let b = right[j - 1]
          var best = table[last + j - 1] + (a == b ? 0 : substitution(a, b))
          best = min(best, table[last + j] + deletion(wrong, i - 1))
          best = min(best, table[row + j - 1] + insertion(right, j - 1))
          if i > 1, j > 1, a == right[j - 2], wrong[i - 2] == b, a != b {
            best = min(best, table[last - width + j - 2] + 0.65)
          }
          // `ph` sounds as `f`.
          if i > 1, b == 0x66, a == 0x68, wrong[i - 2] == 0x70 {
            best = min(best, table[last - width + j - 1] + 0.5)
          }
          if j > 1, a == 0x66, b == 0x68, right[j - 2] == 0x70 {
            best = min(best, table[last + j - 2] + 0.5)
          }
          table[row + j] = best
          least = min(least, best)
        }
        if least >= limit { return limit }
      }
      let isDropped = n > 1 && wrong[1] == right[0]
      return table[n * width + m] + (wrong[0] == right[0] ? 0 : isDropped ? 0.35 : 0.55)
    }
  }

  /// A letter of `right` that was left out.
  private static func insertion(_ right: [UInt8], _ at: Int) -> Double {
    let letter = right[at]
    if letter == 0x27 || letter == 0x2D { return 0.35 }
    if at > 0, right[at - 1] == letter { return 0.45 }
    if at + 1 < right.count, right[at + 1] == letter { return 0.45 }
    if letter == 0x65, at == right.count - 1 { return 0.6 }
    return isVowel(letter) ? 0.8 : letter == 0x68 ? 0.7 : 0.95
  }

  /// A letter of `wrong` too many.
  private static func deletion(_ wrong: [UInt8], _ at: Int) -> Double {
    let letter = wrong[at]
    if letter == 0x27 || letter == 0x2D { return 0.35 }
    if at > 0, wrong[at - 1] == letter { return 0.45 }
    if letter == 0x65, at == wrong.count - 1 { return 0.7 }
    return isVowel(letter) ? 0.85 : 1
  }

  private static func substitution(_ a: UInt8, _ b: UInt8) -> Double {
    if a >= 0x80 || b >= 0x80 { return a >= 0x80 && b >= 0x80 ? 0.3 : 0.5 }
    let pair = (min(a, b), max(a, b))
    switch pair {
    case (0x63, 0x6B), (0x63, 0x73), (0x73, 0x7A), (0x67, 0x6A), (0x69, 0x79), (0x6B, 0x71):
      return 0.6
    case (0x61, 0x65), (0x65, 0x69), (0x61, 0x69), (0x6F, 0x75), (0x61, 0x6F), (0x65, 0x6F):
      return 0.7
    case (0x6D, 0x6E), (0x64, 0x74), (0x62, 0x70), (0x66, 0x76), (0x76, 0x77), (0x75, 0x77):
      return 0.8
    default: break
    }
    if isVowel(a), isVowel(b) { return 0.8 }
    if neighbours(a, b) { return 0.85 }
    return isVowel(a) != isVowel(b) ? 1.2 : 1.05
  }

  private static let rows: [[UInt8]] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }
  private static let keys: [(row: Int, column: Int)?] = (0..<128).map { byte in
    for (row, letters) in rows.enumerated() {
      if let column = letters.firstIndex(of: UInt8(byte)) { return (row, column) }
    }
    return nil
  }

  private static func neighbours(_ a: UInt8, _ b: UInt8) -> Bool {
    guard a < 128, b < 128, let one = keys[Int(a)], let other = keys[Int(b)] else { return false }
    let rise = other.row - one.row
    let run = other.column - one.column
    switch rise {
    case 0: return abs(run) == 1
    case 1: return run == 0 || run == -1
    case -1: return run == 0 || run == 1
    default: return false
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    default: false
    }
  }
}
