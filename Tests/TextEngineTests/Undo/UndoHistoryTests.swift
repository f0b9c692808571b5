import TestSupport
import Testing

@testable import TextEngine

/// A text with a caret and a history, and a clock turned by hand.
struct Draft {
  var text = TextStorage()
  var history = UndoHistory()
  var caret: ByteCount = 0
  var now: Duration = .zero

  init(_ string: String = "") {
    text = TextStorage(string)
    caret = text.count
  }

  var string: String { text.string }

  mutating func change(_ edits: EditSet, kind: UndoHistory.Kind, graphemes: Int = 1) {
    let before = [Selection(caret: caret)]
    caret = edits.moving(caret, bias: .after)
    history.apply(
      edits, to: &text, kind: kind, at: now, graphemes: graphemes, selectionsBefore: before,
      selectionsAfter: [Selection(caret: caret)])
  }

  mutating func type(_ string: String, pause: Duration = .milliseconds(100)) {
    for character in string {
      now += pause
      change(EditSet(Edit(range: caret..<caret, text: String(character))), kind: .typing)
    }
  }

  mutating func deleteBackward(_ times: Int = 1) {
    for _ in 0..<times {
      now += .milliseconds(100)
      change(
        EditSet(Edit(range: (caret - 1)..<caret, text: "")), kind: .deletingBackward)
    }
  }

  mutating func deleteForward(_ times: Int = 1) {
    for _ in 0..<times {
      now += .milliseconds(100)
      change(EditSet(Edit(range: caret..<(caret + 1), text: "")), kind: .deletingForward)
    }
  }

  mutating func move(to position: ByteCount) {
    caret = position
    history.endGroup()
  }

  @discardableResult
  mutating func undo() -> String? {
    guard let step = history.undo(in: &text) else { return nil }
    caret = step.selections[0].head
    return string
  }

  @discardableResult
  mutating func redo() -> String? {
    guard let step = history.redo(in: &text) else { return nil }
    caret = step.selections[0].head
    return string
  }
}

@Suite struct UndoHistoryTests {
  @Test func `a word is one group, and the space after it starts the next`() {
    var draft = Draft()
    draft.type("one two  three")
    #expect(draft.undo() == "one two")
    #expect(draft.undo() == "one")
    #expect(draft.undo() == "")
    #expect(draft.undo() == nil)
    #expect(draft.redo() == "one")
    #expect(draft.redo() == "one two")
    #expect(draft.redo() == "one two  three")
    #expect(draft.redo() == nil)
    #expect(draft.caret == 14)
  }

  @Test func `a pause, a moved caret, a line end or a save ends a group`() {
    var draft = Draft()
    draft.type("ab")
    draft.now += .seconds(2)
    draft.type("cd")
    draft.move(to: 4)
    draft.type("ef")
    draft.type("\n")
    draft.type("gh")
    draft.history.markSaved()
    draft.type("ij")
    #expect(draft.undo() == "abcdef\ngh")
    #expect(draft.undo() == "abcdef\n")
    #expect(draft.undo() == "abcdef")
    #expect(draft.undo() == "abcd")
    #expect(draft.undo() == "ab")
    #expect(draft.undo() == "")
  }

  @Test func `a selection that was changed without notice ends a group`() {
    var draft = Draft()
    draft.type("ab")
    draft.caret = 0
    draft.type("c")
    #expect(draft.undo() == "ab")
  }

  @Test func `typing without a pause is cut after two hundred characters`() {
    var draft = Draft()
    draft.type(String(repeating: "x", count: 450))
    #expect(draft.undo()?.count == 400)
    #expect(draft.undo()?.count == 200)
    #expect(draft.undo() == "")
  }

  @Test func `deleting backward and deleting forward are groups apart`() {
    var draft = Draft("one two three")
    draft.move(to: 7)
    draft.deleteBackward(3)
    draft.deleteForward(2)
    draft.type("x")
    #expect(draft.string == "one xhree")
    #expect(draft.undo() == "one hree")
    #expect(draft.undo() == "one  three")
    #expect(draft.undo() == "one two three")
    #expect(draft.caret == 7)
  }

  @Test func `a paste is a group of its own`() {
    var draft = Draft()
    draft.type("a")
    draft.change(
      EditSet(Edit(range: 1..<1, text: "1\n2\n3\n")), kind: .other, graphemes: 6)
    draft.type("b")
    #expect(draft.undo() == "a1\n2\n3\n")
    #expect(draft.undo() == "a")
  }

  @Test func `a group takes in everything, and nothing joins it afterwards`() {
    var draft = Draft("text")
    draft.history.openGroup()
    draft.type("one ")
    draft.move(to: 0)
    draft.deleteForward(2)
    draft.type("two")
    draft.history.closeGroup()
    draft.type("x")
    #expect(draft.string == "twoxxtone ")
    #expect(draft.undo() == "twoxtone ")
    #expect(draft.undo() == "text")
    #expect(draft.caret == 4)
    #expect(draft.redo() == "twoxtone ")
    #expect(draft.caret == 3)
  }

