import Foundation
import TestSupport
import Testing

private let artwork = FileManager.default.fileExists(
  atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

@Suite(.enabled(if: Command.binary != nil && artwork, "scribe or the artwork is not here"))
struct GlyphCommandTests {
  @Test func `a glyph goes to a file, the same bytes each time`() throws {
    let folder = TemporaryFolder()
    let words = ["glyph", "an orange bird with nerd glasses", "-o"]
    #expect(try Command.scribe(words + ["a.png"], in: folder).status == 0)
    #expect(try Command.scribe(words + ["b.png"], in: folder).status == 0)
    let first = try #require(Bytes.of(folder.path + "/a.png"))
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Bytes.of(folder.path + "/b.png") == first)
  }

  @Test func `each document format holds it, and reading gives it back`() throws {
    let folder = TemporaryFolder()
    for name in ["g.html", "g.rtf", "g.md", "g.txt", "g.rtfd"] {
      let ending = try Command.scribe(["glyph", "a fox with a hat", "-o", name], in: folder)
      #expect(ending.status == 0, "\(name): \(ending.errors)")
    }
    let text = Bytes.of(folder.path + "/g.txt").map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.hasPrefix(":a fox with a hat:") == true)
    for name in ["g.html", "g.rtf", "g.md", "g.rtfd"] {
      let ending = try Command.scribe(["convert", name, "-", "--to", "text"], in: folder)
      #expect(ending.text.hasPrefix(":a fox with a hat:"), "\(name): \(ending.text)")
    }
  }

  @Test func `candidates are numbered, and told as JSON`() throws {
    let folder = TemporaryFolder()
    let ending = try Command.scribe(
      ["glyph", "a zorbulous cat", "--count", "3", "--json", "-o", "c.png"], in: folder)
    #expect(ending.status == 0)
    #expect(ending.errors.contains("not understood: zorbulous"))
    #expect(ending.text.split(separator: "\n").count == 3)
    #expect(ending.text.contains("\"ignored\":[\"zorbulous\"]"))
    for number in 1...3 { #expect(Bytes.of(folder.path + "/c-\(number).png") != nil) }
  }

  @Test(arguments: [
    (["glyph"], 2, "needs a description"),
    (["glyph", "a cat", "--style", "oil"], 2, "emoji, sketch, flat"),
    (["glyph", "a cat", "--count", "5"], 2, "1 to 4"),
    (["glyph", "a cat", "--seed", "-1"], 2, "--seed"),
    (["glyph", "a cat", "-o", "x.gif"], 2, ".heic"),
    (["glyph", "zorbulous flimflam"], 4, "nothing understood"),
    (["glyph", "--read", "missing.heic"], 4, "missing.heic"),
  ])
  func `what is wrong is said by name`(words: [String], status: Int32, part: String) throws {
    let ending = try Command.scribe(words)
    #expect(ending.status == status)
    #expect(ending.errors.contains(part), "\(ending.errors)")
  }

  @Test func `without a terminal the description alone is written`() throws {
    let ending = try Command.scribe(["glyph", "a cat"])
    #expect(ending.text == ":a cat:\n")
    let blocks = try Command.scribe(["glyph", "a cat", "--as", "symbols"])
    #expect(blocks.text.contains("▀"))
  }

  @Test func `a file that is no glyph is refused by name`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.svg", Array("<svg xmlns=\"x\"></svg>".utf8))
    let ending = try Command.scribe(["glyph", "--read", "a.svg"], in: folder)
    #expect(ending.status == 4)
    #expect(ending.errors.contains("drawing (SVG)"))
  }
}
