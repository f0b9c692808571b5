/// A row of a table (GFM §4.10) in the text.
enum TableRow {
  /// Returns the places between the bars of `line`, bars not included; an escaped bar is none, one
  /// in code that is not escaped is. The bars at the ends may be missing.
  static func cells(_ bytes: [UInt8], in line: Range<Int>) -> [Range<Int>] {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    if start < line.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var cells: [Range<Int>] = []
    var at = start
    while at < line.upperBound {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < line.upperBound {
        at += 2
      } else if bytes[at] == UInt8(ascii: "|") {
        cells.append(start..<at)
        at += 1
        start = at
      } else {
        at += 1
      }
    }
    if start < line.upperBound { cells.append(start..<line.upperBound) }
    return cells
  }
}
