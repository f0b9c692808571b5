/// All the words of a dictionary, with their endings, to look for those near a misspelling.
///
/// A checker's own suggestions follow how a word is typed; what a writer spelled by ear is often
/// not among them. This list is read once from the checker's files, on the first suggestion.
struct Vocabulary: Sendable {
  /// The words' bytes one after the other, UTF-8.
  private(set) var letters: [UInt8] = []
  /// The same words folded: one byte a letter, no case, no accents (`LetterFold`).
  private(set) var folded: [UInt8] = []
  /// Phonetic keys, one after the other.
  private(set) var keys: [UInt8] = []
  /// Short words first; words of one length in the dictionary's order.
  private(set) var entries: [Entry] = []
  /// For each entry a bit for each letter (`LetterFold.mask`): a quick bound on a distance.
  private(set) var masks: [UInt32] = []
  /// For each entry a hash of its phonetic key.
  private(set) var keyHashes: [UInt32] = []
  /// Where the entries of each folded length begin, and where the last of them end.
  private(set) var starts: [Int] = []

  /// Where a word lies in the arrays above.
  struct Entry: Sendable {
    var letters: UInt32
    var folded: UInt32
    var key: UInt32
    var lettersCount: UInt8
    var foldedCount: UInt8
    var keyCount: UInt8
    /// The word begins with one of A…Z.
    var isCapital: Bool
  }

  /// More forms than this are left out: some languages make millions.
  static let bound = 500_000

  /// Folded letters of the words that are kept.
  static let lengths = 2...60

  /// Reads the list for enchant's tag; it stays empty where there is none that can be read.
  ///
  /// - Parameter progress: Called now and then: reading takes a while on a busy machine.
  init(tag: String, progress: () -> Void) {
    var seen = SeenForms()
    if let files = DictionaryFiles(tag: tag) {
      files.forEachForm(progress: progress) { form in
        if entries.count < Self.bound { append(form, &seen) }
      }
    }
    order()
  }

  /// A list of just these words.
  init(words: [String]) {
    var seen = SeenForms()
    for word in words { append(Array(word.utf8), &seen) }
    order()
  }

  private mutating func append(_ form: [UInt8], _ seen: inout SeenForms) {
    guard form.count < 120 else { return }
    let fold = LetterFold.fold(form)
    guard Self.lengths.contains(fold.count) else { return }
    let start = letters.count
    letters += form
    guard seen.insert(start..<letters.count, of: letters) else {
      letters.removeLast(form.count)
      return
    }
    let key = SoundKey.key(fold)
    entries.append(
      Entry(
        letters: UInt32(start), folded: UInt32(folded.count), key: UInt32(keys.count),
        lettersCount: UInt8(form.count), foldedCount: UInt8(fold.count),
        keyCount: UInt8(key.count), isCapital: (0x41...0x5A).contains(form[0])))
    folded += fold
    keys += key
  }

  /// Puts the entries in order of their lengths, and what is known of them beside them.
  private mutating func order() {
    starts = [Int](repeating: 0, count: Self.lengths.upperBound + 2)
    for entry in entries { starts[Int(entry.foldedCount) + 1] += 1 }
    for length in starts.indices.dropFirst() { starts[length] += starts[length - 1] }
    var next = starts
    var sorted = entries
    for entry in entries {
      sorted[next[Int(entry.foldedCount)]] = entry
      next[Int(entry.foldedCount)] += 1
    }
    // What a search reads one after the other lies one after the other.
    var sortedFolded: [UInt8] = []
    var sortedKeys: [UInt8] = []
    sortedFolded.reserveCapacity(folded.count)
    sortedKeys.reserveCapacity(keys.count)
    for (number, entry) in sorted.enumerated() {
      sorted[number].folded = UInt32(sortedFolded.count)
      sorted[number].key = UInt32(sortedKeys.count)
      sortedFolded += folded[Int(entry.folded)...].prefix(Int(entry.foldedCount))
      sortedKeys += keys[Int(entry.key)...].prefix(Int(entry.keyCount))
    }
    (entries, folded, keys) = (sorted, sortedFolded, sortedKeys)
    masks = entries.map { entry in
      LetterFold.mask(folded[Int(entry.folded)...].prefix(Int(entry.foldedCount)))
    }
    keyHashes = entries.map { entry in
      hash(of: keys[Int(entry.key)...].prefix(Int(entry.keyCount)))
    }
  }

  func word(_ entry: Entry) -> String {
    let start = Int(entry.letters)
    return String(decoding: letters[start..<start + Int(entry.lettersCount)], as: UTF8.self)
  }
}

/// Which forms a list has already: a table of places with open addressing, so that a form needs no
/// array of its own.
private struct SeenForms {
  private var table = [UInt64](repeating: 0, count: 1 << 12)
  private var count = 0

  /// Returns false where the same bytes were put in before.
  ///
  /// - Parameter range: Where they lie in `letters`, not empty.
  mutating func insert(_ range: Range<Int>, of letters: [UInt8]) -> Bool {
    if count * 2 > table.count { grow(letters) }
    var slot = Int(hash(of: letters[range])) & (table.count - 1)
    while table[slot] != 0 {
      if letters[Self.range(table[slot])].elementsEqual(letters[range]) { return false }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = UInt64(range.lowerBound) << 8 | UInt64(range.count)
    count += 1
    return true
  }

  private static func range(_ packed: UInt64) -> Range<Int> {
    let start = Int(packed >> 8)
    return start..<start + Int(packed & 0xFF)
  }

  private mutating func grow(_ letters: [UInt8]) {
    let old = table
    table = [UInt64](repeating: 0, count: old.count * 4)
    for packed in old where packed != 0 {
      var slot = Int(hash(of: letters[Self.range(packed)])) & (table.count - 1)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = packed
    }
  }
}

/// FNV-1a, folded to 32 bits.
func hash(of bytes: some Sequence<UInt8>) -> UInt32 {
  let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
  }
  return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
}
