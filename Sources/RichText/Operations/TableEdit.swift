public import TextEngine

/// What can be done to the table that a position is in.
public enum TableEdit: String, CaseIterable, Hashable, Sendable {
  case rowAbove, rowBelow, columnLeft, columnRight, removeRow, removeColumn, removeTable
}

/// A change of a table: the edits of the text, and the paragraphs that are there after them.
public struct TableChange: Sendable {
  public var edits: EditSet
  /// Where the caret goes, after the edits.
  public var caret: ByteCount
  fileprivate var old: Range<Int>
  fileprivate var new: [Paragraph]
  fileprivate var tables: [TableID: Table]
}

extension RichDocument {
  /// Returns what an edit of the innermost table at `position` comes to; nil outside of tables, and
  /// where the table would have too many columns.
  ///
  /// Cells that span what is added or removed grow or shrink; tables in cells go with them.
  ///
  /// - Complexity: Linear in the table.
  public func change(_ edit: TableEdit, at position: ByteCount) -> TableChange? {
    let index = paragraphIndex(at: position)
    guard let place = paragraphs[index].style.cell, var table = tables[place.table] else {
      return nil
    }
    let range = paragraphRange(ofTable: place.table, around: index)
    guard var grid = CellGrid(range, of: place.table, in: self) else { return nil }
    var tables = self.tables
    var target = (row: place.row, column: place.column)
    switch edit {
    case .rowAbove, .rowBelow:
      let row = edit == .rowAbove ? place.row : place.row + place.rowSpan
      grid.insertRow(row, columns: table.columns.count)
      if row < table.headerRows { table.headerRows += 1 }
      target.row = row
    case .columnLeft, .columnRight:
      guard table.columns.count < Table.mostColumns else { return nil }
      let column = edit == .columnLeft ? place.column : place.column + place.columnSpan
      grid.insertColumn(column)
      table.columns.insert(Table.Column(), at: column)
      target.column = column
    case .removeRow:
      guard grid.rows > 1 else { return removal(of: place.table, range) }
      grid.removeRow(place.row)
      if place.row < table.headerRows { table.headerRows -= 1 }
      target.row = min(place.row, grid.rows - 1)
    case .removeColumn:
      guard table.columns.count > 1 else { return removal(of: place.table, range) }
      grid.removeColumn(place.column)
      table.columns.remove(at: place.column)
      target.column = min(place.column, table.columns.count - 1)
    case .removeTable: return removal(of: place.table, range)
    }
    table.headerRows = min(table.headerRows, grid.rows)
    tables[place.table] = table
    grid.follow(in: &tables)
    return change(range, to: grid, target: target, tables: tables)
  }

  /// Returns what an empty table at `position` comes to: in the place of an empty paragraph, else
  /// after the one there. Nil in a table.
  public func insertion(ofTable rows: Int, columns: Int, at position: ByteCount) -> TableChange? {
    let index = paragraphIndex(at: position)
    guard paragraphs[index].style.cell == nil, (1...Table.mostColumns).contains(columns), rows > 0
    else { return nil }
    let range = self.range(ofParagraph: index)
    let id = TableID((tables.keys.map(\.number).max() ?? -1) + 1)
    var tables = self.tables
    tables[id] = Table(
      columns: Array(repeating: Table.Column(), count: columns), headerRows: rows > 1 ? 1 : 0)
    var new: [Paragraph] = range.isEmpty ? [] : [paragraphs[index]]
    for row in 0..<rows {
      for column in 0..<columns {
        var style = ParagraphStyle()
        style.cell = CellPlace(table: id, row: row, column: column)
        new.append(Paragraph(style: style))
      }
    }
    // Something to go on writing in stands after it.
    if index == paragraphs.count - 1 { new.append(Paragraph()) }
    let breaks = new.count - 1
    let at = range.upperBound
    return TableChange(
      edits: EditSet(
        Edit(range: at..<at, text: TextSlice(bytes: Array(repeating: 0x0A, count: breaks)))),
      caret: at + (range.isEmpty ? 0 : 1), old: index..<index + 1, new: new, tables: tables)
  }

