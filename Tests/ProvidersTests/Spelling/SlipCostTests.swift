import Testing

@testable import Providers

struct SlipCostTests {
  private func cost(_ wrong: String, _ right: String, hearsStart: Bool = true) -> Double {
    SlipCost.letters.distance(
      SlipWord(wrong: Array(wrong.utf8)), SlipWord(right: Array(right.utf8)),
      hearsStart: hearsStart)
  }

  @Test(arguments: [
    // what was typed, what it may rather be, and what rather not
    ("suprising", "surprising", "suppressing"),
    ("acomodate", "accommodate", "accommodated"),
    ("wierd", "weird", "word"),
    ("fone", "phone", "bone"),
    ("nife", "knife", "life"),
    ("stoped", "stopped", "stored"),
    ("beleve", "believe", "beloved"),
    ("independant", "independent", "independently"),
  ])
  func `usual slips cost less than others`(wrong: String, right: String, other: String) {
    #expect(cost(wrong, right) < cost(wrong, other))
  }

  @Test func `letters are left out more often than put in`() {
    for (short, long) in [("goverment", "government"), ("adress", "address"), ("brid", "bridg")] {
      #expect(cost(short, long) < cost(long, short))
    }
  }

  @Test func `a slip costs more at the start, less where the start sounds the same`() {
    #expect(cost("bleazing", "pleazing", hearsStart: false) > cost("pleabing", "pleaping"))
    #expect(cost("fone", "phone") < cost("fone", "phone", hearsStart: false))
  }

  @Test func `words alike cost nothing, and nothing costs its letters`() {
    #expect(cost("word", "word") == 0)
    #expect(cost("", "") == 0)
    #expect(cost("", "word") > cost("", "wo"))
    #expect(cost("漢字", "漢字") == 0)
    #expect(cost("dont", "don't") < 1)
  }
}
