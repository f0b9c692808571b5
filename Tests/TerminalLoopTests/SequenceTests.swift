import ScribeTUI
import TerminalLoop
import Testing

private func mouse(
  _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []
) -> Event {
  .mouse(Mouse(action, at: Point(column: column, row: row), modifiers: modifiers))
}

@Test(arguments: [
  ("\u{1B}[<0;10;5M", [mouse(.press, 9, 4)]),
  ("\u{1B}[<32;11;5M", [mouse(.drag, 10, 4)]),
  ("\u{1B}[<0;11;5m", [mouse(.release, 10, 4)]),
  ("\u{1B}[<4;1;1M", [mouse(.press, 0, 0, .shift)]),
  ("\u{1B}[<64;300;200M", [mouse(.wheelUp, 299, 199)]),
  ("\u{1B}[<81;3;4M", [mouse(.wheelDown, 2, 3, .control)]),
  // X10 and its releases, urxvt's decimal form
  ("\u{1B}[M !!", [mouse(.press, 0, 0)]),
  ("\u{1B}[M@+,", [mouse(.drag, 10, 11)]),
  ("\u{1B}[M#!!", [mouse(.release, 0, 0)]),
  ("\u{1B}[M`!!", [mouse(.wheelUp, 0, 0)]),
  ("\u{1B}[32;10;5M", [mouse(.press, 9, 4)]),
  // Other buttons, motion without a button, positions that are none
  ("\u{1B}[<2;10;5M", []), ("\u{1B}[<35;10;5M", []), ("\u{1B}[<0;0;5M", []), ("\u{1B}[<0M", []),
])
func `reads the mouse`(_ sequence: String, _ expected: [Event]) {
  #expect(events(sequence) == expected)
}

@Test func `answers of the terminal are no keys`() {
  #expect(events("\u{1B}[12;40R") == [.reply(.cursor(Point(column: 39, row: 11)))])
  for answer in [
    "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[?2026;2$y", "\u{1B}[0n", "\u{1B}[8;24;80t",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?1u",
  ] {
    #expect(
      events("a" + answer + "b") == [
        .key(.character("a")), .reply(.other(Array(answer.utf8))), .key(.character("b")),
      ])
  }
}

@Test func `focus is told`() {
  #expect(events("\u{1B}[I\u{1B}[O") == [.focused(true), .focused(false)])
}

@Test(arguments: [
  "\u{1B}[99~", "\u{1B}[1;2;3x", "\u{1B}[<5q", "\u{1B}[!p", "\u{1B}[?", "\u{1B}[12;",
  "\u{1B}[57358u",
  "\u{1B}[1;1:3A", "\u{1B}[97;5:3u", "\u{1B}[999999999999999999999u",
])
func `unknown and broken sequences are dropped`(_ sequence: String) {
  #expect(events(sequence) == [])
}

@Test func `a sequence that breaks off gives way to the next`() {
  #expect(events("\u{1B}[1;\u{1B}[Bx") == [.key(Key(.down)), .key(.character("x"))])
  #expect(events("\u{1B}[1\u{13}") == [.key(.control("s"))])
  #expect(events("\u{1B}[1é") == [.key(.character("é"))])
}

@Test func `the rest of a torn sequence never enters the text`() {
  for (first, rest, key) in [
    ("\u{1B}", "[A", Key(.up)), ("\u{1B}", "OP", Key(.function(1))),
    ("\u{1B}", "[1;5C", Key(.right, .control)),
  ] {
    var decoder = InputDecoder()
    _ = decoder.feed(first.utf8)
    #expect(decoder.fallSilent() == [.key(Key(.escape))])
    #expect(decoder.feed(rest.utf8) == [.key(key)])
  }
  var decoder = InputDecoder()
  _ = decoder.feed("\u{1B}[1".utf8)
  #expect(decoder.patience == nil, "the rest is on its way")
  #expect(decoder.feed(";5".utf8) == [])
  #expect(decoder.feed("C".utf8) == [.key(Key(.right, .control))])
}

@Test func `what is typed after Esc is typed`() {
  var decoder = InputDecoder()
  _ = decoder.feed([0x1B])
  #expect(decoder.fallSilent() == [.key(Key(.escape))])
  #expect(decoder.feed("i".utf8) == [.key(.character("i"))])

  _ = decoder.feed([0x1B])
  _ = decoder.fallSilent()
  #expect(decoder.feed("[".utf8) == [])
  #expect(decoder.patience == .milliseconds(50))
  #expect(decoder.fallSilent() == [.key(.character("["))])
}

@Test func `Esc twice is two, and Esc acts soon`() {
  #expect(events("\u{1B}\u{1B}") == [.key(Key(.escape)), .key(Key(.escape))])
  var decoder = InputDecoder()
  _ = decoder.feed([0x1B])
  let patience = decoder.patience ?? .zero
  #expect((.milliseconds(25) ... .milliseconds(50)).contains(patience))
}

@Test func `bytes that are no UTF-8 are dropped, and what follows is read`() {
  var decoder = InputDecoder()
  let bytes: [UInt8] = [
    0xFF, 0x61, 0xE9, 0x62, 0xC0, 0x80, 0x63, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x64,
  ]
  let expected: [Event] = ["a", "b", "c", "d"].map { .key(.character($0)) }
  #expect(decoder.feed(bytes) == expected)
}

@Test func `a terminal's own description comes first`() {
  let keys: [[UInt8]: Key] = [
    Array("\u{1B}[214z".utf8): Key(.home), Array("\u{1B}A".utf8): Key(.up),
  ]
  #expect(events("\u{1B}[214z\u{1B}A", keys: keys) == [.key(Key(.home)), .key(Key(.up))])
}

@Test func `the backspace key may send control-H`() {
  var decoder = InputDecoder(controlHIsBackspace: true)
  #expect(decoder.feed([8, 127]) == [.key(Key(.backspace)), .key(Key(.delete))])
}
