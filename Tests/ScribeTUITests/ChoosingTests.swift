import Documents
import ScribeTUI
import Testing
import TextEngine

/// Lists to choose from: documents, files, headings, clips, states, characters.
@MainActor struct ChoosingTests {
  private func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }

  private func paths(_ editor: TestEditor) -> [String] {
    editor.effects.compactMap { effect in
      switch effect {
      case .open(let path, _): path
      case .listFolder(let path): "list \(path)"
      case .listFiles(let path): "files \(path)"
      default: nil
      }
    }
  }

  @Test func `documents that are open are listed, gone to and closed`() {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24, path: "/a/one.md")
    for name in ["two", "three"] {
      var reading = Reading(newOf: .markdown)
      reading.text = TextStorage(name + "\n")
      _ = editor.editor.open(path: "/a/\(name).md", reading: reading)
    }
    editor.press(Key(.function(4)))
    #expect(editor.screen.contains("Open documents"))
    #expect(editor.screen.contains("> three.md"))
    editor.type("one\n")
    #expect(editor.text == "one\n")
    editor.press(Key(.function(4)))
    editor.type("two")
    editor.press(.control("k"))
    #expect(editor.editor.state.documents.map(\.name) == ["one.md", "three.md"])
    #expect(editor.editor.state.context == .chooser)
    editor.press(.escape, Key(.pageUp, .alt))
    let first = editor.text
    editor.press(Key(.pageDown, .alt))
    #expect(editor.text != first)
  }

  @Test func `a document with changes is asked about before it is closed`() {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24, path: "/a/one.md")
    editor.type("x")
    editor.press(Key(.function(4)), .control("k"))
    #expect(editor.editor.state.context == .quitting)
  }

  @Test func `the folder is browsed, and what is typed narrows it`() {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24, path: "/home/me/one.md")
    editor.press(.control("o"))
    #expect(paths(editor) == ["list /home/me"])
    let entries = [
      FolderEntry(name: "zebra.md", isFolder: false), FolderEntry(name: "notes", isFolder: true),
      FolderEntry(name: ".hidden", isFolder: false), FolderEntry(name: "Apple.md", isFolder: false),
    ]
    editor.take(.folder("/home/me", entries))
    let rows = editor.lines.filter { $0.hasPrefix("│") }.map {
      $0.filter { !" │>".contains($0) }
    }
    #expect(rows.filter { !$0.isEmpty }.prefix(4) == ["../", "notes/", "Apple.md", "zebra.md"])
    editor.type("zeb\n")
    #expect(paths(editor) == ["/home/me/zebra.md"])
    // A folder is gone into, and left again.
    editor.press(.control("o"))
    editor.take(.folder("/home/me", entries))
    editor.type("notes\n")
    #expect(paths(editor) == ["list /home/me/notes"])
    editor.press(.backspace)
    #expect(paths(editor) == ["list /home/me"])
  }

  @Test(arguments: [
    ("new.md", "/home/me/new.md"), ("/etc/hosts", "/etc/hosts"), ("~/x.md", "~/x.md"),
    ("../other/y.md", "../other/y.md"),
  ])
  func `a name that is not there is a new file, and a path is a path`(
    typed: String, expected: String
  ) {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24, path: "/home/me/one.md")
    editor.press(.control("o"))
    editor.take(.folder("/home/me", [FolderEntry(name: "zebra", isFolder: false)]))
    editor.type(typed + "\n")
    #expect(paths(editor) == [expected])
  }

  @Test func `files deep down are opened by letters of their names`() {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24)
    editor.press(alt("p"))
    #expect(paths(editor) == ["files "])
    editor.take(
      .files(under: "", ["a/letters.md", "book/chapter-one.md", "book/two.md"], isCut: false))
    editor.type("chone\n")
    #expect(paths(editor) == ["book/chapter-one.md"])
  }

  @Test func `an answer for another list is not taken`() {
    let editor = TestEditor("‸one\n", columns: 80, rows: 24)
    editor.press(.control("o"))
    editor.take(.folder("/elsewhere", [FolderEntry(name: "wrong", isFolder: false)]))
    #expect(!editor.screen.contains("wrong"))
    editor.press(.escape)
    editor.take(.folder("", [FolderEntry(name: "late", isFolder: false)]))
    #expect(editor.editor.state.mode == .text)
  }

  private static let book =
    "# Book\n\nIntro.\n\n## One\n\nFirst.\n\n### Deep\n\nx\n\n```\n# no heading\n```\n\nTwo\n---\n\nSecond.\n"

  @Test func `the outline lists headings and goes to them`() {
    let editor = TestEditor("‸" + Self.book, columns: 80, rows: 24)
    editor.press(alt("o"))
    let rows = editor.lines.filter { $0.hasPrefix("│") }
    #expect(rows.contains { $0.contains("> Book") } && rows.contains { $0.contains("     Deep") })
    #expect(!rows.contains { $0.contains("no heading") })
    editor.type("two\n")
    #expect(editor.status.hasPrefix(" Ln 17 Col 1"))
    editor.press(alt(","))
    #expect(editor.status.hasPrefix(" Ln 1 Col 1"))
  }

  @Test func `a section moves with all that is under it, and the caret goes along`() {
    let editor = TestEditor("# A\n\n## One\n\nf‸irst\n\n### Deep\n\n## Two\n\nsecond", columns: 80)
    editor.press(Key(.down, .alt))
    #expect(editor.marked == "# A\n\n## Two\n\nsecond\n\n## One\n\nf‸irst\n\n### Deep")
    editor.press(Key(.down, .alt))
    #expect(editor.status.contains("no section of this level below"))
    editor.press(Key(.up, .alt))
    #expect(editor.text == "# A\n\n## One\n\nfirst\n\n### Deep\n\n## Two\n\nsecond")
    editor.press(.control("z"), .control("z"))
    #expect(editor.text == "# A\n\n## One\n\nfirst\n\n### Deep\n\n## Two\n\nsecond")
  }

  @Test func `what was cut and copied before is pasted from a list`() {
    let editor = TestEditor("⟦one⟧ two\n", columns: 80, rows: 24)
    editor.press(.control("c"))
    editor.editor.configure {
      $0.documents[0].selection = Selection(anchor: ByteCount(4), head: ByteCount(7))
    }
    editor.press(.control("c"), .end, alt("v"))
    #expect(editor.screen.contains("> two"))
    editor.press(.down, .enter)
    #expect(editor.text == "one twoone\n")
    editor.press(.control("v"))
    #expect(editor.text == "one twooneone\n")
  }

  @Test func `any state can be gone back to, also those beside the way`() {
    let editor = TestEditor("‸\n", columns: 80, rows: 24)
    editor.type("one")
    editor.press(.control("z"))
    editor.type("two")
    #expect(editor.text == "two\n")
    editor.press(alt("h"))
    #expect(editor.screen.contains("+ two") && editor.screen.contains("+ one"))
    editor.type("one\n")
    #expect(editor.text == "one\n")
    editor.press(alt("h"))
    editor.type("opened\n")
    #expect(editor.text == "\n")
  }

  @Test func `a checkpoint has a name in the list`() {
    let editor = TestEditor("‸\n", columns: 80, rows: 24)
    editor.type("one")
    editor.press(alt("k"))
    editor.type("first draft\n")
    editor.type(" more")
    editor.press(alt("h"))
    editor.type("draft\n")
    #expect(editor.text == "one\n")
  }

  @Test(arguments: [("em dash", "—"), ("latin small letter o with stroke", "ø"), ("u+2026", "…")])
  func `a character is typed by its name or number`(typed: String, expected: String) {
    let editor = TestEditor("a‸\n", columns: 80, rows: 24)
    editor.press(alt(";"))
    editor.type(typed + "\n")
    #expect(editor.text == "a\(expected)\n")
  }

  @Test(arguments: [(80, 24), (120, 40), (20, 5)])
  func `a list fits the screen and Esc leaves it`(columns: Int, rows: Int) {
    let editor = TestEditor("‸" + Self.book, columns: columns, rows: rows)
    editor.press(alt("o"))
    #expect(editor.screen.contains("Book"))
    editor.press(.down, .down, .down)
    #expect(editor.screen.contains(">   Two"))
    editor.press(.escape)
    #expect(editor.editor.state.mode == .text)
  }
}
