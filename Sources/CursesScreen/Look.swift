import CNcurses

/// How a style looks: attributes and palette numbers.
struct Look: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let bold = Attributes(rawValue: SCRIBE_BOLD)
    static let dim = Attributes(rawValue: SCRIBE_DIM)
    static let italic = Attributes(rawValue: SCRIBE_ITALIC)
    static let underline = Attributes(rawValue: SCRIBE_UNDERLINE)
    static let reverse = Attributes(rawValue: SCRIBE_REVERSE)
    static let curly = Attributes(rawValue: SCRIBE_CURLY)

    init(rawValue: Int) { self.rawValue = rawValue }
    private init(rawValue: some BinaryInteger) { self.rawValue = Int(rawValue) }
  }

  var attributes: Attributes
  /// Palette number of the letters as the reader sees them, or nil for the terminal's own.
  var letters: Int?
  /// Palette number of what is behind them, or nil for the terminal's own.
  var ground: Int?

  /// The look with at most `colors` colours: none below 8, the dark eight and bold below 16.
  func reduced(to colors: Int) -> Look {
    guard colors >= 8 else { return Look(attributes: attributes) }
    guard colors < 16 else { return self }
    var look = self
    if let letters, letters >= 8 {
      look.letters = letters - 8
      look.attributes.insert(.bold)
    }
    if let ground, ground >= 8 { look.ground = ground - 8 }
    return look
  }
}

extension Look {
  init(attributes: Attributes) { self.init(attributes: attributes, letters: nil, ground: nil) }
}
