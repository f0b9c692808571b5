public import Documents
public import TextEngine

/// Why a result is not applied, and the ways out.
public struct Refusal: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The writer named kinds that the format cannot hold; the tool did not run.
    case notHeld(ResultOptions)
    /// No kind is allowed; the tool did not run.
    case nothingAllowed
    /// The result is of a kind that is not allowed here.
    case kind
    /// The scope holds a byte that is not UTF-8, which a tool could not give back.
    case illFormed(at: ByteCount)
    /// The answer failed checks that stand before anything is applied.
    case checks([CheckFinding])
  }

  public let reason: Reason
  /// The result's kind; nil when the tool did not run.
  public let kind: ResultKind?
  public let format: DocumentFormat
  /// What may be applied here.
  public let allowed: ResultOptions
  /// What the writer allows, and what the place holds.
  public let preferred: ResultOptions
  public let place: ResultOptions

  init(reason: Reason, kind: ResultKind?, gate: Gate) {
    self.reason = reason
    self.kind = kind
    self.format = gate.format
    self.allowed = gate.actual
    self.preferred = gate.preferred
    self.place = gate.place
  }

  /// The exit status of a command whose result was refused.
  public static let exitStatus: Int32 = 3

  /// A way out that the writer can choose.
  public enum Remedy: Hashable, Sendable {
    /// Review the result reduced to this kind.
    case degrade(to: ResultKind)
    case copyAsMarkdown
    case saveAsMarkdown
    case treatAsMarkdown
    /// Allow this kind, which the format holds.
    case allow(ResultKind)
  }

  /// The ways out, the nearest first.
  public var remedies: [Remedy] {
    switch reason {
    case .notHeld: return format == .markdown ? [] : [.treatAsMarkdown]
    case .nothingAllowed: return format.options.kinds.map { .allow($0) }
    case .illFormed: return []
    case .checks: return [.copyAsMarkdown]
    case .kind:
      guard let kind else { return [] }
      var remedies: [Remedy] = []
      if let lower = kind.degraded(within: allowed) { remedies.append(.degrade(to: lower)) }
      remedies += [.copyAsMarkdown, .saveAsMarkdown]
      switch limit {
      case .format: remedies.append(.treatAsMarkdown)
      case .preference: remedies.append(.allow(kind))
      case .place, nil: break
      }
      return remedies
    }
  }

  /// What keeps the kind out.
  enum Limit: Hashable, Sendable { case format, place, preference }

  var limit: Limit? {
    guard let kind else { return nil }
    let wanted = ResultOptions(kind)
    if !format.options.contains(wanted) { return .format }
    if !place.contains(wanted) { return .place }
    return preferred.contains(wanted) ? nil : .preference
  }
}

extension ResultKind {
  /// The kinds that a result can be reduced to: table → list → plain; list → plain; rich → plain.
  public var reductions: [ResultKind] {
    switch self {
    case .table: [.list, .plain]
    case .list, .rich: [.plain]
    case .plain: []
    }
  }

  /// Returns the first reduction that `allowed` holds, or nil.
  public func degraded(within allowed: ResultOptions) -> ResultKind? {
    reductions.first { allowed.contains(ResultOptions($0)) }
  }
}
