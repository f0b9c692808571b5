internal import CICU

/// Finds boundaries by ICU in one stretch of bytes; holds an ICU iterator while it lives.
///
/// Not for two threads at once; each makes its own.
struct Breaker: ~Copyable {
  enum Kind: Int32 { case character, word, line, sentence }

  private let handle: OpaquePointer

  /// - Precondition: ICU has its rules, which are linked into the program, and memory is left.
  init(_ kind: Kind) {
    guard let handle = scribe_breaker_take(kind.rawValue) else {
      preconditionFailure("ICU has no rules for kind \(kind)")
    }
    self.handle = handle
  }

  deinit { scribe_breaker_give(handle) }

  /// Sets the text, of which a copy is made; boundaries are counted from its start.
  mutating func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isSet = scribe_breaker_set_text(handle, bytes.baseAddress, Int32(bytes.count))
    precondition(isSet, "no memory for \(bytes.count) bytes of text")
  }

  /// Returns the next boundary after 0, nil after the last, which is the text's end.
  mutating func next() -> Int? {
    let found = scribe_breaker_next(handle)
    return found < 0 ? nil : Int(found)
  }

  /// What the boundary found last ends, in ICU's numbers: for words, 100 and more hold a number,
  /// 200 a letter, 300 kana, 400 an ideograph.
  var status: Int { Int(scribe_breaker_status(handle)) }
}
