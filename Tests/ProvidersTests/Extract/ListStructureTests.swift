import Testing

@testable import Providers

struct ListStructureTests {
  @Test(arguments: [
    (
      "The recipe calls for flour, sugar, two eggs and a pinch of salt.",
      ["flour", "sugar", "two eggs", "a pinch of salt"]
    ),
    ("Local farms grow wheat, corn, and hay.", ["wheat", "corn", "hay"]),
    (
      "Our goals are to cut costs, to hire two people, and to move by June.",
      ["to cut costs", "to hire two people", "to move by June"]
    ),
    (
      "The talk covers three topics: how to start, what to avoid, and where to find help.",
      ["how to start", "what to avoid", "where to find help"]
    ),
    (
      "She opened the letter, read it twice, and put it in the drawer.",
      ["opened the letter", "read it twice", "put it in the drawer"]
    ),
    (
      "Before leaving, close the windows, turn off the heating, lock the door and hide the key.",
      ["close the windows", "turn off the heating", "lock the door", "hide the key"]
    ),
    (
      "Do not forget to bring your passport, your ticket, and a warm coat.",
      ["your passport", "your ticket", "a warm coat"]
    ),
    (
      "For the crossing we need oil, rope, a spare lamp and two good men.",
      ["oil", "rope", "a spare lamp", "two good men"]
    ),
    (
      "At the market the farmer sells apples, pears and plums.", ["apples", "pears", "plums"]
    ),
    (
      "On Mondays we open the shop, sweep the floor, and count the till.",
      ["open the shop", "sweep the floor", "count the till"]
    ),
    ("Apples, pears, and plums are in season.", ["Apples", "pears", "plums"]),
    ("We sell apples, pears, plums, etc.", ["apples", "pears", "plums"]),
    ("The fee is $1,500, $2,000, or $2,500.", ["$1,500", "$2,000", "$2,500"]),
    ("We could go by bus or by train.", ["by bus", "by train"]),
    ("There are two options: stay or leave.", ["stay", "leave"]),
    ("Berlin, Paris, Madrid", ["Berlin", "Paris", "Madrid"]),
    ("Wir brauchen Milch, Brot und Käse.", ["Milch", "Brot", "Käse"]),
    (
      "Nous avons acheté du pain, du fromage et des pommes.",
      ["du pain", "du fromage", "des pommes"]
    ),
    ("買うもの：牛乳、卵、パン", ["牛乳", "卵", "パン"]),
  ])
  func `finds a series`(text: String, items: [String]) {
    let found = ListStructure.find(in: text)
    #expect(found?.items.map(\.text) == items)
    #expect(found?.isOrdered == false)
  }

  @Test(arguments: [
    (
      "Firstly, read the brief. Secondly, ask questions. Lastly, begin.",
      ["read the brief", "ask questions", "begin"]
    ),
    (
      "Start the engine, then release the brake, and finally press the pedal.",
      ["Start the engine", "release the brake", "press the pedal"]
    ),
    (
      "1. Wash the rice. 2. Boil the water. 3. Add salt.",
      ["Wash the rice", "Boil the water", "Add salt"]
    ),
    (
      "The kit contains (1) a lamp, (2) a cable, and (3) a manual.",
      ["a lamp", "a cable", "a manual"]
    ),
    ("Step 1: open the box. Step 2: wait.", ["open the box", "wait"]),
    ("1. one\n2. two\n3. three", ["one", "two", "three"]),
  ])
  func `finds steps, which keep their order`(text: String, items: [String]) {
    let found = ListStructure.find(in: text)
    #expect(found?.items.map(\.text) == items)
    #expect(found?.isOrdered == true)
  }

  @Test(arguments: [
    ("Agenda: budget; hiring; the summer party.", ["budget", "hiring", "the summer party"]),
    (
      "- milk\r\n- eggs\r\n  from the farm\r\n- [x] bread", ["milk", "eggs from the farm", "bread"]
    ),
    ("Shopping:\n* milk\n* eggs", ["milk", "eggs"]),
    ("milk\neggs\nbread", ["milk", "eggs", "bread"]),
    (
      "The committee met on Monday. It approved the budget. It postponed the vote.",
      ["The committee met on Monday.", "It approved the budget.", "It postponed the vote."]
    ),
  ])
  func `takes marks, lines and sentences as they are`(text: String, items: [String]) {
    #expect(ListStructure.find(in: text)?.items.map(\.text) == items)
  }

  @Test(arguments: [
    "", " \n", "Word", "Nothing to see here.", "Yes, I think so.", "Wash your hands and dry them.",
    "On Tuesday, March 3, 2020, the shop closed.",
    "In the morning, when it rained, and after lunch, we stayed in.",
    "The manager, a friendly man, greeted us.",
    "However, when the rain stopped, we packed up and went home.",
    "The prize went to Maria, who had worked for years, and nobody complained.",
    "for (int i = 0; i < 10; i++) { sum += i; }", "let x = [1, 2, 3]",
    "Call `f(a, b, and c)` here.",
  ])
  func `finds nothing where there is no list`(text: String) {
    #expect(ListStructure.find(in: text) == nil)
  }

  @Test func `each item says where it was found`() throws {
    let text = "Für heute: Käse, Brot, und Öl."
    let found = try #require(ListStructure.find(in: text))
    let bytes = Array(text.utf8)
    for item in found.items {
      #expect(bytes[item.offset...].starts(with: item.text.utf8), "\(item)")
    }
  }

  @Test func `protected ranges are never cut`() {
    let text = "Use the a, b option, the flag, and a file."
    #expect(
      ListStructure.find(in: text, protected: [8..<12])?.items.map(\.text)
        == ["the a, b option", "the flag", "a file"])
  }
}
