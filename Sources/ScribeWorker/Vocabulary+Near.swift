extension Vocabulary {
  /// Returns words that look or sound like `word`, the nearest first; at most `count`.
  ///
  /// Near are words within a few changes of letters (more for longer words), and those whose
  /// phonetic key is the same, within two more. A word costs two for each change of its letters
  /// and of its key (three at most count there), one for another first letter, and two for a
  /// capital where `word` has none; of equal cost the dictionary's order decides. Where fewer than
  /// `few` are that near, one more change is let pass: of hard misspellings the word that was meant is
  /// oftener one change too far than among too many.
  ///
  /// - Complexity: O(words of about the same length) comparisons of letter sets; distances only
  ///   where the sets are near enough. Under a millisecond for English.
  func words(near word: String, count: Int = 120) -> [String] {
    let fold = LetterFold.fold(Array(word.utf8))
    guard (1...60).contains(fold.count), count > 0 else { return [] }
    let isName = word.first?.isUppercase ?? false
    let reach = fold.count <= 3 ? 1 : fold.count <= 5 ? 2 : fold.count <= 9 ? 3 : 4
    let found = words(near: NearSearch(fold, isName: isName, reach: reach, count: count))
    guard found.count < min(count, Self.few) else { return found }
    return words(near: NearSearch(fold, isName: isName, reach: reach + 1, count: count))
  }

  private static let few = 10

  private func words(near search: NearSearch) -> [String] {
    var search = search
    let fold = search.fold
    // Words of the same length first: what is found early makes the rest quick to pass by.
    for gap in 0...search.reach + 2 {
      for length in gap == 0 ? [fold.count] : [fold.count - gap, fold.count + gap]
      where Self.lengths.contains(length) {
        search.look(through: self, length: length, isNear: gap <= search.reach)
      }
    }
    return search.found.best.map { self.word(entries[$0]) }
  }
}

/// One misspelling that is looked for in a vocabulary.
private struct NearSearch {
  let fold: [UInt8]
  let key: [UInt8]
  let mask: UInt32
  let keyHash: UInt32
  let isName: Bool
  /// Changes of letters that a near word may have.
  let reach: Int
  let letterPattern: DistancePattern
  let keyPattern: DistancePattern
  var found: NearestEntries

  init(_ fold: [UInt8], isName: Bool, reach: Int, count: Int) {
    self.fold = fold
    self.isName = isName
    self.reach = reach
    key = SoundKey.key(fold)
    mask = LetterFold.mask(fold)
    keyHash = hash(of: key)
    letterPattern = DistancePattern(fold)
    keyPattern = DistancePattern(key)
    found = NearestEntries(count: count)
  }

  /// - Parameter isNear: Words of this length can be within `reach`; if not, only those that sound
  ///   the same can be near.
  mutating func look(through words: Vocabulary, length: Int, isNear: Bool) {
    let range = words.starts[length]..<words.starts[length + 1]
    let mask = mask
    let keyHash = keyHash
    var changes = changesLeft
    words.masks.withUnsafeBufferPointer { masks in
      words.keyHashes.withUnsafeBufferPointer { hashes in
        for number in range {
          let apart = masks[number] ^ mask
          if hashes[number] == keyHash, isSound(words.entries[number], words) {
            // Every letter that only one of the two has costs at least half a change.
            guard apart.nonzeroBitCount <= 2 * reach + 2 else { continue }
            weigh(number, words, isSound: true)
          } else if isNear, Self.hasAtMost(changes, apart & mask),
            Self.hasAtMost(changes, apart & ~mask)
          {
            // A change takes one letter away, or brings one, or both.
            weigh(number, words, isSound: false)
            changes = changesLeft
          }
        }
      }
    }
  }

  /// How many changes of letters a word with another key, which costs two, may have now.
  private var changesLeft: Int { max(0, min(reach, (found.limit - 2) / 2)) }

  private func isSound(_ entry: Vocabulary.Entry, _ words: Vocabulary) -> Bool {
    words.keys[Int(entry.key)...].prefix(Int(entry.keyCount)).elementsEqual(key)
  }

  private mutating func weigh(_ number: Int, _ words: Vocabulary, isSound: Bool) {
    let entry = words.entries[number]
    // Few slips are in the first letter, and few small words stand for names.
    let start = words.folded[Int(entry.folded)] == fold[0] ? 0 : 1
    let name = entry.isCapital && !isName ? 2 : 0
    let left = found.limit - start - name - (isSound ? 0 : 2)
    guard left >= 0 else { return }
    let bound = min(isSound ? reach + 2 : reach, left / 2)
    let letters = letterPattern.distance(
      to: words.folded, from: Int(entry.folded), count: Int(entry.foldedCount), bound: bound)
    guard letters <= bound else { return }
    let sounds =
      isSound
      ? 0
      : min(
        keyPattern.distance(
          to: words.keys, from: Int(entry.key), count: Int(entry.keyCount), bound: 2), 3)
    found.add(number, cost: 2 * letters + 2 * sounds + start + name, order: entry.letters)
  }

  private static func hasAtMost(_ count: Int, _ bits: UInt32) -> Bool {
    var bits = bits
    for _ in 0..<count { bits &= bits &- 1 }
    return bits == 0
  }
}

/// The nearest entries so far, by their costs, which are small.
private struct NearestEntries {
  let count: Int
  /// What costs more is not among the best any more.
  private(set) var limit = 63
  private var buckets = [[(order: UInt32, number: Int)]](repeating: [], count: 64)
  private var total = 0

  init(count: Int) { self.count = count }

  mutating func add(_ number: Int, cost: Int, order: UInt32) {
    guard cost <= limit else { return }
    buckets[cost].append((order, number))
    total += 1
    // Those of the limit's own cost stay as long as the dearer ones are not enough without them.
    while total - buckets[limit].count >= count {
      total -= buckets[limit].count
      buckets[limit] = []
      limit -= 1
    }
  }

  var best: [Int] {
    var best: [Int] = []
    for bucket in buckets where best.count < count {
      best += bucket.sorted { $0.order < $1.order }.prefix(count - best.count).map(\.number)
    }
    return best
  }
}
