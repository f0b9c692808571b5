public import Documents
public import TextEngine

/// What became of a filter's run.
public struct FilterResult: Sendable {
  public enum Outcome: Hashable, Sendable {
    case applied
    /// Nothing was to be changed, and why.
    case unchanged(String)
    case refused(Refusal)
  }

  public let outcome: Outcome
  /// What goes to standard output: for tools that replace, the whole text; for those that land
  /// below, and for list and table, the result alone. Empty when refused.
  public let output: [UInt8]
  /// The whole text with the result in its place, for `--in-place` and `--diff`.
  public let document: TextStorage
  /// What was let into the text; nil where nothing was.
  public let pass: GatePass?
  /// The result as Markdown with LF, also when it was refused.
  public let markdown: String
  /// The cells of a result that is a table, refused or not; nil for any other.
  public let table: (header: [String], rows: [[String]])?
  /// The kind of the result; nil without one.
  public let kind: ResultKind?
  /// What may be applied.
  public let allowed: ResultOptions
  public let suggestions: [Suggestion]
  public let findings: [CheckFinding]
  public let notices: [String]
  public let provider: String

  /// 0, or 3 for a refused result.
  public var exitStatus: Int32 {
    if case .refused = outcome { return Refusal.exitStatus }
    return 0
  }

  /// - Parameter asked: The session after its answer, with nothing decided.
  init(_ asked: ToolSession, text: TextStorage, lineEnding: [UInt8]) {
    var session = asked
    var outcome: Outcome
    var document = text
    var kind: ResultKind?
    var passed: GatePass?
    switch session.phase {
    case .refused(let refusal):
      outcome = .refused(refusal)
      kind = refusal.kind
    case .resting(let reason):
      outcome = .unchanged(reason)
    case .asking, .streaming, .reviewing:
      if session.acceptAll() {
        switch session.outcome(in: text) {
        case .allowed(let pass):
          document.apply(pass)
          passed = pass
          kind = pass.kind
          outcome = .applied
        case .refused(let refusal):
          outcome = .refused(refusal)
          kind = refusal.kind
        }
      } else {
        outcome = .refused(session.gate.refusal(.checks(session.blocking)))
      }
    }
    if case .refused(let refusal) = outcome, case .checks = refusal.reason {
      kind = session.proposal(of: session.suggestions, in: text).kind
    }
    self.outcome = outcome
    self.document = document
    pass = passed
    self.kind = kind
    markdown = session.resultAsMarkdown
    if case .table(let header, let rows) = session.result {
      table = (header, rows)
    } else {
      table = nil
    }
    allowed = session.gate.actual
    suggestions = asked.suggestions
    findings = session.findings
    notices = session.notices
    provider = session.provider
    let standsAlone =
      session.landing == .below || session.tool == .list || session.tool == .table
    switch outcome {
    case .refused: output = []
    case .unchanged: output = standsAlone ? [] : text.bytes(in: 0..<text.count)
    case .applied:
      if standsAlone {
        let end = lineEnding.isEmpty ? "\n" : String(decoding: lineEnding, as: UTF8.self)
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        output = Array((lines.joined(separator: end) + end).utf8)
      } else {
        output = document.bytes(in: 0..<document.count)
      }
    }
  }
}
