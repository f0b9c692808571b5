import Glyphs

/// Pictures of emoji, read once each.
public struct Artwork {
  /// A picture and the box of what can be seen of it, in fractions of its sides.
  struct Piece: Sendable {
    var bitmap: Bitmap
    var left, top, right, bottom: Double
    /// Width over height of the whole picture.
    var aspect: Double { Double(bitmap.width) / Double(bitmap.height) }
    /// The same of the box.
    var inkAspect: Double { aspect * (right - left) / (bottom - top) }
  }

  private let font: EmojiFont
  private var pieces: [Emoji: Piece] = [:]

  public init(font: EmojiFont) { self.font = font }

  /// Returns the picture of `emoji`; nil where the font has none.
  mutating func piece(_ emoji: Emoji) -> Piece? {
    if let piece = pieces[emoji] { return piece }
    guard let file = font.bitmap(of: emoji), let reading = try? PNGReader.read(file),
      let ink = reading.picture.ink
    else { return nil }
    let bitmap = reading.picture
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let piece = Piece(
      bitmap: bitmap, left: Double(ink.left) / width, top: Double(ink.top) / height,
      right: Double(ink.right) / width, bottom: Double(ink.bottom) / height)
    if pieces.count >= 64 { pieces.removeAll() }
    pieces[emoji] = piece
    return piece
  }
}
