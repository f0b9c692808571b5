import FoundationEssentials
import RichText
import TestSupport
import TextEngine
import Testing

struct HTMLReaderTests {
  @Test(arguments: [
    ("", "|"),
    ("plain  text\n goes   on", "|plain text goes on"),
    ("<p>One<p>Two</p>\n\n<p></p><p><br></p>Three", "|One\n|Two\n|\n|Three"),
    ("<div>a<div>b</div>c</div>", "|a\n|b\n|c"),
    ("<p>a<br>b<br></p><p>c<br><br></p>", "|a\u{2028}b\n|c\u{2028}"),
    ("<p> <b> x </b> y</p>", "|{b x }y"),
    ("<p>a <i>b</i> <b><i>c</i></b><u>d</u><s>e</s>", "|a {i b} {b,i c}{u d}{s e}"),
    ("<p>H<sub>2</sub>O m<sup>2</sup> <code>x = 1</code>", "|H{sub 2}O m{sup 2} {c x = 1}"),
    ("<h1>Head</h1><h3>Sub <b>x</b></h3>", "h1|Head\nh3|Sub {b x}"),
    ("<ul><li>a<li>b<ul><li>c</ul><li>d</ul>", "l0•|a\nl0•|b\nl1◦|c\nl0•|d"),
    ("<ol start=3 type=a><li>x<li><p>y<p>z</ol>", "l0c.|x\nl0d.|y\nl0+|z"),
    ("<ul><li>a</li><ul><li>b</li></ul><li></li></ul>", "l0•|a\nl1◦|b\nl0•|"),
    (
      "<ul><li><input type=checkbox checked disabled> done<li><p><input type=checkbox> open</ul>",
      "l0☑|done\nl0☐|open"
    ),
    ("<ul style='list-style-type: square'><li>a<li style='list-style:none'>b</ul>", "l0▪|a\nl0|b"),
    ("<blockquote>a<blockquote><p>b</blockquote></blockquote>c", "q1|a\nq2|b\n|c"),
    ("<ul><li>a<blockquote>b</blockquote></ul>", "l0•|a\nl0+q1|b"),
    (
      "<pre><code class=language-swift>let a = 1\n\n  b\n</code></pre>",
      "code:swift|let a = 1\ncode:swift+|\ncode:swift+|  b"
    ),
    ("<pre>\nx\n</pre><pre>y</pre>", "code|x\ncode|y"),
    ("a<hr>b", "|a\nrule|\n|b"),
    ("<p><a href='x.html' title=T>l</a> <a name=n>t</a>", "|{<x.html> l} t"),
    ("<p><a href='JavaScript:alert(1)'>l</a>", "|{<JavaScript:alert(1)>! l}"),
    ("<p align=center>a<p style='text-align:right'>b<p dir=rtl>c", "center|a\nright|b\nrtl|c"),
    ("<p style='margin-left: 36pt'>a<dl><dt>t<dd>d</dl>", "in720|a\n|t\nin720|d"),
    ("<p>&lt;b&gt; &amp;amp; &eacute;&#x1F642;", "|<b> &amp; é🙂"),
    ("<p>a&nbsp;b<p>&nbsp;<p>c", "|a\u{A0}b\n|\n|c"),
    ("<p>a<span style='display:none'>b</span><script>c()</script>d", "|ad"),
    ("<p><span style='white-space:pre'>a\tb  c</span>", "|a\tb  c"),
    ("<p style='font-variant:small-caps'>a", "|{caps-small a}"),
    ("<p><q>a</q>", "|“a”"),
  ])
  func `a page becomes paragraphs`(page: String, expected: String) throws {
    let reading = try readPage(page)
    reading.document.checkInvariants()
    #expect(reading.document.drawing == expected)
  }

  @Test(arguments: [
    (
      "<table><tr><td>a<td>b<tr><td colspan=2>c</table>d",
      "0:0,0|a\n0:0,1|b\n0:1,0(2x1)|c\n|d"
    ),
    (
      "<table><thead><tr><th>A<th align=right>B</thead><tr><td rowspan=2>1<td align=right>2<tr><td align=right>3</table>",
      "0:0,0|A\n0:0,1|B\n0:1,0(1x2)|1\n0:1,1|2\n0:2,1|3"
    ),
    // A list in a cell, a table in an item, a table in a table.
    (
      "<table><tr><td><ul><li>a<li>b</ul><td><ol><li>c</ol></table>",
      "0:0,0 l0•|a\n0:0,0 l0•|b\n0:0,1 l01.|c"
    ),
    ("<ul><li>a<table><tr><td>x</table>b</ul>", "l0•|a\n0:0,0|x\nl0+|b"),
    (
      "<table><tr><td>a<table><tr><td>x<td>y</table>b<td>c</table>",
      "0:0,0|a\n1:0,0|x\n1:0,1|y\n0:0,0|b\n0:0,1|c"
    ),
    ("<table>stray<tr><td>a</table>", "|stray\n0:0,0|a"),
    ("<table><tr><td>a<td><tr><td>b</table>", "0:0,0|a\n0:0,1|\n0:1,0|b\n0:1,1|"),
    ("<table role=presentation><tr><td>a<td>b</table>", "|a\n|b"),
  ])
  func `a table keeps its cells`(page: String, expected: String) throws {
    let document = try readPage(page).document
    document.checkInvariants()
    #expect(document.drawing == expected)
  }

