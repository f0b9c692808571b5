/// Numbers as the layout commands print them.
enum LayoutFigures {
  /// `1,234,567`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + grouped
  }

  /// `850 ns`, `12.3 µs`, `4.56 ms`, `1.23 s`: three digits.
  static func time(_ nanoseconds: Int64) -> String {
    let value = Double(nanoseconds)
    switch value {
    case ..<1_000: return "\(nanoseconds) ns"
    case ..<999_500: return rounded(value / 1_000) + " µs"
    case ..<999_500_000: return rounded(value / 1_000_000) + " ms"
    default: return rounded(value / 1_000_000_000) + " s"
    }
  }

  /// `640 B`, `12.3 kB`, `4.56 MB`: thousands, not 1,024.
  static func size(_ bytes: Int) -> String {
    let value = Double(bytes)
    switch value {
    case ..<1_000: return "\(bytes) B"
    case ..<999_500: return rounded(value / 1_000) + " kB"
    case ..<999_500_000: return rounded(value / 1_000_000) + " MB"
    default: return rounded(value / 1_000_000_000) + " GB"
    }
  }

  private static func rounded(_ value: Double) -> String {
    let places = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    let scale = places == 2 ? 100.0 : places == 1 ? 10.0 : 1.0
    let whole = Int((value * scale).rounded())
    if places == 0 { return "\(whole)" }
    let fraction = String(whole % Int(scale))
    return "\(whole / Int(scale))."
      + String(repeating: "0", count: places - fraction.count) + fraction
  }

  /// `words` after spaces, so that they end at `columns`.
  static func right(_ words: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(columns - words.count, 0)) + words
  }

  static func left(_ words: String, _ columns: Int) -> String {
    words + String(repeating: " ", count: max(columns - words.count, 0))
  }

  /// A name on one line, control characters as `?`.
  static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
  }

  /// A row's text between quotation marks, control characters as `\n`, `\t`, `\u{1b}`; cut to
  /// `columns` characters with `…`.
  static func quoted(_ text: String, columns: Int) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default:
        let isShown =
          scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
          && scalar.properties.generalCategory != .format
          && !["\u{2028}", "\u{2029}"].contains(scalar)
        if isShown || scalar == "\u{200D}" {
          quoted.unicodeScalars.append(scalar)
        } else {
          quoted += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    if quoted.count + 1 > columns { return String(quoted.prefix(max(columns - 1, 1))) + "…" }
    return quoted + "\""
  }
}
