/// Where newlines and UTF-16 units lie in a stretch of bytes: a running count every KiB.
///
/// Costs 8 bytes a KiB and 8 a page of 64 KiB, 0.8 % of the text. Pages are counted by themselves,
/// so that they can be filled in any order.
///
/// `@unchecked Sendable`: a page is filled once, by the one thread that read it, and is looked at
/// only after that thread has said so through its owner.
struct BlockIndex: @unchecked Sendable {
  static let blockShift = 10
  static let pageShift = 16
  static let page = 1 << pageShift
  private static let blocksPerPage = 1 << (pageShift - blockShift)

  /// For each block, the counts of its page before it: newlines below, UTF-16 units above bit 32.
  private let blocks: UnsafeMutablePointer<UInt64>
  /// For each page, its counts: newlines below, UTF-16 units above bit 32.
  private let pages: UnsafeMutablePointer<UInt64>

  /// An index for `count` bytes, of which nothing is known yet. Must be freed by its owner.
  init(count: Int) {
    let pageCount = (count + Self.page - 1) >> Self.pageShift
    blocks = .allocate(capacity: max(pageCount * Self.blocksPerPage, 1))
    pages = .allocate(capacity: max(pageCount, 1))
    pages.initialize(repeating: 0, count: max(pageCount, 1))
  }

  func deallocate() {
    blocks.deallocate()
    pages.deallocate()
  }

  /// Counts page `page`, whose `count` bytes begin at `bytes`.
  @discardableResult
  func fill(
    page: Int, bytes: UnsafePointer<UInt8>, count: Int, newline: UInt8
  ) -> ByteScan.Counts {
    var sum = ByteScan.Counts()
    var at = 0
    var block = page * Self.blocksPerPage
    while at < count {
      (blocks + block).initialize(to: Self.pack(sum))
      let length = min(1 << Self.blockShift, count - at)
      sum = sum + ByteScan.counts(bytes + at, length, newline: newline)
      at += length
      block += 1
    }
    // A text may end with its block; its end is then the start of a block that is not there.
    if at < Self.page { (blocks + block).initialize(to: Self.pack(sum)) }
    pages[page] = Self.pack(sum)
    return sum
  }

  /// The counts of page `page`.
  func counts(ofPage page: Int) -> ByteScan.Counts { Self.unpack(pages[page]) }

  /// The counts before block `block` within its page.
  func counts(beforeBlock block: Int) -> ByteScan.Counts { Self.unpack(blocks[block]) }

  private static func pack(_ counts: ByteScan.Counts) -> UInt64 {
    UInt64(counts.newlines) | UInt64(counts.utf16) << 32
  }

  private static func unpack(_ packed: UInt64) -> ByteScan.Counts {
    ByteScan.Counts(newlines: Int(packed & 0xFFFF_FFFF), utf16: Int(packed >> 32))
  }
}
