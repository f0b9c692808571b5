import Testing

@testable import Providers

private let lexicon = Lexicon.english()

private func read(_ text: String, protected: [Range<Int>] = []) -> Prose {
  Prose(text, protected: protected, lexicon: lexicon)
}

private func words(_ prose: Prose) -> [String] {
  prose.tokens.indices.map { prose.string($0) }
}

private func sentences(_ text: String) -> [String] {
  let prose = read(text)
  return prose.sentences.map { prose.string($0.range) }
}

@Suite struct ProseTests {
  @Test func `hyphens and apostrophes stay inside a word and dashes part words`() {
    #expect(
      words(read("one–two — three-four it's l’eau")) == [
        "one", "–", "two", "—", "three-four", "it's", "l’eau",
      ])
  }

  @Test(arguments: [
    ("See `let x = 1` here.", "`let x = 1`"),
    ("Go to https://a.example/x_(y) now.", "https://a.example/x_(y)"),
    ("Write to me@example.org, please.", "me@example.org"),
    ("I :heart: this.", ":heart:"),
    ("A [link](http://x.example/a b) here.", "(http://x.example/a b)"),
    ("Edit config.toml now.", "config.toml"),
    ("Call run() now.", "run()"),
  ])
  func `code and addresses are opaque`(text: String, opaque: String) {
    let prose = read(text)
    #expect(prose.tokens.filter { $0.kind == .opaque }.map { prose.string($0.range) } == [opaque])
  }

  @Test func `protected ranges are one token each`() {
    let prose = read("Keep Zoë Quaxe as is.", protected: [5..<15])
    #expect(words(prose) == ["Keep", "Zoë Quaxe", "as", "is", "."])
    #expect(prose.tokens[1].kind == .opaque)
  }

  @Test func `sentences end at stops and not at abbreviations`() {
    #expect(
      sentences("Mr. Smith left. He paid $3.50, e.g. for tea! \"Why?\" she asked. J. R. Ewing ran…")
        == [
          "Mr. Smith left.", "He paid $3.50, e.g. for tea!", "\"Why?\" she asked.",
          "J. R. Ewing ran…",
        ])
  }

  @Test func `list items, headings and paragraphs part sentences`() {
    let text = "# Title\n\n- one thing\n- two\n\nA line\nthat goes on. Next\n\n1. first"
    #expect(
      sentences(text) == ["Title", "one thing", "two", "A line\nthat goes on.", "Next", "first"])
    let prose = read(text)
    #expect(prose.sentences.map(\.place) == [.heading, .item, .item, .body, .body, .item])
    #expect(prose.sentences.map(\.isFirst) == [true, true, true, true, false, true])
    #expect(prose.sentences.map(\.isLast) == [true, true, true, false, true, true])
  }

  @Test func `front matter and fences are opaque`() {
    let text = "---\ntitle: A\n---\nText.\n\n```json\n{\"a\": 1}\n```\nMore."
    #expect(sentences(text) == ["Text.", "More."])
  }

  @Test(arguments: [
    ("go", WordTags.base), ("goes", .third), ("went", .past), ("gone", .participle),
    ("going", .ing), ("stopped", .past), ("cities", .plural), ("criteria", .plural),
    ("information", .mass), ("bigger", .comparative), ("don't", .negation), ("quickly", .adverb),
    ("blorkness", .noun), ("the", .article),
  ])
  func `the lexicon knows forms`(word: String, tag: WordTags) {
    #expect(lexicon.tags(of: word).meets(tag))
  }

  @Test func `every verb of the lists has five forms that know their verb`() {
    for verb in lexicon.verbs {
      for form in verb.all {
        #expect(lexicon.verbsOfWord[form]?.isEmpty == false, "\(lexicon.spelling(form))")
      }
    }
    #expect(lexicon.verbs.count > 700)
  }
}
