import TestSupport
import Testing

@testable import Translation

struct MarkSpansTests {
  private func drawn(_ pieces: [MarkedText.Piece], parents: [Int?]) -> String {
    let text = MarkedText(pieces)
    let spans = MarkSpans(of: text, parents: parents)
    return spans.steps(of: text).map { step in
      switch step {
      case .open(let mark): "<\(mark)>"
      case .close(let mark): "</\(mark)>"
      case .piece(.text(let words, _)): words
      case .piece(.fixed(let number, _)): "{\(number)}"
      case .piece(.blank): "|"
      }
    }.joined()
  }

  @Test(
    arguments: [
      // One mark round several words.
      ("<0>zorro</0> rápido", [("zorro", [0]), (" rápido", [])], [nil]),
      // The gap between its words belongs to it.
      ("El <0>botón rojo</0>", [("El ", []), ("botón", [0]), (" ", []), ("rojo", [0])], [nil]),
      // Nested marks are opened once each.
      ("<0>título <1>144</1></0>", [("título", [0]), (" ", []), ("144", [0, 1])], [nil, 0]),
      // One foreign word between is taken in.
      ("<0>muy casa grande</0>", [("muy", [0]), (" casa ", []), ("grande", [0])], [nil]),
      // Many are not: the longer stretch is the mark's.
      (
        "a uno dos tres cuatro <0>b c</0>",
        [("a", [0]), (" uno dos tres cuatro ", []), ("b c", [0])], [nil]
      ),
      // A mark without words is left out.
      ("nada", [("nada", [])], [nil]),
      // Marks side by side stay side by side.
      ("<0>a</0> <1>b</1>", [("a", [0]), (" ", []), ("b", [1])], [nil, nil]),
    ] as [(String, [(String, [Int])], [Int?])])
  func `marks cover the words that carry them`(
    expected: String, pieces: [(String, [Int])], parents: [Int?]
  ) {
    #expect(drawn(pieces.map { .text($0.0, marks: $0.1) }, parents: parents) == expected)
  }

  @Test func `whatever order words come back in, marks nest and every piece stands once`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...4, using: &random)
      let parents: [Int?] = (0..<count).map { index in
        index == 0 || Bool.random(using: &random) ? nil : Int.random(in: 0..<index, using: &random)
      }
      func chain(_ mark: Int) -> [Int] { (parents[mark].map(chain) ?? []) + [mark] }
      let pieces: [MarkedText.Piece] = (0..<8).map { index in
        let marks =
          Bool.random(using: &random) ? chain(Int.random(in: 0..<count, using: &random)) : []
        return index % 2 == 0 ? .text("w\(index)", marks: marks) : .text(" ", marks: [])
      }
      let text = MarkedText(pieces)
      let spans = MarkSpans(of: text, parents: parents)
      var open: [Int] = []
      var opened: Set<Int> = []
      var seen = 0
      for step in spans.steps(of: text) {
        switch step {
        case .open(let mark):
          #expect(opened.insert(mark).inserted, "seed \(seed)")
          #expect(parents[mark].map(open.contains) ?? true, "seed \(seed)")
          open.append(mark)
        case .close(let mark): #expect(open.popLast() == mark, "seed \(seed)")
        case .piece: seen += 1
        }
      }
      #expect(open.isEmpty, "seed \(seed)")
      #expect(seen == pieces.count, "seed \(seed)")
      #expect(opened.union(spans.lost) == Set(parents.indices), "seed \(seed)")
    }
  }
}
