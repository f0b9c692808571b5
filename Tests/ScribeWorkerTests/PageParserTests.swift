import TestSupport
import Testing
import WorkerLink

@testable import ScribeWorker

struct PageParserTests {
  @Test(arguments: [
    ("", ""),
    ("<p>One<p>Two", "<html><body><p>One</p><p>Two</p></body></html>"),
    (
      "<ul><li>a<li>b<ul><li>c</ul></ul>",
      "<html><body><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></body></html>"
    ),
    (
      "<p CLASS=x title='a\"b' hidden>&eacute;&nbsp;&lt;&#8217;</p>",
      "<html><body><p class=x title=a\"b hidden=>é\u{A0}<’</p></body></html>"
    ),
    ("<p><b>x<i>y</b>z", "<html><body><p><b>x<i>y</i></b>z</p></body></html>"),
    // An element without contents that libxml2 does not know.
    (
      "<picture><source srcset=a><img src=b>c</picture>d",
      "<html><body><picture><source srcset=a></source><img src=b></img>c</picture>d</body></html>"
    ),
    // The bytes are UTF-8 whatever the page says.
    (
      "<meta charset=iso-8859-1><p>漢é",
      "<html><head><meta charset=iso-8859-1></meta></head><body><p>漢é</p></body></html>"
    ),
    (
      "<style>p > b {}</style><pre>\n a\n  b</pre>",
      "<html><head><style>p > b {}</style></head><body><pre>\n a\n  b</pre></body></html>"
    ),
    ("<!-- a --><p>x<!-- b -->y", "<html><body><p>xy</p></body></html>"),
  ])
  func `a page is walked through`(page: String, expected: String) throws {
    #expect(try walk(page).text == expected)
  }

  @Test func `a declared entity stands for nothing`() throws {
    let page = "<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><p>a&x;b"
    #expect(try walk(page).text.contains("a&x;b"))
  }

  @Test func `depth is bounded and no text is lost`() throws {
    let deep = try walk(String(repeating: "<div>", count: 3000) + "bottom</div>end")
    #expect(deep.limits.flattened == 3000 - (WorkerLimits.pageDepth - 2))
    #expect(!deep.limits.isCut)
    #expect(deep.text.contains("bottom"))
    #expect(deep.text.contains("end"))
    // Far beyond, the page ends, and soon: libxml2 would look through all open elements again and again.
    let abyss = try walk(String(repeating: "<b>", count: 100_000) + "bottom")
    #expect(abyss.limits.isCut)
    #expect(abyss.depth == 0)
  }

  @Test func `long values and texts come whole, in bounded parts`() throws {
    let address = "data:image/png;base64," + String(repeating: "AbCdéß", count: 100_000)
    let words = String(repeating: "漢字 ", count: 100_000)
    var largest = 0
    let found = try walk("<img src='\(address)'><p>\(words)</p>") { largest = max(largest, $0) }
    #expect(found.text == "<html><body><img src=\(address)></img><p>\(words)</p></body></html>")
    #expect(largest <= WorkerLimits.pieceBytes, "\(largest)")
  }

  @Test func `a page that is cut anywhere or damaged is walked in balance`() throws {
    let page = Array(
      """
      <!DOCTYPE html><html><head><style>p{color:red}</style></head><body><table><tr><td>a<td>b&amp;
      <ul><li>é</table><script>if (a < b) {}</script><a href="x&y">漢</a><!-- c --></body></html>
      """.utf8)
    for end in 0...page.count {
      let found = try walk(String(decoding: page[..<end], as: UTF8.self))
      #expect(found.depth == 0, "cut at \(end)")
    }
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = page
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          Array("<>&;\"'=/! \u{1}a-".utf8).randomElement(using: &random)!
      }
      let found = try walk(String(decoding: bytes, as: UTF8.self))
      #expect(found.depth == 0, "seed \(seed)")
      #expect(found.isWellFormed, "seed \(seed)")
    }
  }

  @Test func `the pieces of a page are put together, and a gap is noticed`() throws {
    var uploads = PageUploads()
    let first = try uploads.append("ab", to: 1, from: 0, isLast: false)
    let other = try uploads.append("xy", to: 2, from: 0, isLast: false)
    let whole = try uploads.append("cd", to: 1, from: 2, isLast: true)
    #expect(first == nil && other == nil && whole == Array("abcd".utf8))
    #expect(throws: WorkerFault.unreadable(reason: "a piece of a page is missing")) {
      try uploads.append("z", to: 2, from: 5, isLast: true)
    }
    for number in 3..<9 { _ = try uploads.append("a", to: number, from: 0, isLast: false) }
    // The oldest was dropped.
    #expect(throws: WorkerFault.self) { try uploads.append("b", to: 3, from: 1, isLast: true) }
    let last = try uploads.append("b", to: 8, from: 1, isLast: true)
    #expect(last == Array("ab".utf8))
  }

  @Test func `what no writer writes is refused`() {
    for strings in [["/"], ["=a"], ["\"a"], ["<p", "'x", "=a"], ["?"], [""]] {
      var reader = MarkupReader()
      let isRead = reader.append(strings)
      #expect(!isRead, "\(strings)")
    }
  }

  private struct Walk {
    var text = ""
    var depth = 0
    var isWellFormed = true
    var limits = MarkupLimits()
  }

  private func walk(_ page: String, part: (Int) -> Void = { _ in }) throws -> Walk {
    var reader = MarkupReader()
    var walk = Walk()
    try withoutActuallyEscaping(part) { part in
      let parser = PageParser(
        send: { strings in
          part(strings.reduce(0) { $0 + $1.utf8.count + 3 })
          if !reader.append(strings) { walk.isWellFormed = false }
        }, isCancelled: { false })
      try parser.parse(Array(page.utf8))
      walk.limits = parser.limits
    }
    var names: [String] = []
    for item in reader.end() {
      switch item {
      case .open(let name, let attributes):
        names.append(name)
        walk.text +=
          "<\(name)" + attributes.map { " \($0.name)=\($0.value)" }.joined() + ">"
      case .text(let text): walk.text += text
      case .close:
        guard let name = names.popLast() else {
          walk.isWellFormed = false
          continue
        }
        walk.text += "</\(name)>"
      }
    }
    walk.depth = names.count
    return walk
  }
}
