import Documents
import TextEngine

/// A filter's result as `--json` and `--jsonl` write it.
public struct FilterReport: Codable, Hashable, Sendable {
  public struct Change: Codable, Hashable, Sendable {
    /// Byte offsets in the text that came in; `end` is the first byte after.
    public var start: Int
    public var end: Int
    public var original: String
    public var replacement: String
    public var rule: String
    public var explanation: String
    public var alternatives: [String]
  }

  public struct Finding: Codable, Hashable, Sendable {
    public var check: String
    public var message: String
    public var blocks: Bool
  }

  /// Whether the result was let into the text, or there was nothing to change.
  public var applied: Bool
  /// `plain`, `rich`, `list` or `table`; absent without a result.
  public var kind: String?
  public var allowed: [String]
  /// Why it was refused or nothing was changed.
  public var reason: String?
  public var remedies: [String]
  /// What goes to standard output; when refused, the result as it was made.
  public var output: String
  public var edits: [Change]
  public var findings: [Finding]
  public var notices: [String]
  public var provider: String
}

extension FilterResult {
  public var report: FilterReport {
    var applied = true
    var reason: String?
    var remedies: [String] = []
    switch outcome {
    case .applied: break
    case .unchanged(let why): reason = why
    case .refused(let refusal):
      applied = false
      reason = refusal.message
      remedies = refusal.remedies.map(\.words)
    }
    return FilterReport(
      applied: applied, kind: kind?.rawValue, allowed: allowed.kinds.map(\.rawValue),
      reason: reason, remedies: remedies,
      output: applied ? String(decoding: output, as: UTF8.self) : markdown,
      edits: suggestions.map {
        FilterReport.Change(
          start: $0.range.lowerBound.value, end: $0.range.upperBound.value, original: $0.original,
          replacement: $0.replacement, rule: $0.rule, explanation: $0.explanation,
          alternatives: $0.alternatives)
      },
      findings: findings.map {
        FilterReport.Finding(check: $0.name.rawValue, message: $0.message, blocks: $0.isBlocking)
      },
      notices: notices, provider: provider)
  }
}
