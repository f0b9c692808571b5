internal import TextEngine

extension RTFComposer {
  /// Writes a paragraph without its end.
  mutating func composeParagraph(
    _ index: Int, depth: Int, alignment: ParagraphStyle.Alignment? = nil
  ) {
    let paragraph = document.paragraphs[index]
    let style = paragraph.style
    out.raw("\\pard\\plain")
    if depth > 0 { out.raw("\\intbl\\itap\(depth)") }
    composeKind(index, style)
    switch style.alignment ?? alignment {
    case .center: out.raw("\\qc")
    case .right: out.raw("\\qr")
    case .justified: out.raw("\\qj")
    case .left, nil: break
    }
    if style.direction == .rightToLeft { out.raw("\\rtlpar") }
    composeSpacing(style)
    var size = baseSize
    var isBold = false
    if case .heading(let level) = style.kind {
      // Where runs say it themselves, the rest of the heading is as other text.
      let text = paragraph.runs.filter { $0.style.attachment == nil }
      if !text.contains(where: { $0.style.size != nil }) { size = Self.headingSize(level) }
      isBold = !text.contains { $0.style.isBold }
    }
    out.raw(isCode(style) ? "\\f1" : "\\f0")
    out.raw("\\fs\(size)\(isBold ? "\\b" : "") ")
    composeList(index, style)
    composeRuns(paragraph, texts[index])
  }

  private func isCode(_ style: ParagraphStyle) -> Bool {
    switch style.kind {
    case .code, .raw: true
    default: false
    }
  }

  private mutating func composeKind(_ index: Int, _ style: ParagraphStyle) {
    switch style.kind {
    case .heading(let level): out.raw("\\s\(level)\\outlinelevel\(level - 1)")
    case .code(let language): composeCode(index, style, language ?? "")
    case .raw(let format): composeCode(index, style, "=" + format)
    case .rule: out.raw("\\brdrb\\brdrs\\brdrw15\\brdrsp20")
    case .body:
      if style.quoteDepth > 0 {
        out.raw("\\s\(Self.quoteStyle + min(style.quoteDepth, 9))")
      }
    }
    if style.quoteDepth > 0, style.kind != .body || style.quoteDepth > 9 {
      out.raw("{\\*\\scribequote\(style.quoteDepth)}")
    }
    if let depth = style.list?.quoteDepth, depth > 0 { out.raw("{\\*\\scribeinner\(depth)}") }
  }

  private mutating func composeCode(_ index: Int, _ style: ParagraphStyle, _ language: String) {
    out.raw("\\s\(Self.codeStyle)")
    let before = index > 0 ? document.paragraphs[index - 1].style : nil
    if style.isContinued, before?.kind == style.kind, before?.cell == style.cell { return }
    out.raw("{\\*\\scribecode ")
    out.text(language.utf8)
    out.raw("}")
  }

  private mutating func composeSpacing(_ style: ParagraphStyle) {
    let spacing = style.spacing ?? Spacing()
    if style.list == nil {
      let left = spacing.left.value + style.quoteDepth * 720
      if left != 0 { out.raw("\\li\(left)") }
      if spacing.firstLine != 0 { out.raw("\\fi\(spacing.firstLine.value)") }
      let right = spacing.right.value + (style.quoteDepth > 0 ? 720 : 0)
      if right != 0 { out.raw("\\ri\(right)") }
    }
    if spacing.before != 0 { out.raw("\\sb\(spacing.before.value)") }
    if spacing.after != 0 { out.raw("\\sa\(spacing.after.value)") }
    if let line = spacing.line { out.raw("\\sl\(line.value)\\slmult\(spacing.isMultiple ? 1 : 0)") }
  }

