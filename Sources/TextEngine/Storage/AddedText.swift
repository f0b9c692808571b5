import Synchronization

/// Where typed text is put: 64 KiB that are written once and never moved.
///
/// Copies of a text share a segment. Each claims its room with one atomic addition, so no two
/// write the same bytes, and each reads only what its own spans cover.
final class AddedSegment: Sendable {
  static let capacity = 1 << 16
  /// Spans of added text are at most this long, so that counting a part is quick without an index.
  static let grain = 1 << 12
  /// Longer insertions get a source of their own, with an index.
  static let longest = 1 << 14

  let source: TextSource
  private let used = Atomic<Int>(0)

  init(newline: UInt8) {
    source = TextSource(capacity: Self.capacity, grain: Self.grain, newline: newline)
  }

  /// Copies `bytes` in and returns where they begin, or nil if there is no room for them.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let start = used.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    guard start + bytes.count <= Self.capacity else { return nil }
    // Claimed by us alone, and read by no one before a span covers it.
    source.write(bytes, at: start)
    return start
  }
}
