import Documents
public import WritingTools

/// A file of rules tried on its own: whether its examples come out right, and what it would change.
public struct RuleTrial: Sendable {
  /// An example or a control that did not come out as the file says.
  public struct Failure: Hashable, Sendable {
    public var rule: String
    public var text: String
    public var wanted: String
    public var result: String
  }

  public private(set) var rules = 0
  public private(set) var examples = 0
  public private(set) var failures: [Failure] = []
  private let file: RuleFile
  private let english: English

  public init(_ file: RuleFile) throws(RuleFileError) {
    self.file = file
    english = try English(adding: [file], isAlone: true)
  }

  /// Runs every example and control of the file.
  public mutating func run() async throws(ProviderError) {
    for rule in set.rules {
      rules += 1
      let wanted = rule.examples + rule.controls.map { ($0, $0) }
      for (text, right) in wanted {
        examples += 1
        let edits = try await edits(in: text)
        let result = Self.applied(edits.filter { $0.rule == rule.name }, to: text)
        if result != right {
          failures.append(Failure(rule: rule.name, text: text, wanted: right, result: result))
        }
      }
    }
  }

  /// What the file's rules would change in `text`, by themselves.
  public func edits(in text: String) async throws(ProviderError) -> [ProposedEdit] {
    let answer: ToolAnswer
    switch file.tool {
    case .proofread:
      answer = try await Proofreader(english: english, onlyRules: true)
        .answer(ToolRequest(tool: .proofread, text: text, language: "en"))
    case .plain, .concise, .friendly, .professional:
      guard let voice = Voice(rawValue: file.tool.rawValue) else { return [] }
      answer = try await Rewriter(english: english, voice: voice)
        .answer(ToolRequest(tool: .rewrite(voice), text: text, language: "en"))
    }
    guard case .edits(let edits) = answer.content else { return [] }
    return edits
  }

  /// Returns `text` with the edits made.
  public static func applied(_ edits: [ProposedEdit], to text: String) -> String {
    var bytes: [UInt8] = []
    let old = Array(text.utf8)
    var end = 0
    for edit in edits {
      bytes += old[end..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: bytes + old[end...], as: UTF8.self)
  }

  private var set: RuleSet {
    file.tool == .proofread ? english.proofreading : english.voices[file.tool.rawValue]!
  }
}
