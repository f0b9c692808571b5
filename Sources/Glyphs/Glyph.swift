/// An image that is set like a character: an identifier, a description, and the picture in several
/// sizes.
public struct Glyph: Hashable, Sendable, Codable {
  /// The sides of the pictures in pixels, in the order in which a file holds them; the first one is
  /// the file's primary picture.
  public static let sides = [160, 40, 64, 96, 320]
  /// The side of the picture for programs that know no glyphs.
  public static let fallbackSide = 160
  /// The longest description, in characters.
  public static let descriptionLimit = 200

  /// Opaque; equal for equal content.
  public var identifier: String
  public var description: String
  /// The file: a HEIC of `sides`, or empty where no encoder is installed.
  public var file: [UInt8]
  /// A PNG of `fallbackSide` with the same names in its text chunks.
  public var picture: [UInt8]

  public init(identifier: String, description: String, file: [UInt8], picture: [UInt8]) {
    self.identifier = identifier
    self.description = description
    self.file = file
    self.picture = picture
  }

  /// What two glyphs are compared by when the same one is kept once.
  public var contentHash: ContentHash { ContentHash(of: file.isEmpty ? picture : file) }

  /// Returns `text` as a description: one line without control characters, not too long.
  public static func description(from text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let scalars = words.unicodeScalars.filter {
      $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
        && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
    }
    return String(String(String.UnicodeScalarView(scalars)).prefix(descriptionLimit))
  }
}
