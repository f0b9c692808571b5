import Documents
import FoundationEssentials
import TextEngine
import Translation
import WritingTools
import Testing

@testable import Providers

struct TranslatingTests {
  /// Translates a whole text as the filter does.
  private func result(
    _ text: String, by translator: FakeTranslator, format: DocumentFormat = .markdown,
    from source: String? = "en", to target: String = "es"
  ) async throws(ProviderError) -> FilterResult {
    let options = Filter.Options(
      tool: .translate, format: format, language: source, target: target, landing: .replace)
    return try await Filter(options, provider: EmbeddedProvider(translator: translator))
      .run(TextStorage(text))
  }

  private func translated(
    _ text: String, by translator: FakeTranslator, format: DocumentFormat = .markdown
  ) async throws -> String {
    String(decoding: try await result(text, by: translator, format: format).output, as: UTF8.self)
  }

  @Test(arguments: [
    ("# Title\n\nOne sentence. Two more.\n", "# TITLE\n\nONE SENTENCE. TWO MORE.\n"),
    ("Title\n=====\n\nText.\n", "TITLE\n=====\n\nTEXT.\n"),
    ("- first item\n- second *item*\n\n1. third\n", "- FIRST ITEM\n- SECOND *ITEM*\n\n1. THIRD\n"),
    ("- [ ] to do\n- [x] done\n", "- [ ] TO DO\n- [x] DONE\n"),
    ("| a b | c |\n|-----|:-:|\n| d e | `f` |\n", "| A B | C |\n|-----|:-:|\n| D E | `f` |\n"),
    ("Text with `code` in it.\n", "TEXT WITH `code` IN IT.\n"),
    ("A [link](http://x.org/a) here.\n", "A [LINK](http://x.org/a) HERE.\n"),
    ("before [link](x): after\n", "BEFORE [LINK](x): AFTER\n"),
    (
      "See [this] and [that][].\n\n[this]: http://a\n[that]: http://b\n",
      "SEE [this] AND [that][].\n\n[this]: http://a\n[that]: http://b\n"
    ),
    ("---\ntitle: a title\n---\n\nText.\n", "---\ntitle: a title\n---\n\nTEXT.\n"),
    ("```\nlet code = 1\n```\n\nText.\n", "```\nlet code = 1\n```\n\nTEXT.\n"),
    ("> A quotation.\n\nText.\n", "> A quotation.\n\nTEXT.\n"),
    ("One line\nand another.\n", "ONE LINE\nAND ANOTHER.\n"),
    ("Hard  \nbreak, and\\\nanother.\n", "HARD  \nBREAK, AND\\\nANOTHER.\n"),
    ("Hello {name}: %s and ⟦1: the name⟧.\n", "HELLO {name}: %s AND ⟦1: the name⟧.\n"),
    ("A \\* star, R&amp;D and more.\n", "A \\* STAR, R&amp;D AND MORE.\n"),
    ("Costs 1,234.56 or 12% now.\n", "COSTS 1,234.56 OR 12% NOW.\n"),
    ("one\r\n\r\ntwo\r\n", "ONE\r\n\r\nTWO\r\n"),
    ("<div>kept</div>\n\nText.\n", "<div>kept</div>\n\nTEXT.\n"),
    ("![a picture](p.png) and text\n", "![a picture](p.png) AND TEXT\n"),
  ])
  func `a Markdown document keeps its structure`(source: String, expected: String) async throws {
    #expect(try await translated(source, by: .capitals) == expected)
  }

  @Test(arguments: [
    // A heading without a full stop stays apart.
    ("A heading\n\nA paragraph.\n", "A HEADING\n\nA PARAGRAPH.\n"),
    ("- one thing\n- another\n", "- ONE THING\n- ANOTHER\n"),
    ("See http://x.org/a.b, or ask me@x.org.\n", "SEE http://x.org/a.b, OR ASK me@x.org.\n"),
    ("No *stars* here.\n", "NO *STARS* HERE.\n"),
    ("> quoted mail\nmy answer\n", "> quoted mail\nMY ANSWER\n"),
  ])
  func `plain text keeps its lines`(source: String, expected: String) async throws {
    #expect(try await translated(source, by: .capitals, format: .plainText) == expected)
  }

  @Test(arguments: [
    ("Press **the button** now", "now **button the** Press"),
    ("Use `a` or `b` today", "today `b` or `a` Use"),
    ("A [link text](x) here", "here [text link](x) A"),
  ])
  func `marks and code move with their words`(source: String, expected: String) async throws {
    #expect(try await translated(source, by: .backwards) == expected)
  }

  @Test func `what loses its code is translated in parts, around it`() async throws {
    #expect(try await translated("Use `a` or `b` today", by: .forgetful) == "USE `a` OR `b` TODAY")
  }

