/// A text: bytes that are meant to be UTF-8, and what is known about them.
///
/// A value: a copy is a snapshot, O(1), and can be read on any thread.
public struct TextStorage: Sendable {
  var content: [UInt8]
  public private(set) var revision: Revision

  public init() { self.init(bytes: []) }
  public init(_ string: String) { self.init(bytes: Array(string.utf8)) }
  public init(bytes: [UInt8]) {
    content = bytes
    revision = Revision(0)
  }

  public var count: ByteCount { ByteCount(content.count) }
  public var isEmpty: Bool { content.isEmpty }

  /// Carries out `edits` and says what changed.
  ///
  /// - Precondition: every range lies within the text.
  /// - Complexity: O(*k* log *n*) for *k* edits.
  @discardableResult
  public mutating func apply(_ edits: EditSet) -> EditSummary {
    for edit in edits.edits.reversed() {
      precondition(
        edit.range.upperBound <= count,
        "\(edit.range.upperBound.value) is past the end, \(count.value)")
      content.replaceSubrange(
        edit.range.lowerBound.value..<edit.range.upperBound.value, with: edit.text.bytes)
    }
    let before = revision
    revision.number += 1
    return EditSummary(edits: edits, before: before, after: revision)
  }

  /// Returns the text in `range` without copying it.
  ///
  /// - Complexity: O(log *n*)
  public func slice(_ range: Range<ByteCount>) -> TextSlice {
    TextSlice(bytes: content[range.lowerBound.value..<range.upperBound.value])
  }

  /// Returns a copy of the bytes in `range`.
  public func bytes(in range: Range<ByteCount>) -> [UInt8] {
    Array(content[range.lowerBound.value..<range.upperBound.value])
  }

  /// Returns the text in `range`; each ill-formed part becomes U+FFFD.
  public func string(in range: Range<ByteCount>) -> String {
    String(decoding: content[range.lowerBound.value..<range.upperBound.value], as: UTF8.self)
  }

  /// The whole text, as `string(in:)`.
  public var string: String { string(in: 0..<count) }

  /// Calls `body` with the bytes of `range`, piece by piece in order; the pointers hold only
  /// during each call. Stops when `body` returns false.
  ///
  /// - Complexity: O(log *n* + pieces)
  public func forEachPiece(
    in range: Range<ByteCount>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows {
    try content.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[range.lowerBound.value..<range.upperBound.value])
      if !part.isEmpty { _ = try body(part) }
    }
  }

  /// The byte at `position`, which must be less than `count`.
  public func byte(at position: ByteCount) -> UInt8 { content[position.value] }
}
