import Testing

@testable import WritingTools

struct ListRemainsTests {
  private func remains(_ text: String, _ items: [String]) -> ListRemains {
    var from = text.startIndex
    let offsets = items.map { item -> Int in
      guard let range = text[from...].firstRange(of: item) else { return -1 }
      from = range.upperBound
      return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    }
    return ListRemains(of: text, items: items, at: offsets)
  }

  @Test(arguments: [
    ("We need three things: a plan, a budget and people.", "We need three things:", ""),
    ("Buy milk, eggs and bread.", "Buy:", ""),
    ("The steps are simple: milk, eggs, bread. Next.", "The steps are simple:", "Next."),
    ("milk, eggs, bread", "", ""),
    (
      "It rained. For it we need milk, eggs and bread. He left.", "It rained. For it we need:",
      "He left."
    ),
    ("1. milk 2. eggs 3. bread", "", ""),
    ("First, milk. Second, eggs. Finally, bread!", "", ""),
  ])
  func `words before and after the items stay`(text: String, lead: String, tail: String) {
    let items =
      text.contains("plan") ? ["a plan", "a budget", "people"] : ["milk", "eggs", "bread"]
    let found = remains(text, items)
    #expect(found.lead == lead)
    #expect(found.tail == tail)
    #expect(found.lost.isEmpty)
  }

  @Test func `words between items that join nothing are named`() {
    let found = remains("Buy milk. My sister drinks none. Buy eggs.", ["milk", "eggs"])
    #expect(found.lost == [". My sister drinks none. Buy"])
  }

  @Test func `offsets that fit nothing leave nothing over`() {
    #expect(ListRemains(of: "a, b", items: ["a", "b"], at: []).isEmpty)
    #expect(ListRemains(of: "a, b", items: ["a", "b"], at: [3, 0]).isEmpty)
    #expect(ListRemains(of: "a, b", items: ["a", "b"], at: [0, 99]).isEmpty)
  }
}
