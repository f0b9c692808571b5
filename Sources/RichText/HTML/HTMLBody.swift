internal import TextEngine

/// The body of a page that is being written: a stack of open containers that each paragraph
/// changes as little as it can.
struct HTMLBody {
  enum Container: Equatable {
    case table(TableID)
    /// `thead` or `tbody`.
    case rows(isHead: Bool)
    case row(TableID, Int)
    case cell(TableID, row: Int, column: Int)
    case quote
    case list(ListID, level: Int, ListKind)
    case item
    /// A block of code that goes on.
    case code(ParagraphKind)
  }

  /// What makes two items stand in one element.
  enum ListKind: Equatable {
    case bullets
    case numbers(NumberForm, NumberEnding)
  }

  let document: RichDocument
  private let numbers: [Int?]
  var files: HTMLFiles
  var html = ""
  var open: [Container] = []
  /// Whether the innermost container was just opened.
  var isFresh = false
  /// Lists that are in the page more than once, and so have to have a name.
  var named: Set<ListID> = []
  private var seen: Set<ListID> = []
  private(set) var reopened: Set<ListID> = []
  /// Tables with a cell that begins in the head and ends below.
  private var reachesOut: Set<TableID> = []
  /// The marker of each open list's first item.
  private var markers: [Int: ListMarker] = [:]
  /// Text of notes, written at the end.
  var notes: [(isEndnote: Bool, html: String)] = []
  /// The first line that has words.
  private(set) var firstWords = ""

  init(_ document: RichDocument, files: HTMLFiles) {
    self.document = document
    self.files = files
    numbers = document.listNumbers()
    for case let place? in document.paragraphs.lazy.map(\.style.cell) {
      let heads = document.tables[place.table]?.headerRows ?? 0
      if place.row < heads, place.row + place.rowSpan > heads { reachesOut.insert(place.table) }
    }
  }

  private func listMarker(_ level: Int) -> ListMarker { markers[level] ?? .usual(level) }

  mutating func write() {
    document.forEachParagraph { index, paragraph, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      if firstWords.isEmpty {
        firstWords = String(
          text.prefix(100).filter { $0 != "\u{FFFC}" && $0 != "\u{2028}" }.trimmed)
      }
      write(paragraph, text, number: numbers[index])
    }
    close(to: 0)
    writeNotes()
  }

  // MARK: Containers

  private mutating func write(_ paragraph: Paragraph, _ text: String, number: Int?) {
    let style = paragraph.style
    let path = path(of: style)
    var common = zip(open, path).prefix { $0 == $1 }.count
    if let item = style.list, !style.isContinued {
      // A new item: its list stays open, the item before does not.
      let depth = path.lastIndex { if case .list(_, item.level, _) = $0 { true } else { false } }!
      common = min(common, depth + 1)
    }
    if common == path.count, case .code? = path.last, !style.isContinued { common -= 1 }
    close(to: common)
    for container in path[common...] { begin(container, style, number) }
    writeLine(paragraph, text)
  }

  private func path(of style: ParagraphStyle) -> [Container] {
    var path: [Container] = []
    var cells: [CellPlace] = []
    var cell = style.cell
    while let place = cell, cells.count < Table.deepest {
      cells.append(place)
      cell = document.tables[place.table]?.parent
    }
    for place in cells.reversed() {
      path.append(.table(place.table))
      path.append(.rows(isHead: place.row < headRows(of: place.table)))
      path.append(.row(place.table, place.row))
      path.append(.cell(place.table, row: place.row, column: place.column))
    }
    path += Array(repeating: .quote, count: min(style.quoteDepth, 32))
    if let item = style.list {
      for level in 0...item.level {
        path.append(openList(item, level) ?? .list(item.list, level: level, ListKind(item.marker)))
        path.append(.item)
      }
      path += Array(repeating: .quote, count: min(item.quoteDepth, 32))
    }
    switch style.kind {
    case .code, .raw: path.append(.code(style.kind))
    case .body, .heading, .rule: break
    }
    return path
  }

  /// A list around the item, of whatever kind, stays open; its own has to be of its kind.
  private func openList(_ item: ListItem, _ level: Int) -> Container? {
    guard level < item.level else { return nil }
    return open.first {
      if case .list(item.list, level, _) = $0 { true } else { false }
    }
  }

  /// How many rows at a table's top stand in its head: none where a cell reaches out of it.
  private func headRows(of id: TableID) -> Int {
    reachesOut.contains(id) ? 0 : document.tables[id]?.headerRows ?? 0
  }

  mutating func close(to depth: Int) {
    while open.count > depth {
      switch open.removeLast() {
      case .table: html += "</table>\n"
      case .rows(let isHead): html += isHead ? "</thead>\n" : "</tbody>\n"
      case .row: html += "</tr>\n"
      case .cell(let table, let row, _): html += isHeading(table, row) ? "</th>\n" : "</td>\n"
      case .quote: html += "</blockquote>\n"
      case .list(_, _, .bullets): html += "</ul>\n"
      case .list(_, _, .numbers): html += "</ol>\n"
      case .item: html += "</li>\n"
      case .code(let kind):
        if case .code = kind { html += "</code></pre>\n" } else { html += "</pre>\n" }
      }
    }
  }

  private func isHeading(_ table: TableID, _ row: Int) -> Bool {
    row < (document.tables[table]?.headerRows ?? 0)
  }

