internal import TextEngine

/// Turns tokens into a document: a stack of states, and what the tables of the file say.
///
/// The stack grows by one state a group and is bounded; groups nested deeper are passed over.
struct RTFInterpreter {
  var scanner: RTFScanner
  let limits: RichLimits
  let companion: @Sendable (String) -> [UInt8]?
  var builder = DocumentBuilder(format: .rtf)
  var notices = Notices()

  var state = RTFState()
  private var stack: [RTFState] = []
  /// How many groups are open beyond the bound.
  private var excess = 0
  /// Whether `\*` stands before the next word.
  private var isStarred = false

  // Text that was not decoded yet, and its code page.
  private var pending: [UInt8] = []
  private var pendingPage = 1252
  private var pendingSymbol: String?
  private var pendingIsASCII = true
  /// Characters that stand in for a `\uN` and are passed over.
  var skipping = 0
  private var highSurrogate: UInt16?
  let codePages = RTFCodePages()

  // What the head of the file says.
  var documentPage = 1252
  var defaultFont: Int32 = 0
  var fonts: [Int32: RTFFont] = [:]
  var colors: [RichColor?] = []
  var color = (red: 0, green: 0, blue: 0, isSaid: false)
  var styles: [Int32: RTFStyle] = [:]
  var style = RTFStyle()
  var lists = RTFListTable()
  /// The text of destinations that are no body.
  var collected: [RTFDestination: [UInt8]] = [:]
  var layout: [UInt8] = []
  /// Whether text of the body was met, so that the head is over.
  var hasBody = false

  // What is open in the body.
  var links: [Link] = []
  var fields: [RTFField] = []
  var pictures: [RTFPicture] = []
  /// Attachments whose placeholder comes next.
  var graphic: Attachment?
  var glyph: (identifier: String, description: String)?
  var marker: [UInt8]?
  var hasMarker = false
  var tables: [RTFOpenTable] = []
  /// The definition of rows of the outermost table, which may come before the table's first cell.
  var outerDefinition = RTFOpenTable.Row()
  var itemMark: RTFItemMark?
  var codeStart: String??
  var shapeName: [UInt8] = []
  /// A `\pn` group may stand before the `\pard` that it is meant for.
  var pendingOldList: Int32 = -1
  var listIDs: [RTFListKey: ListID] = [:]
  /// What the list's item before was, for lists without a table.
  var lastItem: (key: RTFListKey, paragraph: Int)?
  var hangingLists = 0
  private var lastKey: RTFRunKey?
  private var lastStyle = InlineStyle()
  /// Styles that were worked out since a table of fonts, colours or styles grew; a file has few.
  private var knownStyles: [RTFRunKey: InlineStyle] = [:]
  private static let mostKnownStyles = 1024

  init(_ source: RichSource) {
    scanner = RTFScanner(source.bytes)
    limits = source.limits
    companion = source.companion
  }

  mutating func run() {
    while let token = scanner.next() {
      switch token {
      case .open: open()
      case .close: if close() { return }
      case _ where excess > 0: continue
      case .text(let range): takeText(range)
      case .hex(let byte): takeHex(byte)
      case .lineEnd: if !skipOne() { perform(.par) }
      case .symbol(let byte): takeSymbol(byte)
      case .word(let name, let number): takeWord(name, number)
      case .binary(let range): if !skipOne() { takeBinary(range) }
      }
    }
    if scanner.isCut || !stack.isEmpty { notices.add(.truncated) }
  }

  private mutating func open() {
    endSkipping()
    flush()
    isStarred = false
    guard excess == 0, stack.count < limits.depth else {
      excess += 1
      notices.add(.tooDeep)
      return
    }
    stack.append(state)
    state.opensDestination = false
    state.start = scanner.position - 1
    if state.destination == .upr {
      // Of `{\upr{ansi}{\*\ud{unicode}}}` the first is passed over.
      state.destination = .skip
      state.opensDestination = true
    }
  }

