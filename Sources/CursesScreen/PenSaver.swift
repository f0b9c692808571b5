/// Shortens how curses changes the pen.
///
/// From a terminal's description curses takes one sequence for attributes, one for each colour, and
/// switches of character sets that nothing here ever uses: some forty bytes where ten will do, twice
/// for each key, since the status line has its own look. ECMA-48 §8.3.117 allows all in one.
struct PenSaver {
  /// The pen is known to be the terminal's own.
  private var isPlain = false

  /// Says that nothing is known about the pen.
  mutating func forget() { isPlain = false }

  /// Returns bytes that do the same.
  mutating func shortened(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    /// Parameters of the pen sequences since the last character.
    var open: [ArraySlice<UInt8>] = []
    var index = 0
    while index < bytes.count {
      if let end = PenSaver.endOfCharacterSet(bytes, at: index) {
        index = end
      } else if let end = PenSaver.endOfPen(bytes, at: index) {
        open.append(Array(bytes[index + 2..<end - 1])[...])
        index = end
      } else {
        close(&open, into: &kept)
        kept.append(bytes[index])
        index += 1
      }
    }
    close(&open, into: &kept)
    return kept
  }

  /// Writes what the sequences do together.
  private mutating func close(_ open: inout [ArraySlice<UInt8>], into kept: inout [UInt8]) {
    guard !open.isEmpty else { return }
    let lastReset = open.lastIndex(where: PenSaver.resets)
    var parameters = open[(lastReset ?? 0)...].flatMap { $0 + [UInt8(ascii: ";")] }
    parameters.removeLast()
    open = []
    let isBare = parameters.isEmpty || parameters == [UInt8(ascii: "0")]
    if lastReset != nil, isBare {
      if !isPlain { kept += [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")] }
      isPlain = true
      return
    }
    if lastReset != nil, isPlain {
      let first = parameters.firstIndex(of: UInt8(ascii: ";")) ?? -1
      parameters.removeFirst(first + 1)
    }
    kept += [0x1B, UInt8(ascii: "[")] + parameters + [UInt8(ascii: "m")]
    isPlain = false
  }

  /// Whether the first parameter is 0, which is also meant where it is left out.
  private static func resets(_ parameters: ArraySlice<UInt8>) -> Bool {
    parameters.isEmpty || parameters.elementsEqual([UInt8(ascii: "0")])
      || parameters.starts(with: [UInt8(ascii: "0"), UInt8(ascii: ";")])
      || parameters.first == UInt8(ascii: ";")
  }

  /// The end of `ESC ( B` or of a shift to the first set, which is always in force.
  private static func endOfCharacterSet(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int?
  {
    if bytes[index] == 0x0F { return index + 1 }
    guard index + 2 < bytes.count, bytes[index] == 0x1B, bytes[index + 1] == UInt8(ascii: "("),
      bytes[index + 2] == UInt8(ascii: "B")
    else { return nil }
    return index + 3
  }

  /// The end of `ESC [ … m` with nothing but digits and semicolons.
  private static func endOfPen(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index] == 0x1B, bytes[index + 1] == UInt8(ascii: "[")
    else {
      return nil
    }
    var end = index + 2
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) || bytes[end] == 0x3B { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end + 1 : nil
  }
}
