import ScribeTUI
import TestSupport
import TextEngine
import TextSearch
import Testing

@MainActor struct FindingTests {
  /// Where `needle` begins in `bytes`, found byte by byte.
  private func starts(of needle: [UInt8], in bytes: [UInt8], ignoringCase: Bool) -> [Int] {
    func lower(_ byte: UInt8) -> UInt8 {
      ignoringCase && (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
    guard bytes.count >= needle.count else { return [] }
    return (0...bytes.count - needle.count).filter { start in
      needle.indices.allSatisfy { lower(bytes[start + $0]) == needle[$0] }
    }
  }

  @Test func `search finds what a look at every byte finds, over all seams`() {
    let letters = Array("abAB[{@` é".utf8)
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let size = Int.random(in: 0..<120, using: &random)
      let bytes = (0..<size).map { _ in letters.randomElement(using: &random) ?? 0 }
      // Typed in pieces, so that it lies in many.
      var text = TextStorage()
      var at = 0
      while at < size {
        let end = min(size, at + Int.random(in: 1...9, using: &random))
        let rest = TextSlice(bytes: Array(bytes[at..<end]))
        let middle = TextSlice(bytes: Array("xx".utf8))
        text.apply(EditSet(Edit(range: text.count..<text.count, text: middle)))
        let start = text.count - 2
        text.apply(EditSet(Edit(range: start..<text.count, text: rest)))
        at = end
      }
      #expect(text.bytes(in: 0..<text.count) == bytes, "seed \(seed)")
      let phrase =
        ["a", "ab", "aB", "[", "b{a", "é", "@", "a b"].randomElement(using: &random) ?? ""
      let needle = Needle(phrase)
      let ignoring = phrase == phrase.lowercased()
      let from = Int.random(in: 0...size, using: &random)
      let to = Int.random(in: from...size, using: &random)
      let all = starts(of: Array(phrase.utf8), in: bytes, ignoringCase: ignoring)
        .filter { (from..<to).contains($0) }
      let range = ByteCount(from)..<ByteCount(to)
      #expect(
        text.firstMatch(of: needle, in: range)?.lowerBound.value == all.first, "seed \(seed)")
      #expect(
        text.firstMatch(of: needle, in: range, backwards: true)?.lowerBound.value == all.last,
        "seed \(seed)")
    }
  }

  @Test
  func `a phrase is found at every place of a text in one piece, and nothing that is like it`() {
    for phrase in ["Zq", "Zqneedle", "z"] {
      let bytes = Array(phrase.utf8)
      for place in 0..<170 {
        // The first and the last byte stand everywhere, never at the phrase's distance.
        var text = [UInt8](repeating: UInt8(ascii: "-"), count: 180)
        if bytes.count > 2 {
          for at in stride(from: 0, to: 180, by: 3) { text[at] = bytes[0] }
          for at in stride(from: 2, to: 180, by: 9) { text[at] = bytes[bytes.count - 1] }
        }
        text.replaceSubrange(place..<min(place + bytes.count, 180), with: bytes)
        let storage = TextStorage(bytes: text)
        let all = 0..<storage.count
        let found = ByteCount(place)..<ByteCount(place + bytes.count)
        #expect(storage.firstMatch(of: Needle(phrase), in: all) == found, "\(place)")
        let after = found.lowerBound + 1..<storage.count
        #expect(storage.firstMatch(of: Needle(phrase), in: after) == nil, "\(place)")
      }
    }
  }

  @Test(arguments: [
    ("é", "Un Été, un été", ["É", "é", "é", "é"]),
    ("straße", "STRAẞE Straße", ["STRAẞE", "Straße"]),
    ("мир", "Мир, МИР", ["Мир", "МИР"]),
    ("ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ Ὀδυσσεύς", ["ὈΔΥΣΣΕΎΣ", "Ὀδυσσεύς"]),
    ("σ", "ςΣσ", ["ς", "Σ", "σ"]), ("ğ", "Ğğ", ["Ğ", "ğ"]), ("ⱥ", "Ⱥⱥ", ["Ⱥ", "ⱥ"]),
    ("漢字a", "漢字A 漢字a", ["漢字A", "漢字a"]), ("École", "école École", ["École"]),
    ("naïve", "NAÏVE naive", ["NAÏVE"]),
  ])
  func `letters of every script are found in either case`(
    phrase: String, text: String, expected: [String]
  ) {
    let storage = TextStorage(text)
    let all = 0..<storage.count
    let found = storage.matches(of: Needle(phrase), in: all).map { storage.string(in: $0) }
    #expect(found == expected)
    let last = storage.firstMatch(of: Needle(phrase), in: all, backwards: true)
    #expect(last.map { storage.string(in: $0) } == expected.last)
  }

  @Test func `cases of different lengths are found over all seams, both ways`() {
    // Ⱥ has two bytes and ⱥ three, ẞ three and ß two.
    let letters: [Character] = ["Ⱥ", "ⱥ", "ß", "ẞ", "a", "A", " "]
    func folded(_ text: some Sequence<Character>) -> [Character] {
      text.map { ["Ⱥ": "ⱥ", "ẞ": "ß", "A": "a"][$0] ?? $0 }
    }
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var text = TextStorage()
      var typed: [Character] = []
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        let letter = letters.randomElement(using: &random)!
        typed.append(letter)
        // A piece of its own.
        let end = text.count
        text.apply(EditSet(Edit(range: end..<end, text: "x" + String(letter))))
        text.apply(EditSet(Edit(range: end..<end + 1, text: "")))
      }
      let phrase = ["ⱥß", "aⱥ", "ßaß", "ⱥ"].randomElement(using: &random)!
      let wanted = folded(phrase)
      let starts = typed.indices.filter { start in
        start + wanted.count <= typed.count
          && folded(typed[start..<start + wanted.count]) == wanted
      }
      func place(_ index: Int) -> Int { typed[..<index].reduce(0) { $0 + $1.utf8.count } }
      let from = typed.isEmpty ? 0 : place(Int.random(in: 0...typed.count, using: &random))
      let range = ByteCount(from)..<text.count
      let inRange = starts.map(place).filter { $0 >= from }
      for (backwards, expected) in [(false, inRange.first), (true, inRange.last)] {
        let match = text.firstMatch(of: Needle(phrase), in: range, backwards: backwards)
        #expect(match?.lowerBound.value == expected, "seed \(seed)")
        if let match { #expect(folded(text.string(in: match)) == wanted, "seed \(seed)") }
      }
    }
  }

  @Test func `a phrase being typed is searched from where its start was found`() {
    let editor = TestEditor("tea ‸then thick, thin and Thing; tea\n", columns: 60)
    editor.press(.control("f"))
    for (typed, marked) in [
      ("t", "tea ⟦t⟧hen thick, thin and Thing; tea\n"),
      ("h", "tea ⟦th⟧en thick, thin and Thing; tea\n"),
      ("i", "tea then ⟦thi⟧ck, thin and Thing; tea\n"),
      ("n", "tea then thick, ⟦thin⟧ and Thing; tea\n"),
      ("g", "tea then thick, thin and ⟦Thing⟧; tea\n"),
    ] {
      editor.type(typed)
      #expect(editor.marked == marked)
    }
    editor.press(.backspace, .backspace)
    #expect(editor.marked == "tea then ⟦thi⟧ck, thin and Thing; tea\n")
    editor.press(.escape)
    // Round the end of the text, and no further than where the search began.
    let round = TestEditor("a cat, a car‸ and a dog\n", columns: 60)
    round.press(.control("f"))
    round.type("ca")
    #expect(round.marked == "a ⟦ca⟧t, a car and a dog\n")
    round.type("r")
    #expect(round.marked == "a cat, a ⟦car⟧ and a dog\n")
  }
}
