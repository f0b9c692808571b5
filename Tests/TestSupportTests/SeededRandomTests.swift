import TestSupport
import Testing

@Test func `the same seed gives the same numbers`() {
  var a = SeededRandom(seed: 7)
  var b = SeededRandom(seed: 7)
  for _ in 0..<100 { #expect(a.next() == b.next()) }
}
