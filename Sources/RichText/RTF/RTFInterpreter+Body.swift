internal import TextEngine

extension RTFInterpreter {
  /// Puts text into the paragraph.
  mutating func appendBody(_ text: [UInt8]) {
    hasBody = true
    var text = text
    if let attachment = graphic {
      // Whatever the one character is that follows a graphic, it stands for it.
      graphic = nil
      let first = text.prefix(1) + text.dropFirst().prefix { $0 & 0xC0 == 0x80 }
      text.removeFirst(first.count)
      var style = currentStyle
      style.font = nil
      style.size = nil
      builder.attach(attachment, style: style)
      if text.isEmpty { return }
    }
    if state.character.isHidden, !text.isEmpty { notices.add(.hiddenText) }
    builder.append(utf8: text, style: currentStyle)
  }

  mutating func perform(_ flag: RTFFlag) {
    switch flag {
    case .ansi: documentPage = 1252
    case .mac: documentPage = 10000
    case .pc: documentPage = 437
    case .pca: documentPage = 850
    case .par, .sect: if state.destination == .body { endParagraph() }
    case .page, .column:
      guard state.destination == .body else { break }
      notices.add(.pageLayout)
      if state.note == nil, !builder.isAtParagraphStart { endParagraph() }
    case .line, .softline:
      if state.destination == .body { builder.breakLine(style: currentStyle) }
    case .tab: pass([0x09])
    case .cell, .nestcell: if state.destination == .body { endCell(isNested: flag == .nestcell) }
    case .row, .nestrow: if state.destination == .body { endRow(isNested: flag == .nestrow) }
    case .pard: resetParagraph()
    case .plain: state.character = RTFCharacter()
    case .sectd: break
    case .trowd, .clmgf, .clmrg, .clvmgf, .clvmrg, .trhdr, .lastrow: setRow(flag)
    case .ulnone: state.character.underline = nil
    case .super: state.character.script = .superscript
    case .sub: state.character.script = .subscript
    case .nosupersub: state.character.script = nil
    case .ql: state.paragraph.alignment = nil
    case .qc: state.paragraph.alignment = .center
    case .qr: state.paragraph.alignment = .right
    case .qj, .qd: state.paragraph.alignment = .justified
    case .rtlpar: state.paragraph.isRightToLeft = true
    case .ltrpar: state.paragraph.isRightToLeft = false
    case .intbl: state.paragraph.isInTable = true
    case .brdrb: state.paragraph.hasBottomBorder = true
    case .brdrnone, .brdrnil: state.paragraph.hasBottomBorder = false
    case .fmodern: fonts[state.character.font, default: RTFFont()].isModern = true
    case .ftnalt: if state.note != nil { state.note = .endnote }
    case .chftn: break
    case .pngblip, .jpegblip, .emfblip, .wmetafile, .dibitmap, .wbitmap, .macpict: setPicture(flag)
    case .pnlvlblt, .pnlvlbody, .pnlvlcont, .pndec, .pnlcltr, .pnucltr, .pnlcrm, .pnucrm, .pnord:
      lists.setOld(flag)
    case .listoverridestartat: lists.restarts = true
    }
  }

  private mutating func resetParagraph() {
    let inHead = state.destination != .body
    state.paragraph = RTFParagraph()
    // A `\pn` that stood in a group before the text holds until the paragraph ends.
    if !inHead { state.paragraph.oldList = -1 }
  }

  mutating func setList(_ number: Int32) {
    switch state.destination {
    case .listoverride, .listoverridetable, .lfolevel: lists.overrideNumber = number
    case .scribeitem: itemMark?.list = number
    default: state.paragraph.list = max(number, 0)
    }
  }

  mutating func setLevel(_ level: Int32) {
    if state.destination == .scribeitem {
      itemMark?.level = level
    } else {
      state.paragraph.level = level
    }
  }

  // MARK: - Paragraphs

  /// `\par`: ends the paragraph, or the line within a note.
  mutating func endParagraph() {
    hasBody = true
    if state.note != nil {
      builder.breakLine(style: currentStyle)
      return
    }
    let depth = tableDepth
    closeTables(below: depth)
    finishParagraph(depth: depth)
  }

  /// How deep in tables the paragraph says that it is.
  var tableDepth: Int {
    max(Int(state.paragraph.tableDepth), state.paragraph.isInTable ? 1 : 0)
  }

