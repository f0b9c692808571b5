import TextEngine

// The report as a table for a terminal of 80 columns.
extension ComparisonReport {
  private typealias Figures = LayoutFigures

  var words: String {
    let name = LayoutFigures.plain(file.name)
    var lines = [
      "\(name): \(Figures.grouped(file.bytes)) bytes"
        + (edits.isEmpty ? "" : ", \(counted(edits.count, "edit"))")
        + (isRedacted ? ", redacted" : "")
    ]
    if let single = comparisons.first, comparisons.count == 1 {
      lines.append(single.verdict)
      lines += [""] + single.table
      if !single.edits.isEmpty { lines += [""] + single.editTable }
    } else {
      lines += [""] + widthTable
      let differing = comparisons.filter { !$0.isSame }
      lines.append("")
      lines.append(
        differing.isEmpty
          ? "Same at all \(comparisons.count) widths."
          : "Different at \(differing.count) of \(comparisons.count) widths.")
    }
    if let found = comparisons.first(where: { !$0.isSame }) {
      for difference in found.differences {
        lines += [""] + difference.lines(first: found.sides[0].name, width: found.width)
      }
    }
    if settings.planted { lines += ["", "TK2 was made wrong on purpose (--plant)."] }
    if !same {
      lines += ["", "--shrink OUT writes the smallest text that differs; --json makes a report."]
    }
    lines.append("")
    lines.append(
      "scribe \(versions.scribe), ICU \(versions.icu), Unicode \(versions.unicode), "
        + "locale \(locale)")
    return lines.map { $0 + "\n" }.joined()
  }

  /// One line a width.
  private var widthTable: [String] {
    let sides = comparisons.first?.sides ?? []
    var lines = [
      Figures.right("width", 6) + Figures.right("rows", 14) + "  result    "
        + sides.map { Figures.right("\($0.name), all", 13) }.joined()
    ]
    for comparison in comparisons {
      var line = Figures.right("\(comparison.width)", 6)
      line += Figures.right(Figures.grouped(comparison.sides[0].rows), 14)
      line += "  " + Figures.left(comparison.isSame ? "same" : "DIFFERENT", 10)
      for side in comparison.sides {
        let time = side.answers.first { $0.question == .allRows }?.work.nanoseconds
        line += Figures.right(time.map(Figures.time) ?? "", 13)
      }
      lines.append(line)
    }
    return lines
  }
}

extension LayoutComparison {
  private typealias Figures = LayoutFigures

  /// One line: same or different.
  var verdict: String {
    isSame
      ? "Same at width \(width): \(Figures.grouped(sides[0].rows)) rows, hash \(sides[0].rowsHash)"
      : "DIFFERENT at width \(width): "
        + sides.map { "\($0.name) has \(Figures.grouped($0.rows)) rows" }.joined(separator: ", ")
  }

  /// What each side did for each question.
  var table: [String] {
    let label = 22
    let column = sides.count > 2 ? 19 : 27
    func row(_ name: String, _ cells: [String]) -> String {
      Figures.left(name, label) + cells.map { Figures.right($0, column) }.joined()
    }
    var lines = [
      row("", sides.map { "\($0.name) (\($0.typesetter))" }),
      row("", sides.map { _ in column > 20 ? "time    laid out" : "time  laid out" }),
    ]
    for question in LayoutQuestion.allCases {
      lines.append(
        row(
          question.words,
          sides.map { side in
            guard let answer = side.answers.first(where: { $0.question == question }) else {
              return ""
            }
            return Figures.time(answer.work.nanoseconds)
              + Figures.right(Figures.size(answer.work.bytesTypeset), column > 20 ? 12 : 9)
          }))
      if question == .height {
        lines.append(
          row(
            "  answer, in rows",
            sides.map { side in
              let answer = side.answers.first { $0.question == question }
              return (answer?.isExact == false ? "~" : "")
                + Figures.grouped(answer?.value ?? 0)
            }))
      }
    }
    lines.append(row("rows kept", sides.map { Figures.grouped($0.rowsKept) }))
    lines.append(row("memory for it", sides.map { Figures.size($0.memory) }))
    return lines
  }

  /// What each edit cost each side; after the first 40 edits only sums.
  var editTable: [String] {
    var lines = [
      Figures.right("edit", 6) + Figures.right("at", 12) + Figures.right("-/+", 9)
        + "  side " + Figures.right("time", 9) + Figures.right("invalid", 10)
        + Figures.right("relaid", 7) + Figures.right("shifted", 10) + Figures.right("laid out", 10)
    ]
    for (number, edit) in edits.prefix(40).enumerated() {
      for (index, side) in edit.sides.enumerated() {
        let head =
          index > 0
          ? Figures.left("", 27)
          : Figures.right("\(number + 1)", 6) + Figures.right(Figures.grouped(edit.start), 12)
            + Figures.right("\(edit.removed)/\(edit.inserted)", 9)
        lines.append(head + "  " + side.figures)
      }
    }
    if edits.count > 40 { lines.append("   … and \(edits.count - 40) more; --json has all") }
    for (index, side) in sides.enumerated() where edits.count > 1 {
      let times = edits.map { $0.sides[index].work.nanoseconds }.sorted()
      lines.append(
        "\(side.name): edits took \(Figures.time(times[times.count / 2])) (median), "
          + "\(Figures.time(times[times.count - 1])) at most")
    }
    return lines
  }
}

extension LayoutComparison.EditStep.Effect {
  fileprivate var figures: String {
    LayoutFigures.left(side, 5) + LayoutFigures.right(LayoutFigures.time(work.nanoseconds), 9)
      + LayoutFigures.right(LayoutFigures.size(invalidEnd - invalidStart), 10)
      + LayoutFigures.right(LayoutFigures.grouped(relaid), 7)
      + LayoutFigures.right(LayoutFigures.grouped(shifted), 10)
      + LayoutFigures.right(LayoutFigures.size(work.bytesTypeset), 10)
  }
}

extension LayoutComparison.Difference {
  /// Where it is, and the rows round it as both sides have them.
  func lines(first: String, width: Int) -> [String] {
    let what = kind == .row ? "rows" : "caret stops"
    var lines = [
      "\(side) differs from \(first) in \(what) at row \(LayoutFigures.grouped(row)) (from 0), "
        + "width \(width)" + (afterEdits > 0 ? ", after edit \(afterEdits)" : "")
    ]
    for (name, rows) in [(first, expected), (side, found)] {
      // The row before is there unless the difference is in the first row.
      let middle = row == 0 ? 0 : 1
      for (index, record) in rows.enumerated() {
        let mark = index == middle ? ">" : " "
        let range = "\(record.start)-\(record.end)"
        lines.append(
          "  " + LayoutFigures.left(name, 6) + mark + LayoutFigures.right(range, 20) + "  "
            + LayoutFigures.quoted(record.text, columns: 48))
      }
      if rows.count <= middle { lines.append("  " + LayoutFigures.left(name, 6) + "> no such row") }
    }
    return lines
  }
}

extension LayoutQuestion {
  var words: String {
    switch self {
    case .firstScreen: "first screen"
    case .lastScreen: "screen at the end"
    case .height: "height"
    case .allRows: "all rows"
    case .lastScreenAtOtherWidth: "the end, then ¾ wide"
    }
  }
}

/// `1 edit`, `2 edits`.
func counted(_ count: Int, _ word: String) -> String {
  "\(LayoutFigures.grouped(count)) \(word)\(count == 1 ? "" : "s")"
}
