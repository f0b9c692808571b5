internal import TextEngine

/// What Markdown cannot hold of a document.
struct MarkdownLosses {
  private var losses = Losses()
  var all: [Loss] { losses.all }

  init(_ document: RichDocument, hasAssets: Bool) {
    var simplified: Set<TableID> = []
    for (index, paragraph) in document.paragraphs.enumerated() {
      let style = paragraph.style
      if style.spacing != nil || style.alignment != nil || style.direction != nil {
        losses.add(.looks, paragraph: index)
      }
      if let item = style.list, case .number(let form, _, _) = item.marker, form != .decimal,
        !style.isContinued
      {
        losses.add(.listMarkers, paragraph: index)
      }
      if let cell = style.cell {
        let isSecond =
          index > 0 && document.paragraphs[index - 1].style.cell?.isSameCell(as: cell) == true
        let isRich = cell.rowSpan > 1 || cell.columnSpan > 1 || isSecond || style.list != nil
        let isNested = document.tables[cell.table]?.parent != nil
        let root = document.tablePath(cell.table)[0]
        if isRich || isNested || style.kind != .body, simplified.insert(root).inserted {
          losses.add(.tables, paragraph: index)
        }
        if document.tables[cell.table]?.headerRows == 0, cell.row == 0, cell.column == 0, !isSecond
        {
          losses.add(.emptyHeader, paragraph: index)
        }
      }
      for run in paragraph.runs { add(run, document, index, hasAssets) }
    }
  }

  private mutating func add(
    _ run: StyleRun, _ document: RichDocument, _ index: Int, _ hasAssets: Bool
  ) {
    let style = run.style
    if style.underline != nil || style.script != nil || style.capitals != nil || style.color != nil
      || style.background != nil || style.font != nil && !style.isCode || style.size != nil
    {
      losses.add(.looks, paragraph: index)
    }
    guard let id = style.attachment, let attachment = document.attachments[id] else { return }
    let count = (run.range.upperBound - run.range.lowerBound).value / 3
    switch attachment {
    case .image(let image):
      if case .bytes = image.content, !hasAssets {
        losses.add(.images, count: count, paragraph: index, name: attachment.label)
      }
    case .glyph:
      if !hasAssets { losses.add(.images, count: count, paragraph: index, name: attachment.label) }
    case .file(let name, _):
      if !hasAssets { losses.add(.files, count: count, paragraph: index, name: name) }
    case .missing(let name, _):
      losses.add(.missingFiles, count: count, paragraph: index, name: name)
    }
  }
}
