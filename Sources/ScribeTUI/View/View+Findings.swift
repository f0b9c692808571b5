import TextEngine

extension EditorState {
  /// What was found near the screen, as far as it is to be seen: the word that is being typed is not.
  var shownFindings: [LiveFinding] {
    guard settings.checksAsYouType, let live = document.live else { return [] }
    let selection = document.selection
    return live.findings.filter { finding in
      !finding.range.isEmpty
        && !(selection.isEmpty && selection.head == finding.range.upperBound
          && (context == .text || context == .waiting))
    }
  }
}

extension [StyledRange] {
  /// Returns the runs with a mark on what lies in `ranges`; both ascend and are apart, and so does what
  /// is returned.
  func marked(_ marks: TextMarks, over ranges: [Range<ByteCount>]) -> [StyledRange] {
    guard !ranges.isEmpty else { return self }
    var result: [StyledRange] = []
    var rest = ranges[...]
    /// Marks what no run covers, up to `end`.
    func fill(to end: ByteCount?) {
      while let range = rest.first {
        if let end, range.lowerBound >= end { return }
        let upper = Swift.min(range.upperBound, end ?? range.upperBound)
        if range.lowerBound < upper {
          result.append(StyledRange(range: range.lowerBound..<upper, style: .text, marks: marks))
        }
        rest.removeFirst()
        if upper < range.upperBound {
          rest.insert(upper..<range.upperBound, at: rest.startIndex)
          return
        }
      }
    }
    for run in self {
      fill(to: run.range.lowerBound)
      var start = run.range.lowerBound
      while let range = rest.first, range.lowerBound < run.range.upperBound {
        if start < range.lowerBound {
          result.append(
            StyledRange(range: start..<range.lowerBound, style: run.style, marks: run.marks))
        }
        let end = Swift.min(range.upperBound, run.range.upperBound)
        result.append(
          StyledRange(
            range: Swift.max(start, range.lowerBound)..<end, style: run.style,
            marks: run.marks.union(marks)))
        start = end
        rest.removeFirst()
        if end < range.upperBound {
          rest.insert(end..<range.upperBound, at: rest.startIndex)
          break
        }
      }
      if start < run.range.upperBound {
        result.append(
          StyledRange(range: start..<run.range.upperBound, style: run.style, marks: run.marks))
      }
    }
    fill(to: nil)
    return result
  }
}

extension [Range<ByteCount>] {
  /// Ascending ranges made apart: what overlaps one before begins at its end.
  func apart() -> [Range<ByteCount>] {
    var end: ByteCount = 0
    return compactMap { range in
      let start = Swift.max(range.lowerBound, end)
      end = Swift.max(end, range.upperBound)
      return start < range.upperBound ? start..<range.upperBound : nil
    }
  }
}
