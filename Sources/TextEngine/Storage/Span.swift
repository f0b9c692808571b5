/// A stretch of a source, in 24 bytes.
///
/// `@unchecked Sendable`: the source is immutable; the tree that holds the span keeps it alive.
struct Span: TreeItem, @unchecked Sendable {
  private let reference: Unmanaged<TextSource>
  /// Start in the source below, length from bit 42.
  private var place: UInt64
  /// Newlines below, UTF-16 units from bit 32.
  private var packedCounts: UInt64

  private static let startBits: UInt64 = 42

  init(source: TextSource, start: Int, length: Int, counts: ByteScan.Counts) {
    reference = Unmanaged.passUnretained(source)
    place = UInt64(start) | UInt64(length) << Self.startBits
    packedCounts = UInt64(counts.newlines) | UInt64(counts.utf16) << 32
  }

  /// A span whose counts are found in the source.
  init(source: TextSource, range: Range<Int>) {
    self.init(
      source: source, start: range.lowerBound, length: range.count,
      counts: source.counts(in: range))
  }

  var source: TextSource { reference._withUnsafeGuaranteedRef { $0 } }
  var start: Int { Int(place & (1 << Self.startBits - 1)) }
  var length: Int { Int(place >> Self.startBits) }
  var end: Int { start + length }
  var counts: ByteScan.Counts {
    ByteScan.Counts(
      newlines: Int(packedCounts & 0xFFFF_FFFF), utf16: Int(packedCounts >> 32))
  }

  var summary: SpanSummary {
    SpanSummary(
      bytes: length, newlines: Int(packedCounts & 0xFFFF_FFFF), utf16: Int(packedCounts >> 32))
  }

  /// The first byte; the bytes hold as long as the source.
  var base: UnsafePointer<UInt8> { reference._withUnsafeGuaranteedRef { $0.base } + start }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: length) }

  /// Returns the two parts before and after `offset` bytes.
  func split(at offset: Int) -> (Span, Span) {
    let source = self.source
    let all = counts
    let left = counts(before: offset)
    return (
      Span(source: source, start: start, length: offset, counts: left),
      Span(source: source, start: start + offset, length: length - offset, counts: all - left)
    )
  }

  /// Returns the two as one, if they lie together in their source within one grain.
  func merged(with next: Span) -> Span? {
    guard reference.toOpaque() == next.reference.toOpaque(), end == next.start else { return nil }
    let source = self.source
    guard next.start & (source.grain - 1) != 0 else { return nil }
    return Span(
      source: source, start: start, length: length + next.length, counts: counts + next.counts)
  }
}

/// What spans add up to.
struct SpanSummary: TreeSummary {
  var bytes: Int
  var newlines: Int
  var utf16: Int

  static var zero: SpanSummary { SpanSummary(bytes: 0, newlines: 0, utf16: 0) }

  static func += (a: inout SpanSummary, b: SpanSummary) {
    a.bytes += b.bytes
    a.newlines += b.newlines
    a.utf16 += b.utf16
  }

  static func -= (a: inout SpanSummary, b: SpanSummary) {
    a.bytes -= b.bytes
    a.newlines -= b.newlines
    a.utf16 -= b.utf16
  }
}
