import Documents
import Glyphs
import ScribeTUI
import Testing
import TextEngine

@MainActor struct GlyphPanelTests {
  private func candidate(_ index: Int, ignored: [String] = []) -> GlyphCandidate {
    GlyphCandidate(
      index: index,
      glyph: Glyph(
        identifier: "ID-\(index)", description: "a [red] fox", file: [1], picture: [2]),
      emoji: "🦊", concepts: ["fox"], ignored: ignored,
      pixels: TerminalPixels(side: 2, pixels: Array(repeating: 255, count: 16)), note: nil)
  }

  /// The number and orders that were asked for last.
  private func asked(_ editor: TestEditor) -> (Int, [GlyphOrder])? {
    var last: (Int, [GlyphOrder])?
    for case .makeGlyphs(let number, let orders) in editor.effects { last = (number, orders) }
    return last
  }

  private func opened(_ text: String = "A ‸line.\n") -> TestEditor {
    let editor = TestEditor(text, columns: 80, rows: 24)
    editor.press(.control("t"), .character("g"))
    return editor
  }

  @Test func `a description makes four candidates, and Enter sets the chosen one`() throws {
    let editor = opened()
    #expect(editor.screen.contains("Glyph (style: emoji)"))
    editor.type("a red fox")
    editor.press(.enter)
    let (number, orders) = try #require(asked(editor))
    #expect(orders.map(\.candidate) == [0, 1, 2, 3])
    #expect(orders.allSatisfy { $0.prompt == "a red fox" && $0.style == .emoji })
    #expect(editor.screen.contains("Making glyphs"))
    editor.take(.glyph(number: number, .success(candidate(0))))
    editor.take(.glyph(number: number, .success(candidate(1))))
    #expect(editor.screen.contains("> 1"))
    #expect(editor.screen.contains("█"))
    editor.press(.right)
    #expect(editor.screen.contains("> 2"))
    editor.press(.enter)
    // A Markdown file with a name holds a link, its picture beside it.
    #expect(
      editor.text.contains(
        #"A ![a \[red\] fox](draft.assets/AdaptiveImageGlyph-ID-1.png "glyph")line."#))
    editor.press(.control("z"))
    #expect(editor.screen.contains("A line."))
  }

  @Test func `a late answer changes nothing`() throws {
    let editor = opened()
    editor.type("a fox")
    editor.press(.enter)
    let (number, _) = try #require(asked(editor))
    editor.type("es")
    editor.take(.glyph(number: number, .success(candidate(0))))
    #expect(!editor.screen.contains("> 1"))
    editor.press(.escape)
    editor.take(.glyph(number: number, .success(candidate(0))))
    #expect(editor.screen.contains("A line."))
  }

  @Test func `a problem and words that were not understood are told`() throws {
    let editor = opened()
    editor.type("blub")
    editor.press(.enter)
    let (number, _) = try #require(asked(editor))
    editor.take(.glyph(number: number, .failure(GlyphProblem("nothing understood: blub"))))
    #expect(editor.screen.contains("nothing understood: blub"))
    editor.type(" cat")
    editor.press(.enter)
    let (next, _) = try #require(asked(editor))
    editor.take(.glyph(number: next, .success(candidate(0, ignored: ["blub"]))))
    #expect(editor.screen.contains("Not understood: blub"))
  }

  @Test func `what is selected is offered, and the style changes by key`() throws {
    let editor = opened("⟦a fox⟧ here\n")
    #expect(editor.screen.contains("> a fox"))
    editor.press(.control("t"))
    #expect(editor.screen.contains("style: sketch"))
    editor.press(.enter)
    #expect(asked(editor)?.1.first?.style == .sketch)
    #expect(asked(editor)?.1.first?.prompt == "a fox")
  }

  @Test(arguments: [(20, 5), (40, 10), (120, 40)])
  func `the panel is drawn at any size`(columns: Int, rows: Int) throws {
    let editor = TestEditor("text‸\n", columns: columns, rows: rows)
    editor.press(.control("t"), .character("g"))
    editor.type("a fox")
    editor.press(.enter)
    let (number, _) = try #require(asked(editor))
    for index in 0..<4 { editor.take(.glyph(number: number, .success(candidate(index)))) }
    editor.press(.right, .right, .right)
    #expect(editor.screen.split(separator: "\n").count <= rows)
  }
}
