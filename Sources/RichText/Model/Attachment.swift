/// What a U+FFFC in the text stands for. The same thing twice is one entry.
public enum Attachment: Hashable, Sendable {
  /// An image that is set like a character (Genmoji).
  case glyph(ImageGlyph)
  case image(ImageAttachment)
  /// Something that cannot be shown.
  case file(name: String, bytes: [UInt8])
  /// Named by the document, but not there.
  case missing(name: String, size: PictureSize?)
}

public struct ImageGlyph: Hashable, Sendable {
  /// Opaque.
  public var identifier: String
  public var description: String
  /// The file as it came, a HEIC as a rule; empty where only the picture is known.
  public var bytes: [UInt8]
  /// A PNG for programs that know no glyphs; empty where none is known.
  public var picture: [UInt8]

  public init(
    identifier: String, description: String, bytes: [UInt8], picture: [UInt8] = []
  ) {
    self.identifier = identifier
    self.description = description
    self.bytes = bytes
    self.picture = picture
  }
}

public struct ImageAttachment: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// Elsewhere, at an address that is kept and never fetched.
    case address(String)
  }

  /// The file's name, without a folder; empty for a picture within the text's own file.
  public var name: String
  public var content: Content
  public var type: PictureType
  /// The size that it is shown in; nil for its own.
  public var size: PictureSize?
  public var description: String
  public var title: String?

  public init(
    name: String = "", content: Content, type: PictureType, size: PictureSize? = nil,
    description: String = "", title: String? = nil
  ) {
    self.name = name
    self.content = content
    self.type = type
    self.size = size
    self.description = description
    self.title = title
  }
}

public struct PictureSize: Hashable, Sendable {
  public var width, height: Twips

  public init(width: Twips, height: Twips) {
    self.width = width
    self.height = height
  }
}

public enum PictureType: String, CaseIterable, Hashable, Sendable {
  case png, jpeg, gif, tiff, heic, webp, svg, bmp, pdf, wmf, emf, pict, other
}
