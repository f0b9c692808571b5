import ScribeTUI
import TerminalLoop
import TestSupport
import Testing

/// Feeds `text` whole and then falls silent until nothing is open.
func events(_ text: String, keys: [[UInt8]: Key] = [:]) -> [Event] {
  var decoder = InputDecoder(keys: keys)
  return decoder.feed(text.utf8) + decoder.silenceUntilQuiet()
}

extension InputDecoder {
  mutating func silenceUntilQuiet() -> [Event] {
    var events: [Event] = []
    while patience != nil { events += fallSilent() }
    return events
  }
}

struct KeyCase: Sendable, CustomTestStringConvertible {
  var sequence: String
  var key: Key
  init(_ sequence: String, _ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    self.sequence = sequence
    key = Key(code, modifiers)
  }
  var testDescription: String { sequence.debugDescription }
}

@Test(arguments: [
  KeyCase("a", .character("a")), KeyCase("é", .character("é")), KeyCase("漢", .character("漢")),
  KeyCase("👩", .character("👩")), KeyCase(" ", .character(" ")),
  KeyCase("\u{13}", .character("s"), .control), KeyCase("\0", .character(" "), .control),
  KeyCase("\u{1F}", .character("_"), .control), KeyCase("\u{8}", .character("h"), .control),
  KeyCase("\r", .enter), KeyCase("\t", .tab), KeyCase("\u{7F}", .backspace),
  KeyCase("\u{1B}", .escape),
  KeyCase("\u{1B}x", .character("x"), .alt), KeyCase("\u{1B}é", .character("é"), .alt),
  KeyCase("\u{1B}\u{7F}", .backspace, .alt),
  KeyCase("\u{1B}[", .character("["), .alt), KeyCase("\u{1B}O", .character("O"), .alt),
  KeyCase("\u{1B}]", .character("]"), .alt),
  // xterm, tmux, VT
  KeyCase("\u{1B}[A", .up), KeyCase("\u{1B}OA", .up), KeyCase("\u{1B}[1;2A", .up, .shift),
  KeyCase("\u{1B}[1;5D", .left, .control), KeyCase("\u{1B}[1;6C", .right, [.control, .shift]),
  KeyCase("\u{1B}[1;3B", .down, .alt), KeyCase("\u{1B}[H", .home), KeyCase("\u{1B}OH", .home),
  KeyCase("\u{1B}[1~", .home), KeyCase("\u{1B}[F", .end), KeyCase("\u{1B}[4~", .end),
  KeyCase("\u{1B}[1;5H", .home, .control), KeyCase("\u{1B}[2~", .insert),
  KeyCase("\u{1B}[3~", .delete), KeyCase("\u{1B}[3;5~", .delete, .control),
  KeyCase("\u{1B}[5~", .pageUp), KeyCase("\u{1B}[6;2~", .pageDown, .shift),
  KeyCase("\u{1B}[Z", .tab, .shift),
  KeyCase("\u{1B}OP", .function(1)), KeyCase("\u{1B}OR", .function(3)),
  KeyCase("\u{1B}[15~", .function(5)), KeyCase("\u{1B}[17~", .function(6)),
  KeyCase("\u{1B}[20~", .function(9)), KeyCase("\u{1B}[21~", .function(10)),
  KeyCase("\u{1B}[24~", .function(12)), KeyCase("\u{1B}[1;2P", .function(1), .shift),
  KeyCase("\u{1B}[1;5R", .function(3), .control), KeyCase("\u{1B}[19;3~", .function(8), .alt),
  KeyCase("\u{1B}O5P", .function(1), .control),
  // rxvt
  KeyCase("\u{1B}[7~", .home), KeyCase("\u{1B}[8~", .end), KeyCase("\u{1B}[a", .up, .shift),
  KeyCase("\u{1B}Oa", .up, .control), KeyCase("\u{1B}[3$", .delete, .shift),
  KeyCase("\u{1B}[3^", .delete, .control), KeyCase("\u{1B}[5@", .pageUp, [.control, .shift]),
  KeyCase("\u{1B}[11~", .function(1)), KeyCase("\u{1B}\u{1B}[A", .up, .alt),
  KeyCase("\u{1B}\u{1B}OA", .up, .alt),
  // Linux console
  KeyCase("\u{1B}[[A", .function(1)), KeyCase("\u{1B}[[E", .function(5)),
  // keypad
  KeyCase("\u{1B}OM", .enter), KeyCase("\u{1B}Op", .character("0")),
  KeyCase("\u{1B}Ok", .character("+")),
  // modifyOtherKeys and kitty
  KeyCase("\u{1B}[27;5;13~", .enter, .control), KeyCase("\u{1B}[13;2u", .enter, .shift),
  KeyCase("\u{1B}[97;5u", .character("a"), .control), KeyCase("\u{1B}[97;2u", .character("A")),
  KeyCase("\u{1B}[27u", .escape), KeyCase("\u{1B}[57417;5u", .left, .control),
  KeyCase("\u{1B}[1;1:2A", .up),
])
func `reads one key`(_ one: KeyCase) {
  #expect(events(one.sequence) == [.key(one.key)])
}

@Test(arguments: [
  (Array("\u{1B}\u{13}".utf8), Key.control("s")), (Array("\u{1B}\r".utf8), Key(.enter)),
])
func `Esc and a control key pressed at once are two keys`(bytes: [UInt8], second: Key) {
  var decoder = InputDecoder()
  #expect(decoder.feed(bytes[...]) == [.key(Key(.escape)), .key(second)])
}
