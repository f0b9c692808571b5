import CPictures
public import Glyphs

/// Makes pictures of what prompts were understood as.
///
/// Equal orders give equal pictures as long as artwork and `version` are equal.
public struct GlyphComposer {
  /// Raised whenever the same order may look otherwise.
  public static let version = 1

  var artwork: Artwork

  public init(artwork: Artwork) { self.artwork = artwork }

  /// Returns the picture, square and at least as large as the largest size of a glyph.
  ///
  /// - Throws: `failed` where the font lacks the subject's picture.
  public mutating func compose(
    _ plan: GlyphPlan, style: GlyphStyle, variation: Int
  ) throws(GlyphError) -> Bitmap {
    var scene = try scene(of: plan, variation: variation)
    if variation == 1 { scene = scene.mirrored }
    var bitmap = Canvas.draw(scene.layers)
    switch style {
    case .emoji: break
    case .sketch: bitmap.withPixels { cpictures_sketch($0) }
    case .flat:
      // Each pixel costs roots and powers; the largest size has a quarter of the canvas's.
      bitmap = bitmap.shrunk(width: 320, height: 320)
      bitmap.withPixels { cpictures_flatten($0) }
    }
    return bitmap
  }

  /// Returns the picture of `thing` in its colour, and what of it to tint.
  mutating func piece(
    of thing: GlyphThing, role: GlyphRole? = nil
  ) throws(GlyphError) -> Artwork.Piece {
    guard var piece = artwork.piece(thing.emoji) else {
      throw .failed(reason: "the emoji font has no picture of \(thing.word)")
    }
    let isSpectacles = thing.emoji == Emoji(0x1F453)
    if let colour = thing.colour {
      let what =
        isSpectacles
        ? CPICTURES_TINT_FRAME
        : [.eyes, .hat, .coat].contains(role) ? CPICTURES_TINT_ALL : CPICTURES_TINT_HUE
      let target = colour.components
      piece.bitmap.withPixels { cpictures_tint($0, target, Int32(what)) }
    }
    if isSpectacles, role == .eyes { piece.bitmap.withPixels { cpictures_clear_glass($0, 0.35) } }
    return piece
  }
}

extension GlyphColour {
  /// Red, green and blue of sRGB, 0 to 255.
  var components: [UInt8] {
    switch self {
    case .red: [0xE5, 0x39, 0x35]
    case .orange: [0xFB, 0x8C, 0x00]
    case .yellow: [0xFD, 0xD3, 0x2D]
    case .green: [0x43, 0xA0, 0x47]
    case .turquoise: [0x1F, 0xB8, 0xA8]
    case .blue: [0x1E, 0x88, 0xE5]
    case .purple: [0x8E, 0x34, 0xB0]
    case .pink: [0xF4, 0x7A, 0xA4]
    case .brown: [0x79, 0x55, 0x48]
    case .tan: [0xD2, 0xA6, 0x79]
    case .black: [0x2E, 0x2E, 0x32]
    case .white: [0xF2, 0xF2, 0xF4]
    case .grey: [0x9A, 0x9A, 0x9E]
    case .gold: [0xE5, 0xB0, 0x1E]
    }
  }
}
