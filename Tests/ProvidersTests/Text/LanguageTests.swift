import Testing

@testable import Providers

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("The cat is on the mat and it sleeps.", "en"),
      ("An OS may do as it likes, and no E is as good as a DOS.", "en"),
      ("Der Hund ist nicht im Haus und die Katze auch nicht.", "de"),
      ("Le chien est dans la maison et il ne sort pas.", "fr"),
      ("El perro no está en la casa, pero los gatos sí.", "es"),
      ("Il cane è nella casa e non esce, ma anche il gatto.", "it"),
      ("O cão não está em casa, mas os gatos são da avó.", "pt"),
      ("De hond is niet in het huis en de kat ook niet.", "nl"),
      ("digit do as no E os em a o DIGIT CRLF", nil),
      ("Backus Naur", nil),
    ] as [(String, String?)])
  func `small words tell the language`(text: String, language: String?) {
    let words = text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
    #expect(Language.guess(words) == language)
  }

  @Test(arguments: [
    "He spoke of the joie de vivre of the town.",
    "She wrote “la plume de ma tante” twice.",
    "Wszyscy ludzie rodzą się wolni i równi.",
    "They sang *eine kleine Nachtmusik* at dusk.",
  ])
  func `what is said in another language stays`(text: String) async throws {
    let speller = FakeSpeller(
      right: "spoke town wrote twice sang dusk everyone ma",
      suggestions: [
        "joie": ["join"], "vivre": ["give"], "plume": ["plum"], "tante": ["taste"],
        "wszyscy": ["was"], "ludzie": ["lid"], "eine": ["wine"], "kleine": ["clean"],
        "rodzą": ["road"], "się": ["side"], "wolni": ["wool"], "równi": ["round"],
      ])
    #expect(try await proofread(text, speller: speller) == text)
  }
}
