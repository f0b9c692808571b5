internal import TextEngine

extension RTFInterpreter {
  mutating func set(_ toggle: RTFToggle, to isOn: Bool) {
    switch toggle {
    case .b: state.character.isBold = isOn
    case .i: state.character.isItalic = isOn
    case .ul, .ulw: state.character.underline = isOn ? .single : nil
    case .uld: state.character.underline = isOn ? .dotted : nil
    case .uldb: state.character.underline = isOn ? .double : nil
    case .ulth: state.character.underline = isOn ? .thick : nil
    case .uldash, .uldashd, .uldashdd: state.character.underline = isOn ? .dashed : nil
    case .ulwave: state.character.underline = isOn ? .wavy : nil
    case .strike: state.character.strike = isOn ? .single : nil
    case .striked: state.character.strike = isOn ? .double : nil
    case .scaps: state.character.capitals = isOn ? .small : nil
    case .caps: state.character.capitals = isOn ? .all : nil
    case .v: state.character.isHidden = isOn
    case .deleted:
      state.character.isDeleted = isOn
      if isOn { notices.add(.trackedChanges) }
    case .revised: if isOn { notices.add(.trackedChanges) }
    }
  }

  mutating func set(_ value: RTFValue, to given: Int?) {
    let number = given ?? 0
    let small = Int32(clamping: number)
    switch value {
    case .rtf, .u: break
    case .ansicpg: if number > 0 { documentPage = number }
    case .deff: defaultFont = small
    case .uc: state.substitutes = min(max(number, 0), 1000)
    case .f: state.character.font = small
    case .fs: state.character.size = given.map { Int32(clamping: min(max($0, 1), 3276)) } ?? -1
    case .cf: state.character.color = small
    case .cb, .highlight, .chcbpat: state.character.background = small
    case .up:
      if state.destination == .body { state.character.script = number > 0 ? .superscript : nil }
    case .dn: state.character.script = (given ?? 6) > 0 ? .subscript : nil
    case .ulstyle: state.character.underline = Self.underline(number)
    case .strikestyle: state.character.strike = Self.strike(number)
    case .cs:
      state.character.style = small
      if state.destination == .stylesheet { style.isCharacter = true }
    case .s: state.paragraph.style = small
    case .outlinelevel:
      state.paragraph.outline = small
      if state.destination == .stylesheet { style.outline = small }
    case .li: state.paragraph.left = small
    case .fi: state.paragraph.first = small
    case .ri: state.paragraph.right = small
    case .sb: state.paragraph.before = small
    case .sa: state.paragraph.after = small
    case .sl: state.paragraph.line = small
    case .slmult: state.paragraph.isMultiple = number == 1
    case .ls: setList(small)
    case .ilvl: setLevel(min(max(small, 0), 8))
    case .itap: state.paragraph.tableDepth = min(max(small, 0), Int32(Table.deepest))
    case .cellx, .trleft: setCell(value, number)
    case .fcharset: fonts[state.character.font, default: RTFFont()].charset = number
    case .cpg: fonts[state.character.font, default: RTFFont()].page = number > 0 ? number : nil
    case .red: setColor { $0.red = number }
    case .green: setColor { $0.green = number }
    case .blue: setColor { $0.blue = number }
    case .listid, .levelnfc, .levelnfcn, .levelstartat: lists.set(value, to: number)
    case .picw, .pich, .picwgoal, .pichgoal, .picscalex, .picscaley: setPicture(value, number)
    case .width, .height: setGraphicSize(value, number)
    case .pnlvl, .pnstart: lists.setOld(value, to: number)
    case .cocoartf, .cocoasubrtf: builder.origin.writer = .cocoa
    case .scribecheck, .scribequote, .scribeinner: mark(value, number)
    case .paperw, .paperh, .margl, .margr, .margt, .margb, .deftab, .landscape, .viewkind,
      .viewscale, .vieww, .viewh:
      keepLayout(value, given)
    }
  }

