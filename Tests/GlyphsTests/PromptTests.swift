import Glyphs
import Testing

struct PromptTests {
  /// What a prompt is understood as, in short: subjects, then parts by role.
  private func words(_ prompt: String) throws -> String {
    let plan = try GlyphPlan(reading: prompt)
    func word(_ thing: GlyphThing) -> String {
      let code = thing.emoji.codes.map { String($0, radix: 16) }.joined(separator: "-")
      let count = thing.count > 1 ? "\(thing.count)x" : ""
      return count + code + (thing.colour.map { "/\($0.rawValue)" } ?? "")
    }
    let parts = plan.parts.map { "\($0.role.rawValue) \(word($0.thing))" }
    let mood = plan.mood.map { ["mood \($0.rawValue)"] } ?? []
    return (plan.subjects.map(word) + parts + mood).joined(separator: ", ")
  }

  @Test(arguments: [
    ("an orange bird with nerd glasses", "1f426/orange, eyes 1f453/black"),
    ("a cat in a space suit", "1f431, suit 1f9d1-200d-1f680"),
    ("two raccoons in a trench coat", "2x1f99d, coat 1f9e5/tan"),
    ("a dog wearing a red top hat", "1f436, hat 1f3a9/red"),
    ("three foxes", "3x1f98a"),
    ("a fox and a dog", "1f98a, 1f436"),
    ("a red car", "1f697"),
    ("a bear holding a pizza", "1f43b, hand 1f355"),
    ("a panda on a bicycle", "1f43c, rideOn 1f6b2"),
    ("a rabbit with a crown eating a carrot", "1f430, hat 1f451, hand 1f955"),
    ("a unicorn eating pizza in space", "1f984, hand 1f355, place 1fa90"),
    ("a cool dragon", "1f432, mood cool"),
    ("a sad robot", "1f916, mood sad"),
    ("a mouse in love", "1f42d, mood love"),
    ("two owls with hats and scarves", "2x1f989, hat 1f3a9, coat 1f9e3"),
    ("a wolf under an umbrella", "1f43a, above 2602"),
    ("a polar bear", "1f43b/white"),
  ])
  func `a prompt is taken apart into a subject and what it has`(
    prompt: String, expected: String
  ) throws {
    #expect(try words(prompt) == expected)
  }

  @Test(arguments: [
    ("ein blauer Vogel mit Brille", "1f426/blue, eyes 1f453", "de"),
    ("un chat vert avec un chapeau", "1f431/green, hat 1f3a9", "fr"),
    ("un perro con gafas de sol en la playa", "1f436, eyes 1f576, place 1f3d6", "es"),
    ("una volpe con una corona", "1f98a, hat 1f451", "it"),
  ])
  func `other languages are understood`(
    prompt: String, expected: String, language: String
  ) throws {
    #expect(try words(prompt) == expected)
    #expect(try GlyphPlan(reading: prompt).language == language)
  }

  @Test func `words that name nothing are told`() throws {
    let plan = try GlyphPlan(reading: "a zorbulous cat with a flimflam")
    #expect(plan.ignored == ["zorbulous", "flimflam"])
    #expect(plan.concepts == ["cat"])
  }

  @Test(arguments: ["", "   ", "zorbulous flimflam", "with and in", "\u{1B}[2J"])
  func `a prompt without a thing is an error by name`(prompt: String) {
    #expect {
      _ = try GlyphPlan(reading: prompt)
    } throws: { error in
      guard case .nothingUnderstood? = error as? GlyphError else { return false }
      return true
    }
  }

  @Test func `a second thing for the same place is told, not drawn`() throws {
    let plan = try GlyphPlan(reading: "a cat with a crown and a top hat")
    #expect(plan.parts.map(\.role) == [.hat])
    #expect(plan.ignored == ["top hat"])
  }

  @Test func `no prompt is too long or too odd to read`() {
    for prompt in [
      String(repeating: "cat with ", count: 5000), String(repeating: "🐱", count: 900),
      "a\u{0301}\u{202E}cat", "two three four five cats and and and",
    ] {
      _ = try? GlyphPlan(reading: prompt)
    }
    #expect((try? GlyphPlan(reading: "nine cats"))?.subjects.first?.count == 1)
  }

  @Test func `heads that are likely have anchors`() throws {
    #expect(HeadAnchor.count >= 60)
    for name in ["cat", "dog", "fox", "bird", "bear", "panda", "owl", "robot", "alien", "man"] {
      let plan = try GlyphPlan(reading: name)
      let anchor = try #require(HeadAnchor.of(plan.headEmoji), "\(name)")
      #expect(anchor.top < anchor.eyes && anchor.eyes < anchor.bottom, "\(name)")
      #expect(anchor.left < anchor.middle && anchor.middle < anchor.right, "\(name)")
    }
  }

  @Test func `seed 0 begins with the plain candidate, and four candidates differ`() {
    for seed in [0, 1, 7, 123_456_789] as [UInt64] {
      let all = (0..<4).map {
        GlyphOrder(prompt: "a cat", seed: seed, candidate: $0).variation
      }
      #expect(Set(all).count == 4, "seed \(seed)")
    }
    #expect(GlyphOrder(prompt: "a cat").variation == 0)
  }

  @Test func `a description is one line that cannot drive a terminal`() {
    #expect(Glyph.description(from: "a\u{1B}[31m cat\n\twith\u{202E} hat") == "a[31m cat with hat")
    #expect(Glyph.description(from: String(repeating: "x", count: 999)).count == 200)
  }
}
