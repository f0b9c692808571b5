import Glyphs
import ScribeTUI
import TestSupport
import Testing

@testable import Scribe

struct TerminalPicturesTests {
  private static let kitty = ["TERM": "xterm-kitty", "LANG": "C.UTF-8"]
  private static let key = GlyphKey(identifier: "a", size: 3)

  @Test func `answers change how glyphs are shown, and a setting does not ask`() {
    var pictures = TerminalPictures(environment: Self.kitty, hasColours: true)
    var shelf = GlyphShelf()
    #expect(pictures.needsQuestion)
    pictures.settle(&shelf)
    #expect(shelf.inText == .emoji && shelf.inPreview == .symbols)
    let isOurs = pictures.take(Array("\u{1B}_Gi=31;OK\u{1B}\\".utf8))
    #expect(isOurs)
    pictures.settle(&shelf)
    #expect(shelf.inText == .kitty && shelf.inPreview == .kitty)
    for (setting, expected) in [("emoji", GraphicsMode.emoji), ("words", .text), ("kitty", .kitty)]
    {
      let set = TerminalPictures(
        setting: GraphicsMode(setting: setting), environment: Self.kitty, hasColours: true)
      set.settle(&shelf)
      #expect(!set.needsQuestion && shelf.inText == expected)
    }
    #expect(GraphicsMode(setting: "auto") == nil)
  }

  @Test func `without colours of its own a cell names no picture`() {
    var pictures = TerminalPictures(environment: Self.kitty, hasColours: false)
    _ = pictures.take(Array("\u{1B}_Gi=31;OK\u{1B}\\".utf8))
    var shelf = GlyphShelf()
    pictures.settle(&shelf)
    #expect(!pictures.needsQuestion && shelf.inText == .emoji)
  }

  @Test func `numbers are colours that nothing else is written in, each once`() {
    var pictures = TerminalPictures(first: 239)
    var used: [UInt8] = []
    while let number = pictures.number(besides: used) { used.append(number) }
    #expect(used.first == 255 && used.sorted() == Array(16...255))
  }

  @Test func `what is sent through tmux is wrapped, each piece on its own`() {
    let pictures = TerminalPictures(environment: ["TERM": "tmux-256color", "TMUX": "x"])
    let sent = String(
      decoding: pictures.transfer(
        Self.key, base64: String(repeating: "A", count: 5000), as: 20), as: UTF8.self)
    #expect(sent.split(separator: "\u{1B}Ptmux;").count == 3)
    #expect(sent.contains("c=2,r=1"))
    let removal = String(decoding: pictures.removal(of: [20]), as: UTF8.self)
    #expect(removal == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=20,q=2\u{1B}\u{1B}\\\u{1B}\\")
  }

  @Test func `a picture that is none or a bomb is not sent as it is`() {
    func png(_ width: [UInt8]) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width
        + [0, 0, 0, 160] + Array(repeating: 0, count: 20)
    }
    #expect(EditorRunner.isHarmless(png([0, 0, 0, 160])))
    #expect(!EditorRunner.isHarmless(png([0, 0, 0x75, 0x30])))
    #expect(!EditorRunner.isHarmless(png([0, 0, 0, 0])))
    #expect(!EditorRunner.isHarmless([]))
    #expect(!EditorRunner.isHarmless(Array("GIF89a".utf8) + Array(repeating: 0, count: 40)))
  }

  @Test func `files are read beside the document and nowhere else`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/draft.md"
    _ = try folder.file("a b.png", [1, 2])
    #expect(EditorRunner.file(at: "a%20b.png", beside: path) == [1, 2])
    for address in ["../a%20b.png", "/etc/hostname", "%2Fetc%2Fhostname", "", ".", "none.png"] {
      #expect(EditorRunner.file(at: address, beside: path).isEmpty, "\(address)")
    }
    #expect(EditorRunner.file(at: "a%20b.png", beside: nil).isEmpty)
  }
}
