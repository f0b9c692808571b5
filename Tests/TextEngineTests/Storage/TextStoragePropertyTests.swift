import TestSupport
import Testing

@testable import TextEngine

@Suite struct TextStoragePropertyTests {
  @Test(arguments: [NodeShape.tiny, NodeShape.wide], [Newline.lf, Newline.cr])
  func `any walk of edits, undo and redo agrees with an array of bytes`(
    shape: NodeShape, newline: Newline
  ) {
    for seed in Seeds.upTo(150) {
      var random = SeededRandom(seed: seed)
      let start = NastyText.bytes(upTo: 40, using: &random)
      var text = TextStorage(bytes: start, newline: newline, shape: shape)
      var model = TextModel(bytes: start, newline: newline.byte)
      var undo: [EditSet] = []
      var redo: [EditSet] = []
      var snapshots: [(TextStorage, [UInt8])] = []
      for step in 0..<Int.random(in: 1...30, using: &random) {
        let comment: Comment = "seed \(seed), step \(step)"
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where !undo.isEmpty:
          let edits = undo.removeLast()
          redo.append(edits.inverse(in: text))
          model.apply(edits)
          text.apply(edits)
        case 1 where !redo.isEmpty:
          let edits = redo.removeLast()
          undo.append(edits.inverse(in: text))
          model.apply(edits)
          text.apply(edits)
        case 2:
          snapshots.append((text, model.bytes))
        case 3 where !snapshots.isEmpty:
          snapshots.remove(at: Int.random(in: 0..<snapshots.count, using: &random))
        case 4:
          // A paste of what was taken out elsewhere, perhaps from an old snapshot.
          let source = snapshots.randomElement(using: &random)?.0 ?? text
          let low = Int.random(in: 0...source.count.value, using: &random)
          let high = Int.random(in: low...source.count.value, using: &random)
          let at = ByteCount(Int.random(in: 0...text.count.value, using: &random))
          let edits = EditSet(
            Edit(range: at..<at, text: source.slice(ByteCount(low)..<ByteCount(high))))
          undo.append(edits.inverse(in: text))
          redo = []
          model.apply(edits)
          text.apply(edits)
        default:
          let edits = EditSet.random(count: text.count.value, using: &random)
          undo.append(edits.inverse(in: text))
          redo = []
          model.apply(edits)
          text.apply(edits)
        }
        text.checkInvariants()
        #expect(isSame(text.bytes(in: 0..<text.count), model.bytes), comment)
      }
      model.check(text, "seed \(seed)")
      for (snapshot, bytes) in snapshots {
        snapshot.checkInvariants()
        #expect(isSame(snapshot.bytes(in: 0..<snapshot.count), bytes), "seed \(seed)")
      }
      while let edits = undo.popLast() { text.apply(edits) }
      text.checkInvariants()
      #expect(isSame(text.bytes(in: 0..<text.count), start), "seed \(seed)")
      #expect(text.state.spans.tree.count <= 1, "seed \(seed): undo restores the old shape")
    }
  }

  @Test func `undoing edits gives back the text, and redoing them the edited one`() {
    for seed in Seeds.upTo(500) {
      var random = SeededRandom(seed: seed)
      let bytes = NastyText.bytes(upTo: 30, using: &random)
      let text = TextStorage(bytes: bytes, shape: .tiny)
      let edits = EditSet.random(count: bytes.count, using: &random)
      let inverse = edits.inverse(in: text)
      var edited = text
      edited.apply(edits)
      var back = edited
      back.apply(inverse)
      #expect(isSame(back.bytes(in: 0..<back.count), bytes), "seed \(seed)")
      var again = back
      again.apply(inverse.inverse(in: edited))
      #expect(again.string == edited.string, "seed \(seed)")
    }
  }

  @Test func `two sets of edits in turn do what their composition does at once`() {
    for seed in Seeds.upTo(2000) {
      var random = SeededRandom(seed: seed)
      let bytes = NastyText.bytes(upTo: 20, using: &random)
      let text = TextStorage(bytes: bytes, shape: .tiny)
      let first = EditSet.random(count: bytes.count, using: &random)
      var inTurn = text
      inTurn.apply(first)
      let second = EditSet.random(count: inTurn.count.value, using: &random)
      inTurn.apply(second)
      var atOnce = text
      atOnce.apply(first.then(second))
      #expect(
        atOnce.bytes(in: 0..<atOnce.count) == inTurn.bytes(in: 0..<inTurn.count), "seed \(seed)")
    }
  }
}
