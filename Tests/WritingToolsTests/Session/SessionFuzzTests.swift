import Documents
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

/// Random sessions against a model that keeps the document as a list of marked letters.
@Suite struct SessionFuzzTests {
  /// Each byte of the document with what it belongs to. Suggestions are found again by the identity
  /// of their bytes, never by arithmetic on offsets.
  struct Model {
    struct Letter: Equatable {
      var byte: UInt8
      var identity: Int
    }
    struct Change {
      var id: Int
      /// The identities of the letters that it replaces, in order.
      var letters: [Int]
      var replacement: [UInt8]
      var decision: Suggestion.Decision = .undecided
    }
    var letters: [Letter]
    var changes: [Change]
    var history: [[Int: Suggestion.Decision]] = []
    var next: Int

    init(_ text: [UInt8], _ edits: [ProposedEdit]) {
      letters = text.enumerated().map { Letter(byte: $1, identity: $0) }
      changes = edits.enumerated().map { id, edit in
        Change(id: id, letters: Array(edit.range), replacement: Array(edit.replacement.utf8))
      }
      next = text.count
    }

    mutating func edit(_ range: Range<Int>, _ bytes: [UInt8]) {
      let removed = Set(letters[range].map(\.identity))
      changes.removeAll { change in
        if change.letters.contains(where: removed.contains) { return true }
        // Text put between two of its letters drops a change too.
        guard range.isEmpty, let first = change.letters.first, let last = change.letters.last,
          let start = letters.firstIndex(where: { $0.identity == first }),
          let end = letters.firstIndex(where: { $0.identity == last })
        else { return false }
        return start < range.lowerBound && range.lowerBound <= end
      }
      let new = bytes.map { byte in
        next += 1
        return Letter(byte: byte, identity: next)
      }
      letters.replaceSubrange(range, with: new)
    }

    var text: [UInt8] { letters.map(\.byte) }

    /// The document with the accepted changes carried out.
    var accepted: [UInt8] {
      var result: [UInt8] = []
      var index = 0
      while index < letters.count {
        let change = changes.first {
          $0.decision == .accepted && $0.letters.first == letters[index].identity
        }
        if let change {
          result += change.replacement
          index += change.letters.count
        } else {
          result.append(letters[index].byte)
          index += 1
        }
      }
      return result
    }

    mutating func decide(_ ids: [Int], _ decision: Suggestion.Decision) {
      history.append(Dictionary(uniqueKeysWithValues: changes.map { ($0.id, $0.decision) }))
      for index in changes.indices where ids.contains(changes[index].id) {
        changes[index].decision = decision
      }
    }

    mutating func undo() {
      guard let before = history.popLast() else { return }
      for index in changes.indices { changes[index].decision = before[changes[index].id]! }
    }
  }

  private func words(_ count: Int, _ random: inout SeededRandom) -> String {
    let all = ["mist", "over", "Leeds", "漢字", "naïve", "👩‍🚀", "the", "and", "sea,", "ebb."]
    return (0..<count).map { _ in all.randomElement(using: &random)! }.joined(separator: " ")
  }

  /// Edits of whole words, apart by at least a space.
  private func edits(of text: String, _ random: inout SeededRandom) -> [ProposedEdit] {
    var edits: [ProposedEdit] = []
    for unit in WordUnit.units(of: text) where Int.random(in: 0..<4, using: &random) == 0 {
      guard (edits.last?.range.upperBound ?? -1) < unit.range.lowerBound else { continue }
      let replacement = ["", "fog", "and\nso", "é"].randomElement(using: &random)!
      guard replacement != unit.content else { continue }
      edits.append(
        ProposedEdit(range: unit.range, replacement: replacement, rule: "r", explanation: ""))
    }
    return edits
  }

  @Test func `a session agrees with a model that counts letters`() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let draft = words(40, &random)
      var text = TextStorage(draft)
      let answer = edits(of: draft, &random)
      var session = ToolSession(
        tool: .proofread, scope: ToolScope(extent: .document, range: 0..<text.count), text: text,
        lineEnding: [0x0A], gate: Gate(format: .markdown), behaviour: .complete)
      session.receive(ToolAnswer(content: .edits(answer), provider: "test"))
      var model = Model(Array(draft.utf8), answer)
      guard session.phase == .reviewing else {
        #expect(answer.isEmpty, "seed \(seed): \(session.phase)")
        continue
      }
      for _ in 0..<30 {
        step(&session, &model, &text, &random)
        check(session, model, text, seed)
      }
    }
  }

  private func step(
    _ session: inout ToolSession, _ model: inout Model, _ text: inout TextStorage,
    _ random: inout SeededRandom
  ) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let bytes = model.text
      func boundary() -> Int {
        var at = Int.random(in: 0...bytes.count, using: &random)
        while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at -= 1 }
        return at
      }
      let (a, b) = (boundary(), boundary())
      let range = abs(a - b) > 12 ? a..<a : min(a, b)..<max(a, b)
      let new = Array(["", "x", "y z", "é\n"].randomElement(using: &random)!.utf8)
      let edit = EditSet(
        Edit(
          range: ByteCount(range.lowerBound)..<ByteCount(range.upperBound),
          text: TextSlice(bytes: new)))
      text.apply(edit)
      session.follow(edit)
      model.edit(range, new)
    case 3, 4:
      guard session.phase == .reviewing, let id = session.focused else { return }
      let accept = Bool.random(using: &random)
      session.decideFocused(accept: accept)
      model.decide([id], accept ? .accepted : .rejected)
    case 5:
      #expect(session.undoDecision() == !model.history.isEmpty)
      model.undo()
    case 6: session.focusNext()
    case 7: session.focusPrevious()
    case 8: session.showsOriginal.toggle()
    default:
      guard session.phase == .reviewing, Int.random(in: 0..<6, using: &random) == 0 else { return }
      let open = model.changes.filter { $0.decision == .undecided }.map(\.id)
      if Bool.random(using: &random) {
        session.acceptAll()
        if !open.isEmpty { model.decide(open, .accepted) }
      } else {
        session.rejectRest()
        if !open.isEmpty { model.decide(open, .rejected) }
      }
    }
  }

  private func check(
    _ session: ToolSession, _ model: Model, _ text: TextStorage, _ seed: UInt64
  ) {
    #expect(text.bytes(in: 0..<text.count) == model.text, "seed \(seed)")
    #expect(session.suggestions.map(\.id) == model.changes.map(\.id), "seed \(seed)")
    #expect(session.suggestions.map(\.decision) == model.changes.map(\.decision), "seed \(seed)")
    for suggestion in session.suggestions {
      #expect(text.string(in: suggestion.range) == suggestion.original, "seed \(seed)")
    }
    guard case .allowed(let pass) = session.outcome(in: text) else {
      Issue.record("refused, seed \(seed)")
      return
    }
    var copy = text
    copy.apply(pass)
    #expect(copy.bytes(in: 0..<copy.count) == model.accepted, "seed \(seed)")
    copy.apply(pass.edits.inverse(in: text))
    #expect(copy.bytes(in: 0..<copy.count) == model.text, "seed \(seed)")
  }
}
