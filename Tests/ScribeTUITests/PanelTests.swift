import ScribeTUI
import Testing
import WritingTools

@MainActor struct PanelTests {
  @Test func `the tools panel lists the tools and says what they would work on`() {
    let editor = TestEditor("one ⟦two three⟧ four\n", columns: 80, rows: 24)
    editor.press(.control("t"))
    #expect(editor.screen.contains("Tools: selection, 2 words"))
    #expect(editor.screen.contains("p proofread"))
    #expect(editor.screen.contains("s summary ↓"))
    editor.press(.escape)
    #expect(!editor.screen.contains("Tools:"))
  }
}

extension PanelTests {
  @Test func `a small screen gives its rows to the panel, which scrolls`() {
    let editor = TestEditor("one two‸\n", columns: 20, rows: 5)
    editor.press(.control("t"))
    #expect(editor.lines[1].contains("p proofread"))
    editor.press(.down)
    #expect(editor.lines[1].contains("r rewrite"))
    editor.press(.character("t"))
    #expect(editor.editor.state.message != nil || editor.asked != nil)
  }

  @Test func `each scope that Tab goes to is named once`() {
    let editor = TestEditor(
      "# One‸\n\nTwo words. And more.\n\n# Three\n\nFour.\n", columns: 80, rows: 24)
    editor.press(.control("t"))
    #expect(editor.screen.contains("Tools: paragraph, 1 word (Tab: section file)"))
    editor.press(.tab)
    #expect(editor.screen.contains("Tools: section, 5 words (Tab: file sentence)"))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 20, rows: 5)])
  func `paging through the help shows every line of it`(size: Size) {
    let editor = TestEditor("a‸\n", columns: size.columns, rows: size.rows)
    editor.press(Key(.function(1)))
    var seen: Set<String> = []
    for _ in 0..<200 {
      seen.formUnion(editor.lines.map { $0.filter { $0 != "│" && $0 != " " } })
      editor.press(Key(.pageDown))
    }
    for row in KeyTable.standard.rows(of: .text) where size.columns == 80 {
      let names = row.keys.isEmpty ? "palette" : row.keys.map(\.name).joined()
      let line = (names + row.name).filter { $0 != " " }
      #expect(seen.contains { $0.hasPrefix(line.prefix(24)) }, "\(row.name)")
    }
    #expect(seen.contains { $0.hasPrefix("Eachcommand") })
  }

  @Test func `the palette has every tool that the panel has`() {
    let tools = KeyTable.standard.rows(of: .tools).compactMap { row -> Tool? in
      if case .chooseTool(let tool) = row.command { tool } else { nil }
    }
    for tool in tools where tool != .translate {
      #expect(
        KeyTable.standard.rows(of: .text).contains { $0.command == .runTool(tool) }, "\(tool)")
    }
  }

  @Test func `a message too long for one row takes the hints' until the next key`() {
    let editor = TestEditor("a‸\n", columns: 40, rows: 10)
    editor.editor.configure {
      $0.message = Message("No dictionary for pt-PT is installed: apt-get install hunspell-pt-pt")
    }
    #expect(
      Array(editor.lines.suffix(2)) == [
        " No dictionary for pt-PT is installed:", " apt-get install hunspell-pt-pt",
      ])
    editor.press(.left)
    #expect(editor.lines[9].contains("^T tools"))
  }

  @Test func `only the prompt that finds hints at the next and the previous`() {
    let editor = TestEditor("a‸\n", columns: 60, rows: 10)
    editor.press(.control("f"))
    #expect(editor.lines[9] == " Enter go  ^N/^P move  Alt-r regex  Alt-w word  Esc close")
    editor.press(.escape, .control("g"))
    #expect(editor.lines[9] == " Enter go  Up older  Esc close")
  }

  @Test func `the title keeps what tells most`() {
    let editor = TestEditor("one two‸\n", columns: 22, rows: 6)
    #expect(editor.lines[0] == " draft.md TK2  all ok")
  }
}
