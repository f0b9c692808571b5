import Testing
import WorkerLink

@Suite(.timeLimit(.minutes(2)))
struct WorkerPageTests {
  private let client = WorkerClient(silence: .seconds(60))

  @Test func `a page of many pieces comes back as one tree`() async throws {
    let cell = "<tr><td>漢 &amp; é 👩‍🚀</td></tr>"
    let count = 6_000
    let page = try await client.parse(page: "<table>" + String(repeating: cell, count: count))
    #expect(page.limits == MarkupLimits())
    var cells = 0
    for item in page.items where item == .text("漢 & é 👩‍🚀") { cells += 1 }
    #expect(cells == count)
    #expect(page.items.first == .open(name: "html", attributes: []))
  }

  @Test func `two pages at once do not mix`() async throws {
    let one = String(repeating: "<p>one", count: 20_000)
    let two = String(repeating: "<p>two", count: 20_000)
    async let first = client.parse(page: one)
    async let second = client.parse(page: two)
    let pages = try await (first, second)
    #expect(pages.0.items.contains(.text("one")) && !pages.0.items.contains(.text("two")))
    #expect(pages.1.items.contains(.text("two")) && !pages.1.items.contains(.text("one")))
  }

  @Test func `an empty page is a page`() async throws {
    #expect(try await client.parse(page: "").items == [])
  }
}
