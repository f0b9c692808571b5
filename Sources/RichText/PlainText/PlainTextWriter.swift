internal import TextEngine

/// Writes the words alone: lists as lines with markers, tables with tabs, links with their address.
public struct PlainTextWriter: RichWriter {
  public var format: RichFormat { .plainText }
  public init() {}

  public func losses(of document: RichDocument) -> [Loss] {
    guard
      document.origin.format != .plainText
        || document.paragraphs.contains(where: { !$0.runs.isEmpty })
    else { return [] }
    var losses = Losses()
    for (index, paragraph) in document.paragraphs.enumerated() {
      if paragraph.style.list != nil || paragraph.style.cell != nil {
        losses.add(.structure, paragraph: index)
      }
      if paragraph.style.kind != .body || paragraph.style.quoteDepth > 0 {
        losses.add(.styles, paragraph: index)
      }
      for run in paragraph.runs {
        if let id = run.style.attachment, let attachment = document.attachments[id] {
          let count = (run.range.upperBound - run.range.lowerBound).value / 3
          switch attachment {
          case .image, .glyph:
            losses.add(.images, count: count, paragraph: index, name: attachment.label)
          case .file(let name, _): losses.add(.files, count: count, paragraph: index, name: name)
          case .missing(let name, _):
            losses.add(.missingFiles, count: count, paragraph: index, name: name)
          }
        }
        if run.style.link != nil { losses.add(.links, paragraph: index) }
        var rest = run.style
        rest.attachment = nil
        rest.link = nil
        rest.note = nil
        if !rest.isDefault { losses.add(.styles, paragraph: index) }
      }
    }
    return losses.all
  }

  public func write(_ document: RichDocument) -> RichWriting {
    let numbers = document.listNumbers()
    var lines: [[UInt8]] = []
    var last: CellPlace?
    document.forEachParagraph { index, paragraph, text in
      var line = Self.indent(paragraph.style, numbers[index])
      line += Self.words(document, paragraph, text)
      if let cell = paragraph.style.cell {
        if let before = last, before.table == cell.table, before.row == cell.row, !lines.isEmpty {
          // A cell goes on with a blank, another cell begins after a tab.
          lines[lines.count - 1].append(before.column == cell.column ? 0x20 : 0x09)
          lines[lines.count - 1] += line
        } else {
          lines.append(line)
        }
      } else {
        lines += line.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      }
      last = paragraph.style.cell
    }
    let end = Array(
      (document.origin.format == .plainText ? document.origin.lineEnd : .lf).rawValue.utf8)
    var bytes: [UInt8] =
      document.origin.format == .plainText && document.origin.hasByteOrderMark
      ? [0xEF, 0xBB, 0xBF] : []
    bytes += Array(lines.joined(separator: end))
    let isEmpty = document.text.isEmpty && document.paragraphs.count == 1
    if document.origin.format != .plainText ? !isEmpty : document.origin.hasFinalNewline {
      bytes += end
    }
    return RichWriting(bytes: bytes)
  }

  private static func indent(_ style: ParagraphStyle, _ number: Int?) -> [UInt8] {
    guard let item = style.list else { return [] }
    let blanks = Array(repeating: UInt8(ascii: " "), count: 2 * item.level)
    if style.isContinued { return blanks + [0x20, 0x20] }
    let marker: String
    switch item.marker {
    case .check(let isOn): marker = isOn ? "[x]" : "[ ]"
    case .none: return blanks
    case .hyphen: marker = "-"
    case .disc, .circle, .square, .number: marker = item.marker.words(number: number)
    }
    return blanks + Array(marker.utf8) + [0x20]
  }

  /// The paragraph's words: `text (address)` for a link, `:description:` for a glyph, `[name]` for what
  /// else is attached, notes in parentheses. In a cell a line break is a blank.
  private static func words(
    _ document: RichDocument, _ paragraph: Paragraph, _ text: ArraySlice<UInt8>
  ) -> [UInt8] {
    let lineBreak: [UInt8] = paragraph.style.cell == nil ? [0x0A] : [0x20]
    var words: [UInt8] = []
    var link: (link: Link, start: Int)?
    var isInNote = false
    func endLink() {
      guard let open = link else { return }
      link = nil
      let shown = String(decoding: words[open.start...], as: UTF8.self)
      let address = open.link.address
      if shown != address, "mailto:" + shown != address, !address.hasPrefix("#") {
        words += Array(" (\(address))".utf8)
      }
    }
    for span in paragraph.spans(count: text.count) where !span.style.isHidden {
      if span.style.link != link?.link {
        endLink()
        link = span.style.link.map { ($0, words.count) }
      }
      if (span.style.note != nil) != isInNote {
        words += Array((isInNote ? ")" : " (").utf8)
        isInNote.toggle()
      }
      let start = text.startIndex + span.range.lowerBound.value
      let part = text[start..<text.startIndex + span.range.upperBound.value]
      if let id = span.style.attachment, let attachment = document.attachments[id] {
        for _ in 0..<part.count / 3 { words += Array(Self.label(attachment).utf8) }
      } else {
        words += part.replacingLineBreaks(by: span.style.note == nil ? lineBreak : [0x20])
      }
    }
    endLink()
    if isInNote { words.append(UInt8(ascii: ")")) }
    return words
  }

  private static func label(_ attachment: Attachment) -> String {
    if case .glyph = attachment { return ":\(attachment.label):" }
    return "[\(attachment.label)]"
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with each U+2028 replaced.
  func replacingLineBreaks(by replacement: [UInt8]) -> [UInt8] {
    guard contains(0xE2) else { return Array(self) }
    var result: [UInt8] = []
    var index = startIndex
    while index < endIndex {
      if self[index] == 0xE2, index + 2 < endIndex, self[index + 1] == 0x80, self[index + 2] == 0xA8
      {
        result += replacement
        index += 3
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
