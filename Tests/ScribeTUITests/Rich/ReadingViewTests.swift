import Documents
import TextEngine
import Testing

@testable import ScribeTUI

/// Markdown with its markup folded away.
@MainActor @Suite struct ReadingViewTests {
  private static let draft = """
    # A title

    Some **bold** and *slanted* words, `code` and [a link](https://example.org "t").

    - [x] done
    - item

    > quoted

    ![a cat](cat.png)
    """

  @Test(arguments: EngineKind.allCases)
  func `markup is folded away and comes back`(engine: EngineKind) {
    let editor = TestEditor(Self.draft, columns: 70, rows: 20, engine: engine)
    editor.perform(.foldMarkup)
    let screen = editor.screen
    #expect(screen.contains("Some bold and slanted words, code and a link."))
    #expect(screen.contains("A title") && !screen.contains("# A title"))
    #expect(screen.contains("☑ done") && screen.contains("• item"))
    #expect(screen.contains("│ quoted") && screen.contains("[a cat]"))
    #expect(!screen.contains("example.org") && !screen.contains("**"))
    #expect(editor.text == Self.draft)
    editor.perform(.foldMarkup)
    #expect(editor.screen.contains("**bold**"))
  }

  @Test func `nothing is changed while it is read`() {
    let editor = TestEditor("some **bold**‸ text\n", columns: 50)
    editor.perform(.foldMarkup)
    editor.perform(.paste)
    editor.type("x")
    editor.press(.backspace, .enter, .delete)
    #expect(editor.text == "some **bold** text\n")
    #expect(editor.status.contains("reading view"))
  }

  @Test func `the caret steps over what is folded away`() {
    let editor = TestEditor("a‸**b**c\n", columns: 50)
    editor.perform(.foldMarkup)
    var shown: [String] = []
    for _ in 0..<3 {
      editor.press(.right)
      shown.append(editor.marked.replacing("\n", with: ""))
    }
    // Each press moves the caret on the screen by one letter.
    #expect(shown == ["a**b‸**c", "a**b**c‸", "a**b**c‸"])
    editor.press(.left, .left)
    #expect(editor.text == "a**b**c\n")
  }

  @Test func `every place of a folded text shows`() {
    let text = TextStorage(Self.draft)
    let projection = ReadingProjection(text, MarkdownReading(text).replacements)
    for position in 0...text.count.value {
      let shown = projection.projected(ByteCount(position))
      #expect(shown >= 0 && shown <= projection.text.count, "\(position)")
      let back = projection.document(shown)
      #expect(projection.projected(back) == shown, "\(position)")
    }
  }

  @Test(arguments: EngineKind.allCases, [Size(columns: 20, rows: 5), Size(columns: 120, rows: 40)])
  func `it draws on any screen`(engine: EngineKind, size: Size) {
    let editor = TestEditor(Self.draft, columns: size.columns, rows: size.rows, engine: engine)
    editor.perform(.foldMarkup)
    for _ in 0..<30 {
      editor.press(.down)
      #expect(editor.lines.count == size.rows)
    }
    #expect(editor.editor.state.document.selection.head == editor.editor.state.document.text.count)
  }
}
