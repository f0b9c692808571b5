import Documents
import ScribeTUI
import TestSupport
import Testing
import TextEngine
import WritingTools

/// Finds each `teh`, and says nothing else; counts what it was asked.
private final class TehProvider: Provider {
  let requests = LockedArray<ToolRequest>()
  var label: String { "teh" }
  func reach(_ tool: Tool) -> Reach { .can }
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    requests.append(request)
    var edits: [ProposedEdit] = []
    let bytes = Array(request.text.utf8)
    var at = 0
    while at + 3 <= bytes.count {
      if Array(bytes[at..<at + 3]) == Array("teh".utf8) {
        edits.append(
          ProposedEdit(
            range: at..<at + 3, replacement: "the", rule: "spelling", explanation: "no word",
            alternatives: ["ten"]))
      }
      at += 1
    }
    return ToolAnswer(content: .edits(edits), provider: "teh")
  }
}

/// Proofreading as the writer types.
@MainActor struct LiveCheckTests {
  private let provider = TehProvider()

  private func editor(_ marked: String, path: String = "draft.md", columns: Int = 60) -> TestEditor
  {
    let editor = TestEditor(marked, columns: columns, rows: 10, path: path)
    editor.editor.configure { $0.settings.checksAsYouType = true }
    return editor
  }

  /// Lets the writer pause until nothing near the screen is left to look at.
  @discardableResult
  private func pause(_ editor: TestEditor) async throws -> [LiveCheck] {
    var checks: [LiveCheck] = []
    while let check = editor.editor.liveCheck() {
      checks.append(check)
      let (findings, notices) = try await check.findings(from: provider)
      editor.take(.checked(check, .found(findings, notices: notices)))
      if checks.count > 20 { break }
    }
    return checks
  }

  private func underlined(_ editor: TestEditor) -> [String] {
    let frame = editor.editor.frame
    var words: [String] = []
    var wasMarked = false
    for cell in frame.cells {
      let isMarked = cell.marks.contains(.flaw)
      if isMarked, !wasMarked { words.append("") }
      if isMarked { words[words.count - 1].unicodeScalars.append(cell.base) }
      wasMarked = isMarked
    }
    return words
  }

  @Test func `what is found near the screen is underlined`() async throws {
    let editor = editor("‸See teh cat.\n\nAnd teh dog.\n")
    #expect(editor.editor.needsLiveCheck)
    #expect(underlined(editor) == [])
    try await pause(editor)
    #expect(underlined(editor) == ["teh", "teh"])
    #expect(!editor.editor.needsLiveCheck)
    #expect(editor.text == "See teh cat.\n\nAnd teh dog.\n")
  }

  @Test func `only the paragraph that was typed in is looked at again`() async throws {
    let editor = editor("One teh.\n\nTwo teh‸ two.\n\nThree.\n")
    try await pause(editor)
    editor.type("x")
    // Gone at once, and no other.
    #expect(underlined(editor) == ["teh"])
    let checks = try await pause(editor)
    #expect(checks.map(\.paragraphs.count) == [1])
    #expect(provider.requests.all.last?.text == "Two tehx two.")
  }

  @Test func `typing asks for nothing, whatever the size of the text`() {
    let text = String(repeating: "A line of teh text.\n\n", count: 20_000)
    let editor = editor("‸" + text)
    for _ in 0..<50 {
      editor.type("x")
      let asks = editor.effects.contains { if case .check = $0 { true } else { false } }
      #expect(!asks)
    }
  }

  @Test(arguments: ["A line of teh text.\n\n", "a text of one line "])
  func `no more than what is near the screen is looked at`(part: String) async throws {
    let editor = editor("‸" + String(repeating: part, count: 100_000))
    let checks = try await pause(editor)
    #expect(checks.reduce(0) { $0 + $1.size } <= 32_768)
    editor.press(Key(.pageDown), Key(.pageDown), Key(.pageDown))
    let more = try await pause(editor)
    #expect(more.reduce(0) { $0 + $1.size } <= 32_768)
  }

