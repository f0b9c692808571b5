import TestSupport
import Testing
import TextEngine

@Suite struct FragmentRuleTests {
  private let rules = [FragmentRule.holding("TODO"), .holding("Hamlet", name: "a name")]

  private func names(_ layout: any LayoutEngine) -> [String?] {
    layout.allRows.map { layout.fragmentName(of: $0) }
  }

  @Test func `TK2 boxes each paragraph that matches, in all its rows`() throws {
    let text = TextStorage("plain\nTODO wrapped over rows\nof Hamlet\n")
    let layout = Engine.tk2.layout(text, width: 12)
    let rows = layout.allRows
    #expect(names(layout) == [nil, nil, nil, nil, nil])
    try layout.setFragmentRules(rules)
    #expect(names(layout) == [nil, "TODO", "TODO", "a name", nil])
    #expect(layout.allRows == rows)
    try layout.setFragmentRules([])
    #expect(names(layout) == [nil, nil, nil, nil, nil])
  }

  @Test func `a box comes and goes while one types`() throws {
    var text = TextStorage("one\nTOD\nthree")
    let layout = Engine.tk2.layout(text, width: 12)
    try layout.setFragmentRules(rules)
    #expect(names(layout) == [nil, nil, nil])
    layout.apply(text.apply(EditSet(Edit(range: 7..<7, text: "O"))), text: text)
    #expect(names(layout) == [nil, "TODO", nil])
    layout.apply(text.apply(EditSet(Edit(range: 4..<5, text: ""))), text: text)
    #expect(names(layout) == [nil, nil, nil])
  }

  @Test func `TK1 says that it cannot`() {
    let layout = Engine.tk1.layout("TODO", width: 12)
    #expect {
      try layout.setFragmentRules(rules)
    } throws: { error in
      (error as? FragmentRefusal)?.message.hasPrefix("TK1 has rows and no fragments") == true
    }
    #expect(layout.fragmentName(of: layout.lastRow) == nil)
  }
}