  /// Returns whether the document is over.
  private mutating func close() -> Bool {
    if excess > 0 {
      excess -= 1
      return false
    }
    endSkipping()
    flush()
    isStarred = false
    if state.opensDestination { finish(state.destination) }
    guard let outer = stack.popLast() else { return true }
    state = outer
    return stack.isEmpty
  }

  // MARK: - Text

  private mutating func takeText(_ range: Range<Int>) {
    isStarred = false
    var range = range
    if skipping > 0 {
      let count = min(skipping, range.count)
      skipping -= count
      range = range.lowerBound + count..<range.upperBound
      if range.isEmpty { return }
    }
    endSkipping()
    if state.destination == .pict {
      takePictureText(range)
      return
    }
    guard state.destination != .skip, !state.character.isDeleted else { return }
    preparePending()
    pending.append(contentsOf: scanner.bytes[range])
    if pendingIsASCII { pendingIsASCII = !scanner.bytes[range].contains { $0 >= 0x80 } }
  }

  private mutating func takeHex(_ byte: UInt8) {
    isStarred = false
    if skipOne() { return }
    guard state.destination != .skip, !state.character.isDeleted else { return }
    preparePending()
    pending.append(byte)
    if byte >= 0x80 { pendingIsASCII = false }
  }

  /// Makes what is pending belong to the code page in force.
  private mutating func preparePending() {
    if !pending.isEmpty { return }
    // Names are of the page of the document, but for those of fonts, which are of their own.
    let number = state.character.font < 0 ? defaultFont : state.character.font
    let font = fonts[number]
    pendingPage = font?.codePage ?? documentPage
    pendingSymbol = state.destination != .fonttbl && font?.isSymbol == true ? font?.name : nil
    pendingIsASCII = true
  }

  /// Decodes what is pending and passes it on.
  mutating func flush() {
    if highSurrogate != nil, !pending.isEmpty { endSurrogate() }
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    if let font = pendingSymbol {
      let units = bytes.map { RTFSymbols.scalar($0, font: font) }
      pass(Array(String(decoding: units, as: UTF16.self).utf8))
    } else if state.destination == .NeXTGraphic, String(validating: bytes, as: UTF8.self) != nil {
      pass(bytes)
    } else if pendingIsASCII
      || state.destination == .fldinst && String(validating: bytes, as: UTF8.self) != nil
    {
      pass(bytes)
    } else {
      let (text, unreadable) = codePages.decode(bytes, page: pendingPage)
      if unreadable > 0 { notices.add(.unreadableText, count: unreadable) }
      pass(text)
    }
  }

  /// `\uN`: a unit of UTF-16, signed or not.
  mutating func takeUnit(_ number: Int) {
    flush()
    let unit = UInt16(truncatingIfNeeded: number)
    skipping = state.substitutes
    guard state.destination != .skip, !state.character.isDeleted else { return }
    if UTF16.isTrailSurrogate(unit), let high = highSurrogate {
      highSurrogate = nil
      pass(Array(String(decoding: [high, unit], as: UTF16.self).utf8))
      return
    }
    endSurrogate()
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else if UTF16.isTrailSurrogate(unit) {
      passUnreadable()
    } else if (0xF020...0xF0FF).contains(unit), let font = symbolFont {
      let mapped = RTFSymbols.scalar(UInt8(unit & 0xFF), font: font)
      pass(Array(String(decoding: [mapped], as: UTF16.self).utf8))
    } else {
      pass(Array(String(decoding: [unit], as: UTF16.self).utf8))
    }
  }

  private var symbolFont: String? {
    let font = fonts[state.character.font < 0 ? defaultFont : state.character.font]
    guard state.destination == .body else { return nil }
    return font?.isSymbol == true ? font?.name : nil
  }

