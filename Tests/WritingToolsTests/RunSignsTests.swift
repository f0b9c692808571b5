import Testing
import WritingTools

struct RunSignsTests {
  @Test func `what stands between signs is found in the words without them`() {
    let signed =
      "Es \(RunSigns.open(3))caña\(RunSigns.close(3)) y \(RunSigns.open(0))é\(RunSigns.close(0))."
    let (words, runs) = RunSigns.read(signed)
    #expect(words == "Es caña y é.")
    #expect(runs.map(\.run) == [3, 0])
    #expect(runs.map(\.range) == [3..<8, 11..<13])
  }

  @Test func `signs without a partner, or with nothing between, are dropped`() {
    let (words, runs) = RunSigns.read(
      "a\(RunSigns.close(1))b\(RunSigns.open(2))c\(RunSigns.open(4))\(RunSigns.close(4))")
    #expect(words == "abc")
    #expect(runs.isEmpty)
    #expect(RunSigns.areIn(RunSigns.open(0)))
    #expect(!RunSigns.areIn("naïve ⟦1⟧"))
  }
}
