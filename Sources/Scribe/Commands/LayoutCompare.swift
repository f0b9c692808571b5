import Documents
import FoundationEssentials
import TextEngine

/// A comparison that was asked for, and the report that comes of it.
struct LayoutComparing {
  var name: String
  /// What the file was read as; nil for UTF-8.
  var encoding: String?
  var text: TextStorage
  var edits: [EditSet]
  var settings: ComparisonSettings
  var isRedacted = false
  var isAttached = false
  /// Whether a difference is made small for the report.
  var shrinks = true

  /// Compares at each width, and shrinks the first difference found.
  ///
  /// - Parameter progress: Told in words how far it is.
  func report(progress: (String) -> Void = { _ in }) -> ComparisonReport {
    let contestants = settings.contestants
    var comparisons: [LayoutComparison] = []
    for width in settings.widths {
      withoutActuallyEscaping(progress) { progress in
        var comparer = LayoutComparer(
          options: settings.options(width: width), contestants: contestants)
        comparer.progress = { done in
          progress(
            "comparing at width \(width), \(comparisons.count + 1) of \(settings.widths.count): "
              + "\(Int(done * 100)) %")
        }
        comparisons.append(comparer.compare(text, edits: edits))
        comparer.progress = { _ in }
      }
    }
    var reproduction: ComparisonReport.Reproduction?
    if shrinks, let found = comparisons.first(where: { !$0.isSame }) {
      progress("looking for the smallest text that differs at width \(found.width)")
      let shrinker = DifferenceShrinker(
        options: settings.options(width: found.width), contestants: contestants)
      let place = found.differences.first.map {
        ByteCount(($0.expected + $0.found).map(\.start).min() ?? 0)
      }
      if let small = shrinker.shrink(LayoutCase(text: text, edits: edits), near: place ?? 0) {
        reproduction = .init(
          width: found.width, text: AttachedText(small.text), edits: [[ReportedEdit]](small.edits))
      }
    }
    return ComparisonReport(
      versions: .current, locale: ComparisonReport.currentLocale,
      file: .init(
        name: name, bytes: text.count.value, hash: text.fingerprint, encoding: encoding),
      settings: settings, isRedacted: isRedacted, edits: [[ReportedEdit]](edits),
      same: comparisons.allSatisfy(\.isSame), comparisons: comparisons,
      reproduction: reproduction, text: isAttached ? AttachedText(text) : nil)
  }
}

func runLayoutCompare(_ words: [String]) throws(LayoutInputError) -> Int32 {
  let arguments = try LayoutCommand.arguments(
    words, flags: ["--oracle", "--json", "--attach", "--redact", "--plant"],
    valued: ["--encoding", "--width", "--widths", "--typesetter", "--edits", "--shrink"])
  if arguments.has("--help") || arguments.has("-h") {
    say(LayoutCommand.compareHelp)
    return ExitStatus.done
  }
  let path = try LayoutCommand.operand(arguments, of: "compare")
  var settings = ComparisonSettings(widths: [
    try LayoutCommand.number(
      "--width", of: arguments, in: LayoutCommand.widthRange, otherwise: 80)
  ])
  if let words = arguments.value("--widths") {
    guard arguments.value("--width") == nil else {
      throw LayoutCommand.usage("--width and --widths cannot be used together")
    }
    settings.widths = try LayoutCommand.widths(words)
  }
  settings.oracle = arguments.has("--oracle")
  settings.planted = arguments.has("--plant")
  if let name = arguments.value("--typesetter") {
    guard ["windowed", "reference"].contains(name) else {
      throw LayoutCommand.usage(
        "unknown typesetter \(name); typesetters are windowed and reference")
    }
    settings.typesetter = name
  }
  let reading = try LayoutCommand.reading(of: path, as: LayoutCommand.encoding(arguments))
  var comparing = LayoutComparing(
    name: path == "-" ? "standard input" : String(path.split(separator: "/").last ?? ""),
    encoding: reading.encoding.form == .utf8 ? nil : reading.encoding.name, text: reading.text,
    edits: [], settings: settings)
  if let script = arguments.value("--edits") {
    comparing.edits = try edits(ofScript: script, text: comparing.text)
  }
  comparing.isAttached = arguments.has("--attach")
  if arguments.has("--redact") { comparing.redact() }
  comparing.shrinks = arguments.has("--json") || arguments.value("--shrink") != nil

  let progress = ProgressLine()
  let report = comparing.report { progress.show($0) }
  progress.finish()
  if let out = arguments.value("--shrink") {
    try write(report.reproduction, to: out)
  }
  if arguments.has("--json") {
    guard let json = pretty(report) else {
      throw .input("the report cannot be written as JSON")
    }
    guard say(json + "\n") else { return ExitStatus.input }
  } else {
    guard say(report.words) else { return ExitStatus.input }
  }
  return report.same ? ExitStatus.done : ExitStatus.findings
}

/// Reads a script and returns its edits.
private func edits(
  ofScript path: String, text: TextStorage
) throws(LayoutInputError) -> [EditSet] {
  let words = try LayoutCommand.words(at: path)
  do throws(LayoutScript.Problem) {
    return try LayoutScript(words).edits(of: text)
  } catch {
    throw .input("\(path):\(error.line): \(error.reason)")
  }
}

/// Writes the small text that differs; says so where there is none, or where it needs edits too.
private func write(
  _ reproduction: ComparisonReport.Reproduction?, to path: String
) throws(LayoutInputError) {
  guard let reproduction, let bytes = reproduction.text.bytes else {
    warn("nothing differs, so \(path) was not written")
    return
  }
  do {
    try Data(bytes).write(to: URL(filePath: path), options: .atomic)
  } catch {
    throw .input("\(path): could not be written")
  }
  warn(
    "\(path): \(bytes.count) bytes that differ at width \(reproduction.width)"
      + (reproduction.edits.isEmpty
        ? "" : " after \(reproduction.edits.count) edits, which --json has"))
}

extension LayoutComparing {
  /// Takes out what the text says, in the edits and the name too.
  mutating func redact() {
    var redaction = Redaction()
    text = TextStorage(bytes: redaction.redact(text.bytes(in: 0..<text.count)))
    edits = edits.map { set in
      EditSet(
        set.edits.map {
          Edit(range: $0.range, text: TextSlice(bytes: redaction.redact($0.text.bytes)))
        })
    }
    let suffix = name.split(separator: ".", omittingEmptySubsequences: false)
    name = suffix.count > 1 ? "text.\(suffix[suffix.count - 1])" : "text"
    isRedacted = true
  }
}

/// Returns a value as JSON over several lines, keys in order, `/` as it is.
func pretty(_ value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return nil }
  return String(decoding: data, as: UTF8.self)
}
