internal import TextEngine

/// What an element hands down to what is in it.
struct HTMLScope {
  var style = HTMLStyle()
  var kind = ParagraphKind.body
  var quoteDepth = 0
  var list: ListItem?
  var cell: CellPlace?
  /// Of the cell, where its paragraphs need not repeat it.
  var cellAlignment: HTMLStyle.Alignment?
  var spacing = Spacing()
  var capitals: InlineStyle.Capitals?
  var underline = InlineStyle.Underline.single
  var strike = InlineStyle.Strike.single
  var note: InlineStyle.Note?
  var isHidden = false
  var link: Link?
  /// Spaces of Cocoa that stand as no-break spaces.
  var convertsSpaces = false

  /// Whether each line of the source is a paragraph.
  var isPreformatted: Bool {
    switch kind {
    case .code, .raw: true
    case .body, .heading, .rule: false
    }
  }

  var inlineStyle: InlineStyle {
    var result = InlineStyle()
    result.isBold = style.isBold
    result.isItalic = style.isItalic
    result.isCode = style.isCode && !isPreformatted
    result.isHidden = isHidden
    if style.isUnderlined { result.underline = underline }
    if style.isStruck { result.strike = strike }
    switch style.script {
    case .above: result.script = .superscript
    case .below: result.script = .subscript
    case nil: break
    }
    result.capitals = capitals
    result.note = note
    result.color = style.colour.map(RichColor.init)
    result.background = style.background.map(RichColor.init)
    result.font = style.family
    result.size = style.size.map { HalfPoints(Int(($0 * 2).rounded())) }
    result.link = link
    result.language = style.language
    return result
  }

  var paragraphStyle: ParagraphStyle {
    var result = ParagraphStyle(kind: kind)
    result.quoteDepth = quoteDepth
    result.list = list
    result.cell = cell
    if style.alignment != cellAlignment || cell == nil {
      switch style.alignment {
      case .left: result.alignment = .left
      case .right: result.alignment = .right
      case .centre: result.alignment = .center
      case .justified: result.alignment = .justified
      case nil: break
      }
    }
    result.direction = style.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
    if !spacing.isDefault { result.spacing = spacing }
    return result
  }
}

extension RichColor {
  /// - Parameter value: 0xRRGGBB.
  init(_ value: UInt32) {
    self.init(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// `#rrggbb`.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return "#"
      + String([red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
