import Documents
import TextEngine
import WritingTools

/// The command line of `scribe batch`, understood.
struct BatchRequest: Sendable {
  enum Target: Hashable, Sendable {
    /// Results go into a folder, under the names of the files.
    case folder(String)
    /// Files are changed themselves; what they were stays beside them as `NAME~`.
    case inPlace
  }

  var filter: FilterRequest
  var toolName: String
  var paths: [String]
  var target: Target
  /// How many files are worked on at a time.
  var jobs: Int
  /// How often a file is tried again where the provider fails.
  var retries: Int
  /// The most requests to the model in a minute; nil for no limit.
  var perMinute: Int?
  /// Where it is written what was done.
  var statePath: String
  var reportPath: String?
  var isJSON: Bool
  /// Forget what was done before.
  var restarts: Bool

  static let flags = [
    "--in-place", "--json", "--restart", "--degrade", "--dry-run", "--help", "-h",
  ]
  static let valued = [
    "--out", "--jobs", "--retries", "--rate", "--state", "--report", "--files-from", "--allow",
    "--encoding", "--voice", "--format", "--language", "--to", "--from", "--provider", "--request",
    "--rules",
  ]

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, flags: Self.flags, valued: Self.valued)
    guard let name = arguments.operands.first else {
      throw UsageError(
        message: "batch needs a tool and files: scribe batch proofread --out DIR FILES")
    }
    guard let command = ToolCommand.named(name) else {
      let names = ToolCommand.all.map(\.name)
      throw UsageError(message: "unknown tool \(name); tools are \(names.joined(separator: ", "))")
    }
    toolName = name
    // What is said of the tool is said as to the filter.
    filter = try FilterRequest(
      command,
      arguments.only(
        flags: ["--degrade", "--dry-run"],
        valued: [
          "--allow", "--encoding", "--voice", "--format", "--language", "--to", "--from",
          "--provider", "--request", "--rules",
        ]))
    paths = Array(arguments.operands.dropFirst())
    if let list = arguments.value("--files-from") { paths += try Self.paths(in: list) }
    guard !paths.isEmpty else { throw UsageError(message: "batch needs files") }
    switch (arguments.value("--out"), arguments.has("--in-place")) {
    case (let folder?, false): target = .folder(folder)
    case (nil, true): target = .inPlace
    default:
      throw UsageError(message: "say where results go: --out DIR, or --in-place")
    }
    jobs = try Self.number(arguments, "--jobs", 1...256) ?? 4
    retries = try Self.number(arguments, "--retries", 0...20) ?? 3
    perMinute = try Self.number(arguments, "--rate", 1...1_000_000)
    reportPath = arguments.value("--report")
    isJSON = arguments.has("--json")
    restarts = arguments.has("--restart")
    let usual =
      switch target {
      case .folder(let folder): folder + "/.scribe-batch.jsonl"
      case .inPlace: ".scribe-batch.jsonl"
      }
    statePath = arguments.value("--state") ?? usual
  }

  private static func number(
    _ arguments: Arguments, _ name: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let words = arguments.value(name) else { return nil }
    guard let number = Int(words), range.contains(number) else {
      throw UsageError(
        message: "\(name) takes a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The paths that a file lists, one a line; `-` is standard input.
  private static func paths(in list: String) throws(UsageError) -> [String] {
    let reading: Reading
    do throws(DocumentError) {
      reading =
        list == "-"
        ? try DocumentFile.read(descriptor: 0, name: "standard input")
        : try DocumentFile.read(path: list)
    } catch { throw UsageError(message: error.message) }
    guard list == "-" || reading.identity != nil else {
      throw UsageError(message: "\(list): no such file")
    }
    let bytes = reading.text.bytes(in: 0..<reading.text.count)
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What makes two runs the same job: only then does one go on where the other ended.
  func fingerprint(model: String?) -> String {
    var parts = [
      toolName, "\(filter.tool)", filter.answerer.rawValue, model ?? "",
      filter.instruction ?? "", filter.preferred?.words ?? "", filter.format?.name ?? "",
      filter.degrades ? "degrade" : "", filter.language ?? "", filter.target ?? "",
      filter.rules.joined(separator: ","),
    ]
    switch target {
    case .folder: parts.append("out")
    case .inPlace: parts.append("in place")
    }
    return ContentMark(Array(parts.joined(separator: "\u{0}").utf8)).words
  }
}
