import ScribeTUI
import Testing

@MainActor struct HintTests {
  @Test(arguments: [(20, 5), (20, 24), (30, 6), (80, 24)])
  func `the way out and the help are always seen`(columns: Int, rows: Int) {
    let editor = TestEditor("one‸\n", columns: columns, rows: rows)
    let hints = editor.lines[rows - 1]
    #expect(hints.contains("^Q quit") && hints.contains("F1 help"), "\(hints)")
    editor.press(.control("f"))
    #expect(editor.lines[(rows - 2)...].contains { $0.contains("Esc close") })
  }
}
