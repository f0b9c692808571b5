import Glibc
import Synchronization

/// From which size on a file is kept how; other limits make small files behave like large ones in
/// tests.
public struct BackingLimits: Hashable, Sendable {
  /// Files up to this many bytes are read when they are opened.
  public var atOnce: Int
  /// Files up to this many are read into memory in the background, and then not needed any more.
  public var resident: Int
  /// Of larger ones, this many bytes are kept in memory.
  public var cache: Int

  public init(atOnce: Int, resident: Int, cache: Int) {
    self.atOnce = atOnce
    self.resident = resident
    self.cache = cache
  }

  /// 1 MiB; 256 MiB, but no more than an eighth of the machine's memory; 64 MiB.
  public static var standard: BackingLimits {
    let memory = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    return BackingLimits(
      atOnce: 1 << 20, resident: min(1 << 28, max(memory / 8, 1 << 20)), cache: 1 << 26)
  }
}

/// A file that a text's spans point into, read in pages of 64 KiB as they are needed.
///
/// A page is read, counted and hashed once by whoever wants it first. Filling: pages go to their
/// place in one region and stay. Paged: they come and go, and each is checked against its hash
/// when it comes again. What cannot be read (again) is lost: it reads as SUB characters, and
/// `lostPages` names it.
final class FileBacking: Sendable {
  /// What stands for a byte that is lost (SUBSTITUTE, ECMA-48 §8.3.148).
  static let substitute: UInt8 = 0x1A

  let descriptor: Int32
  let size: Int
  let newline: UInt8
  let pageCount: Int
  /// Where all pages go; nil when they come and go.
  let region: Region?
  let index: BlockIndex
  let state: Mutex<State>
  /// Whether all of the region is filled, so that the state need not be asked.
  let isComplete = Atomic<Bool>(false)

  /// `@unchecked Sendable`: a page of it is written by the one thread that claimed it, and read by
  /// others only after the state says that it is known.
  struct Region: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
  }

  enum PageState: UInt8, Sendable {
    case unread
    /// Being read into the region.
    case claimed
    case known
  }

  struct State: Sendable {
    var pages: [PageState]
    /// For pages that come and go; nil for one that was lost when it was first read.
    var hashes: [UInt64?]
    var lost: Set<Int> = []
    var cache: PageCache
    /// Pages from the start that are known, without a gap.
    var knownPrefix = 0
  }

  /// Takes over `descriptor`, open on a regular file of `size` bytes, and reads the first page.
  init(descriptor: Int32, size: Int, newline: UInt8?, limits: BackingLimits) {
    self.descriptor = descriptor
    self.size = size
    pageCount = (size + BlockIndex.page - 1) >> BlockIndex.pageShift
    index = BlockIndex(count: size)
    let isResident = size <= limits.resident
    region = isResident ? Region(start: .allocate(capacity: size)) : nil
    let cache = PageCache(limit: max(limits.cache >> BlockIndex.pageShift, 2))
    state = Mutex(
      State(
        pages: Array(repeating: .unread, count: pageCount),
        hashes: isResident ? [] : Array(repeating: nil, count: pageCount), cache: cache))
    let first = Page(number: 0, count: min(size, BlockIndex.page))
    let isWhole = first.read(from: descriptor)
    self.newline = newline ?? Newline(guessedFrom: first.bytes).byte
    learn(first, isWhole: isWhole)
  }

  deinit {
    index.deallocate()
    region?.start.deallocate()
    close(descriptor)
  }

  func count(ofPage number: Int) -> Int {
    min(BlockIndex.page, size - number << BlockIndex.pageShift)
  }

  /// Notes a page that was read for the first time, and keeps it.
  private func learn(_ page: Page, isWhole: Bool) {
    let start = page.number << BlockIndex.pageShift
    index.fill(page: page.number, bytes: page.start, count: page.count, newline: newline)
    if let region { (region.start + start).update(from: page.start, count: page.count) }
    state.withLock { state in
      finish(page.number, isWhole: isWhole, in: &state)
      if region == nil {
        state.hashes[page.number] = isWhole ? PageHash.hash(page.start, page.count) : nil
        state.cache.insert(page)
      }
    }
  }

  /// Marks a page as known.
  private func finish(_ number: Int, isWhole: Bool, in state: inout State) {
    state.pages[number] = .known
    if !isWhole { state.lost.insert(number) }
    while state.knownPrefix < pageCount, state.pages[state.knownPrefix] == .known {
      state.knownPrefix += 1
    }
    if region != nil && state.knownPrefix == pageCount {
      isComplete.store(true, ordering: .releasing)
    }
  }
}

