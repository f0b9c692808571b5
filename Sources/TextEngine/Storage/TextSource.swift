/// Bytes that never change once a span refers to them.
///
/// `@unchecked Sendable`: bytes and index are written before a span that covers them exists, and
/// spans reach other threads only inside values that were handed over.
final class TextSource: @unchecked Sendable {
  /// What keeps the bytes alive.
  private enum Owner {
    case array([UInt8])
    case memory
    case file(FileBacking)
  }

  /// Where the bytes are; not to be used with a `file`.
  private let base: UnsafePointer<UInt8>
  let count: Int
  /// The byte that ends a line, as `index` counts it.
  let newline: UInt8
  /// A span never crosses a multiple of this; contiguous spans merge up to it. Without an index
  /// it also bounds what counting must scan.
  let grain: Int
  private let owner: Owner
  /// The file whose pages are read as they are needed; nil when all bytes are in memory.
  let file: FileBacking?
  private let index: BlockIndex?

  var isIndexed: Bool { index != nil }

  /// Spans over an indexed source are at most this long.
  static let wideGrain = 1 << 20

  /// Takes over `bytes` without copying them.
  init(bytes: [UInt8], newline: UInt8) {
    owner = .array(bytes)
    file = nil
    count = bytes.count
    self.newline = newline
    grain = Self.wideGrain
    // The array is kept and never changed, so its storage stays where it is.
    let base = bytes.withUnsafeBufferPointer { $0.baseAddress }
    self.base = base ?? UnsafePointer(bitPattern: 1)!
    let index = BlockIndex(count: bytes.count)
    self.index = index
    var page = 0
    while page << BlockIndex.pageShift < count {
      let start = page << BlockIndex.pageShift
      index.fill(
        page: page, bytes: self.base + start, count: min(BlockIndex.page, count - start),
        newline: newline)
      page += 1
    }
  }

  /// Takes over `memory`, of which `count` bytes are text, with its finished index.
  init(memory: UnsafeMutablePointer<UInt8>, count: Int, index: BlockIndex, newline: UInt8) {
    owner = .memory
    file = nil
    base = UnsafePointer(memory)
    self.count = count
    self.newline = newline
    self.index = index
    grain = Self.wideGrain
  }

  /// The pages of `file`.
  init(file: FileBacking) {
    owner = .file(file)
    self.file = file
    base = UnsafePointer(bitPattern: 1)!
    count = file.size
    newline = file.newline
    index = file.index
    grain = Self.wideGrain
  }

  /// Room for `capacity` bytes that are to be written once, piece by piece; not indexed.
  init(capacity: Int, grain: Int, newline: UInt8) {
    owner = .memory
    file = nil
    base = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: capacity))
    count = capacity
    self.newline = newline
    self.grain = grain
    index = nil
  }

  deinit {
    if file == nil { index?.deallocate() }
    if case .memory = owner { base.deallocate() }
  }

  /// Calls `body` with the bytes of `range`, until it returns false; returns what it returned
  /// last.
  @inline(__always)
  func forEachPiece(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows -> Bool {
    if let file { return try file.forEachPiece(in: range, body) }
    return try body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Puts `bytes` at `start`, where nothing was put before and no span reaches yet.
  func write(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    if let from = bytes.baseAddress {
      UnsafeMutablePointer(mutating: base + start).update(from: from, count: bytes.count)
    }
  }

  /// Whether the counts of `range` can be told without reading all of it.
  func isCounted(_ range: Range<Int>) -> Bool { file?.isCounted(range) ?? true }

  /// Returns the counts of the bytes in `range`, which must be counted and not cross the grain.
  ///
  /// - Complexity: O(1): at most two scans of a KiB and a sum over 16 pages; without an index, one
  ///   scan of a grain.
  func counts(in range: Range<Int>) -> ByteScan.Counts {
    guard let index, range.count > 1 << BlockIndex.blockShift else { return scan(range) }
    var sum = counts(before: range.upperBound, index)
    var page = range.lowerBound >> BlockIndex.pageShift
    while page < range.upperBound >> BlockIndex.pageShift {
      sum = sum + index.counts(ofPage: page)
      page += 1
    }
    return sum - counts(before: range.lowerBound, index)
  }

  /// The counts from the start of the page that `position` is in.
  private func counts(before position: Int, _ index: BlockIndex) -> ByteScan.Counts {
    let block = position >> BlockIndex.blockShift
    let start = block << BlockIndex.blockShift
    if start == position && position & (BlockIndex.page - 1) == 0 { return ByteScan.Counts() }
    return index.counts(beforeBlock: block) + scan(start..<position)
  }

  /// Counts the bytes themselves.
  func scan(_ range: Range<Int>) -> ByteScan.Counts {
    var sum = ByteScan.Counts()
    _ = forEachPiece(in: range) { piece in
      if let start = piece.baseAddress {
        sum = sum + ByteScan.counts(start, piece.count, newline: newline)
      }
      return true
    }
    return sum
  }
}
