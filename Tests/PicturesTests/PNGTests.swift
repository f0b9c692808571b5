import Glyphs
import Pictures
import TestSupport
import Testing

struct PNGTests {
  /// Some pixels of every alpha.
  private func picture(_ side: Int, seed: UInt64 = 1) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var straight: [UInt8] = []
    for index in 0..<side * side {
      let alpha: UInt8 = index % 3 == 0 ? 0 : 255
      let colour = (0..<3).map { _ in alpha == 0 ? 0 : UInt8.random(in: 0...255, using: &random) }
      straight += colour + [alpha]
    }
    return Bitmap(width: side, height: side, straight: straight)
  }

  private func reason(_ bytes: [UInt8], limit: Int = 1024) -> GlyphError? {
    do throws(GlyphError) {
      _ = try PNGReader.read(bytes, limit: limit)
      return nil
    } catch { return error }
  }

  @Test func `what is written is read again, texts too`() throws {
    for side in [1, 2, 7, 40] {
      let picture = picture(side, seed: UInt64(side))
      let file = try PNGWriter.write(
        picture, texts: [("DocumentName", "ID-1"), ("Description", "ein Fuchs 🦊")])
      let reading = try PNGReader.read(file)
      #expect(reading.picture == picture, "side \(side)")
      #expect(reading.texts == ["DocumentName": "ID-1", "Description": "ein Fuchs 🦊"])
      let again = try PNGWriter.write(reading.picture)
      let first = try PNGWriter.write(picture)
      #expect(again == first)
    }
  }

  @Test func `each cut is an error by name, and none a crash`() throws {
    let file = try PNGWriter.write(picture(12))
    for count in 0..<file.count {
      let error = try #require(reason(Array(file[..<count])), "cut at \(count)")
      guard case .badSource = error else {
        Issue.record("cut at \(count): \(error)")
        continue
      }
    }
  }

  @Test func `a wrong checksum is told`() throws {
    var file = try PNGWriter.write(picture(12))
    file[50] ^= 0xFF
    #expect(reason(file) == .badSource(.checksum))
  }

  @Test func `a size is refused before anything is unpacked`() throws {
    let file = try PNGWriter.write(picture(40))
    #expect(reason(file, limit: 39) == .badSource(.tooManyPixels))
    #expect(reason(file, limit: 40) == nil)
  }

  @Test func `a header of 30,000 pixels is refused`() {
    // A right header with its checksum, and no pixels behind it.
    let bomb: [UInt8] =
      PNGReader.signature + [
        0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0,
        0x66, 0x27, 0xF8, 0xBA,
      ]
    #expect(reason(bomb) == .badSource(.tooManyPixels))
  }

  @Test func `what is no PNG is told`() {
    #expect(reason([]) == .badSource(.unknown))
    #expect(reason(Array("GIF89a".utf8)) == .badSource(.unknown))
  }
}
