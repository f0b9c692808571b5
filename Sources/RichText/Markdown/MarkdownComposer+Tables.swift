internal import TextEngine

extension MarkdownComposer {
  /// A table of GitHub's: one line a row. Cells that span others stand in the first place; several
  /// paragraphs are joined by `<br>`, tables within are their words.
  func table(_ id: TableID, _ range: Range<Int>) -> [String] {
    guard let table = document.tables[id] else { return [] }
    let count = table.columns.count
    var rows: [[String]] = []
    for index in range {
      guard let place = document.place(ofParagraph: index, in: id) else { continue }
      while rows.count <= place.row { rows.append(Array(repeating: "", count: count)) }
      let words = cellWords(index, isInner: document.paragraphs[index].style.cell?.table != id)
      let before = rows[place.row][place.column]
      rows[place.row][place.column] =
        before.isEmpty ? words : words.isEmpty ? before : before + "<br>" + words
    }
    if table.headerRows == 0 { rows.insert(Array(repeating: "", count: count), at: 0) }
    let widths = (0..<count).map { column in
      max(3, rows.map { $0[column].count }.max() ?? 3)
    }
    // Wide tables are not padded: the lines would be longer than any window.
    let isPadded = widths.reduce(0, +) <= 120
    var lines = rows.map { row in
      "|" + zip(row, widths).map { " " + (isPadded ? Self.padded($0, $1) : $0) + " |" }.joined()
    }
    let rule = table.columns.indices.map { column -> String in
      let dashes = String(repeating: "-", count: isPadded ? widths[column] : 3)
      switch table.columns[column].alignment {
      case .left: return " :" + dashes.dropFirst() + " |"
      case .center: return " :" + dashes.dropFirst(2) + ": |"
      case .right: return " " + dashes.dropFirst() + ": |"
      default: return " " + dashes + " |"
      }
    }
    lines.insert("|" + rule.joined(), at: 1)
    return lines
  }

  private func cellWords(_ index: Int, isInner: Bool) -> String {
    let style = document.paragraphs[index].style
    var words = inline(index, lineBreak: "<br>", isInCell: true)
    if let item = style.list, !style.isContinued {
      let marker = item.marker.words(number: numbers[index])
      words = marker + " " + words
    }
    return words
  }

  private static func padded(_ words: String, _ width: Int) -> String {
    words + String(repeating: " ", count: max(0, width - words.count))
  }
}
