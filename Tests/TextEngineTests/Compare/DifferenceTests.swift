import TestSupport
import Testing
import TextEngine

/// Finding, making small and listing what layouts do.
@Suite struct DifferenceTests {
  private let options = TypesetOptions(width: 12)
  private var planted: [LayoutContestant] { [.tk1(), .planted] }

  @Test func `the engines never differ, so nothing can be made small`() {
    for seed in Seeds.upTo(20) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let shrinker = DifferenceShrinker(options: options, contestants: [.tk1(), .tk2(), .naive])
      #expect(shrinker.shrink(LayoutCase(text: text)) == nil, "seed \(seed)")
      let search = DifferenceSearch(options: options, sides: (.tk1(), .tk2()))
      guard case .none(let rows) = search.find(in: text, from: nil) else {
        Issue.record("seed \(seed): differs")
        continue
      }
      #expect(rows == plainRows(of: text, options: options).count)
    }
  }

  @Test func `a difference is cut down to what it takes`() throws {
    for seed in Seeds.upTo(10) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage.random(using: &random)
      text.apply(EditSet(Edit(range: 0..<0, text: "a few words that surely wrap here\n")))
      let shrinker = DifferenceShrinker(options: options, contestants: planted)
      let small = try #require(shrinker.shrink(LayoutCase(text: text)), "seed \(seed)")
      #expect(shrinker.differs(small))
      // A space that hangs at the end of a row, a letter after it, and a row before it.
      #expect(small.text.count.value <= 26, "seed \(seed): \(small.text.string)")
      #expect(small.edits.isEmpty)
    }
  }

  @Test func `edits that do not matter are dropped, those that matter stay and move along`() throws
  {
    let text = TextStorage(String(repeating: "word\n", count: 30))
    let edits = [
      EditSet(Edit(range: 0..<5, text: "")), EditSet(Edit(range: 70..<70, text: "and more words ")),
      EditSet(Edit(range: 10..<10, text: "x")),
    ]
    let shrinker = DifferenceShrinker(options: options, contestants: planted)
    let small = try #require(shrinker.shrink(LayoutCase(text: text, edits: edits)))
    #expect(small.edits.count == 1)
    #expect(small.text.count.value < 12, "\(small.text.string)")
    #expect(shrinker.differs(small))
    #expect(!shrinker.differs(LayoutCase(text: small.text)))
  }

  @Test func `what comes out of random texts and edits still differs`() {
    var shrunk = 0
    for seed in Seeds.upTo(25) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      var later = text
      let edits = (0..<4).map { _ in
        let set = later.randomEdits(upTo: 2, using: &random)
        later.apply(set)
        return set
      }
      var shrinker = DifferenceShrinker(options: options, contestants: planted)
      shrinker.attempts = 500
      let large = LayoutCase(text: text, edits: edits)
      guard let small = shrinker.shrink(large) else {
        #expect(!shrinker.differs(large), "seed \(seed)")
        continue
      }
      shrunk += 1
      #expect(shrinker.differs(small), "seed \(seed)")
      #expect(small.text.count <= text.count, "seed \(seed)")
      #expect(small.edits.count <= 4)
    }
    #expect(shrunk > 0)
  }

  @Test func `differences are found one after the other, forwards and back`() {
    let line = "four\n"
    let wraps = "some words here\n"
    let text = TextStorage(line + wraps + line + line + wraps + line)
    let search = DifferenceSearch(options: options, sides: (.tk1(), .planted))
    var places: [Int] = []
    var from: ByteCount?
    while case .difference(let place) = search.find(in: text, from: from) {
      places.append(place.value)
      from = place
    }
    #expect(places == [5, 31])
    #expect(search.find(in: text, from: nil, backwards: true) == .difference(at: 31))
    #expect(search.find(in: text, from: 31, backwards: true) == .difference(at: 5))
    #expect(search.find(in: text, from: 5, backwards: true) == .none(rows: 3))
    #expect(search.find(in: text, from: nil, isStopped: { true }) == .stopped)
  }

  @Test(arguments: [LayoutContestant.tk1(), .tk2()].map(\.name))
  func `a listing says why each row ends`(engine: String) {
    let contestant = engine == "TK1" ? LayoutContestant.tk1() : .tk2()
    let text = TextStorage("some words that wrap\nabcdefghijklmnop\n\nนี่นี่นี่นี่นี่นี่นี่นี่นี่นี่นี่นี่นี่นี่\nend")
    let listing = LayoutListing(
      contestant.make(text, options), from: 0, count: 100, typesetter: WindowedTypesetter())
    #expect(listing.engine == engine)
    #expect(listing.elements.count == 5)
    let rows = listing.elements.map(\.rows)
    #expect(rows[0].map(\.ending) == [.wrap, .line])
    #expect(rows[0].map(\.cells) == [11, 9])
    #expect(rows[1].map(\.ending) == [.forced, .line])
    #expect(rows[2].map(\.ending) == [.line])
    #expect(rows[3].first?.ending == .dictionary)
    #expect(rows[4].map(\.ending) == [.text])
    #expect(rows.flatMap { $0 }.map(\.text).joined() == text.string)
  }

  @Test func `a listing names the cut of a very long paragraph`() {
    let options = TypesetOptions(width: 12, elementLimit: 64)
    let text = TextStorage(String(repeating: "word ", count: 40))
    let layout = LayoutContestant.tk2().make(text, options)
    let listing = LayoutListing(layout, from: 70, count: 100, typesetter: WindowedTypesetter())
    #expect(listing.elements.count > 1)
    #expect(listing.elements[0].rows.last?.ending == .cut)
    #expect(listing.elements[0].start > 0)
  }
}
