/// `scribe layout`: the two layout engines, compared, listed and measured.
enum LayoutCommand {
  static let help = """
    Usage: scribe layout compare FILE|- [OPTION…]      do both engines lay it out alike?
           scribe layout replay REPORT.json [FILE|-]   compare again as a report says
           scribe layout show FILE|- [OPTION…]         elements and rows of one engine
           scribe layout bench [FILE…] [OPTION…]       how long both take

    scribe layout COMMAND --help has the options. What the figures mean: docs/engine.md.

    """

  static let compareHelp = """
    Usage: scribe layout compare FILE|- [OPTION…]

    Lays the text out by both engines and says whether all rows and caret stops are the same, where
    the first difference is, and what each engine did.

      --width N         cells in a row; 80 unless given
      --widths LIST     several: 20-120, or 20,40,80
      --oracle          a third side: ICU asked about every break, nothing remembered
      --typesetter T    windowed (both engines; the default) or reference (TK1 by ICU on whole
                        paragraphs, so that the two line breakers check each other)
      --edits SCRIPT    a file of edits to make, one a line, compared after each:
                        insert AT "text"   type AT "text"   delete FROM TO
                        replace FROM TO "text"   random COUNT SEED
                        AT is a byte, a percentage (50%) or end; "text" as in JSON; # comments
      --encoding NAME   what the file is read as, such as windows-1252; by itself unless given
      --json            a report (docs/engine.md has its shape) that replay can repeat
      --attach          put the whole text into the report
      --redact          letters and digits replaced by others of the same width and kind before
                        anything is compared; names left out
      --shrink OUT      write the smallest text found that still differs
      --plant           put an error into TK2, to see that it is found

    Exit status: 0 same, 1 different, 2 usage, 4 input.

    """

  static let replayHelp = """
    Usage: scribe layout replay REPORT.json [FILE|-] [--json] [--encoding NAME]

    Compares again what a report of `scribe layout compare --json` compared, with its options: FILE,
    or else the text in the report (its whole text, or the smallest that differed). FILE is read in the
    encoding that the report names, unless another is given.

    Exit status: 0 found what the report says, 1 did not, 2 usage, 4 input.

    """

  static let showHelp = """
    Usage: scribe layout show FILE|- [OPTION…]

    Lists elements (paragraphs; in TK2 each is a fragment) and their rows: bytes, cells, why the row
    ends, and what had to be laid out for the answer.

      --engine ENGINE   tk1 or tk2; tk2 unless given
      --width N         cells in a row; 80 unless given
      --from BYTE       begins at the row that holds this byte; 0 unless given
      --rows N          how many; 24 unless given
      --encoding NAME   what the file is read as; by itself unless given
      --redact          letters and digits replaced
      --json            as one JSON object

    Exit status: 0 done, 2 usage, 4 input.

    """

  static let benchHelp = """
    Usage: scribe layout bench [FILE…] [OPTION…]

    Times both engines, turn about, on files or on generated prose: first screen, end of the text, all
    rows, a key in the middle, another width.

      --sizes LIST      megabytes of prose to generate: 1,10,100; 1,10 unless files are given
      --seed N          another text of the same kind
      --width N         cells in a row; 80 unless given
      --runs N          how often; 9 unless given
      --encoding NAME   what the files are read as; by themselves unless given
      --json            as one JSON object

    Exit status: 0 done, 2 usage, 4 input.

    """

  /// Runs what `words` (after `layout`) ask for and returns the exit status.
  static func run(_ words: [String]) throws(UsageError) -> Int32 {
    guard let first = words.first, first != "--help", first != "-h" else {
      say(help)
      return words.isEmpty ? ExitStatus.usage : ExitStatus.done
    }
    let rest = Array(words.dropFirst())
    do throws(LayoutInputError) {
      switch first {
      case "compare": return try runLayoutCompare(rest)
      case "replay": return try runLayoutReplay(rest)
      case "show": return try runLayoutShow(rest)
      case "bench": return try runLayoutBench(rest)
      default: break
      }
    } catch {
      switch error {
      case .usage(let usage): throw usage
      case .input(let reason): return fail(reason, status: ExitStatus.input)
      }
    }
    let near = Arguments.nearest(to: first, in: ["compare", "replay", "show", "bench"])
    throw UsageError(
      message: "layout has no command \(first)" + (near.map { "; did you mean \($0)?" } ?? ""))
  }
}

/// Why a layout command did not run.
enum LayoutInputError: Error, Hashable {
  /// The command line was not understood.
  case usage(UsageError)
  /// A file could not be read or understood; one line.
  case input(String)
}
