internal import FoundationEssentials
public import Glyphs

/// Bytes in a message.
public struct Base64: Hashable, Sendable, Codable {
  private var text: String

  public init(_ bytes: [UInt8]) { text = Data(bytes).base64EncodedString() }

  /// The bytes; nil where the text is no base 64.
  public var bytes: [UInt8]? { Data(base64Encoded: text).map { Array($0) } }

  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A small picture for showing: rows of red, green, blue and alpha, premultiplied.
public struct SmallPicture: Hashable, Sendable, Codable {
  public var side: Int
  private var packed: Base64

  public init(side: Int, pixels: [UInt8]) {
    self.side = side
    packed = Base64(pixels)
  }

  /// The pixels; nil where their number does not fit the side.
  public var pixels: [UInt8]? {
    guard let bytes = packed.bytes, bytes.count == side * side * 4 else { return nil }
    return bytes
  }
}

/// A glyph that the worker made.
public struct MadeGlyph: Hashable, Sendable, Codable {
  public var identifier: String
  public var description: String
  private var file: Base64
  private var picture: Base64
  public var preview: SmallPicture
  /// What the picture is made of, and the words that were not understood.
  public var concepts: [String]
  public var ignored: [String]
  /// What stands for it where only characters can be shown.
  public var emoji: String
  /// Why there is no file, where one was wanted.
  public var fileMissing: GlyphError?

  public init(
    glyph: Glyph, plan: GlyphPlan, preview: SmallPicture, fileMissing: GlyphError?
  ) {
    identifier = glyph.identifier
    description = glyph.description
    file = Base64(glyph.file)
    picture = Base64(glyph.picture)
    self.preview = preview
    concepts = plan.concepts
    ignored = plan.ignored
    emoji = plan.headEmoji.text
    self.fileMissing = fileMissing
  }

  public var glyph: Glyph {
    Glyph(
      identifier: identifier, description: description, file: file.bytes ?? [],
      picture: picture.bytes ?? [])
  }
}

/// What is in a glyph file that came from elsewhere.
public struct ReadGlyph: Hashable, Sendable, Codable {
  public var identifier: String
  public var description: String
  /// The sides of its pictures, in the file's order.
  public var sides: [Int]
  /// What was odd about it, one sentence each.
  public var notices: [String]
  /// A PNG of `Glyph.fallbackSide` at most.
  private var png: Base64
  public var preview: SmallPicture

  public init(
    identifier: String, description: String, sides: [Int], notices: [String], picture: [UInt8],
    preview: SmallPicture
  ) {
    self.identifier = identifier
    self.description = description
    self.sides = sides
    self.notices = notices
    png = Base64(picture)
    self.preview = preview
  }

  public var picture: [UInt8] { png.bytes ?? [] }
}

extension WorkerClient {
  /// Makes a glyph.
  public func make(_ order: GlyphOrder) async throws(WorkerError) -> MadeGlyph {
    for part in try await answer(to: .glyph(order)) {
      if case .glyph(let made) = part { return made }
    }
    throw .garbled("no glyph")
  }

  /// Reads a glyph file.
  ///
  /// - Throws: `badSource(tooLarge)` over `WorkerLimits.glyphBytes`.
  public func readGlyph(_ file: [UInt8]) async throws(WorkerError) -> ReadGlyph {
    guard file.count <= WorkerLimits.glyphBytes else {
      throw .refused(.glyph(.badSource(.tooLarge)))
    }
    for part in try await answer(to: .readGlyph(Base64(file))) {
      if case .readGlyph(let read) = part { return read }
    }
    throw .garbled("no glyph")
  }
}
