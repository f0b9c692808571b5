import Glyphs
import Testing

struct EmojiTableTests {
  @Test(arguments: GlyphLanguage.allCases)
  func `every language names a thousand emoji`(language: GlyphLanguage) {
    let table = EmojiTable.table(of: language)
    let codes = (0x1F300...0x1FAFF as ClosedRange<UInt32>).filter {
      table.name(of: Emoji($0)) != nil
    }
    #expect(codes.count > 1000)
  }

  @Test(arguments: [
    (GlyphLanguage.english, "raccoon"), (.german, "waschbär"), (.french, "raton laveur"),
    (.spanish, "mapache"), (.italian, "procione"),
  ])
  func `a name in each language means the same emoji`(language: GlyphLanguage, name: String) {
    #expect(EmojiTable.table(of: language).emoji(named: name)?.emoji == Emoji(0x1F99D))
  }

  @Test func `a name comes before a keyword`() throws {
    let found = try #require(EmojiTable.table(of: .english).emoji(named: "rocket"))
    #expect(found.emoji == Emoji(0x1F680))
    #expect(found.rank < 10)
  }

  @Test func `emoji that text shows as signs ask for their picture`() {
    #expect(Emoji(0x2602).text == "\u{2602}\u{FE0F}")
    #expect(Emoji(0x1F98A).text == "🦊")
    #expect(Emoji(0x1F9D1, 0x200D, 0x1F680).text == "🧑‍🚀")
  }
}