  /// Lets a change hold, once its edits were made.
  ///
  /// - Precondition: The text is the one after the edits; the paragraphs are those before.
  public mutating func take(_ change: TableChange) {
    restore(change.old, change.new, tables: change.tables, text: text)
  }

  /// Returns the start of the cell after or before the one at `position`; nil at the table's end.
  public func cellStart(from position: ByteCount, forward: Bool) -> ByteCount? {
    let index = paragraphIndex(at: position)
    guard let place = paragraphs[index].style.cell else { return nil }
    var starts: [(place: CellPlace, paragraph: Int)] = []
    for paragraph in paragraphRange(ofTable: place.table, around: index) {
      guard let here = self.place(ofParagraph: paragraph, in: place.table) else { continue }
      if starts.last?.place.isSameCell(as: here) != true { starts.append((here, paragraph)) }
    }
    guard let now = starts.firstIndex(where: { $0.place.isSameCell(as: place) }) else { return nil }
    let next = now + (forward ? 1 : -1)
    return starts.indices.contains(next)
      ? range(ofParagraph: starts[next].paragraph).lowerBound : nil
  }

  private func paragraphRange(ofTable id: TableID, around index: Int) -> Range<Int> {
    var start = index
    while start > 0, place(ofParagraph: start - 1, in: id) != nil { start -= 1 }
    return start..<max(end(ofTable: id, from: start, before: paragraphs.count), index + 1)
  }

  private func removal(of id: TableID, _ range: Range<Int>) -> TableChange {
    var style = ParagraphStyle()
    style.cell = tables[id]?.parent
    let text =
      self.range(ofParagraph: range.lowerBound)
      .lowerBound..<self.range(ofParagraph: range.upperBound - 1).upperBound
    let gone = Set(
      paragraphs[range].compactMap(\.style.cell?.table).flatMap { tablePath($0) }
        .filter { tablePath($0).contains(id) })
    var edits = EditSet(Edit(range: text, text: TextSlice()))
    if text.isEmpty { edits = EditSet([]) }
    return TableChange(
      edits: edits, caret: text.lowerBound, old: range, new: [Paragraph(style: style)],
      tables: tables.filter { !gone.contains($0.key) })
  }

  private func change(
    _ range: Range<Int>, to grid: CellGrid, target: (row: Int, column: Int),
    tables: [TableID: Table]
  ) -> TableChange {
    let start = self.range(ofParagraph: range.lowerBound).lowerBound
    let old = text.bytes(in: start..<self.range(ofParagraph: range.upperBound - 1).upperBound)
    var new: [UInt8] = []
    var paragraphs: [Paragraph] = []
    var caret = start
    for cell in grid.cells {
      for (number, line) in cell.lines.enumerated() {
        if !paragraphs.isEmpty { new.append(0x0A) }
        if number == 0, cell.place.row <= target.row, cell.place.column <= target.column,
          target.row < cell.place.row + cell.place.rowSpan,
          target.column < cell.place.column + cell.place.columnSpan
        {
          caret = start + ByteCount(new.count)
        }
        new += line.bytes
        var paragraph = line.paragraph
        if paragraph.style.cell?.table == cell.place.table { paragraph.style.cell = cell.place }
        paragraphs.append(paragraph)
      }
    }
    // Only what differs is replaced, so that the caret's surroundings stay.
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    // On boundaries of scalars.
    while prefix > 0, prefix < old.count, old[prefix] & 0xC0 == 0x80 { prefix -= 1 }
    while prefix > 0, prefix < new.count, new[prefix] & 0xC0 == 0x80 { prefix -= 1 }
    while suffix > 0, old[old.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
    let place = start + ByteCount(prefix)..<start + ByteCount(old.count - suffix)
    let edit = Edit(range: place, text: TextSlice(bytes: Array(new[prefix..<new.count - suffix])))
    let isNothing = place.isEmpty && edit.text.isEmpty
    return TableChange(
      edits: isNothing ? EditSet([]) : EditSet(edit), caret: caret, old: range, new: paragraphs,
      tables: tables)
  }
}
