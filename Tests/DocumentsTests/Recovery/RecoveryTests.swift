import Documents
import Foundation
import TestSupport
import TextEngine
import Testing

@Suite struct RecoveryTests {
  private func mode(_ path: String) throws -> UInt32 {
    try SystemCalls().status(path, followingLinks: false).mode
  }

  @Test func `a copy comes back as it was`() throws {
    let folder = try TestFolder()
    let store = folder.store
    let path = try folder.write("draft.md", "base")
    let bytes: [UInt8] = [0, 0xFF, 0x0A, 0x0A] + Array("漢字\r\n".utf8)
    let base = FileIdentity.of(path: path)
    try store.write(
      TextStorage(bytes: bytes), of: .file(path), base: base, caret: 3, time: 1_700_000_000)
    let found = try #require(store.find(path))
    #expect(found.text.bytes(in: 0..<found.text.count) == bytes)
    #expect(found.base == base && found.caret == 3 && found.time == 1_700_000_000)
    #expect(!found.isDamaged)
    #expect(found.document == .file(path))
  }

  @Test func `folder and copies are the writer's alone`() throws {
    let folder = try TestFolder()
    let copy = try folder.store.write(
      TextStorage("secret"), of: .file(folder("f")), base: nil, caret: 0)
    #expect(try mode(copy) == 0o600)
    #expect(try mode(folder.store.folder) == 0o700)
    #expect(!copy.hasSuffix("f") && copy.hasSuffix(".recovery"))
    chmod(folder.store.folder, 0o777)
    try folder.store.write(TextStorage("secret"), of: .file(folder("f")), base: nil, caret: 0)
    #expect(try mode(folder.store.folder) == 0o700)
  }

  @Test func `a second copy takes the place of the first, and removing takes it away`() throws {
    let folder = try TestFolder()
    let store = folder.store
    for text in ["one", "two"] {
      try store.write(TextStorage(text), of: .file(folder("f")), base: nil, caret: 0)
    }
    #expect(store.list().map(\.text.string) == ["two"])
    #expect(TestFolder.names(store.folder).count == 1)
    try store.remove(.file(folder("f")))
    try store.remove(.file(folder("f")))
    #expect(store.find(folder("f")) == nil && store.list().isEmpty)
  }

  @Test func `two documents without a name do not collide`() throws {
    let folder = try TestFolder()
    let store = folder.store
    let (one, two) = (RecoveredDocument.newUnnamed(), RecoveredDocument.newUnnamed())
    try store.write(TextStorage("one"), of: one, base: nil, caret: 1, time: 10)
    try store.write(TextStorage("two"), of: two, base: nil, caret: 2, time: 20)
    #expect(store.list().map(\.text.string) == ["two", "one"])
    #expect(store.list().map(\.document) == [two, one])
    try store.remove(one)
    #expect(store.list().map(\.text.string) == ["two"])
  }

  @Test func `each path of a file finds its copy`() throws {
    let folder = try TestFolder()
    let store = folder.store
    try folder.write("real.md", "x")
    symlink("real.md", folder("link.md"))
    symlink(folder.path, folder("around"))
    try store.write(TextStorage("kept"), of: .file(folder("link.md")), base: nil, caret: 0)
    for path in ["real.md", "around/real.md", "around/link.md"] {
      let found = store.find(folder(path))
      #expect(found?.text.string == "kept", "\(path)")
    }
    #expect(store.find(folder("other.md")) == nil)
    try store.write(TextStorage("new"), of: .file(folder("not/there.md")), base: nil, caret: 0)
    #expect(store.find(folder("not/there.md"))?.text.string == "new")
  }

  @Test(arguments: ["a b", "100%", "two\nlines", "%0A", "é漢", "\r", "a%"])
  func `any name of a file is kept`(name: String) throws {
    let folder = try TestFolder()
    try folder.store.write(TextStorage("x"), of: .file(folder(name)), base: nil, caret: 0)
    #expect(folder.store.find(folder(name))?.document == .file(folder(name)))
  }

