/// Values of CSS as numbers.
enum CSSValues {
  /// Returns a length in points, or nil for what is no length.
  ///
  /// - Parameters:
  ///   - parent: The size in points that `em` and per cent are of.
  ///   - pixel: Points in a pixel: 0.75 by the standard; Cocoa's writer means points by `px`.
  static func points(
    _ text: some StringProtocol, parent: Double, pixel: Double = 0.75
  ) -> Double? {
    let text = text.trimmed.lowercased()
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite, abs(value) < 100_000 else { return nil }
    switch text[number.endIndex...] {
    case "pt": return value
    case "px": return value * pixel
    case "in": return value * 72
    case "cm": return value * 72 / 2.54
    case "mm": return value * 72 / 25.4
    case "pc": return value * 12
    case "em": return value * parent
    case "rem": return value * 12
    case "ex": return value * parent / 2
    case "%": return value * parent / 100
    case "": return value == 0 ? 0 : nil
    default: return nil
    }
  }

  /// Returns a size by its name (`medium` is 12 points), or nil for no such name.
  static func size(named name: String, parent: Double) -> Double? {
    switch name.lowercased() {
    case "xx-small": 7
    case "x-small": 7.5
    case "small": 10
    case "medium": 12
    case "large": 13.5
    case "x-large": 18
    case "xx-large": 24
    case "larger": parent * 1.2
    case "smaller": parent / 1.2
    default: nil
    }
  }

  /// The sizes of `<font size=1>` to 7.
  static let fontSizes: [Double] = [7.5, 10, 12, 13.5, 18, 24, 36]

  /// Returns a colour as 0xRRGGBB; nil for `transparent`, `inherit` and what is no colour.
  static func colour(_ text: some StringProtocol) -> UInt32? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard let value = UInt32(digits, radix: 16) else { return nil }
      switch digits.count {
      case 6: return value
      case 8: return value >> 8
      case 3, 4:
        let bits = digits.count == 3 ? value : value >> 4
        let (red, green, blue) = (bits >> 8 & 0xF, bits >> 4 & 0xF, bits & 0xF)
        return red * 0x110000 + green * 0x1100 + blue * 0x11
      default: return nil
      }
    }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.last == ")" {
      let parts = text[text.index(after: open)...].dropLast()
        .split { $0 == "," || $0 == " " || $0 == "/" }
      guard parts.count >= 3 else { return nil }
      if parts.count > 3, let alpha = Double(parts[3]), alpha == 0 { return nil }
      var result: UInt32 = 0
      for part in parts[..<3] {
        let isShare = part.hasSuffix("%")
        guard let value = Double(isShare ? part.dropLast() : part), value.isFinite else {
          return nil
        }
        let byte = (isShare ? value * 2.55 : value).rounded()
        result = result << 8 | UInt32(min(255, max(0, byte)))
      }
      return result
    }
    return colours[text]
  }

  /// The names of HTML 4 and a few that writers use.
  private static let colours: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "windowtext": 0x000000, "brown": 0xA52A2A,
    "pink": 0xFFC0CB, "gold": 0xFFD700, "darkblue": 0x00008B, "darkred": 0x8B0000,
    "darkgreen": 0x006400, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "crimson": 0xDC143C,
    "tomato": 0xFF6347, "indigo": 0x4B0082, "violet": 0xEE82EE, "darkgray": 0xA9A9A9,
  ]
}
