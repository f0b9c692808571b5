import Glyphs
import ScribeTUI
import Testing

@testable import TerminalLoop

/// Answers questions as a terminal does: what it does not know, it skips.
private struct TerminalStub {
  var name: String
  /// By the question as it is written.
  var answers: [String: String]
  /// A multiplexer in between: what it is asked as if it were the terminal outside.
  var outside: [String: String] = [:]
  var environment: [String: String] = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]

  static let graphics = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  static let wrapped =
    "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\u{1B}\\\u{1B}\\"
  static let (size, version, attributes) = ("\u{1B}[16t", "\u{1B}[>q", "\u{1B}[c")

  /// Takes questions byte by byte, and answers each as soon as it is whole.
  func replies(to questions: String) -> [UInt8] {
    var asked = ""
    var replies: [UInt8] = []
    for scalar in questions.unicodeScalars {
      asked.unicodeScalars.append(scalar)
      if let answer = answers[asked] ?? outside[asked] {
        replies += answer.utf8
        asked = ""
      } else if [Self.graphics, Self.wrapped, Self.size, Self.version, Self.attributes]
        .contains(asked)
      {
        asked = ""
      }
    }
    return replies
  }

  static let all: [TerminalStub] = [
    TerminalStub(
      name: "kitty",
      answers: [
        graphics: "\u{1B}_Gi=31;OK\u{1B}\\", size: "\u{1B}[6;20;10t",
        version: "\u{1B}P>|kitty(0.35.2)\u{1B}\\", attributes: "\u{1B}[?62;c",
      ]),
    TerminalStub(
      name: "foot",
      answers: [
        size: "\u{1B}[6;18;9t", version: "\u{1B}P>|foot(1.17.2)\u{1B}\\",
        attributes: "\u{1B}[?62;4;22;28;29c",
      ]),
    TerminalStub(
      name: "iTerm2",
      answers: [
        size: "\u{1B}[6;17;8t", version: "\u{1B}P>|iTerm2 3.5.4\u{1B}\\",
        attributes: "\u{1B}[?64;1;2;4;6;17;18;21;22c",
      ]),
    TerminalStub(
      name: "xterm",
      answers: [
        size: "\u{1B}[6;13;6t", version: "\u{1B}P>|XTerm(379)\u{1B}\\",
        attributes: "\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c",
      ]),
    TerminalStub(
      name: "tmux",
      answers: [
        version: "\u{1B}P>|tmux 3.3a\u{1B}\\", attributes: "\u{1B}[?1;2c",
      ],
      environment: ["TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "LANG": "C.UTF-8"]),
    TerminalStub(
      name: "dumb", answers: [:], environment: ["TERM": "dumb", "LANG": "C.UTF-8"]),
  ]

  /// In the text, and in a preview.
  static let ways: [String: [GraphicsMode]] = [
    "kitty": [.kitty, .kitty], "foot": [.emoji, .sixel], "iTerm2": [.emoji, .iterm],
    "xterm": [.emoji, .symbols], "tmux": [.emoji, .symbols], "dumb": [.text, .text],
  ]
}

/// What a writer typed, and what the terminal said.
private struct Heard {
  var typed = ""
  var probe: GraphicsProbe
  var decoder = InputDecoder()

  init(_ environment: [String: String], passes: Bool = false) {
    probe = GraphicsProbe(
      surroundings: .init(environment: environment, passesThroughTmux: passes))
  }

  mutating func take(_ events: [Event]) {
    for event in events {
      switch event {
      case .key(let key):
        if case .character(let scalar) = key.code { typed.unicodeScalars.append(scalar) }
        if key.code == .escape || !key.modifiers.isEmpty { typed += "?" }
      case .reply(.other(let bytes)): _ = probe.take(String(decoding: bytes, as: UTF8.self))
      default: break
      }
    }
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) { take(decoder.feed(bytes)) }
}

struct GraphicsAnswersTests {
  @Test(arguments: TerminalStub.all.map(\.name))
  func `answers choose the way, and what is typed between them is all that is typed`(
    name: String
  ) throws {
    let stub = try #require(TerminalStub.all.first { $0.name == name })
    let expected = try #require(TerminalStub.ways[name])
    var heard = Heard(stub.environment)
    let replies = stub.replies(to: heard.probe.questions)
    #expect(heard.probe.inText() == (name == "dumb" ? .text : .emoji))
    heard.feed("a".utf8)
    for byte in replies { heard.feed([byte]) }
    heard.feed("b".utf8)
    #expect(heard.typed == "ab")
    #expect(heard.probe.isOver == (name != "dumb"))
    #expect([heard.probe.inText(), heard.probe.inPreview()] == expected)
  }

  @Test(arguments: TerminalStub.all.map(\.name))
  func `answers may be cut and keys may come between any two of them`(name: String) throws {
    let stub = try #require(TerminalStub.all.first { $0.name == name })
    let replies = stub.replies(to: Heard(stub.environment).probe.questions)
    for cut in 0...replies.count {
      var heard = Heard(stub.environment)
      heard.feed(replies[..<cut])
      heard.feed(replies[cut...] + Array("x".utf8))
      #expect(heard.typed == "x", "cut at \(cut)")
      #expect([heard.probe.inText(), heard.probe.inPreview()] == TerminalStub.ways[name])
    }
  }

  @Test func `an answer that never ends types nothing once it is given up`() {
    var heard = Heard(["TERM": "xterm", "LANG": "C.UTF-8"])
    heard.feed("\u{1B}_Gi=31;O".utf8)
    heard.take(heard.decoder.fallSilent())
    heard.feed("y".utf8)
    #expect(heard.typed == "y")
    #expect(heard.probe.inText() == .emoji)
  }

  @Test func `what is no sense in an answer changes nothing`() {
    var heard = Heard(["TERM": "xterm", "LANG": "C.UTF-8"])
    for answer in [
      "\u{1B}_Gi=32;OK\u{1B}\\", "\u{1B}_G\u{1B}\\", "\u{1B}[6;0;0t", "\u{1B}[6;99999;3t",
      "\u{1B}[6t", "\u{1B}[?c", "\u{1B}P>|\u{1B}\\",
    ] {
      heard.feed(answer.utf8)
    }
    #expect(heard.typed.isEmpty)
    #expect(heard.probe.cell == nil)
    #expect(heard.probe.inText() == .emoji && heard.probe.inPreview() == .symbols)
  }

  @Test func `through tmux the terminal outside may answer, and late`() {
    let environment = ["TERM": "tmux-256color", "TMUX": "x", "LANG": "C.UTF-8"]
    let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
    let shut = Heard(environment)
    #expect(!shut.probe.questions.contains("\u{1B}_"))
    var open = Heard(environment, passes: true)
    let stub = TerminalStub(
      name: "tmux", answers: [TerminalStub.attributes: "\u{1B}[?1;2c"],
      outside: [TerminalStub.wrapped: kitty])
    let replies = stub.replies(to: open.probe.questions)
    // tmux answers for itself before the terminal does.
    open.feed(replies.dropFirst(kitty.utf8.count))
    #expect(open.probe.isOver && open.probe.inText() == .emoji)
    open.feed(replies.prefix(kitty.utf8.count))
    #expect(open.probe.inText() == .kitty)
    #expect(open.typed.isEmpty)
    #expect(GraphicsProbe.passes(tmuxSays: "on\n") && GraphicsProbe.passes(tmuxSays: "1\n"))
    #expect(!GraphicsProbe.passes(tmuxSays: "0\n") && !GraphicsProbe.passes(tmuxSays: "off\n"))
    #expect(!GraphicsProbe.passes(tmuxSays: ""))
  }

  @Test func `terminals that show unknown sequences are known by name`() {
    func skips(_ term: String, _ program: String = "") -> Bool {
      GraphicsProbe.Surroundings(environment: ["TERM": term, "TERM_PROGRAM": program]).skipsUnknown
    }
    #expect(skips("xterm-kitty") && skips("tmux-256color"))
    #expect(!skips("linux") && !skips("dumb") && !skips("vt100"))
    #expect(!skips("xterm-256color", "Apple_Terminal"))
  }
}
