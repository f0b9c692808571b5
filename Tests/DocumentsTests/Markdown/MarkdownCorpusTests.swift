import Documents
import Foundation
import TestSupport
import Testing

@Suite struct MarkdownCorpusTests {
  private static let specification =
    Handed.folder.map { $0 + "/fixtures/formats/markdown/commonmark_spec.txt" }

  /// The examples of the specification: what stands between the fence and the lone dot.
  private static func examples() throws -> [String] {
    let path = try #require(specification)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    return text.components(separatedBy: fence + " example\n").dropFirst().map { part in
      let markdown = part.components(separatedBy: "\n.\n")[0]
      return markdown.replacingOccurrences(of: "→", with: "\t")
    }
  }

  private func check(_ text: String, mayMiss: Bool = false, _ comment: String = "") {
    let structure = MarkdownStructure(text)
    let bytes = Array(text.utf8)
    if !mayMiss { #expect(structure.misses == 0, "\(comment)\n\(text)") }
    for inline in structure.inlines {
      let part = bytes[inline.range]
      let first = part.first.map { Character(Unicode.Scalar($0)) }
      let isRight =
        switch inline.kind {
        case .code: first == "`" && part.last == part.first
        case .link: first == "["
        case .image: part.starts(with: "![".utf8)
        case .emphasis, .strong: (first == "*" || first == "_") && part.last == part.first
        case .strikethrough: first == "~" && part.last == part.first
        case .html: first == "<" && part.last == UInt8(ascii: ">")
        case .autolink: inline.isBare || (first == "<" && part.last == UInt8(ascii: ">"))
        }
      #expect(isRight, "\(inline) \(comment)\n\(text)")
    }
    var last = -1
    for range in structure.protectedRanges {
      #expect(range.lowerBound > last && range.upperBound <= bytes.count && !range.isEmpty)
      last = range.upperBound
    }
    for block in structure.blocks {
      #expect(block.range.upperBound <= bytes.count)
    }
  }

  @Test(.enabled(if: Handed.folder != nil, "the CommonMark specification is not at hand"))
  func `every part of the specification's examples is found again`() throws {
    let examples = try Self.examples()
    #expect(examples.count > 600)
    for example in examples { check(example) }
  }

  @Test(.enabled(if: Handed.folder != nil, "the CommonMark specification is not at hand"))
  func `every part is found again in quotes, items and with other line ends`() throws {
    for example in try Self.examples() {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      check(lines.map { "> " + $0 }.joined(separator: "\n"), "quoted")
      check("- " + lines.joined(separator: "\n  "), "item")
      check("> 1. > " + lines.joined(separator: "\n>    > "), "quoted item")
      check(lines.joined(separator: "\r\n"), "CRLF")
    }
  }

  @Test(.enabled(if: Handed.folder != nil, "the CommonMark specification is not at hand"))
  func `the specification as a whole is found again`() throws {
    check(try String(contentsOfFile: try #require(Self.specification), encoding: .utf8))
  }

  @Test func `any mixture of signs gives places inside the text`() {
    let alphabet = [
      "*", "**", "_", "`", "``", "[", "](", "]", "(u)", "![", "<a>", "<", ">", "\n", "\n> ", "\n- ",
      "\n  ", "\n\n", "a", "b c", "|", "\n|-|-|\n", "\\", "&amp;", "&", ";", "~", "~~", "\t",
      "    ",
      "http://x.y", "www.a.b", "a@b.c", "#", "\n# ", "\r\n", "\r", "é", "漢", "\u{0}", "\n```\n",
      "[r]: /u\n", "[r]", "<!--", "-->", "\u{1F468}\u{200D}\u{1F680}", ":", "\"", "'",
    ]
    var missed = 0
    for seed in 0..<3000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = (0..<Int.random(in: 1...40, using: &random))
        .map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      check(text, mayMiss: true, "seed \(seed)")
      if MarkdownStructure(text).misses > 0 { missed += 1 }
    }
    // Misses are made up for by protecting; they are to stay rare even here.
    #expect(missed < 20, "\(missed) of 3000")
  }
}
