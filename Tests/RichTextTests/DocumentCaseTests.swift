import RichText
import TestSupport
import TextEngine
import Testing

/// The cases D01 to D15 of the list of cases, by name. D05's files are in `PackageTests`, D09 belongs
/// to pictures on the screen.
@Suite struct DocumentCaseTests {
  private func rtf(_ text: String) throws -> RichDocument {
    try RTFReader().read(RichSource(bytes: Array(text.utf8))).document
  }

  private func written(_ document: RichDocument) -> String {
    String(decoding: RTFWriter().write(document).bytes, as: UTF8.self)
  }

  @Test func `D01: a pair of surrogates is one sign, and is written as two signed units`() throws {
    let document = try rtf("{\\rtf1\\ansi \\u-10179 ?\\u-8694 ?}")
    #expect(document.text.string == "\u{1F60A}")
    let text = written(document)
    #expect(text.contains("\\u-10179") && text.contains("\\u-8694"))
    #expect(try rtf(text).text.string == "\u{1F60A}")
  }

  @Test func `D03: what old readers see is told, and does not come twice`() throws {
    let document = try rtf("{\\rtf1\\ansi\\uc1 San Jos\\u233 e!}")
    #expect(document.text.string == "San José!")
    let text = written(document)
    // A byte of the code page, which the oldest reader knows; no count is needed for it.
    #expect(text.contains("San Jos\\'e9!"))
    #expect(try rtf(text).text.string == "San José!")
  }

  @Test func `D05: a package is one document, and keeps what it does not know`() throws {
    let files: [String: [UInt8]] = ["TXT.rtf": [], "cat.png": Array(0...99), "odd.dat": [7, 0, 7]]
    let text = "{\\rtf1 a{{\\NeXTGraphic cat.png \\width200 \\height200}\u{AC}}b}"
    let source = RichSource(
      bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) },
      companionNames: files.keys.sorted()
    ) { files[$0] }
    let document = try RTFDReader().read(source).document
    #expect(document.text.string == "a\u{FFFC}b")
    let writing = RTFDWriter().write(document)
    #expect(
      Set(writing.companions.map(\.name)) == ["cat.png", "odd.dat"]
        && writing.companions.allSatisfy { files[$0.name] == $0.bytes })
  }

  @Test func `D07: a page's images are written next to it and named in it`() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var builder = DocumentBuilder(format: .rtfd)
    for name in ["one.png", "two.png"] {
      builder.attach(
        .image(
          ImageAttachment(name: name, content: .bytes(png + Array(name.utf8)), type: .png)))
      builder.endParagraph()
    }
    let page = HTMLWriter(folder: "page_files").write(builder.finish())
    #expect(page.companions.map(\.name) == ["page_files/one.png", "page_files/two.png"])
    let text = String(decoding: page.bytes, as: UTF8.self)
    for file in page.companions { #expect(text.contains("src=\"\(file.name)\"")) }
  }

  @Test func `D11: lists in cells, tables in items and in cells come through soundly`() throws {
    let page = """
      <table><tr><td><ul><li>a<li>b</ul><td><table><tr><td>x<td>y</table></table>
      <ul><li>item<table><tr><td>1<td>2</table></ul>
      """
    let document = try readPage(page).document
    document.checkInvariants()
    let words = ["a", "b", "x", "y", "item", "1", "2"]
    let text = document.text.string.split(whereSeparator: \.isNewline).map(String.init)
    #expect(text.filter { words.contains($0) } == words)
    #expect(document.paragraphs.contains { $0.style.cell != nil && $0.style.list != nil })
    let again = try rtf(written(document))
    again.checkInvariants()
    #expect(
      again.text.string.split(whereSeparator: \.isNewline).map(String.init)
        .filter { words.contains($0) } == words)
    let markdown = String(
      decoding: MarkdownWriter(assets: nil).write(document).bytes, as: UTF8.self)
    for word in words { #expect(markdown.contains(word)) }
    // A line of a table has as many cells as its ruler.
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(Set(rows.map { row in row.count { $0 == "|" } }).count <= 2, "\(markdown)")
  }

  @Test func `D13: one letter changed is one letter of difference`() throws {
    let text = """
      A setext heading
      ================

      Some _a_ and \\* for R$ 40,000 in ~2026.  \nA hard break.

      * x
      * y

      | a   |  b |
      |:----|---:|
      | one |  2 |

      Last words here.

      """
    let bytes = Array(text.utf8)
    var document = try MarkdownReader().read(RichSource(bytes: bytes)).document
    #expect(MarkdownWriter(assets: nil).write(document).bytes == bytes)
    let plain = document.text.string
    let place = try #require(plain.firstRange(of: "Last"))
    let at = ByteCount(plain.utf8.distance(from: plain.startIndex, to: place.lowerBound))
    var new = document.text
    let edits = EditSet(Edit(range: at..<at + 1, text: "l"))
    new.apply(edits)
    document.follow(edits, to: new)
    let written = String(decoding: MarkdownWriter(assets: nil).write(document).bytes, as: UTF8.self)
    #expect(written == text.replacing("Last", with: "last"))
  }

  @Test func `D15: Chinese after a tag is no trouble`() throws {
    var document = try readPage("<p><b>tag</b></p>").document
    for (index, letter) in "漢字かな".enumerated() {
      let at = document.text.count
      var text = document.text
      let edits = EditSet(Edit(range: at..<at, text: String(letter)))
      text.apply(edits)
      document.follow(edits, to: text)
      document.checkInvariants()
      #expect(document.text.string.count == 4 + index)
    }
    let page = HTMLWriter().write(document)
    #expect(try readPage(page.bytes).document.text.string == "tag漢字かな")
  }
}
