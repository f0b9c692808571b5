public import Documents
public import TextEngine

/// The one place that decides whether a result may be applied, and says why not.
public struct Gate: Hashable, Sendable {
  /// The format of the document that the result would land in.
  public let format: DocumentFormat
  /// What the writer allows: `--allow`, the panel's key, or a setting.
  public let preferred: ResultOptions
  /// Whether the writer named `preferred` for this run; a named kind that the format cannot hold is
  /// refused before the tool runs, where a setting is only narrowed.
  public let isNamed: Bool
  /// What the place of the scope holds: a cell of a table holds no list.
  public let place: ResultOptions

  public init(
    format: DocumentFormat, preferred: ResultOptions = .all, isNamed: Bool = false,
    place: ResultOptions = .all
  ) {
    self.format = format
    self.preferred = preferred
    self.isNamed = isNamed
    self.place = place
  }

  /// The kinds that may be applied: what the writer allows and format and place hold.
  public var actual: ResultOptions {
    preferred.intersection(format.options).intersection(place)
  }

  /// Returns why `tool` may not even run: a named kind that the format cannot hold, or nothing
  /// allowed at all; nil when it may.
  public func admits(_ tool: Tool) -> Refusal? {
    let missing = preferred.subtracting(format.options)
    if isNamed, !missing.isEmpty { return refusal(.notHeld(missing)) }
    if actual.isEmpty { return refusal(.nothingAllowed) }
    return nil
  }

  /// Whether `tool` makes a kind that cannot be applied here, so that its result can only be copied.
  public func marksCopyOnly(_ tool: Tool) -> Bool {
    guard let kind = tool.fixedKind else { return false }
    return !actual.contains(ResultOptions(kind))
  }

  /// What the gate says of a proposal.
  public enum Decision: Sendable {
    case allowed(GatePass)
    case refused(Refusal)
  }

  /// Decides whether `proposal` may be applied.
  ///
  /// A result for the clipboard touches no document and passes always; one for a new document is
  /// measured against Markdown, which unnamed buffers hold.
  public func decide(_ proposal: Proposal) -> Decision {
    if proposal.landing != .clipboard {
      if let refusal = admits(proposal.tool) { return .refused(refusal) }
      if let refusal = refusal(of: proposal) { return .refused(refusal) }
    }
    return .allowed(GatePass(proposal))
  }

  private func refusal(of proposal: Proposal) -> Refusal? {
    let allowed =
      proposal.landing == .newDocument
      ? preferred.intersection(DocumentFormat.markdown.options) : actual
    guard !allowed.contains(ResultOptions(proposal.kind)) else { return nil }
    return refusal(.kind, kind: proposal.kind)
  }

  /// Returns a refusal that carries what this gate knows.
  func refusal(_ reason: Refusal.Reason, kind: ResultKind? = nil) -> Refusal {
    Refusal(reason: reason, kind: kind, gate: self)
  }
}

/// The gate's permission: the only value by which a tool's result gets into a text.
///
/// Nothing outside the gate's file can make one.
public struct GatePass: Sendable {
  /// What is to be changed, in coordinates of the text that the gate was asked about.
  public let edits: EditSet
  public let tool: Tool
  public let kind: ResultKind
  public let landing: Landing
  /// The text for a new document or the clipboard; nil when the document itself is edited.
  public let detached: String?
  let revision: Revision
  let length: ByteCount

  fileprivate init(_ proposal: Proposal) {
    edits = proposal.edits
    tool = proposal.tool
    kind = proposal.kind
    landing = proposal.landing
    detached = proposal.detached
    revision = proposal.revision
    length = proposal.length
  }
}

extension TextStorage {
  /// Carries out what the gate let pass.
  ///
  /// - Precondition: The text is the one that the gate was asked about.
  @discardableResult
  public mutating func apply(_ pass: GatePass) -> EditSummary {
    precondition(
      pass.revision == revision && pass.length == count,
      "a pass for revision \(pass.revision.number), \(pass.length.value) bytes, met revision "
        + "\(revision.number), \(count.value) bytes")
    return apply(pass.edits)
  }
}
