import TextEngine

/// Cuts at every `width` bytes, for tests that count work on texts too large for the real ones.
struct PlainTypesetter: Typesetter {
  func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    var end = start
    var made = 0
    while made < limit, end < element.count || made == 0 {
      end = min(element.count, end + options.width.value)
      rows.append(RowBreak(end: end, isRestart: true))
      made += 1
    }
  }
}

extension TextStorage {
  /// A text of about `count` bytes that takes no memory: one piece, over and over.
  static func repeating(_ piece: String, toAtLeast count: Int) -> TextStorage {
    var text = TextStorage(piece)
    while text.count.value < count {
      let whole = text.slice(0..<text.count)
      text.apply(EditSet(Edit(range: text.count..<text.count, text: whole)))
    }
    return text
  }
}
