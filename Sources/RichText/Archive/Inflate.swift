/// Why compressed data could not be read.
struct InflateError: Error, Equatable {}

/// Unpacks DEFLATE data (RFC 1951).
///
/// Linear in what comes out; stops at `limit` bytes, so that a small file cannot fill the memory.
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) throws(InflateError) -> [UInt8] {
    var inflater = Inflater(bytes, limit)
    while try inflater.block() {}
    return inflater.output
  }

  private init(_ bytes: ArraySlice<UInt8>, _ limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
  }

  private mutating func take(_ count: Int) throws(InflateError) -> Int {
    while bitCount < count {
      guard position < bytes.endIndex else { throw InflateError() }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (UInt32(1) << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  /// Unpacks a block; returns whether another one follows.
  private mutating func block() throws(InflateError) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try stored()
    case 1: try codes(.fixedLiterals, .fixedDistances)
    case 2:
      let (literals, distances) = try tables()
      try codes(literals, distances)
    default: throw InflateError()
    }
    return !isLast
  }

  private mutating func stored() throws(InflateError) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.endIndex else { throw InflateError() }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let check = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    position += 4
    guard count == ~check & 0xFFFF, position + count <= bytes.endIndex,
      output.count + count <= limit
    else { throw InflateError() }
    output.append(contentsOf: bytes[position..<position + count])
    position += count
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func codes(_ literals: HuffmanCode, _ distances: HuffmanCode)
    throws(InflateError)
  {
    while true {
      let symbol = try next(literals)
      if symbol < 256 {
        guard output.count < limit else { throw InflateError() }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw InflateError() }
      let index = symbol - 257
      let lengthBits = index < 8 || index == 28 ? 0 : (index - 4) / 4
      let length = Self.lengthBases[index] + (try take(lengthBits))
      let place = try next(distances)
      guard place < 30 else { throw InflateError() }
      let distance = Self.distanceBases[place] + (try take(place < 4 ? 0 : (place - 2) / 2))
      guard distance <= output.count, output.count + length <= limit else { throw InflateError() }
      let start = output.count - distance
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }

  private mutating func next(_ code: HuffmanCode) throws(InflateError) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw InflateError()
  }

  /// The lengths of codes, themselves coded (RFC 1951, 3.2.7).
  private mutating func tables() throws(InflateError) -> (HuffmanCode, HuffmanCode) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let lengthCount = try take(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = Array(repeating: 0, count: 19)
    for index in 0..<lengthCount { lengths[order[index]] = try take(3) }
    let code = try HuffmanCode(lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try next(code)
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last else { throw InflateError() }
        all += Array(repeating: last, count: 3 + (try take(2)))
      case 17: all += Array(repeating: 0, count: 3 + (try take(3)))
      default: all += Array(repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard all.count == literalCount + distanceCount else { throw InflateError() }
    return (
      try HuffmanCode(Array(all[..<literalCount])), try HuffmanCode(Array(all[literalCount...]))
    )
  }
}

/// A canonical prefix code, by the lengths of its symbols' codes.
struct HuffmanCode {
  /// How many codes each length has.
  var counts: [Int]
  /// The symbols in the order of their codes.
  var symbols: [Int]

  init(_ lengths: [Int]) throws(InflateError) {
    counts = Array(repeating: 0, count: 16)
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 { throw InflateError() }
    }
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  static let fixedLiterals = fixed(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  static let fixedDistances = fixed(Array(repeating: 5, count: 30))

  private static func fixed(_ lengths: [Int]) -> HuffmanCode {
    guard let code = try? HuffmanCode(lengths) else { preconditionFailure("RFC 1951, 3.2.6") }
    return code
  }
}
