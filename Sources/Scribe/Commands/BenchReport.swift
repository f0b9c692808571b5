/// Times of both engines on some texts.
struct BenchReport: Codable, Hashable {
  var kind = "scribe-layout-bench"
  var schema = 1
  var versions = ComparisonReport.Versions.current
  var width: Int
  var runs: Int
  var seed: Int
  var texts: [Subject]

  struct Subject: Codable, Hashable {
    var name: String
    var bytes: Int
    var rows: [Figure]
  }

  /// One operation by one engine.
  struct Figure: Codable, Hashable {
    var operation: LayoutBench.Operation
    var engine: String
    /// How often it was timed.
    var count: Int
    var medianNanoseconds: Int64
    var p95Nanoseconds: Int64
    /// Bytes laid out by the last one.
    var bytesTypeset: Int
  }
}

extension BenchReport {
  var words: String {
    var lines = [
      "Both engines turn about, width \(width), \(counted(runs, "run")); a key is typed "
        + "\(LayoutBench.keys) times a run."
    ]
    for subject in texts {
      lines.append("")
      lines.append("\(subject.name): \(LayoutFigures.grouped(subject.bytes)) bytes")
      lines.append(
        LayoutFigures.left("", 24) + "engine" + LayoutFigures.right("n", 6)
          + LayoutFigures.right("median", 12) + LayoutFigures.right("p95", 12)
          + LayoutFigures.right("laid out", 14))
      for figure in subject.rows {
        lines.append(
          LayoutFigures.left(figure.operation.words, 24) + LayoutFigures.left(figure.engine, 6)
            + LayoutFigures.right("\(figure.count)", 6)
            + LayoutFigures.right(LayoutFigures.time(figure.medianNanoseconds), 12)
            + LayoutFigures.right(LayoutFigures.time(figure.p95Nanoseconds), 12)
            + LayoutFigures.right(LayoutFigures.size(figure.bytesTypeset), 14))
      }
    }
    lines.append("")
    lines.append(
      "scribe \(versions.scribe), ICU \(versions.icu), Unicode \(versions.unicode)")
    return lines.map { $0 + "\n" }.joined()
  }
}
