import Documents
import Testing

/// The texts of `ranges` in `text`, for tests that read well.
func parts(_ ranges: [Range<Int>], of text: String) -> [String] {
  let bytes = Array(text.utf8)
  return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
}

@Suite struct MarkdownPlacesTests {
  private func inlines(_ text: String) -> [String] {
    let structure = MarkdownStructure(text)
    #expect(structure.misses == 0, "\(text)")
    return zip(structure.inlines, parts(structure.inlines.map(\.range), of: text))
      .map { "\($0.kind) \($1)" }
  }

  @Test(arguments: [
    ("a *b* c", ["emphasis *b*"]),
    ("a **b _c_** d", ["strong **b _c_**", "emphasis _c_"]),
    ("***x***", ["emphasis ***x***", "strong **x**"]),
    ("**foo*", ["emphasis *foo*"]),
    ("`` a`b ``", ["code `` a`b ``"]),
    ("\\`no\\` `yes`", ["code `yes`"]),
    ("~~gone~~ and ~so~", ["strikethrough ~~gone~~", "strikethrough ~so~"]),
    ("[a *b*](u \"t\") x", ["link [a *b*](u \"t\")", "emphasis *b*"]),
    ("![alt](p.png)", ["image ![alt](p.png)"]),
    ("[![a](b)](c)", ["link [![a](b)](c)", "image ![a](b)"]),
    ("<https://a.b/c> x", ["autolink <https://a.b/c>"]),
    (
      "see https://a.b/c&amp;d, www.x.org and a@b.cd.",
      ["autolink https://a.b/c&amp;d", "autolink www.x.org", "autolink a@b.cd"]
    ),
    ("a <b class='c'>d</b>", ["html <b class='c'>", "html </b>"]),
    ("&amp; &lt; &copy; &foo; &amp;amp; *x*", ["emphasis *x*"]),
    ("&nbsp;*x*&nbsp;", ["emphasis *x*"]),
    ("a\\\n*b*  \n`c`", ["emphasis *b*", "code `c`"]),
    ("# Head *x* #", ["emphasis *x*"]),
    ("Head *x*\n===", ["emphasis *x*"]),
    ("\u{FEFF}a *b*", ["emphasis *b*"]),
    ("日本 *語* 👩‍🚀 `x`", ["emphasis *語*", "code `x`"]),
    ("a\0 *b*", ["emphasis *b*"]),
  ])
  func `an inline part is found where it stands`(text: String, expected: [String]) {
    #expect(inlines(text) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `parts over several lines in quotes and items are found`(end: String) {
    let lines = [
      "> say *a", "> b* and [l", "  k](u) and `c", "> d` x", ">", "> > deep **e", "> > f** g",
      "> lazy *h*", "", "- item *i", "  j*", "  - in `k`", "\tmore [l][r]", "", "1. x <b",
      "   c> *y*", "", "[r]: /r \"t\"",
    ]
    let text = lines.joined(separator: end)
    let expected = [
      "emphasis *a\(end)> b*", "link [l\(end)  k](u)", "code `c\(end)> d`",
      "strong **e\(end)> > f**", "emphasis *h*", "emphasis *i\(end)  j*", "code `k`",
      "link [l][r]", "html <b\(end)   c>", "emphasis *y*",
    ]
    #expect(inlines(text) == expected)
  }

  @Test func `cells of a table are looked into one by one`() {
    let text = "before\n\n> | a | *b* |\n> |:--|--:|\n> | `x\\|y` | [l](u) |\n> | c | | \n"
    #expect(inlines(text) == ["emphasis *b*", "code `x\\|y`", "link [l](u)"])
  }

  @Test func `a paragraph before a table keeps its parts`() {
    let text = "words *one*\nwords `two`\na | *b*\n--|--\nc | d\n"
    #expect(inlines(text) == ["emphasis *one*", "code `two`", "emphasis *b*"])
  }

  @Test func `a task's box is no part of its words`() {
    #expect(inlines("- [ ] do *x*\n- [x] did `y`\n") == ["emphasis *x*", "code `y`"])
  }

  @Test func `definitions before the words of a paragraph are passed over`() {
    let text = "[d]: /u\n[e]: <v> 'w\nx'\n[d] and [e] and *f*"
    #expect(inlines(text) == ["link [d]", "link [e]", "emphasis *f*"])
  }

  @Test func `blocks carry kind, place and depth`() {
    let text =
      "---\nt: 1\n---\n# H\n\npara\nmore\n\n> q\n>\n> - i\n>   j\n\n```\ncode\n```\n\n***\n"
    let structure = MarkdownStructure(text)
    let found = zip(structure.blocks, parts(structure.blocks.map(\.range), of: text))
      .map { "\($0.depth) \($0.kind): \($1)" }
    #expect(
      found == [
        "0 frontMatter: ---\nt: 1\n---", "0 heading(level: 1): # H", "0 paragraph: para\nmore",
        "0 quote: > q\n>\n> - i\n>   j", "1 paragraph: q", "1 list(isOrdered: false): - i\n>   j",
        "2 item: - i\n>   j", "3 paragraph: i\n>   j", "0 code: ```\ncode\n```",
        "0 thematicBreak: ***",
      ])
  }
}
