private import TextEngine

/// A word or phrase to look for.
package struct Needle: Hashable, Sendable {
  /// The bytes to find, in lower case where case does not matter.
  package let bytes: [UInt8]
  /// Whether `A` and `a` are the same.
  let ignoresCase: Bool
  /// Whether marks on letters are passed over, in the phrase and in the text.
  let ignoresAccents: Bool
  /// Where letters can be written in several ways: for each letter of the phrase with its marks the
  /// bytes it may stand as, of any length. Empty where comparing byte by byte will do.
  private let forms: [[[UInt8]]]
  /// Whether a match may begin with a byte; empty where `forms` is.
  private let begins: [Bool]

  /// - Parameters:
  ///   - phrase: Letters and their marks are found composed or not (NFC, NFD). Cases are paired letter
  ///     for letter (`é` and `É`, `ß` and `ẞ`, not `ss`).
  ///   - ignoresCase: nil where the phrase is to say it: letters in either case match unless it has a
  ///     capital.
  ///   - ignoresAccents: Whether `e` and `é` are the same.
  package init(_ phrase: String, ignoresCase: Bool? = nil, ignoresAccents: Bool = false) {
    let ignoresCase = ignoresCase ?? !phrase.contains(where: \.isUppercase)
    self.ignoresCase = ignoresCase
    self.ignoresAccents = ignoresAccents
    var bytes = Array(phrase.utf8)
    if ignoresCase {
      for index in bytes.indices where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    }
    self.bytes = bytes
    var forms: [[[UInt8]]] = []
    if ignoresAccents || bytes.contains(where: { $0 >= 0x80 }) {
      forms = LetterForms.units(of: phrase).map { unit in
        LetterForms.forms(of: unit, ignoringCase: ignoresCase, ignoringAccents: ignoresAccents)
          .map { $0.flatMap { Array(String($0).utf8) } }
      }
    }
    // A phrase in a script without cases or accents is compared as it is.
    let needsForms =
      ignoresAccents
      || zip(LetterForms.units(of: phrase), forms).contains { unit, forms in
        forms.count > 1 && !(unit.count == 1 && unit[0].isASCII)
      }
    self.forms = needsForms ? forms : []
    var begins: [Bool] = []
    if needsForms, let first = forms.first {
      begins = Array(repeating: false, count: 256)
      for form in first { begins[Int(form[0])] = true }
    }
    self.begins = begins
  }

  /// The most bytes that a match can have.
  package var longest: Int {
    let marks = ignoresAccents ? Self.mostMarks : 0
    return forms.isEmpty
      ? bytes.count : forms.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) + marks }
  }

  /// How many bytes of marks are passed over on one letter: four marks of two bytes, or fewer longer.
  private static let mostMarks = 8

  /// Returns the first match in `window` that begins at `start` or later.
  func first(in window: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    guard forms.isEmpty else { return firstForm(in: window, from: start) }
    return firstBytes(in: window, from: start).map { $0..<$0 + bytes.count }
  }

  /// Returns the last match in `window` that begins before `limit`.
  func last(in window: UnsafeBufferPointer<UInt8>, before limit: Int) -> Range<Int>? {
    var found: Range<Int>?
    while let next = first(in: window, from: found.map { $0.lowerBound + 1 } ?? 0),
      next.lowerBound < limit
    {
      found = next
    }
    return found
  }

  // MARK: Byte by byte

  private func matches(_ window: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in bytes.indices where lower(window[start + index]) != bytes[index] { return false }
    return true
  }

  @inline(__always) private func lower(_ byte: UInt8) -> UInt8 {
    ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The bit in which the two cases of a letter differ, where case does not matter.
  private func caseBit(of byte: UInt8) -> UInt8 { ignoresCase && byte &- 0x61 < 26 ? 0x20 : 0 }

  /// Sixty-four places at a time are tried by the needle's first and last byte; the rest is compared
  /// where both fit.
  private func firstBytes(in window: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let length = bytes.count
    guard let base = window.baseAddress else { return nil }
    typealias Lanes = SIMD16<UInt8>
    let head = Lanes(repeating: bytes[0])
    let headCase = Lanes(repeating: caseBit(of: bytes[0]))
    let tail = Lanes(repeating: bytes[length - 1])
    let tailCase = Lanes(repeating: caseBit(of: bytes[length - 1]))
    let end = window.count - length + 1
    /// Zero in a lane where both fit.
    @inline(__always) func misses(at place: Int) -> Lanes {
      let raw = UnsafeRawPointer(base + place)
      let heads = raw.loadUnaligned(as: Lanes.self) | headCase
      let tails = raw.loadUnaligned(fromByteOffset: length - 1, as: Lanes.self) | tailCase
      return (heads ^ head) | (tails ^ tail)
    }
    var at = start
    while at + 64 <= end {
      let found = (
        Self.zeros(misses(at: at)), Self.zeros(misses(at: at + 16)),
        Self.zeros(misses(at: at + 32)), Self.zeros(misses(at: at + 48))
      )
      let any = found.0 | found.1 | found.2 | found.3
      if any[0] | any[1] != 0 {
        if let place = match(found.0, window, at: at) { return place }
        if let place = match(found.1, window, at: at + 16) { return place }
        if let place = match(found.2, window, at: at + 32) { return place }
        if let place = match(found.3, window, at: at + 48) { return place }
      }
      at += 64
    }
    while at < end {
      if matches(window, at: at) { return at }
      at += 1
    }
    return nil
  }

  /// Returns the first place, of those that `candidates` marks from `start` on, where all fits.
  @inline(__always) private func match(
    _ candidates: SIMD2<UInt64>, _ window: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int? {
    for word in 0..<2 {
      var bits = candidates[word]
      while bits != 0 {
        let place = start + word * 8 + bits.trailingZeroBitCount / 8
        if matches(window, at: place) { return place }
        bits &= bits - 1
      }
    }
    return nil
  }

  /// The highest bit of each byte of `lanes` that is zero: borrowing from it sets that bit, which was
  /// not set. A byte of 1 that comes after one of zero may look like one.
  @inline(__always) private static func zeros(_ lanes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let words = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return (words &- SIMD2(repeating: 0x0101_0101_0101_0101)) & ~words
      & SIMD2(repeating: 0x8080_8080_8080_8080)
  }

  // MARK: Letter by letter

  private func firstForm(in window: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var at = start
    while at < window.count {
      if begins[Int(window[at])], let end = end(ofMatchAt: at, in: window) { return at..<end }
      at += 1
    }
    return nil
  }

  /// No form of a letter begins like another, so that one at most fits.
  private func end(ofMatchAt start: Int, in window: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = start
    for letter in forms {
      guard let form = letter.first(where: { fits($0, window, at: at) }) else { return nil }
      at += form.count
      if ignoresAccents { at = passingMarks(in: window, from: at) }
    }
    return at
  }

  private func passingMarks(in window: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    while at < window.count, window[at] >= 0x80, let scalar = window.scalar(from: at),
      scalar.isMark,
      at + scalar.utf8Length - start <= Self.mostMarks
    {
      at += scalar.utf8Length
    }
    return at
  }

  private func fits(_ form: [UInt8], _ window: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + form.count <= window.count else { return false }
    for index in form.indices where window[start + index] != form[index] { return false }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at `offset`; nil where no whole and valid one does.
  func scalar(from offset: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var bytes = self[Swift.min(offset, count)..<Swift.min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  /// How many bytes of UTF-8 it takes.
  var utf8Length: Int { UTF8.width(self) }
}