  /// Ends the paragraph in the table that is `depth` deep; 0 for none.
  mutating func finishParagraph(depth: Int) {
    placePendingGraphic()
    let cell = depth > 0 ? openTable(depth) : nil
    var style = ParagraphStyle()
    style.cell = cell
    let paragraph = state.paragraph
    let sheet = styles[paragraph.style]
    style.alignment = paragraph.alignment
    style.direction = paragraph.isRightToLeft ? .rightToLeft : nil
    style.quoteDepth = sheet?.quoteDepth ?? 0
    if (0...8).contains(paragraph.outline) {
      style.kind = .heading(Int(paragraph.outline) + 1)
    } else if let heading = sheet?.heading, paragraph.outline < 0 {
      style.kind = .heading(heading)
    } else if sheet?.isCode == true || codeStart != nil {
      style.kind = codeKind
      style.isContinued = codeStart == nil && continuesCode(style)
    } else if paragraph.hasBottomBorder, builder.isAtParagraphStart, cell == nil {
      style.kind = .rule
    }
    style.list = listItem()
    if let mark = itemMark, mark.isContinued {
      state.paragraph.list = mark.list
      state.paragraph.level = mark.level
      style.list = listItem()
      style.isContinued = true
      state.paragraph.list = paragraph.list
      state.paragraph.level = paragraph.level
    }
    if let check = itemMark?.check { style.list?.marker = .check(isOn: check) }
    if let depth = itemMark?.quoteDepth { style.quoteDepth = depth }
    if let depth = itemMark?.innerDepth { style.list?.quoteDepth = depth }
    if style.list == nil { keepMarkerAsText() }
    if style.kind == .body || style.list != nil { style.spacing = spacing(style) }
    builder.endParagraph(style)
    if depth > 0 { tables[depth - 1].paragraphs.append(builder.paragraphCount - 1) }
    marker = nil
    hasMarker = false
    itemMark = nil
    codeStart = nil
    pendingOldList = -1
  }

  /// Code of the language that our own word says; `=html` is markup of that format. A line without
  /// the word goes on as the line before.
  private var codeKind: ParagraphKind {
    guard let codeStart else {
      switch builder.paragraphs.last?.style.kind {
      case .code(let language): return .code(language: language)
      case .raw(let format): return .raw(format: format)
      default: return .code(language: nil)
      }
    }
    if let language = codeStart, language.hasPrefix("=") {
      return .raw(format: String(language.dropFirst()))
    }
    return .code(language: codeStart)
  }

  /// Whether the paragraph before is a line of code at the same place.
  private func continuesCode(_ style: ParagraphStyle) -> Bool {
    guard let last = builder.paragraphs.last, last.style.kind == style.kind else { return false }
    return last.style.cell == style.cell && last.style.quoteDepth == style.quoteDepth
  }

  private func spacing(_ style: ParagraphStyle) -> Spacing? {
    let paragraph = state.paragraph
    var spacing = Spacing()
    if style.list == nil, style.quoteDepth == 0 {
      spacing.left = Twips(Int(paragraph.left))
      spacing.firstLine = Twips(Int(paragraph.first))
      spacing.right = Twips(Int(paragraph.right))
    }
    spacing.before = Twips(Int(paragraph.before))
    spacing.after = Twips(Int(paragraph.after))
    if paragraph.line != 0, !(paragraph.line == 240 && paragraph.isMultiple) {
      spacing.line = Twips(Int(paragraph.line))
      spacing.isMultiple = paragraph.isMultiple
    }
    return spacing.isDefault ? nil : spacing
  }

  // MARK: - Lists

  /// The list's item that the paragraph is, by its tables, its `\pn`, or its marker before a tab.
  private mutating func listItem() -> ListItem? {
    let paragraph = state.paragraph
    if paragraph.list > 0 {
      let level = Int(paragraph.level)
      let found = lists.marker(list: paragraph.list, level: level)
      return ListItem(
        list: listID(lists.identity(of: paragraph.list)), level: level,
        marker: found ?? guessedMarker() ?? .disc)
    }
    let old = paragraph.oldList >= 0 ? paragraph.oldList : pendingOldList
    if old >= 0 { return oldItem(Int(old)) }
    if let words = marker, hasMarker, collectedPnText(words) {
      return ListItem(list: continuedList(.orphan), level: 0, marker: guessedMarker() ?? .disc)
    }
    return hangingItem()
  }

  /// `{\pntext …}` without its `\pn` is still an item's marker; `{\listtext …}` without a list is text.
  private func collectedPnText(_ words: [UInt8]) -> Bool {
    guard lists.old.isEmpty == false || !hasListTables else { return false }
    return Self.markerWords(words) != nil && words.contains(0x09)
  }

  private var hasListTables: Bool { !lists.lists.isEmpty || !lists.overrides.isEmpty }

