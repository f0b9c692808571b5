import Testing

@testable import Translation

struct LanguageVoteTests {
  @Test(arguments: [
    ("Η θάλασσα είναι ήρεμη σήμερα.", "el"), ("今日は海がとても静かです。", "ja"),
    ("오늘은 바다가 아주 잔잔하다.", "ko"), ("วันนี้ทะเลสงบมาก", "th"), ("הים שקט מאוד היום.", "he"),
  ])
  func `a script that one language writes tells it without a detector`(text: String, code: String) {
    let found = LanguageVote(text).decide(candidates: [], isReliable: false)
    #expect(found.language?.code == code)
  }

  @Test(arguments: [
    // The detector takes a name, or a neighbour, for the whole.
    ("El gato de Kevin está en la cama porque no es de noche.", "en", "es"),
    ("Сьогодні він її не бачив.", "sr", "uk"),
    ("Сегодня мы были в саду.", "sr", "ru"),
    ("Hij gaat niet naar het huis.", "af", "nl"),
  ])
  func `small words and letters outvote a detector that is wrong`(
    text: String, wrong: String, right: String
  ) {
    let found = LanguageVote(text).decide(
      candidates: [LanguageCandidate(LanguageTag(wrong)!, share: 0.5)], isReliable: true)
    #expect(found.language?.code == right)
    #expect(!found.isSure)
  }

  @Test(arguments: ["", "   ", "12 + 30 = 42", "***", "😀😀"])
  func `without letters there is no language`(text: String) {
    let found = LanguageVote(text).decide(candidates: [], isReliable: false)
    #expect(found == Identification())
  }

  @Test func `two words are never sure`() {
    let found = LanguageVote("casa verde").decide(
      candidates: [LanguageCandidate(LanguageTag("es")!, share: 1)], isReliable: true)
    #expect(!found.isSure)
  }
}
