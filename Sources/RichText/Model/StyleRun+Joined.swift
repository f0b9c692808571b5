extension StyleRun {
  /// Returns the runs without those that say nothing, and touching ones of one style as one.
  static func joined(_ runs: [StyleRun]) -> [StyleRun] {
    var result: [StyleRun] = []
    result.reserveCapacity(runs.count)
    for run in runs where !run.style.isDefault && !run.range.isEmpty {
      if let last = result.last, last.range.upperBound == run.range.lowerBound,
        last.style == run.style
      {
        result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        result.append(run)
      }
    }
    return result
  }
}
