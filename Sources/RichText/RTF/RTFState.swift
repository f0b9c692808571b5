/// What a group saves and restores. Small and without references, since every `{` copies it.
struct RTFState {
  var character = RTFCharacter()
  var paragraph = RTFParagraph()
  var destination = RTFDestination.body
  /// Whether this group, and not one around it, set `destination`.
  var opensDestination = false
  /// How many characters stand in for each `\uN`.
  var substitutes = 1
  /// The index of the link that the text is in; -1 for none.
  var link: Int32 = -1
  var note: InlineStyle.Note?
  /// Where the group begins in the file.
  var start = 0
  /// The index of the field that the group belongs to; -1 for none.
  var field: Int32 = -1
}

/// The character formatting, as numbers of tables that may follow later.
struct RTFCharacter: Hashable {
  var isBold = false
  var isItalic = false
  var isHidden = false
  var isDeleted = false
  var underline: InlineStyle.Underline?
  var strike: InlineStyle.Strike?
  var script: InlineStyle.Script?
  var capitals: InlineStyle.Capitals?
  /// -1 for the default font.
  var font: Int32 = -1
  /// In half points; -1 where nothing was said.
  var size: Int32 = -1
  var color: Int32 = 0
  var background: Int32 = 0
  var style: Int32 = -1
}

/// The paragraph formatting.
struct RTFParagraph: Hashable {
  var style: Int32 = 0
  var alignment: ParagraphStyle.Alignment?
  var isRightToLeft = false
  var left: Int32 = 0
  var first: Int32 = 0
  var right: Int32 = 0
  var before: Int32 = 0
  var after: Int32 = 0
  var line: Int32 = 0
  var isMultiple = false
  /// -1 for text of the body.
  var outline: Int32 = -1
  var list: Int32 = 0
  var level: Int32 = 0
  /// The index of an old list definition (`\pn`); -1 for none.
  var oldList: Int32 = -1
  var isInTable = false
  var tableDepth: Int32 = 0
  var hasBottomBorder = false
}

/// A font of the table.
struct RTFFont {
  var name = "" {
    didSet {
      let name = name.lowercased()
      hasSymbolName = name == "symbol" || name.hasPrefix("wingdings")
    }
  }
  /// Asked for at every stretch of text, so it is known beforehand.
  private var hasSymbolName = false
  var charset = 1
  var page: Int?
  var isModern = false

  /// The code page of its text; nil for that of the document.
  var codePage: Int? { page ?? RTFCodePages.page(charset: charset) }
  var isSymbol: Bool { charset == 2 || hasSymbolName }
}

/// A style of the sheet, as far as its name or outline level says what its paragraphs are.
struct RTFStyle {
  var name = ""
  var outline: Int32 = -1
  var isCharacter = false
  var font: Int32 = -1

  /// The level of headings of this style.
  var heading: Int? {
    let words = name.lowercased().split(separator: " ")
    guard words.count == 2, words[0] == "heading", let level = Int(words[1]),
      (1...9).contains(level)
    else { return (0...8).contains(outline) ? Int(outline) + 1 : nil }
    return level
  }

  /// How many quotations its paragraphs are in.
  var quoteDepth: Int {
    let words = name.lowercased()
    let parts = words.split(separator: " ")
    if parts.count == 2, parts[0] == "quote", let depth = Int(parts[1]) {
      return min(max(depth, 1), 9)
    }
    return ["quote", "quotations", "quotation", "block text", "block quote", "intense quote"]
      .contains(words) ? 1 : 0
  }

  var isCode: Bool {
    [
      "preformatted text", "html preformatted", "source code", "code", "verbatim", "source text",
      "html code", "verbatim char", "plain code",
    ].contains(name.lowercased())
  }
}
