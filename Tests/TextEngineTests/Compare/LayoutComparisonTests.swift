import FoundationEssentials
import TestSupport
import Testing
import TextEngine

@Suite struct LayoutComparisonTests {
  private func comparer(
    _ contestants: [LayoutContestant] = [.tk1(), .tk2()], width: Int = 20
  ) -> LayoutComparer {
    var time: Int64 = 0
    return LayoutComparer(
      options: TypesetOptions(width: CellCount(width), elementLimit: 64), screenRows: 5,
      contestants: contestants,
      now: {
        time += 1_000
        return time
      })
  }

  @Test func `both engines and the naive layout agree, before and after edits`() {
    for seed in Seeds.upTo(25) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      var later = text
      let edits = (0..<3).map { _ in
        let set = later.randomEdits(upTo: 2, using: &random)
        later.apply(set)
        return set
      }
      let found = comparer([.tk1(), .tk2(), .naive]).compare(text, edits: edits)
      #expect(found.isSame, "seed \(seed): \(found.differences)")
      #expect(Set(found.sides.map(\.rowsHash)).count == 1)
      #expect(found.sides[0].rows == plainRows(of: later, options: comparer().options).count)
      #expect(found.edits.count == 3)
    }
  }

  @Test func `a planted difference is found, with both neighbours`() throws {
    let planted = LayoutContestant(name: "planted", typesetterName: "plain") {
      TK2Layout(text: $0, options: $1, typesetter: PlainTypesetter())
    }
    let text = TextStorage("words so\nand a longer line that must wrap\nend\n")
    let found = comparer([.tk1(), planted], width: 12).compare(text)
    #expect(!found.isSame)
    let difference = try #require(found.differences.first)
    #expect(difference.side == "planted")
    #expect(difference.kind == .row)
    #expect(difference.row == 1)
    #expect(difference.expected.map(\.text) == ["words so\n", "and a longer ", "line that "])
    #expect(difference.found.map(\.text) == ["words so\n", "and a longer", " line that m"])
    #expect(found.sides[0].rowsHash != found.sides[1].rowsHash)
  }

  @Test func `a row too many is a difference`() {
    let planted = LayoutContestant(name: "longer", typesetterName: "windowed") { text, options in
      TK2Layout(
        text: TextStorage(text.string + "\nmore"), options: options,
        typesetter: WindowedTypesetter())
    }
    let found = comparer([.tk1(), planted]).compare(TextStorage("one\ntwo\n"))
    #expect(found.differences.map(\.row) == [2])
    #expect(found.sides.map(\.rows) == [3, 4])
  }

  @Test func `what the sides lay out to answer is told apart`() throws {
    let text = TextStorage(String(repeating: "some words in a line\n", count: 2_000))
    let found = comparer().compare(
      text, edits: [EditSet(Edit(range: 3..<3, text: "x"))])
    func work(_ side: Int, _ question: LayoutQuestion) throws -> LayoutComparison.Answer {
      try #require(found.sides[side].answers.first { $0.question == question })
    }
    #expect(try work(0, .lastScreen).work.bytesTypeset == text.count.value)
    #expect(try work(1, .lastScreen).work.bytesTypeset < 500)
    #expect(try work(0, .height).isExact == true)
    #expect(try work(0, .height).value == 2_001)
    #expect(try work(1, .allRows).value == 2_001)
    #expect(try work(0, .firstScreen).work.nanoseconds == 1_000)
    #expect(found.edits[0].sides[0].shifted > 1_900)
    #expect(found.edits[0].sides[1].shifted == 0)
  }

  @Test func `a comparison goes through JSON unchanged`() throws {
    let text = TextStorage("some words\n漢字 and \u{FFFD}\n")
    let found = comparer([.tk1(), .tk2(), .naive]).compare(
      text, edits: [EditSet(Edit(range: 0..<4, text: "many"))])
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(LayoutComparison.self, from: data) == found)
  }
}
