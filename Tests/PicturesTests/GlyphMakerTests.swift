import Glyphs
import Pictures
import Testing

/// Whether the artwork and libheif with its encoder are here.
enum Installed {
  static let artwork = (try? EmojiFont(paths: EmojiFont.paths(home: nil))) != nil
  static let encoder = HEICWriter.missing == nil
}

@Suite(.enabled(if: Installed.artwork, "fonts-noto-color-emoji is not installed"))
struct GlyphMakerTests {
  private func maker() throws -> GlyphMaker {
    try GlyphMaker(paths: EmojiFont.paths(home: nil))
  }

  @Test func `equal orders give equal bytes, other seeds and styles others`() throws {
    var (first, second) = (try maker(), try maker())
    let order = GlyphOrder(prompt: "an orange bird with nerd glasses", wantsFile: false)
    // The second one has drawn something else before.
    _ = try second.make(GlyphOrder(prompt: "a cat", wantsFile: false))
    let made = try first.make(order)
    let same = try second.make(order)
    #expect(same.glyph == made.glyph)
    var other = order
    other.candidate = 1
    let mirrored = try first.make(other)
    #expect(mirrored.glyph.identifier != made.glyph.identifier)
    other = order
    other.style = .sketch
    let sketch = try first.make(other)
    #expect(sketch.glyph.identifier != made.glyph.identifier)
  }

  @Test func `the picture has the size and the names of a glyph`() throws {
    var maker = try maker()
    let made = try maker.make(GlyphOrder(prompt: "a green cat", wantsFile: false))
    let reading = try PNGReader.read(made.glyph.picture)
    #expect(reading.picture.width == Glyph.fallbackSide)
    #expect(reading.texts["DocumentName"] == made.glyph.identifier)
    #expect(reading.texts["Description"] == "a green cat")
    #expect(made.glyph.file.isEmpty)
    // Something is drawn, and something is left clear.
    let ink = try #require(reading.picture.ink)
    #expect(ink.right - ink.left > 120 || ink.bottom - ink.top > 120)
    #expect(reading.picture.pixels[3] == 0)
  }

  @Test func `a colour that is asked for is there`() throws {
    var maker = try maker()
    func mean(_ prompt: String) throws -> (Double, Double, Double) {
      let made = try maker.make(GlyphOrder(prompt: prompt, wantsFile: false))
      let pixels = try PNGReader.read(made.glyph.picture).picture.pixels
      var sum = (0.0, 0.0, 0.0)
      for index in stride(from: 0, to: pixels.count, by: 4) {
        sum.0 += Double(pixels[index])
        sum.1 += Double(pixels[index + 1])
        sum.2 += Double(pixels[index + 2])
      }
      return sum
    }
    let (green, blue) = (try mean("a green cat"), try mean("a blue cat"))
    #expect(green.1 > green.0 && green.1 > green.2)
    #expect(blue.2 > blue.0)
  }

  @Test func `every word of every role can be drawn`() throws {
    var maker = try maker()
    for prompt in [
      "a fox with goggles", "two owls in a trench coat", "a cat in a space suit holding a pizza",
      "a horse on a skateboard", "a pig in a rocket", "a bear under an umbrella at the beach",
      "a sad robot in the rain", "four frogs", "a lion and a snake", "a duck in a scarf",
      "a goat with a bow in the snow", "a ghost with a friend and a star",
    ] {
      for candidate in [0, 3] {
        let made = try maker.make(
          GlyphOrder(prompt: prompt, candidate: candidate, wantsFile: false))
        #expect(!made.glyph.picture.isEmpty, "\(prompt)")
      }
    }
  }

  @Test func `without artwork the package is named`() {
    #expect {
      _ = try GlyphMaker(paths: ["/nowhere/font.ttf"])
    } throws: { error in
      guard case .notAvailable(_, let install)? = error as? GlyphError else { return false }
      return install == "sudo apt-get install fonts-noto-color-emoji"
    }
  }
}
