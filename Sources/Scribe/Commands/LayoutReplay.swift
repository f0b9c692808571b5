import Documents
import FoundationEssentials
import TextEngine

func runLayoutReplay(_ words: [String]) throws(LayoutInputError) -> Int32 {
  let arguments = try LayoutCommand.arguments(words, flags: ["--json"], valued: ["--encoding"])
  if arguments.has("--help") || arguments.has("-h") {
    say(LayoutCommand.replayHelp)
    return ExitStatus.done
  }
  guard (1...2).contains(arguments.operands.count) else {
    throw LayoutCommand.usage("layout replay needs a report, and may have a file")
  }
  let path = arguments.operands[0]
  let reported = try report(at: path)
  let replay = try LayoutReplay(
    of: reported, name: path,
    file: arguments.operands.count > 1 ? arguments.operands[1] : nil,
    encoding: try LayoutCommand.encoding(arguments))
  let progress = ProgressLine()
  let (found, findings) = replay.run { progress.show($0) }
  progress.finish()
  if arguments.has("--json") {
    guard let json = pretty(found), say(json + "\n") else { return ExitStatus.input }
    for finding in findings { warn(finding.words) }
  } else {
    say(found.words + "\n" + findings.map { $0.words + "\n" }.joined())
  }
  return findings.contains { $0.isDeviation } ? ExitStatus.findings : ExitStatus.done
}

/// Reads a report of this program's own kind.
private func report(at path: String) throws(LayoutInputError) -> ComparisonReport {
  struct Head: Decodable {
    var kind: String
    var schema: Int
  }
  let data = Data(try LayoutCommand.words(at: path).utf8)
  guard let head = try? JSONDecoder().decode(Head.self, from: data),
    head.kind == ComparisonReport.kind
  else { throw .input("\(path): not a report of layout compare --json") }
  guard head.schema == ComparisonReport.schema else {
    throw .input(
      "\(path): a report of schema \(head.schema); this Scribe reads \(ComparisonReport.schema)")
  }
  do {
    return try JSONDecoder().decode(ComparisonReport.self, from: data)
  } catch {
    throw .input("\(path): damaged: \(error)")
  }
}

/// A reported comparison, to be made again.
struct LayoutReplay {
  var reported: ComparisonReport
  var comparing: LayoutComparing
  /// Whether the text is the one that was compared, and not its smallest part that differs.
  var isWhole: Bool

  /// What a replay found.
  enum Finding: Hashable {
    case reproduced(String), deviation(String), note(String)

    var words: String {
      switch self {
      case .reproduced(let words), .deviation(let words), .note(let words): words
      }
    }
    var isDeviation: Bool { if case .deviation = self { true } else { false } }
  }

  /// - Parameter encoding: What `file` is read as; nil for what the report says.
  init(
    of reported: ComparisonReport, name: String, file: String?, encoding: TextEncoding? = nil
  ) throws(LayoutInputError) {
    self.reported = reported
    var settings = reported.settings
    guard !settings.widths.isEmpty, settings.widths.allSatisfy(LayoutCommand.widthRange.contains),
      (1...1_000).contains(settings.tabWidth)
    else { throw .input("\(name): damaged: widths or tab width out of range") }
    var edits = reported.edits
    var text: TextStorage
    isWhole = true
    if let file {
      let known = reported.file.encoding.flatMap { TextEncoding(named: $0) }
      text = try LayoutCommand.reading(of: file, as: encoding ?? known).text
      // The file as it is, or as `--redact` made it.
      if reported.isRedacted, text.fingerprint != reported.file.hash {
        var redaction = Redaction()
        text = TextStorage(bytes: redaction.redact(text.bytes(in: 0..<text.count)))
      }
    } else if let bytes = reported.text?.bytes {
      text = TextStorage(bytes: bytes)
    } else if let small = reported.reproduction, let bytes = small.text.bytes {
      text = TextStorage(bytes: bytes)
      settings.widths = [small.width]
      edits = small.edits
      isWhole = false
    } else {
      throw .input("\(name): holds no text; name the file that was compared")
    }
    guard let sets = edits.sets(for: text.count.value) else {
      throw .input("\(name): its edits do not fit a text of \(text.count.value) bytes")
    }
    comparing = LayoutComparing(
      name: reported.file.name, encoding: reported.file.encoding, text: text, edits: sets,
      settings: settings,
      isRedacted: reported.isRedacted)
    comparing.shrinks = false
  }

  func run(progress: (String) -> Void = { _ in }) -> (ComparisonReport, [Finding]) {
    let found = comparing.report(progress: progress)
    var findings: [Finding] = []
    let versions = ComparisonReport.Versions.current
    if versions != reported.versions {
      findings.append(
        .note(
          "Reported by scribe \(reported.versions.scribe), ICU \(reported.versions.icu), "
            + "Unicode \(reported.versions.unicode)."))
    }
    guard isWhole else {
      findings.append(
        found.same
          ? .deviation("Not reproduced: the smallest text of the report is laid out alike here.")
          : .reproduced("Reproduced: the smallest text of the report differs here too."))
      return (found, findings)
    }
    if found.file.hash != reported.file.hash {
      findings.append(
        .deviation(
          "Another text: \(found.file.bytes) bytes, hash \(found.file.hash); reported were "
            + "\(reported.file.bytes), \(reported.file.hash)."))
    }
    for (new, old) in zip(found.comparisons, reported.comparisons)
    where new.outcome != old.outcome {
      findings.append(
        .deviation("At width \(new.width): \(new.outcome.words); reported: \(old.outcome.words)."))
    }
    if !findings.contains(where: \.isDeviation) {
      findings.append(
        .reproduced(
          found.same
            ? "As reported: all sides agree." : "Reproduced: the same rows and differences."))
    }
    return (found, findings)
  }
}

extension LayoutComparison {
  /// What must come out alike wherever it is made: not times, not work.
  struct Outcome: Hashable {
    var hashes: [String]
    var differences: [Difference]

    var words: String {
      differences.isEmpty
        ? "same, hash \(hashes.first ?? "")"
        : "different at row \(differences[0].row), hashes \(hashes.joined(separator: " "))"
    }
  }

  var outcome: Outcome { Outcome(hashes: sides.map(\.rowsHash), differences: differences) }
}
