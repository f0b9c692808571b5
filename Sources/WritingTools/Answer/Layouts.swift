/// Lists and tables as text of Markdown.
enum Layouts {
  /// Returns the items as lines: `- one`, `1. one`; further lines of an item are indented under it.
  static func list(_ items: [String], ordered: Bool) -> String {
    let items = items.map { $0.normalizingLineEnds().trimmingBlankRims() }.filter { !$0.isEmpty }
    return items.enumerated().map { index, item in
      let marker = ordered ? "\(index + 1). " : "- "
      let indent = String(repeating: " ", count: marker.count)
      let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
      return marker + escaped(String(lines[0]))
        + lines.dropFirst().map { "\n" + ($0.isEmpty ? "" : indent) + $0 }.joined()
    }.joined(separator: "\n")
  }

  /// Returns a table (GFM §4.10) whose columns stand under each other.
  static func table(header: [String], rows: [[String]]) -> String {
    let columns = max(header.count, rows.map(\.count).max() ?? 0, 1)
    let cells = ([header] + rows).map { row in
      (0..<columns).map { index in
        index < row.count
          ? row[index].normalizingLineEnds().split(separator: "\n").joined(separator: " ")
            .map { $0 == "|" ? "\\|" : String($0) }.joined() : ""
      }
    }
    let widths = (0..<columns).map { column in
      max(3, cells.map { $0[column].count }.max() ?? 0)
    }
    func line(_ row: [String]) -> String {
      "| "
        + zip(row, widths).map { cell, width in
          cell + String(repeating: " ", count: max(0, width - cell.count))
        }.joined(separator: " | ") + " |"
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([line(cells[0]), line(rule)] + cells.dropFirst().map(line)).joined(separator: "\n")
  }

  /// Returns each row as the item of a list: `Anna: Age 30, City Paris`. The heading of the first
  /// column is left out; where it is the only one, it is the first item.
  static func items(header: [String], rows: [[String]]) -> [String] {
    if header.count == 1 { return (header + rows.map { $0.first ?? "" }).filter { !$0.isEmpty } }
    return rows.map { row in
      let rest = row.enumerated().dropFirst().filter { !$0.element.isEmpty }.map { index, cell in
        index < header.count && !header[index].isEmpty ? "\(header[index]) \(cell)" : cell
      }
      let first = row.first ?? ""
      return rest.isEmpty ? first : "\(first): " + rest.joined(separator: ", ")
    }
  }

  /// Keeps an item's first words from being read as a block of their own: `1984\. It was…`.
  private static func escaped(_ line: String) -> String {
    guard let marker = ListMarker(line) else {
      let mark = line.prefix { $0 == "#" }.count
      let isHeading = (1...6).contains(mark) && line.dropFirst(mark).first == " "
      return isHeading || line.hasPrefix(">") ? "\\" + line : line
    }
    guard marker.isOrdered else { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return digits + "\\" + line.dropFirst(digits.count)
  }
}
