public import TextEngine

extension RichDocument {
  /// Lets the attributes of a fragment hold, whose text stands at `position` already.
  ///
  /// What a paragraph of the fragment is (item, cell, heading, code, quotation) becomes that of the
  /// paragraph here; one that is nothing but text stays what it is here, unless its text is new. The
  /// styles of the fragment's text come on top of those that are here.
  ///
  /// - Parameters:
  ///   - position: Where the fragment's first paragraph begins; within a paragraph, that stays what
  ///     it is.
  ///   - isNew: Whether the paragraph with these bytes came with the fragment.
  /// - Precondition: The fragment's paragraphs are those that begin at `position`.
  public mutating func adopt(
    _ fragment: RichDocument, at position: ByteCount, isNew: (Range<ByteCount>) -> Bool
  ) {
    let first = paragraphIndex(at: position)
    precondition(
      first + fragment.paragraphs.count <= paragraphs.count,
      "\(fragment.paragraphs.count) paragraphs from \(first) on of \(paragraphs.count)")
    let names = FreshNames(fragment, in: self)
    let parent = paragraphs[first].style.cell
    for (id, table) in fragment.tables {
      var table = table
      table.parent =
        table.parent.map { place in
          var place = place
          place.table = names.table(place.table)
          return place
        } ?? parent
      tables[names.table(id)] = table
    }
    for (id, attachment) in fragment.attachments { attachments[names.attachment(id)] = attachment }
    for (offset, paragraph) in fragment.paragraphs.enumerated() {
      let index = first + offset
      let whole = self.range(ofParagraph: index)
      let range = max(whole.lowerBound, position)..<whole.upperBound
      let style = paragraphs[index].style.adopting(
        paragraph.style, names: names, isNew: offset > 0 && isNew(range))
      if whole.lowerBound == range.lowerBound { paragraphs[index].style = style }
      if !whole.isEmpty, paragraphs[index].style.kind == .rule {
        paragraphs[index].style.kind = .body
      }
      for run in paragraph.runs {
        let place = run.moved(by: range.lowerBound).range
        let own = run.moved(by: range.lowerBound - whole.lowerBound).range
        paragraphs[index].runs = paragraphs[index].runs(count: whole.length().value) { span in
          guard place.overlaps(span.moved(by: whole.lowerBound).range) else { return [span] }
          return span.adding(run.style, in: own, attachment: names.attachment)
        }
      }
    }
  }

  /// Names for the parts of a fragment that this document does not use.
  struct FreshNames {
    private let lists, tables, attachments: Int

    init(_ fragment: RichDocument, in document: RichDocument) {
      lists = document.freeList.number
      tables = (document.tables.keys.map(\.number).max() ?? -1) + 1
      attachments = (document.attachments.keys.map(\.number).max() ?? -1) + 1
    }

    func list(_ id: ListID) -> ListID { ListID(lists + id.number) }
    func table(_ id: TableID) -> TableID { TableID(tables + id.number) }
    func attachment(_ id: AttachmentID) -> AttachmentID { AttachmentID(attachments + id.number) }
  }
}

extension ParagraphStyle {
  fileprivate func adopting(
    _ other: ParagraphStyle, names: RichDocument.FreshNames, isNew: Bool
  ) -> ParagraphStyle {
    var style = self
    style.source = nil
    let isPlain =
      other.kind == .body && other.list == nil && other.cell == nil && other.quoteDepth == 0
    if isPlain {
      if isNew {
        style.kind = .body
        style.list = nil
        style.isContinued = false
      }
      return style
    }
    style.kind = other.kind
    style.isContinued = other.isContinued
    style.quoteDepth += other.quoteDepth
    style.alignment = other.alignment ?? style.alignment
    style.list = other.list.map { item in
      var item = item
      item.list = names.list(item.list)
      return item
    }
    if other.list != nil || other.cell != nil { style.spacing = nil }
    if var cell = other.cell {
      cell.table = names.table(cell.table)
      style.cell = cell
    }
    return style
  }
}

extension Paragraph {
  /// The runs after each span of the text, styled or not, became what `change` makes of it.
  fileprivate func runs(count: Int, _ change: (StyleRun) -> [StyleRun]) -> [StyleRun] {
    spans(count: count).flatMap(change).joined()
  }
}

extension StyleRun {
  /// This span in up to three parts, that in `range` with what `other` says besides.
  fileprivate func adding(
    _ other: InlineStyle, in range: Range<ByteCount>,
    attachment: (AttachmentID) -> AttachmentID
  ) -> [StyleRun] {
    let part = self.range.clamped(to: range)
    guard !part.isEmpty else { return [self] }
    var mixed = style
    mixed.isBold = style.isBold || other.isBold
    mixed.isItalic = style.isItalic || other.isItalic
    mixed.isCode = style.isCode || other.isCode
    mixed.strike = other.strike ?? style.strike
    mixed.underline = other.underline ?? style.underline
    mixed.script = other.script ?? style.script
    mixed.link = other.link ?? style.link
    mixed.capitals = other.capitals ?? style.capitals
    mixed.color = other.color ?? style.color
    mixed.background = other.background ?? style.background
    mixed.font = other.font ?? style.font
    mixed.size = other.size ?? style.size
    mixed.attachment = other.attachment.map(attachment) ?? style.attachment
    return [
      StyleRun(range: self.range.lowerBound..<part.lowerBound, style: style),
      StyleRun(range: part, style: mixed),
      StyleRun(range: part.upperBound..<self.range.upperBound, style: style),
    ]
  }
}
