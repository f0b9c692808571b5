/// Compares layouts of one text.
public struct LayoutComparer {
  public var options: TypesetOptions
  public var screenRows: Int
  public var contestants: [LayoutContestant]
  /// How many rows are asked for their caret stops, spread over the text.
  public var sampledRows = 2_000
  /// Called with the part that is done, from 0 to 1, now and then.
  public var progress: (Double) -> Void = { _ in }
  /// The time in nanoseconds, from any start.
  public var now: () -> Int64

  /// - Precondition: There are at least two contestants.
  public init(
    options: TypesetOptions, screenRows: Int = 50,
    contestants: [LayoutContestant] = [.tk1(), .tk2()],
    now: @escaping () -> Int64 = LayoutComparer.continuousTime()
  ) {
    precondition(contestants.count > 1, "a comparison needs two sides")
    self.options = options
    self.screenRows = max(screenRows, 1)
    self.contestants = contestants
    self.now = now
  }

  /// A clock that goes on from now.
  public static func continuousTime() -> () -> Int64 {
    let clock = ContinuousClock()
    let start = clock.now
    return {
      let (seconds, attoseconds) = start.duration(to: clock.now).components
      return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
  }

  /// Returns how the contestants lay out `text`, and then the text after each of `edits`.
  ///
  /// - Complexity: O(text) for each side and edit. Compares up to the first difference.
  public func compare(_ text: TextStorage, edits: [EditSet] = []) -> LayoutComparison {
    var sides = contestants.map { contestant in
      LayoutComparison.Side(
        name: contestant.name, typesetter: contestant.typesetterName, rows: 0, rowsHash: "",
        answers: LayoutQuestion.allCases.map { ask($0, contestant, text) }, rowsKept: 0, memory: 0)
    }
    let layouts = contestants.map { $0.make(text, options) }
    var comparison = LayoutComparison(
      bytes: text.count.value, width: options.width.value, screenRows: screenRows, sides: [],
      differences: [], edits: [])
    var after = walk(layouts, &comparison, afterEdits: 0)
    var text = text
    for (number, set) in edits.enumerated() {
      let summary = text.apply(set)
      comparison.edits.append(follow(summary, text, layouts))
      after = walk(layouts, &comparison, afterEdits: number + 1)
    }
    for index in sides.indices {
      let report = layouts[index].report
      sides[index].rows = after[index].rows
      sides[index].rowsHash = after[index].hash.digits
      sides[index].rowsKept = report.rowsKept
      sides[index].memory = report.memory
    }
    comparison.sides = sides
    return comparison
  }

  private func follow(
    _ summary: EditSummary, _ text: TextStorage, _ layouts: [any LayoutEngine]
  ) -> LayoutComparison.EditStep {
    let edits = summary.edits.edits
    return LayoutComparison.EditStep(
      start: edits.first?.range.lowerBound.value ?? 0,
      removed: edits.reduce(0) { $0 + $1.range.length().value },
      inserted: edits.reduce(0) { $0 + $1.text.count.value },
      sides: zip(contestants, layouts).map { contestant, layout in
        var done = Invalidation(bytes: 0..<0, relaid: 0, shifted: 0)
        let work = measure(layout) { done = layout.apply(summary, text: text) }
        return .init(
          side: contestant.name, invalidStart: done.bytes.lowerBound.value,
          invalidEnd: done.bytes.upperBound.value, relaid: done.relaid, shifted: done.shifted,
          work: work)
      })
  }

  /// Asks a new layout one question.
  private func ask(
    _ question: LayoutQuestion, _ contestant: LayoutContestant, _ text: TextStorage
  ) -> LayoutComparison.Answer {
    let layout = contestant.make(text, options)
    var known: Known<RowCount>?
    let work = measure(layout) {
      switch question {
      case .firstScreen: _ = layout.rows(from: RowPlace(element: 0, row: 0), count: screenRows)
      case .lastScreen: paintEnd(layout)
      case .height: known = layout.height
      case .allRows: known = .exact(RowCount(layout.forEachRow { _ in true }))
      case .lastScreenAtOtherWidth:
        paintEnd(layout)
        layout.options.width = max(1, CellCount(options.width.value * 3 / 4))
        paintEnd(layout)
      }
    }
    return LayoutComparison.Answer(
      question: question, work: work, value: known?.value.value, isExact: known?.isExact)
  }

  private func paintEnd(_ layout: any LayoutEngine) {
    let top = layout.row(1 - screenRows, from: layout.lastRow)
    _ = layout.rows(from: top.place, count: screenRows)
  }

  private func measure(
    _ layout: any LayoutEngine, _ body: () -> Void
  ) -> LayoutComparison.Work {
    let before = layout.report
    let start = now()
    body()
    let end = now()
    let after = layout.report
    return LayoutComparison.Work(
      nanoseconds: end - start, bytesTypeset: after.bytesTypeset - before.bytesTypeset,
      rowsTypeset: after.rowsTypeset - before.rowsTypeset)
  }
}
