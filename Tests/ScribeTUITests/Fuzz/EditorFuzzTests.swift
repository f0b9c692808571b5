import Foundation
import ScribeTUI
import TestSupport
import Testing
import TextEngine
import WritingTools

/// Random writers at two editors at once, one on each layout engine.
@MainActor struct EditorFuzzTests {
  /// `SCRIBE_LONG=1` runs for minutes; `SCRIBE_SEED` runs one seed.
  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SCRIBE_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    return Array(0..<(environment["SCRIBE_LONG"] == "1" ? 2000 : 12))
  }()

  @Test func `both engines stay whole and alike whatever is done`() {
    for seed in Self.seeds { run(seed: seed, steps: 150) }
  }

  private func run(seed: UInt64, steps: Int) {
    var plan = FuzzPlan(seed: seed)
    let path = seed % 3 == 0 ? "draft.txt" : "draft.md"
    let behaviour: ToolSession.Behaviour = seed % 2 == 0 ? .complete : .limited
    var draft = NastyText.bytes(upTo: 60, using: &plan.random)
    if seed % 4 < 2 {
      draft = Array("The mist lay over Leeds, and the sea was calm.\n\nMilk, eggs, 漢字.\r\n".utf8)
    }
    let desks = EngineKind.allCases.map {
      FuzzDesk(draft, engine: $0, behaviour: behaviour, path: path)
    }
    for number in 0..<steps {
      let step = plan.step(
        in: desks[0].state, asked: desks[0].asked.map(\.request), saves: desks[0].saves.count)
      let before = desks[0].state.document
      let isRejecting =
        [.review, .refused].contains(desks[0].state.context)
        && before.session?.session.accepted == 0
      for desk in desks { desk.take(step) }
      let context = "seed \(seed), step \(number): \(step)"
      if ProcessInfo.processInfo.environment["SCRIBE_SEED"] != nil { print(context) }
      guard desks.allSatisfy(\.isOpen) else {
        #expect(desks.allSatisfy { !$0.isOpen }, "\(context)")
        return
      }
      if isRejecting, case .event(.key(.character("N"))) = step {
        #expect(desks[0].state.document.bytes == before.bytes, "N: \(context)")
      }
      for desk in desks { desk.check(context) }
      guard isAlike(desks[0], desks[1], context) else { return }
    }
    for desk in desks { desk.checkUndo("seed \(seed)") }
  }

  private func isAlike(_ one: FuzzDesk, _ other: FuzzDesk, _ context: String) -> Bool {
    let (a, b) = (one.state, other.state)
    let isSame =
      a.documents.map(\.bytes) == b.documents.map(\.bytes)
      && a.documents.map(\.selection) == b.documents.map(\.selection)
      && a.current == b.current && a.context == b.context
      && one.asked.map(\.request) == other.asked.map(\.request)
    #expect(isSame, "\(context)")
    guard isSame else { return false }
    // These name the engine, or have one engine's side first.
    guard a.context != .compare, a.message?.text.contains("TK") != true else { return true }
    if case .help(_, .compare) = a.mode { return true }
    let screens = [one, other].map { desk in
      desk.editor.frame.lines.map {
        $0.replacingOccurrences(of: "TK1", with: "TK2")
      }
    }
    #expect(screens[0] == screens[1], "\(context)")
    #expect(one.editor.frame.cursor == other.editor.frame.cursor, "\(context)")
    return screens[0] == screens[1]
  }
}
