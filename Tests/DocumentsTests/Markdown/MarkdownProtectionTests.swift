import Documents
import Testing

@Suite struct MarkdownProtectionTests {
  private func protected(_ text: String) -> [String] {
    parts(MarkdownStructure(text).protectedRanges, of: text)
  }

  @Test(arguments: [
    ("plain words", []),
    ("say `this` and *that*", ["`this`"]),
    ("a [link *x*](https://a.b \"t\") here", ["](https://a.b \"t\")"]),
    ("![alt](p) <https://a.b> https://c.d/e", ["![alt](p)", "<https://a.b>", "https://c.d/e"]),
    ("say <b>x</b>", ["<b>", "</b>"]),
    ("one\n\n> quoted\n> text\n\ntwo", ["> quoted\n> text"]),
    ("one\n\n    code\n    more\n\ntwo", ["    code\n    more"]),
    ("~~~json\nx\n~~~\nafter", ["~~~json\nx\n~~~"]),
    ("---\ntitle: x\n---\ntext", ["---\ntitle: x\n---"]),
    ("---\nnot front matter\n\ntext", []),
    ("+++\na = 1\n+++\ntext", ["+++\na = 1\n+++"]),
    ("see [a][r]\n\n[r]: https://x.y 'T'\n", ["][r]", "[r]: https://x.y 'T'"]),
    ("[r]: /u\n[r] text", ["[r]: /u", "]"]),
    ("<div>\nraw\n</div>\n\nx", ["<div>\nraw\n</div>"]),
  ])
  func `what a tool must leave alone is named`(text: String, expected: [String]) {
    let found = protected(text).map { String($0.drop { $0 == " " }) }
    #expect(found == expected.map { String($0.drop { $0 == " " }) })
  }

  @Test func `dialogue is no quotation`() {
    #expect(protected("\"Come in,\" she said.\n\n\u{201C}No.\u{201D}") == [])
  }

  @Test(arguments: [
    ("words", "words", ResultKind.plain),
    ("words", "**words**", .rich),
    ("**w** x", "x **w**", .plain),
    ("[l](u) x", "**l** x", .rich),
    ("a, b", "- a\n- b", .list),
    ("a b", "| a | b |\n|---|---|\n| 1 | 2 |", .table),
    ("- a\n- b", "- b\n- a", .plain),
    ("see https://a.b", "look at https://a.b and https://c.d", .plain),
    ("x", "# x", .rich),
    ("x", "> x", .rich),
  ])
  func `a result's kind is what it adds`(original: String, result: String, kind: ResultKind) {
    #expect(MarkdownStructure(result).kind(over: MarkdownStructure(original)) == kind)
  }

  @Test func `tables, lists and other markup are counted`() {
    let structure = MarkdownStructure(
      "# H\n\n- a\n  - *b*\n\n1. c\n\n| x | y |\n|--|--|\n| `1` | 2 |\n\n> q\n")
    #expect(structure.tables == 1)
    #expect(structure.lists == 3)
    #expect(structure.rich == 4)
  }

  @Test(arguments: [
    ("# Head\n\nSome *words* and `code`.", "Head\n\nSome words and code."),
    ("- a\n- b *c*\n  - d\n\nend", "a\nb c\nd\n\nend"),
    ("1. a\n\n2. b", "a\n\nb"),
    ("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | |\n\nx", "a, b\n1, 2\n3\n\nx"),
    ("> q\n> r\n\n[l](u) ![alt](p) &amp; <b>x</b>", "q\nr\n\nl alt & x"),
    ("---\na: b\n---\ntext\\\nmore", "text\nmore"),
    ("```\ncode\n  in\n```\nafter", "code\n  in\n\nafter"),
    ("<p>\nkept <!-- gone -->\n</p>\n\nx", "kept \n\nx"),
    ("a\n\n---\n\nb", "a\n\nb"),
    ("", ""),
  ])
  func `plain lines hold the words and no markup`(text: String, expected: String) {
    #expect(MarkdownStructure(text).plainLines() == expected)
  }
}
