/// The words that the rules know: what each may be, its other forms, and how common it is.
///
/// Built once from the lists in `Words/` and then only read; a look-up hashes the word's bytes and
/// allocates nothing.
struct Lexicon: Sendable {
  private(set) var slots: [Int32]
  private(set) var offsets: [Int32] = [0]
  private(set) var letters: [UInt8] = []
  private(set) var tags: [WordTags] = []
  /// 0 for the commonest words; larger is rarer.
  private(set) var rank: [UInt16] = []
  /// The five forms of each verb, and for each word the verbs it is a form of.
  private(set) var verbs: [VerbForms] = []
  private(set) var verbsOfWord: [Int32: [Int32]] = [:]
  var pluralOf: [Int32: Int32] = [:]
  var singularOf: [Int32: Int32] = [:]
  var comparativeOf: [Int32: Int32] = [:]

  static let unranked: UInt16 = 9999

  init() { slots = Array(repeating: -1, count: 1 << 16) }

  /// The number of words.
  var count: Int { tags.count }

  /// Returns the number of `word` (lower case), which is added if it is new.
  @discardableResult
  mutating func add(_ word: some StringProtocol, _ tags: WordTags = [], rank: UInt16 = unranked)
    -> Int32
  {
    let bytes = Array(word.utf8)
    var slot = bytes.withUnsafeBufferPointer { Self.hash($0) } & (slots.count - 1)
    while slots[slot] >= 0 {
      let at = slots[slot]
      if letters[Int(offsets[Int(at)])..<Int(offsets[Int(at) + 1])].elementsEqual(bytes) {
        self.tags[Int(at)].formUnion(tags)
        self.rank[Int(at)] = min(self.rank[Int(at)], rank)
        return at
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(self.tags.count)
    precondition(count * 2 < slots.count, "\(count) words are too many for \(slots.count) slots")
    slots[slot] = number
    letters += bytes
    offsets.append(Int32(letters.count))
    self.tags.append(tags)
    self.rank.append(rank)
    return number
  }

  mutating func add(verb: VerbForms) {
    let number = Int32(verbs.count)
    verbs.append(verb)
    for word in Set(verb.all) { verbsOfWord[word, default: []].append(number) }
  }

  /// Returns the number of a word that is in the lexicon.
  func number(of word: some StringProtocol) -> Int32? {
    var word = word.lowercased()
    return word.withUTF8 { bytes in
      let found = find(bytes)
      return found < 0 ? nil : found
    }
  }

  func spelling(_ word: Int32) -> String {
    String(
      decoding: letters[Int(offsets[Int(word)])..<Int(offsets[Int(word) + 1])], as: UTF8.self)
  }

  func tags(of word: some StringProtocol) -> WordTags {
    var word = word.lowercased()
    return word.withUTF8 { bytes in
      let found = find(bytes)
      return found >= 0 && !tags[Int(found)].isEmpty ? tags[Int(found)] : guess(bytes)
    }
  }

  /// Fills in number and tags of the word that `token` covers in `buffer`.
  func look(up token: inout Token, in buffer: UnsafeBufferPointer<UInt8>) {
    guard token.range.count <= 40 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { plain in
      var count = 0
      var at = token.range.lowerBound
      while at < token.range.upperBound {
        let byte = buffer[at]
        if byte == 0xE2, at + 2 < token.range.upperBound, buffer[at + 1] == 0x80,
          buffer[at + 2] == 0x99
        {
          plain[count] = 0x27
          at += 3
        } else {
          plain[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
          at += 1
        }
        count += 1
      }
      let word = UnsafeBufferPointer(rebasing: plain[..<count])
      token.word = find(word)
      let known = token.word >= 0 ? tags[Int(token.word)] : []
      token.tags = known.isEmpty ? guess(word) : known
    }
  }

  func find(_ word: UnsafeBufferPointer<UInt8>) -> Int32 {
    var slot = Self.hash(word) & (slots.count - 1)
    while true {
      let number = slots[slot]
      if number < 0 { return -1 }
      let start = Int(offsets[Int(number)])
      if Int(offsets[Int(number) + 1]) - start == word.count {
        var same = true
        for at in 0..<word.count where letters[start + at] != word[at] {
          same = false
          break
        }
        if same { return number }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}

/// The forms of a verb, as numbers of words.
struct VerbForms: Hashable, Sendable {
  var base: Int32
  var third: Int32
  var past: Int32
  var participle: Int32
  var ing: Int32

  var all: [Int32] { [base, third, past, participle, ing] }
}
