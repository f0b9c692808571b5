import RichText
import TestSupport
import TextEngine
import Testing

struct FollowTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `many looks at once are what each would be alone`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let document = RichDocument.random(using: &random)
    let bytes = Array(document.text.string.utf8)
    let places = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
      .map { ByteCount($0) }
    var looks: [(range: Range<ByteCount>, style: InlineStyle)] = []
    var index = 0
    while index < places.count {
      let end = min(index + Int.random(in: 0..<9, using: &random), places.count - 1)
      var style = InlineStyle()
      style.isBold = Bool.random(using: &random)
      style.isItalic = Bool.random(using: &random)
      looks.append((places[index]..<places[end], style))
      index = end + Int.random(in: 1..<9, using: &random)
    }
    var together = document
    together.setStyles(looks)
    var apart = document
    for (range, style) in looks { apart.changeStyles(in: range) { $0 = style } }
    #expect(together.paragraphs.map(\.runs) == apart.paragraphs.map(\.runs), "seed \(seed)")
    together.checkInvariants()
    var spared = document
    spared.setStyles(looks, sparesAttachments: true)
    let all = 0..<document.text.count
    #expect(
      spared.attachments(in: all).map { spared.style(at: $0.position + 3) }
        == document.attachments(in: all).map { document.style(at: $0.position + 3) },
      "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random edits leave a valid document`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var document = RichDocument.random(using: &random)
    for step in 0..<30 {
      var text = document.text
      let bytes = text.bytes(in: 0..<text.count)
      let starts = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
      let a = starts.randomElement(using: &random)!
      let b = starts.filter { $0 >= a && $0 <= a + 40 }.randomElement(using: &random)!
      let words = ["", "x", "\n", "a\nb", "漢\n\n", " tail"].randomElement(using: &random)!
      let edits = EditSet(Edit(range: ByteCount(a)..<ByteCount(b), text: words))
      guard document.allows(edits) else { continue }
      text.apply(edits)
      document.follow(edits, to: text)
      #expect(document.invariantFailure() == nil, "seed \(seed), step \(step)")
      if step % 3 == 0 {
        let end = starts.filter { $0 <= text.count.value }.first { $0 >= 0 } ?? 0
        let range = ByteCount(end)..<text.count
        document.changeStyles(in: range) { $0.isBold.toggle() }
      }
    }
  }

  @Test(arguments: [
    // What is typed looks like what it follows.
    ("<p>a<b>bc</b>d", 3, 3, "x", "|a{b bcx}d"),
    ("<p>a<b>bc</b>d", 1, 1, "x", "|ax{b bc}d"),
    ("<p><b>bc</b>d", 0, 0, "x", "|{b xbc}d"),
    ("<p><a href=u>l</a>t", 1, 1, "x", "|{<u> l}xt"),
    ("<p><a href=u>ln</a>t", 1, 1, "x", "|{<u> lxn}t"),
    // Paragraphs go on with what they are.
    ("<h1>Head</h1><p>b", 4, 4, "\n", "h1|Head\n|\n|b"),
    ("<h1>Head</h1>", 2, 2, "\n", "h1|He\nh1|ad"),
    ("<h1>Head</h1>", 0, 0, "\n", "|\nh1|Head"),
    ("<ul><li>a</ul>", 1, 1, "\nb", "l0•|a\nl0•|b"),
    ("<ul><li><input type=checkbox checked>a</ul>", 1, 1, "\n", "l0☑|a\nl0☐|"),
    ("<pre>a</pre>", 1, 1, "\nb", "code|a\ncode+|b"),
    // Joined paragraphs are what the first was, unless that was empty.
    ("<h1>A</h1><p>b", 1, 2, "", "h1|Ab"),
    ("<p><br></p><h1>B</h1>", 0, 1, "", "h1|B"),
    // A table goes as a whole.
    ("<p>a<table><tr><td>x<td>y</table><p>b", 1, 6, "", "|ab"),
  ])
  func `attributes follow an edit`(
    page: String, from: Int, to: Int, words: String, expected: String
  ) throws {
    var document = try readPage(page).document
    var text = document.text
    let edits = EditSet(Edit(range: ByteCount(from)..<ByteCount(to), text: words))
    #expect(document.allows(edits))
    text.apply(edits)
    document.follow(edits, to: text)
    document.checkInvariants()
    #expect(document.drawing == expected)
  }

  @Test func `an edit over the edge of a cell is not allowed`() throws {
    let document = try readPage("<p>a<table><tr><td>x<td>y</table><p>b").document
    for (from, to, isAllowed) in [
      (1, 2, false), (3, 4, false), (5, 6, false), (2, 3, true), (1, 6, true), (0, 7, true),
    ] {
      let edits = EditSet(Edit(range: ByteCount(from)..<ByteCount(to), text: ""))
      #expect(document.allows(edits) == isAllowed, "\(from) to \(to)")
    }
  }

  @Test func `styles change in a range alone`() throws {
    var document = try readPage("<p>one <i>two</i> three<p>four").document
    document.changeStyles(in: 2..<6) { $0.isBold = true }
    #expect(document.drawing == "|on{b e }{b,i tw}{i o} three\n|four")
    #expect(document.isAll(in: 2..<6) { $0.isBold })
    #expect(!document.isAll(in: 2..<7) { $0.isBold })
    document.changeStyles(in: 2..<6) { $0.isBold = false }
    #expect(document.drawing == "|one {i two} three\n|four")
    document.checkInvariants()
  }
}