  @Test func `S07 a link in the place of a copy is neither followed nor read`() throws {
    let folder = try TestFolder()
    let store = folder.store
    let copy = try store.write(TextStorage("one"), of: .file(folder("f")), base: nil, caret: 0)
    try FileManager.default.moveItem(atPath: copy, toPath: folder("victim"))
    symlink(folder("victim"), copy)
    let before = folder.bytes("victim")
    #expect(store.find(folder("f")) == nil && store.list().isEmpty)
    try store.write(TextStorage("two"), of: .file(folder("f")), base: nil, caret: 0)
    #expect(folder.bytes("victim") == before)
    #expect(store.find(folder("f"))?.text.string == "two")
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give a folder to another"))
  func `another's folder is refused`() throws {
    let folder = try TestFolder()
    mkdir(folder("theirs"), 0o777)
    chown(folder("theirs"), 12345, 12345)
    let store = RecoveryStore(folder: folder("theirs"))
    #expect(throws: RecoveryError(path: folder("theirs"), reason: .foreignFolder)) {
      try store.write(TextStorage("x"), of: .file(folder("f")), base: nil, caret: 0)
    }
    #expect(TestFolder.names(folder("theirs")) == [])
  }

  @Test func `what is old goes, except text that is nowhere else`() throws {
    let folder = try TestFolder()
    let store = folder.store
    let saved = try folder.write("saved.md", "saved\n")
    let lost = try folder.write("lost.md", "old\n")
    try store.write(TextStorage("saved\n"), of: .file(saved), base: nil, caret: 0)
    try store.write(TextStorage("unsaved\n"), of: .file(lost), base: nil, caret: 0)
    try store.write(TextStorage("nameless\n"), of: .newUnnamed(), base: nil, caret: 0)
    func journal(_ name: String) throws -> UndoJournal {
      try store.startJournal(
        of: .file(folder(name)), base: nil, history: UndoHistory(), beside: false)
    }
    _ = try journal("closed.md")
    let open = try journal("open.md")
    let torn = try journal("torn.md").path
    let file = try #require(FileHandle(forWritingAtPath: torn))
    try file.seekToEnd()
    try file.write(contentsOf: Data([1, 2, 3]))
    try file.close()
    let edited = try journal("edited.md").path
    let contents = try #require(try JournalContents.read(at: edited))
    try UndoJournal(continuing: contents, at: edited).append(
      .agreed(EditSet(Edit(range: 0..<0, text: "x"))))
    let now = Int64(time(nil))
    let day: Int64 = 86_400
    store.removeOld(now: now + 29 * day)
    #expect(TestFolder.names(store.folder).count == 7)
    store.removeOld(now: now + 31 * day)
    #expect(store.find(saved) == nil)
    #expect(store.find(lost)?.text.string == "unsaved\n")
    #expect(store.list().count == 2)
    let left = TestFolder.names(store.folder).filter { $0.hasSuffix(".journal") }
    let kept = [open.path, torn, edited].map { String($0.split(separator: "/").last ?? "") }
    #expect(Set(left) == Set(kept))
  }

  @Test func `damage is found, and no damage crashes`() throws {
    let folder = try TestFolder()
    let store = folder.store
    let text = "some words that matter\n"
    let copy = try store.write(
      TextStorage(text), of: .file(folder("f")), base: FileIdentity.of(path: folder.path), caret: 5)
    let whole = try #require(FileManager.default.contents(atPath: copy)).map { $0 }
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = whole
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        bytes[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
      case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      default: bytes.insert(0x0A, at: Int.random(in: bytes.indices, using: &random))
      }
      try Data(bytes).write(to: URL(fileURLWithPath: copy))
      for found in store.list() {
        let isWhole = found.text.string == text
        #expect(isWhole || found.isDamaged, "seed \(seed)")
        #expect(found.caret <= found.text.count, "seed \(seed)")
      }
    }
  }
}
