/// A stretch of text taken out of a storage, or made from bytes; immutable.
///
/// What was taken out of a storage shares its spans: no bytes are copied, however long it is.
public struct TextSlice: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    /// One span and the source that it keeps alive.
    case span(Span, TextSource)
    case spans(Spans)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  public init() { content = .bytes([]) }
  public init(_ string: String) { content = .bytes(Array(string.utf8)) }
  public init(bytes: some Sequence<UInt8>) { content = .bytes(Array(bytes)) }

  init(_ spans: Spans) {
    switch spans.tree.count {
    case 0: content = .bytes([])
    case 1: content = .span(spans.tree[0], spans.tree[0].source)
    default: content = .spans(spans)
    }
  }

  public var count: ByteCount {
    switch content {
    case .bytes(let bytes): ByteCount(bytes.count)
    case .span(let span, _): ByteCount(span.length)
    case .spans(let spans): ByteCount(spans.count)
    }
  }

  public var isEmpty: Bool { count == 0 }

  /// A copy of the bytes.
  public var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .span(let span, _):
      [UInt8](unsafeUninitializedCapacity: span.length) { buffer, count in
        forEachPiece { piece in
          if let from = piece.baseAddress, let to = buffer.baseAddress {
            (to + count).initialize(from: from, count: piece.count)
          }
          count += piece.count
          return true
        }
      }
    case .spans(let spans): spans.bytes(in: 0..<spans.count)
    }
  }

  /// The text as a string; each ill-formed part becomes U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with the bytes, piece by piece in order, until it returns false; the pointers
  /// hold only during each call.
  public func forEachPiece(_ body: (UnsafeBufferPointer<UInt8>) throws -> Bool) rethrows {
    switch content {
    case .bytes(let bytes):
      if !bytes.isEmpty { _ = try bytes.withUnsafeBufferPointer(body) }
    case .span(let span, let source):
      _ = try withExtendedLifetime(source) {
        try span.forEachPiece(from: 0, count: span.length, body)
      }
    case .spans(let spans):
      try spans.forEachPiece(in: 0..<spans.count, body)
    }
  }
}
