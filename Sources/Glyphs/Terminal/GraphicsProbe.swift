/// How pictures are shown in a terminal.
public enum GraphicsMode: String, CaseIterable, Hashable, Sendable {
  case kitty, iterm, sixel, symbols
  /// The head noun's character of two cells.
  case emoji
  /// The description in colons.
  case text
}

/// Finds out what a terminal can show: one write, and answers whenever they come.
///
/// The last question is one that every terminal answers (DA1): what was not answered before it, the
/// terminal does not know.
public struct GraphicsProbe: Hashable, Sendable {
  /// What names of programs in the environment say, and how it is shut in.
  public struct Surroundings: Hashable, Sendable {
    public var isInTmux: Bool
    public var passesThroughTmux: Bool
    public var isITerm: Bool
    public var hasColour: Bool
    public var hasUTF8: Bool
    /// Whether it skips questions that it does not know; others would put them on the screen.
    public var skipsUnknown: Bool

    public init(
      isInTmux: Bool = false, passesThroughTmux: Bool = false, isITerm: Bool = false,
      hasColour: Bool = true, hasUTF8: Bool = true, skipsUnknown: Bool = true
    ) {
      self.isInTmux = isInTmux
      self.passesThroughTmux = passesThroughTmux
      self.isITerm = isITerm
      self.hasColour = hasColour
      self.hasUTF8 = hasUTF8
      self.skipsUnknown = skipsUnknown
    }

    /// Reads the environment.
    public init(environment: [String: String], passesThroughTmux: Bool = false) {
      let term = environment["TERM"] ?? ""
      isInTmux = environment["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen")
      self.passesThroughTmux = passesThroughTmux
      isITerm =
        environment["TERM_PROGRAM"] == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2"
      hasColour = (environment["NO_COLOR"] ?? "").isEmpty && term != "dumb" && !term.isEmpty
      // The console of older kernels and Apple's terminal show an APC as text.
      let isShowing =
        term == "linux" || environment["TERM_PROGRAM"] == "Apple_Terminal" && !isInTmux
      skipsUnknown = hasColour && !isShowing && !term.hasPrefix("vt")
      let locale =
        [environment["LC_ALL"], environment["LC_CTYPE"], environment["LANG"]]
        .compactMap { $0 }.first { !$0.isEmpty } ?? ""
      let name = locale.lowercased()
      hasUTF8 = name.hasSuffix("utf-8") || name.hasSuffix("utf8")
    }
  }

  public let surroundings: Surroundings
  public private(set) var knowsKitty = false
  public private(set) var knowsSixel = false
  /// What the terminal calls itself; empty where it does not say.
  public private(set) var name = ""
  /// Whether the last question was answered.
  public private(set) var isOver = false
  /// A cell in pixels, where the terminal said so.
  public private(set) var cell: (width: Int, height: Int)? {
    get { width > 0 && height > 0 ? (width, height) : nil }
    set { (width, height) = newValue ?? (0, 0) }
  }
  private var width = 0
  private var height = 0

  public init(surroundings: Surroundings) { self.surroundings = surroundings }

  /// The questions, to be written at once after the first screen. Inside tmux nothing that it would
  /// take for a title: there the first question goes through to the outer terminal, or is left out.
  public var questions: String {
    let graphics = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    var text = ""
    if !surroundings.isInTmux {
      text += graphics
    } else if surroundings.passesThroughTmux {
      text += Passthrough.wrap(graphics)
    }
    return text + "\u{1B}[16t\u{1B}[>q\u{1B}[c"
  }

  /// Takes an answer; false for what is none of ours. Late answers change the mode as early ones do.
  public mutating func take(_ answer: String) -> Bool {
    if answer.hasPrefix("\u{1B}_G") {
      guard answer.contains("i=31") else { return false }
      knowsKitty = answer.contains(";OK")
      return true
    }
    if answer.hasPrefix("\u{1B}P>|") {
      name = String(answer.dropFirst(4).prefix { $0 != "\u{1B}" && $0 != "\u{07}" }.prefix(64))
      return true
    }
    guard answer.hasPrefix("\u{1B}[") else { return false }
    let body = answer.dropFirst(2)
    if body.hasPrefix("?"), body.hasSuffix("c") {
      knowsSixel = body.dropFirst().dropLast().split(separator: ";").dropFirst().contains("4")
      isOver = true
      return true
    }
    if body.hasPrefix("6;"), body.hasSuffix("t") {
      let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 3, (1...1000).contains(numbers[1]), (1...1000).contains(numbers[2])
      else { return true }
      cell = (numbers[2], numbers[1])
      return true
    }
    return false
  }

  /// Returns the way for glyphs within text, as far as it is known.
  public func inText(_ setting: GraphicsMode? = nil) -> GraphicsMode {
    if let setting, [.kitty, .emoji, .text].contains(setting) { return setting }
    guard surroundings.hasColour, surroundings.hasUTF8 else { return .text }
    // The other ways are for many cells.
    if setting != nil { return .emoji }
    let reaches = !surroundings.isInTmux || surroundings.passesThroughTmux
    return knowsKitty && reaches ? .kitty : .emoji
  }

  /// Returns the way for a preview of many cells, as far as it is known.
  public func inPreview(_ setting: GraphicsMode? = nil) -> GraphicsMode {
    if let setting { return setting }
    guard surroundings.hasUTF8 else { return .text }
    guard surroundings.hasColour else { return .text }
    if inText() == .kitty { return .kitty }
    if surroundings.isITerm || name.hasPrefix("iTerm2"), !surroundings.isInTmux { return .iterm }
    if knowsSixel, !surroundings.isInTmux { return .sixel }
    return .symbols
  }
}

/// Sequences that tmux hands to the terminal outside.
public enum Passthrough {
  public static func wrap(_ sequence: String) -> String {
    "\u{1B}Ptmux;" + sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
  }
}

extension GraphicsProbe {
  /// What `tmux display-message -p '#{allow-passthrough}'` prints where sequences reach the terminal
  /// outside: tmux 3.3a says a number, later ones a word, earlier ones nothing.
  public static func passes(tmuxSays answer: String) -> Bool {
    let word = answer.split(whereSeparator: \.isWhitespace).first ?? ""
    return ["1", "2", "on", "all"].contains(word)
  }

  /// The same answers with other surroundings.
  public func surrounded(by surroundings: Surroundings) -> GraphicsProbe {
    var other = GraphicsProbe(surroundings: surroundings)
    other.knowsKitty = knowsKitty
    other.knowsSixel = knowsSixel
    other.isOver = isOver
    other.name = name
    other.cell = cell
    return other
  }
}
