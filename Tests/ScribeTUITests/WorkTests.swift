import Documents
import ScribeTUI
import TestSupport
import TextEngine
import Testing

/// What the whole editor does for a key is counted, never timed.
@MainActor struct WorkTests {
  private func editor(bytes: Int, paragraph: String) -> TestEditor {
    let editor = TestEditor("", columns: 80, rows: 24, path: nil)
    var reading = Reading(newOf: .plainText)
    let text = String(repeating: paragraph, count: bytes / paragraph.utf8.count)
    reading.text = TextStorage(bytes: Array(text.utf8))
    _ = editor.editor.open(path: "long.txt", reading: reading)
    let middle = editor.editor.state.document.text.count.value / 2
    editor.editor.configure { $0.document.selection = Selection(caret: ByteCount(middle)) }
    _ = editor.editor.frame
    return editor
  }

  /// The bytes cut into rows for 40 keys and 20 pages, with a frame after each.
  private func typeset(bytes: Int, paragraph: String) -> (keys: Int, pages: Int) {
    let editor = editor(bytes: bytes, paragraph: paragraph)
    let start = editor.editor.work.bytesTypeset
    for _ in 0..<10 {
      for letter in ["q", "x", "z", " "] {
        editor.type(letter)
        _ = editor.editor.frame
      }
    }
    let typed = editor.editor.work.bytesTypeset
    for _ in 0..<20 {
      editor.press(Key(.pageDown))
      _ = editor.editor.frame
    }
    return (typed - start, editor.editor.work.bytesTypeset - typed)
  }

  @Test(arguments: [
    String(repeating: "some plain words of prose ", count: 20) + "\n",
    "one paragraph that never ends ",
  ])
  func `a key and a page cost the same in 1 MB and in 10 MB`(paragraph: String) {
    let small = typeset(bytes: 1_000_000, paragraph: paragraph)
    let large = typeset(bytes: 10_000_000, paragraph: paragraph)
    #expect(large.keys <= 2 * small.keys)
    #expect(large.pages <= 2 * small.pages)
    // A key lays out some rows of its paragraph again, not the screen; where a paragraph is cut into
    // elements, the rows up to the next cut too.
    #expect(small.keys <= 40 * (paragraph.hasSuffix("\n") ? 6 : 100) * 80)
  }

  @Test func `the count of words follows every edit`() {
    let pieces = [
      "word", " ", ", ", "don't ", "3.14", "\n", "naïve ", "日本 ", "a-b ", "_", ". ", "👩‍🚀 ", "@ ",
    ]
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let editor = TestEditor(text)
      editor.take(
        .counted(
          editor.editor.state.document.id, editor.editor.state.document.text.revision,
          words: editor.editor.state.document.text.wordCount(
            in: 0..<editor.editor.state.document.text.count)))
      for step in 0..<30 {
        let count = editor.editor.state.document.text.count.value
        let at = editor.editor.state.document.text.graphemeBoundary(
          atOrBefore: ByteCount(Int.random(in: 0...count, using: &random)))
        editor.editor.configure { $0.document.selection = Selection(caret: at) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: editor.press(.backspace)
        case 1: editor.press(.control("z"))
        default: editor.type(pieces.randomElement(using: &random) ?? "")
        }
        let document = editor.editor.state.document
        #expect(
          document.words.count == document.text.wordCount(in: 0..<document.text.count),
          "seed \(seed), step \(step)")
      }
    }
  }
}
