import TestSupport
import Testing

@testable import TextEngine

@Suite struct MarkTreeTests {
  @Test(arguments: [NodeShape.tiny, NodeShape.wide])
  func `marks stay where an array of positions says`(shape: NodeShape) {
    for seed in Seeds.upTo(200) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage(bytes: NastyText.bytes(upTo: 40, using: &random), shape: shape)
      var model: [(id: MarkTree.ID, position: ByteCount, bias: Bias)] = []
      for step in 0..<Int.random(in: 5...40, using: &random) {
        let comment: Comment = "seed \(seed), step \(step)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
          let at = ByteCount(Int.random(in: 0...text.count.value, using: &random))
          let bias: Bias = Bool.random(using: &random) ? .before : .after
          model.append((text.marks.insert(at: at, bias: bias), at, bias))
        case 3 where !model.isEmpty:
          let gone = model.remove(at: Int.random(in: 0..<model.count, using: &random))
          text.marks.remove(gone.id)
          #expect(text.marks.position(of: gone.id) == nil, comment)
        default:
          let edits = EditSet.random(count: text.count.value, using: &random)
          let summary = text.apply(edits)
          for at in model.indices {
            let old = model[at].position
            model[at].position = edits.moving(old, bias: model[at].bias)
            let inside = edits.edits.contains {
              $0.range.lowerBound < old && old < $0.range.upperBound
            }
            let id = model[at].id
            #expect(summary.collapsed.contains { $0.id == id } == inside, comment)
          }
        }
        text.checkInvariants()
        #expect(text.marks.count == model.count, comment)
        for mark in model {
          #expect(text.marks.position(of: mark.id) == mark.position, comment)
        }
        let low = Int.random(in: 0...text.count.value, using: &random)
        let high = Int.random(in: low...text.count.value, using: &random)
        let range = ByteCount(low)..<ByteCount(high)
        let found = text.marks.marks(in: range)
        let expected = model.filter { (range.lowerBound...range.upperBound).contains($0.position) }
        #expect(Set(found.map(\.id)) == Set(expected.map(\.id)), comment)
        #expect(found.map(\.position) == expected.map(\.position).sorted(), comment)
      }
    }
  }

  @Test func `marks at one place part at an insertion by their bias`() {
    var text = TextStorage("one two")
    let ids = [Bias.after, .before, .after, .before].map { text.marks.insert(at: 4, bias: $0) }
    text.apply(EditSet(Edit(range: 4..<4, text: "and ")))
    #expect(ids.map { text.marks.position(of: $0) } == [8, 4, 8, 4])
    text.checkInvariants()
  }

  @Test func `many marks at one place use up the labels and are still found`() {
    var text = TextStorage("ab")
    var ids = [text.marks.insert(at: 2, bias: .after)]
    for _ in 0..<200 { ids.append(text.marks.insert(at: 1, bias: .before)) }
    text.checkInvariants()
    #expect(ids.map { text.marks.position(of: $0)?.value } == [2] + Array(repeating: 1, count: 200))
  }

  @Test func `an anchored range leaves out what is typed at its rims`() {
    var text = TextStorage("one two three")
    let anchored = text.anchor(4..<7)
    text.apply(
      EditSet([Edit(range: 4..<4, text: "<"), Edit(range: 7..<7, text: ">")]))
    #expect(text.string == "one <two> three")
    #expect(text.range(of: anchored) == 5..<8)
    text.apply(EditSet(Edit(range: 6..<6, text: "w")))
    #expect(text.range(of: anchored).map { text.string(in: $0) } == "twwo")
    text.apply(EditSet(Edit(range: 0..<text.count, text: "")))
    #expect(text.range(of: anchored) == 0..<0)
    text.release(anchored)
    #expect(text.range(of: anchored) == nil)
    #expect(text.marks.count == 0)
  }

  @Test func `an empty anchored range stays empty`() {
    var text = TextStorage("ab")
    let anchored = text.anchor(1..<1)
    text.apply(EditSet(Edit(range: 1..<1, text: "xyz")))
    #expect(text.range(of: anchored)?.isEmpty == true)
  }

  @Test func `a copy keeps its marks while the text goes on`() {
    var text = TextStorage("one two")
    let mark = text.marks.insert(at: 4, bias: .before)
    let copy = text
    text.apply(EditSet(Edit(range: 0..<0, text: "zero ")))
    text.marks.remove(mark)
    #expect(copy.marks.position(of: mark) == 4)
    #expect(text.marks.position(of: mark) == nil)
  }
}
