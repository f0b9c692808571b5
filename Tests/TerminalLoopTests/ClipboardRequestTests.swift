import Foundation
import TerminalLoop
import TestSupport
import Testing

@Test func `the clipboard gets the bytes as they are`() throws {
  var random = SeededRandom(seed: 7)
  for count in [0, 1, 2, 3, 4, 100, 5000] {
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let sequence = ClipboardRequest(bytes).sequence(through: .none)
    let text = String(decoding: sequence, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}]52;c;") && text.hasSuffix("\u{7}"))
    let payload = text.dropFirst(7).dropLast()
    #expect(Data(base64Encoded: String(payload)).map(Array.init) == bytes, "\(count) bytes")
  }
}

@Test func `a text that is too long for terminals is not sent`() {
  let long = [UInt8](repeating: 97, count: ClipboardRequest.mostBytes + 1)
  #expect(ClipboardRequest(long).sequence(through: .none).isEmpty)
  #expect(!ClipboardRequest(long.dropLast()).sequence(through: .none).isEmpty)
}

@Test func `multiplexers pass the request on`() {
  let plain = "\u{1B}]52;c;aGk=\u{7}"
  let request = ClipboardRequest(Array("hi".utf8))
  func sequence(_ multiplexer: ClipboardRequest.Multiplexer) -> String {
    String(decoding: request.sequence(through: multiplexer), as: UTF8.self)
  }
  #expect(sequence(.none) == plain)
  #expect(sequence(.tmux) == plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\")
  #expect(sequence(.screen) == "\u{1B}P" + plain + "\u{1B}\\")
  #expect(ClipboardRequest.Multiplexer(environment: ["TMUX": "/tmp/x,1,0"]) == .tmux)
  #expect(ClipboardRequest.Multiplexer(environment: ["STY": "1.x"]) == .screen)
  #expect(ClipboardRequest.Multiplexer(environment: ["TMUX": ""]) == .none)
}
