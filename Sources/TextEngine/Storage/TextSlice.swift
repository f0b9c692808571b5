/// A stretch of text taken out of a storage, or made from bytes; immutable.
public struct TextSlice: Hashable, Sendable {
  var content: [UInt8]

  public init() { content = [] }
  public init(_ string: String) { content = Array(string.utf8) }
  public init(bytes: some Sequence<UInt8>) { content = Array(bytes) }

  public var count: ByteCount { ByteCount(content.count) }
  public var isEmpty: Bool { content.isEmpty }
  /// A copy of the bytes.
  public var bytes: [UInt8] { content }
  /// The text as a string; each ill-formed part becomes U+FFFD.
  public var string: String { String(decoding: content, as: UTF8.self) }
}
