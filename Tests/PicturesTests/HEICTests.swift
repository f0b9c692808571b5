import Glyphs
import Pictures
import Testing

@Suite(.enabled(if: Installed.encoder, "libheif has no encoder here"))
struct HEICTests {
  /// A disc with a clear ground.
  private func disc(_ side: Int) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (2 * x - side, 2 * y - side)
        guard dx * dx + dy * dy < side * side * 8 / 10 else { continue }
        let place = (y * side + x) * 4
        for (k, value) in [220, 90, 30, 255].enumerated() {
          bitmap.pixels[place + k] = UInt8(value)
        }
      }
    }
    return bitmap
  }

  private func file(
    _ sides: [Int] = Glyph.sides, identifier: String = "ABC-0",
    description: String = "a disc & <more> é"
  ) throws -> [UInt8] {
    try HEICWriter.write(sides.map(disc), identifier: identifier, description: description)
  }

  private func reason(_ bytes: [UInt8]) -> GlyphError? {
    do throws(GlyphError) {
      _ = try GlyphSource.read(bytes)
      return nil
    } catch { return error }
  }

  @Test func `a glyph's file has five sizes, alpha, names and XMP`() throws {
    let bytes = try file()
    let reading = try HEICReader.read(bytes)
    #expect(reading.identifier == "ABC-0")
    #expect(reading.description == "a disc & <more> é")
    #expect(reading.sizes.map(\.bitmap.width) == [160, 40, 64, 96, 320])
    #expect(reading.sizes.map(\.isPrimary) == [true, false, false, false, false])
    let areClear = reading.sizes.map(\.hasAlpha)
    #expect(areClear == [true, true, true, true, true])
    #expect(reading.notices.isEmpty)
    let xmp = String(decoding: reading.xmp, as: UTF8.self)
    #expect(xmp.contains("<tiff:DocumentName>ABC-0</tiff:DocumentName>"))
    #expect(xmp.contains("a disc &amp; &lt;more&gt; é"))
    #expect(reading.size(for: 70)?.bitmap.width == 96)
    #expect(reading.size(for: 999)?.bitmap.width == 320)
  }

  @Test func `pixels come back nearly as they were`() throws {
    let reading = try HEICReader.read(try file())
    for size in reading.sizes {
      let wanted = disc(size.bitmap.width)
      var worst = 0
      // Edges are blurred by the format; the middle and the corner are not.
      for place in [0, (wanted.width / 2 * wanted.width + wanted.width / 2) * 4] {
        for k in 0..<4 {
          worst = max(
            worst, abs(Int(size.bitmap.pixels[place + k]) - Int(wanted.pixels[place + k])))
        }
      }
      #expect(worst <= 6, "side \(size.bitmap.width)")
    }
  }

  @Test func `the same pictures and names give the same bytes`() throws {
    let first = try file()
    let second = try file()
    #expect(first == second)
  }

  @Test func `foreign files are read with notices`() throws {
    let one = try HEICReader.read(try file([64]))
    #expect(one.notices == [.fewSizes])
    let two = try HEICReader.read(try file([320, 160]))
    #expect(two.notices == [.fewSizes])
    let nameless = try HEICReader.read(try file(identifier: "", description: ""))
    #expect(nameless.notices == [.noIdentifier, .noDescription])
    #expect(nameless.identifier.count == 37)
  }

  @Test func `each cut of a file is an error by name, and none a crash`() throws {
    let bytes = try file([40, 64])
    for count in stride(from: 0, to: bytes.count, by: max(bytes.count / 120, 1)) {
      let error = try #require(reason(Array(bytes[..<count])), "cut at \(count)")
      guard case .badSource = error else {
        Issue.record("cut at \(count): \(error)")
        continue
      }
    }
  }

  @Test func `a size of 30,000 pixels is refused before it is decoded`() throws {
    var bytes = try file([40])
    let ispe = Array("ispe".utf8)
    for index in 0..<bytes.count - 16 where Array(bytes[index..<index + 4]) == ispe {
      bytes.replaceSubrange(index + 8..<index + 12, with: [0, 0, 0x75, 0x30])
    }
    #expect(reason(bytes) == .badSource(.tooManyPixels))
  }

  @Test(arguments: [
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", GlyphError.BadSource.drawing),
    ("<?xml version=\"1.0\"?>\n<svg/>", .drawing),
    ("GIF89a\u{1}\u{0}", .animated),
    ("\u{0}\u{0}\u{0}\u{14}ftypmsf1\u{0}\u{0}\u{0}\u{0}msf1", .animated),
    ("just words that are long enough", .unknown),
  ])
  func `drawings, animations and other files are told apart`(
    text: String, expected: GlyphError.BadSource
  ) {
    #expect(reason(Array(text.utf8)) == .badSource(expected))
  }

  @Test func `an animated PNG is refused`() throws {
    var png = try PNGWriter.write(disc(8))
    // An `acTL` of no length behind the header; its checksum is that of the name alone.
    png.insert(contentsOf: [0, 0, 0, 0, 0x61, 0x63, 0x54, 0x4C, 0x49, 0xF2, 0xAF, 0xE8], at: 33)
    #expect(reason(png) == .badSource(.animated))
  }
}
