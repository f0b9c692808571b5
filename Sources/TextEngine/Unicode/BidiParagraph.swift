internal import CICU

/// Whether a paragraph runs from left to right.
public enum BaseDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
  /// By its first strong letter; left to right without one (UAX #9, P2 and P3).
  case automatic
}

/// The directions of one element's text (UAX #9), from which its rows are put in display order.
///
/// The text itself is never touched. For one thread at a time.
struct BidiParagraph: ~Copyable {
  private let handle: OpaquePointer
  private let count: Int

  /// - Precondition: memory is left.
  /// - Complexity: O(*n*), about 100 MB/s.
  init(_ bytes: UnsafeBufferPointer<UInt8>, direction: BaseDirection = .automatic) {
    let base: Int32 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: -1
      }
    self.init(bytes, base: base)
  }

  /// Goes by the first strong letter; from right to left without one.
  init(rightToLeftWithoutLetters bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, base: -2) }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int32) {
    guard let handle = scribe_bidi_open(bytes.baseAddress, Int32(bytes.count), base) else {
      preconditionFailure("no memory for the directions of \(bytes.count) bytes")
    }
    self.handle = handle
    count = bytes.count
  }

  deinit { scribe_bidi_close(handle) }

  /// Returns whether the paragraph that holds the byte at `offset` runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    scribe_bidi_base_level(handle, Int32(offset)) & 1 == 1
  }

  /// Returns the level of each byte of a row; odd from right to left. Blanks at its end have the
  /// paragraph's (L1).
  func levels(ofRow row: Range<Int>) -> [UInt8] {
    precondition(row.upperBound <= count, "\(row.upperBound) is past the end, \(count)")
    var levels = [UInt8](repeating: 0, count: row.count)
    let isAnswered = levels.withUnsafeMutableBufferPointer {
      scribe_bidi_row_levels(
        handle, Int32(row.lowerBound), Int32(row.upperBound), $0.baseAddress)
    }
    precondition(isAnswered, "no memory for the directions of a row: \(row)")
    return levels
  }

  /// Returns which of the things with these levels comes first, second… from the left (L2).
  static func order(of levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    scribe_bidi_reorder(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }

  /// Returns what stands for a character from right to left (L4), if it is another.
  static func mirror(of code: UInt32) -> UnicodeScalar? {
    let mirror = scribe_icu_mirror(code)
    return mirror == code ? nil : UnicodeScalar(mirror)
  }
}
