/// How the text inside an element looks, as far as tags and style sheets have said so.
struct HTMLStyle: Hashable, Sendable {
  enum Script: Hashable, Sendable { case above, below }
  enum Spaces: Hashable, Sendable {
    /// Runs of white space are one space.
    case collapsed
    case kept
    /// Runs of spaces are one space, line ends are kept.
    case lines
  }
  enum Alignment: Hashable, Sendable { case left, right, centre, justified }

  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isDoublyUnderlined = false
  var isStruck = false
  var script: Script?
  var isCode = false
  var colour: UInt32?
  var background: UInt32?
  var family: String?
  /// In points.
  var size: Double?
  var language: String?
  var spaces = Spaces.collapsed
  var alignment: Alignment?
  var isRightToLeft: Bool?
  /// Points on the left that blocks have set in so far, and that the next block's first line has.
  var indent = 0.0
  var firstIndent = 0.0

  /// What the page's writer says about itself, as far as it changes what values mean.
  struct Dialect: Hashable, Sendable {
    /// Points in a pixel.
    var pixel = 0.75
    var isCocoa = false
    var isWord = false
  }

  /// Takes over what a tag means by itself.
  mutating func apply(tag name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "sup": script = .above
    case "sub": script = .below
    case "code", "tt", "kbd", "samp": isCode = true
    case "mark": background = background ?? 0xFFFF00
    case "pre", "listing", "xmp", "textarea": spaces = .kept
    case "center": alignment = .centre
    case "font":
      if let face = attributes["face"] { family = Self.firstFamily(face) }
      if let value = attributes["color"], let found = Self.attributeColour(value) { colour = found }
      if let value = attributes["size"], let found = Self.fontSize(value) { size = found }
    default: break
    }
    if let value = attributes["align"] { align(value) }
    if let value = attributes["dir"]?.lowercased() {
      if value == "rtl" { isRightToLeft = true }
      if value == "ltr" { isRightToLeft = false }
    }
    if let value = attributes["lang"] ?? attributes["xml:lang"], !value.isEmpty { language = value }
  }

  /// Takes over one declaration of a style sheet.
  mutating func apply(_ property: String, _ value: String, dialect: Dialect) {
    let word = value.lowercased()
    switch property {
    case "font-weight":
      switch word {
      case "bold", "bolder": isBold = true
      case "normal", "lighter": isBold = false
      default: if let number = Int(word) { isBold = number >= 600 }
      }
    case "font-style":
      if word == "italic" || word.hasPrefix("oblique") { isItalic = true }
      if word == "normal" { isItalic = false }
    case "text-decoration", "text-decoration-line", "text-underline":
      if word.contains("underline") || property == "text-underline" && word != "none" {
        isUnderlined = true
        if word.contains("double") { isDoublyUnderlined = true }
      }
      if word.contains("line-through") { isStruck = true }
      if word == "none" {
        isUnderlined = false
        isDoublyUnderlined = false
        isStruck = false
      }
    case "vertical-align":
      if word == "super" { script = .above }
      if word == "sub" { script = .below }
      if word == "baseline" { script = nil }
    case "color": if let found = CSSValues.colour(word) { colour = found }
    case "background-color", "background", "mso-highlight":
      if let found = word.split(separator: " ").lazy.compactMap({ CSSValues.colour($0) }).first {
        background = found
      }
    case "font-family": family = Self.firstFamily(value) ?? family
    case "font-size": setSize(word, dialect)
    case "font": applyFont(value, dialect)
    case "text-align": align(word)
    case "direction":
      if word == "rtl" { isRightToLeft = true }
      if word == "ltr" { isRightToLeft = false }
    case "white-space":
      switch word {
      case "pre", "pre-wrap", "break-spaces": spaces = .kept
      case "pre-line": spaces = .lines
      case "normal", "nowrap": spaces = .collapsed
      default: break
      }
    default: break
    }
  }

  /// `font: italic bold 12.0px/1.2 'Helvetica Neue', sans-serif`.
  private mutating func applyFont(_ value: String, _ dialect: Dialect) {
    // Everything before the size is a style; what comes after it is the family.
    isBold = false
    isItalic = false
    var rest = value[...]
    while !rest.isEmpty {
      let word = rest.prefix { !$0.isHTMLSpace }
      rest = rest[word.endIndex...].trimmed
      let low = word.lowercased()
      if low.first?.isNumber == true, Int(low) == nil {
        setSize(String(low.prefix { $0 != "/" }), dialect)
        family = Self.firstFamily(rest) ?? family
        return
      }
      switch low {
      case "bold", "bolder": isBold = true
      case "italic", "oblique": isItalic = true
      default:
        if let number = Int(low) {
          isBold = number >= 600
        } else if let found = CSSValues.size(named: low, parent: size ?? 12) {
          size = found
          family = Self.firstFamily(rest) ?? family
          return
        }
      }
    }
  }

  private mutating func setSize(_ word: String, _ dialect: Dialect) {
    let parent = size ?? 12
    guard
      let found = CSSValues.points(word, parent: parent, pixel: dialect.pixel)
        ?? CSSValues.size(named: word, parent: parent), found > 0, found <= 1000
    else { return }
    // Half points are what RTF can say.
    size = (found * 2).rounded() / 2
  }

  private mutating func align(_ word: String) {
    switch word.lowercased() {
    case "left", "start": alignment = .left
    case "right", "end": alignment = .right
    case "center", "middle": alignment = .centre
    case "justify": alignment = .justified
    default: break
    }
  }

  /// The first of a list of families; a family's kind alone (`serif`) says nothing.
  static func firstFamily(_ list: some StringProtocol) -> String? {
    for part in CSSText.split(list, at: ",") {
      let name = CSSText.unquoted(part)
      if name.isEmpty || name.hasPrefix("var(") { continue }
      switch name.lowercased() {
      case "serif", "sans-serif", "monospace", "cursive", "fantasy", "inherit", "initial",
        "system-ui", "-apple-system", "blinkmacsystemfont":
        continue
      default: return name
      }
    }
    return nil
  }

  /// Families in which every letter has the same width, as far as writers use them for code.
  static func isMonospaced(_ family: String) -> Bool {
    let name = family.lowercased()
    return ["courier", "menlo", "monaco", "consolas", "mono", "monospace"].contains {
      name.contains($0)
    }
  }

  /// A colour of an attribute, where the sign may be missing.
  private static func attributeColour(_ value: String) -> UInt32? {
    CSSValues.colour(value) ?? CSSValues.colour("#" + value)
  }

  /// `4`, `+1`, `-2`, where 3 is the common size.
  private static func fontSize(_ value: String) -> Double? {
    let text = value.trimmed
    guard var number = Int(text) else { return nil }
    if text.hasPrefix("+") || text.hasPrefix("-") { number += 3 }
    return CSSValues.fontSizes[min(7, max(1, number)) - 1]
  }
}
