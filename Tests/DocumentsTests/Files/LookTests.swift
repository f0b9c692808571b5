import Glibc
import TestSupport
import TextEngine
import Testing

@testable import Documents

/// What is seen of a file that other programs change while it is open, in each size class.
@Suite struct LookTests {
  static let classes: [BackingLimits] = [
    BackingLimits(atOnce: 1 << 20, resident: 1 << 20, cache: 1 << 17),
    BackingLimits(atOnce: 0, resident: 1 << 20, cache: 1 << 17),
    BackingLimits(atOnce: 0, resident: 0, cache: 1 << 17),
  ]

  /// There as long as the test runs.
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func opened(_ limits: BackingLimits) throws -> (String, Reading) {
    let lines = (0..<20_000).map { "line \($0) of a log\n" }.joined()
    let path = try folder.write("log.txt", lines)
    let reading = try DocumentFile.read(path: path, calls: SystemCalls(), limits: limits)
    reading.text.loading?.run()
    return (path, reading)
  }

  private func write(_ bytes: [UInt8], to path: String, at offset: Int?) {
    let file = open(path, offset == nil ? O_WRONLY | O_APPEND : O_WRONLY)
    if let offset { lseek(file, off_t(offset), SEEK_SET) }
    #expect(bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == bytes.count)
    close(file)
  }

  private func look(_ path: String, _ reading: Reading) throws -> DiskChange {
    DocumentFile.look(
      at: path, since: try #require(reading.identity), holding: reading.text)
  }

  @Test(arguments: classes)
  func `a file that is as it was has not changed`(limits: BackingLimits) throws {
    let (path, reading) = try opened(limits)
    #expect(try look(path, reading) == .none)
  }

  @Test(arguments: classes)
  func `a file that was added to has grown, and its tail can be read`(limits: BackingLimits) throws
  {
    let (path, reading) = try opened(limits)
    write(Array("one more\n".utf8), to: path, at: nil)
    guard case .grown(let now) = try look(path, reading) else {
      Issue.record("not grown")
      return
    }
    let old = try #require(reading.identity)
    #expect(now.size == old.size + 9)
    let tail = try DocumentFile.tail(of: path, from: old.size, expecting: now)
    #expect(tail == Array("one more\n".utf8))
    write(Array("and one\n".utf8), to: path, at: nil)
    #expect(throws: DocumentError.self) {
      try DocumentFile.tail(of: path, from: old.size, expecting: now)
    }
  }

  @Test(arguments: [
    ("utf-16", "漢字 and 👩‍🚀\n"), ("utf-16be", "words\n"), ("windows-1252", "Déjà vu\n"),
    ("shift_jis", "日本語\n"), ("iso-2022-jp", "日本語\n"), ("utf-32", "é\n"),
  ])
  func `a file in another encoding that was added to has grown too`(name: String, line: String)
    throws
  {
    let encoding = try #require(TextEncoding(named: name))
    var plain = encoding
    plain.hasMark = false
    let old = TextStorage(String(repeating: line, count: 9000))
    let path = folder("log.txt")
    let identity = try DocumentFile.save(
      old, as: encoding, to: path, expecting: nil, spare: nil)
    let other = folder("more")
    _ = try DocumentFile.save(TextStorage(line), as: plain, to: other, expecting: nil, spare: nil)
    let added = try #require(folder.bytes("more"))
    write(added, to: path, at: nil)
    let found = DocumentFile.look(at: path, since: identity, holding: old, as: encoding)
    guard case .grown(let now) = found else {
      Issue.record("\(found)")
      return
    }
    let tail = try DocumentFile.tail(of: path, from: identity.size, expecting: now, as: encoding)
    #expect(tail == Array(line.utf8))
    // A byte of what was there before.
    let place = added.count * 4000 + 40
    write([try #require(folder.bytes("log.txt"))[place] ^ 0x11], to: path, at: place)
    guard case .changed = DocumentFile.look(at: path, since: identity, holding: old, as: encoding)
    else {
      Issue.record("was changed in the middle")
      return
    }
  }

  @Test func `half a character at the end is waited for`() throws {
    let encoding = try #require(TextEncoding(named: "utf-16le"))
    let path = folder("log.txt")
    let identity = try DocumentFile.save(
      TextStorage("one\n"), as: encoding, to: path, expecting: nil, spare: nil)
    write([0x61, 0, 0x62], to: path, at: nil)
    guard
      case .grown(let now) = DocumentFile.look(
        at: path, since: identity, holding: TextStorage("one\n"), as: encoding)
    else {
      Issue.record("not grown")
      return
    }
    #expect(throws: DocumentError(path: path, reason: .failed(errno: EILSEQ))) {
      try DocumentFile.tail(of: path, from: identity.size, expecting: now, as: encoding)
    }
  }

  @Test(arguments: classes)
  func `what was changed before its end as well has not only grown`(limits: BackingLimits) throws {
    for place in [0, 100_000, 300_000] {
      let (path, reading) = try opened(limits)
      write([0x21], to: path, at: place)
      write(Array("one more\n".utf8), to: path, at: nil)
      guard case .changed = try look(path, reading) else {
        Issue.record("changed at \(place)")
        continue
      }
    }
  }

  @Test(arguments: classes)
  func `a file that was cut, replaced or deleted is told apart`(limits: BackingLimits) throws {
    let (path, reading) = try opened(limits)
    #expect(truncate(path, 100) == 0)
    guard case .changed(let cut) = try look(path, reading) else {
      Issue.record("cut")
      return
    }
    #expect(cut.size == 100)
    let other = try folder.write("other", bytes: reading.text.bytes(in: 0..<reading.text.count))
    #expect(rename(other, path) == 0)
    guard case .changed = try look(path, reading) else {
      Issue.record("replaced")
      return
    }
    #expect(unlink(path) == 0)
    #expect(try look(path, reading) == .gone)
  }

  @Test func `a save that finds parts of the text lost while it writes changes nothing`() throws {
    let (path, reading) = try opened(Self.classes[2])
    _ = reading.text.bytes(in: 0..<10)
    #expect(truncate(path, 70_000) == 0)
    #expect(reading.text.lostRanges == [], "nobody has looked yet")
    #expect(throws: SaveError.textLost) {
      try DocumentFile.save(
        reading.text, to: path, expecting: nil, overwriting: true, spare: nil)
    }
    #expect(FileIdentity.of(path: path)?.size == 70_000)
    #expect(folder.names == ["log.txt"])
    #expect(!reading.text.lostRanges.isEmpty)
  }

  @Test func `the same where it would be rewritten in place`() throws {
    let (path, reading) = try opened(Self.classes[1])
    #expect(link(path, folder("name")) == 0)
    // In memory by now: nothing is lost, and all of it is written.
    #expect(truncate(path, 0) == 0)
    _ = try DocumentFile.save(
      reading.text, to: path, expecting: nil, overwriting: true, spare: nil)
    #expect(folder.bytes("name") == reading.text.bytes(in: 0..<reading.text.count))
  }
}
