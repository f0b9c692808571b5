import Documents
import Foundation
import ScribeTUI
import TestSupport
import Testing
import TextEngine
import WritingTools

/// Random sessions in the whole editor, against a model that knows letters by number.
@MainActor struct SessionEditorFuzzTests {
  /// `SCRIBE_LONG=1` runs for minutes; `SCRIBE_SEED` runs one seed.
  private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SCRIBE_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    return Array(0..<(environment["SCRIBE_LONG"] == "1" ? 3000 : 40))
  }()

  @Test(arguments: EngineKind.allCases)
  func `a session changes nothing but what was accepted`(engine: EngineKind) {
    for seed in Self.seeds {
      var run = SessionRun(seed: seed, engine: engine)
      for _ in 0..<120 {
        guard run.step() else { return }
      }
    }
  }
}

/// One editor, the model beside it, and what it has asked.
@MainActor private struct SessionRun {
  let editor: TestEditor
  var model: SessionModel
  var random: SeededRandom
  let name: String
  /// The request that waits for an answer, and those that are over.
  var waiting: (SessionID, ToolRequest)?
  var over: [SessionID] = []
  /// The letters at each state of the history.
  var states: [UndoHistory.StateID: [SessionModel.Letter]] = [:]
  var last = ""
  /// The run that was shown before this step.
  var shown: SessionID?

  init(seed: UInt64, engine: EngineKind) {
    random = SeededRandom(seed: seed)
    name = "\(engine.rawValue), seed \(seed)"
    let words = ["mist", "over", "Leeds", "漢字", "naïve", "👩‍🚀", "the", "and", "sea,", "ebb."]
    var text = ""
    for number in 0..<30 {
      text += words.randomElement(using: &random)! + (number % 11 == 10 ? "\n\n" : " ")
    }
    editor = TestEditor("‸" + text, columns: 80, rows: 24, engine: engine)
    if seed % 2 == 0 { editor.perform(.swapBehaviour) }
    model = SessionModel(Array(text.utf8))
    note()
  }

  private var document: EditorDocument { editor.editor.state.document }
  private var session: ToolSession? { document.session?.session }
  private var isReviewing: Bool { session?.phase == .reviewing }
  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func note() { states[document.history.state] = model.letters }

  /// Does one thing and looks at everything; false where something was wrong.
  mutating func step() -> Bool {
    editor.seconds += Double(number(0..<4))
    switch number(0..<20) {
    case 0, 1: begin()
    case 2, 3, 4: answer()
    case 5: answerLate()
    case 6, 7, 8, 9: type()
    case 10: undo()
    case 11: redo()
    case 12, 13: decide()
    case 14: press(.character(" "), "swap")
    case 15: save()
    case 16: parkOrResume()
    case 17:
      last = "engine"
      editor.perform(.swapEngine)
    case 18: againOrOther()
    default: end()
    }
    return check()
  }

  // MARK: Steps

  private mutating func begin() {
    last = "begin"
    guard document.session == nil else { return }
    let tools: [Tool] = [.proofread, .rewrite(.concise), .rewrite(.plain)]
    editor.perform(.runTool(tools.randomElement(using: &random)!))
    if let asked = editor.asked { waiting = asked }
  }

  private mutating func answer() {
    last = "answer"
    guard let (id, request) = waiting else { return }
    waiting = nil
    over.append(id)
    let result: Result<ToolAnswer, ProviderError> =
      switch number(0..<8) {
      case 0: .failure(.failed("no"))
      case 1: .success(ToolAnswer(content: .nothing("nothing"), provider: "fuzz"))
      default:
        .success(ToolAnswer(content: .edits(edits(of: request.text)), provider: "fuzz"))
      }
    editor.take(.answered(id, result))
    guard let session else {
      model.changes = []
      return
    }
    adopt(session)
  }

  /// An answer to a run that is over changes nothing.
  private mutating func answerLate() {
    last = "late"
    guard let id = over.randomElement(using: &random) else { return }
    let before = (document.bytes, session?.suggestions, document.session?.id)
    editor.take(
      .answered(
        id, .success(ToolAnswer(content: .edits(edits(of: "late mist over")), provider: "late"))))
    #expect(before.0 == document.bytes && before.1 == session?.suggestions, "late, \(name)")
    #expect(before.2 == document.session?.id, "late, \(name)")
  }

  private mutating func type() {
    let bytes = model.text
    let text = document.text
    func boundary(_ place: Int) -> Int {
      text.graphemeBoundary(atOrBefore: ByteCount(place)).value
    }
    let start = boundary(number(0..<bytes.count + 1))
    let end = number(0..<3) == 0 ? boundary(min(bytes.count, start + number(1..<9))) : start
    let range = min(start, end)..<max(start, end)
    let new = ["x", "y z", "é", "漢", ". "].randomElement(using: &random)!
    last = "type \(range) \(new)"
    editor.editor.configure {
      $0.document.selection = Selection(
        anchor: ByteCount(range.lowerBound), head: ByteCount(range.upperBound))
    }
    editor.perform(.insert(new))
    model.insert(Array(new.utf8), over: range)
    followChanges()
    note()
  }

  private mutating func undo() {
    last = "undo"
    if isReviewing, document.session?.hasFocus == true {
      editor.press(.control("z"))
      adoptDecisions()
      return
    }
    editor.perform(.undo)
    restore()
  }

  private mutating func redo() {
    last = "redo"
    editor.perform(.redo)
    restore()
  }

  private mutating func restore() {
    guard let letters = states[document.history.state] else {
      Issue.record("a state of the history that never was: \(name)")
      return
    }
    model.letters = letters
    followChanges()
  }

