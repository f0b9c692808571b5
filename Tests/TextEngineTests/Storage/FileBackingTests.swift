import Glibc
import TestSupport
import Testing

@testable import TextEngine

/// A file on disk of several pages, opened as a text.
struct OpenedFile {
  /// Small files in the three classes: read at once, filled in the background, paged.
  static let classes: [(name: String, limits: BackingLimits)] = [
    ("at once", BackingLimits(atOnce: 1 << 24, resident: 1 << 24, cache: 1 << 24)),
    ("filling", BackingLimits(atOnce: 0, resident: 1 << 24, cache: 1 << 17)),
    ("paged", BackingLimits(atOnce: 0, resident: 0, cache: 1 << 17)),
  ]

  let folder = TemporaryFolder()
  let path: String
  let bytes: [UInt8]
  var text: TextStorage

  init(count: Int, seed: UInt64, limits: BackingLimits, shape: NodeShape = .tiny) throws {
    var random = SeededRandom(seed: seed)
    var part: [UInt8] = []
    while part.count < 7777 { part += NastyText.bytes(upTo: 200, using: &random) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += part }
    bytes.removeLast(bytes.count - count)
    self.bytes = bytes
    path = try folder.file("text", bytes)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    text = try TextStorage(opening: descriptor, newline: .lf, limits: limits, shape: shape)
  }

  /// Reads all that is left.
  mutating func load() {
    text.loading?.run()
    text.learnCounts()
  }

  var lines: Int { bytes.count { $0 == 0x0A } + 1 }
}

