import Glibc
import Glyphs
import Pictures
import WorkerLink

/// Makes and reads glyphs; the font is opened with the first order.
struct GlyphDesk {
  private var maker: GlyphMaker?
  /// The side of what is sent for showing.
  static let previewSide = 96

  mutating func make(_ order: GlyphOrder) throws(GlyphError) -> MadeGlyph {
    if maker == nil {
      let home = getenv("HOME").map { String(cString: $0) }
      maker = try GlyphMaker(paths: EmojiFont.paths(home: home))
    }
    guard let made = try maker?.make(order) else { throw .failed(reason: "no artwork") }
    return MadeGlyph(
      glyph: made.glyph, plan: made.plan, preview: Self.preview(of: made.preview),
      fileMissing: made.fileMissing)
  }

  func read(_ file: [UInt8]) throws(GlyphError) -> ReadGlyph {
    let found = try GlyphSource.read(file)
    return ReadGlyph(
      identifier: found.identifier, description: found.description, sides: found.sides,
      notices: found.notices.map(\.message), picture: found.picture,
      preview: Self.preview(of: found.best))
  }

  private static func preview(of bitmap: Bitmap) -> SmallPicture {
    let side = min(previewSide, bitmap.width)
    let small = bitmap.shrunk(width: side, height: side)
    return SmallPicture(side: side, pixels: small.pixels)
  }
}

extension TaskRunner {
  mutating func make(_ order: GlyphOrder, id: Int) throws(WorkerFault) {
    do throws(GlyphError) {
      let made = try glyphs.make(order)
      replies.send(.part(id: id, part: .glyph(made)))
    } catch { throw .glyph(error) }
  }

  func readGlyph(_ file: Base64, id: Int) throws(WorkerFault) {
    guard let bytes = file.bytes else { throw .unreadable(reason: "a file in no base 64") }
    do throws(GlyphError) {
      replies.send(.part(id: id, part: .readGlyph(try glyphs.read(bytes))))
    } catch { throw .glyph(error) }
  }
}
