internal import TextEngine

extension HTMLBody {
  /// An element around text: its name, and its start with attributes.
  private struct Tag: Equatable {
    var name: String
    var start: String

    init(_ name: String, _ attributes: String = "") {
      self.name = name
      start = "<\(name)\(attributes)>"
    }
  }

  /// Returns a paragraph's text with its styles as elements, opened and closed in balance.
  mutating func inline(_ paragraph: Paragraph, _ text: String, isCode: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var result = InlineText()
    var note: (kind: InlineStyle.Note, text: InlineText)?
    for span in paragraph.spans(count: bytes.count) {
      if let now = note, now.kind != span.style.note {
        refer(to: now.kind, now.text, &result)
        note = nil
      }
      let range = span.range.lowerBound.value..<span.range.upperBound.value
      let tags = tags(of: span.style, isCode: isCode)
      if let kind = span.style.note {
        var text = note?.text ?? InlineText()
        text.go(to: tags)
        put(bytes, range, span.style, isCode: false, &text)
        note = (kind, text)
      } else {
        result.go(to: tags)
        put(bytes, range, span.style, isCode: isCode, &result)
      }
    }
    if let note { refer(to: note.kind, note.text, &result) }
    result.go(to: [])
    // The break that ends the last line ends it once; a second one is seen.
    if result.endsInBreak { result.html += "<br>" }
    return result.html
  }

  private struct InlineText {
    var html = ""
    var open: [Tag] = []
    var endsInBreak = false

    mutating func go(to tags: [Tag]) {
      let common = zip(open, tags).prefix { $0 == $1 }.count
      while open.count > common { html += "</\(open.removeLast().name)>" }
      for tag in tags[common...] {
        html += tag.start
        open.append(tag)
      }
    }
  }

  private mutating func refer(
    to kind: InlineStyle.Note, _ text: InlineText, _ result: inout InlineText
  ) {
    var text = text
    text.go(to: [])
    notes.append((kind == .endnote, text.html))
    let number = notes.count
    result.go(to: [])
    result.html +=
      "<sup><a href=\"#fn\(number)\" id=\"fnref\(number)\" role=\"doc-noteref\">\(number)</a></sup>"
    result.endsInBreak = false
  }

  private mutating func put(
    _ bytes: [UInt8], _ range: Range<Int>, _ style: InlineStyle, isCode: Bool,
    _ result: inout InlineText
  ) {
    let piece = String(decoding: bytes[range], as: UTF8.self)
    if piece.isEmpty { return }
    if isCode {
      result.html += HTMLText.escaped(piece)
      return
    }
    var plain = ""
    var position = range.lowerBound
    var spaces = 0
    func flush(_ html: inout String) {
      html += HTMLText.escaped(plain)
      plain = ""
    }
    for scalar in piece.unicodeScalars {
      let count = UTF8.width(scalar)
      if spaces > 0, scalar != " " {
        flush(&result.html)
        result.html += Self.keptSpaces(spaces)
        spaces = 0
      }
      switch scalar {
      case " " where Self.isUnseen(bytes, position): spaces += 1
      case "\t":
        flush(&result.html)
        result.html += "<span class=\"Apple-tab-span\" style=\"white-space:pre\">\t</span>"
      case "\u{2028}":
        flush(&result.html)
        result.html += "<br>"
      case "\u{FFFC}":
        flush(&result.html)
        if let id = style.attachment, let attachment = document.attachments[id] {
          result.html += markup(of: attachment, id)
        }
      default: plain.unicodeScalars.append(scalar)
      }
      position += count
    }
    flush(&result.html)
    if spaces > 0 { result.html += Self.keptSpaces(spaces) }
    result.endsInBreak = piece.unicodeScalars.last == "\u{2028}"
  }

  private static func keptSpaces(_ count: Int) -> String {
    "<span class=\"Apple-converted-space\">" + String(repeating: "&nbsp;", count: count) + "</span>"
  }

  /// Whether a browser would not show the space at `position`: it is beside another or at an end of
  /// a line.
  private static func isUnseen(_ bytes: [UInt8], _ position: Int) -> Bool {
    let isFirst = position == 0 || bytes[position - 1] == 0x20 || endsBreak(bytes, position)
    let isLast =
      position + 1 == bytes.count || bytes[position + 1] == 0x20
      || bytes[(position + 1)...].starts(with: [0xE2, 0x80, 0xA8])
    return isFirst || isLast
  }

  private static func endsBreak(_ bytes: [UInt8], _ position: Int) -> Bool {
    position >= 3 && bytes[position - 3] == 0xE2 && bytes[position - 2] == 0x80
      && bytes[position - 1] == 0xA8
  }

