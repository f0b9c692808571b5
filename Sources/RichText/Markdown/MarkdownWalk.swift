internal import CCmark
internal import Glibc
internal import TextEngine

/// Turns cmark's tree into paragraphs, walking it without recursion.
struct MarkdownWalk {
  var builder = DocumentBuilder(format: .markdown)
  var notices = Notices()
  let source: RichSource

  private struct OpenList {
    var id: ListID
    var marker: ListMarker
  }
  private struct OpenItem {
    var item: ListItem
    /// Whether a paragraph of the item was made.
    var isBegun = false
  }

  private var quotes = 0
  private var lists: [OpenList] = []
  private var items: [OpenItem] = []
  /// For each open quotation whether it is in a list's item.
  private var innerQuotes: [Bool] = []
  private var table: (id: TableID, row: Int, column: Int)?
  /// A top block of the file, by its lines from 1, and the paragraphs made of it.
  private struct Top {
    var first: Int
    var last: Int
    var paragraphs: Range<Int>
  }
  private var tops: [Top] = []

  // The inline parts that are open.
  private var bold = 0
  private var italic = 0
  private var strike = 0
  private var links: [Link] = []
  private var tags = MarkdownTags()
  /// The text of an image's description, while it is read; images nest.
  private var descriptions: [[UInt8]] = []

  init(_ source: RichSource) { self.source = source }

