internal import TextEngine

extension MarkdownComposer {
  /// What is written around a part of a line.
  private struct Marks: Equatable {
    var link: Link?
    var isStruck = false
    var isBold = false
    var isItalic = false
    var isCode = false

    init(_ style: InlineStyle) {
      link = style.link
      isStruck = style.strike != nil
      isBold = style.isBold
      isItalic = style.isItalic
      isCode = style.isCode
    }
    var isPlain: Bool { !isStruck && !isBold && !isItalic }
  }

  private struct Piece {
    var text: String
    var marks: Marks
    /// Attachments and the like, which are not escaped.
    var isMarkup = false
    var isBlank: Bool { !isMarkup && text.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\n" } }
  }

  /// Returns paragraph `index` as Markdown, with `lineBreak` for U+2028.
  func inline(_ index: Int, lineBreak: String, isInCell: Bool = false) -> String {
    var pieces = pieces(index, isInCell: isInCell)
    Self.moveBlanksOut(&pieces)
    let text = String(decoding: texts[index], as: UTF8.self)
    var writer = MarkdownInlineWriter(escapes: MarkdownEscapes(text, isInCell: isInCell))
    for (position, piece) in pieces.enumerated() {
      let next = pieces.dropFirst(position + 1).first { !$0.text.isEmpty }?.text.first
      var delimiters: [MarkdownInlineWriter.Delimiter] = []
      if piece.marks.isStruck { delimiters.append(.strike) }
      if piece.marks.isBold { delimiters.append(.bold) }
      if piece.marks.isItalic { delimiters.append(.italic) }
      writer.move(
        to: delimiters, link: piece.marks.link, before: piece.text.first, isCode: piece.marks.isCode
      )
      if piece.isMarkup {
        writer.raw(piece.text)
      } else if piece.marks.isCode {
        writer.code(piece.text, isInCell: isInCell)
      } else {
        writer.text(piece.text, next: next, lineBreak: lineBreak)
      }
    }
    writer.move(to: [], link: nil, before: nil, isCode: false)
    return writer.result
  }

  private func pieces(_ index: Int, isInCell: Bool) -> [Piece] {
    let paragraph = document.paragraphs[index]
    let text = texts[index]
    var pieces: [Piece] = []
    var isInNote = false
    for span in paragraph.spans(count: text.count) where !span.style.isHidden {
      if (span.style.note != nil) != isInNote {
        pieces.append(Piece(text: isInNote ? ")" : " (", marks: Marks(InlineStyle())))
        isInNote.toggle()
      }
      let start = text.startIndex + span.range.lowerBound.value
      let part = text[start..<text.startIndex + span.range.upperBound.value]
      let marks = Marks(span.style)
      if let id = span.style.attachment, let attachment = document.attachments[id] {
        let words = String(repeating: image(attachment, id), count: part.count / 3)
        pieces.append(Piece(text: words, marks: marks, isMarkup: true))
        continue
      }
      let isHeading = if case .heading = paragraph.style.kind { true } else { false }
      let words = String(
        decoding: part.replacingLineBreaks(by: isHeading ? [0x20] : [0x0A]), as: UTF8.self)
      Self.split(words, marks, into: &pieces)
    }
    if isInNote { pieces.append(Piece(text: ")", marks: Marks(InlineStyle()))) }
    return pieces
  }

  /// Blanks at the ends of a part stand for themselves, since no sign may touch them.
  private static func split(_ words: String, _ marks: Marks, into pieces: inout [Piece]) {
    guard !marks.isPlain, !marks.isCode else {
      if let last = pieces.last, last.marks == marks, !last.isMarkup {
        pieces[pieces.count - 1].text += words
      } else {
        pieces.append(Piece(text: words, marks: marks))
      }
      return
    }
    func isBlank(_ character: Character) -> Bool { character.isWhitespace }
    let head = words.prefix(while: isBlank)
    let body = words.dropFirst(head.count)
    let count = body.reversed().prefix(while: isBlank).count
    for part in [head, body.dropLast(count), body.suffix(count)] where !part.isEmpty {
      pieces.append(Piece(text: String(part), marks: marks))
    }
  }

  /// Blanks between a styled part and another have the styles that both have.
  private static func moveBlanksOut(_ pieces: inout [Piece]) {
    for index in pieces.indices where pieces[index].isBlank && !pieces[index].marks.isCode {
      let before = index > 0 ? pieces[index - 1].marks : Marks(InlineStyle())
      let after = pieces.dropFirst(index + 1).first { !$0.isBlank }?.marks ?? Marks(InlineStyle())
      pieces[index].marks.isBold = pieces[index].marks.isBold && before.isBold && after.isBold
      pieces[index].marks.isItalic =
        pieces[index].marks.isItalic && before.isItalic && after.isItalic
      pieces[index].marks.isStruck =
        pieces[index].marks.isStruck && before.isStruck && after.isStruck
    }
  }

  /// `![description](path "title")`; names alone where there is no folder for the file.
  private func image(_ attachment: Attachment, _ id: AttachmentID) -> String {
    func form(_ description: String, _ path: String, _ title: String?, sign: String = "!") -> String
    {
      let words =
        title.map { " \"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
        ?? ""
      let text = description.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
        .replacing("]", with: "\\]")
      return "\(sign)[\(text)](\(MarkdownInlineWriter.address(path))\(words))"
    }
    switch attachment {
    case .glyph(let glyph):
      guard let path = files.paths[id] else {
        return ":" + glyph.description.lowercased().replacing(" ", with: "-") + ":"
      }
      return form(glyph.description, AttachmentFiles.stem(path) + ".png", "glyph")
    case .image(let image):
      if case .address(let address) = image.content {
        return form(image.description, address, image.title)
      }
      guard let path = files.paths[id] else {
        return form(attachment.label, image.name, image.title)
      }
      return form(image.description, path, image.title)
    case .file(let name, _):
      guard let path = files.paths[id] else { return "\\[\(MarkdownEscapes.plain(name))\\]" }
      return form(name, path, nil, sign: "")
    case .missing(let name, _): return form(name, name, nil)
    }
  }
}
