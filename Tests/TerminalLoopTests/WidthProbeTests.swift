import ScribeTUI
import TerminalLoop
import Testing
import TextEngine

/// What is found where the samples take these columns.
private func quirks(_ columns: [Int]) -> WidthQuirks? {
  var probe = WidthProbe()
  var found: WidthQuirks?
  for column in columns { found = probe.take(.cursor(Point(column: column, row: 1))) }
  return found
}

private let answers: [([Int], WidthQuirks)] = [
  ([2, 2, 2, 2, 1], []), ([4, 2, 2, 2, 1], .zwjDrawnApart), ([2, 4, 2, 2, 1], .flagsDrawnApart),
  ([2, 2, 4, 2, 1], .modifiersDrawnApart), ([2, 2, 2, 1, 1], .variationSelectorIgnored),
  ([2, 2, 2, 2, 2], .spacingMarksDrawnApart), ([5, 4, 4, 1, 2], WidthQuirks(rawValue: 31)),
]

@Test(arguments: answers)
func `finds how a terminal draws clusters`(_ columns: [Int], _ expected: WidthQuirks) {
  #expect(quirks(columns) == expected)
}

@Test func `nothing is found before the last answer, and nothing in other answers`() {
  var probe = WidthProbe()
  #expect(probe.take(.cursor(Point(column: 4, row: 1))) == nil)
  #expect(probe.take(.other([0x1B])) == nil)
  #expect(probe.take(.cursor(Point(column: 9, row: 7))) == nil)
  for _ in 0..<3 { #expect(probe.take(.cursor(Point(column: 2, row: 1))) == nil) }
  #expect(probe.take(.cursor(Point(column: 1, row: 1))) == .zwjDrawnApart)
  #expect(probe.take(.cursor(Point(column: 1, row: 1))) == nil)
}

@Test func `a small screen is not asked`() {
  #expect(WidthProbe.request(for: Size(columns: 80, rows: 1)).isEmpty)
  #expect(WidthProbe.request(for: Size(columns: 11, rows: 24)).isEmpty)
  #expect(!WidthProbe.request(for: Size(columns: 80, rows: 24)).isEmpty)
}