// Reading.
extension FileBacking {
  /// Calls `body` with the bytes of `range`, at least page by page, until it returns false;
  /// returns what it returned last.
  func forEachPiece(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows -> Bool {
    if let region, isComplete.load(ordering: .acquiring) {
      return try body(
        UnsafeBufferPointer(start: region.start + range.lowerBound, count: range.count))
    }
    var at = range.lowerBound
    while at < range.upperBound {
      let number = at >> BlockIndex.pageShift
      let end = min((number + 1) << BlockIndex.pageShift, range.upperBound)
      let goesOn: Bool
      if let page = page(number) {
        let start = page.start + (at & (BlockIndex.page - 1))
        goesOn = try withExtendedLifetime(page) {
          try body(UnsafeBufferPointer(start: start, count: end - at))
        }
      } else if let region {
        goesOn = try body(UnsafeBufferPointer(start: region.start + at, count: end - at))
      } else {
        preconditionFailure("page \(number) is nowhere")
      }
      if !goesOn { return false }
      at = end
    }
    return true
  }

  /// Returns a page, read if need be, or nil if it is in the region.
  private func page(_ number: Int) -> Page? {
    let isFilling = region != nil
    let (kept, spare, before) = state.withLock { state -> (Page?, Page?, PageState) in
      let before = state.pages[number]
      if isFilling {
        if before == .unread { state.pages[number] = .claimed }
        return (nil, nil, before)
      }
      let kept = state.cache.find(number)
      return (kept, kept == nil ? state.cache.takeSpare() : nil, before)
    }
    if let kept { return kept }
    if isFilling && before == .known { return nil }
    let page = spare ?? Page(number: number, count: count(ofPage: number))
    page.become(number: number, count: count(ofPage: number))
    if isFilling {
      let isWhole = page.read(from: descriptor)
      // Another thread is about to put it in its place: this copy does meanwhile.
      if before == .claimed { return page }
      learn(page, isWhole: isWhole)
      return page
    }
    reread(page)
    return page
  }

  /// Reads a page that comes and goes; it is checked against what it was before.
  private func reread(_ page: Page) {
    let isWhole = page.read(from: descriptor)
    let hash = isWhole ? PageHash.hash(page.start, page.count) : nil
    state.withLock { state in
      if state.pages[page.number] != .known {
        index.fill(page: page.number, bytes: page.start, count: page.count, newline: newline)
        state.hashes[page.number] = hash
        finish(page.number, isWhole: isWhole, in: &state)
      } else if hash == nil || hash != state.hashes[page.number] {
        page.clear()
        state.lost.insert(page.number)
        // Not kept, so that it is tried again when it is asked for again.
        return
      } else {
        state.lost.remove(page.number)
      }
      state.cache.insert(page)
    }
  }

  /// Reads and counts the next unknown page in order; returns false when there is none.
  func readNext() -> Bool {
    let next: Int? = state.withLock { state in
      var next = state.knownPrefix
      while next < pageCount, state.pages[next] != .unread { next += 1 }
      return next < pageCount ? next : nil
    }
    guard let next else { return false }
    _ = page(next)
    return true
  }

  /// Whether the counts of all bytes in `range` are in the index.
  func isCounted(_ range: Range<Int>) -> Bool {
    if range.isEmpty || isComplete.load(ordering: .acquiring) { return true }
    let first = range.lowerBound >> BlockIndex.pageShift
    let last = (range.upperBound - 1) >> BlockIndex.pageShift
    return state.withLock { state in
      last < state.knownPrefix || state.pages[first...last].allSatisfy { $0 == .known }
    }
  }

  /// How many pages that come and go are in memory.
  var cachedPages: Int { state.withLock { $0.cache.count } }

  /// Pages whose bytes are lost.
  var lostPages: Set<Int> { state.withLock { $0.lost } }

  /// How far the file is known without a gap, in bytes.
  var knownBytes: Int { min(state.withLock { $0.knownPrefix } << BlockIndex.pageShift, size) }
}
