/// Bytes that never change once a span refers to them.
///
/// `@unchecked Sendable`: bytes and index are written before a span that covers them exists, and
/// spans reach other threads only inside values that were handed over.
final class TextSource: @unchecked Sendable {
  /// What keeps the bytes alive.
  private enum Owner {
    case array([UInt8])
    case memory
  }

  let base: UnsafePointer<UInt8>
  let count: Int
  /// The byte that ends a line, as `index` counts it.
  let newline: UInt8
  /// A span never crosses a multiple of this; contiguous spans merge up to it. Without an index
  /// it also bounds what counting must scan.
  let grain: Int
  private let owner: Owner
  private let index: BlockIndex?

  var isIndexed: Bool { index != nil }

  /// Spans over an indexed source are at most this long.
  static let wideGrain = 1 << 20

  /// Takes over `bytes` without copying them.
  init(bytes: [UInt8], newline: UInt8) {
    owner = .array(bytes)
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
    base = UnsafePointer(memory)
    self.count = count
    self.newline = newline
    self.index = index
    grain = Self.wideGrain
  }

  /// Room for `capacity` bytes that are to be written once, piece by piece; not indexed.
  init(capacity: Int, grain: Int, newline: UInt8) {
    owner = .memory
    base = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: capacity))
    count = capacity
    self.newline = newline
    self.grain = grain
    index = nil
  }

  deinit {
    index?.deallocate()
    if case .memory = owner { base.deallocate() }
  }

  /// Returns the counts of the bytes in `range`, which must not cross the grain.
  ///
  /// - Complexity: O(1): at most two scans of a KiB and a sum over 16 pages; without an index, one
  ///   scan of a grain.
  func counts(in range: Range<Int>) -> ByteScan.Counts {
    guard let index, range.count > 1 << BlockIndex.blockShift else {
      return ByteScan.counts(base + range.lowerBound, range.count, newline: newline)
    }
    var sum = counts(before: range.upperBound, index) - counts(before: range.lowerBound, index)
    var page = range.lowerBound >> BlockIndex.pageShift
    while page < range.upperBound >> BlockIndex.pageShift {
      sum = sum + index.counts(ofPage: page)
      page += 1
    }
    return sum
  }

  /// The counts from the start of the page that `position` is in.
  private func counts(before position: Int, _ index: BlockIndex) -> ByteScan.Counts {
    let block = position >> BlockIndex.blockShift
    let start = block << BlockIndex.blockShift
    if start == position && position & (BlockIndex.page - 1) == 0 { return ByteScan.Counts() }
    return index.counts(beforeBlock: block)
      + ByteScan.counts(base + start, position - start, newline: newline)
  }
}