  private mutating func endSurrogate() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    passUnreadable()
  }

  private mutating func passUnreadable() {
    notices.add(.unreadableText)
    pass([0xEF, 0xBF, 0xBD])
  }

  /// Passes text in UTF-8 to where the state says.
  mutating func pass(_ text: [UInt8]) {
    if state.destination == .body {
      appendBody(text)
    } else if state.destination != .skip {
      let limit = 1 << 16
      if collected[state.destination, default: []].count < limit {
        collected[state.destination, default: []].append(contentsOf: text)
      }
      if state.destination == .colortbl || state.destination == .stylesheet
        || state.destination == .fonttbl
      {
        endTableEntries()
        forgetStyles()
      }
    }
  }

  /// To be called where what styles are made of has changed.
  mutating func forgetStyles() {
    lastKey = nil
    knownStyles = [:]
  }

  /// The style of the body's text now.
  var currentStyle: InlineStyle {
    mutating get {
      let key = RTFRunKey(character: state.character, link: state.link, note: state.note)
      if key == lastKey { return lastStyle }
      if let known = knownStyles[key] {
        lastStyle = known
      } else {
        lastStyle = inlineStyle(key)
        if knownStyles.count >= Self.mostKnownStyles { forgetStyles() }
        knownStyles[key] = lastStyle
      }
      lastKey = key
      return lastStyle
    }
  }

  // MARK: - Skipping what stands in for Unicode

  /// Counts one character that stands in for a `\uN`; returns whether it is to be passed over.
  private mutating func skipOne() -> Bool {
    guard skipping > 0 else {
      endSkipping()
      return false
    }
    skipping -= 1
    return true
  }

  private mutating func endSkipping() { skipping = 0 }

  // MARK: - Words

  private mutating func takeSymbol(_ byte: UInt8) {
    if byte == UInt8(ascii: "*") {
      isStarred = true
      return
    }
    if skipOne() { return }
    isStarred = false
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      guard state.destination != .skip, !state.character.isDeleted else { return }
      preparePending()
      pending.append(byte)
    case UInt8(ascii: "~"): character(0xA0)
    case UInt8(ascii: "_"): character(0x2011)
    case UInt8(ascii: "-"): character(0xAD)
    case 0x09: character(0x09)
    default: break
    }
  }

  private mutating func character(_ code: UInt32) {
    flush()
    endSurrogate()
    guard state.destination != .skip, !state.character.isDeleted else { return }
    pass(Array(String(Character(Unicode.Scalar(code)!)).utf8))
  }

  private mutating func takeWord(_ name: Range<Int>, _ number: Int?) {
    let word = RTFWords.all[scanner.bytes[name]]
    if case .value(.u) = word {
      // Never a substitute itself: writers that give none write the next one at once.
      if let number { takeUnit(number) }
      return
    }
    if skipping > 0 {
      // A word among the substitutes counts as one of them.
      skipping -= 1
      return
    }
    let wasStarred = isStarred
    isStarred = false
    guard let word else {
      flush()
      if wasStarred { passOver(name) }
      return
    }
    switch word {
    case .character(let code): character(code)
    case .skipped:
      flush()
      passOver(name)
    case .destination(let destination):
      flush()
      enter(destination, starred: wasStarred)
    case .toggle(let toggle):
      flush()
      set(toggle, to: number != 0)
    case .flag(let flag):
      flush()
      endSurrogate()
      perform(flag)
    case .value(let value):
      flush()
      set(value, to: number)
    }
  }

  /// Passes over the group, or keeps it as it is where it is of the head.
  private mutating func passOver(_ name: Range<Int>) {
    state.destination = .skip
    state.opensDestination = true
    let word = String(decoding: scanner.bytes[name], as: UTF8.self)
    if word == "annotation" || word == "atnid" { notices.add(.comments) }
  }
}

/// What decides the style of a run.
struct RTFRunKey: Hashable {
  var character: RTFCharacter
  var link: Int32
  var note: InlineStyle.Note?
}

/// A field that is open: its instruction, once read.
struct RTFField {
  var link: Int32 = -1
}

/// What our own words say of the paragraph that is being read.
struct RTFItemMark {
  var isContinued = false
  var list: Int32 = 0
  var level: Int32 = 0
  var check: Bool?
  var quoteDepth: Int?
  var innerDepth: Int?
}
