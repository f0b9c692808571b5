import TestSupport
import Testing
import TextEngine

@testable import RichText

@Suite struct MarkdownTests {
  /// The examples of the CommonMark specification.
  static let examples: [String] = {
    let text = String(
      decoding: FormatFixtures.bytes("markdown/commonmark_spec.txt") ?? [], as: UTF8.self)
    let fence = String(repeating: "`", count: 32)
    return text.components(fence + " example\n").dropFirst().compactMap { part in
      part.components("\n.\n").first.map { $0.replacing("→", with: "\t") + "\n" }
    }
  }()

  private func read(_ text: String) throws -> RichDocument {
    try MarkdownReader().read(RichSource(bytes: Array(text.utf8))).document
  }

  @Test(.enabled(if: FormatFixtures.folder != nil, "the specification is not here"))
  func `the specification's examples keep their bytes`() throws {
    #expect(Self.examples.count > 600)
    for example in Self.examples {
      let document = try read(example)
      #expect(document.invariantFailure() == nil, "\(example)")
      #expect(String(decoding: MarkdownWriter().write(document).bytes, as: UTF8.self) == example)
      var edited = try read("# Title\n\n" + example)
      guard edited.paragraphs[0].style.kind == .heading(1), edited.paragraphs.count > 1 else {
        continue
      }
      edited.paragraphs[0].style.kind = .heading(2)
      let bytes = MarkdownWriter().write(edited).bytes
      #expect(String(decoding: bytes, as: UTF8.self) == "## Title\n\n" + example)
    }
  }

  /// Text written anew means the same as before.
  @Test(arguments: [
    "a **b** *c* ~~d~~ `e` [f](g \"h\")\n", "- a\n- b\n  - c\n- d\n", "3. a\n4. b\n\n   more\n",
    "> a\n>\n> - b\n", "- [ ] a\n- [x] b\n", "| a | b |\n| :-- | --: |\n| 1 \\| 2 | **3** |\n",
    "```swift\nlet a = 1\n\nlet b\n```\n", "a\\\nb\n", "---\n",
    "\\* a \\_b\\_ \\[x\\] 1\\. \\<b>\n",
    "***a** b*\n", "a<u>b</u>c\n", "# h\n\ntext\n",
  ])
  func `a changed block is written with the same meaning`(text: String) throws {
    var first = try read(text)
    for index in first.paragraphs.indices { first.paragraphs[index].style.source = nil }
    let written = String(decoding: MarkdownWriter().write(first).bytes, as: UTF8.self)
    var second = try read(written)
    for index in second.paragraphs.indices { second.paragraphs[index].style.source = nil }
    #expect(second.text.string == first.text.string, "\(written)")
    if !text.contains("<u>") { #expect(second.paragraphs == first.paragraphs, "\(written)") }
    #expect(second.tables == first.tables, "\(written)")
  }

  @Test(arguments: [
    "a **b** *c* ~~d~~ `e` [f](g \"h\")\n", "- a\n- b\n  - c\n- d\n", "3. a\n4. b\n\n   more\n",
    "> a\n", "- [ ] a\n- [x] b\n", "| a | b |\n| --- | --: |\n| 1 \\| 2 | **3** |\n",
    "```swift\nlet a = 1\n\nlet b\n```\n", "a\\\nb\n", "---\n", "# h\n\ntext\n",
  ])
  func `through RTF it means the same`(text: String) throws {
    var first = try read(text)
    let rtf = RTFWriter().write(first).bytes
    var second = try RTFReader().read(RichSource(bytes: rtf)).document
    for index in first.paragraphs.indices { first.paragraphs[index].style.source = nil }
    for index in second.paragraphs.indices {
      for run in second.paragraphs[index].runs.indices
      where !second.paragraphs[index].runs[run].style.isCode {
        second.paragraphs[index].runs[run].style.font = nil
      }
    }
    #expect(second.text.string == first.text.string)
    #expect(second.renumbered().paragraphs == first.renumbered().paragraphs)
    second.base = BaseFont()
    second.origin = Origin(format: .markdown)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
