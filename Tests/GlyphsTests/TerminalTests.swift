import Glyphs
import Testing

struct TerminalTests {
  private func probe(
    _ answers: [String], _ surroundings: GraphicsProbe.Surroundings = .init()
  ) -> GraphicsProbe {
    var probe = GraphicsProbe(surroundings: surroundings)
    for answer in answers {
      let isOurs = probe.take(answer)
      #expect(isOurs, "\(answer.debugDescription)")
    }
    return probe
  }

  @Test func `the questions end with one that every terminal answers`() {
    let questions = GraphicsProbe(surroundings: .init()).questions
    #expect(questions.hasPrefix("\u{1B}_Gi=31,"))
    #expect(questions.hasSuffix("\u{1B}[c"))
  }

  @Test func `inside tmux no question is taken for a title`() {
    let shut = GraphicsProbe(surroundings: .init(isInTmux: true)).questions
    #expect(!shut.contains("\u{1B}_"))
    let open = GraphicsProbe(surroundings: .init(isInTmux: true, passesThroughTmux: true)).questions
    #expect(open.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_G"))
  }

  // What the terminals answer, as their documentation has it.
  @Test(arguments: [
    ("kitty", ["\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;20;10t", "\u{1B}[?62;c"], "kitty", "kitty"),
    ("foot", ["\u{1B}[6;18;9t", "\u{1B}[?62;4;22c"], "emoji", "sixel"),
    ("xterm", ["\u{1B}[?64;1;2;6;22c"], "emoji", "symbols"),
    ("error", ["\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", "\u{1B}[?62c"], "emoji", "symbols"),
  ])
  func `a terminal's answers choose the way`(
    name: String, answers: [String], text: String, preview: String
  ) {
    let probe = probe(answers)
    #expect(probe.isOver)
    #expect(probe.inText().rawValue == text)
    #expect(probe.inPreview().rawValue == preview)
  }

  @Test func `iTerm2 is known by name, tmux shows characters`() {
    let iterm = probe(
      ["\u{1B}[?62;c"],
      .init(environment: [
        "TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "LANG": "en_US.UTF-8",
      ]))
    #expect(iterm.inPreview() == .iterm)
    let tmux = probe(
      ["\u{1B}[?1;2;4c"],
      .init(environment: [
        "TERM": "tmux-256color", "TMUX": "x", "LANG": "C.UTF-8",
      ]))
    #expect(tmux.inText() == .emoji)
    #expect(tmux.inPreview() == .symbols)
  }

  @Test func `without colour or UTF-8 there are words`() {
    let plain = GraphicsProbe(
      surroundings: .init(environment: [
        "TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8",
      ]))
    #expect(plain.inText() == .text)
    #expect(plain.inPreview() == .text)
    let latin = GraphicsProbe(surroundings: .init(environment: ["TERM": "xterm", "LANG": "C"]))
    #expect(latin.inText() == .text)
  }

  @Test func `a late answer still changes the mode, and a setting ends all argument`() {
    var late = probe(["\u{1B}[?62;c"])
    #expect(late.inText() == .emoji)
    let taken1 = late.take("\u{1B}_Gi=31;OK\u{1B}\\")
    #expect(taken1)
    #expect(late.inText() == .kitty)
    #expect(late.inText(.text) == .text)
    #expect(late.inPreview(.sixel) == .sixel)
  }

  @Test func `answers that are not ours are left alone`() {
    var probe = GraphicsProbe(surroundings: .init())
    let taken2 = probe.take("\u{1B}[A")
    #expect(!taken2)
    let taken3 = probe.take("\u{1B}_Gi=7;OK\u{1B}\\")
    #expect(!taken3)
    let taken4 = probe.take("x")
    #expect(!taken4)
  }

  @Test func `answers are parted wherever they are cut`() {
    let bytes = Array("ab\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c".utf8)
    for cut in 0...bytes.count {
      var splitter = ReplySplitter()
      let answers = splitter.append(bytes[..<cut]) + splitter.append(bytes[cut...])
      #expect(
        answers == ["\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;20;10t", "\u{1B}[?62;4c"], "cut \(cut)")
    }
  }

  @Test func `a kitty picture is sent in pieces and placed by characters`() {
    let picture = KittyPicture(identifier: 42, columns: 2, rows: 1)
    let sent = picture.transfer(base64: String(repeating: "A", count: 9000))
    #expect(sent.components == 4)
    #expect(sent.hasPrefix("\u{1B}_Ga=t,f=100,i=42,q=2,m=1;AAAA"))
    #expect(sent.hasSuffix("\u{1B}_Ga=p,U=1,i=42,c=2,r=1,q=2\u{1B}\\"))
    #expect(
      picture.placeholders == ["\u{10EEEE}\u{0305}\u{0305}\u{10EEEE}\u{0305}\u{030D}"])
    #expect(picture.coloured[0].hasPrefix("\u{1B}[38;5;42m"))
    #expect(picture.removal == "\u{1B}_Ga=d,d=I,i=42,q=2\u{1B}\\")
    let wrapped = KittyPicture(identifier: 1, columns: 2, rows: 1, isInTmux: true)
    #expect(wrapped.removal == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\u{1B}\\\u{1B}\\")
  }

  /// A red square on the left half, nothing on the right.
  private var half: TerminalPixels? {
    var pixels: [UInt8] = []
    for _ in 0..<8 {
      for x in 0..<8 { pixels += x < 4 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
    }
    return TerminalPixels(side: 8, pixels: pixels)
  }

  @Test func `symbols are half blocks of two colours, and blanks where nothing is`() throws {
    let half = try #require(half)
    let rows = half.symbols(columns: 4)
    #expect(rows.count == 2)
    let red = "\u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀"
    #expect(rows[0] == red + red + "\u{1B}[0m \u{1B}[0m \u{1B}[0m")
    #expect(half.symbols(columns: 4, trueColour: false)[0].contains("38;5;196"))
    #expect(half.shades(columns: 4) == ["▒▒  ", "▒▒  "])
  }

  @Test func `sixels paint what can be seen and leave the rest`() throws {
    let sixel = try #require(half).sixel
    #expect(sixel.hasPrefix("\u{1B}P0;1;0q\"1;1;8;8#0;2;100;0;0"))
    #expect(sixel.contains("#0!4~!4?$-"))
    #expect(sixel.hasSuffix("\u{1B}\\"))
  }

  @Test func `pixels that do not fit are refused`() {
    #expect(TerminalPixels(side: 2, pixels: [0]) == nil)
    #expect(TerminalPixels(side: 0, pixels: []) == nil)
  }
}

extension String {
  /// How many graphics sequences it has.
  fileprivate var components: Int { split(separator: "\u{1B}_G").count }
}
