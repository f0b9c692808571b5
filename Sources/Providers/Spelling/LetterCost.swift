/// What it costs to take one spelling for another, letter by letter.
///
/// Letters count as they are written or typed: a vowel for a vowel, a letter doubled or not, two
/// letters swapped, or a neighbour on the keyboard cost less than one letter for any other.
struct LetterCost: Sendable {
  private static let vowel = 0.6
  private static let alike = 0.65
  private static let neighbour = 0.85
  private let doubled = 0.4
  private let swapped = 0.6
  private let weak = 0.7
  /// What a slip in the first letter costs more.
  private let atStart: Double
  private let changes = Self.changes

  /// For words as they are written.
  static let letters = LetterCost(atStart: 0.4)
  /// For words as they sound (`SoundSpelling`).
  static let sounds = LetterCost(atStart: 0.2)

  private init(atStart: Double) { self.atStart = atStart }

  /// Returns the least cost of changes that make `b` of `a`; both are small letters.
  ///
  /// - Complexity: O(*nm*) for lengths *n* and *m*.
  func distance(_ a: [UInt8], _ b: [UInt8]) -> Double {
    if a.isEmpty || b.isEmpty { return Double(max(a.count, b.count)) }
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: (a.count + 1) * (b.count + 1)
    ) { distance(a, b, cost: $0) }
  }

  private func distance(
    _ a: [UInt8], _ b: [UInt8], cost: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let width = b.count + 1
    cost[0] = 0
    for j in 1...b.count { cost[j] = cost[j - 1] + loose(b, j - 1, atStart: true) }
    for i in 1...a.count {
      let row = i * width
      cost[row] = cost[row - width] + loose(a, i - 1, atStart: true)
      for j in 1...b.count {
        var best = cost[row - width + j - 1] + change(a[i - 1], b[j - 1])
        if i == 1, j == 1, a[0] != b[0] { best += atStart }
        best = min(best, cost[row - width + j] + loose(a, i - 1, atStart: false))
        best = min(best, cost[row + j - 1] + loose(b, j - 1, atStart: false))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1], a[i - 1] != a[i - 2] {
          best = min(best, cost[row - 2 * width + j - 2] + swapped)
        }
        cost[row + j] = best
      }
    }
    return cost[a.count * width + b.count]
  }

  /// A letter that only one of the two has.
  private func loose(_ word: [UInt8], _ index: Int, atStart: Bool) -> Double {
    let letter = word[index]
    if index > 0, word[index - 1] == letter { return doubled }
    if atStart { return 1 + self.atStart }
    let isWeak =
      letter == 0x65 && index == word.count - 1 || letter == 0x68
      || Self.isVowel(letter) && index > 0 && Self.isVowel(word[index - 1])
      || letter == 0x27 || letter == 0x2D || letter == 0x20
    return isWeak ? weak : 1
  }

  private func change(_ a: UInt8, _ b: UInt8) -> Double {
    if a == b { return 0 }
    let (row, column) = (Int(a) - 0x61, Int(b) - 0x61)
    guard (0..<26).contains(row), (0..<26).contains(column) else { return 1 }
    return changes[row * 26 + column]
  }

  /// What one letter costs for another, for each two of a…z.
  private static let changes: [Double] = (0x61...0x7A).flatMap { a in
    (0x61...0x7A).map { b in change(UInt8(a), for: UInt8(b)) }
  }

  private static func change(_ a: UInt8, for b: UInt8) -> Double {
    if a == b { return 0 }
    if isVowel(a), isVowel(b) { return vowel }
    if sounds(alike: a, b) { return alike }
    return isNeighbour(a, b) ? neighbour : 1
  }

  /// Whether two consonants stand for sounds near each other.
  static func sounds(alike a: UInt8, _ b: UInt8) -> Bool {
    consonants.contains { $0.contains(a) && $0.contains(b) }
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6F || letter == 0x75
      || letter == 0x79
  }

  /// Consonants that stand for sounds near each other.
  private static let consonants: [[UInt8]] = [
    "ckqs", "gj", "szxc", "fv", "dt", "mn", "bp", "kg", "vw", "lr",
  ].map { Array($0.utf8) }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  /// Side by side, or one above the other, on the usual keyboard.
  private static func isNeighbour(_ a: UInt8, _ b: UInt8) -> Bool {
    for (y, row) in rows.enumerated() {
      guard let x = row.firstIndex(of: a) else { continue }
      for (otherY, other) in rows.enumerated() {
        guard let otherX = other.firstIndex(of: b) else { continue }
        if y == otherY { return abs(x - otherX) == 1 }
        // Each row is half a key to the right of the one above.
        if abs(y - otherY) == 1 {
          return otherY > y ? [0, -1].contains(otherX - x) : [0, 1].contains(otherX - x)
        }
      }
    }
    return false
  }
}
