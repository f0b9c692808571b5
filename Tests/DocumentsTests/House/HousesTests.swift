import Documents
import Foundation
import TestSupport
import Testing

/// The writer's lists, the project's file, and where they are found.
struct HousesTests {
  private let folder = TemporaryFolder()

  private func houses(_ settings: Settings = Settings()) -> Houses {
    Houses(settings: settings, data: folder.path + "/data", home: folder.path)
  }

  private func write(_ path: String, _ text: String = "") throws -> String {
    let whole = folder.path + "/" + path
    try FileManager.default.createDirectory(
      atPath: URL(filePath: whole).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: whole))
    return whole
  }

  @Test func `a word is right where its list counts and nowhere else`() throws {
    _ = try write("book/.scribe.toml")
    let one = try write("book/one.md")
    let two = try write("book/parts/two.md")
    let other = try write("letters/other.md")
    let houses = houses()
    _ = try houses.add(.word("Kvothe"), to: .file, of: one)
    _ = try houses.add(.word("Tarbean"), to: .project, of: two)
    _ = try houses.add(.word("naïvest"), to: .personal, of: other)
    _ = try houses.add(.rule("wordiness"), to: .file, of: one)
    let styles = [one, two, other].map { houses.house(of: $0).style }
    #expect(styles.map { $0.holds("Kvothe") } == [true, false, false])
    #expect(styles.map { $0.holds("Tarbean") } == [true, true, false])
    #expect(styles.map { $0.holds("naïvest") } == [true, true, true])
    #expect(styles.map { $0.ignoredRules } == [["wordiness"], [], []])
  }

  @Test func `adding keeps what a person wrote into a list, and adds nothing twice`() throws {
    let list = try write("data/words.txt", "# mine\n\nOne\nrule: passive")
    let houses = houses()
    for _ in 0..<2 { _ = try houses.add(.word("Two"), to: .personal, of: nil) }
    _ = try houses.add(.rule("passive"), to: .personal, of: nil)
    #expect(
      try String(contentsOfFile: list, encoding: .utf8) == "# mine\n\nOne\nrule: passive\nTwo\n")
  }

  @Test func `a new list says what it is, and only its owner may look into the folder`() throws {
    let path = try houses().add(.word("Two"), to: .personal, of: nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# Right everywhere: "))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/data")
    #expect((attributes[.posixPermissions] as? Int) == 0o700)
  }

  @Test func `what cannot be kept is refused with the way out`() throws {
    let alone = try write("alone/one.md")
    #expect(throws: HouseError.self) { try houses().add(.word("x"), to: .project, of: alone) }
    #expect(throws: HouseError.self) { try houses().add(.word("x"), to: .file, of: nil) }
    #expect(throws: HouseError.self) {
      try houses().add(.word("two words"), to: .personal, of: nil)
    }
    #expect(throws: HouseError.self) {
      try houses().add(.word("a\u{1B}[2J"), to: .personal, of: nil)
    }
    #expect(throws: HouseError.self) { try houses().add(.word("#x"), to: .personal, of: nil) }
  }

  @Test func `the nearest project counts, up to a repository or the home folder`() throws {
    let outer = try write("work/.scribe.toml", "words = [\"outer\"]")
    _ = try write("work/inner/.scribe.toml", "words = [\"inner\"]")
    _ = try write("work/repository/.git/HEAD")
    let inner = try write("work/inner/deep/one.md")
    let plain = try write("work/plain/one.md")
    let cut = try write("work/repository/one.md")
    let houses = houses()
    #expect(houses.house(of: inner).style.words == ["inner"])
    #expect(houses.house(of: plain).style.words == ["outer"])
    #expect(houses.house(of: cut).project == nil)
    try FileManager.default.moveItem(atPath: outer, toPath: folder.path + "/.scribe.toml")
    #expect(houses.house(of: plain).style.words == ["outer"])
    let deep = Houses(settings: Settings(), data: nil, home: folder.path + "/work")
    #expect(deep.house(of: plain).project == nil)
  }

  @Test func `a link is followed to where the file is`() throws {
    _ = try write("book/.scribe.toml", "words = [\"inner\"]")
    let file = try write("book/one.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.md", withDestinationPath: file)
    #expect(houses().house(of: folder.path + "/link.md").style.words == ["inner"])
  }

  @Test func `a project turns rules off, and on again that the writer left out`() throws {
    _ = try write(
      "book/.scribe.toml", "ignore = [\"wordiness\"]\nuse = [\"passive\"]\nlanguages = [\"en-GB\"]")
    let file = try write("book/one.md")
    var settings = Settings()
    settings.ignoredRules = ["passive", "clichés"]
    let house = houses(settings).house(of: file)
    #expect(house.style.ignoredRules == ["wordiness", "clichés"])
    #expect(house.settings.languages == ["en-GB"])
  }

  @Test func `of kinds, what both the writer and the project allow is allowed`() throws {
    _ = try write(
      "book/.scribe.toml",
      "[[files]]\npattern = \"*.md\"\nallow = \"plain,list\"\nlanguage = \"de\"")
    let file = try write("book/one.md")
    var settings = Settings()
    settings.files = [FileRule(pattern: "*.md", allowed: [.plain, .table], wrapWidth: 60)]
    let house = houses(settings).house(of: file)
    #expect(house.settings.allowed(for: file) == .plain)
    #expect(house.settings.rule(for: file)?.language == "de")
    #expect(house.settings.wrapWidth(for: file) == 60)
  }

  @Test(arguments: [
    ("words = [\"ok\"]\n[model]\naddress = \"10.0.0.1\"", ":3:", "model.address"),
    ("words = [\"ok\"]\n[model]\nkey-command = \"rm -rf /\"", ":3:", "model.key-command"),
    ("words = [\"ok\"]\n[keys]\nsave = \"ctrl-w\"", ":3:", "keys.save"),
    ("words = [\"ok\"]\ntheme = \"dark\"", ":2:9: ", "theme"),
    ("words = [\"ok\", \"two words\"]", ":1:", "without spaces"),
  ])
  func `a project sets what concerns its texts and no more`(
    text: String, place: String, what: String
  ) throws {
    _ = try write("book/.scribe.toml", text)
    let house = houses().house(of: try write("book/one.md"))
    #expect(house.style.words == ["ok"])
    #expect(house.settings.model == ModelSettings())
    #expect(house.settings.keys == [:])
    #expect(house.problems.count == 1)
    let problem = try #require(house.problems.first)
    #expect(problem.contains("/book/.scribe.toml" + place) && problem.contains(what), "\(problem)")
  }

  @Test func `a project file that is no TOML sets nothing and is named with its line`() throws {
    _ = try write("book/.scribe.toml", "words = [\"ok\"]\nignore = [")
    let house = houses().house(of: try write("book/one.md"))
    #expect(house.style.words == [])
    #expect(house.project != nil)
    #expect(house.problems.first?.contains(".scribe.toml:2:") == true, "\(house.problems)")
  }

  @Test func `what is no plain file is not waited for`() throws {
    let file = try write("book/one.md")
    #expect(mkfifo(folder.path + "/book/.scribe.toml", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data/words.txt", withIntermediateDirectories: true)
    let house = houses().house(of: file)
    #expect(house.problems.count == 2)
    #expect(house.problems.allSatisfy { $0.contains("not a plain file") }, "\(house.problems)")
  }
}

struct HouseStyleTests {
  @Test(arguments: [
    ("word", "word", true), ("word", "Word", true), ("Word", "word", false),
    ("word", "WORD", false),
    ("o'clock", "o\u{2019}clock", true), ("e\u{301}t\u{E9}", "\u{E9}te\u{301}", true),
    ("word", "words", false), ("word", "", false),
  ])
  func `a word stands for itself, and in small letters for itself at a sentence's start`(
    kept: String, met: String, holds: Bool
  ) {
    #expect(HouseStyle(words: [kept]).holds(met) == holds)
  }

  @Test(
    arguments: [
      ("word", .word("word")), ("  word\t", .word("word")), ("# word", nil), ("", nil),
      ("two words", nil), ("rule: passive", .rule("passive")), ("rule:", nil), ("rule: a b", nil),
      ("a\u{7}b", nil), (String(repeating: "a", count: 201), nil),
    ] as [(String, HouseEntry?)])
  func `a line of a list is a word, a rule or nothing`(line: String, entry: HouseEntry?) {
    #expect(WordList.entry(line) == entry)
  }
}
