internal import CFiles
internal import Glibc

/// A failure that the operating system gave a number.
package struct Errno: Error, Hashable, Sendable {
  package var code: Int32
  package init(_ code: Int32) { self.code = code }

  /// The number that the last failed call of this thread left.
  static var last: Errno { Errno(errno) }

  /// The system's words for it: `No space left on device`.
  var words: String { Self.words(code) }

  static func words(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    scribe_error_words(code, &buffer, buffer.count)
    let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
    return String(decoding: buffer[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