  @Test func `several carets typing at once are one group`() {
    var text = TextStorage("a b c")
    var history = UndoHistory()
    var carets: [ByteCount] = [1, 3, 5]
    for letter in ["x", "y"] {
      let edits = EditSet(carets.map { Edit(range: $0..<$0, text: letter) })
      let before = carets.map { Selection(caret: $0) }
      carets = carets.map { edits.moving($0, bias: .after) }
      history.apply(
        edits, to: &text, kind: .typing, at: .zero, selectionsBefore: before,
        selectionsAfter: carets.map { Selection(caret: $0) })
    }
    #expect(text.string == "axy bxy cxy")
    let step = history.undo(in: &text)
    #expect(text.string == "a b c")
    #expect(step?.selections == [1, 3, 5].map { Selection(caret: $0) })
  }

  @Test func `the text is unmodified exactly where it was saved`() {
    var draft = Draft()
    #expect(!draft.history.isModified)
    draft.type("ab")
    #expect(draft.history.isModified)
    draft.history.markSaved()
    #expect(!draft.history.isModified)
    draft.type("c")
    #expect(draft.history.isModified)
    draft.undo()
    #expect(!draft.history.isModified)
    draft.undo()
    #expect(draft.history.isModified)
    draft.redo()
    #expect(!draft.history.isModified)
    draft.undo()
    draft.type("d")
    #expect(draft.history.isModified)
    draft.undo()
    #expect(draft.history.isModified, "the saved state is on the other branch")
  }

  @Test func `editing after undo keeps the other branch`() {
    var draft = Draft()
    draft.type("one")
    let first = draft.history.state
    draft.type(" two")
    let second = draft.history.state
    draft.undo()
    draft.type(" three")
    #expect(draft.history.parent(of: draft.history.state) == first)
    let (edits, selections) = draft.history.go(to: second)
    draft.text.apply(edits)
    #expect(draft.string == "one two")
    #expect(selections == [Selection(caret: 7)])
    #expect(draft.undo() == "one")
    #expect(draft.redo() == "one two", "redo follows the branch last used")
  }

  @Test func `undo puts marks back that an edit pushed together`() {
    var draft = Draft("one two three")
    let marks = [ByteCount(4), 5, 6, 7].map { draft.text.marks.insert(at: $0, bias: .before) }
    let anchored = draft.text.anchor(5..<6)
    draft.change(EditSet(Edit(range: 3..<8, text: "")), kind: .other)
    #expect(marks.allSatisfy { draft.text.marks.position(of: $0) == 3 })
    #expect(marks.allSatisfy { draft.text.marks.isCollapsed($0) })
    draft.undo()
    #expect(marks.map { draft.text.marks.position(of: $0) } == [4, 5, 6, 7])
    #expect(draft.text.range(of: anchored) == 5..<6)
    #expect(!marks.contains { draft.text.marks.isCollapsed($0) })
    draft.text.checkInvariants()
  }

  @Test func `undoing and redoing a long deletion copies no bytes`() {
    var draft = Draft(String(repeating: "line of text\n", count: 100_000))
    draft.change(EditSet(Edit(range: 5..<1_200_000, text: "")), kind: .other)
    let sources = draft.text.state.spans.sources.count
    for _ in 0..<10 {
      draft.undo()
      draft.redo()
    }
    #expect(draft.text.state.spans.sources.count == sources)
    draft.undo()
    #expect(draft.text.count == 1_300_000)
    draft.text.checkInvariants()
  }

  @Test func `any walk of undo and redo gives the states there were`() {
    for seed in Seeds.upTo(100) {
      var random = SeededRandom(seed: seed)
      var draft = Draft(String(decoding: NastyText.bytes(upTo: 20, using: &random), as: UTF8.self))
      draft.text = TextStorage(
        bytes: draft.text.bytes(in: 0..<draft.text.count), shape: .tiny)
      var known: [UndoHistory.StateID: [UInt8]] = [:]
      func note(_ draft: Draft) {
        let bytes = draft.text.bytes(in: 0..<draft.text.count)
        let state = draft.history.state
        #expect(known[state] == nil || known[state] == bytes, "seed \(seed)")
        known[state] = bytes
      }
      note(draft)
      for _ in 0..<40 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0...1: draft.undo()
        case 2: draft.redo()
        case 3:
          let state = draft.history.states.randomElement(using: &random)!
          draft.text.apply(draft.history.go(to: state).edits)
          #expect(draft.history.state == state)
        default:
          // As `.other`, so that a state once noted does not grow.
          let edits = EditSet.random(count: draft.text.count.value, using: &random)
          draft.caret = 0
          draft.change(edits, kind: .other)
        }
        note(draft)
        draft.text.checkInvariants()
      }
    }
  }
}