  /// The elements of a style, the outermost first.
  private func tags(of style: InlineStyle, isCode: Bool) -> [Tag] {
    var tags: [Tag] = []
    if let link = style.link {
      let title = link.title.map { " title=\"\(HTMLText.attribute($0))\"" } ?? ""
      tags.append(Tag("a", " href=\"\(HTMLText.attribute(link.address))\"\(title)"))
    }
    var css: [String] = []
    if let color = style.color { css.append("color:\(color.hexadecimal)") }
    if let color = style.background { css.append("background-color:\(color.hexadecimal)") }
    if let font = style.font { css.append("font-family:\(HTMLText.family(font))") }
    if let size = style.size { css.append("font-size:\(HTMLText.points(size))") }
    if style.capitals == .small { css.append("font-variant:small-caps") }
    if style.capitals == .all { css.append("text-transform:uppercase") }
    var attributes = ""
    if !css.isEmpty {
      attributes += " style=\"\(HTMLText.attribute(css.joined(separator: ";")))\""
    }
    if let language = style.language { attributes += " lang=\"\(HTMLText.attribute(language))\"" }
    if style.isHidden { attributes += " hidden" }
    if !attributes.isEmpty { tags.append(Tag("span", attributes)) }
    if style.isBold { tags.append(Tag("b")) }
    if style.isItalic { tags.append(Tag("i")) }
    if let underline = style.underline { tags.append(Tag("u", underline.attributes)) }
    if let strike = style.strike {
      tags.append(Tag("s", strike == .double ? " style=\"text-decoration-style:double\"" : ""))
    }
    switch style.script {
    case .superscript: tags.append(Tag("sup"))
    case .subscript: tags.append(Tag("sub"))
    case nil: break
    }
    if style.isCode, !isCode { tags.append(Tag("code")) }
    return tags
  }

  // MARK: Attachments

  private mutating func markup(of attachment: Attachment, _ id: AttachmentID) -> String {
    let key = String(id.number)
    switch attachment {
    case .missing(let name, _):
      return "<span data-missing=\"\(HTMLText.attribute(name))\">[\(HTMLText.escaped(name))]</span>"
    case .file(let name, let bytes):
      let address = files.address(
        key, name: name, type: "application/octet-stream", bytes: bytes)
      return "<a href=\"\(HTMLText.attribute(address))\" data-attachment="
        + "\"\(HTMLText.attribute(name))\">\(HTMLText.escaped(name))</a>"
    case .image(let image): return markup(of: image, key)
    case .glyph(let glyph): return markup(of: glyph, key)
    }
  }

  private mutating func markup(of image: ImageAttachment, _ key: String) -> String {
    let address: String
    switch image.content {
    case .address(let known): address = known
    case .bytes(let bytes):
      let (type, suffix) = image.type.media
      let name = image.name.isEmpty ? "image-\((Int(key) ?? 0) + 1).\(suffix)" : image.name
      address = files.address(key, name: name, type: type, bytes: bytes)
    }
    var html = "<img src=\"\(HTMLText.attribute(address))\""
    html += " alt=\"\(HTMLText.attribute(image.description))\""
    if let title = image.title { html += " title=\"\(HTMLText.attribute(title))\"" }
    if let size = image.size {
      html +=
        " style=\"width:\(HTMLText.points(size.width));height:\(HTMLText.points(size.height))\""
    }
    return html + ">"
  }

  /// A glyph is a character to browsers that know it, and a picture of a character's size to others.
  private mutating func markup(of glyph: ImageGlyph, _ key: String) -> String {
    var html = "<picture>"
    if !glyph.bytes.isEmpty {
      let address = files.address(
        key, name: HTMLPicture.glyphFile(glyph.identifier, suffix: "heic"),
        type: HTMLPicture.glyphType, bytes: glyph.bytes)
      html += "<source srcset=\"\(HTMLText.attribute(address))\" type=\"\(HTMLPicture.glyphType)\""
      html += " data-identifier=\"\(HTMLText.attribute(glyph.identifier))\">"
    }
    var address = ""
    if !glyph.picture.isEmpty {
      address = files.address(
        key + " picture", name: HTMLPicture.glyphFile(glyph.identifier, suffix: "png"),
        type: "image/png", bytes: glyph.picture)
    }
    html += "<img src=\"\(HTMLText.attribute(address))\""
    html += " alt=\"\(HTMLText.attribute(glyph.description))\""
    html += " style=\"height:1.2em;width:1.2em;vertical-align:-0.2em\">"
    return html + "</picture>"
  }
}

extension InlineStyle.Underline {
  /// What an element `u` says of a line that is not single.
  fileprivate var attributes: String {
    switch self {
    case .single: ""
    case .thick: " style=\"text-decoration-thickness:0.15em\""
    case .double: " style=\"text-decoration-style:double\""
    case .dotted: " style=\"text-decoration-style:dotted\""
    case .dashed: " style=\"text-decoration-style:dashed\""
    case .wavy: " style=\"text-decoration-style:wavy\""
    }
  }
}
