internal import TextEngine

/// Makes a document from the pieces that a reader finds, in order.
///
/// Whatever it is given, `finish` returns a valid document: what cannot be in a text is replaced,
/// cells that are missing are added, lists, levels and headings are kept within bounds.
public struct DocumentBuilder: Sendable {
  var bytes: [UInt8] = []
  var paragraphs: [Paragraph] = []
  var tables: [TableID: Table] = [:]
  var attachments: [AttachmentID: Attachment] = [:]
  /// By content, so that the same thing twice is one entry.
  private var known: [Attachment: AttachmentID] = [:]
  var runs: [StyleRun] = []
  var start = 0
  /// Where each paragraph that was ended begins.
  private var starts: [Int] = []
  /// Paragraphs that `finish` leaves out: merged cells without text.
  var dropped: Set<Int> = []
  private var lastList = 0

  public var base = BaseFont()
  public var head: [Unknown] = []
  public var origin: Origin

  public init(format: RichFormat) { origin = Origin(format: format) }

  /// How many paragraphs were ended.
  public var paragraphCount: Int { paragraphs.count }
  /// The bytes of the paragraph that is being made.
  public var pendingBytes: ArraySlice<UInt8> { bytes[start...] }
  public var isAtParagraphStart: Bool { bytes.count == start }

  /// Appends text. Line ends become U+2028; NUL and other controls but the tab are left out.
  public mutating func append(_ text: some StringProtocol, style: InlineStyle = InlineStyle()) {
    append(utf8: text.utf8, style: style)
  }

  /// Appends bytes; what is not UTF-8 becomes U+FFFD.
  public mutating func append(
    utf8 text: some Collection<UInt8>, style: InlineStyle = InlineStyle()
  ) {
    let before = bytes.count
    if text.contains(where: { $0 < 0x20 || $0 >= 0x7F }) {
      appendCareful(text)
    } else {
      bytes.append(contentsOf: text)
    }
    cover(before, style)
  }

  private mutating func appendCareful(_ text: some Collection<UInt8>) {
    var wasReturn = false
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A where wasReturn: break
      case 0x0A, 0x0D, 0x0B, 0x0C: bytes.append(contentsOf: Self.lineBreak)
      case 0x09: bytes.append(0x09)
      case 0..<0x20, 0x7F: break
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
      wasReturn = scalar.value == 0x0D
    }
  }

  private static let lineBreak: [UInt8] = [0xE2, 0x80, 0xA8]

  /// Breaks the line within the paragraph: U+2028.
  public mutating func breakLine(style: InlineStyle = InlineStyle()) {
    let before = bytes.count
    bytes.append(contentsOf: Self.lineBreak)
    cover(before, style)
  }

  /// Puts U+FFFC with `attachment`.
  public mutating func attach(_ attachment: Attachment, style: InlineStyle = InlineStyle()) {
    let id = known[attachment] ?? AttachmentID(attachments.count)
    known[attachment] = id
    attachments[id] = attachment
    var style = style
    style.attachment = id
    let before = bytes.count
    bytes.append(contentsOf: [0xEF, 0xBF, 0xBC])
    cover(before, style)
  }

  private mutating func cover(_ before: Int, _ style: InlineStyle) {
    guard bytes.count > before, !style.isDefault else { return }
    let from = ByteCount(before - start)
    let end = ByteCount(bytes.count - start)
    if let last = runs.last, last.range.upperBound == from, last.style == style {
      runs[runs.count - 1].range = last.range.lowerBound..<end
    } else {
      runs.append(StyleRun(range: from..<end, style: style))
    }
  }

  /// Ends the paragraph, empty or not.
  public mutating func endParagraph(_ style: ParagraphStyle = ParagraphStyle()) {
    if let cell = style.cell { widen(cell) }
    paragraphs.append(Paragraph(style: Self.bounded(style), runs: runs))
    bytes.append(0x0A)
    starts.append(start)
    runs = []
    start = bytes.count
  }

  /// A table has as many columns as its cells need.
  private mutating func widen(_ cell: CellPlace) {
    guard let count = tables[cell.table]?.columns.count else { return }
    let wanted = min(cell.column + max(cell.columnSpan, 1), Table.mostColumns)
    for _ in count..<max(wanted, count) { tables[cell.table]!.columns.append(Table.Column()) }
  }

  private static func bounded(_ style: ParagraphStyle) -> ParagraphStyle {
    var style = style
    if case .heading(let level) = style.kind { style.kind = .heading(min(max(level, 1), 6)) }
    style.quoteDepth = max(style.quoteDepth, 0)
    let level = style.list?.level ?? 0
    style.list?.level = min(max(level, 0), ListItem.deepest)
    if style.spacing?.isDefault == true { style.spacing = nil }
    return style
  }

  /// How many bytes paragraph `index` has, without its end.
  func byteCount(ofParagraph index: Int) -> Int {
    (index + 1 < starts.count ? starts[index + 1] : start) - 1 - starts[index]
  }

  /// The text of paragraphs that were ended, with `\n` between them.
  func text(ofParagraphs range: Range<Int>) -> [UInt8] {
    guard let first = range.first, let last = range.last else { return [] }
    return Array(bytes[starts[first]..<starts[last] + byteCount(ofParagraph: last)])
  }

  func isEmptyParagraph(_ index: Int) -> Bool { byteCount(ofParagraph: index) == 0 }

  /// Changes the style of the paragraph that was ended last, if there is one.
  public mutating func changeLastParagraph(_ change: (inout ParagraphStyle) -> Void) {
    guard let last = paragraphs.indices.last else { return }
    change(&paragraphs[last].style)
    paragraphs[last].style = Self.bounded(paragraphs[last].style)
  }

  public mutating func addList() -> ListID {
    defer { lastList += 1 }
    return ListID(lastList)
  }

  /// Announces a table; its paragraphs name it. What is announced may be changed with `changeTable`.
  public mutating func addTable(_ table: Table) -> TableID {
    let id = TableID(tables.count)
    tables[id] = table
    return id
  }

  public mutating func changeTable(_ id: TableID, _ change: (inout Table) -> Void) {
    guard var table = tables[id] else { return }
    change(&table)
    tables[id] = table
  }

  /// Returns the document. Pending text becomes a last paragraph.
  public consuming func finish(_ last: ParagraphStyle = ParagraphStyle()) -> RichDocument {
    if !isAtParagraphStart || paragraphs.isEmpty { endParagraph(last) }
    var document = RichDocument()
    repairTables()
    bytes.removeLast()
    document.text = TextStorage(bytes: bytes)
    document.paragraphs = paragraphs
    document.tables = tables
    document.attachments = attachments
    document.base = base
    document.head = head
    document.origin = origin
    return document
  }
}
