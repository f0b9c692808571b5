import TextEngine
import TextSearch
import Testing

struct PhraseTests {
  /// What a query finds in a text, in order.
  private func found(
    _ phrase: String, _ options: SearchOptions = [], in text: String
  ) throws -> [String] {
    let pattern = try SearchPattern(SearchQuery(phrase, options: options))
    let storage = TextStorage(text)
    var found: [String] = []
    try pattern.forEachMatch(in: storage, within: 0..<storage.count) { match in
      found.append(storage.string(in: match.range))
      return true
    }
    // Backwards there are the same.
    var upper = storage.count
    var backwards: [String] = []
    while let match = try pattern.firstMatch(
      in: storage, startingIn: 0..<upper, within: 0..<storage.count, backwards: true)
    {
      backwards.append(storage.string(in: match.range))
      upper = match.range.lowerBound
    }
    #expect(backwards.reversed() == found)
    return found
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(arguments: [
    ("caf\u{E9}", "a cafe\u{301} b", ["cafe\u{301}"]),
    ("cafe\u{301}", "a caf\u{E9} b", ["caf\u{E9}"]),
    (
      "\u{1EBF}", "e\u{302}\u{301} \u{EA}\u{301} \u{1EBE}",
      ["e\u{302}\u{301}", "\u{EA}\u{301}", "\u{1EBE}"]
    ),
    ("cafe", "cafe\u{301} caf\u{E9} cafe", ["cafe"]),
  ])
  func `U13 composed and decomposed letters are the same, with all their marks`(
    phrase: String, text: String, expected: [String]
  ) throws {
    let found = try found(phrase, in: text)
    // Strings that are canonically the same are equal: look at the scalars.
    #expect(found.map(scalars) == expected.map(scalars))
  }

  @Test(arguments: [
    ("cafe", "café cafe\u{301} CAFÉ cafe", 4), ("resume", "résumé Résume", 2),
    ("naïve", "naive naïve", 2), ("Θεος", "Θεός θεός", 1), ("o", "ø o ö", 2),
  ])
  func `accents do not matter where the writer says so`(
    phrase: String, text: String, count: Int
  ) throws {
    #expect(try found(phrase, .ignoreAccents, in: text).count == count)
  }

  @Test(arguments: [
    ("cat", "cat concat cats cat's 'cat' cat.", 3), ("don", "don't don", 1),
    ("été", "l'été étés été", 1), ("a_b", "a_b a_bc", 1),
  ])
  func `whole words only`(phrase: String, text: String, count: Int) throws {
    let found = try found(phrase, .wholeWord, in: text)
    #expect(found.count == count, "\(found)")
  }

  @Test func `a capital minds case, and so does the option`() throws {
    #expect(try found("the", in: "The the") == ["The", "the"])
    #expect(try found("The", in: "The the") == ["The"])
    #expect(try found("the", .matchCase, in: "The the") == ["the"])
  }

  @Test func `a match does not leave the scope`() throws {
    let text = TextStorage("one two one")
    let pattern = try SearchPattern(SearchQuery("one"))
    var places: [Int] = []
    try pattern.forEachMatch(in: text, within: 1..<10) { match in
      places.append(match.range.lowerBound.value)
      return true
    }
    #expect(places.isEmpty)
  }
}
