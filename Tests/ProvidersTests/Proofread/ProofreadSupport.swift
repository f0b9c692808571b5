import WritingTools

@testable import Providers

/// A speller with the lexicon's words and a few more; its suggestions are given.
struct FakeSpeller: Speller {
  var right: Set<String> = []
  var suggestions: [String: [String]] = [:]
  private let lexicon = English.shared.lexicon

  init(right: String = "", suggestions: [String: [String]] = [:]) {
    self.right = Set(right.split(separator: " ").map(String.init))
    self.suggestions = suggestions
  }

  func check(_ words: [String], language: String) async throws(ProviderError) -> [Bool] {
    words.map { right.contains($0) || lexicon.tags(of: $0).contains(.known) }
  }

  func suggest(_ word: String, language: String) async throws(ProviderError) -> [String] {
    suggestions[word] ?? []
  }
}

func edits(
  _ text: String, _ tool: Tool = .proofread, speller: (any Speller)? = nil,
  protected: [Range<Int>] = [], language: String? = "en", before: String = "", after: String = ""
) async throws -> [ProposedEdit] {
  let request = ToolRequest(
    tool: tool, text: text, contextBefore: before, contextAfter: after, protected: protected,
    language: language)
  switch try await EmbeddedProvider(speller: speller).answer(request).content {
  case .edits(let edits): return edits
  default: return []
  }
}

func applied(_ edits: [ProposedEdit], to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in edits.reversed() {
    bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

func proofread(_ text: String, speller: (any Speller)? = nil, language: String? = "en") async throws
  -> String
{
  applied(try await edits(text, speller: speller, language: language), to: text)
}
