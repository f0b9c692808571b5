import Documents
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

@Suite struct ToolScopeTests {
  private func text(of scope: ToolScope, in draft: Draft) -> String {
    draft.text.string(in: scope.range)
  }

  @Test(arguments: [
    ("One\ntwo‸\n\nthree\n", "One\ntwo\n"),
    ("# Head\nOne‸\ntwo\n", "One\ntwo\n"),
    ("- one\n- tw‸o\n  more\n- three\n", "- two\n  more\n"),
    ("> one\n> two‸\nthree\n", "> one\n> two\n"),
    ("One.\n\n‸\nTwo.\n", "\n"),
    ("‸One", "One"),
    ("One\r\ntwo‸\r\n\r\nthree\r\n", "One\r\ntwo\r\n"),
  ])
  func `a paragraph ends where a reader sees it end`(marked: String, expected: String) {
    let draft = Draft(marked)
    let scope = ToolScope(
      .paragraph, text: draft.text, selection: draft.selection, format: .markdown)
    #expect(text(of: scope, in: draft) == expected)
  }

  @Test func `a long line of a text file is a paragraph of its own`() {
    let long = String(repeating: "word ", count: 50)
    let draft = Draft(long + "‸\n" + long + "\n", .plainText)
    let scope = ToolScope(
      .paragraph, text: draft.text, selection: draft.selection, format: .plainText)
    #expect(text(of: scope, in: draft) == long + "\n")
  }

  @Test func `a section is a heading with what stands under it`() {
    let draft = Draft("# A\n\na\n\n## B\n\nb‸\n\n```\n# no\n```\n\n### C\n\nc\n\n## D\n\nd\n")
    let scope = ToolScope(
      .section, text: draft.text, selection: draft.selection, format: .markdown)
    #expect(text(of: scope, in: draft).hasPrefix("## B"))
    #expect(text(of: scope, in: draft).hasSuffix("### C\n\nc\n\n"))
  }

  @Test func `the first scope is the selection, the paragraph or the text`() {
    let draft = Draft("One ⟦two⟧ three.\n\nFour.\n")
    func initial(_ tool: Tool, _ draft: Draft) -> ToolScope {
      ToolScope.initial(
        for: tool, text: draft.text, selection: draft.selection, format: .markdown)
    }
    #expect(text(of: initial(.proofread, draft), in: draft) == "two")
    #expect(initial(.list, draft).phrase(in: draft.text) == "selection, 1 word")
    let caret = Draft("One two‸ three.\n\nFour.\n")
    #expect(initial(.proofread, caret).extent == .document)
    #expect(initial(.rewrite(.plain), caret).phrase(in: caret.text) == "paragraph, 3 words")
  }

  @Test func `scopes go round and leave out what is the same`() {
    let draft = Draft("# A\n\nOne ⟦two⟧ three.\nFour.\n\n# B\n\nFive.\n")
    var scope = ToolScope.initial(
      for: .list, text: draft.text, selection: draft.selection, format: .markdown)
    var extents: [ToolScope.Extent] = []
    var ranges: Set<Range<ByteCount>> = []
    repeat {
      extents.append(scope.extent)
      ranges.insert(scope.range)
      scope = scope.next(text: draft.text, selection: draft.selection, format: .markdown)
    } while scope.extent != .selection && extents.count < 9
    #expect(ranges.count == extents.count)
    #expect(extents.first == .selection && extents.last == .document)
    #expect(extents.contains(.paragraph) && extents.contains(.section))
    let alone = Draft("‸One.", .plainText)
    let only = ToolScope(
      .document, text: alone.text, selection: alone.selection, format: .plainText)
    #expect(only.next(text: alone.text, selection: alone.selection, format: .plainText) == only)
  }

