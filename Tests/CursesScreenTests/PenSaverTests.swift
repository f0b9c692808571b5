import Testing

@testable import CursesScreen

private func shortened(_ parts: [String]) -> [String] {
  var saver = PenSaver()
  return parts.map { part in
    Array(part.utf8).withUnsafeBufferPointer {
      String(decoding: saver.shortened($0), as: UTF8.self)
    }
  }
}

@Test func `pen sequences become one`() {
  #expect(
    shortened(["a\u{1B}(B\u{1B}[0;7m\u{1B}[38;5;0m\u{1B}[48;5;25mb\u{1B}[39;49m\u{1B}(B\u{1B}[mc"])
      == ["a\u{1B}[0;7;38;5;0;48;5;25mb\u{1B}[mc"])
}

@Test func `a reset of a pen that is plain is left out, also in the next frame`() {
  #expect(
    shortened(["\u{1B}[m\u{F}", "x\u{1B}[0;1m\u{F}y\u{1B}[mz", "\u{1B}[mk"])
      == ["\u{1B}[m", "x\u{1B}[1my\u{1B}[mz", "k"])
}

@Test func `a colour of number 0 is no reset`() {
  #expect(shortened(["\u{1B}[7m\u{1B}[38;5;0mb"]) == ["\u{1B}[7;38;5;0mb"])
}

@Test func `other sequences stay as they are`() {
  let other = "\u{1B}[2;7H\u{1B}[?25l\u{1B}[K\u{1B}[>4;1m\u{1B}(0漢"
  #expect(shortened([other]) == [other])
}
