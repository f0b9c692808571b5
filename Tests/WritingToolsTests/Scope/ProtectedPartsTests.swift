import Documents
import Testing
import TextEngine

@testable import WritingTools

struct ProtectedPartsTests {
  private let text = """
    ---
    title: x
    ---

    See `code` and [words](https://a.example/x).

    > A quotation with `code` in it.

    ```
    block
    ```
    """

  private func kept(_ parts: ProtectedParts) -> [String] {
    let bytes = Array(text.utf8)
    return Markup(text).protectedRanges(parts).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func `all that is protected is what no choice protects`() {
    #expect(Markup(text).protectedRanges(.all) == Markup(text).protectedRanges)
  }

  @Test func `a kind that is freed is free, and what it holds of another kind is not`() {
    #expect(!kept([.links, .quotations, .frontMatter]).contains("`code`"))
    #expect(kept([.code, .links, .frontMatter]).contains("`code`"))
    #expect(!kept([.code, .links, .frontMatter]).contains { $0.contains("quotation") })
    #expect(kept([.code, .links, .frontMatter]).filter { $0 == "`code`" }.count == 2)
    #expect(!kept([.code, .quotations, .frontMatter]).contains { $0.contains("a.example") })
    #expect(!kept([.code, .links, .quotations]).contains { $0.contains("title") })
    #expect(kept([]) == [])
  }

  @Test(arguments: [
    (0..<10, [2..<4, 6..<8], [0..<2, 4..<6, 8..<10]), (0..<10, [], [0..<10]),
    (0..<10, [0..<10], []), (5..<6, [0..<3, 4..<9], []), (0..<4, [3..<9], [0..<3]),
  ])
  func `a range is cut round others`(range: Range<Int>, others: [Range<Int>], left: [Range<Int>]) {
    #expect(range.without(others) == left)
  }

  @Test func `a session keeps what it was told to keep`() {
    let draft = Draft("See `teh` and ⟦> a `teh` quotation⟧\n")
    func ranges(_ parts: ProtectedParts?) -> Int {
      let scope = ToolScope(extent: .document, range: 0..<draft.text.count)
      return ToolSession(
        tool: .proofread, scope: scope, text: draft.text, lineEnding: [0x0A],
        gate: Gate(format: .markdown), behaviour: .complete, protecting: parts
      ).request.protected.count
    }
    #expect(ranges(nil) == 2)
    #expect(ranges([.links]) == 0)
  }

  @Test(
    arguments: [
      (ProtectedParts.all, "code, links, quotations, front matter"), ([.links], "links"),
      ([], "nothing"),
    ] as [(ProtectedParts, String)])
  func `they are named in words`(parts: ProtectedParts, words: String) {
    #expect(parts.words == words)
  }
}
