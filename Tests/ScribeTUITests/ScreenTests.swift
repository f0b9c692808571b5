import Documents
import ScribeTUI
import TestSupport
import TextEngine
import Testing

@MainActor struct ScreenTests {
  @Test func `the screen says where the writer is and what may be applied`() {
    let editor = TestEditor("one ⟦two three⟧\n", columns: 80, rows: 24)
    #expect(editor.lines[0].hasPrefix(" draft.md"))
    #expect(editor.lines[0].contains("Markdown  TK2"))
    #expect(editor.lines[0].hasSuffix("all ok"))
    #expect(editor.lines[22].contains("Ln 1 Col 14  selected 2 words"))
    #expect(editor.lines[22].contains("may apply: plain rich list table"))
    #expect(editor.lines[23].contains("^T tools  ^D grow  ^S save  ^E palette  F1 help"))
  }

  @Test func `a text file says that it takes plain text only`() {
    let editor = TestEditor("‸x\n", columns: 80, rows: 24, path: "notes.txt")
    #expect(editor.lines[0].hasSuffix("plain only"))
    #expect(editor.lines[22].contains("may apply: plain"))
  }

  @Test(arguments: EngineKind.allCases)
  func `every size from nothing to large draws without a trap`(engine: EngineKind) {
    let text = "# Head\n\nThe 漢字 and 👨‍👩‍👧‍👦 and e\u{301}\u{302}.\tTab\u{1}\n\nlast ‸line"
    for columns in [0, 1, 2, 3, 5, 8, 13, 20, 40, 80, 200] {
      for rows in [0, 1, 2, 3, 4, 5, 6, 10, 24, 60] {
        let editor = TestEditor(text, columns: columns, rows: rows, engine: engine)
        for command in [Command.tools, .escape, .palette, .escape, .help, .escape, .find, .escape] {
          editor.perform(command)
          let frame = editor.editor.frame
          #expect(frame.cells.count == columns * rows)
          if let cursor = frame.cursor {
            #expect(cursor.column < max(columns, 1) && cursor.row < max(rows, 1))
          }
        }
      }
    }
  }

  @Test(arguments: EngineKind.allCases)
  func `resizing down to one cell and back shows the same`(engine: EngineKind) {
    let text = String(repeating: "Some words that wrap here. ", count: 40) + "‸\n"
    let editor = TestEditor(text, columns: 60, rows: 12, engine: engine)
    let before = editor.lines
    for size in [Size(columns: 1, rows: 1), Size(columns: 0, rows: 0), Size(columns: 20, rows: 5)] {
      editor.send(.resized(size))
      _ = editor.editor.frame
    }
    editor.send(.resized(Size(columns: 60, rows: 12)))
    #expect(editor.lines.contains { $0.contains("that wrap") })
    #expect(editor.lines.count == before.count)
  }

  @Test func `both engines draw the same screen but for their name`() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var text = ""
      for _ in 0..<60 {
        text += ["word ", "漢字", "👩‍🚀 ", "e\u{301}clair ", "\n", "\n\n", "\t", "longerword "]
          .randomElement(using: &random)!
      }
      var screens: [[String]] = []
      for engine in EngineKind.allCases {
        let editor = TestEditor("‸" + text, columns: 30, rows: 16, engine: engine)
        var moves = SeededRandom(seed: seed + 1000)
        for _ in 0..<30 {
          let motion = [Motion.up, .down, .left, .right, .pageDown, .rowEnd, .wordRight]
            .randomElement(using: &moves)!
          editor.perform(.move(motion, extending: false))
          if moves.next() % 4 == 0 { editor.type("ab ") }
        }
        screens.append(
          editor.lines.map { $0.replacing("TK1", with: "TK2") } + [editor.marked])
      }
      #expect(screens[0] == screens[1], "seed \(seed)")
    }
  }

  @Test func `equal states draw equal frames`() {
    let one = TestEditor("‸a b c\n")
    let two = TestEditor("‸a b c\n")
    #expect(one.editor.frame == two.editor.frame)
    one.press(.right, .left)
    #expect(one.editor.frame == two.editor.frame)
  }

  @Test func `Esc leaves everything that can be open`() {
    let opening: [Command] = [.tools, .palette, .help, .find, .goTo, .open, .saveAs, .replace]
    for command in opening {
      let editor = TestEditor("‸a\n", columns: 60, rows: 20)
      editor.perform(command)
      #expect(editor.editor.state.mode != .text, "\(command)")
      editor.press(.escape)
      #expect(editor.editor.state.mode == .text, "\(command)")
      #expect(editor.text == "a\n")
    }
  }

  @Test func `every command of the palette does something or says why not`() {
    for row in KeyTable.standard.rows(of: .text) {
      let editor = TestEditor("one ‸two\nthree\n", columns: 80, rows: 24)
      editor.perform(row.command)
      _ = editor.editor.frame
    }
  }

  @Test func `no key stands for two commands in one context`() {
    for context in KeyContext.allCases {
      var seen: [Key: String] = [:]
      for row in KeyTable.standard.rows(of: context) {
        for key in row.keys {
          #expect(seen[key] == nil, "\(key.name) in \(context): \(row.name), \(seen[key] ?? "")")
          seen[key] = row.name
        }
      }
    }
  }

  @Test func `quitting with changes asks, and saves, discards or stays`() {
    let editor = TestEditor("‸a\n", columns: 60, rows: 12)
    editor.type("x")
    editor.press(.control("q"))
    #expect(editor.status.contains("was changed and not saved"))
    editor.press(.escape)
    #expect(editor.editor.state.mode == .text)
    editor.press(.control("q"), .character("d"))
    #expect(editor.effects.contains { if case .quit = $0 { true } else { false } })
  }
}