  @Test func `an answer about another text is dropped`() async throws {
    let editor = editor("‸See teh cat.\n")
    let check = try #require(editor.editor.liveCheck())
    editor.type("x")
    let (findings, _) = try await check.findings(from: provider)
    editor.take(.checked(check, .found(findings, notices: [])))
    #expect(underlined(editor) == [])
    #expect(editor.editor.needsLiveCheck)
    try await pause(editor)
    #expect(underlined(editor) == ["teh"])
  }

  @Test(arguments: ["code.swift", "page.html"])
  func `code is not looked at`(path: String) {
    let editor = editor("‸// teh code\n", path: path)
    #expect(!editor.editor.needsLiveCheck)
    #expect(editor.editor.liveCheck() == nil)
  }

  @Test func `code and quotations in a text are not looked at`() async throws {
    let editor = editor("‸Some `teh` code.\n\n> teh quotation\n\n```\nteh\n```\n\nIn teh text.\n")
    try await pause(editor)
    #expect(editor.editor.state.document.live?.findings.map(\.range.lowerBound.value) == [51])
  }

  @Test func `F8 and F7 go from one to the next and say why`() async throws {
    let editor = editor("‸See teh cat.\n\nAnd teh dog.\n")
    try await pause(editor)
    editor.press(Key(.function(8)))
    #expect(editor.marked == "See ‸teh cat.\n\nAnd teh dog.\n")
    #expect(editor.status.contains("“teh” → “the” (Alt-Y): no word"))
    editor.press(Key(.function(8)))
    #expect(editor.marked == "See teh cat.\n\nAnd ‸teh dog.\n")
    editor.press(Key(.function(8)))
    #expect(editor.status.contains("No finding from here to the end"))
    editor.press(Key(.function(7)))
    #expect(editor.marked == "See ‸teh cat.\n\nAnd teh dog.\n")
  }

  @Test func `F8 looks on through text that was never on the screen`() async throws {
    let far = String(repeating: "A plain line of words.\n\n", count: 8_000)
    let editor = editor("‸" + far + "At last teh end.\n")
    editor.press(Key(.function(8)))
    var steps = 0
    while case .check(let check)? = editor.effects.first(where: {
      if case .check = $0 { true } else { false }
    }) {
      #expect(check.size <= 65_536)
      let (findings, _) = try await check.findings(from: provider)
      editor.take(.checked(check, .found(findings, notices: [])))
      steps += 1
      guard steps < 100 else { break }
    }
    #expect(editor.editor.state.document.selection.head.value == far.utf8.count + 8)
    #expect(steps > 1)
  }

  @Test func `a key stops a search`() async throws {
    let editor = editor("‸" + String(repeating: "A plain line.\n\n", count: 8_000) + "teh\n")
    editor.press(Key(.function(8)))
    guard case .check(let check)? = editor.effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    editor.press(.right)
    editor.take(.checked(check, .found([], notices: [])))
    #expect(editor.editor.state.document.selection.head == 1)
    #expect(!editor.effects.contains { if case .check = $0 { true } else { false } })
  }

  @Test func `Alt-Y puts the best correction in, and one undo takes it back`() async throws {
    let editor = editor("‸See teh cat.\n")
    try await pause(editor)
    editor.press(Key(.function(8)), Key(.character("y"), .alt))
    #expect(editor.marked == "See the‸ cat.\n")
    editor.press(.control("z"))
    #expect(editor.text == "See teh cat.\n")
    editor.press(.home, Key(.character("y"), .alt))
    #expect(editor.status.contains("Nothing was found at the caret"))
  }

  @Test func `Alt-D offers other corrections and the writer's lists`() async throws {
    let editor = editor("‸See teh cat.\n")
    editor.editor.configure { $0.document.project = "/book" }
    try await pause(editor)
    editor.press(Key(.function(8)), Key(.character("d"), .alt))
    #expect(editor.screen.contains("1 “the”"), "\(editor.screen)")
    #expect(editor.screen.contains("2 “ten”"))
    #expect(editor.screen.contains("o leave it this once"))
    editor.press(.character("2"))
    #expect(editor.text == "See ten cat.\n")
  }

