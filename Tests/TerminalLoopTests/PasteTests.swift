import ScribeTUI
import TerminalLoop
import Testing

private let start = "\u{1B}[200~"
private let end = "\u{1B}[201~"

private func paste(_ text: String) -> Event { .paste(Array(text.utf8)) }

@Test func `a paste is one event of any bytes`() {
  #expect(
    events("a\(start)two\r\nlines\u{1B}[A\u{3}\(end)b") == [
      .key(.character("a")), paste("two\r\nlines\u{1B}[A\u{3}"), .key(.character("b")),
    ])
}

@Test func `an end mark inside a paste does not end it`() {
  let pasted = "\(end)\u{3}:wq\r"
  #expect(events(start + pasted + end) == [paste(pasted)])
  #expect(
    events(start + "x" + pasted + pasted + end + "k") == [
      paste("x" + pasted + pasted), .key(.character("k")),
    ])
}

@Test func `marks of both kinds inside a paste do not end it`() {
  let pasted = "x\(end)\u{11}\(start)y"
  #expect(events(start + pasted + end) == [paste(pasted)])
}

@Test func `two pastes in a row are two`() {
  #expect(events("\(start)a\(end)\(start)b\(end)") == [paste("a"), paste("b")])
}

@Test func `a paste that never ends is given out after a while`() {
  var decoder = InputDecoder()
  #expect(decoder.feed("\(start)half of".utf8) == [])
  #expect(decoder.patience == .seconds(5))
  #expect(decoder.fallSilent() == [paste("half of")])
  #expect(decoder.feed("\(end)k".utf8) == [.key(.character("k"))])
}

@Test func `an empty paste and a stray end mark are nothing`() {
  #expect(events("\(start)\(end)") == [])
  #expect(events("\(end)") == [])
}

@Test func `a paste waits for silence, and no longer`() {
  var decoder = InputDecoder()
  #expect(decoder.feed("\(start)text\(end)".utf8) == [])
  #expect(decoder.patience == .milliseconds(20))
  #expect(decoder.fallSilent() == [paste("text")])
  #expect(decoder.patience == nil)
}

@Test func `a huge paste comes whole`() {
  let text = String(repeating: "All work and no play ~ makes Jack a dull boy.\r", count: 20_000)
  #expect(events(start + text + end) == [paste(text)])
}

@Test func `a paste whose first byte was taken for Esc is still a paste`() {
  var decoder = InputDecoder()
  _ = decoder.feed([0x1B])
  #expect(decoder.fallSilent() == [.key(Key(.escape))])
  #expect(
    decoder.feed("[200~\u{11}rm\r\(end)".utf8) + decoder.silenceUntilQuiet() == [
      paste("\u{11}rm\r")
    ])
}

@Test func `text that is pasted as if typed comes as keys, lines as Enter`() {
  #expect(
    events("a\rb\n") == [
      .key(.character("a")), .key(Key(.enter)), .key(.character("b")), .key(Key(.enter)),
    ])
}