  private mutating func composeList(_ index: Int, _ style: ParagraphStyle) {
    guard let item = style.list else { return }
    let number = lists.number(of: item)
    if case .check(let isOn) = item.marker { out.raw("{\\*\\scribecheck\(isOn ? 1 : 0)}") }
    if style.isContinued {
      out.raw("\\li\(720 * (item.level + 1)){\\*\\scribeitem\\ls\(number)\\ilvl\(item.level)}")
      return
    }
    out.raw("\\ls\(number)\\ilvl\(item.level)\\fi-360\\li\(720 * (item.level + 1)) ")
    let words = item.marker.words(number: numbers[index])
    out.raw("{\\listtext\\tab ")
    out.text(words.utf8)
    out.raw("\\tab}")
  }

  // MARK: - Runs

  private mutating func composeRuns(_ paragraph: Paragraph, _ text: ArraySlice<UInt8>) {
    var link: Link?
    var note: InlineStyle.Note?
    for span in paragraph.spans(count: text.count) {
      if span.style.note != note || span.style.link != link {
        if link != nil { out.raw("}}}") }
        if span.style.note != note {
          if note != nil { out.raw("}") }
          if let kind = span.style.note {
            out.raw("{\\super\\chftn}{\\footnote\(kind == .endnote ? "\\ftnalt" : "")\\pard\\plain")
            out.raw("\\f0\\fs\(baseSize) {\\super\\chftn}")
          }
          note = span.style.note
        }
        if let target = span.style.link { openLink(target) }
        link = span.style.link
      }
      let start = text.startIndex + span.range.lowerBound.value
      let part = text[start..<text.startIndex + span.range.upperBound.value]
      composeRun(span.style, part)
    }
    if link != nil { out.raw("}}}") }
    if note != nil { out.raw("}") }
  }

  private mutating func openLink(_ link: Link) {
    out.raw("{\\field{\\*\\fldinst{HYPERLINK ")
    if link.address.hasPrefix("#"), link.address.utf8.count > 1 {
      out.raw("\\\\l ")
      quoted(String(link.address.dropFirst()))
    } else {
      quoted(link.address)
    }
    if let title = link.title {
      out.raw(" \\\\o ")
      quoted(title)
    }
    out.raw("}}{\\fldrslt{")
  }

  /// A word of a field, within quotes; in it a backslash stands before quotes and backslashes.
  mutating func quoted(_ words: String) {
    out.raw("\"")
    let escaped = words.utf8.flatMap {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0]
    }
    out.text(escaped)
    out.raw("\"")
  }

  private mutating func composeRun(_ style: InlineStyle, _ text: ArraySlice<UInt8>) {
    let words = controlWords(style)
    if !words.isEmpty {
      out.raw("{")
      out.raw(words)
      out.raw(" ")
    }
    if let id = style.attachment, let attachment = document.attachments[id] {
      for _ in 0..<text.count / 3 { compose(attachment, id) }
    } else {
      out.text(text, lineBreak: style.note == nil ? "\\line " : "\\par ")
    }
    if !words.isEmpty { out.raw("}") }
  }

  private func controlWords(_ style: InlineStyle) -> String {
    var words = ""
    if style.isCode { words += "\\cs\(Self.codeCharacterStyle)\\f\(style.font.map(font) ?? 1)" }
    if let name = style.font, !style.isCode { words += "\\f\(font(name))" }
    if let size = style.size { words += "\\fs\(size.value)" }
    if style.isBold { words += "\\b" }
    if style.isItalic { words += "\\i" }
    if style.isHidden { words += "\\v" }
    switch style.underline {
    case .single: words += "\\ul"
    case .thick: words += "\\ulth"
    case .double: words += "\\uldb"
    case .dotted: words += "\\uld"
    case .dashed: words += "\\uldash"
    case .wavy: words += "\\ulwave"
    case nil: break
    }
    if let strike = style.strike { words += strike == .double ? "\\striked1" : "\\strike" }
    if let script = style.script { words += script == .superscript ? "\\super" : "\\sub" }
    if let capitals = style.capitals { words += capitals == .all ? "\\caps" : "\\scaps" }
    if let value = style.color { words += "\\cf\(color(value))" }
    if let value = style.background { words += "\\cb\(color(value))\\highlight\(color(value))" }
    return words
  }
}
