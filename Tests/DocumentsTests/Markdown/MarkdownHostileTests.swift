import Documents
import Testing

@Suite struct MarkdownHostileTests {
  /// What grows with the square would take minutes, what recurses would crash.
  @Test(arguments: [
    "[", "*", "*a ", "![", "![[]()", "[a](", "<", "<!--", "`", "x``", "~", ">", "> ", "- ", "1. ",
    "(", "&", "&amp;", "\\", "\n", "\r", "\t", "www.", "http://a/)", "a@b.", "a|", "|", "_a",
    "\u{0}", "[a]: /u\n", "[a]: /u '", "![a][b]", "<a ", "#", "# ", "é", "[]()", "a\\\n", "a\n",
  ])
  func `a long text of one sign is read`(sign: String) {
    let text = String(repeating: sign, count: (1 << 17) / sign.utf8.count)
    let structure = MarkdownStructure(text)
    #expect(structure.protectedRanges.allSatisfy { $0.upperBound <= text.utf8.count })
    #expect(structure.plainLines().utf8.count <= text.utf8.count * 2)
  }

  @Test(arguments: ["[", "*", "![[]()"])
  func `a megabyte of brackets is protected whole and not looked into`(sign: String) {
    let text = String(repeating: sign, count: (1 << 20) / sign.utf8.count)
    let structure = MarkdownStructure(text)
    #expect(structure.inlines.isEmpty)
    #expect(structure.protectedRanges == [0..<text.utf8.count])
  }

  @Test func `a table that would grow to millions of cells is taken as text`() {
    let head = "|" + String(repeating: "a|", count: 1000) + "\n"
    let rule = "|" + String(repeating: "-|", count: 1000) + "\n"
    let text = "before\n\n" + head + rule + String(repeating: "|x\n", count: 100_000)
    let structure = MarkdownStructure(text)
    #expect(structure.tables == 0)
    #expect(structure.protectedRanges.count == 1)
    #expect(MarkdownStructure(head + rule + "|x|\n").tables == 1)
  }

  @Test func `deep nesting of blocks is read`() {
    let deep = String(repeating: "> - ", count: 5000) + "x\n"
    let structure = MarkdownStructure(deep)
    #expect(structure.blocks.map(\.depth).max() == 15_000)
    #expect(structure.plainLines() == "x")
  }
}
