import Glibc

/// 64 KiB of a file, or less at its end.
///
/// `@unchecked Sendable`: written before it is shared, and again only when nobody shares it.
final class Page: @unchecked Sendable {
  private(set) var number: Int
  private(set) var count: Int
  let start: UnsafeMutablePointer<UInt8>

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
    start = .allocate(capacity: BlockIndex.page)
  }

  /// Makes room for another page where this one was; its bytes are to be written anew.
  func become(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  deinit { start.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Reads the page; if it is not all there (any more), fills it with SUB and returns false.
  func read(from descriptor: Int32) -> Bool {
    var at = 0
    while at < count {
      let got = pread(descriptor, start + at, count - at, number << BlockIndex.pageShift + at)
      if got < 0 && errno == EINTR { continue }
      if got <= 0 {
        clear()
        return false
      }
      at += got
    }
    return true
  }

  /// Fills the page with what stands for lost bytes.
  func clear() { start.update(repeating: FileBacking.substitute, count: count) }
}

/// The pages that were used last, up to a number; chosen by a second chance.
struct PageCache: Sendable {
  private struct Slot {
    var page: Page
    var wasUsed: Bool
  }

  let limit: Int
  private var slots: [Slot] = []
  private var places: [Int: Int] = [:]
  private var hand = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { slots.count }

  mutating func find(_ number: Int) -> Page? {
    guard let place = places[number] else { return nil }
    slots[place].wasUsed = true
    return slots[place].page
  }

  /// Takes out a page that nobody reads, so that another can be read into its memory; nil while the
  /// cache is not full, or where all are in use.
  ///
  /// Memory that is freed by one thread and allocated by another stays with both: a search through a
  /// gigabyte would take as much again for each thread that reads.
  mutating func takeSpare() -> Page? {
    guard slots.count >= limit else { return nil }
    for _ in 0..<min(2 * limit, 64) {
      if slots[hand].wasUsed {
        slots[hand].wasUsed = false
      } else if isKnownUniquelyReferenced(&slots[hand].page) {
        let last = slots.count - 1
        slots.swapAt(hand, last)
        let spare = slots.removeLast().page
        places[spare.number] = nil
        if hand < last { places[slots[hand].page.number] = hand }
        hand = slots.isEmpty ? 0 : hand % slots.count
        return spare
      }
      hand = (hand + 1) % slots.count
    }
    return nil
  }

  mutating func insert(_ page: Page) {
    if let place = places[page.number] {
      slots[place].page = page
    } else if slots.count < limit {
      places[page.number] = slots.count
      slots.append(Slot(page: page, wasUsed: false))
    } else {
      hand %= limit
      while slots[hand].wasUsed {
        slots[hand].wasUsed = false
        hand = (hand + 1) % limit
      }
      places[slots[hand].page.number] = nil
      places[page.number] = hand
      slots[hand] = Slot(page: page, wasUsed: false)
      hand = (hand + 1) % limit
    }
  }
}
