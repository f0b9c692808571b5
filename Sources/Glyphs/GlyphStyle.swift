/// How a glyph is drawn.
public enum GlyphStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// As the emoji artwork is.
  case emoji
  /// Pencil lines on a light ground.
  case sketch
  /// Few even colours.
  case flat
}
