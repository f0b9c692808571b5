import Glibc
import TestSupport
import Testing

@testable import TextEngine

@Suite struct TextReaderTests {
  /// Opens `path`, reads it and closes it again.
  private func read(_ path: String, newline: Newline? = nil) throws -> TextStorage {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    return try TextStorage(contentsOf: descriptor, newline: newline, shape: .tiny)
  }

  @Test(arguments: [0, 1, 1023, 1024, 65_535, 65_536, 65_537, 1 << 20, 1_200_000])
  func `a file of any size is read whole and counted`(count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += NastyText.bytes(upTo: 2000, using: &random) }
    bytes.removeLast(bytes.count - count)
    let folder = TemporaryFolder()
    let text = try read(try folder.file("text", bytes), newline: .lf)
    text.checkInvariants()
    #expect(isSame(text.bytes(in: 0..<text.count), bytes))
    #expect(text.lineCount.value.value == bytes.count { $0 == 0x0A } + 1)
    var random2 = SeededRandom(seed: 7)
    for _ in 0..<10 {
      let at = Int.random(in: 0...count, using: &random2)
      let before = bytes[..<at]
      #expect(text.line(at: ByteCount(at)).value.value == before.count { $0 == 0x0A })
      let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
      #expect(text.lineStart(containing: ByteCount(at)).value == start)
      let end = bytes[at...].firstIndex(of: 0x0A).map { $0 + 1 } ?? count
      #expect(text.lineEnd(containing: ByteCount(at)).value == end)
      let units = before.reduce(0) { $0 + TextModel.units($1) }
      #expect(text.utf16Offset(of: ByteCount(at)).value.value == units)
    }
  }

  @Test func `a pipe is read to its end`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let bytes = Array("first\nsecond\n".utf8)
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    defer { close(ends[0]) }
    let text = try TextStorage(contentsOf: ends[0])
    #expect(text.string == "first\nsecond\n")
    #expect(text.lineCount == .exact(3))
  }

  @Test func `a file that claims to be empty is read all the same`() throws {
    let text = try read("/proc/self/status")
    #expect(text.string.hasPrefix("Name:"))
  }

  @Test func `a folder is refused with the system's reason`() throws {
    #expect(throws: TextReadError(code: EISDIR, offset: 0)) { try read("/") }
  }

  @Test func `a text whose lines end in CR counts lines by it`() throws {
    let folder = TemporaryFolder()
    let text = try read(try folder.file("old", Array("one\rtwo\rthree".utf8)))
    #expect(text.newline == .cr)
    #expect(text.lineCount == .exact(3))
    #expect(text.lineStart(containing: 6) == 4)
  }
}
