import Glibc
import TextEngine

/// Prints the storage's rows of the budget: median, 99 of 100, mean processor time, and the mean as a ratio to a
/// loop in the same process (a pass of `memchr` for scans, a look-up in a dictionary for edits).
///
///     swift run -c release EngineBenchmarks [megabytes...]
@main
struct EngineBenchmarks {
  static func main() {
    let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    for megabytes in sizes.isEmpty ? [1, 100] : sizes {
      print(
        "\n\(megabytes) MB" + String(repeating: " ", count: 40)
          + "median      99 %        mean        ratio       budget")
      StorageBenchmarks(megabytes: megabytes).run()
    }
  }
}

/// Numbers that are the same on every run (xorshift).
struct Numbers {
  var state: UInt64 = 88_172_645_463_325_252

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}

/// Prose-like text: words of 1 to 10 letters, a line end about every 500 bytes, one byte in about
/// 50 from outside ASCII.
func prose(megabytes: Int) -> [UInt8] {
  var numbers = Numbers()
  let count = megabytes * 1_000_000
  var part: [UInt8] = []
  while part.count < 1_000_000 {
    for _ in 0...numbers.next(below: 9) { part.append(UInt8(97 + numbers.next(below: 26))) }
    if numbers.next(below: 9) == 0 { part += [0xC3, 0xA9] }
    part.append(numbers.next(below: 90) == 0 ? 10 : 32)
  }
  return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count {
      let length = min(part.count, count - filled)
      memcpy(buffer.baseAddress! + filled, part, length)
      filled += length
    }
  }
}
