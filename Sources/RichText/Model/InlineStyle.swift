/// How a run of text looks and what it is. Only what was said; what was not is as the paragraph has it.
public struct InlineStyle: Hashable, Sendable {
  public enum Underline: UInt8, CaseIterable, Hashable, Sendable {
    case single, thick, double, dotted, dashed, wavy
  }
  public enum Strike: UInt8, CaseIterable, Hashable, Sendable { case single, double }
  public enum Script: UInt8, CaseIterable, Hashable, Sendable { case superscript, `subscript` }
  public enum Capitals: UInt8, CaseIterable, Hashable, Sendable { case small, all }
  /// Text that belongs to its place but not into the line.
  public enum Note: UInt8, CaseIterable, Hashable, Sendable { case footnote, endnote }

  public var isBold = false
  public var isItalic = false
  public var isCode = false
  /// Kept in RTF, not shown.
  public var isHidden = false
  public var underline: Underline?
  public var strike: Strike?
  public var script: Script?
  public var capitals: Capitals?
  /// The run is the note's text, U+2028 between its paragraphs.
  public var note: Note?
  public var color: RichColor?
  public var background: RichColor?
  /// The family's name; nil for the document's base.
  public var font: String?
  public var size: HalfPoints?
  public var link: Link?
  /// By BCP 47: `de-CH`.
  public var language: String?
  /// The attachment that each U+FFFC of the run stands for.
  public var attachment: AttachmentID?

  public init() {}

  /// Whether nothing was said.
  public var isDefault: Bool { self == InlineStyle() }
}

/// A colour of the sRGB space, eight bits each.
public struct RichColor: Hashable, Sendable {
  public var red, green, blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// Where a run of text leads. The address is data: shown, never fetched while reading or writing.
public struct Link: Hashable, Sendable {
  /// As it was written; relative ones stay relative. `#name` is a place in the document.
  public var address: String
  public var title: String?

  public init(address: String, title: String? = nil) {
    self.address = address
    self.title = title
  }

  /// Whether opening it could run a program: `javascript:`, `vbscript:` and `data:` addresses.
  /// Such a link is shown as it is and never opened.
  public var isUnsafe: Bool {
    let scheme = address.unicodeScalars.filter { $0.value > 0x20 }.prefix(while: { $0 != ":" })
    let name = String(String.UnicodeScalarView(scheme)).lowercased()
    return name.unicodeScalars.count < address.unicodeScalars.count
      && ["javascript", "vbscript", "data"].contains(name)
  }
}
