import Documents
import Glyphs
import RichText
import TextEngine
import Testing

@testable import ScribeTUI

/// Glyphs among the words of a rich document.
@MainActor @Suite struct ShownGlyphTests {
  private static let glyph = ImageGlyph(
    identifier: "ID", description: "orange bird\u{1B}[31m", bytes: [1], picture: [2, 3])
  private static let words = "orange bird[31m"

  private func desk(
    _ engine: EngineKind, _ way: GraphicsMode, columns: Int = 60
  ) -> RichDesk {
    let desk = RichDesk(columns: columns, engine: engine) { builder in
      builder.append("a ")
      builder.attach(.glyph(Self.glyph))
      builder.append("b")
      builder.endParagraph()
    }
    desk.editor.configure { $0.glyphs.inText = way }
    return desk
  }

  private func cells(_ desk: RichDesk) -> (index: Int, frame: Frame)? {
    let frame = desk.editor.frame
    return frame.cells.firstIndex { $0.base == KittyPicture.base || $0.base == "🐦" }
      .map { ($0, frame) }
  }

  @Test(arguments: EngineKind.allCases)
  func `words, a character of two cells, or a picture`(engine: EngineKind) throws {
    let words = desk(engine, .text)
    #expect(words.lines.joined().contains("a :orange\u{A0}bird[31m:b"))
    let desk = desk(engine, .kitty)
    #expect(desk.lines.joined().contains("a \u{2B1C}b"))
    desk.editor.configure { $0.glyphs.emoji[Self.words] = "🐦" }
    #expect(desk.lines.joined().contains("a 🐦b"))
    let shown = try #require(desk.editor.shownGlyphs.first)
    #expect(desk.editor.shownGlyphs.count == 1 && shown.words == Self.words)
    #expect(shown.picture == [2, 3] && shown.file == [1])
    let before = try #require(cells(desk))
    #expect(before.frame.cells[before.index].width == 2)
    desk.editor.configure { $0.glyphs.numbers[shown.key] = 42 }
    let after = try #require(cells(desk))
    // The same two cells, and nothing moves.
    #expect(after.index == before.index)
    for column in 0..<2 {
      let cell = after.frame.cells[after.index + column]
      #expect(cell.picture == 42 && cell.width == 1 && cell.base == KittyPicture.base)
      #expect(
        after.frame.clusters[after.index + column]
          == String(KittyPicture.cell(row: 0, column: column)))
    }
    #expect(after.frame.cells[after.index + 2].base == "b")
    #expect(after.frame.cells[after.index + 2].picture == 0)
  }

  @Test(arguments: EngineKind.allCases)
  func `a glyph is never parted at the edge`(engine: EngineKind) throws {
    for columns in 8...24 {
      let desk = RichDesk(columns: columns, engine: engine) { builder in
        for _ in 0..<9 {
          builder.append("abc")
          builder.attach(.glyph(Self.glyph))
        }
        builder.endParagraph()
      }
      desk.editor.configure {
        $0.glyphs.inText = .kitty
        $0.glyphs.emoji[Self.words] = "🐦"
      }
      let key = try #require(desk.editor.shownGlyphs.first).key
      desk.editor.configure { $0.glyphs.numbers[key] = 17 }
      let frame = desk.editor.frame
      for (index, cell) in frame.cells.enumerated() where cell.picture == 17 {
        let isFirst = frame.clusters[index] == String(KittyPicture.cell(row: 0, column: 0))
        let other = isFirst ? index + 1 : index - 1
        #expect(other / columns == index / columns)
        #expect(frame.cells[other].picture == 17, "\(columns) columns")
      }
    }
  }

  @Test func `a selected glyph and one in a table are shown as well`() throws {
    let desk = desk(.tk2, .kitty)
    let key = try #require(desk.editor.shownGlyphs.first).key
    desk.editor.configure {
      $0.glyphs.numbers[key] = 20
      $0.document.selection = Selection(anchor: 0, head: 5)
    }
    let place = try #require(cells(desk))
    #expect(place.frame.cells[place.index].style == .selection)
    #expect(place.frame.cells[place.index].picture == 20)
  }

  @Test func `without a character that fits there are words, but for pictures`() {
    let emoji = desk(.tk2, .emoji)
    emoji.editor.configure { $0.glyphs.emoji[Self.words] = "" }
    #expect(emoji.lines.joined().contains(":orange\u{A0}bird[31m:"))
    let kitty = desk(.tk2, .kitty)
    kitty.editor.configure { $0.glyphs.emoji[Self.words] = "" }
    #expect(kitty.lines.joined().contains("a \u{2B1C}b"))
  }

  @Test func `a document without attachments has nothing to ask for`() {
    let desk = RichDesk { builder in
      builder.append("words")
      builder.endParagraph()
    }
    #expect(!desk.editor.mayShowGlyphs && desk.editor.shownGlyphs.isEmpty)
  }

  @Test(arguments: EngineKind.allCases)
  func `an image link to a glyph is one where markup is folded away`(engine: EngineKind) throws {
    let text = #"a ![an orange \[bird\]](d.assets/AdaptiveImageGlyph-ID.png "glyph")b"# + "\n"
    let editor = TestEditor(text, columns: 60, engine: engine)
    editor.editor.configure { $0.glyphs.inText = .kitty }
    #expect(!editor.editor.mayShowGlyphs)
    editor.perform(.foldMarkup)
    #expect(editor.screen.contains("a \u{2B1C}b"))
    let shown = try #require(editor.editor.shownGlyphs.first)
    #expect(shown.address == "d.assets/AdaptiveImageGlyph-ID.png")
    #expect(shown.words == "an orange [bird]")
    editor.editor.configure { $0.glyphs.numbers[shown.key] = 50 }
    #expect(editor.editor.frame.cells.count { $0.picture == 50 } == 2)
    editor.editor.configure { $0.glyphs.inText = .text }
    #expect(editor.screen.contains("a :an\u{A0}orange\u{A0}[bird]:b"))
    #expect(editor.text == text)
  }

  @Test(arguments: ["](cat.png)", "](<a b.png> \"glyph\")", "]()", "]"])
  func `other image links are no glyphs`(target: String) {
    #expect(ShownGlyph(words: "cat", target: target) == nil)
  }

  // MARK: The panel

  private func candidate() -> GlyphCandidate {
    GlyphCandidate(
      index: 0, glyph: Glyph(identifier: "N", description: "a fox", file: [4], picture: [5]),
      emoji: "🦊", concepts: ["fox"], ignored: [],
      pixels: TerminalPixels(side: 2, pixels: Array(repeating: 255, count: 16)), note: nil)
  }

  private func open(_ desk: RichDesk) throws {
    desk.press(.control("t"), .character("g"), .character("x"), .enter)
    var number: Int?
    for case .makeGlyphs(let asked, _) in desk.effects { number = asked }
    let asked = try #require(number)
    desk.effects = desk.editor.take(.glyph(number: asked, .success(candidate())))
  }

  @Test func `the panel shows the picture where the terminal has it`() throws {
    let desk = RichDesk(columns: 80, rows: 24) { builder in
      builder.append("words")
      builder.endParagraph()
    }
    try open(desk)
    let shown = try #require(desk.editor.shownGlyphs.first)
    #expect(shown.key.columns == 18 && shown.key.rows == 9 && shown.picture == [5])
    desk.editor.configure {
      $0.glyphs.inPreview = .kitty
      $0.glyphs.numbers[shown.key] = 33
    }
    let count = desk.editor.frame.cells.count { $0.picture == 33 }
    #expect(count > 0 && count % 18 == 0)
  }

  @Test func `the panel leaves room for pictures that the screen paints`() throws {
    let desk = RichDesk(columns: 80, rows: 24) { builder in
      builder.append("words")
      builder.endParagraph()
    }
    try open(desk)
    // Sixels need the size of a cell.
    for (way, cell, expected) in [
      (GraphicsMode.sixel, Size(columns: 9, rows: 18), GraphicsMode.sixel), (.sixel, nil, .symbols),
      (.iterm, nil, .iterm), (.symbols, nil, .symbols),
    ] {
      desk.editor.configure {
        $0.glyphs.inPreview = way
        $0.glyphs.cell = cell
      }
      let frame = desk.editor.frame
      #expect(frame.overlays.map(\.way) == [expected])
      #expect(frame.cells.count { $0.picture == FrameCell.covered } == 18 * 9)
    }
    desk.editor.configure { $0.glyphs.inPreview = .text }
    #expect(desk.editor.frame.overlays.isEmpty)
    #expect(desk.lines.joined().contains("█"))
  }

  @Test func `a chosen glyph becomes an attachment, and undo takes it back`() throws {
    let desk = RichDesk(columns: 80, rows: 24) { builder in
      builder.append("one two")
      builder.endParagraph()
    }
    desk.select("two")
    let before = desk.text
    try open(desk)
    desk.press(.enter)
    #expect(desk.text == before.replacing("two", with: "\u{FFFC}"))
    let found = desk.document.attachments(in: 0..<desk.document.text.count)
    #expect(found.count == 1 && found.first?.position == 4)
    #expect(
      found.first?.attachment
        == .glyph(ImageGlyph(identifier: "N", description: "a fox", bytes: [4], picture: [5])))
    #expect(desk.editor.state.document.selection.head == 7)
    desk.press(.control("z"))
    #expect(desk.text == before)
    #expect(desk.document.attachments(in: 0..<desk.document.text.count).isEmpty)
  }
}