  private mutating func begin(_ container: Container, _ style: ParagraphStyle, _ number: Int?) {
    breakBeforeBlock()
    open.append(container)
    isFresh = true
    switch container {
    case .table(let id): beginTable(id)
    case .rows(let isHead): html += isHead ? "<thead>\n" : "<tbody>\n"
    case .row: html += "<tr>\n"
    case .cell(let table, let row, let column): beginCell(table, row, column, style)
    case .quote: html += "<blockquote>\n"
    case .list(let id, let level, let kind): beginList(id, level, kind, style, number)
    case .item: beginItem(style)
    case .code(let kind):
      switch kind {
      case .code(let language?) where !language.isEmpty:
        html += "<pre><code class=\"language-\(HTMLText.attribute(language))\">"
      case .raw(let format): html += "<pre data-format=\"\(HTMLText.attribute(format))\">\n"
      default: html += "<pre><code>"
      }
    }
  }

  /// A block within an item or a cell starts on a line of its own.
  private mutating func breakBeforeBlock() {
    if !html.isEmpty, !html.hasSuffix("\n") { html += "\n" }
  }

  private mutating func beginTable(_ id: TableID) {
    html += "<table>\n"
    guard let columns = document.tables[id]?.columns, columns.contains(where: { $0.width != nil })
    else { return }
    html += "<colgroup>"
    for column in columns {
      html += column.width.map { "<col style=\"width:\(HTMLText.points($0))\">" } ?? "<col>"
    }
    html += "</colgroup>\n"
  }

  private mutating func beginCell(
    _ table: TableID, _ row: Int, _ column: Int, _ style: ParagraphStyle
  ) {
    var place = style.cell
    while let now = place, now.table != table || now.row != row || now.column != column {
      place = document.tables[now.table]?.parent
    }
    html += isHeading(table, row) ? "<th" : "<td"
    if let place, place.columnSpan > 1 { html += " colspan=\"\(place.columnSpan)\"" }
    if let place, place.rowSpan > 1 { html += " rowspan=\"\(place.rowSpan)\"" }
    if let columns = document.tables[table]?.columns, columns.indices.contains(column),
      let alignment = columns[column].alignment
    {
      html += " style=\"text-align:\(alignment.word)\""
    }
    html += ">"
  }

  private mutating func beginList(
    _ id: ListID, _ level: Int, _ kind: ListKind, _ style: ParagraphStyle, _ number: Int?
  ) {
    let isInner = style.list.map { level < $0.level } ?? false
    var attributes = ""
    markers[level] = .usual(level)
    switch kind {
    case .bullets:
      html += "<ul"
      if let word = style.list?.marker.styleWord, !isInner,
        style.list?.marker != ListMarker.usual(level)
      {
        attributes += " style=\"list-style-type:\(word)\""
        markers[level] = style.list?.marker
      }
    case .numbers(let form, let ending):
      html += "<ol"
      if form != .decimal { attributes += " type=\"\(form.word)\"" }
      if case .number(_, let start, _)? = style.list?.marker, !isInner {
        let shown = number ?? start
        if shown != 1 { attributes += " start=\"\(shown)\"" }
        if shown != start { attributes += " data-start=\"\(start)\"" }
      }
      if ending != .period { attributes += " data-ending=\"\(ending.word)\"" }
    }
    if level == 0 {
      if !seen.insert(id).inserted { reopened.insert(id) }
      if named.contains(id) { attributes += " data-list=\"\(id.number)\"" }
    }
    html += attributes + ">\n"
  }

  private mutating func beginItem(_ style: ParagraphStyle) {
    guard let item = style.list, case .list(_, let level, let kind)? = open.dropLast().last else {
      html += "<li>"
      return
    }
    // An item that holds deeper ones alone shows no marker.
    if level < item.level {
      html += "<li style=\"list-style-type:none\">"
    } else if case .check(let isOn) = item.marker {
      html += "<li style=\"list-style-type:none\"><input type=\"checkbox\" disabled"
      html += isOn ? " checked> " : "> "
    } else if kind == .bullets, let word = item.marker.styleWord, item.marker != listMarker(level) {
      html += "<li style=\"list-style-type:\(word)\">"
    } else {
      html += "<li>"
    }
  }
}

extension HTMLBody.ListKind {
  init(_ marker: ListMarker) {
    if case .number(let form, _, let ending) = marker {
      self = .numbers(form, ending)
    } else {
      self = .bullets
    }
  }
}

extension ListMarker {
  /// What browsers draw in a list of this level.
  static func usual(_ level: Int) -> ListMarker {
    level == 0 ? .disc : level == 1 ? .circle : .square
  }

  /// `list-style-type`; nil for numbers and check boxes.
  var styleWord: String? {
    switch self {
    case .disc: "disc"
    case .circle: "circle"
    case .square: "square"
    case .hyphen: "'- '"
    case .none: "none"
    case .check, .number: nil
    }
  }
}

extension NumberForm {
  /// The attribute `type`.
  var word: String {
    switch self {
    case .decimal: "1"
    case .lowerLetter: "a"
    case .upperLetter: "A"
    case .lowerRoman: "i"
    case .upperRoman: "I"
    }
  }
}

extension ParagraphStyle.Alignment {
  var word: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justify"
    }
  }
}
