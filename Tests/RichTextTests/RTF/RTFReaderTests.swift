import RichText
import Testing
import TextEngine

@Suite struct RTFReaderTests {
  @Test(arguments: [
    (#"{\rtf1\ansi \u-10179 ?\u-8694 ?}"#, "\u{1F60A}"),
    (#"{\rtf1\ansi \u55357?\u56832?x}"#, "\u{1F600}x"),
    (#"{\rtf1\ansi\uc0 a\u8226 b}"#, "a•b"),
    (#"{\rtf1\ansi\uc2\u8226\'bd\'a8c}"#, "•c"),
    (#"{\rtf1\ansi \u-10179 ?x}"#, "\u{FFFD}x"),
    (#"{\rtf1\ansi\ansicpg936 \'d3\'a1}"#, "印"),
    (#"{\rtf1\ansi{\fonttbl{\f0\fcharset222 T;}{\f1\fcharset130 J;}}\f0\'a1\f1\'88\'61}"#, "ก가"),
    (#"{\rtf1\ansi{\fonttbl{\f0\fcharset2 Symbol;}}\f0\'61\'b7}"#, "α•"),
    (#"{\rtf1\mac lanc\'8e}"#, "lancé"),
    (#"{\rtf1 a{\upr{b}{\*\ud{c}}}d}"#, "acd"),
    (#"{\rtf1 a{\*\unknown b}\~c\_d\-e\line f}"#, "a\u{A0}c\u{2011}d\u{AD}e\u{2028}f"),
    (#"{\rtf1 a{\deleted b}c{\annotation d}}"#, "ac"),
    (#"{\rtf1 a\bin5 {{{{{b"#, "ab"),
    (#"{\rtf1 a\bin99999999 b"#, "a"),
    (#"{\rtf1 a\u"#, "a"),
    (#"{\rtf1 \uc1000\u8226 abc}def"#, "•"),
    (#"{\rtf1 a}} b"#, "a"),
  ])
  func `reads text`(rtf: String, text: String) throws {
    let reading = try RTFReader().read(RichSource(bytes: Array(rtf.utf8)))
    reading.document.checkInvariants()
    #expect(reading.document.text.string == text)
  }

  @Test func `braces nested deeper than the stack are passed over`() throws {
    let deep = String(repeating: "{", count: 100_000)
    let close = String(repeating: "}", count: 100_000)
    let bytes = Array((#"{\rtf1 a"# + deep + "x" + close + "b}").utf8)
    let reading = try RTFReader().read(RichSource(bytes: bytes))
    #expect(reading.document.text.string == "ab")
    #expect(reading.notices.contains { $0.kind == .tooDeep })
  }

  @Test func `what is no RTF is refused`() {
    #expect(throws: RichReadError.notThisFormat(.rtf)) {
      try RTFReader().read(RichSource(bytes: Array("plain".utf8)))
    }
  }

  @Test(arguments: [
    (#"{\*\levelmarker \{disc\}}{\leveltext\'01\u9642 ;}"#, 23, ListMarker.disc),
    (#"{\leveltext\'01\u-3913 ;}"#, 23, .disc),
    (#"{\leveltext\'01o;}"#, 23, .circle),
    (#"{\leveltext\'01\u-3929 ;}"#, 23, .square),
    (#"{\leveltext\'02\'00);}"#, 4, .number(.lowerLetter, start: 3, ending: .parenthesis)),
    (#"{\leveltext\'03(\'00);}"#, 1, .number(.upperRoman, start: 3, ending: .parentheses)),
  ])
  func `lists have the table's markers`(level: String, kind: Int, marker: ListMarker) throws {
    let rtf = """
      {\\rtf1{\\*\\listtable{\\list{\\listlevel\\levelnfc\(kind)\\levelstartat3\(level)}\\listid7}}
      {\\*\\listoverridetable{\\listoverride\\listid7\\listoverridecount0\\ls1}}
      {\\listtext x\\tab}\\pard\\ls1\\ilvl0 one\\par}
      """
    let document = try RTFReader().read(RichSource(bytes: Array(rtf.utf8))).document
    #expect(document.text.string == "one")
    #expect(document.paragraphs[0].style.list?.marker == marker)
  }

  @Test func `old lists, markers without a table and hanging markers are lists`() throws {
    let rtf = #"""
      {\rtf1\pard{\pntext\'b7\tab}{\*\pn\pnlvlblt{\pntxtb\'b7}}a\par{\pntext\'b7\tab}b\par\pard c\par
      \pard\fi-360\li360 \bullet \tx360\tab d\par\pard\fi-360\li360 2.\tx360\tab e\par}
      """#
    let document = try RTFReader().read(RichSource(bytes: Array(rtf.utf8))).document
    #expect(document.text.string == "a\nb\nc\nd\ne")
    #expect(
      document.paragraphs.map { $0.style.list?.marker } == [
        .disc, .disc, nil, .disc, .number(.decimal, start: 2, ending: .period),
      ])
  }

  @Test func `cells have columns and spans`() throws {
    let rtf = #"""
      {\rtf1\trowd\cellx1000\cellx2000\pard\intbl a\cell b\cell\row
      \trowd\cellx2000\pard\intbl wide\cell\row
      \trowd\clvmgf\cellx1000\cellx2000\pard\intbl tall\cell c\cell\row
      \trowd\clvmrg\cellx1000\cellx2000\pard\intbl\cell d\cell\row\pard after\par}
      """#
    let document = try RTFReader().read(RichSource(bytes: Array(rtf.utf8))).document
    document.checkInvariants()
    #expect(document.text.string == "a\nb\nwide\ntall\nc\nd\nafter")
    let cells = document.paragraphs.compactMap(\.style.cell)
    #expect(cells.map(\.columnSpan) == [1, 1, 2, 1, 1, 1])
    #expect(cells.map(\.rowSpan) == [1, 1, 1, 2, 1, 1])
    #expect(cells.map(\.column) == [0, 1, 0, 0, 1, 1])
  }

  @Test func `a link has its address and title`() throws {
    let rtf = #"{\rtf1 a{\field{\*\fldinst{HYPERLINK "x y" \\o "t"}}{\fldrslt{b}}}c}"#
    let document = try RTFReader().read(RichSource(bytes: Array(rtf.utf8))).document
    #expect(document.text.string == "abc")
    #expect(
      document.paragraphs[0].runs.contains {
        $0.range == 1..<2 && $0.style.link == Link(address: "x y", title: "t")
      })
  }
}
