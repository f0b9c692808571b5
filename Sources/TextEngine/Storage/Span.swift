/// A stretch of a source, in 24 bytes.
///
/// `@unchecked Sendable`: the source is immutable; the tree that holds the span keeps it alive.
struct Span: TreeItem, @unchecked Sendable {
  private let reference: Unmanaged<TextSource>
  /// Start in the source below, length from bit 42, whether the counts are unknown in bit 63.
  private var place: UInt64
  /// Newlines below, UTF-16 units from bit 32.
  private var packedCounts: UInt64

  private static let startBits: UInt64 = 42
  private static let lengthMask: UInt64 = 1 << 21 - 1
  private static let unknownBit: UInt64 = 1 << 63

  /// - Parameter counts: Nil if they are not known yet.
  init(source: TextSource, start: Int, length: Int, counts: ByteScan.Counts?) {
    reference = Unmanaged.passUnretained(source)
    place = UInt64(start) | UInt64(length) << Self.startBits
    if let counts {
      packedCounts = UInt64(counts.newlines) | UInt64(counts.utf16) << 32
    } else {
      packedCounts = 0
      place |= Self.unknownBit
    }
  }

  /// A span whose counts are found in the source, if it has them.
  init(source: TextSource, range: Range<Int>) {
    self.init(
      source: source, start: range.lowerBound, length: range.count,
      counts: source.isCounted(range) ? source.counts(in: range) : nil)
  }

  var source: TextSource { reference._withUnsafeGuaranteedRef { $0 } }
  var start: Int { Int(place & (1 << Self.startBits - 1)) }
  var length: Int { Int(place >> Self.startBits & Self.lengthMask) }
  var end: Int { start + length }
  var isCounted: Bool { place & Self.unknownBit == 0 }

  /// Zero while they are not known.
  var counts: ByteScan.Counts {
    ByteScan.Counts(
      newlines: Int(packedCounts & 0xFFFF_FFFF), utf16: Int(packedCounts >> 32))
  }

  var summary: SpanSummary {
    SpanSummary(
      bytes: length, newlines: Int(packedCounts & 0xFFFF_FFFF), utf16: Int(packedCounts >> 32),
      unknown: isCounted ? 0 : length)
  }

  /// Calls `body` with the bytes from `skip` on, `count` of them, until it returns false; returns
  /// what it returned last.
  @inline(__always)
  func forEachPiece(
    from skip: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows -> Bool {
    try source.forEachPiece(in: (start + skip)..<(start + skip + count), body)
  }

  /// Returns the two parts before and after `offset` bytes.
  func split(at offset: Int) -> (Span, Span) {
    let left = isCounted ? counts(before: offset) : nil
    return (
      Span(source: source, start: start, length: offset, counts: left),
      Span(
        source: source, start: start + offset, length: length - offset,
        counts: left.map { counts - $0 })
    )
  }

  /// Returns the two as one, if they lie together in their source within one grain and both are
  /// counted or neither.
  func merged(with next: Span) -> Span? {
    guard reference.toOpaque() == next.reference.toOpaque(), end == next.start,
      isCounted == next.isCounted
    else { return nil }
    let source = self.source
    guard next.start & (source.grain - 1) != 0 else { return nil }
    return Span(
      source: source, start: start, length: length + next.length,
      counts: isCounted ? counts + next.counts : nil)
  }
}

/// What spans add up to.
struct SpanSummary: TreeSummary {
  var bytes: Int
  /// Of the spans that are counted.
  var newlines: Int
  /// Of the spans that are counted.
  var utf16: Int
  /// The bytes of the spans that are not counted yet.
  var unknown: Int

  static var zero: SpanSummary { SpanSummary(bytes: 0, newlines: 0, utf16: 0, unknown: 0) }

  static func += (a: inout SpanSummary, b: SpanSummary) {
    a.bytes += b.bytes
    a.newlines += b.newlines
    a.utf16 += b.utf16
    a.unknown += b.unknown
  }

  static func -= (a: inout SpanSummary, b: SpanSummary) {
    a.bytes -= b.bytes
    a.newlines -= b.newlines
    a.utf16 -= b.utf16
    a.unknown -= b.unknown
  }
}
