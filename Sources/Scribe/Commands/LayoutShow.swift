import Documents
import TextEngine

func runLayoutShow(_ words: [String]) throws(LayoutInputError) -> Int32 {
  let arguments = try LayoutCommand.arguments(
    words, flags: ["--json", "--redact"],
    valued: ["--encoding", "--engine", "--width", "--from", "--rows"])
  if arguments.has("--help") || arguments.has("-h") {
    say(LayoutCommand.showHelp)
    return ExitStatus.done
  }
  let path = try LayoutCommand.operand(arguments, of: "show")
  let contestant: LayoutContestant
  switch arguments.value("--engine")?.lowercased() ?? "tk2" {
  case "tk1": contestant = .tk1()
  case "tk2": contestant = .tk2()
  case let name: throw LayoutCommand.usage("unknown engine \(name); engines are tk1 and tk2")
  }
  let width = try LayoutCommand.number(
    "--width", of: arguments, in: LayoutCommand.widthRange, otherwise: 80)
  let from = try LayoutCommand.number(
    "--from", of: arguments, in: 0...Int.max, otherwise: 0)
  let rows = try LayoutCommand.number(
    "--rows", of: arguments, in: 1...10_000_000, otherwise: 24)
  var text = try LayoutCommand.reading(of: path, as: LayoutCommand.encoding(arguments)).text
  guard from <= text.count.value else {
    throw .input("\(path): has \(text.count.value) bytes, none at \(from)")
  }
  if arguments.has("--redact") {
    var redaction = Redaction()
    text = TextStorage(bytes: redaction.redact(text.bytes(in: 0..<text.count)))
  }
  let layout = contestant.make(text, TypesetOptions(width: CellCount(width)))
  let listing = LayoutListing(
    layout, from: ByteCount(from), count: rows, typesetter: WindowedTypesetter())
  return LayoutCommand.tell(ListingReport(listing: listing), listing.words, by: arguments)
}

/// A listing with what it was made by.
struct ListingReport: Codable, Hashable {
  var kind = "scribe-layout-listing"
  var schema = 1
  var versions = ComparisonReport.Versions.current
  var listing: LayoutListing
}

extension LayoutListing {
  /// Lines for a terminal of 80 columns.
  var words: String {
    var lines = [
      "\(engine) at width \(width): \(LayoutFigures.grouped(bytes)) bytes, "
        + "\(heightIsExact ? "" : "~")\(counted(height, "row"))",
      "laid out for this: \(counted(rowsTypeset, "row")), \(LayoutFigures.size(bytesTypeset)); "
        + "keeps \(counted(rowsKept, "row")) in \(LayoutFigures.size(memory))",
    ]
    for element in elements {
      lines.append("")
      lines.append(
        (engine == "TK2" ? "fragment " : "element ") + "\(element.start)-\(element.end)")
      for row in element.rows {
        lines.append(
          LayoutFigures.right("\(row.number)", 6)
            + LayoutFigures.right("\(row.start)-\(row.end)", 20)
            + LayoutFigures.right("\(row.cells)", 5) + "  "
            + LayoutFigures.left(row.ending.words, 7)
            + LayoutFigures.quoted(row.text, columns: 40))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LayoutListing.Ending {
  /// At most six letters.
  var words: String {
    switch self {
    case .line: "line"
    case .wrap: "wrap"
    case .forced: "forced"
    case .dictionary: "dict"
    case .cut: "cut"
    case .text: "end"
    }
  }
}
