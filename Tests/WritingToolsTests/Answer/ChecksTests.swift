import Documents
import Testing
import TextEngine

@testable import WritingTools

@Suite struct ChecksTests {
  private func names(
    _ tool: Tool, _ original: String, _ result: String, protected: [Range<Int>] = []
  ) -> [CheckFinding.Name] {
    Checks(tool: tool, original: original, protected: protected).findings(in: result).map(\.name)
  }

  @Test(arguments: [
    ("We sold 1,200 seats in 2024.", "In 2024 we sold 1200 seats.", [CheckFinding.Name]()),
    ("We sold 1,200 seats.", "We sold 1,300 seats.", [.number, .number]),
    ("It took 3 days.", "It took three days.", []),
    ("It took three days.", "It took 3 days.", []),
    ("On 2024-05-01 at 10:30 we met.", "We met on 2024-05-01.", [.number]),
    ("Then Anna met Tom in Leeds.", "Then she met Tom in Leeds.", [.name]),
    ("Then Anna's dog ran.", "Then the dog of Anna ran.", []),
    ("Read https://a.example/x, please.", "Please read https://a.example/x.", []),
    ("Read https://a.example/x, please.", "Please read https://a.example/y.", [.address]),
    ("Ask me@a.example now.", "Ask now.", []),
  ])
  func `a rewrite keeps numbers, names and addresses`(
    original: String, result: String, expected: [CheckFinding.Name]
  ) {
    #expect(names(.rewrite(.plain), original, result) == expected)
  }

  @Test func `numbers that count items are none of the text's`() {
    let text = "We need 1) milk from Leeds, 2) eggs and 3) 12 pens."
    #expect(names(.list, text, "milk from Leeds\n\neggs\n\n12 pens").isEmpty)
    #expect(names(.list, text, "milk from Leeds\n\neggs\n\npens") == [.number])
    #expect(names(.list, "Step 1: go. Step 2: wait 3 days.", "go\n\nwait 3 days").isEmpty)
    #expect(names(.keyPoints, "So: 1. One is. 2. Two is, or was.", "2. Two is.").isEmpty)
    #expect(names(.rewrite(.plain), "It is 1. Or 2.", "It is one.") == [.number])
  }

  @Test func `what is protected must still be there, as often`() {
    let original = "Run `make` and then `make` again, or `test`."
    let protected = MarkdownStructure(original).protectedRanges
    #expect(names(.rewrite(.plain), original, original, protected: protected).isEmpty)
    let once = "Run `make` twice, or `test`."
    #expect(names(.rewrite(.plain), original, once, protected: protected) == [.protected])
    #expect(names(.summarize, original, "Run make again.", protected: protected).isEmpty)
  }

  @Test func `a summary may leave out and not invent`() {
    let text = "On Monday Anna sold 12 books in Leeds, and then she went home to her cat and slept."
    #expect(names(.summarize, text, "On Monday Anna sold books.").isEmpty)
    #expect(names(.summarize, text, "On Monday Anna sold 13 books.") == [.number])
    #expect(names(.summarize, text, "On Monday Anna met Tom.") == [.name])
    #expect(names(.summarize, text, text + " " + text) == [.length])
  }

  @Test func `length stays within reason`() {
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(names(.rewrite(.plain), text, "word word") == [.length])
    #expect(names(.rewrite(.concise), text, text + " " + text) == [.length])
    #expect(names(.rewrite(.concise), text, String(text.dropLast(100))).isEmpty)
    #expect(names(.change, text, text + text + text).isEmpty)
  }

  @Test func `the language stays unless translating`() {
    let english = "The cat sat on the mat and it was not happy with the rain that fell for days."
    let french =
      "Le chat est dans la maison et il ne veut pas sortir sur la route pour les oiseaux."
    #expect(names(.rewrite(.plain), english, french) == [.language])
    #expect(names(.translate, english, french).isEmpty)
    #expect(LanguageGuess.language(of: english) == "en")
    #expect(LanguageGuess.language(of: french) == "fr")
    #expect(LanguageGuess.language(of: "Hm.") == nil)
    #expect(LanguageGuess.language(of: "これは日本語の文章です。とても長い文章ではありません。") == "Han")
  }

  @Test(arguments: [
    ("Sure! Here is the shorter version:\n\nShort.", "Short.", [CheckFinding.Name.preamble]),
    ("Certainly!\nShort.", "Short.", [.preamble]),
    ("Short.\n\nLet me know if you need more!", "Short.", [.chatter]),
    ("\"Short.\"", "Short.", [.quotes]),
    ("\u{201C}Short,\u{201D} she said.", "\u{201C}Short,\u{201D} she said.", []),
    ("Here is where we live: a house.", "Here is where we live: a house.", []),
    ("Short.", "Short.", []),
  ])
  func `what a model puts round a text is taken off and said`(
    answer: String, expected: String, findings: [CheckFinding.Name]
  ) {
    let shape = AnswerShape(answer, for: "Some long text.")
    #expect(shape.text == expected)
    #expect(shape.findings.map(\.name) == findings)
    #expect(shape.findings.allSatisfy { !$0.isBlocking })
  }

  @Test func `a refusal in words is not a result`() {
    for answer in ["I'm sorry, but I can't help with that.", "I’m sorry, but I cannot do so."] {
      let shape = AnswerShape(answer, for: "Some text.")
      #expect(shape.findings.contains { $0.name == .refusal && $0.isBlocking })
    }
    let own = "I'm sorry, but I can't come. It rains."
    #expect(AnswerShape("I'm sorry, but I can't come.", for: own).findings.isEmpty)
  }

  @Test func `findings block accepting everything until the writer knows them`() {
    var session = Draft("⟦We sold 12 books.⟧\n").session(.rewrite(.plain))
    session.receive(text: "We sold 13 books.")
    #expect(session.blocking.map(\.name) == [.number, .number])
    let blind = session.acceptAll()
    #expect(!blind && session.accepted == 0)
    let knowing = session.acceptAll(knowing: true)
    #expect(knowing && session.accepted == 1)
  }

  @Test func `addresses are found without the sentence's marks`() {
    let text =
      "See (https://a.example/b_(c)), www.b.example. Mail x.y+z@c.example! 10:30, a@b, e.g."
    #expect(
      Addresses.strings(in: text)
        == ["https://a.example/b_(c)", "www.b.example", "x.y+z@c.example"])
    #expect(
      Addresses.strings(in: "<https://d.example/?q=1&r=2>").first == "https://d.example/?q=1&r=2")
  }
}
