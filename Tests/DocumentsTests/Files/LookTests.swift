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
