/// What it costs to take one spelling for another, letter by letter.
///
/// Letters count as they are written or typed: a vowel for a vowel, a letter doubled or not, two
/// letters swapped, or a neighbour on the keyboard cost less than one letter for any other.
struct LetterCost {
  var vowel = 0.6
  var alike = 0.65
  var neighbour = 0.85
  var doubled = 0.4
  var swapped = 0.6
  var weak = 0.7
  var atStart = 0.4

  /// Returns the least cost of changes that make `b` of `a`; both are small letters.
  func distance(_ a: [UInt8], _ b: [UInt8]) -> Double {
    if a.isEmpty || b.isEmpty { return Double(max(a.count, b.count)) }
    let width = b.count + 1
    var cost = [Double](repeating: 0, count: (a.count + 1) * width)
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
    if Self.isVowel(a), Self.isVowel(b) { return vowel }
    if Self.alike.contains(where: { $0.contains(a) && $0.contains(b) }) { return alike }
    return Self.isNeighbour(a, b) ? neighbour : 1
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6F || letter == 0x75
      || letter == 0x79
  }

  /// Consonants that stand for sounds near each other.
  private static let alike: [[UInt8]] = [
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