@Suite struct FileBackingTests {
  @Test(arguments: OpenedFile.classes.map(\.limits))
  func `a file is the same text in each size class, before and after loading`(
    limits: BackingLimits
  ) throws {
    var opened = try OpenedFile(count: 300_000, seed: 1, limits: limits)
    #expect(
      isSame(opened.text.bytes(in: 100_000..<170_000), Array(opened.bytes[100_000..<170_000])))
    #expect(opened.text.count.value == opened.bytes.count)
    opened.load()
    opened.text.checkInvariants()
    #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
    #expect(opened.text.lineCount == .exact(LineCount(opened.lines)))
    #expect(opened.text.lostRanges == [])
  }

  @Test(arguments: OpenedFile.classes.dropFirst().map(\.limits))
  func `lines are exact in the first page at once, and elsewhere when they are counted`(
    limits: BackingLimits
  ) throws {
    var opened = try OpenedFile(count: 1_500_000, seed: 2, limits: limits)
    let model = TextModel(bytes: opened.bytes).lineStarts
    let near = model.count { $0 <= 60_000 } - 1
    #expect(opened.text.line(at: 60_000) == .exact(LineCount(near)))
    #expect(opened.text.lineStart(LineCount(near)) == .exact(ByteCount(model[near])))
    let far = opened.text.line(at: 1_400_000)
    #expect(!far.isExact)
    #expect(abs(far.value.value - model.count { $0 <= 1_400_000 }) < model.count / 10)
    #expect(!opened.text.lineCount.isExact)
    #expect(!opened.text.utf16Count.isExact)
    #expect(!opened.text.lineStart(LineCount(model.count / 2)).isExact)

    let revision = opened.text.revision
    #expect(opened.text.loading?.isFinished == false)
    opened.load()
    #expect(opened.text.loading?.isFinished == true)
    #expect(opened.text.revision == revision)
    #expect(opened.text.lineCount == .exact(LineCount(model.count)))
    #expect(opened.text.lineStart(LineCount(model.count / 2)).value.value == model[model.count / 2])
    let units = opened.bytes.reduce(0) { $0 + TextModel.units($1) }
    #expect(opened.text.utf16Count == .exact(UTF16Count(units)))
    #expect(opened.text.state.spans.tree.count == 2, "spans are merged up to a MiB")
  }

  @Test(arguments: OpenedFile.classes.dropFirst().map(\.limits))
  func `edits while a file is being read agree with an array of bytes`(
    limits: BackingLimits
  ) throws {
    for seed in Seeds.upTo(12) {
      var random = SeededRandom(seed: seed)
      var opened = try OpenedFile(
        count: Int.random(in: 70_000...400_000, using: &random), seed: seed, limits: limits)
      var model = TextModel(bytes: opened.bytes)
      var undo: [EditSet] = []
      for step in 0..<40 {
        let comment: Comment = "seed \(seed), step \(step)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          _ = opened.text.loading?.file.readNext()
        case 1:
          opened.text.learnCounts()
        case 2 where !undo.isEmpty:
          let edits = undo.removeLast()
          model.apply(edits)
          opened.text.apply(edits)
        default:
          let edits = EditSet.random(count: model.bytes.count, using: &random)
          undo.append(edits.inverse(in: opened.text))
          model.apply(edits)
          opened.text.apply(edits)
        }
        let at = Int.random(in: 0...model.bytes.count, using: &random)
        let before = model.bytes[..<at]
        let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
        #expect(opened.text.lineStart(containing: ByteCount(at)).value == start, comment)
        let end = model.bytes[at...].firstIndex(of: 0x0A).map { $0 + 1 } ?? model.bytes.count
        #expect(opened.text.lineEnd(containing: ByteCount(at)).value == end, comment)
        let line = opened.text.line(at: ByteCount(at))
        if line.isExact { #expect(line.value.value == before.count { $0 == 0x0A }, comment) }
      }
      opened.text.checkInvariants()
      #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), model.bytes), "seed \(seed)")
      opened.load()
      opened.text.checkInvariants()
      let lines = model.bytes.count { $0 == 0x0A } + 1
      #expect(opened.text.lineCount == .exact(LineCount(lines)), "seed \(seed)")
      while let edits = undo.popLast() { opened.text.apply(edits) }
      #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes), "seed \(seed)")
      #expect(opened.text.state.spans.tree.count == 1, "seed \(seed): the old shape is back")
    }
  }

  @Test(arguments: OpenedFile.classes.dropFirst().map(\.limits))
  func `snapshots are read on other threads while the file is loaded and the text edited`(
    limits: BackingLimits
  ) async throws {
    var opened = try OpenedFile(count: 2_000_000, seed: 3, limits: limits, shape: .wide)
    let bytes = opened.bytes
    let snapshot = opened.text
    await withTaskGroup(of: Bool.self) { group in
      if let loading = opened.text.loading {
        group.addTask {
          loading.run()
          return loading.isFinished
        }
      }
      for _ in 0..<3 {
        group.addTask { snapshot.bytes(in: 0..<snapshot.count) == bytes }
      }
      for at in 0..<200 {
        let place = ByteCount(at * 9_973)
        opened.text.apply(EditSet(Edit(range: place..<(place + 3), text: "typed")))
        opened.text.learnCounts()
      }
      for await isRight in group { #expect(isRight) }
    }
    opened.load()
    opened.text.checkInvariants()
    #expect(opened.text.count.value == bytes.count + 400)
  }

  @Test func `pages that come and go are kept up to the limit`() throws {
    let limits = BackingLimits(atOnce: 0, resident: 0, cache: 3 << 16)
    let opened = try OpenedFile(count: 1_000_000, seed: 4, limits: limits)
    #expect(isSame(opened.text.bytes(in: 0..<opened.text.count), opened.bytes))
    #expect(opened.text.loading?.file.cachedPages == 3)
  }

  @Test func `a file of one line is not read beyond its first elements for its first screen`()
    throws
  {
    let folder = TemporaryFolder()
    let line = Array(String(repeating: "one line that goes on ", count: 200_000).utf8)
    let path = try folder.file("line.txt", line)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    for limits in [
      BackingLimits(atOnce: 0, resident: 0, cache: 1 << 20),
      BackingLimits(atOnce: 0, resident: 1 << 28, cache: 1 << 20),
    ] {
      var text = try TextStorage(opening: descriptor, limits: limits)
      let layout = Engine.tk2.layout(text, width: 80)
      let rows = layout.rows(from: RowPlace(element: 0, row: 0), count: 50)
      #expect(layout.mayRunRightToLeft(rows) == false)
      let known = try #require(text.loading).loaded.value
      #expect(known <= 6 << 16)
      // And these are the elements that are found when all is known.
      let elements = (0..<5).map { text.element(containing: ByteCount($0 * 60_000)) }
      text.loading?.run()
      text.learnCounts()
      #expect((0..<5).map { text.element(containing: ByteCount($0 * 60_000)) } == elements)
      #expect(isSame(text.bytes(in: 0..<text.count), line))
    }
  }

  @Test func `the memory of a page that is being read is not given to another`() throws {
    let limits = BackingLimits(atOnce: 0, resident: 0, cache: 3 << 16)
    let opened = try OpenedFile(count: 1_000_000, seed: 5, limits: limits)
    for start in [0, 300_000, 900_000] {
      let range = ByteCount(start)..<ByteCount(start + 1000)
      opened.text.forEachPiece(in: range) { piece in
        let before = Array(piece)
        let all = opened.text.bytes(in: 0..<opened.text.count)
        #expect(isSame(all, opened.bytes) && Array(piece) == before)
        return true
      }
    }
    #expect(opened.text.loading?.file.cachedPages == 3)
  }
}
