import Documents
import RichText
import TextEngine
import Testing

@testable import ScribeTUI

@MainActor struct RichEditingTests {
  private func editor(_ size: Size = Size(columns: 60, rows: 12)) -> Editor {
    var builder = DocumentBuilder(format: .html)
    builder.append("Title")
    builder.endParagraph(ParagraphStyle(kind: .heading(1)))
    var bold = InlineStyle()
    bold.isBold = true
    builder.append("some ")
    builder.append("bold", style: bold)
    builder.endParagraph()
    var item = ParagraphStyle()
    item.list = ListItem(list: builder.addList())
    builder.append("one")
    builder.endParagraph(item)
    let editor = Editor(state: EditorState(size: size))
    _ = editor.open(
      path: "a.html",
      rich: RichOpening(
        document: builder.finish(), format: .html, identity: nil, isWritable: true, notices: []))
    return editor
  }

  private func put(_ editor: Editor, caret: Int, to end: Int? = nil) {
    editor.configure {
      $0.document.selection = Selection(
        anchor: ByteCount(caret), head: ByteCount(end ?? caret))
    }
  }

  private func styles(_ editor: Editor) -> RichDocument { editor.state.document.rich!.document }

  @Test func `paragraphs are told beside the text and styles by marks`() {
    let editor = editor()
    let frame = editor.frame
    let rows = (0..<frame.size.rows).map { row in
      String(
        String.UnicodeScalarView(
          frame.cells[row * frame.size.columns..<(row + 1) * frame.size.columns].map(\.base)))
    }
    #expect(rows.contains { $0.contains("H1") && $0.contains("Title") })
    #expect(rows.contains { $0.contains("•") && $0.contains("one") })
    let row = rows.firstIndex { $0.contains("some bold") }!
    let start = rows[row].unicodeScalars.distance(
      from: rows[row].startIndex, to: rows[row].firstRange(of: "some bold")!.lowerBound)
    let cells = frame.cells[row * frame.size.columns + start..<row * frame.size.columns + start + 9]
    #expect(
      cells.map { $0.marks == .bold } == [
        false, false, false, false, false, true, true, true, true,
      ])
  }

  @Test func `a style is put on, taken back and brought again`() {
    let editor = editor()
    let before = styles(editor)
    put(editor, caret: 6, to: 10)
    _ = editor.perform(.style(.italic))
    #expect(styles(editor).isAll(in: 6..<10) { $0.isItalic })
    #expect(editor.state.document.text.string == before.text.string)
    #expect(editor.state.document.isModified)
    _ = editor.perform(.undo)
    #expect(styles(editor) == before)
    #expect(!editor.state.document.isModified)
    _ = editor.perform(.redo)
    #expect(styles(editor).isAll(in: 6..<10) { $0.isItalic })
    styles(editor).checkInvariants()
  }

  @Test func `typed text takes the style that was chosen`() {
    let editor = editor()
    put(editor, caret: 8)
    _ = editor.perform(.style(.bold))
    _ = editor.perform(.insert("XY"))
    #expect(styles(editor).isAll(in: 8..<9) { $0.isBold })
  }

  @Test func `Enter goes on with a list, and an empty item ends it`() {
    let editor = editor()
    put(editor, caret: editor.state.document.text.count.value)
    _ = editor.perform(.newline)
    #expect(styles(editor).paragraphs.last?.style.list != nil)
    _ = editor.perform(.insertTab)
    #expect(styles(editor).paragraphs.last?.style.list?.level == 1)
    _ = editor.perform(.unnest)
    #expect(styles(editor).paragraphs.last?.style.list?.level == 0)
    _ = editor.perform(.newline)
    #expect(styles(editor).paragraphs.count == 4)
    #expect(styles(editor).paragraphs.last?.style.list == nil)
    for _ in 0..<4 { _ = editor.perform(.undo) }
    #expect(styles(editor).paragraphs.count == 3)
    styles(editor).checkInvariants()
  }

  @Test func `paragraphs become headings and lists, and plain again`() {
    let editor = editor()
    put(editor, caret: 7)
    _ = editor.perform(.paragraph(.heading(2)))
    #expect(styles(editor).paragraphs[1].style.kind == .heading(2))
    _ = editor.perform(.paragraph(.heading(2)))
    #expect(styles(editor).paragraphs[1].style.kind == .body)
    _ = editor.perform(.paragraph(.numbers))
    // It joins the list below it.
    #expect(
      styles(editor).paragraphs[1].style.list?.list == styles(editor).paragraphs[2].style.list?.list
    )
  }

  @Test func `a save carries the attributes, and asks before it loses something`() throws {
    let editor = editor()
    put(editor, caret: 0)
    _ = editor.perform(.insert("x"))
    var request: RichSave?
    for effect in editor.perform(.save) { if case .saveRich(let save) = effect { request = save } }
    let save = try #require(request)
    #expect(save.document == styles(editor) && save.format == .html && !save.acceptsLosses)
    _ = editor.take(.saveLoses(save, ["All of it."]))
    #expect(editor.state.context == .losses)
    #expect(editor.state.document.isModified)
    for effect in editor.perform(.answerSaveAnyway) {
      if case .saveRich(let save) = effect { request = save }
    }
    #expect(request?.acceptsLosses == true)
  }

  @Test func `no journal of the bare text is kept`() {
    let editor = editor()
    put(editor, caret: 0)
    for effect in editor.perform(.insert("x")) {
      if case .journal = effect { Issue.record("an entry") }
    }
    #expect(editor.state.document.recoverable.rich == styles(editor))
  }
}
