public import Glyphs

/// Makes glyphs of prompts, and reads those that came from elsewhere.
public struct GlyphMaker {
  private var composer: GlyphComposer

  /// - Throws: `notAvailable` where no emoji font is installed.
  public init(paths: [String]) throws(GlyphError) {
    composer = GlyphComposer(artwork: Artwork(font: try EmojiFont(paths: paths)))
  }

  /// What was made, and what of the prompt was not understood.
  public struct Made: Sendable {
    public var glyph: Glyph
    public var plan: GlyphPlan
    /// Why there is no file beside the picture, where one was wanted.
    public var fileMissing: GlyphError?
    /// 96 pixels square, for showing.
    public var preview: Bitmap
  }

  /// Makes the candidate that `order` asks for.
  ///
  /// - Throws: Whatever keeps it from being made; a missing encoder does not.
  public mutating func make(_ order: GlyphOrder) throws(GlyphError) -> Made {
    let plan = try GlyphPlan(reading: order.prompt)
    let large = try composer.compose(plan, style: order.style, variation: order.variation)
    return try Self.made(
      large, description: Glyph.description(from: order.prompt), plan: plan,
      wantsFile: order.wantsFile)
  }

  private static func made(
    _ large: Bitmap, description: String, plan: GlyphPlan, wantsFile: Bool
  ) throws(GlyphError) -> Made {
    var bySide: [Int: Bitmap] = [:]
    for side in Glyph.sides { bySide[side] = large.shrunk(width: side, height: side) }
    let primary = bySide[Glyph.fallbackSide] ?? large
    // The name is the content's: the largest picture and what it says.
    let largest = bySide[Glyph.sides.max() ?? 0] ?? large
    let identifier = ContentHash(of: largest.pixels + Array(description.utf8)).identifier
    let picture = try PNGWriter.write(
      primary, texts: [("DocumentName", identifier), ("Description", description)])
    var file: [UInt8] = []
    var missing: GlyphError?
    if wantsFile {
      do throws(GlyphError) {
        file = try HEICWriter.write(
          Glyph.sides.compactMap { bySide[$0] }, identifier: identifier, description: description)
      } catch { missing = error }
    }
    return Made(
      glyph: Glyph(
        identifier: identifier, description: description, file: file, picture: picture),
      plan: plan, fileMissing: missing, preview: bySide[96] ?? large)
  }
}