  @Test(arguments: [
    ("1) open 2) read\n", "1) open 2) read"), ("1) open it\n", "open it"),
    ("- [ ] open it\n", "open it"), ("- a\n- b\n", "- a\n- b"), ("  a\n    b\n", "a\n  b"),
    ("> a\n> > b\n", "a\n> b"), ("> a\n>\n> b\n", "a\n\nb"), ("\n\n  \n", ""),
  ])
  func `prefixes that lines share are taken off`(text: String, expected: String) {
    let document = TextStorage(text)
    let scope = ScopeText(
      document, 0..<document.count, format: .markdown, lineEnding: [0x0A])
    #expect(scope.text == expected)
  }

  @Test func `what a provider sees maps back to the document`() {
    let parts = [
      "word", "漢字", "é", " ", "\n", "\n> ", "\n  ", "\r\n", "> ", "- ", "👩‍🚀", "1. ", "\n\n",
    ]
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let draft = (0..<20).map { _ in parts.randomElement(using: &random)! }.joined()
      let document = TextStorage(draft)
      let a = ByteCount(Int.random(in: 0...document.count.value, using: &random))
      let b = ByteCount(Int.random(in: 0...document.count.value, using: &random))
      let range = document.onClusters(min(a, b)..<max(a, b))
      let scope = ScopeText(document, range, format: .markdown, lineEnding: [0x0A])
      #expect(scope.illFormed.isEmpty)
      #expect(range.lowerBound <= scope.core.lowerBound || scope.text.isEmpty, "seed \(seed)")
      #expect(scope.core.upperBound <= max(range.upperBound, scope.core.lowerBound), "seed \(seed)")
      for piece in scope.pieces {
        let shown = Array(scope.text.utf8)[piece.start..<(piece.start + piece.length)]
        let bytes = document.bytes(in: piece.document..<(piece.document + ByteCount(piece.length)))
        #expect(Array(shown) == bytes, "seed \(seed)")
        for offset in 0...piece.length {
          let position = scope.documentPosition(piece.start + offset)
          #expect(position == piece.document + ByteCount(offset), "seed \(seed)")
          #expect(scope.textPosition(position) == piece.start + offset, "seed \(seed)")
        }
      }
    }
  }

  @Test func `bytes that are no text are never sent and never touched`() {
    let bytes = Array("The the ".utf8) + [0xFF, 0xC3] + Array(" cat sat sat.\n".utf8)
    let text = TextStorage(bytes: bytes)
    let scope = ToolScope(extent: .document, range: 0..<text.count)
    func session(_ tool: Tool) -> ToolSession {
      ToolSession(
        tool: tool, scope: scope, text: text, lineEnding: [0x0A], gate: Gate(format: .markdown),
        behaviour: .limited)
    }
    guard case .refused(let refusal) = session(.list).phase else {
      Issue.record("a list was not refused")
      return
    }
    #expect(refusal.reason == .illFormed(at: 8))
    var proofread = session(.proofread)
    #expect(proofread.request.text == "The the \u{FFFD} cat sat sat.")
    #expect(proofread.request.protected == [8..<11])
    proofread.receive(
      ToolAnswer(
        content: .edits([
          ProposedEdit(range: 4..<8, replacement: "", rule: "", explanation: ""),
          ProposedEdit(range: 8..<11, replacement: "?", rule: "", explanation: ""),
          ProposedEdit(range: 16..<20, replacement: "", rule: "", explanation: ""),
        ]), provider: "test"))
    proofread.acceptAll()
    var copy = proofread.textForSaving(text)
    #expect(
      copy.bytes(in: 0..<copy.count)
        == Array("The ".utf8) + [0xFF, 0xC3] + Array(" cat sat.\n".utf8))
    var rewrite = session(.rewrite(.plain))
    rewrite.receive(text: "A dog \u{FFFD} dog ran.")
    rewrite.acceptAll(knowing: true)
    copy = rewrite.textForSaving(text)
    #expect(copy.bytes(in: 0..<copy.count).contains(0xFF))
    #expect(!copy.bytes(in: 0..<copy.count).contains(0xEF))
  }
}
