/// Why no glyph was made or read.
public enum GlyphError: Error, Hashable, Sendable, Codable {
  /// Something that must be installed is not there; `install` is the command.
  case notAvailable(what: String, install: String)
  /// No word of the prompt names something that there is a picture of.
  case nothingUnderstood(words: [String])
  case unsupportedStyle(String)
  /// A picture that cannot be used, and why.
  case badSource(BadSource)
  case cancelled
  case failed(reason: String)

  public enum BadSource: String, Hashable, Sendable, Codable {
    case tooLarge, tooManyPixels, truncated, checksum, notSquare, animated, drawing, unknown
    case damaged, empty
  }

  /// One line for the writer.
  public var message: String {
    switch self {
    case .notAvailable(let what, let install): "\(what) is not installed: \(install)"
    case .nothingUnderstood(let words):
      words.isEmpty
        ? "the description is empty"
        : "nothing understood: there is no picture of \(words.joined(separator: ", "))"
    case .unsupportedStyle(let name):
      "unknown style \(name); styles are "
        + GlyphStyle.allCases.map(\.rawValue).joined(separator: ", ")
    case .badSource(let why): why.message
    case .cancelled: "cancelled"
    case .failed(let reason): reason
    }
  }
}

extension GlyphError.BadSource {
  public var message: String {
    switch self {
    case .tooLarge: "the picture's file is too large"
    case .tooManyPixels: "the picture has too many pixels"
    case .truncated: "the picture ends too early"
    case .checksum: "the picture is damaged: a checksum is wrong"
    case .notSquare: "the picture is not square"
    case .animated: "the picture is animated"
    case .drawing: "the picture is a drawing (SVG)"
    case .unknown: "this is no PNG or HEIC"
    case .damaged: "the picture is damaged"
    case .empty: "the picture is empty"
    }
  }
}
