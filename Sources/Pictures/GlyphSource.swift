public import Glyphs

/// A glyph file that came from elsewhere: HEIC, or PNG with the names in its texts.
public struct GlyphSource: Sendable {
  public var identifier: String
  public var description: String
  /// In the file's order.
  public var sides: [Int]
  public var notices: [GlyphNotice]
  /// The largest size.
  public var best: Bitmap
  /// A PNG of `Glyph.fallbackSide` at most.
  public var picture: [UInt8]

  /// Reads a file, whatever it is called.
  ///
  /// - Throws: `badSource` with what is wrong with it; `notAvailable` where a library is missing.
  public static func read(_ bytes: [UInt8]) throws(GlyphError) -> GlyphSource {
    guard !bytes.isEmpty else { throw .badSource(.empty) }
    guard bytes.count <= HEICReader.bytesLimit else { throw .badSource(.tooLarge) }
    if bytes.starts(with: PNGReader.signature) { return try readPNG(bytes) }
    let start = String(decoding: bytes.prefix(512), as: UTF8.self).lowercased()
    if start.contains("<svg") { throw .badSource(.drawing) }
    if start.hasPrefix("gif8") { throw .badSource(.animated) }
    let reading = try HEICReader.read(bytes)
    guard let best = reading.sizes.max(by: { $0.bitmap.width < $1.bitmap.width }) else {
      throw .badSource(.damaged)
    }
    return try finish(
      reading.identifier, reading.description, reading.sizes.map(\.bitmap.width),
      reading.notices, best.bitmap)
  }

  private static func readPNG(_ bytes: [UInt8]) throws(GlyphError) -> GlyphSource {
    let reading = try PNGReader.read(bytes, limit: HEICReader.sideLimit)
    guard reading.picture.width == reading.picture.height else { throw .badSource(.notSquare) }
    var notices: [GlyphNotice] = [.fewSizes]
    let identifier = Glyph.description(from: reading.texts["DocumentName"] ?? "")
    let description = Glyph.description(from: reading.texts["Description"] ?? "")
    if identifier.isEmpty { notices.append(.noIdentifier) }
    if description.isEmpty { notices.append(.noDescription) }
    return try finish(
      identifier.isEmpty ? ContentHash(of: bytes).identifier : identifier, description,
      [reading.picture.width], notices, reading.picture)
  }

  private static func finish(
    _ identifier: String, _ description: String, _ sides: [Int], _ notices: [GlyphNotice],
    _ best: Bitmap
  ) throws(GlyphError) -> GlyphSource {
    let side = min(best.width, Glyph.fallbackSide)
    let picture = try PNGWriter.write(
      best.shrunk(width: side, height: side),
      texts: [("DocumentName", identifier), ("Description", description)])
    return GlyphSource(
      identifier: identifier, description: description, sides: sides, notices: notices, best: best,
      picture: picture)
  }
}

extension GlyphNotice {
  /// One sentence for the writer.
  public var message: String {
    switch self {
    case .fewSizes: "The file has fewer sizes than a glyph has."
    case .oddOrder: "The first picture is not the primary one."
    case .notSquare: "A picture that is not square was left out."
    case .damagedSize: "A damaged picture was left out."
    case .noIdentifier: "The file has no identifier; one was made of its content."
    case .noDescription: "The file has no description."
    case .noAlpha: "A picture has no transparency."
    }
  }
}
