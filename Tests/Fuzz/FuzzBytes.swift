/// An input, taken apart: numbers and choices from its end, so that what is left at its start stays
/// the same text while a fuzzer changes what is done to it.
struct FuzzBytes {
  private var left: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { left = bytes[...] }

  var isEmpty: Bool { left.isEmpty }

  mutating func byte() -> Int { Int(left.popLast() ?? 0) }

  /// A number below `bound`; 0 where nothing is below it.
  mutating func number(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    var value = byte()
    if bound > 0x100 { value = value << 8 | byte() }
    if bound > 0x10000 { value = value << 8 | byte() }
    return value % bound
  }

  /// Takes `count` bytes, or what there is.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = left.suffix(count)
    left = left.dropLast(count)
    return Array(taken)
  }

  /// Takes the rest.
  mutating func rest() -> [UInt8] {
    defer { left = [] }
    return Array(left)
  }
}
