internal import TextEngine

extension HTMLBody {
  /// Writes one paragraph into the containers that are open.
  mutating func writeLine(_ paragraph: Paragraph, _ text: String) {
    let style = paragraph.style
    defer { isFresh = false }
    switch style.kind {
    case .rule: html += "<hr>\n"
    case .code, .raw: html += inline(paragraph, text, isCode: true) + "\n"
    case .heading(let level): writeBlock("h\(level)", paragraph, text)
    case .body:
      if isBare(style) {
        let content = inline(paragraph, text)
        // An empty one is told from none.
        html += content.isEmpty ? "<br>" : content
      } else {
        writeBlock("p", paragraph, text)
      }
    }
  }

  /// Whether a paragraph may stand in its item or cell without an element of its own: as the
  /// first thing there, with nothing said of it.
  private func isBare(_ style: ParagraphStyle) -> Bool {
    guard blockStyle(style).isEmpty, style.direction == nil else { return false }
    switch open.last {
    case .item: return isFresh && !style.isContinued
    case .cell: return isFresh
    default: return false
    }
  }

  private mutating func writeBlock(_ name: String, _ paragraph: Paragraph, _ text: String) {
    if !html.isEmpty, !html.hasSuffix("\n") { html += "\n" }
    html += "<\(name)"
    let style = blockStyle(paragraph.style)
    if !style.isEmpty { html += " style=\"\(style)\"" }
    switch paragraph.style.direction {
    case .rightToLeft: html += " dir=\"rtl\""
    case .leftToRight: html += " dir=\"ltr\""
    case nil: break
    }
    let content = inline(paragraph, text)
    // An empty paragraph has no height without something in it.
    html += ">" + (content.isEmpty ? "<br>" : content) + "</\(name)>\n"
  }

  private func blockStyle(_ style: ParagraphStyle) -> String {
    var parts: [String] = []
    if let alignment = style.alignment { parts.append("text-align:\(alignment.word)") }
    guard let spacing = style.spacing else { return parts.joined(separator: ";") }
    func add(_ name: String, _ length: Twips) {
      if length != 0 { parts.append("\(name):\(HTMLText.points(length))") }
    }
    // Items are set in by their lists.
    if style.list == nil {
      add("margin-left", spacing.left)
      add("text-indent", spacing.firstLine)
    }
    add("margin-right", spacing.right)
    add("margin-top", spacing.before)
    add("margin-bottom", spacing.after)
    if let line = spacing.line, line != 0 {
      if spacing.isMultiple {
        parts.append("line-height:\(HTMLText.number(line.value, over: 240))")
      } else if line > 0 {
        parts.append("line-height:max(1.2em, \(HTMLText.points(line)))")
      } else {
        parts.append("line-height:\(HTMLText.points(Twips(-line.value)))")
      }
    }
    return parts.joined(separator: ";")
  }

  // MARK: Notes

  mutating func writeNotes() {
    if notes.isEmpty { return }
    html += "<section role=\"doc-endnotes\">\n<ol>\n"
    for (index, note) in notes.enumerated() {
      html += "<li id=\"fn\(index + 1)\"\(note.isEndnote ? " data-note=\"endnote\"" : "")>"
      html += note.html
      html += "<a href=\"#fnref\(index + 1)\" role=\"doc-backlink\">↩</a></li>\n"
    }
    html += "</ol>\n</section>\n"
  }
}
