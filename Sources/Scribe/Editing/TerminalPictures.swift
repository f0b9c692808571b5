import Glyphs
import ScribeTUI

/// What the terminal was asked about pictures, and which ones it was sent.
struct TerminalPictures {
  /// What the writer set; nil asks the terminal.
  let setting: GraphicsMode?
  private(set) var probe: GraphicsProbe
  /// Whether a colour can say which picture a cell shows.
  private let hasColours: Bool
  private let isTrueColour: Bool
  /// Whether the question was written, or there is none to ask.
  var isAsked = false
  /// What is being made ready, and what cannot be shown.
  var awaited: Set<GlyphKey> = []
  var refused: Set<GlyphKey> = []
  /// Words whose character is being looked up.
  var lookedUp: Set<String> = []
  private var next: Int

  /// Numbers are colours of the palette of 256; the first sixteen are also written in other ways.
  private static let numbers = 16...255

  /// - Parameter first: Any number: where programs share a terminal, each begins elsewhere.
  init(
    setting: GraphicsMode? = nil, environment: [String: String] = [:], hasColours: Bool = false,
    first: Int = 0
  ) {
    self.setting = setting
    self.hasColours = hasColours
    isTrueColour = ["truecolor", "24bit"].contains(environment["COLORTERM"])
    probe = GraphicsProbe(surroundings: .init(environment: environment))
    next = Self.numbers.lowerBound + abs(first % Self.numbers.count)
  }

  var isInTmux: Bool { probe.surroundings.isInTmux }

  /// Whether an answer could change anything.
  var needsQuestion: Bool {
    setting == nil && hasColours && probe.surroundings.hasUTF8 && probe.surroundings.skipsUnknown
  }

  /// Notes whether tmux passes sequences to the terminal outside.
  mutating func passesThrough(_ isPassing: Bool) {
    var surroundings = probe.surroundings
    surroundings.passesThroughTmux = isPassing
    probe = probe.surrounded(by: surroundings)
  }

  /// Takes an answer; false where it is none of ours.
  mutating func take(_ answer: [UInt8]) -> Bool {
    probe.take(String(decoding: answer, as: UTF8.self))
  }

  /// Says how glyphs are shown, as far as that is known.
  func settle(_ shelf: inout GlyphShelf) {
    var inText = probe.inText(setting)
    var inPreview = probe.inPreview(setting)
    if !hasColours {
      if inText == .kitty { inText = .emoji }
      if setting == nil || inPreview == .kitty { inPreview = .text }
    }
    if shelf.inText != inText { shelf.inText = inText }
    if shelf.inPreview != inPreview { shelf.inPreview = inPreview }
    shelf.cell = probe.cell.map { Size(columns: $0.width, rows: $0.height) }
    shelf.isTrueColour = isTrueColour
  }

  /// The number for the next picture; nil where all are used.
  mutating func number(besides used: some Sequence<UInt8>) -> UInt8? {
    let used = Set(used)
    for _ in Self.numbers {
      let number = UInt8(next)
      next = next == Self.numbers.upperBound ? Self.numbers.lowerBound : next + 1
      if !used.contains(number) { return number }
    }
    return nil
  }

  /// What takes pictures back.
  func removal(of numbers: some Sequence<UInt8>) -> [UInt8] {
    numbers.sorted().flatMap { number in
      Array(
        KittyPicture(identifier: Int(number), columns: 2, rows: 1, isInTmux: isInTmux)
          .removal.utf8)
    }
  }

  /// What sends one, for the cells of its key.
  func transfer(_ key: GlyphKey, base64: String, as number: UInt8) -> [UInt8] {
    Array(
      KittyPicture(
        identifier: Int(number), columns: key.columns, rows: key.rows, isInTmux: isInTmux
      ).transfer(base64: base64).utf8)
  }
}

extension GraphicsMode {
  /// The setting `images`; nil for one that leaves it to the terminal.
  init?(setting: String) {
    if setting == "words" {
      self = .text
    } else {
      self.init(rawValue: setting)
    }
  }
}
