import Documents
import Foundation
import TextEngine
import Testing

@Suite struct SaveTests {
  /// Saves `text` over what is at `path` now.
  @discardableResult
  private func save(
    _ text: String, to path: String, folder: TestFolder, report: (String) -> Void = { _ in }
  ) throws -> FileIdentity {
    try DocumentFile.save(
      TextStorage(text), to: path, expecting: FileIdentity.of(path: path), spare: folder.store,
      report: report)
  }

  private func mode(_ path: String) throws -> UInt32 {
    try SystemCalls().status(path, followingLinks: false).mode
  }

  @Test func `S01 saving through links changes the target and keeps the links`() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder("sub"), withIntermediateDirectories: true)
    try folder.write("sub/real.txt", "old")
    symlink("sub/real.txt", folder("relative"))
    symlink(folder("sub/real.txt"), folder("absolute"))
    symlink("relative", folder("two"))
    symlink(folder("two"), folder("three"))
    for name in ["relative", "absolute", "two", "three"] {
      try save("by \(name)", to: folder(name), folder: folder)
      #expect(folder.string("sub/real.txt") == "by \(name)")
      #expect(try SystemCalls().status(folder(name), followingLinks: false).kind == .link)
    }
    #expect(folder.names == ["absolute", "relative", "sub", "three", "two"])
  }

  @Test func `S01 a link to nothing makes its target, and a circle is refused`() throws {
    let folder = try TestFolder()
    symlink("later.txt", folder("dangling"))
    let identity = try save("new", to: folder("dangling"), folder: folder)
    #expect(folder.string("later.txt") == "new")
    #expect(identity == FileIdentity.of(path: folder("later.txt")))
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(throws: SaveError.loopOfLinks) { try save("x", to: folder("a"), folder: folder) }
    #expect(folder.names == ["a", "b", "dangling", "later.txt"])
  }

  @Test(arguments: [0o640, 0o755, 0o600, 0o666, 0o4711] as [mode_t])
  func `S03 the mode is kept`(bits: mode_t) throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    chmod(path, bits)
    try save("new", to: path, folder: folder)
    #expect(folder.string("f") == "new")
    #expect(try mode(path) == bits)
  }

  @Test func `S03 a new file has the rights that the mask gives`() throws {
    let folder = try TestFolder()
    let mask = umask(0o022)
    umask(mask)
    try save("new", to: folder("f"), folder: folder)
    #expect(try mode(folder("f")) == 0o666 & ~mask)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give a file to another"))
  func `S03 root keeps another's owner and group`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    chown(path, 12345, 23456)
    chmod(path, 0o640)
    try save("new", to: path, folder: folder)
    let status = try SystemCalls().status(path, followingLinks: false)
    #expect((status.owner, status.group, status.mode) == (12345, 23456, 0o640))
    #expect(folder.names == ["f"])
  }

  @Test func `S03 extended attributes are kept`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    let calls = SystemCalls()
    let file = try calls.open(path, O_RDWR, mode: 0)
    defer { close(file) }
    do { try calls.setAttribute(file, "user.note", Array("mine".utf8)) } catch {
      try Test.cancel("the file system keeps no attributes")
    }
    let before = FileIdentity.of(path: path)
    try save("new", to: path, folder: folder)
    #expect(FileIdentity.of(path: path)?.inode != before?.inode)
    let new = try calls.open(path, O_RDONLY, mode: 0)
    defer { close(new) }
    #expect(try calls.attribute(new, "user.note") == Array("mine".utf8))
  }

  @Test func `S03 access lists are kept`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    // The file system's own form: version 2, then tag, rights and number of each entry. The owner
    // may read and write, user 12345 and the group read, nobody else anything.
    let entries: [(tag: UInt8, rights: UInt8, number: [UInt8])] = [
      (0x01, 6, [0xFF, 0xFF, 0xFF, 0xFF]), (0x02, 4, [0x39, 0x30, 0, 0]),
      (0x04, 4, [0xFF, 0xFF, 0xFF, 0xFF]), (0x10, 4, [0xFF, 0xFF, 0xFF, 0xFF]),
      (0x20, 0, [0xFF, 0xFF, 0xFF, 0xFF]),
    ]
    var list: [UInt8] = [2, 0, 0, 0]
    for entry in entries { list += [entry.tag, 0, entry.rights, 0] + entry.number }
    let calls = SystemCalls()
    let name = "system.posix_acl_access"
    let file = try calls.open(path, O_RDWR, mode: 0)
    defer { close(file) }
    do { try calls.setAttribute(file, name, list) } catch {
      try Test.cancel("the file system keeps no access lists")
    }
    try save("new", to: path, folder: folder)
    let new = try calls.open(path, O_RDONLY, mode: 0)
    defer { close(new) }
    #expect(try calls.attribute(new, name) == list)
    #expect(try mode(path) == 0o640)
    #expect(folder.string("f") == "new")
  }

  @Test func `a file with several names keeps them all`() throws {
    let folder = try TestFolder()
    let path = try folder.write("one", "a long old text")
    link(path, folder("two"))
    var told: [String] = []
    let identity = try save("new", to: path, folder: folder) { told.append($0) }
    #expect(folder.string("one") == "new" && folder.string("two") == "new")
    #expect(told == ["rewritten in place, because it has several names"])
    #expect(identity == FileIdentity.of(path: folder("two")))
    #expect(folder.store.list().isEmpty)
    try save("new and much longer than it was before", to: path, folder: folder)
    #expect(folder.string("two") == "new and much longer than it was before")
  }

  @Test func `S07 no name can be planted to catch the new file`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    try folder.write("victim", "untouched")
    for name in ["f~", ".f.swp", "f.tmp", ".f.tmp", "#f#", ".#f", "f.bak", ".scribe-", ".scribe"] {
      symlink("victim", folder(name))
    }
    try save("new", to: path, folder: folder)
    #expect(folder.string("f") == "new" && folder.string("victim") == "untouched")
    // Two saves use two names.
    #expect(!folder.names.contains { $0.hasPrefix(".scribe-") && $0 != ".scribe-" })
  }

  @Test func `S09 no newline is added and an empty text stays empty`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "abc\ndef")
    var reading = try DocumentFile.read(path: path)
    reading.text.apply(EditSet(Edit(range: 0..<1, text: "X")))
    let identity = try DocumentFile.save(reading.text, to: path, expecting: reading.identity)
    #expect(folder.bytes("f") == Array("Xbc\ndef".utf8))
    _ = try DocumentFile.save(TextStorage(), to: path, expecting: identity)
    #expect(folder.bytes("f") == [])
  }

  @Test func `S11 an edit in a CRLF file changes no other byte`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "one\r\ntwo\r\nthree\n")
    var reading = try DocumentFile.read(path: path)
    #expect(reading.lineEnding == .crlf && reading.hasMixedLineEndings)
    let line = Array("new".utf8) + reading.lineEnding.bytes
    reading.text.apply(EditSet(Edit(range: 5..<5, text: TextSlice(bytes: line))))
    _ = try DocumentFile.save(reading.text, to: path, expecting: reading.identity)
    #expect(folder.string("f") == "one\r\nnew\r\ntwo\r\nthree\n")
  }

  @Test func `S13 Latin-1 letters survive an edit elsewhere`() throws {
    let folder = try TestFolder()
    let latin: [UInt8] = Array("Funci".utf8) + [0xF3] + Array("n y caf".utf8) + [0xE9]
    let path = try folder.write("f", bytes: Array("ascii\n".utf8) + latin)
    var reading = try DocumentFile.read(path: path)
    reading.text.apply(EditSet(Edit(range: 0..<5, text: "changed")))
    _ = try DocumentFile.save(reading.text, to: path, expecting: reading.identity)
    #expect(folder.bytes("f") == Array("changed\n".utf8) + latin)
  }

  @Test func `S17 a file that another program changed is not overwritten unless told so`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    let reading = try DocumentFile.read(path: path)
    try folder.write("f", "theirs")
    let found = try #require(FileIdentity.of(path: path))
    #expect(throws: SaveError.changedOnDisk(found: found)) {
      try DocumentFile.save(TextStorage("mine"), to: path, expecting: reading.identity)
    }
    #expect(folder.string("f") == "theirs" && folder.names == ["f"])
    _ = try DocumentFile.save(
      TextStorage("mine"), to: path, expecting: reading.identity, overwriting: true)
    #expect(folder.string("f") == "mine")
  }

  @Test func `S17 a file that appeared meanwhile is not overwritten`() throws {
    let folder = try TestFolder()
    let reading = try DocumentFile.read(path: folder("f"))
    try folder.write("f", "theirs")
    let found = try #require(FileIdentity.of(path: folder("f")))
    #expect(throws: SaveError.changedOnDisk(found: found)) {
      try DocumentFile.save(TextStorage("mine"), to: folder("f"), expecting: reading.identity)
    }
    #expect(folder.string("f") == "theirs")
  }

  @Test func `a file that was removed meanwhile is made again`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    let identity = FileIdentity.of(path: path)
    unlink(path)
    _ = try DocumentFile.save(TextStorage("mine"), to: path, expecting: identity)
    #expect(folder.string("f") == "mine")
  }

  @Test func `S21 a clock ahead of ours is no change on disk`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    var ahead = [
      timeval(tv_sec: time(nil) + 86_400, tv_usec: 5),
      timeval(tv_sec: time(nil) + 86_400, tv_usec: 5),
    ]
    utimes(path, &ahead)
    let reading = try DocumentFile.read(path: path)
    let first = try DocumentFile.save(TextStorage("1"), to: path, expecting: reading.identity)
    let second = try DocumentFile.save(TextStorage("2"), to: path, expecting: first)
    #expect(second == FileIdentity.of(path: path))
    #expect(folder.string("f") == "2")
  }

  @Test func `what is no file is not saved over`() throws {
    let folder = try TestFolder()
    let text = TextStorage("x")
    func error(_ path: String) -> SaveError? {
      do {
        _ = try DocumentFile.save(text, to: path, expecting: nil, overwriting: true)
        return nil
      } catch {
        #expect(!error.message.contains("\n"))
        return error
      }
    }
    mkfifo(folder("pipe"), 0o600)
    #expect(error(folder("pipe")) == .isDevice)
    #expect(error("/dev/null") == .isDevice)
    #expect(error(folder.path) == .isDirectory)
    #expect(error(folder("none/f")) == .noSuchFolder)
    #expect(error("") == .noSuchFolder)
    try folder.write("f", "x")
    #expect(error(folder("f/g")) == .noSuchFolder)
    #expect(folder.names == ["f", "pipe"])
  }

  @Test func `a large text of many edits is saved whole`() throws {
    let folder = try TestFolder()
    var text = TextStorage(String(repeating: "0123456789abcde\n", count: 100_000))
    for place in 0..<50 {
      text.apply(
        EditSet(Edit(range: ByteCount(place * 31)..<ByteCount(place * 31 + 3), text: "漢字")))
    }
    _ = try DocumentFile.save(text, to: folder("f"), expecting: nil)
    #expect(folder.bytes("f") == text.bytes(in: 0..<text.count))
  }
}
