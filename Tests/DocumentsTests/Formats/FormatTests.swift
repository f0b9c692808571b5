import Documents
import Testing

@Suite struct FormatTests {
  @Test(arguments: [
    (nil, DocumentFormat.markdown), ("draft.md", .markdown), ("a/b.MARKDOWN", .markdown),
    ("x.mdown", .markdown), ("x.mkd", .markdown), ("x.mdx", .markdown), ("a.txt", .plainText),
    ("README", .plainText), ("notes.md/plain", .plainText), (".hidden", .plainText),
    ("x.unknown", .plainText), ("main.swift", .sourceCode), ("x.tar.c", .sourceCode),
    ("page.html", .htmlSource), ("PAGE.HTM", .htmlSource), ("Makefile", .sourceCode),
    ("CMakeLists.txt", .sourceCode), ("x.json", .sourceCode), ("x.tex", .sourceCode),
    ("", .plainText), ("/", .plainText), ("x.", .plainText), (".md", .plainText),
  ])
  func `the suffix says the format`(path: String?, format: DocumentFormat) {
    #expect(DocumentFormat(path: path) == format)
  }

  @Test func `names of formats are known`() {
    for format in DocumentFormat.allCases { #expect(DocumentFormat(named: format.name) == format) }
    #expect(DocumentFormat(named: "md") == .markdown)
    #expect(DocumentFormat(named: ".TXT") == .plainText)
    #expect(DocumentFormat(named: "docx") == nil)
    #expect(DocumentFormat(named: "") == nil)
  }

  @Test func `kinds are read as they are written`() {
    for value in 0..<16 as Range<UInt8> {
      let options = ResultOptions(rawValue: value)
      #expect(ResultOptions.parse(options.words) == .success(options))
    }
    #expect(ResultOptions.parse("Plain, LIST,plain") == .success([.plain, .list]))
    #expect(ResultOptions.parse("all") == .success(.all))
    #expect(ResultOptions.parse("none") == .success([]))
    for word in ["", ",", "plan", "plain,none", "none,none", "plain;list"] {
      guard case .failure(let error) = ResultOptions.parse(word) else {
        Issue.record("\(word) was read")
        continue
      }
      #expect(!error.message.contains("\n"))
    }
  }
}
