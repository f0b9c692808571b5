public import TextEngine

/// Something in a text that an encoding has no bytes for.
public struct NotHeld: Hashable, Sendable {
  /// Where it begins.
  public var position: ByteCount
  /// The character; nil for a byte that is not UTF-8.
  public var scalar: UInt32?
}

extension TextEncoding {
  /// Returns the first thing in `text` that this encoding cannot hold; nil if it can hold all.
  ///
  /// - Complexity: O(*n*); each character is tried once.
  public func firstNotHeld(in text: TextStorage) -> NotHeld? {
    if form == .utf8 { return nil }
    var known = HeldScalars(self)
    var reader = ScalarReader()
    var at = 0
    var found: NotHeld?
    func take(_ unit: EncodedUnit, _ length: Int) -> Bool {
      if known.holds(unit) {
        at += length
        return true
      }
      var scalar: UInt32?
      if case .scalar(let value) = unit { scalar = value }
      found = NotHeld(position: ByteCount(at), scalar: scalar)
      return false
    }
    text.forEachPiece(in: 0..<text.count) { reader.read($0, isLast: false, take) }
    if found == nil {
      _ = reader.read(UnsafeBufferPointer(start: nil, count: 0), isLast: true, take)
    }
    return found
  }
}

/// The scalar values that were seen to come back from an encoding.
private struct HeldScalars {
  private let form: TextEncoding.Form
  private let converter: CharacterConverter?
  /// A bit for each that was tried and held.
  private var held: [UInt64] = []

  init(_ encoding: TextEncoding) {
    form = encoding.form
    if case .other(let name) = form {
      converter = CharacterConverter(name, strict: true)
      held = Array(repeating: 0, count: 0x110000 / 64)
    } else {
      converter = nil
    }
  }

  mutating func holds(_ unit: EncodedUnit) -> Bool {
    switch (form, unit) {
    case (_, .byte): return false
    case (.utf8, _), (.utf16, _): return true
    case (.utf32, .scalar): return true
    case (.utf32, .surrogate), (.other, .surrogate): return false
    case (.other, .scalar(let value)):
      let (word, bit) = (Int(value / 64), UInt64(1) << UInt64(value % 64))
      if held[word] & bit != 0 { return true }
      guard comesBack(value) else { return false }
      held[word] |= bit
      return true
    }
  }

  /// Whether the scalar comes back as itself: some encodings put something like it in its place.
  private func comesBack(_ value: UInt32) -> Bool {
    guard let converter, let scalar = Unicode.Scalar(value) else { return false }
    let text = Array(String(Character(scalar)).utf8)
    var bytes: [UInt8] = []
    var back: [UInt8] = []
    converter.reset()
    guard text.withUnsafeBytes({ converter.convert($0, toUTF8: false, isLast: true, into: &bytes) })
    else { return false }
    converter.reset()
    guard bytes.withUnsafeBytes({ converter.convert($0, toUTF8: true, isLast: true, into: &back) })
    else { return false }
    return back == text
  }
}