  private mutating func listID(_ key: RTFListKey) -> ListID {
    if let id = listIDs[key] { return id }
    let id = builder.addList()
    listIDs[key] = id
    return id
  }

  /// Lists without a table end with the first paragraph that is no item.
  private mutating func continuedList(_ key: RTFListKey) -> ListID {
    if let last = lastItem, last.key == key, last.paragraph == builder.paragraphCount - 1 {
      lastItem = (key, builder.paragraphCount)
      return listID(key)
    }
    listIDs[key] = nil
    lastItem = (key, builder.paragraphCount)
    return listID(key)
  }

  private mutating func oldItem(_ index: Int) -> ListItem? {
    let definition = lists.old[index]
    if definition.isContinued { return nil }
    let marker: ListMarker =
      definition.isBullet
      ? RTFListTable.bullet(definition.before)
      : .number(
        definition.form, start: definition.start,
        ending: RTFListTable.ending(before: definition.before, after: definition.after))
    let key = RTFListKey.old(definition.isBullet ? -1 : Int32(definition.form.rawValue))
    return ListItem(list: continuedList(key), level: definition.level, marker: marker)
  }

  /// A hanging first line that begins with a marker and a tab, as Pandoc writes lists.
  private mutating func hangingItem() -> ListItem? {
    guard state.paragraph.first < 0, let tab = builder.pendingBytes.prefix(16).firstIndex(of: 0x09)
    else { return nil }
    let words = builder.pendingBytes[..<tab]
    guard let found = Self.markerWords(Array(words)) else { return nil }
    builder.removePrefix(words.count + 1)
    let level = min(max(Int(state.paragraph.left) / 360 - 1, 0), ListItem.deepest)
    if case .number(let form, _, let ending) = found,
      let last = builder.paragraphs.last?.style.list,
      level == last.level, case .number(form, let start, ending) = last.marker,
      lastItem?.paragraph == builder.paragraphCount - 1
    {
      return ListItem(
        list: continuedList(.hanging(hangingLists)), level: level,
        marker: .number(form, start: start, ending: ending))
    }
    return ListItem(list: continuedList(.hanging(hangingLists)), level: level, marker: found)
  }

  private func guessedMarker() -> ListMarker? { marker.flatMap { Self.markerWords($0) } }

  /// The marker that `words` look like: a bullet, or a number with its ending.
  static func markerWords(_ words: [UInt8]) -> ListMarker? {
    let text = String(decoding: words, as: UTF8.self).filter { $0 != "\t" && $0 != " " }
    guard let first = text.unicodeScalars.first else { return nil }
    switch first.value {
    case 0x2022, 0xB7, 0xF0B7, 0x25CF: return text.unicodeScalars.count == 1 ? .disc : nil
    case 0x25E6, 0x25CB, 0x25AA, 0x25A0, 0x2043, 0x2D, 0x2013, 0x2610, 0x2611, 0x2612, 0xA7, 0xF0A7,
      0x25AB, 0x2713:
      return text.unicodeScalars.count == 1 ? RTFListTable.bullet(text.utf8) : nil
    default: return number(text)
    }
  }

  private static func number(_ text: String) -> ListMarker? {
    var body = Substring(text)
    let isOpened = body.hasPrefix("(")
    if isOpened { body.removeFirst() }
    let ending: NumberEnding
    if body.hasSuffix(")") {
      ending = isOpened ? .parentheses : .parenthesis
    } else if body.hasSuffix("."), !isOpened {
      ending = .period
    } else {
      return nil
    }
    body.removeLast()
    guard (1...4).contains(body.utf8.count), body.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if let number = Int(body), number >= 0 {
      return .number(.decimal, start: number, ending: ending)
    }
    for form in [NumberForm.lowerRoman, .upperRoman, .lowerLetter, .upperLetter] {
      // A single letter is a letter, but i and I begin Roman numbers.
      let limit = form == .lowerLetter || form == .upperLetter ? 26 : 40
      if body.count == 1, form == .lowerRoman || form == .upperRoman,
        body.lowercased() != "i"
      {
        continue
      }
      if let number = (1...limit).first(where: { form.words($0) == body }) {
        return .number(form, start: number, ending: ending)
      }
    }
    return nil
  }

  /// A marker that belongs to no list that is known stays as text.
  private mutating func keepMarkerAsText() {
    guard let marker, hasMarker, !marker.isEmpty else { return }
    let text = String(decoding: marker, as: UTF8.self).unicodeScalars.map {
      $0.value == 0xF0B7 ? "\u{2022}" : Character($0)
    }
    builder.insertPrefix(Array(String(text).utf8.filter { $0 >= 0x20 || $0 == 0x09 }))
  }
}