  /// Our own words, which say what RTF has no words for.
  private mutating func mark(_ value: RTFValue, _ number: Int) {
    var mark = itemMark ?? RTFItemMark()
    switch value {
    case .scribecheck: mark.check = number != 0
    case .scribequote: mark.quoteDepth = min(max(number, 0), 99)
    default: mark.innerDepth = min(max(number, 0), 99)
    }
    itemMark = mark
  }

  private mutating func setColor(
    _ change: (inout (red: Int, green: Int, blue: Int, isSaid: Bool)) -> Void
  ) {
    guard state.destination == .colortbl else { return }
    change(&color)
    color.isSaid = true
  }

  /// Page and window sizes are given back as they are.
  private mutating func keepLayout(_ value: RTFValue, _ number: Int?) {
    guard !hasBody, state.destination == .body, layout.count < 400 else { return }
    layout += Array("\\\(value.rawValue)\(number.map { String($0) } ?? "")".utf8)
  }

  /// Cocoa's bit sets: 1 single, 2 thick, 9 double; 0x100 to 0x400 dotted and dashed.
  private static func underline(_ bits: Int) -> InlineStyle.Underline? {
    switch (bits & 0xF, bits & 0x700) {
    case (0, _): nil
    case (_, 0x100): .dotted
    case (_, 0x200...0x700): .dashed
    case (9, _): .double
    case (2, _): .thick
    default: .single
    }
  }

  private static func strike(_ bits: Int) -> InlineStyle.Strike? {
    bits & 0xF == 0 ? nil : bits & 0xF == 9 ? .double : .single
  }

  /// Returns the style that a run with this formatting has; font and size are said each time, and
  /// taken back at the end where they are those of most of the text.
  func inlineStyle(_ key: RTFRunKey) -> InlineStyle {
    let character = key.character
    var style = InlineStyle()
    style.isBold = character.isBold
    style.isItalic = character.isItalic
    style.isHidden = character.isHidden
    style.underline = character.underline
    style.strike = character.strike
    style.script = character.script
    style.capitals = character.capitals
    style.note = key.note
    style.color = color(character.color).flatMap { $0 == Self.black ? nil : $0 }
    style.background = color(character.background).flatMap { $0 == Self.white ? nil : $0 }
    if key.link >= 0 { style.link = links[Int(key.link)] }
    let number = character.font < 0 ? defaultFont : character.font
    if let font = fonts[number], !font.isSymbol, !font.name.isEmpty {
      let face = RTFFace(font.name)
      style.font = face.family
      if face.isBold { style.isBold = true }
      if face.isItalic { style.isItalic = true }
    }
    style.size = HalfPoints(character.size < 0 ? 24 : Int(character.size))
    if character.style >= 0, let sheet = styles[character.style], sheet.isCode {
      style.isCode = true
      if let own = fonts[sheet.font].map({ RTFFace($0.name).family }), own == style.font {
        style.font = nil
      }
    }
    return style
  }

  private func color(_ number: Int32) -> RichColor? {
    colors.indices.contains(Int(number)) ? colors[Int(number)] : nil
  }
  private static let black = RichColor(red: 0, green: 0, blue: 0)
  private static let white = RichColor(red: 255, green: 255, blue: 255)
}

/// A font's name, taken apart into family and face as Cocoa joins them: `Helvetica-BoldOblique`,
/// `Arial-BoldMT`.
struct RTFFace {
  var family: String
  var isBold = false
  var isItalic = false

  init(_ name: String) {
    family = name
    guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return }
    var face = String(name[name.index(after: dash)...])
    var ending = ""
    if face.hasSuffix("MT") {
      face.removeLast(2)
      ending = "MT"
    }
    switch face {
    case "Bold": isBold = true
    case "Italic", "Oblique": isItalic = true
    case "BoldItalic", "BoldOblique": (isBold, isItalic) = (true, true)
    case "Regular", "Roman": break
    default: return
    }
    family = name[..<dash] + ending
  }
}
