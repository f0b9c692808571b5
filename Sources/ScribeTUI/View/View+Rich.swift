import RichText
import TextEngine

extension EditorState {
  /// Columns before the text of a rich document: signs of lists, headings, quotations and cells.
  var richMargin: Int {
    guard document.rich != nil else { return 0 }
    return size.columns >= 60 ? 8 : size.columns >= 30 ? 5 : 0
  }
}

extension Painter {
  /// How the text on the screen looks.
  @MainActor func richRuns(of state: EditorState, rows shown: Shown) -> [StyledRange] {
    guard let rich = state.document.rich?.document else { return [] }
    let rows = shown.engine.rows(
      from: shown.top(of: state.document), count: shown.areas.text.rows)
    guard let first = rows.first, let last = rows.last else { return [] }
    var ranges: [StyledRange] = []
    let start = rich.paragraphIndex(at: first.range.lowerBound)
    let end = rich.paragraphIndex(at: max(first.range.lowerBound, last.range.upperBound))
    for index in start...end {
      let range = rich.range(ofParagraph: index)
      let paragraph = rich.paragraphs[index]
      for span in paragraph.spans(count: range.length().value) {
        let place =
          range.lowerBound + span.range.lowerBound..<range.lowerBound + span.range.upperBound
        ranges.append(
          StyledRange(
            range: place, style: span.style.look(in: paragraph.style), marks: span.style.marks))
      }
    }
    return ranges
  }

  /// Draws what a paragraph is, before its first row.
  @MainActor mutating func putMargin(
    beside row: Row, of state: EditorState, shown: Shown, at point: Point
  ) {
    guard shown.projection == nil, let rich = state.document.rich?.document else { return }
    let room = state.richMargin
    guard room > 1, point.column >= room else { return }
    if shown.reading?.projection.isInTable(row.range.lowerBound) == true { return }
    let start = shown.document(row.range.lowerBound)
    let index = rich.paragraphIndex(at: start)
    let style = rich.paragraphs[index].style
    let isFirst = rich.range(ofParagraph: index).lowerBound == start
    var words = ""
    if style.quoteDepth > 0 { words += String(repeating: "│", count: min(style.quoteDepth, 3)) }
    if isFirst {
      if let cell = style.cell { words += "[\(cell.row + 1),\(cell.column + 1)]" }
      switch style.kind {
      case .heading(let level): words += "H\(level)"
      case .code where !style.isContinued: words += "code"
      case .rule: words += "────"
      case .raw: words += "raw"
      case .body, .code: break
      }
      if let item = style.list, !style.isContinued {
        words += item.marker.words(number: rich.number(ofItem: index))
      }
    } else if case .code = style.kind, words.isEmpty {
      words = "┊"
    }
    if words.isEmpty { return }
    // Deeper items stand nearer to the text.
    let width = TextStorage(words).clusters(
      in: 0..<ByteCount(words.utf8.count), options: TypesetOptions(width: 80)
    ).reduce(0) { $0 + $1.width.value }
    let level = style.list.map { min($0.level, 3) } ?? 0
    let indent = min(level * 2, max(0, room - 1 - width))
    put(
      words, at: Point(column: point.column - room + indent, row: point.row), style: .dim,
      limit: room - 1 - indent)
  }
}

extension InlineStyle {
  /// What is told by the terminal's own attributes.
  var marks: TextMarks {
    var marks: TextMarks = []
    if isBold { marks.insert(.bold) }
    if isItalic { marks.insert(.italic) }
    if underline != nil { marks.insert(.underline) }
    return marks
  }

  /// What the text is, where several things are said the one that tells most.
  func look(in paragraph: ParagraphStyle) -> Style {
    if attachment != nil { return .placeholder }
    if isHidden || note != nil || strike != nil { return .dim }
    if link != nil { return .link }
    if isCode { return .code }
    switch paragraph.kind {
    case .heading: return .heading
    case .code: return .code
    case .raw: return .dim
    case .body, .rule: return paragraph.quoteDepth > 0 ? .quote : .text
    }
  }
}

extension RichDocument {
  /// The number that an item's marker shows: counted back to where its list begins.
  func number(ofItem index: Int) -> Int? {
    guard let item = paragraphs[index].style.list, case .number = item.marker else { return nil }
    return listNumbers()[index]
  }
}
