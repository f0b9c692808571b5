/// Parts a terminal's answers: escape sequences that end where their kind says so.
public struct ReplySplitter: Sendable {
  private var pending: [UInt8] = []
  /// The longest answer that is waited for.
  private static let limit = 4096

  public init() {}

  /// Takes bytes as they come and returns the answers that are whole; what is no escape is dropped.
  public mutating func append(_ bytes: some Sequence<UInt8>) -> [String] {
    pending += bytes
    var answers: [String] = []
    while let start = pending.firstIndex(of: 0x1B) {
      pending.removeFirst(start)
      guard let length = Self.length(of: pending) else { break }
      answers.append(String(decoding: pending[..<length], as: UTF8.self))
      pending.removeFirst(length)
    }
    if pending.first != 0x1B || pending.count > Self.limit { pending = [] }
    return answers
  }

  /// Returns how long the sequence at the beginning is; nil where its end is not there yet.
  private static func length(of bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case 0x5B:
      return bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case 0x5F, 0x50, 0x5D:
      for index in bytes.indices.dropFirst(2) {
        if bytes[index] == 0x07 { return index + 1 }
        if bytes[index] == 0x1B, index + 1 < bytes.count, bytes[index + 1] == 0x5C {
          return index + 2
        }
      }
      return nil
    default: return 2
    }
  }
}