  private mutating func decide() {
    last = "decide"
    guard isReviewing, document.session?.hasFocus == true else { return }
    let accept = Bool.random(using: &random)
    guard let focused = session?.focused else { return }
    editor.press(.character(accept ? "y" : "n"))
    if let index = model.changes.firstIndex(where: { $0.id == focused }) {
      model.changes[index].decision = accept ? .accepted : .rejected
    }
  }

  private mutating func press(_ key: Key, _ what: String) {
    last = what
    guard isReviewing, document.session?.hasFocus == true else { return }
    editor.press(key)
  }

  private mutating func save() {
    last = "save"
    editor.perform(.save)
    for case .save(let id, let text, _, let path, _, _) in editor.effects {
      #expect(text.bytes(in: 0..<text.count) == model.accepted, "saved: \(name)")
      let identity = FileIdentity(device: 1, inode: 1, size: 1, modified: Int64(number(0..<99)))
      editor.take(
        .saved(document: id, path: path, text.revision, .success(identity), notes: []))
    }
    if case .question = editor.editor.state.mode { editor.press(.escape) }
  }

  private mutating func parkOrResume() {
    last = "park"
    guard isReviewing else { return }
    if document.session?.hasFocus == true {
      editor.press(.escape)
      #expect(document.session?.isParked == true, "\(name)")
    } else {
      editor.press(Key(.function(8)))
      #expect(document.session?.hasFocus == true, "\(name)")
    }
  }

  private mutating func againOrOther() {
    guard isReviewing, document.session?.hasFocus == true else { return }
    if document.session?.earlier != nil {
      last = "other"
      editor.press(.character("v"))
      if let session { adopt(session) }
    } else {
      last = "again"
      editor.press(.character("r"))
      if let asked = editor.asked {
        waiting = asked
        model.changes = []
      }
    }
  }

  private mutating func end() {
    guard let running = document.session else { return }
    if running.hasFocus == false, isReviewing { return }
    if waiting != nil {
      last = "stop"
      let hadEarlier = running.earlier != nil
      editor.press(.escape)
      if let (id, _) = waiting { over.append(id) }
      waiting = nil
      #expect((document.session != nil) == hadEarlier, "stop: \(name)")
      if let session { adopt(session) }
      return
    }
    guard isReviewing else { return }
    let before = document.bytes
    let takesAll = Bool.random(using: &random)
    last = takesAll ? "accept all" : "reject rest"
    for index in model.changes.indices where model.changes[index].decision == .undecided {
      model.changes[index].decision = takesAll ? .accepted : .rejected
    }
    let expected = model.accepted
    editor.press(.character(takesAll ? "A" : "N"))
    #expect(document.session == nil, "inactive after \(last): \(name)")
    #expect(document.bytes == expected, "\(last): \(name)")
    model.changes = []
    if document.bytes != before {
      // One undo takes it back whole.
      editor.perform(.undo)
      #expect(document.bytes == before, "undo of \(last): \(name)")
      editor.perform(.redo)
      #expect(document.bytes == expected, "redo of \(last): \(name)")
      model.letters = []
      model.insert(document.bytes, over: 0..<0)
      note()
    }
  }

  // MARK: The model

  private mutating func adopt(_ session: ToolSession) {
    model.begin(session.suggestions)
  }

  /// Takes the decisions over; which ones an undo takes back is the session's own affair.
  private mutating func adoptDecisions() {
    for suggestion in session?.suggestions ?? [] {
      guard let index = model.changes.firstIndex(where: { $0.id == suggestion.id }) else {
        continue
      }
      model.changes[index].decision = suggestion.decision
    }
  }

  /// Lets go of changes whose letters do not stand together any more. An undo that covers more than
  /// it changes may drop others too.
  private mutating func followChanges() {
    // Where nothing is left of one result, the other one is shown.
    if let session, document.session?.id != shown {
      adopt(session)
      return
    }
    let left = Set(session?.suggestions.map(\.id) ?? [])
    for change in model.changes where !model.isWhole(change) {
      #expect(!left.contains(change.id), "a change of text that is gone, \(last): \(name)")
    }
    if !last.hasPrefix("undo"), !last.hasPrefix("redo") {
      for change in model.changes where model.isWhole(change) {
        #expect(
          left.contains(change.id), "a change was dropped that no edit touched, \(last): \(name)")
      }
    }
    model.changes.removeAll { !left.contains($0.id) }
  }

  private mutating func edits(of text: String) -> [ProposedEdit] {
    var edits: [ProposedEdit] = []
    var start = 0
    for word in text.utf8.split(separator: 0x20, omittingEmptySubsequences: false) {
      if !word.isEmpty, number(0..<3) == 0, !word.contains(0x0A) {
        edits.append(
          ProposedEdit(
            range: start..<start + word.count,
            replacement: ["", "fog", "§", "two words"].randomElement(using: &random)!,
            rule: "rule", explanation: "because"))
      }
      start += word.count + 1
    }
    return edits
  }

  private mutating func check() -> Bool {
    shown = document.session?.id
    let isWhole = document.bytes == model.text
    #expect(isWhole, "the text, after \(last): \(name)")
    var isRight = isWhole
    for suggestion in session?.suggestions ?? [] {
      let stands =
        suggestion.range.upperBound <= document.text.count
        && document.text.string(in: suggestion.range) == suggestion.original
      #expect(stands, "a suggestion's place, after \(last): \(name)")
      isRight = isRight && stands
    }
    if waiting == nil, document.session != nil {
      #expect(
        session?.suggestions.map(\.decision) == model.changes.map(\.decision),
        "decisions after \(last): \(name)")
    }
    _ = editor.editor.frame
    return isRight
  }
}
