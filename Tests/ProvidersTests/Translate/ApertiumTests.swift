import Documents
import FoundationEssentials
import Glibc
import TestSupport
import TextEngine
import Translation
import WorkerLink
import WritingTools
import Testing

@testable import Providers

private func isInstalled(_ mode: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(TranslationCatalog.modesFolder)/\(mode).mode")
}

/// Whether Apertium's English-Spanish pair is installed, as `scripts/bootstrap` does.
private let hasSpanish = isInstalled("eng-spa") && isInstalled("spa-eng")
private let hasFrench = hasSpanish && isInstalled("fr-es")

@Suite(.serialized, .enabled(if: hasSpanish, "apertium-eng-spa is not installed"))
struct ApertiumTests {
  let worker = WorkerClient(silence: .seconds(120))

  private func route(_ source: String, _ target: String) throws -> TranslationRoute {
    try TranslationCatalog().resolve(
      LanguagePair(from: LanguageTag(source)!, to: LanguageTag(target)!))
  }

  private func result(
    _ text: String, from source: String? = "en", to target: String = "es",
    format: DocumentFormat = .markdown
  ) async throws -> FilterResult {
    let options = Filter.Options(
      tool: .translate, format: format, language: source, target: target, landing: .replace)
    let provider = EmbeddedProvider(translator: WorkerTranslator(worker: worker))
    return try await Filter(options, provider: provider).run(TextStorage(text))
  }

  private func translated(
    _ text: String, from source: String? = "en", to target: String = "es"
  ) async throws -> String {
    String(decoding: try await result(text, from: source, to: target).output, as: UTF8.self)
  }

  @Test func `a sentence, a heading and a marked word are translated`() async throws {
    #expect(try await translated("The house is red.") == "La casa es roja.")
    #expect(
      try await translated("# The house\n\nThe house is **red**.")
        == "# La casa\n\nLa casa es **roja**.")
    #expect(
      try await translated("Read the [red book](http://x.org) today.")
        == "Leído el [libro rojo](http://x.org) hoy.")
  }

  @Test func `the language of a text is found out`() async throws {
    let found = try await result("La casa de mi abuela está cerca del río.", from: nil, to: "en")
    #expect(found.notices.first == "a draft by Apertium, es → en")
  }

  @Test func `unknown words stay, without a star, and are named`() async throws {
    let found = try await result("The meow of the frobnicator * is red.")
    let text = String(decoding: found.output, as: UTF8.self)
    #expect(text.contains("meow") && text.contains("frobnicator"))
    #expect(text.filter { $0 == "*" } == "*")
    #expect(found.notices.contains { $0.contains("meow, frobnicator") })
  }

  @Test(.enabled(if: hasFrench, "apertium-fr-es is not installed"))
  func `a way through a third language leaves no stars either, and says its steps`() async throws {
    let found = try await result("Le chat miaoule dans la maison.", from: "fr", to: "en")
    let text = String(decoding: found.output, as: UTF8.self)
    #expect(text.contains("cat") && text.contains("house") && text.contains("miaoule"))
    #expect(!text.contains("*"))
    #expect(found.notices.first == "a draft by Apertium, fr → es → en (2 steps, rougher for it)")
  }

  @Test func `only changed sentences are translated again`() async throws {
    let translator = WorkerTranslator(worker: worker)
    let way = try route("en", "es")
    let first = [MarkedText("One house."), MarkedText("Two houses."), MarkedText("Three houses.")]
    let before = try await translator.translate(first, by: way)
    #expect(await translator.sent == 3)
    var second = first
    second[1] = MarkedText("Four houses.")
    let after = try await translator.translate(second, by: way)
    #expect(await translator.sent == 4)
    #expect(after[0] == before[0] && after[2] == before[2] && after[1] != before[1])
  }

  @Test func `a translator whose process was killed is started again`() async throws {
    let translator = WorkerTranslator(worker: worker)
    let way = try route("en", "es")
    _ = try await translator.translate([MarkedText("The first house.")], by: way)
    let processes = children(of: try #require(worker.processIdentifier))
    #expect(processes.count > 5)
    kill(processes[processes.count / 2], SIGKILL)
    let found = try await translator.translate([MarkedText("The house is red.")], by: way)
    #expect(found[0]?.text.words == "La casa es roja.")
  }

  private func children(of process: pid_t) -> [pid_t] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return names.flatMap { thread -> [pid_t] in
      let data = FileManager.default.contents(atPath: "/proc/\(process)/task/\(thread)/children")
      return String(decoding: data ?? Data(), as: UTF8.self).split(separator: " ").compactMap {
        pid_t($0)
      }
    }
  }

  @Test func `whatever characters a sentence has, the translator outlives it`() async throws {
    let translator = WorkerTranslator(worker: worker)
    let way = try route("en", "es")
    let alphabet = Array("ab éx漢[]{}^$/@<>\\*#~'’\"|_%&=+:;().,!?1  \u{0}\t\u{200B}😀")
    var random = SeededRandom(seed: 9)
    let texts = (0..<60).map { _ in
      MarkedText(
        "The " + String((0..<20).map { _ in alphabet.randomElement(using: &random)! }) + " house.")
    }
    let found = try await translator.translate(texts, by: way)
    #expect(found.count { $0 == nil } == 0)
    let next = try await translator.translate([MarkedText("The house is red.")], by: way)
    #expect(next[0]?.text.words == "La casa es roja.")
  }

  @Test func `fifty marked-up sentences keep their links, code, placeholders and numbers`()
    async throws
  {
    let path = "\(Fixtures.folder)/marked-up-sentences.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let output = try await translated(text)
    let old = text.split(separator: "\n")
    let new = output.split(separator: "\n")
    #expect(old.count == new.count)
    var same = 0
    for (before, after) in zip(old, new) {
      let (a, b) = (MarkdownStructure(String(before)), MarkdownStructure(String(after)))
      #expect(parts(a) == parts(b), "\(before) became \(after)")
      #expect(TranslationWork.Result.haveSameNumbers(String(before), String(after)))
      if a.inlines.map(\.kind).sorted(by: { "\($0)" < "\($1)" })
        == b.inlines.map(\.kind).sorted(by: { "\($0)" < "\($1)" })
      {
        same += 1
      }
    }
    // Emphasis may be lost with its word, and is named then.
    #expect(same >= old.count - 1)
  }

  private func parts(_ structure: MarkdownStructure) -> [String] {
    let bytes = Array(structure.text.utf8)
    return structure.protectedRanges.map { String(decoding: bytes[$0], as: UTF8.self) }.sorted()
  }

  @Test(arguments: [
    ("The government has decided to build a new school in the city.", "en"),
    ("El gobierno ha decidido construir una nueva escuela en la ciudad.", "es"),
    ("Le gouvernement a décidé de construire une nouvelle école.", "fr"),
    ("Die Regierung hat beschlossen, eine neue Schule zu bauen.", "de"),
    ("Правительство решило построить новую школу в городе.", "ru"),
  ])
  func `a sentence's language is identified`(text: String, code: String) async throws {
    let found = try await WorkerTranslator(worker: worker).identify([text])[0]
    #expect(found.language?.code == code)
    // Spanish and Russian have neighbours that more must speak against.
    #expect(found.isSure || ["es", "ru"].contains(code))
  }
}
