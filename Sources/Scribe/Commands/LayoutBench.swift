import Documents
import TextEngine

func runLayoutBench(_ words: [String]) throws(LayoutInputError) -> Int32 {
  let arguments = try LayoutCommand.arguments(
    words, flags: ["--json"],
    valued: ["--encoding", "--sizes", "--seed", "--width", "--runs"])
  if arguments.has("--help") || arguments.has("-h") {
    say(LayoutCommand.benchHelp)
    return ExitStatus.done
  }
  let width = try LayoutCommand.number(
    "--width", of: arguments, in: LayoutCommand.widthRange, otherwise: 80)
  let encoding = try LayoutCommand.encoding(arguments)
  let runs = try LayoutCommand.number("--runs", of: arguments, in: 1...1_000, otherwise: 9)
  let seed = try LayoutCommand.number("--seed", of: arguments, in: 0...Int.max, otherwise: 1)
  var sizes: [Int] = []
  if let words = arguments.value("--sizes") {
    for part in words.split(separator: ",", omittingEmptySubsequences: false) {
      guard let size = Int(part), (1...1_000).contains(size) else {
        throw LayoutCommand.usage("--sizes takes megabytes such as 1,10,100, not \(words)")
      }
      sizes.append(size)
    }
  } else if arguments.operands.isEmpty {
    sizes = [1, 10]
  }
  let progress = ProgressLine()
  var report = BenchReport(width: width, runs: runs, seed: seed, texts: [])
  var subjects = sizes.map { (name: "\($0) MB of prose", path: String?.none, megabytes: $0) }
  subjects += arguments.operands.map { (name: $0, path: $0, megabytes: 0) }
  for subject in subjects {
    let text: TextStorage
    if let path = subject.path {
      text = try LayoutCommand.reading(of: path, as: encoding).text
    } else {
      progress.show("making \(subject.name)")
      text = .generatedProse(megabytes: subject.megabytes, seed: UInt64(seed))
    }
    let bench = LayoutBench(width: width, runs: runs)
    report.texts.append(
      bench.measure(text, name: subject.name) { progress.show("\(subject.name): \($0)") })
  }
  progress.finish()
  return LayoutCommand.tell(report, report.words, by: arguments)
}

/// Times what a writer waits for.
struct LayoutBench {
  var width: Int
  var runs: Int
  /// Keys typed in each run.
  static let keys = 40
  static let screenRows = 50

  enum Operation: String, Codable, Hashable, CaseIterable {
    case firstScreen, endOfText, allRows, keyInMiddle, otherWidth

    var words: String {
      switch self {
      case .firstScreen: "first screen"
      case .endOfText: "end of the text"
      case .allRows: "all rows"
      case .keyInMiddle: "a key in the middle"
      case .otherWidth: "another width, middle"
      }
    }
  }

  private struct Key: Hashable {
    var operation: Operation
    var engine: String
  }

  /// - Parameter progress: Told in words how far it is.
  func measure(
    _ text: TextStorage, name: String, progress: (String) -> Void = { _ in }
  ) -> BenchReport.Subject {
    let contestants = [LayoutContestant.tk1(), .tk2()]
    var times: [Key: [Int64]] = [:]
    var bytes: [Key: Int] = [:]
    let now = LayoutComparer.continuousTime()
    for run in 0..<runs {
      // Turn about, and the other way round each time, so that what disturbs disturbs both.
      for operation in Operation.allCases {
        for contestant in run.isMultiple(of: 2) ? contestants : contestants.reversed() {
          progress("run \(run + 1) of \(runs), \(operation.words), \(contestant.name)")
          let key = Key(operation: operation, engine: contestant.name)
          let (taken, laid) = time(operation, contestant, text, now)
          times[key, default: []] += taken
          bytes[key] = laid
        }
      }
    }
    let figures = Operation.allCases.flatMap { operation in
      contestants.map { contestant -> BenchReport.Figure in
        let key = Key(operation: operation, engine: contestant.name)
        let sorted = times[key, default: [0]].sorted()
        return BenchReport.Figure(
          operation: operation, engine: contestant.name, count: sorted.count,
          medianNanoseconds: sorted[sorted.count / 2],
          p95Nanoseconds: sorted[min(sorted.count * 95 / 100, sorted.count - 1)],
          bytesTypeset: bytes[key] ?? 0)
      }
    }
    return BenchReport.Subject(name: name, bytes: text.count.value, rows: figures)
  }

  /// Does an operation with a new layout; returns the times, and the bytes laid out at last.
  private func time(
    _ operation: Operation, _ contestant: LayoutContestant, _ original: TextStorage,
    _ now: () -> Int64
  ) -> ([Int64], Int) {
    var text = original
    let layout = contestant.make(text, TypesetOptions(width: CellCount(width)))
    var middle = text.graphemeBoundary(atOrBefore: ByteCount(text.count.value / 2))
    func timed(_ body: () -> Void) -> Int64 {
      let start = now()
      body()
      return now() - start
    }
    func paintMiddle() {
      let row = layout.row(containing: middle, affinity: .downstream)
      _ = layout.rows(
        from: layout.row(-Self.screenRows / 2, from: row).place, count: Self.screenRows)
    }
    switch operation {
    case .firstScreen:
      return (
        [timed { _ = layout.rows(from: RowPlace(element: 0, row: 0), count: Self.screenRows) }],
        layout.report.bytesTypeset
      )
    case .endOfText:
      let time = timed {
        let top = layout.row(1 - Self.screenRows, from: layout.lastRow)
        _ = layout.rows(from: top.place, count: Self.screenRows)
      }
      return ([time], layout.report.bytesTypeset)
    case .allRows:
      return ([timed { layout.forEachRow { _ in true } }], layout.report.bytesTypeset)
    case .keyInMiddle:
      paintMiddle()
      var taken: [Int64] = []
      var laid = 0
      for _ in 0..<Self.keys {
        let before = layout.report.bytesTypeset
        taken.append(
          timed {
            let summary = text.apply(EditSet(Edit(range: middle..<middle, text: "k")))
            layout.apply(summary, text: text)
            middle += 1
            paintMiddle()
          })
        laid = layout.report.bytesTypeset - before
      }
      return (taken, laid)
    case .otherWidth:
      paintMiddle()
      let before = layout.report.bytesTypeset
      let time = timed {
        layout.options.width = CellCount(max(width * 3 / 4, 1))
        paintMiddle()
      }
      return ([time], layout.report.bytesTypeset - before)
    }
  }
}
