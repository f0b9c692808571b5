import Glibc
import TestSupport
import Testing

@testable import TextEngine

/// What happens to an open text when its file is changed underneath.
@Suite struct FileChangeTests {
  /// Writes `bytes` over the file at `offset`, in place.
  private func overwrite(_ path: String, at offset: Int, with bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(pwrite(descriptor, bytes, bytes.count, offset) == bytes.count)
  }

  /// Opens a file in a size class and reads it, so that nothing is left in a small cache.
  private func loaded(_ limits: BackingLimits) throws -> OpenedFile {
    var opened = try OpenedFile(count: 600_000, seed: 5, limits: limits)
    opened.load()
    _ = opened.text.bytes(in: 0..<opened.text.count)
    return opened
  }

  @Test(arguments: OpenedFile.classes)
  func `a file replaced by another, or deleted, leaves the text as it was`(
    name: String, limits: BackingLimits
  ) throws {
    for isLoaded in [false, true] {
      var opened = try OpenedFile(count: 600_000, seed: 5, limits: limits)
      if isLoaded { opened.load() }
      let other = try opened.folder.file("other", Array("something else".utf8))
      #expect(rename(other, opened.path) == 0)
      #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
      unlink(opened.path)
      opened.load()
      #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
      #expect(opened.text.lostRanges == [])
    }
  }

  @Test(arguments: OpenedFile.classes)
  func `a file that only grows leaves the text as it was`(
    name: String, limits: BackingLimits
  ) throws {
    for isLoaded in [false, true] {
      var opened = try OpenedFile(count: 600_000, seed: 5, limits: limits)
      if isLoaded { opened.load() }
      try overwrite(opened.path, at: opened.bytes.count, with: Array("new tail\n".utf8))
      opened.load()
      #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
      #expect(opened.text.lostRanges == [])
    }
  }

  @Test(arguments: OpenedFile.classes.dropLast())
  func `a file in memory outlives being truncated and overwritten`(
    name: String, limits: BackingLimits
  ) throws {
    let opened = try loaded(limits)
    try overwrite(opened.path, at: 1000, with: Array(repeating: 0x21, count: 300_000))
    #expect(truncate(opened.path, 100_000) == 0)
    #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
    #expect(opened.text.lostRanges == [])
  }

  @Test func `what a truncated paged file has lost is named, and the rest can be read`() throws {
    let opened = try loaded(OpenedFile.classes[2].limits)
    #expect(truncate(opened.path, 200_000) == 0)
    let read = opened.text.bytes(in: 0..<opened.text.count)
    // The page that the new end lies in is lost as well; pages still in the cache are not.
    let kept = 3 << 16
    #expect(isSame(Array(read[..<kept]), Array(opened.bytes[..<kept])))
    let lost = opened.text.lostRanges
    #expect(lost.first?.lowerBound == ByteCount(kept))
    for range in lost {
      #expect(read[range.bytes].allSatisfy { $0 == FileBacking.substitute })
    }
    #expect(opened.text.lineCount == .exact(LineCount(opened.lines)), "counts hold")
    #expect(
      opened.text.checkedLines(from: 0, to: kept) == opened.bytes[..<kept].count { $0 == 0x0A })
  }

  @Test func `what an overwritten paged file has lost is named, and comes back with the bytes`()
    throws
  {
    var opened = try loaded(OpenedFile.classes[2].limits)
    let page = 2 << 16
    try overwrite(opened.path, at: page + 10, with: Array("changed".utf8))
    // An edit before it: the lost range is where the text is now.
    opened.text.apply(EditSet(Edit(range: 0..<0, text: "12345")))
    let read = opened.text.bytes(in: 0..<opened.text.count)
    let expected = ByteCount(page + 5)..<ByteCount(page + 5 + 1 << 16)
    #expect(opened.text.lostRanges == [expected])
    #expect(read[expected.bytes].allSatisfy { $0 == FileBacking.substitute })

    try overwrite(opened.path, at: page + 10, with: Array(opened.bytes[(page + 10)..<(page + 17)]))
    let again = opened.text.bytes(in: 0..<opened.text.count)
    #expect(isSame(Array(again.dropFirst(5)), opened.bytes))
    #expect(opened.text.lostRanges == [])
  }

  @Test(arguments: OpenedFile.classes.dropFirst())
  func `a file truncated while it is being read loses what was not read, and says so`(
    name: String, limits: BackingLimits
  ) throws {
    var opened = try OpenedFile(count: 600_000, seed: 5, limits: limits)
    _ = opened.text.loading?.file.readNext()
    #expect(truncate(opened.path, 0) == 0)
    opened.load()
    opened.text.checkInvariants()
    #expect(opened.text.count.value == opened.bytes.count)
    #expect(opened.text.lineCount.isExact)
    let read = opened.text.bytes(in: 0..<opened.text.count)
    var expected = opened.bytes
    for range in opened.text.lostRanges {
      for at in range.bytes { expected[at] = FileBacking.substitute }
    }
    #expect(isSame(read, expected))
    #expect(opened.text.lostRanges.last?.upperBound == opened.text.count)
    // Two pages were read in time; they are kept in memory unless pages come and go.
    if limits.resident > 0 {
      #expect(opened.text.lostRanges.first?.lowerBound == ByteCount(2 << 16))
    }
  }

  @Test func `a sparse file of zeros is opened without being read`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("sparse", [])
    #expect(truncate(path, 1 << 32) == 0)
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var text = try TextStorage(
      opening: descriptor,
      limits: BackingLimits(atOnce: 1 << 20, resident: 1 << 20, cache: 1 << 20))
    #expect(text.count == ByteCount(1 << 32))
    #expect(text.byte(at: text.count - 1) == 0)
    text.apply(EditSet(Edit(range: ByteCount(1 << 31)..<ByteCount(1 << 31), text: "middle")))
    #expect(text.string(in: ByteCount(1 << 31)..<ByteCount(1 << 31 + 6)) == "middle")
  }
}

extension TextStorage {
  /// Counts the newlines between two places by reading the bytes.
  func checkedLines(from: Int, to: Int) -> Int {
    bytes(in: ByteCount(from)..<ByteCount(to)).count { $0 == 0x0A }
  }
}
