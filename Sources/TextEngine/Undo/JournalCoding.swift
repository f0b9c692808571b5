/// Writes numbers and bytes one after the other; small numbers take one byte (LEB128).
struct JournalWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: Int) {
    var left = UInt64(bitPattern: Int64(number))
    repeat {
      bytes.append(UInt8(left & 0x7F) | (left > 0x7F ? 0x80 : 0))
      left >>= 7
    } while left > 0
  }

  mutating func put(_ slice: TextSlice) {
    put(slice.count.value)
    slice.forEachPiece {
      bytes.append(contentsOf: $0)
      return true
    }
  }

  mutating func put(_ edits: EditSet) {
    put(edits.edits.count)
    for edit in edits.edits {
      put(edit.range.lowerBound.value)
      put(edit.range.length().value)
      put(edit.text)
    }
  }

  mutating func put(_ selections: [Selection]) {
    put(selections.count)
    for selection in selections {
      put(selection.anchor.value)
      put(selection.head.value)
    }
  }

  mutating func put(_ time: Duration) {
    put(Int(time.components.seconds))
    put(Int(time.components.attoseconds / 1_000_000_000))
  }
}

/// Reads what `JournalWriter` wrote; every read fails where the bytes do not hold what is asked.
struct JournalReader {
  struct Malformed: Error {}

  private var left: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { left = bytes }

  var isAtEnd: Bool { left.isEmpty }

  mutating func number() throws(Malformed) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = left.popFirst() {
      if shift > 63 { throw Malformed() }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Malformed()
  }

  /// A number of things that take at least a byte each, so that no length is believed blindly.
  mutating func length() throws(Malformed) -> Int {
    let count = try number()
    guard count >= 0 && count <= left.count else { throw Malformed() }
    return count
  }

  mutating func text() throws(Malformed) -> [UInt8] {
    let count = try length()
    defer { left = left.dropFirst(count) }
    return Array(left.prefix(count))
  }

  mutating func edits() throws(Malformed) -> EditSet {
    var edits: [Edit] = []
    var end = 0
    for _ in 0..<(try length()) {
      let start = try number()
      let (upper, overflows) = start.addingReportingOverflow(try number())
      guard start >= end && upper >= start && !overflows else { throw Malformed() }
      end = upper
      edits.append(
        Edit(range: ByteCount(start)..<ByteCount(upper), text: TextSlice(bytes: try text())))
    }
    return EditSet(edits)
  }

  mutating func selections() throws(Malformed) -> [Selection] {
    var selections: [Selection] = []
    for _ in 0..<(try length()) {
      let anchor = ByteCount(try number())
      selections.append(Selection(anchor: anchor, head: ByteCount(try number())))
    }
    return selections
  }

  mutating func time() throws(Malformed) -> Duration {
    let seconds = try number()
    return .seconds(seconds) + .nanoseconds(try number())
  }
}

/// CRC-32C (Castagnoli), bit by bit turned into a table of 256.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0x82F6_3B78 : 0) }
  }

  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
      }
    }
  }
}
