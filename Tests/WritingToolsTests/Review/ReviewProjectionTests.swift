import Documents
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

@Suite struct ReviewProjectionTests {
  private func session(_ text: TextStorage, _ edits: [ProposedEdit]) -> ToolSession {
    var session = ToolSession(
      tool: .proofread, scope: ToolScope(extent: .document, range: 0..<text.count), text: text,
      lineEnding: [0x0A], gate: Gate(format: .markdown), behaviour: .complete)
    session.receive(ToolAnswer(content: .edits(edits), provider: "test"))
    return session
  }

  private func edit(_ range: Range<Int>, _ text: String) -> ProposedEdit {
    ProposedEdit(range: range, replacement: text, rule: "", explanation: "")
  }

  @Test func `marks show what would change and what was decided`() {
    let text = TextStorage("held in order to make the the cut")
    var session = session(text, [edit(5..<16, "to"), edit(22..<26, ""), edit(33..<33, "!")])
    #expect(
      ReviewProjection(session: session, text: text).text.string
        == "held [-in order to-]{+to+} make [-the -]the cut{+!+}")
    session.decideFocused(accept: true)
    session.decideFocused(accept: false)
    #expect(
      ReviewProjection(session: session, text: text).text.string
        == "held {+✓to+} make the the cut{+!+}")
    session.showsOriginal = true
    #expect(ReviewProjection(session: session, text: text).text.string == text.string)
  }

  @Test func `positions come back, and taking the marks off gives both texts`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let words = (0..<20).map { _ in ["fog", "ebb", "漢字", "é"].randomElement(using: &random)! }
      let draft = words.joined(separator: " ")
      let text = TextStorage(draft)
      var edits: [ProposedEdit] = []
      for unit in WordUnit.units(of: draft) where Int.random(in: 0..<3, using: &random) == 0 {
        let range =
          Bool.random(using: &random) ? unit.range : unit.range.lowerBound..<unit.range.lowerBound
        let new = ["", "sea", "dew\nfall"].randomElement(using: &random)!
        if range.isEmpty, new.isEmpty { continue }
        edits.append(edit(range, new))
      }
      var session = session(text, edits)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        session.decideFocused(accept: Bool.random(using: &random))
      }
      check(session, text, within: nil, seed, &random)
      let start = Int.random(in: 0...text.count.value, using: &random)
      let end = Int.random(in: start...text.count.value, using: &random)
      check(session, text, within: ByteCount(start)..<ByteCount(end), seed, &random)
    }
  }

  private func check(
    _ session: ToolSession, _ text: TextStorage, within: Range<ByteCount>?, _ seed: UInt64,
    _ random: inout SeededRandom
  ) {
    let projection = ReviewProjection(session: session, text: text, within: within)
    let shown = within ?? 0..<text.count
    let hidden = session.suggestions.filter { $0.decision == .accepted }.map(\.range)
    var last: ByteCount = 0
    for offset in shown.lowerBound.value...shown.upperBound.value {
      let position = ByteCount(offset)
      let projected = projection.projected(position)
      #expect(projected >= last && projected <= projection.text.count, "seed \(seed)")
      last = projected
      let isHidden = hidden.contains { $0.lowerBound < position && position < $0.upperBound }
      if !isHidden { #expect(projection.original(projected) == position, "seed \(seed)") }
    }
    for offset in 0...projection.text.count.value {
      let original = projection.original(ByteCount(offset))
      #expect(shown.lowerBound <= original && original <= shown.upperBound, "seed \(seed)")
    }
    // Runs taken off one way give the original (accepted: the new), the other way all of the new.
    func without(_ roles: Set<ReviewProjection.Role>) -> String {
      var copy = projection.text
      copy.apply(
        EditSet(
          projection.runs.filter { roles.contains($0.role) }.map { Edit(range: $0.range, text: "") }
        ))
      return copy.string
    }
    guard within == nil else { return }
    #expect(without([.mark, .insertion]) == session.textForSaving(text).string, "seed \(seed)")
    var all = session
    all.acceptAll()
    #expect(without([.mark, .deletion]) == all.textForSaving(text).string, "seed \(seed)")
  }

  @Test func `typing in the picture is typing in the document`() {
    let text = TextStorage("one two three")
    let session = session(text, [edit(4..<7, "2")])
    let projection = ReviewProjection(session: session, text: text)
    #expect(projection.text.string == "one [-two-]{+2+} three")
    let typed = EditSet(Edit(range: 17..<17, text: "x"))
    #expect(projection.documentEdits(for: typed) == EditSet(Edit(range: 8..<8, text: "x")))
    let inOld = EditSet(Edit(range: 7..<8, text: "w"))
    #expect(projection.documentEdits(for: inOld) == EditSet(Edit(range: 5..<6, text: "w")))
    #expect(projection.documentEdits(for: EditSet(Edit(range: 13..<14, text: "9"))) == nil)
    #expect(projection.documentEdits(for: EditSet(Edit(range: 2..<8, text: ""))) == nil)
  }
}
