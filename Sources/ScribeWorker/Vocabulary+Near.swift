extension Vocabulary {
  /// Returns words that look or sound like `word`, the nearest first; at most `count`.
  ///
  /// Near are words within a few changes of letters (more for longer words), and those whose
  /// phonetic key is the same or one change away.
  /// - Complexity: O(words in the list); some milliseconds for English.
  func words(near word: String, count: Int = 120) -> [String] {
    let fold = LetterFold.fold(Array(word.utf8))
    guard (1...60).contains(fold.count) else { return [] }
    let key = SoundKey.key(fold)
    let mask = LetterFold.mask(fold)
    let isName = word.first?.isUppercase ?? false
    let reach = fold.count <= 3 ? 1 : fold.count <= 5 ? 2 : fold.count <= 9 ? 3 : 4
    var found: [(cost: Int, entry: Entry)] = []
    var distance = BoundedDistance()
    folded.withUnsafeBufferPointer { folded in
      keys.withUnsafeBufferPointer { keys in
        for entry in entries {
          let length = Int(entry.foldedCount)
          guard abs(length - fold.count) <= reach + 2 else { continue }
          // Every letter that only one of the two has costs at least half a change.
          let apart = (entry.mask ^ mask).nonzeroBitCount
          guard apart <= 2 * reach + 2 else { continue }
          let form = UnsafeBufferPointer(rebasing: folded[Int(entry.folded)...].prefix(length))
          let soundKey = UnsafeBufferPointer(
            rebasing: keys[Int(entry.key)...].prefix(Int(entry.keyCount)))
          let isSound = soundKey.elementsEqual(key)
          if let letters = distance.distance(fold, form, bound: isSound ? reach + 2 : reach) {
            let sounds = isSound ? 0 : distance.distance(key, soundKey, bound: 2) ?? 3
            // Few slips are in the first letter, and few small words stand for names.
            let start = form.first == fold.first ? 0 : 1
            let name = isCapital(entry) && !isName ? 2 : 0
            found.append((2 * letters + 2 * sounds + start + name, entry))
          }
        }
      }
    }
    found.sort { ($0.cost, $0.entry.letters) < ($1.cost, $1.entry.letters) }
    return found.prefix(count).map { self.word($0.entry) }
  }
}

extension Vocabulary {
  private func isCapital(_ entry: Entry) -> Bool {
    let first = letters[Int(entry.letters)]
    return first >= 0x41 && first <= 0x5A
  }
}

/// Edit distance with swaps of neighbours, given up as soon as it must exceed a bound.
struct BoundedDistance {
  private var rows = [[UInt8]](repeating: Array(repeating: 0, count: 64), count: 3)

  /// Returns the least number of insertions, deletions, replacements and swaps, or nil over `bound`.
  ///
  /// - Complexity: O(shorter × bound).
  mutating func distance(
    _ a: [UInt8], _ b: UnsafeBufferPointer<UInt8>, bound: Int
  ) -> Int? {
    let far = UInt8(bound + 1)
    guard abs(a.count - b.count) <= bound, a.count < 63, b.count < 63 else { return nil }
    for j in 0...b.count { rows[0][j] = UInt8(min(j, bound + 1)) }
    for i in 1..<(a.count + 1) {
      let row = i % 3
      let above = (i + 2) % 3
      let twoAbove = (i + 1) % 3
      let from = max(1, i - bound)
      let to = min(b.count, i + bound)
      rows[row][0] = UInt8(min(i, bound + 1))
      if from > 1 { rows[row][from - 1] = far }
      var best = rows[row][0]
      if from <= to {
        for j in from...to {
          var cost = rows[above][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
          if j < i + bound { cost = min(cost, rows[above][j] + 1) }
          cost = min(cost, rows[row][j - 1] + 1)
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            cost = min(cost, rows[twoAbove][j - 2] + 1)
          }
          cost = min(cost, far)
          rows[row][j] = cost
          best = min(best, cost)
        }
      }
      if best >= far { return nil }
      if to < b.count { rows[row][to + 1] = far }
    }
    let result = Int(rows[a.count % 3][b.count])
    return result <= bound ? result : nil
  }
}
