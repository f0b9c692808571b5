import Documents
import Testing

@Suite struct SettingsTests {
  private func parse(_ text: String) -> (settings: Settings, problems: [SettingsProblem]) {
    Settings.parse(Array(text.utf8))
  }

  @Test func `every setting is read`() {
    let (settings, problems) = parse(
      """
      theme = "light"
      engine = "tk1"
      key-preset = "vi"
      behaviour = "limited"
      tab-width = 4
      wrap-width = 72
      scroll-margin = 2
      languages = ["en-GB", "fr"]
      ignore = ["passive"]


      [keys]
      save = "ctrl-w"
      "go to line" = "alt-g"

      [[files]]
      pattern = "*.txt"
      allow = "plain"
      format = "markdown"

      [[files]]
      pattern = "book/**"
      language = "de"
      wrap-width = 60
      """)
    #expect(problems == [])
    var expected = Settings()
    expected.theme = "light"
    expected.engine = "tk1"
    expected.keyPreset = "vi"
    expected.behaviour = "limited"
    expected.tabWidth = 4
    expected.wrapWidth = 72
    expected.scrollMargin = 2
    expected.languages = ["en-GB", "fr"]
    expected.ignoredRules = ["passive"]
    expected.keys = ["save": "ctrl-w", "go to line": "alt-g"]
    expected.files = [
      FileRule(pattern: "*.txt", allowed: .plain, format: .markdown),
      FileRule(pattern: "book/**", language: "de", wrapWidth: 60),
    ]
    #expect(settings == expected)
  }

  @Test(arguments: [
    ("colour = 1", "unknown setting 'colour'", 1, 10),
    ("\n[keys]\nsave = 3", "'keys.save' takes a text in quotation marks", 3, 8),
    ("tab-width = 99", "'tab-width' takes a whole number from 1 to 32", 1, 13),
    ("theme = \"pink\"", "'theme' takes one of dark, light, 16, none", 1, 9),
    (
      "[[files]]\nallow = \"plain,tables\"",
      "unknown kind 'tables': use plain, rich, list, table, all or none, with commas between", 2, 9
    ),
    ("[[files]]\nformat = \"docx\"", "'docx' is no format", 2, 10),
    ("[a.b.c]\nd = 1", "unknown setting 'a.b.c.d'", 2, 5),
    ("theme = 1979-05-27", "'theme' takes a text in quotation marks", 1, 9),
  ])
  func `what is wrong is named with its place and the rest holds`(
    text: String, words: String, line: Int, column: Int
  ) {
    let (settings, problems) = parse("engine = \"tk1\" # first\n" + text)
    #expect(problems == [SettingsProblem(line: line + 1, column: column, words: words)])
    #expect(settings.engine == "tk1")
  }

  @Test(arguments: ["theme = ", "= 1", "[a\n", "a = 1\na = 2", "x = \"\u{1}\"", "\"", "a.b = [[[["])
  func `a text that is no TOML sets nothing and says where`(text: String) {
    let (settings, problems) = parse("engine = \"tk1\"\n" + text)
    #expect(settings == Settings())
    #expect(problems.count == 1)
    #expect(
      problems.first.map { $0.line >= 2 && $0.words.hasPrefix("no setting was read: ") } == true)
  }

  @Test func `hostile TOML is refused without a crash`() {
    let deep = "a" + String(repeating: ".a", count: 100_000) + " = 1"
    #expect(parse(deep).problems.first?.words.contains("dots") == true)
    let arrays = "a = " + String(repeating: "[", count: 100_000)
    #expect(parse(arrays).problems.count == 1)
    #expect(parse("a = \"" + String(repeating: "x", count: 2 << 20) + "\"").problems.count == 1)
    #expect(Settings.parse([0xFF, 0xFE, 0x00]).problems.count == 1)
    #expect(parse("").problems == [])
  }

  @Test(arguments: [
    ("*.txt", "a/b/notes.txt", true), ("*.txt", "notes.md", false), ("*", "x", true),
    ("draft?.md", "draft1.md", true), ("draft?.md", "drafté.md", true),
    ("draft?.md", "draft.md", false), ("book/*.md", "/home/jo/book/one.md", true),
    ("book/*.md", "/home/jo/book/a/one.md", false), ("book/**", "book/a/one.md", true),
    ("book/**/*.md", "book/one.md", true), ("book/**/*.md", "x/book/a/b/one.md", true),
    ("book/**/*.md", "x/cookbook/one.md", false), ("/etc/*", "/etc/hosts", true),
    ("/etc/*", "/home/etc/hosts", false), ("", "x", false), ("a**c", "abbc", true),
  ])
  func `patterns fit names and ends of paths`(pattern: String, path: String, fits: Bool) {
    #expect(FileRule(pattern: pattern).fits(path) == fits)
  }

  @Test func `a pattern of many stars takes no longer than its length`() {
    let rule = FileRule(pattern: String(repeating: "*a", count: 200) + "b")
    #expect(!rule.fits(String(repeating: "a", count: 4000)))
  }

  @Test func `the first rule that fits counts`() {
    var settings = Settings()
    settings.wrapWidth = 80
    settings.files = [
      FileRule(pattern: "log.txt", allowed: [.plain, .list], wrapWidth: 40),
      FileRule(pattern: "*.txt", allowed: .plain, format: .markdown),
    ]
    #expect(settings.allowed(for: "a/log.txt") == [.plain, .list])
    #expect(settings.format(for: "a/log.txt") == .plainText)
    #expect(settings.format(for: "b.txt") == .markdown)
    #expect(settings.wrapWidth(for: "log.txt") == 40)
    #expect(settings.wrapWidth(for: "b.txt") == 80)
    #expect(settings.allowed(for: nil) == .all)
  }

  @Test func `a missing file of settings is no problem`() {
    let (settings, problems) = Settings.read(path: "/nowhere/at/all/config.toml")
    #expect(settings == Settings() && problems == [])
  }
}
