import Testing
import WritingTools

@testable import Providers

private func rewritten(_ text: String, _ voice: Voice) async throws -> String {
  applied(try await edits(text, .rewrite(voice)), to: text)
}

@Suite struct RewriteTests {
  private static let rules = RewriteRules.tables.keys.sorted().flatMap { name in
    (English.shared.voices[name]?.rules ?? []).flatMap { rule in
      rule.examples.map { [name, $0.wrong, $0.right] } + rule.controls.map { [name, $0, $0] }
    }
  }

  @Test(arguments: rules)
  func `examples of the voices come out right`(example: [String]) async throws {
    let voice = try #require(Voice(rawValue: example[0]))
    #expect(try await rewritten(example[1], voice) == example[2])
  }

  @Test(arguments: [
    ("He sang well, and he danced there.", "He sang well and danced there."),
    ("She wrote books but she was not known.", "She wrote books but was not known."),
    ("He left when they came, and he ran.", "He left when they came, and he ran."),
    ("He saw him, and she ran off there.", "He saw him, and she ran off there."),
  ])
  func `a subject that stays is said once`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .concise) == expected)
  }

  @Test func `the meeting's sentence gets three edits`() async throws {
    let text =
      "The meeting was held in order to make a decision about the budget, and it was decided that the team is in a position to proceed with hiring."
    let found = try await edits(text, .rewrite(.concise))
    let changes = found.map {
      [String(decoding: Array(text.utf8)[$0.range], as: UTF8.self), $0.replacement]
    }
    #expect(
      changes == [
        ["in order to", "to"], ["is in a position to", "can"], ["proceed with hiring", "hire"],
      ])
    #expect(found[1].explanation == "“is in a position to” → “can”: wordy phrase")
    #expect(
      applied(found, to: text)
        == "The meeting was held to make a decision about the budget, and it was decided that the team can hire."
    )
  }

  @Test(arguments: [
    ("Due to the fact that it rained, we left.", "Because it rained, we left."),
    ("We made a decision to leave.", "We decided to leave."),
    ("It is important to note that cats sleep.", "Cats sleep."),
    ("The end result was good.", "The result was good."),
    ("It is a very important idea.", "It is an important idea."),
    ("A house which was built in 1900 stood there.", "A house built in 1900 stood there."),
    ("She said, “in order to win we must try.”", "She said, “in order to win we must try.”"),
    ("The cat sat on the mat.", "The cat sat on the mat."),
    ("`in order to` stays.", "`in order to` stays."),
  ])
  func `concise takes wordy phrases away`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .concise) == expected)
  }

  @Test(arguments: [
    ("We utilize an approximately round lens.", "We use an about round lens."),
    ("They commenced work prior to noon.", "They began work before noon."),
    ("Please do not hesitate to call.", "Please call."),
  ])
  func `plain takes short words`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .plain) == expected)
  }

  @Test(arguments: [
    ("I am happy, and we are not late.", "I'm happy, and we aren't late."),
    ("Dear Sir or Madam, it is a pleasure.", "Hello, it's a pleasure."),
    ("That is how it is.", "That's how it is."),
  ])
  func `friendly contracts`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .friendly) == expected)
  }

  @Test(arguments: [
    ("I'm sure we can't go!", "I am sure we cannot go."),
    ("Thanks for the note. It's gonna work.", "Thank you for the note. It is going to work."),
    ("The dog's bone isn't here.", "The dog's bone is not here."),
  ])
  func `professional writes in full`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .professional) == expected)
  }

  @Test func `nothing to change says how many rules looked`() async throws {
    let request = ToolRequest(tool: .rewrite(.concise), text: "Cats sleep.", language: "en")
    guard case .nothing(let words) = try await EmbeddedProvider().answer(request).content else {
      Issue.record("an answer came")
      return
    }
    #expect(words.contains("looked with"))
  }

  @Test(arguments: Voice.allCases)
  func `edits are sorted, apart and within the scope`(voice: Voice) async throws {
    let text = """
      In order to win, we utilize a number of tools. I'm sure it's due to the fact that they aren't \
      in a position to make use of it. It is important to note that we do not know.
      """
    let before = "This paragraph begins here, and "
    let found = try await edits(
      text, .rewrite(voice), before: before, after: " It ends in order to end.")
    var end = 0
    for edit in found {
      #expect(edit.range.lowerBound >= end)
      end = edit.range.upperBound
    }
    #expect(end <= text.utf8.count)
    #expect(!found.isEmpty)
  }

  @Test func `protected ranges stay`() async throws {
    let text = "We met in order to talk in order to agree."
    let start = text.utf8.count - "in order to agree.".utf8.count
    let found = try await edits(text, .rewrite(.concise), protected: [start..<text.utf8.count])
    #expect(applied(found, to: text) == "We met to talk in order to agree.")
  }
}

@Suite struct LetterTests {
  @Test(arguments: [
    ("We've gotta call ASAP.", "We have to call as soon as possible."),
    ("We found a bunch of bugs here.", "We found several bugs here."),
  ])
  func `professional words`(text: String, expected: String) async throws {
    #expect(try await rewritten(text, .professional) == expected)
  }
}
