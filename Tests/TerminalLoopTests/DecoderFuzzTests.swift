import ScribeTUI
import TerminalLoop
import TestSupport
import Testing

private let pieces: [[UInt8]] =
  [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;2M", "\u{1B}[M",
    "1;5", "A", "~",
    "\u{1B}]52;c;", "\u{7}", "\u{1B}\\", "é", "漢", "👩‍🚀", "text", "\r", "\u{1B}[[", "\u{1B}P1",
    "\u{1B}_G", "\u{1B}[1;2R",
    "\u{1B}[27;5;13~", "[", "O", "$",
  ].map { Array($0.utf8) } + [[0xC3], [0xE6, 0xBC], [0xFF], [0x9B], [0x80]]

private func randomBytes(_ random: inout SeededRandom) -> [UInt8] {
  var bytes: [UInt8] = []
  for _ in 0..<Int.random(in: 1...20, using: &random) {
    if Int.random(in: 0..<4, using: &random) == 0 {
      bytes.append(UInt8.random(in: 0...255, using: &random))
    } else {
      bytes += pieces.randomElement(using: &random)!
    }
  }
  return bytes
}

@Test func `any bytes give the same events wherever they are split`() {
  for seed in 0..<3000 as Range<UInt64> {
    var random = SeededRandom(seed: seed)
    let bytes = randomBytes(&random)
    var whole = InputDecoder()
    let expected = whole.feed(bytes) + whole.silenceUntilQuiet()
    var split = InputDecoder()
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(5, rest.count), using: &random)
      events += split.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    events += split.silenceUntilQuiet()
    #expect(events == expected, "seed \(seed)")
    guard events == expected else { return }
  }
}

@Test func `no bytes and no silence bring the decoder down or make it wait for ever`() {
  for seed in 0..<3000 as Range<UInt64> {
    var random = SeededRandom(seed: seed)
    var decoder = InputDecoder()
    for byte in randomBytes(&random) {
      _ = decoder.feed([byte])
      if Bool.random(using: &random), decoder.patience != nil { _ = decoder.fallSilent() }
    }
    _ = decoder.silenceUntilQuiet()
    // Whatever came before, the end of a sequence or a paste and some letters lead back to typing.
    _ = decoder.feed("\u{1B}[201~~~~~aaaa".utf8)
    _ = decoder.silenceUntilQuiet()
    #expect(decoder.feed("k".utf8) == [.key(.character("k"))], "seed \(seed)")
  }
}
