import ScribeTUI
import Testing

@MainActor struct EmacsTests {
  private func editor(_ marked: String) -> TestEditor {
    let editor = TestEditor(marked, columns: 80, rows: 12)
    editor.editor.configure { $0.keys = .preset(.emacs) }
    return editor
  }

  @Test func `moving, killing and yanking`() {
    let editor = editor("‸one two\nthree\n")
    editor.press(.control("f"), .control("f"), .control("n"))
    #expect(editor.marked == "one two\nth‸ree\n")
    editor.press(.control("a"), .control("k"), .control("p"), .control("e"), .control("y"))
    #expect(editor.marked == "one twothree‸\n\n")
    editor.press(.control("_"))
    #expect(editor.text == "one two\n\n")
  }

  @Test func `two keys make one command, and Esc leaves them`() {
    let editor = editor("‸one\n")
    editor.press(.control("x"))
    #expect(editor.lines[11].contains("^S save") && editor.lines[11].contains("^C quit"))
    editor.press(.escape)
    editor.press(.character("b"))
    #expect(editor.text == "bone\n")
    editor.press(.control("x"), .control("s"))
    #expect(editor.effects.contains { if case .save = $0 { true } else { false } })
    editor.press(.control("x"), .character("b"))
    #expect(editor.editor.state.context == .chooser)
  }

  @Test(arguments: KeyPreset.allCases)
  func `no key means two things`(preset: KeyPreset) {
    let table = KeyTable.preset(preset)
    for context in KeyContext.allCases {
      let keys = table.rows(of: context).flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(context)")
    }
  }
}
