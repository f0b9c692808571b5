internal import TextEngine

extension RTFInterpreter {
  /// Makes the rest of the group what the word says.
  mutating func enter(_ destination: RTFDestination, starred: Bool) {
    // Inside of what is passed over nothing is taken up again.
    if state.destination == .skip, destination != .ud { return }
    switch destination {
    case .body, .skip: become(.skip)
    case .fonttbl, .colortbl, .stylesheet, .generator, .leveltext, .levelmarker, .pntxtb, .pntxta,
      .fldinst, .sn, .sv, .NeXTGraphic, .scribeglyph, .scribedesc, .scribecode:
      collected[destination] = []
      become(destination)
      if destination == .colortbl { color = (0, 0, 0, false) }
      if destination == .NeXTGraphic { pictures.append(RTFPicture()) }
    case .info: become(.info)
    case .listtable, .list, .listlevel, .listoverridetable, .listoverride, .lfolevel:
      become(destination)
      lists.enter(destination)
    case .listtext, .pntext:
      collected[destination] = []
      become(destination)
    case .pn:
      become(.pn)
      lists.beginOld()
    case .field:
      fields.append(RTFField())
      state.field = Int32(fields.count - 1)
    case .fldrslt: if state.field >= 0 { state.link = fields[Int(state.field)].link }
    case .pict:
      pictures.append(RTFPicture())
      become(.pict)
    case .picprop, .shpinst, .sp: if state.destination != .body { break } else { become(.sp) }
    case .shppict, .shp, .object, .upr: if destination == .upr { become(.upr) }
    case .shptxt, .result, .ud: becomeBody()
    case .nonshppict, .shprslt, .objdata, .nonesttables:
      become(.skip)
      if destination == .objdata { notices.add(.unknownPart, detail: "object") }
    case .footnote:
      state.note = .footnote
      becomeBody()
    case .annotation, .atnid:
      notices.add(.comments)
      become(.skip)
    case .header, .headerl, .headerr, .headerf, .footer, .footerl, .footerr, .footerf:
      notices.add(.pageLayout)
      become(.skip)
    case .nesttableprops: break
    case .scribeitem:
      itemMark = itemMark ?? RTFItemMark()
      itemMark?.isContinued = true
      become(.scribeitem)
    }
  }

  private mutating func become(_ destination: RTFDestination) {
    state.destination = destination
    state.opensDestination = true
  }

  private mutating func becomeBody() {
    state.destination = .body
    state.opensDestination = false
  }

  /// Ends the group that set `destination`.
  mutating func finish(_ destination: RTFDestination) {
    let text = collected.removeValue(forKey: destination) ?? []
    switch destination {
    case .fonttbl:
      collected[.fonttbl] = text
      endFont()
    case .stylesheet:
      collected[.stylesheet] = text
      endStyle()
    case .generator:
      let name = String(decoding: text, as: UTF8.self).lowercased()
      builder.origin.writer =
        name.contains("libreoffice") || name.contains("openoffice")
        ? .libreOffice
        : name.contains("riched") || name.contains("msftedit")
          ? .richEdit : name.contains("word") ? .word : .other
    case .info: keepGroup("info")
    case .listtable, .list, .listlevel, .listoverridetable, .listoverride, .lfolevel:
      lists.leave(destination)
    case .leveltext: lists.takeLevelText(text)
    case .levelmarker: lists.takeLevelMarker(text)
    case .listtext, .pntext:
      marker = text
      hasMarker = true
    case .pntxtb: lists.takeOldText(text, isBefore: true)
    case .pntxta: lists.takeOldText(text, isBefore: false)
    case .pn:
      state.paragraph.oldList = lists.endOld()
      pendingOldList = state.paragraph.oldList
    case .fldinst: endInstruction(text)
    case .pict: endPicture()
    case .sn: shapeName = text
    case .sv: takeShapeValue(text)
    case .NeXTGraphic: endGraphic(text)
    case .scribeglyph: glyph = (String(decoding: text, as: UTF8.self), glyph?.description ?? "")
    case .scribedesc: glyph = (glyph?.identifier ?? "", String(decoding: text, as: UTF8.self))
    case .scribecode:
      let language = String(decoding: text, as: UTF8.self)
      codeStart = .some(language.isEmpty ? nil : language)
    default: break
    }
  }

  /// Keeps the group's bytes for a writer of RTF, if they are not too many.
  private mutating func keepGroup(_ name: String) {
    let bytes = scanner.bytes[state.start..<scanner.position]
    guard bytes.count <= 1 << 16, !builder.head.contains(where: { $0.name == name }) else { return }
    builder.head.append(Unknown(format: .rtf, name: name, bytes: Array(bytes)))
  }

  // MARK: - Tables of the head

  /// Ends what a `;` ends in the text that was gathered of a table.
  mutating func endTableEntries() {
    guard let text = collected[state.destination], text.contains(UInt8(ascii: ";")) else { return }
    switch state.destination {
    case .colortbl:
      for byte in text where byte == UInt8(ascii: ";") {
        if colors.count < 1 << 16 {
          colors.append(
            color.isSaid
              ? RichColor(
                red: UInt8(clamping: color.red), green: UInt8(clamping: color.green),
                blue: UInt8(clamping: color.blue)) : nil)
        }
        color = (0, 0, 0, false)
      }
      collected[.colortbl] = []
    case .fonttbl: endFont()
    case .stylesheet: endStyle()
    default: break
    }
  }

  private mutating func endFont() {
    let text = collected[.fonttbl] ?? []
    let name = text.prefix { $0 != UInt8(ascii: ";") }
    collected[.fonttbl] = []
    guard !name.isEmpty, fonts.count < 1 << 15 else { return }
    fonts[state.character.font, default: RTFFont()].name = Self.trimmed(name)
  }

  private mutating func endStyle() {
    let text = collected[.stylesheet] ?? []
    collected[.stylesheet] = []
    let name = Self.trimmed(text.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") })
    if !name.isEmpty, styles.count < 1 << 15 {
      style.name = name
      style.font = state.character.font
      let number = style.isCharacter ? state.character.style : state.paragraph.style
      // Styles of paragraphs and of characters have numbers of one series.
      styles[number] = style
    }
    style = RTFStyle()
  }

  static func trimmed(_ bytes: some Collection<UInt8>) -> String {
    let start = bytes.drop { $0 <= 0x20 }
    var words = Array(start)
    while let last = words.last, last <= 0x20 { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }
}
