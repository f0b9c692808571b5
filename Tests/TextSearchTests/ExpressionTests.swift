import TestSupport
import TextEngine
import TextSearch
import Testing

struct ExpressionTests {
  private func pattern(_ expression: String, _ options: SearchOptions = []) throws -> SearchPattern
  {
    try SearchPattern(SearchQuery(expression, options: options.union(.regex)))
  }

  private func places(of pattern: SearchPattern, in text: TextStorage) throws -> [Range<Int>] {
    var places: [Range<Int>] = []
    try pattern.forEachMatch(in: text, within: 0..<text.count) { match in
      places.append(match.range.lowerBound.value..<match.range.upperBound.value)
      return true
    }
    return places
  }

  /// The text after all matches were replaced.
  private func replaced(_ expression: String, by template: String, in text: String) throws -> String
  {
    let pattern = try pattern(expression)
    var storage = TextStorage(text)
    var edits: [Edit] = []
    try pattern.forEachMatch(in: storage, within: 0..<storage.count) { match in
      let bytes = pattern.replacement(for: match, by: template, in: storage)
      edits.append(Edit(range: match.range, text: TextSlice(bytes: bytes)))
      return true
    }
    storage.apply(EditSet(edits))
    return storage.string
  }

  @Test(arguments: [
    ("$", ",", "a\nb\n", "a,\nb,\n"), ("$", ",", "a\r\nb\r\n", "a,\r\nb,\r\n"),
    ("$", ",", "a\nb", "a,\nb,"), ("^", "> ", "a\n\nb\n", "> a\n> \n> b\n"),
    ("(\\d*)(\\D*)", "\\1", "123abc", "123"), ("(\\w+) (\\w+)", "$2 $1", "one two", "two one"),
    ("(?<year>\\d+)", "<${year}>", "in 1984", "in <1984>"),
    ("a", "\\n\\t\\\\$$$&", "a", "\n\t\\$a"),
    ("é", "e", "café", "cafe"), ("x*", "-", "axb", "-a--b-"),
  ])
  func `Q01 Q03 Q05 all places are replaced, and it ends`(
    expression: String, template: String, text: String, expected: String
  ) throws {
    #expect(try replaced(expression, by: template, in: text) == expected)
  }

  @Test func `Q07 an expression with too many ways is given up`() throws {
    let text = TextStorage(String(repeating: "a", count: 40) + "b")
    let pattern = try pattern("(a+)+$")
    #expect(throws: SearchStop.gaveUp(at: 0)) {
      try pattern.firstMatch(in: text, startingIn: 0..<text.count, within: 0..<text.count)
    }
  }

  @Test func `a search ends when it is stopped`() throws {
    let text = TextStorage(String(repeating: "ab ", count: 100_000))
    for pattern in [try pattern("c"), try SearchPattern(SearchQuery("c"))] {
      #expect(throws: SearchStop.stopped) {
        try pattern.firstMatch(
          in: text, startingIn: 0..<text.count, within: 0..<text.count, isStopped: { true })
      }
    }
  }

  @Test func `what is wrong with an expression is said with its place`() {
    let error = #expect(throws: SearchError.self) { try pattern("a(b") }
    #expect(error?.offset == 3)
    #expect(error?.message.contains("parenthesis") == true)
    #expect(throws: SearchError.self) { try pattern("a(b", .wholeWord) }
  }

  @Test func `windows find what one look at the whole finds`() throws {
    // Matches on all seams of the windows, and longer than what is looked at behind them.
    for seed in 0..<12 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes: [UInt8] = []
      var expected: [Range<Int>] = []
      while bytes.count < 400_000 {
        bytes += repeatElement(UInt8(ascii: "."), count: Int.random(in: 1..<40_000, using: &random))
        let length = Int.random(in: 1..<100_000, using: &random)
        expected.append(bytes.count..<bytes.count + length)
        bytes += repeatElement(UInt8(ascii: "x"), count: length)
      }
      let text = TextStorage(bytes: bytes)
      #expect(try places(of: pattern("x+"), in: text) == expected, "seed \(seed)")
      #expect(
        try places(of: pattern("(?<=\\.)x"), in: text)
          == expected.map { $0.lowerBound..<$0.lowerBound + 1 },
        "seed \(seed)")
      let last = try pattern("x+").firstMatch(
        in: text, startingIn: 0..<text.count, within: 0..<text.count, backwards: true)
      #expect(last?.range.upperBound.value == expected.last?.upperBound)
    }
  }

  @Test func `a match of some megabytes is found whole`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let text = TextStorage(bytes: [0x2E] + bytes + [0x2E])
    #expect(try places(of: pattern("x+"), in: text) == [1..<3_000_001])
  }

  @Test func `bytes that are no UTF-8 stop nothing`() throws {
    let text = TextStorage(bytes: Array("a".utf8) + [0xFF, 0xC3] + Array("b1 é2".utf8))
    #expect(try places(of: pattern("\\w\\d"), in: text) == [3..<5, 6..<9])
  }

  @Test(arguments: [
    ("the", "The the", 2), ("The", "The the", 1), ("\\Sthe", "xThe", 1),
    ("\\p{Lu}he", "The the", 1),
  ])
  func `a capital that stands for itself minds case`(
    expression: String, text: String, count: Int
  ) throws {
    let found = try places(of: pattern(expression), in: TextStorage(text))
    // `\p{Lu}` takes either case where case does not matter.
    #expect(found.count >= count)
    if expression == "The" { #expect(found.count == 1) }
  }
}
