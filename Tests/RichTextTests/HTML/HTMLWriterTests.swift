import RichText
import TestSupport
import TextEngine
import Testing

struct HTMLWriterTests {
  private func body(_ document: RichDocument) -> String {
    let page = String(decoding: HTMLWriter().write(document).bytes, as: UTF8.self)
    let start = page.firstRange(of: "<body>\n")!.upperBound
    return String(page[start..<page.firstRange(of: "</body>")!.lowerBound])
  }

  @Test(arguments: [
    ("<p>a <b>b<i>c</i></b> d &lt;&amp;", "<p>a <b>b<i>c</i></b> d &lt;&amp;</p>\n"),
    ("<p>a<br>b<p><br>", "<p>a<br>b</p>\n<p><br></p>\n"),
    (
      "<ul><li>a<ul><li>b</ul><li>c<p>d</ul>",
      "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c\n<p>d</p>\n</li>\n</ul>\n"
    ),
    (
      "<ol type=i start=4><li>x</ol>", "<ol type=\"i\" start=\"4\">\n<li>x</li>\n</ol>\n"
    ),
    (
      "<table><tr><th>A<th>B<tr><td colspan=2><p>x<p>y</table>",
      """
      <table>
      <thead>
      <tr>
      <th>A</th>
      <th>B</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td colspan="2">x
      <p>y</p>
      </td>
      </tr>
      </tbody>
      </table>

      """
    ),
    (
      "<pre><code class=language-c>a\n\nb",
      "<pre><code class=\"language-c\">a\n\nb\n</code></pre>\n"
    ),
    ("<p style='white-space:pre'> a  b\tc", "<p>\u{1}a\u{2}b\u{3}c</p>\n"),
    ("<p><a href='a.html'>x<b>y</b></a>", "<p><a href=\"a.html\">x<b>y</b></a></p>\n"),
  ])
  func `paragraphs become elements in balance`(page: String, expected: String) throws {
    let space = "<span class=\"Apple-converted-space\">&nbsp;</span>"
    let expected = expected.replacing("\u{1}", with: space)
      .replacing("\u{2}", with: space.replacing("&nbsp;", with: "&nbsp;&nbsp;"))
      .replacing(
        "\u{3}", with: "<span class=\"Apple-tab-span\" style=\"white-space:pre\">\t</span>")
    #expect(body(try readPage(page).document) == expected)
  }

  @Test func `attachments lie beside the page, or in it`() throws {
    var builder = DocumentBuilder(format: .rtfd)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1]
    builder.attach(
      .image(
        ImageAttachment(name: "A b.png", content: .bytes(png), type: .png, description: "\"q\"")))
    builder.attach(.image(ImageAttachment(name: "a B.png", content: .bytes([1]), type: .png)))
    builder.attach(.file(name: "../../x.pdf", bytes: [7, 8]))
    builder.attach(
      .glyph(ImageGlyph(identifier: "ID-1", description: "bird", bytes: [5], picture: png)))
    builder.attach(.missing(name: "gone.tiff", size: nil))
    let document = builder.finish()
    let beside = HTMLWriter(folder: "page_files").write(document)
    #expect(
      beside.companions.map(\.name) == [
        "page_files/A b.png", "page_files/a B-2.png", "page_files/x.pdf",
        "page_files/AdaptiveImageGlyph-ID-1.heic", "page_files/AdaptiveImageGlyph-ID-1.png",
      ])
    #expect(HTMLWriter().losses(of: document).map(\.kind) == [.missingFiles])
    for writing in [beside, HTMLWriter(isOneFile: true).write(document)] {
      let again = try readPage(writing.bytes, files: writing.companions).document
      #expect(again.attachments.count == 5)
      for (id, attachment) in document.attachments {
        switch (attachment, again.attachments[id]) {
        case (.image(let image), .image(let other)?):
          #expect(image.content == other.content && image.description == other.description)
        case (.file(_, let bytes), .file(_, let other)?): #expect(bytes == other)
        case (let one, let other?): #expect(one == other)
        case (_, nil): Issue.record("\(id)")
        }
      }
    }
  }

  @Test func `the same document gives the same page, and nothing in it is markup by accident`()
    throws
  {
    var builder = DocumentBuilder(format: .plainText)
    var style = InlineStyle()
    style.font = "A'\"><script>"
    style.language = "\"x"
    style.link = Link(address: "\"><script>alert(1)</script>", title: "\"<")
    builder.append("</body><script>&amp;", style: style)
    let document = builder.finish()
    let page = HTMLWriter().write(document)
    #expect(page == HTMLWriter().write(document))
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(!text.contains("<script>"))
    #expect(try readPage(page.bytes).document.text.string == "</body><script>&amp;")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a document comes back through a page`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let document = RichDocument.random(using: &random)
    #expect(document.invariantFailure() == nil, "seed \(seed)")
    let writing = HTMLWriter().write(document)
    let page = String(decoding: writing.bytes, as: UTF8.self)
    #expect(nestingFailure(page) == nil, "seed \(seed)")
    var again = try readPage(writing.bytes, files: writing.companions).document.renumbered()
    var expected = document.renumbered()
    again.origin = Origin()
    expected.origin = Origin()
    if let difference = expected.difference(from: again) {
      Issue.record("seed \(seed): \(difference)")
    }
    #expect(again == expected, "seed \(seed)")
  }

  /// Reads tags as XML would, with HTML's empty elements, and says where they do not match.
  private func nestingFailure(_ page: String) -> String? {
    let empty: Set<Substring> = ["meta", "br", "hr", "img", "col", "input", "source"]
    let blocks: Set<Substring> = [
      "p", "ul", "ol", "li", "table", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "hr",
    ]
    var open: [Substring] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return "an open tag" }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return "</\(name)> after \(rest.prefix(40))" }
        continue
      }
      if let outer = open.last {
        if blocks.contains(name), ["p", "b", "i", "a", "span", "h1", "pre"].contains(outer) {
          return "<\(name)> in <\(outer)>"
        }
        if name == "li", outer != "ul" && outer != "ol" { return "<li> in <\(outer)>" }
        if outer == "ul" || outer == "ol", name != "li" { return "<\(name)> in <\(outer)>" }
      }
      if !empty.contains(name) { open.append(name) }
    }
    return open.isEmpty ? nil : "\(open) at the end"
  }
}
