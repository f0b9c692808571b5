import TestSupport
import Testing

@testable import TextEngine

@Test func `the scan for plain bytes agrees with a plain loop at every alignment and length`() {
  var random = SeededRandom(seed: 1)
  let stops: [UInt8] = [0x00, 0x09, 0x0A, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]
  for alignment in 0..<64 {
    for length in stride(from: 0, through: 200, by: alignment % 8 == 0 ? 1 : 7) {
      var bytes = (0..<(alignment + length)).map { _ in
        UInt8.random(in: 0x20...0x7E, using: &random)
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          stops.randomElement(using: &random) ?? 0
      }
      let plain = bytes[alignment...].firstIndex { !(0x20...0x7E).contains($0) } ?? bytes.count
      let ascii = bytes[alignment...].firstIndex { $0 >= 0x80 } ?? bytes.count
      bytes.withUnsafeBufferPointer {
        #expect($0.plainEnd(from: alignment, to: $0.count) == plain)
        #expect($0.asciiEnd(from: alignment) == ascii)
      }
    }
  }
}