  mutating func run(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      take(node, isEntering: event == CMARK_EVENT_ENTER, document)
    }
  }

  private mutating func take(_ node: OpaquePointer, isEntering: Bool, _ document: OpaquePointer) {
    let isTop = cmark_node_parent(node) == document
    if isTop, isEntering { beginTop(node) }
    switch scribe_markdown_kind(node) {
    case SCRIBE_QUOTE: quote(isEntering)
    case SCRIBE_LIST: list(node, isEntering)
    case SCRIBE_ITEM: item(node, isEntering)
    case SCRIBE_CODE_BLOCK: code(node)
    case SCRIBE_HTML_BLOCK: html(node)
    case SCRIBE_BREAK: end(.rule)
    case SCRIBE_PARAGRAPH: if !isEntering { end(.body) }
    case SCRIBE_HEADING: if !isEntering { end(.heading(Int(cmark_node_get_heading_level(node)))) }
    case SCRIBE_TABLE: table(node, isEntering)
    case SCRIBE_TABLE_ROW: if !isEntering { nextRow() }
    case SCRIBE_TABLE_CELL: if !isEntering { endCell() }
    case let kind: inline(node, kind, isEntering)
    }
    if isTop, !isEntering || cmark_node_first_child(node) == nil && isLeaf(node) { endTop() }
  }

  private func isLeaf(_ node: OpaquePointer) -> Bool {
    switch scribe_markdown_kind(node) {
    case SCRIBE_CODE_BLOCK, SCRIBE_HTML_BLOCK, SCRIBE_BREAK: true
    default: false
    }
  }

  // MARK: - Blocks

  private mutating func beginTop(_ node: OpaquePointer) {
    let first = Int(cmark_node_get_start_line(node))
    let last = Int(cmark_node_get_end_line(node))
    let count = builder.paragraphCount
    if let before = tops.last, first <= before.last || first == 0 {
      // A table within a paragraph has the paragraph's place: both are one block of the file.
      tops[tops.count - 1].last = max(before.last, last)
    } else {
      tops.append(Top(first: first, last: max(last, first), paragraphs: count..<count))
    }
  }

  private mutating func endTop() {
    guard let top = tops.last else { return }
    tops[tops.count - 1].paragraphs = top.paragraphs.lowerBound..<builder.paragraphCount
  }

  private mutating func quote(_ isEntering: Bool) {
    if isEntering {
      innerQuotes.append(!items.isEmpty)
      if items.isEmpty { quotes += 1 } else { items[items.count - 1].item.quoteDepth += 1 }
    } else if let isInner = innerQuotes.popLast() {
      if isInner { items[items.count - 1].item.quoteDepth -= 1 } else { quotes -= 1 }
    }
  }

  private mutating func list(_ node: OpaquePointer, _ isEntering: Bool) {
    guard isEntering else {
      lists.removeLast()
      return
    }
    var marker = ListMarker.disc
    if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST {
      let isPeriod = cmark_node_get_list_delim(node) != CMARK_PAREN_DELIM
      marker = .number(
        .decimal, start: Int(cmark_node_get_list_start(node)),
        ending: isPeriod ? .period : .parenthesis)
    }
    // Lists within share the identity: their numbers begin anew below each item.
    lists.append(OpenList(id: lists.first?.id ?? builder.addList(), marker: marker))
  }

  private mutating func item(_ node: OpaquePointer, _ isEntering: Bool) {
    guard isEntering else {
      let item = items.removeLast()
      if !item.isBegun {
        items.append(item)
        end(.body)
        items.removeLast()
      }
      return
    }
    guard let list = lists.last else { return }
    var marker = list.marker
    if strcmp(cmark_node_get_type_string(node), "tasklist") == 0 {
      marker = .check(isOn: cmark_gfm_extensions_get_tasklist_item_checked(node))
    }
    var item = ListItem(
      list: list.id, level: min(lists.count - 1, ListItem.deepest), marker: marker)
    item.quoteDepth = items.last?.item.quoteDepth ?? 0
    items.append(OpenItem(item: item))
  }

  private mutating func code(_ node: OpaquePointer) {
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    lines(Self.literal(node), .code(language: info.isEmpty ? nil : info))
  }

  private mutating func html(_ node: OpaquePointer) {
    lines(Self.literal(node), .raw(format: "html"))
  }

  /// A paragraph for each line; the block goes on from the second.
  private mutating func lines(_ text: [UInt8], _ kind: ParagraphKind) {
    var text = text
    if text.last == 0x0A { text.removeLast() }
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      builder.append(utf8: line)
      end(kind, goesOn: index > 0)
    }
  }

  private mutating func end(_ kind: ParagraphKind, goesOn: Bool = false) {
    var style = ParagraphStyle(kind: kind)
    style.quoteDepth = quotes
    style.isContinued = goesOn
    if table == nil, let open = items.last {
      style.list = open.item
      if open.isBegun { style.isContinued = true }
      // Every item around has begun, since this one is a part of it.
      for index in items.indices { items[index].isBegun = true }
    }
    if let table {
      style.cell = CellPlace(table: table.id, row: table.row, column: table.column)
      style.quoteDepth = 0
    }
    builder.endParagraph(style)
    // Tags that were not closed end with their block.
    tags.endBlock()
  }

  private mutating func table(_ node: OpaquePointer, _ isEntering: Bool) {
    guard isEntering else {
      table = nil
      for index in items.indices { items[index].isBegun = true }
      return
    }
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let alignments = cmark_gfm_extensions_get_table_alignments(node)
    let columns = (0..<count).map { column -> Table.Column in
      switch alignments?[column] {
      case UInt8(ascii: "l"): Table.Column(alignment: .left)
      case UInt8(ascii: "c"): Table.Column(alignment: .center)
      case UInt8(ascii: "r"): Table.Column(alignment: .right)
      default: Table.Column()
      }
    }
    table = (builder.addTable(Table(columns: columns, headerRows: 1)), 0, 0)
  }

  private mutating func endCell() {
    end(.body)
    table?.column += 1
  }

  private mutating func nextRow() {
    table?.row += 1
    table?.column = 0
  }

  // MARK: - Inline parts

  private mutating func inline(
    _ node: OpaquePointer, _ kind: scribe_markdown_kind, _ isEntering: Bool
  ) {
    switch kind {
    case SCRIBE_TEXT: append(Self.literal(node))
    case SCRIBE_SOFT_BREAK: append([0x20])
    case SCRIBE_HARD_BREAK: append([0xE2, 0x80, 0xA8])
    case SCRIBE_CODE:
      var style = self.style
      style.isCode = true
      append(Self.literal(node), style)
    case SCRIBE_HTML: tag(Self.literal(node))
    case SCRIBE_EMPHASIS: italic += isEntering ? 1 : -1
    case SCRIBE_STRONG: bold += isEntering ? 1 : -1
    case SCRIBE_STRIKE: strike += isEntering ? 1 : -1
    case SCRIBE_LINK: if isEntering { links.append(Self.link(node)) } else { links.removeLast() }
    case SCRIBE_IMAGE: if isEntering { descriptions.append([]) } else { endImage(node) }
    default: break
    }
  }

  private mutating func append(_ text: [UInt8], _ given: InlineStyle? = nil) {
    if !descriptions.isEmpty {
      descriptions[descriptions.count - 1] += text
    } else {
      builder.append(utf8: text, style: given ?? style)
    }
  }

  private var style: InlineStyle {
    var style = InlineStyle()
    style.isBold = bold > 0
    style.isItalic = italic > 0
    if strike > 0 { style.strike = .single }
    style.link = links.last
    tags.apply(to: &style)
    return style
  }

  private mutating func tag(_ text: [UInt8]) {
    switch tags.take(text) {
    case .understood: break
    case .lineBreak: append([0xE2, 0x80, 0xA8])
    case .unknown:
      notices.add(.unknownPart, detail: String(decoding: text.prefix(40), as: UTF8.self))
    }
  }

  private mutating func endImage(_ node: OpaquePointer) {
    let description = String(decoding: descriptions.removeLast(), as: UTF8.self)
    let link = Self.link(node)
    guard descriptions.isEmpty else {
      descriptions[descriptions.count - 1] += Array(description.utf8)
      return
    }
    var style = self.style
    style.isCode = false
    builder.attach(
      MarkdownImages.attachment(link, description, source, &notices), style: style)
  }

  private static func link(_ node: OpaquePointer) -> Link {
    let address = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let title = cmark_node_get_title(node).map { String(cString: $0) } ?? ""
    return Link(address: address, title: title.isEmpty ? nil : title)
  }

  private static func literal(_ node: OpaquePointer) -> [UInt8] {
    guard let literal = cmark_node_get_literal(node) else { return [] }
    return Array(UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
  }

  // MARK: - The sources

  /// Returns the document, each paragraph with the block that it came from.
  consuming func finish(_ lines: MarkdownLines) -> RichReading {
    var end = 0
    // Definitions and empty quotations make no paragraph: they stand before the next block.
    tops.removeAll { $0.paragraphs.isEmpty }
    for (number, top) in tops.enumerated() {
      let next =
        number + 1 < tops.count ? lines.bytes(tops[number + 1].first, tops[number + 1].first) : nil
      var range = lines.bytes(top.first, top.last)
      range = max(range.lowerBound, end)..<max(range.upperBound, max(range.lowerBound, end))
      if let next, range.upperBound > next.lowerBound {
        range = min(range.lowerBound, next.lowerBound)..<max(next.lowerBound, end)
      }
      let id = SourceID(number)
      for index in top.paragraphs { builder.paragraphs[index].style.source = id }
      builder.origin.sources[id] = SourceBlock(
        lead: Array(lines.rest[end..<range.lowerBound]), bytes: Array(lines.rest[range]),
        text: builder.text(ofParagraphs: top.paragraphs),
        paragraphs: Array(builder.paragraphs[top.paragraphs]))
      end = range.upperBound
    }
    builder.origin.tail = Array(lines.rest[end...])
    return RichReading(document: builder.finish(), notices: notices.all)
  }
}
