import RichText
import TextEngine

// Tables of rich documents.
extension EditorState {
  @MainActor mutating func perform(_ command: TableCommand, layouts: Layouts) {
    guard let rich = document.rich?.document else {
      message = Message("Only rich text (RTF, RTFD, HTML) has tables.")
      return
    }
    let head = document.selection.head
    let found: TableChange? =
      switch command {
      case .insert: rich.insertion(ofTable: 2, columns: 2, at: head)
      case .edit(let edit): rich.change(edit, at: head)
      }
    guard let found else {
      message = Message(
        command == .insert
          ? "A table in a table's cell is not made here." : "There is no table here.")
      return
    }
    apply(found, layouts: layouts)
  }

  /// Makes a change of a table as one undo.
  @MainActor private mutating func apply(_ found: TableChange, layouts: Layouts) {
    guard !found.edits.isEmpty else {
      // An empty table that goes: the history has no place for an edit of nothing.
      let caret = document.selection.head
      restyle(caret..<caret, layouts: layouts) { $0.take(found) }
      return
    }
    change(
      found.edits, to: Selection(caret: found.caret), isStyling: true, layouts: layouts
    ) { $0.take(found) }
  }

  /// Goes to the next or previous cell; after the last one a row is added.
  ///
  /// - Returns: False where the caret is in no table.
  @MainActor mutating func goToCell(forward: Bool, layouts: Layouts) -> Bool {
    guard let rich = document.rich?.document else { return false }
    let head = document.selection.head
    guard rich.paragraphs[rich.paragraphIndex(at: head)].style.cell != nil else { return false }
    if let start = rich.cellStart(from: head, forward: forward) {
      document.selection = Selection(caret: start)
      document.goal = nil
      document.isMarking = false
    } else if forward, let found = rich.change(.rowBelow, at: head) {
      apply(found, layouts: layouts)
      moveToRowStart()
    } else {
      message = Message("This is the table's first cell.")
    }
    return true
  }

  /// From a cell of a new row to its first one.
  private mutating func moveToRowStart() {
    guard let rich = document.rich?.document else { return }
    var index = rich.paragraphIndex(at: document.selection.head)
    guard let row = rich.paragraphs[index].style.cell else { return }
    while index > 0, let before = rich.paragraphs[index - 1].style.cell,
      before.table == row.table, before.row == row.row
    {
      index -= 1
    }
    document.selection = Selection(caret: rich.range(ofParagraph: index).lowerBound)
  }
}