  @Test func `columns take alignments and widths that all their cells share`() throws {
    let document = try readPage(
      """
      <table><colgroup><col style="width:72pt"><col></colgroup>
      <tr><th>A<th align=right>B<tr><td align=center>1<td align=right>2</table>
      """
    ).document
    let table = try #require(document.tables.values.first)
    #expect(table.headerRows == 1)
    #expect(table.columns.map(\.alignment) == [nil, .right])
    #expect(table.columns.map(\.width) == [1440, nil])
    #expect(document.paragraphs.map(\.style.alignment) == [nil, nil, .center, nil])
  }

  @Test func `Cocoa's classes are looked up`() throws {
    let page = """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      <title></title><meta name="Generator" content="Cocoa HTML Writer">
      <meta name="CocoaVersion" content="2685.2">
      <style type="text/css">
      p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica}
      p.p2 {margin: 0.0px 0.0px 0.0px 36.0px; text-align: center; font: 12.0px Helvetica; min-height: 14.0px}
      li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica}
      span.s1 {font: bold 12.0px 'PingFang SC'; color: #ff2600}
      span.s2 {text-decoration: underline}
      ul.ul1 {list-style-type: disc}
      </style></head><body>
      <p class="p1">Some <b>bold</b> and <span class="s1">more</span>,<span class="Apple-converted-space">   </span><span class="s2">under</span></p>
      <p class="p2"><br></p>
      <p class="p2">Middle</p>
      <ul class="ul1"><li class="li1"><span class="s2"></span>One</li><li class="li1">Two</li></ul>
      </body></html>
      """
    let document = try readPage(
      page.replacing(
        "<span class=\"Apple-converted-space\">   ",
        with: "<span class=\"Apple-converted-space\">\u{A0}\u{A0}\u{A0}")
    ).document
    #expect(
      document.drawing == """
        |Some {b bold} and {b,ff/38/0,PingFang SC more},   {u under}
        center in720|
        center in720|Middle
        l0•|One
        l0•|Two
        """)
    #expect(document.base == BaseFont(family: "Helvetica", size: 24))
    #expect(document.origin.writer == .cocoa)
  }

  @Test func `Word's lists are lists`() throws {
    let page = """
      <html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
      <meta charset="windows-1252"><meta name=Generator content="Microsoft Word 15">
      <style><!-- /* Style */ p.MsoNormal, li.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
      </head><body lang=EN-GB><div class=WordSection1>
      <p class=MsoNormal>Intro<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>\u{B7}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span><![endif]>Two</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      </div></body></html>
      """
    let document = try readPage(page.unicodeScalars.map { UInt8($0.value) }).document
    let lines = document.drawing.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines.dropFirst().first?.hasPrefix("l0•|") == true)
    #expect(lines.dropFirst(2).first?.hasPrefix("l1a)|") == true)
    #expect(lines.last == "|")
  }

  private static let encoded: [(bytes: [UInt8], text: String)] = {
    func latin(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
    func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
    let utf16: [UInt8] = "<p>é漢".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [
      (latin("<p>caf\u{E9}</p>"), "café"),
      (ascii("<p>café</p>"), "café"),
      ([0xEF, 0xBB, 0xBF] + ascii("<meta charset=iso-8859-2><p>é</p>"), "é"),
      (ascii("<meta charset=windows-1251><p>") + [0xCF, 0xF0, 0xE8], "При"),
      (
        ascii("<meta http-equiv=content-type content='text/html; charset=Shift_JIS'><p>")
          + [0x93, 0xFA, 0x96, 0x7B], "日本"
      ),
      ([0xFF, 0xFE] + utf16, "é漢"),
      (ascii("<p>") + [0x93, 0x41, 0x94], "“A”"),
      (ascii("<meta charset=no-such-thing><p>x"), "x"),
    ]
  }()

  @Test(arguments: encoded)
  func `an encoding is found`(bytes: [UInt8], expected: String) throws {
    #expect(try readPage(bytes).document.drawing == "|" + expected)
  }

  @Test func `pictures are taken from the page and from beside it, and nowhere else`() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
    let files = [
      RichWriting.File(name: "a b.png", bytes: png),
      RichWriting.File(name: "AdaptiveImageGlyph-X1.heic", bytes: [9, 9]),
      RichWriting.File(name: "Attachment.png", bytes: png),
    ]
    let reading = try readPage(
      """
      <p><img src="a%20b.png" alt="A" width=96 height=48><img src="data:image/png;base64,iVBORw0KGgoBAgM=">
      <img src="https://example.org/x.jpg" alt="far"><img src="../secret.png"><img src="/etc/x.png"><img src="gone.gif">
      <picture><source srcset="file:///AdaptiveImageGlyph-X1.heic" type="image/x-apple-adaptive-glyph">
      <img src="file:///Attachment.png" alt="Orange bird"></picture>
      """, files: files)
    let found = reading.document.attachments
    #expect(found.count == 7)
    guard case .image(let first)? = found[AttachmentID(0)],
      case .image(let second)? = found[AttachmentID(1)],
      case .image(let third)? = found[AttachmentID(2)],
      case .image(let fourth)? = found[AttachmentID(3)],
      case .glyph(let glyph)? = found[AttachmentID(6)]
    else {
      Issue.record("\(found)")
      return
    }
    #expect(first.content == .bytes(png) && first.type == .png && first.description == "A")
    #expect(first.size == PictureSize(width: 1440, height: 720))
    #expect(second.content == .bytes(png))
    #expect(third.content == .address("https://example.org/x.jpg") && third.type == .jpeg)
    #expect(fourth.content == .address("../secret.png"))
    #expect(
      glyph
        == ImageGlyph(
          identifier: "X1", description: "Orange bird", bytes: [9, 9], picture: png))
    #expect(reading.notices.contains { $0.kind == .missingFile && $0.details == ["gone.gif"] })
  }

  @Test func `what is left out is said`() throws {
    let reading = try readPage(
      "<link rel=stylesheet href=x.css><script>1</script><form><input name=a><select><option>x</select></form><p hidden>h</p>text"
    )
    #expect(reading.document.drawing == "|text")
    #expect(reading.notices.map(\.kind) == [.scripts, .hiddenText])
    #expect(
      try readPage(String(repeating: "<div>", count: 400) + "deep").notices.map(\.kind) == [
        .tooDeep
      ])
  }

  @Test func `footnotes come to their places`() throws {
    let document = try readPage(
      """
      <p>A<sup><a href="#fn1" role="doc-noteref">1</a></sup> b</p>
      <section role="doc-endnotes"><ol><li id="fn1"><p>Some <b>note</b></p><p>more
      <a href="#fnref1" role="doc-backlink">back</a></p></li></ol></section>
      """
    ).document
    #expect(document.drawing == "|A{footnote Some }{b,footnote note}{footnote \u{2028}more} b")
  }

  @Test func `LibreOffice's nested lists keep level, kind and start`() throws {
    guard let folder = Handed.folder,
      let bytes = FileManager.default.contents(
        atPath: folder + "/fixtures/formats/html/libreoffice_pandoc_list_complex.html")
    else { return }
    let document = try readPage([UInt8](bytes)).document
    document.checkInvariants()
    #expect(
      document.paragraphs.filter { $0.style.list != nil }.count == 14)
    let lines = document.drawing.split(separator: "\n").map {
      $0.replacing(" left|", with: "|")
    }
    #expect(lines.contains("l0" + "1.|One"))
    #expect(lines.contains("l1b.|Four"))
    #expect(lines.contains("l2ii.|Six"))
    #expect(lines.contains("l3B.|Eight"))
    #expect(lines.contains("l4II.|Ten"))
    #expect(lines.contains("l5▪|Twelve"))
    #expect(lines.contains("l0" + "8.|Eight Continue"))
  }

  @Test func `damaged pages are read, and what comes is a document`() throws {
    let page = Array(
      """
      <html><head><style>p.a{font:bold 12px X;color:#f00} td p{margin:0 1in}</style></head><body>
      <h1>T</h1><ul><li>a<ol><li>b</ol></ul><table><tr><td rowspan=9 colspan=3>x<td>y<tr><td>z</table>
      <blockquote><pre>c\n d</pre></blockquote><p class=a>é<br><img src=data:,x><a href=q>l</a></p></body>
      """.utf8)
    for end in stride(from: 0, through: page.count, by: 3) {
      try readPage(Array(page[..<end])).document.checkInvariants()
    }
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = page
      for _ in 0..<10 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          Array("<>/=\"' {};:9a\u{7}".utf8).randomElement(using: &random)!
      }
      let document = try readPage(bytes).document
      #expect(document.invariantFailure() == nil, "seed \(seed)")
    }
  }
}