  @Test func `what is left alone once stays so until it is written anew`() async throws {
    let editor = editor("‸See teh cat and teh dog.\n")
    try await pause(editor)
    editor.press(Key(.function(8)), Key(.character("d"), .alt), .character("o"))
    #expect(underlined(editor) == ["teh"])
    editor.press(.end)
    editor.type(" Yes.")
    try await pause(editor)
    #expect(underlined(editor) == ["teh"])
  }

  @Test func `a word of a dictionary is underlined no more, here or in other documents`()
    async throws
  {
    let editor = editor("‸See teh cat.\n")
    try await pause(editor)
    editor.press(Key(.function(8)), Key(.character("d"), .alt), .character("a"))
    guard case .remember(let id, let path, let entry, let place)? = editor.effects.last else {
      Issue.record("nothing was remembered")
      return
    }
    #expect(path == "draft.md" && entry == .word("teh") && place == .personal)
    editor.take(.remembered(id, entry, place, .success("/home/words.txt")))
    #expect(underlined(editor) == [])
    #expect(editor.status.contains("/home/words.txt"))
    editor.press(.end)
    editor.type(" Again teh same.")
    try await pause(editor)
    #expect(underlined(editor) == [])
  }

  @Test func `the word that is being typed is not underlined yet`() async throws {
    let editor = editor("See ‸\n")
    editor.type("teh")
    try await pause(editor)
    #expect(underlined(editor) == [])
    editor.type(" ")
    try await pause(editor)
    #expect(underlined(editor) == ["teh"])
  }

  @Test func `rows with findings have a sign where lines may not be seen`() async throws {
    let editor = editor("‸See teh cat.\n\nAnd a dog.\n")
    editor.editor.configure { $0.settings.signsFindings = true }
    try await pause(editor)
    #expect(editor.lines.filter { $0.hasPrefix(" ~ ") }.count == 1)
  }

  @Test func `the palette turns it on and off`() async throws {
    let editor = TestEditor("‸See teh cat.\n", columns: 60)
    #expect(!editor.editor.needsLiveCheck)
    editor.perform(.toggleChecking)
    #expect(editor.editor.needsLiveCheck)
    try await pause(editor)
    #expect(underlined(editor) == ["teh"])
    editor.perform(.toggleChecking)
    #expect(underlined(editor) == [])
    #expect(!editor.editor.needsLiveCheck)
  }

  @Test func `no spelling is said once`() throws {
    let editor = editor("‸See teh cat.\n")
    for _ in 0..<2 {
      let check = try #require(editor.editor.liveCheck())
      editor.take(.checked(check, .failed("the worker is not there")))
      editor.press(.end)
      editor.type("x")
    }
    let check = try #require(editor.editor.liveCheck())
    editor.press(.end)
    editor.take(.checked(check, .failed("the worker is not there")))
    #expect(!editor.status.contains("worker"))
  }

  @Test func `findings follow their words whatever is typed`() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let editor = editor("‸" + String(repeating: "some teh words\n\n", count: 12))
      guard let check = editor.editor.liveCheck() else { continue }
      let text = editor.text
      var found: [LiveFinding] = []
      for paragraph in check.paragraphs {
        let start = paragraph.lowerBound + 5
        found.append(
          LiveFinding(
            range: start..<start + 3, original: "teh", replacements: ["the"], rule: "spelling",
            explanation: ""))
      }
      #expect(text.hasPrefix("some teh"))
      editor.take(.checked(check, .found(found, notices: [])))
      for _ in 0..<20 {
        let count = editor.editor.state.document.text.count.value
        let a = Int.random(in: 0...count, using: &random)
        let b = min(count, a + Int.random(in: 0...4, using: &random))
        editor.editor.configure {
          $0.document.selection = Selection(anchor: ByteCount(a), head: ByteCount(b))
        }
        if Int.random(in: 0..<5, using: &random) == 0 {
          editor.perform(.undo)
        } else {
          editor.perform(.insert(["x", "", "teh", "\n"].randomElement(using: &random)!))
        }
        for finding in editor.editor.state.document.live?.findings ?? [] {
          #expect(
            editor.editor.state.document.text.string(in: finding.range) == "teh", "seed \(seed)")
        }
      }
    }
  }
}
