import Documents
import TextEngine

/// The gate's rules as tables for the documentation, made of the values that the gate decides by.
package enum GateTable {
  /// A table in Markdown for each subject.
  package static var tables: [String] { [formats, tools, reductions, reasons, checks] }

  private static var formats: String {
    Layouts.table(
      header: ["format"] + ResultKind.allCases.map(\.rawValue),
      rows: DocumentFormat.allCases.map { format in
        [format.name]
          + ResultKind.allCases.map { kind in
            Gate(format: format).actual.contains(ResultOptions(kind)) ? "yes" : "no"
          }
      })
  }

  private static var tools: String {
    Layouts.table(
      header: ["tool", "makes", "lands", "in a text file"],
      rows: Tool.known.map { tool in
        [
          tool.word, tool.fixedKind?.rawValue ?? "what is allowed", tool.landing.words,
          Gate(format: .plainText).marksCopyOnly(tool) ? "copy only" : "applied if plain",
        ]
      })
  }

  private static var reductions: String {
    Layouts.table(
      header: ["result", "reduced to the first allowed of"],
      rows: ResultKind.allCases.map { kind in
        [
          kind.rawValue,
          kind.reductions.isEmpty
            ? "nothing less" : kind.reductions.map(\.form).joined(separator: ", "),
        ]
      })
  }

  private static var reasons: String {
    let text = Gate(format: .plainText)
    let examples: [(String, Refusal)] = [
      ("a named kind that the format cannot hold", text.refusal(.notHeld([.list]))),
      ("nothing is allowed", Gate(format: .markdown, preferred: []).refusal(.nothingAllowed)),
      ("the format cannot hold the result", text.refusal(.kind, kind: .list)),
      (
        "the place cannot hold it",
        Gate(format: .markdown, place: [.plain, .rich]).refusal(.kind, kind: .list)
      ),
      (
        "the writer did not allow it",
        Gate(format: .markdown, preferred: .plain).refusal(.kind, kind: .table)
      ),
      ("the scope is not all UTF-8", text.refusal(.illFormed(at: 7))),
    ]
    return Layouts.table(
      header: ["when", "what is said", "ways out"],
      rows: examples.map { when, refusal in
        let ways = refusal.remedies.map { "`\($0.key)` \($0.words)" }
        return [when, refusal.message, ways.isEmpty ? "none" : ways.joined(separator: ", ")]
      })
  }

  private static var checks: String {
    Layouts.table(
      header: ["check", "finds"],
      rows: CheckFinding.Name.allCases.map { [$0.rawValue, $0.meaning] })
  }
}

extension Tool {
  /// Every tool once; rewrite in its first voice.
  package static var known: [Tool] {
    [
      .proofread, .rewrite(.plain), .change, .compose, .summarize, .keyPoints, .list, .table,
      .translate,
    ]
  }

  /// The tool's name as the command line has it.
  var word: String {
    switch self {
    case .proofread: "proofread"
    case .rewrite: "rewrite"
    case .change: "change"
    case .compose: "compose"
    case .summarize: "summarize"
    case .keyPoints: "key points"
    case .list: "list"
    case .table: "table"
    case .translate: "translate"
    }
  }
}

extension Landing {
  /// What the review says: `replace`, `below`, `new document`, `clipboard`.
  public var words: String { self == .newDocument ? "new document" : rawValue }
}

extension CheckFinding.Name {
  /// What the check finds, in words.
  var meaning: String {
    switch self {
    case .thinking: "a block of thinking; closed it is taken off, open there is no result"
    case .preamble: "an opening such as “Here is the text:”; taken off"
    case .fence: "a fence round the whole answer; taken off"
    case .chatter: "a closing such as “Let me know…”; taken off"
    case .quotes: "quotation marks round the whole answer; taken off"
    case .refusal: "a refusal in words; blocks"
    case .cut: "an answer that was cut off before its end; blocks"
    case .empty: "no text; there is no result"
    case .notAList: "a list or table was asked for and none came; blocks"
    case .echo: "marks or words of the question in the answer; taken off"
    case .repetition: "a model that began to say the same again; blocks"
    case .inputCut: "a server that read only a part of the text; blocks"
    case .protected: "protected text is missing; blocks"
    case .number: "a number is new or missing; blocks"
    case .address: "a web or mail address is new or missing; blocks"
    case .name: "a name is new or missing; blocks"
    case .length: "far longer or shorter than the tool explains; blocks"
    case .language: "another language without translating; blocks"
    }
  }
}
