/// A small picture as other terminals want it.
public struct TerminalPixels: Hashable, Sendable {
  public let side: Int
  /// Red, green, blue and alpha, premultiplied.
  private let pixels: [UInt8]

  /// - Returns: nil where the pixels are not `side` squared.
  public init?(side: Int, pixels: [UInt8]) {
    guard side > 0, pixels.count == side * side * 4 else { return nil }
    self.side = side
    self.pixels = pixels
  }

  /// Returns the same picture with another side; pixels are repeated or left out.
  public func scaled(to other: Int) -> TerminalPixels {
    guard other > 0, other != side else { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(other * other * 4)
    for y in 0..<other {
      for x in 0..<other {
        let place = (y * side / other * side + x * side / other) * 4
        scaled += pixels[place..<place + 4]
      }
    }
    return TerminalPixels(side: other, pixels: scaled) ?? self
  }

  private struct Color: Hashable {
    var red, green, blue: Int
  }

  /// The average of a part of the picture; nil where less than half of it can be seen.
  private func average(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Color? {
    var sum = (0, 0, 0, 0)
    for y in top..<max(bottom, top + 1) {
      for x in left..<max(right, left + 1) {
        let place = (min(y, side - 1) * side + min(x, side - 1)) * 4
        sum.0 += Int(pixels[place])
        sum.1 += Int(pixels[place + 1])
        sum.2 += Int(pixels[place + 2])
        sum.3 += Int(pixels[place + 3])
      }
    }
    let area = max(bottom - top, 1) * max(right - left, 1)
    guard sum.3 * 2 >= area * 255 else { return nil }
    func straight(_ value: Int) -> Int { min(255, value * 255 / sum.3) }
    return Color(red: straight(sum.0), green: straight(sum.1), blue: straight(sum.2))
  }

  /// Returns rows of half blocks, two pixels a cell, in colours of 24 bits or of the 256.
  ///
  /// - Parameter columns: Cells a row; the picture is half as many rows high.
  public func symbols(columns: Int, trueColour: Bool = true) -> [String] {
    let columns = max(columns, 2)
    let grid = (0..<columns).map { row in
      (0..<columns).map { column in
        average(
          column * side / columns, row * side / columns, (column + 1) * side / columns,
          (row + 1) * side / columns)
      }
    }
    return stride(from: 0, to: columns, by: 2).map { top in
      var line = ""
      for column in 0..<columns {
        let (high, low) = (grid[top][column], top + 1 < columns ? grid[top + 1][column] : nil)
        switch (high, low) {
        case (nil, nil): line += "\u{1B}[0m "
        case (let high?, nil): line += "\u{1B}[0;38;\(code(high, trueColour))m▀"
        case (nil, let low?): line += "\u{1B}[0;38;\(code(low, trueColour))m▄"
        case (let high?, let low?):
          line += "\u{1B}[0;38;\(code(high, trueColour));48;\(code(low, trueColour))m▀"
        }
      }
      return line + "\u{1B}[0m"
    }
  }

  /// Returns rows of shades, one cell a character, for screens where colours cannot be had; half as many
  /// rows as `columns`.
  ///
  /// - Parameter isLight: Whether the ground is light, so that dark parts are dense.
  public func shades(columns: Int, isLight: Bool = false) -> [String] {
    let columns = max(columns, 2)
    let steps: [Character] = ["░", "▒", "▓", "█"]
    return (0..<columns / 2).map { row in
      String(
        (0..<columns).map { column -> Character in
          guard
            let color = average(
              column * side / columns, row * 2 * side / columns, (column + 1) * side / columns,
              (row + 1) * 2 * side / columns)
          else { return " " }
          let light = (color.red * 3 + color.green * 6 + color.blue) / 10
          let step = min(light * 4 / 256, 3)
          return steps[isLight ? 3 - step : step]
        })
    }
  }

  private func code(_ color: Color, _ trueColour: Bool) -> String {
    trueColour
      ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(Self.index(color))"
  }

  /// The nearest of the 256: the cube of six steps, or the greys.
  private static func index(_ color: Color) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
    }
    let parts = [color.red, color.green, color.blue]
    let (low, high) = (parts.min() ?? 0, parts.max() ?? 0)
    if high - low < 12, low > 8, high < 247 { return 232 + min(23, max(0, (low - 3) / 10)) }
    return 16 + 36 * nearest(color.red) + 6 * nearest(color.green) + nearest(color.blue)
  }

  /// Returns the picture as sixels, of at most 216 colours, what is transparent left as it was.
  public var sixel: String {
    var result = "\u{1B}P0;1;0q\"1;1;\(side);\(side)"
    var registers: [Int: [[Int]]] = [:]
    for y in 0..<side {
      for x in 0..<side {
        guard let color = average(x, y, x + 1, y + 1) else { continue }
        let step = { (value: Int) in (value * 5 + 127) / 255 }
        let register = step(color.red) * 36 + step(color.green) * 6 + step(color.blue)
        if registers[register] == nil {
          registers[register] = Array(
            repeating: Array(repeating: 0, count: side), count: (side + 5) / 6)
        }
        registers[register]?[y / 6][x] |= 1 << (y % 6)
      }
    }
    let used = registers.keys.sorted()
    for (number, register) in used.enumerated() {
      let parts = [register / 36, register / 6 % 6, register % 6].map { "\($0 * 20)" }
      result += "#\(number);2;\(parts.joined(separator: ";"))"
    }
    for band in 0..<(side + 5) / 6 {
      for (number, register) in used.enumerated() {
        guard let row = registers[register]?[band], row.contains(where: { $0 != 0 }) else {
          continue
        }
        result += "#\(number)\(Self.packed(row))$"
      }
      result += "-"
    }
    return result + "\u{1B}\\"
  }

  /// Runs of equal sixels are counted.
  private static func packed(_ row: [Int]) -> String {
    var result = ""
    var index = 0
    while index < row.count {
      var end = index
      while end < row.count, row[end] == row[index] { end += 1 }
      let sixel = String(Character(Unicode.Scalar(UInt8(63 + row[index]))))
      result +=
        end - index > 3 ? "!\(end - index)\(sixel)" : String(repeating: sixel, count: end - index)
      index = end
    }
    return result
  }

  /// Returns iTerm2's sequence for a PNG that covers cells.
  public static func iterm(base64: String, columns: Int, rows: Int, bytes: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(bytes);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=1:\(base64)\u{07}"
  }
}
