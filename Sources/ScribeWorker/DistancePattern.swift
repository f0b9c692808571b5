/// A word made ready for many edit distances, with swaps of neighbours (optimal string alignment).
///
/// A column of the table of distances is kept as the bits of its steps, up and down, and a letter
/// takes a dozen operations on words (H. Hyyrö, “A bit-vector algorithm for computing Levenshtein
/// and Damerau edit distances”, 2003).
struct DistancePattern {
  /// For each byte, the places where the word has it.
  private let places: [UInt64]
  let count: Int

  /// - Parameter letters: At most 63.
  init(_ letters: [UInt8]) {
    precondition(letters.count < 64, "\(letters.count) letters are too many, 63 are the most")
    var places = [UInt64](repeating: 0, count: 256)
    for (place, letter) in letters.enumerated() { places[Int(letter)] |= 1 << UInt64(place) }
    self.places = places
    count = letters.count
  }

  /// Returns the least number of insertions, deletions, replacements and swaps that make one word
  /// of the other; some number over `bound` where it is over `bound`.
  ///
  /// - Complexity: O(`count`).
  func distance(to letters: [UInt8], from start: Int, count length: Int, bound: Int) -> Int {
    guard count > 0, length > 0 else { return max(count, length) }
    guard abs(count - length) <= bound else { return bound + 1 }
    let last: UInt64 = 1 << UInt64(count - 1)
    var up: UInt64 = ~0
    var down: UInt64 = 0
    var zero: UInt64 = 0
    var before: UInt64 = 0
    var score = count
    return letters.withUnsafeBufferPointer { letters in
      places.withUnsafeBufferPointer { places in
        for index in 0..<length {
          let here = places[Int(letters[start + index])]
          let swapped = ((~zero & here) << 1) & before
          zero = (((here & up) &+ up) ^ up) | here | down | swapped
          var right = down | ~(zero | up)
          var left = zero & up
          if right & last != 0 { score += 1 } else if left & last != 0 { score -= 1 }
          // Each letter that is left can make it better by one.
          if score - (length - 1 - index) > bound { return bound + 1 }
          right = right << 1 | 1
          left <<= 1
          up = left | ~(zero | right)
          down = right & zero
          before = here
        }
        return score
      }
    }
  }
}
