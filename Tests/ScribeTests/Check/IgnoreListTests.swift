import Testing

@testable import Scribe

struct `Patterns of files to leave out` {
  @Test(arguments: [
    ("notes.txt", "notes.txt", true), ("notes.txt", "deep/er/notes.txt", true),
    ("*.txt", "a/b.txt", true), ("*.txt", "a/b.md", false),
    ("/a.md", "a.md", true), ("/a.md", "b/a.md", false),
    ("build/", "build/x.md", true), ("build/", "a/build/x.md", true), ("build/", "build", false),
    ("doc/old", "doc/old/x.md", true), ("doc/old", "a/doc/old/x.md", false),
    ("doc/**/x.md", "doc/a/b/x.md", true), ("doc/**/x.md", "doc/x.md", true),
    ("# x.md", "x.md", false), ("x.md   ", "x.md", true), ("?.md", "ab.md", false),
    ("?.md", "é.md", true), ("", "x.md", false), ("/", "x.md", false),
    ("*.md\n!keep.md", "a.md", true), ("*.md\n!keep.md", "keep.md", false),
    ("!keep.md\n*.md", "keep.md", true),
    // What is in a folder that is out cannot be taken back in, as in .gitignore.
    ("old/\n!old/keep.md", "old/keep.md", true),
  ])
  func `the last that fits decides`(list: String, path: String, isOut: Bool) {
    #expect(IgnoreList(list).excludes(path) == isOut)
  }

  @Test func `a pattern for folders fits a folder`() {
    #expect(IgnoreList("build/").excludes("build", isFolder: true))
  }
}
