/// Curly lines under letters, which curses has no attribute for.
///
/// Terminals that have them say so in their description by the extension `Smulx`, and take `4:3` among
/// the parameters of ECMA-48 §8.3.117. Curses is told that such letters blink (`5`), which nothing here
/// does.
enum CurlyLines {
  /// Whether the terminal that curses has open draws them.
  @MainActor static var areKnown: Bool {
    ScreenCodes.capability("Smulx").starts(with: Array("\u{1B}[4:".utf8))
  }

  /// Returns bytes in which what was to blink has a curly line.
  static func drawn(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "5")) else { return bytes }
    var drawn: [UInt8] = []
    drawn.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count {
      guard let end = endOfPen(bytes, at: index) else {
        drawn.append(bytes[index])
        index += 1
        continue
      }
      drawn += bytes[index..<index + 2]
      drawn += curled(bytes[index + 2..<end - 1])
      drawn.append(UInt8(ascii: "m"))
      index = end
    }
    return drawn
  }

  /// The end of `ESC [ … m` with nothing but digits and semicolons.
  private static func endOfPen(_ bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == 0x1B, index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "[")
    else { return nil }
    var end = index + 2
    while end < bytes.count, bytes[end] == 0x3B || (0x30...0x39).contains(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end + 1 : nil
  }

  /// The parameters with `4:3` for a `5` that is no part of a colour (`38;5;N`, `48;2;R;G;B`).
  private static func curled(_ parameters: ArraySlice<UInt8>) -> [UInt8] {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Array.init)
    var result: [[UInt8]] = []
    var index = 0
    while index < parts.count {
      let part = parts[index]
      if part == Array("38".utf8) || part == Array("48".utf8), index + 1 < parts.count {
        let length = parts[index + 1] == Array("5".utf8) ? 3 : 5
        result += parts[index..<min(index + length, parts.count)]
        index += length
        continue
      }
      result.append(part == Array("5".utf8) ? Array("4:3".utf8) : part)
      index += 1
    }
    return Array(result.joined(separator: [UInt8(ascii: ";")]))
  }
}
