import Foundation
import Testing

extension CapturedScreen {
  /// The whole screen as lines of text: size and cursor, the rows between bars, then the looks, a
  /// letter for each character, and what the letters mean.
  var description: String {
    var letters: [String: Character] = ["": "."]
    var legend: [String] = []
    var looks: [String] = []
    // Whether a blank cell at the end of a row was written or erased depends on what was drawn before.
    let cells = cells.map { row in
      row.dropLast(row.reversed().prefix { $0.text == " " && $0.look.isEmpty }.count)
    }
    for row in cells {
      looks.append(
        String(
          row.map { cell in
            if let letter = letters[cell.look] { return letter }
            let letter = Character(Unicode.Scalar(UInt8(97 + min(25, letters.count - 1))))
            letters[cell.look] = letter
            legend.append("\(letter) = \(cell.look)")
            return letter
          }))
    }
    let place = cursor.map { "\($0.column),\($0.row)" } ?? "hidden"
    return
      (["\(columns)x\(rows), cursor \(place)"]
      + cells.map { "|" + $0.map(\.text).joined() + "|" } + ["looks"]
      + looks.map { "|" + $0 + "|" } + legend).joined(separator: "\n") + "\n"
  }
}

/// Compares the screen with the file `Screens/NAME.txt`, cell by cell.
///
/// The file is written where `SCRIBE_RECORD=1` is set, and only there: look at what it became before
/// you commit it.
func expect(
  _ screen: CapturedScreen, isRecordedAs name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens/\(name).txt")
  let shown = screen.description
  if ProcessInfo.processInfo.environment["SCRIBE_RECORD"] == "1" {
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try Data(shown.utf8).write(to: file)
    }
    return
  }
  guard let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
    Issue.record(
      "no screen is recorded as \(name); record it with SCRIBE_RECORD=1",
      sourceLocation: sourceLocation)
    return
  }
  guard recorded != shown else { return }
  let before = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let now = shown.split(separator: "\n", omittingEmptySubsequences: false)
  var lines: [String] = []
  for line in 0..<max(before.count, now.count) {
    let old = line < before.count ? String(before[line]) : ""
    let new = line < now.count ? String(now[line]) : ""
    if old != new { lines += ["line \(line + 1)", "  - \(old)", "  + \(new)"] }
  }
  Issue.record(
    "the screen differs from the one recorded as \(name):\n\(lines.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