  @Test func `a sentence that cannot be kept whole stays in the original and is named`()
    async throws
  {
    let broken = FakeTranslator { sentence in
      MarkedText(sentence.words.filter { !$0.isNumber }.uppercased())
    }
    let found = try await result("Good day. There are 7 hills and `code`.", by: broken)
    let text = String(decoding: found.output, as: UTF8.self)
    #expect(text.hasPrefix("GOOD DAY. "))
    #expect(text.contains("7") && text.contains("`code`"))
    let nothing = FakeTranslator { _ in nil }
    let kept = try await result("Good day to you.", by: nothing)
    #expect(kept.notices.contains { $0.contains("kept in the original: “Good day to you.”") })
    #expect(String(decoding: kept.output, as: UTF8.self) == "Good day to you.")
  }

  @Test func `a translator that changes nothing leaves every document as it is`() async throws {
    let folder = Fixtures.folder
    for name in ["marked-up-sentences.md", "story.md"] {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(try await translated(text, by: .identity) == text, "\(name)")
    }
  }

  @Test(arguments: [FakeTranslator.backwards, .capitals, .forgetful])
  func `fifty marked-up sentences keep their marks, links, code and numbers`(
    translator: FakeTranslator
  ) async throws {
    let path = "\(Fixtures.folder)/marked-up-sentences.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let output = try await translated(text, by: translator)
    let (old, new) = (lines(text), lines(output))
    #expect(old.count == new.count)
    var changed = 0
    for (before, after) in zip(old, new) {
      if before != after { changed += 1 }
      #expect(shape(before) == shape(after), "\(before) became \(after)")
      #expect(
        TranslationWork.Result.haveSameNumbers(String(before), String(after)),
        "\(before) became \(after)")
    }
    #expect(changed >= 48)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  /// How often each sort of markup stands in a line, and what must stay.
  private func shape(_ line: Substring) -> [String: Int] {
    let structure = MarkdownStructure(String(line))
    var shape = structure.inlines.reduce(into: [String: Int]()) {
      $0["\($1.kind)", default: 0] += 1
    }
    let bytes = Array(line.utf8)
    for range in structure.protectedRanges {
      shape[String(decoding: bytes[range], as: UTF8.self), default: 0] += 1
    }
    return shape
  }

  @Test func `each error has its name`() async throws {
    func failure(
      _ text: String, _ translator: FakeTranslator, from: String? = "en", to: String? = "es"
    ) async -> String {
      let request = ToolRequest(tool: .translate, text: text, language: from, target: to)
      do {
        _ = try await Translating(translator: translator).answer(request)
        return "none"
      } catch { return error.name }
    }
    let unknown = FakeTranslator(identification: Identification()) { $0 }
    #expect(await failure("Good day.", .capitals) == "none")
    #expect(await failure("Good day.", .capitals, from: "ja") == "unsupported-source")
    #expect(await failure("Good day.", .capitals, to: "ja") == "unsupported-target")
    #expect(await failure("Good day.", .capitals, from: "sv", to: "ur") == "unsupported-pair")
    #expect(await failure("Good day.", .capitals, to: "en-GB") == "unsupported-pair")
    #expect(await failure("Good day.", .capitals, to: "ca") == "not-installed")
    #expect(await failure("Good day.", unknown, from: nil) == "not-identified")
    #expect(await failure("12 `code`", .capitals) == "nothing-to-translate")
    #expect(await failure("Good day.", .capitals, to: nil) == "internal")
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure("Good day.", .capitals)
    }
    #expect(await cancelled.value == "already-cancelled")
  }

  @Test func `a short text whose language is a guess is not translated from it`() async throws {
    let unsure = FakeTranslator(
      identification: Identification(language: LanguageTag("en"), isSure: false)
    ) { $0 }
    await #expect(throws: ProviderError.notAvailable(TranslationError.notIdentified.message)) {
      _ = try await result("Good day.", by: unsure, from: nil)
    }
  }

  @Test func `each sentence is one change, and its reason says that it is a draft`() async throws {
    let found = try await result("One here. Two here.", by: .capitals)
    #expect(found.suggestions.map(\.original) == ["One here.", "Two here."])
    #expect(found.suggestions.allSatisfy { $0.explanation.hasPrefix("draft, en → es") })
    #expect(found.notices.first == "a draft by Apertium, en → es")
  }

  @Test func `a translated line cannot begin a list or a heading`() async throws {
    let text = "a number of 2 things\nmade 3. of them"
    let tricky = FakeTranslator { sentence in
      MarkedText(
        sentence.pieces.map { piece in
          if case .text(let words, let marks) = piece, words.hasPrefix("made") {
            return .text("3. made of them", marks: marks)
          }
          return piece
        })
    }
    #expect(try await translated(text, by: tricky) == "a number of 2 things 3. made of them")
  }
}

/// Where the fixtures lie in this package.
enum Fixtures {
  static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Fixtures"
}
