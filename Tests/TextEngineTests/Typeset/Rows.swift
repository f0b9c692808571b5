import TextEngine

extension Typesetter {
  /// Returns the rows of a whole element.
  func rows(
    of bytes: [UInt8], width: Int, tabWidth: Int = 8, ambiguousIsWide: Bool = false,
    from start: Int = 0, limit: Int = .max
  ) -> [RowBreak] {
    let options = TypesetOptions(
      width: CellCount(width), tabWidth: tabWidth, ambiguousIsWide: ambiguousIsWide)
    var rows: [RowBreak] = []
    bytes.withUnsafeBufferPointer {
      breakRows(of: $0, from: start, limit: limit, options: options, into: &rows)
    }
    return rows
  }

  func ends(of bytes: [UInt8], width: Int) -> [Int] { rows(of: bytes, width: width).map(\.end) }

  /// Returns the rows of a whole element as strings.
  func strings(of text: String, width: Int) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return ends(of: bytes, width: width).map { end in
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}

/// The widths at which typesetters are compared.
let comparedWidths = [1, 2, 3, 7, 20, 40, 80, 132]
