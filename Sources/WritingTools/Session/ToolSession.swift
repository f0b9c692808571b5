public import Documents
public import TextEngine

/// One run of a tool, from asking to accepted or rejected.
///
/// The session changes no text: it holds suggestions, and `outcome` is what the gate says of the
/// accepted ones. A value: equal sessions draw equal reviews.
public struct ToolSession: Sendable {
  public enum Phase: Hashable, Sendable {
    /// Nothing has come yet.
    case asking
    /// A model is answering.
    case streaming(words: Int)
    case reviewing
    /// The result is shown and can be copied; it is not applied.
    case refused(Refusal)
    /// There is nothing to review, and why, in a sentence.
    case resting(String)
  }

  /// Where a review shows.
  public enum Behaviour: String, Hashable, Sendable {
    /// In a panel; the document's picture is unchanged until accept.
    case limited
    /// In the text.
    case complete
  }

  public let tool: Tool
  /// The scope, in bytes of the current document.
  public internal(set) var scope: ToolScope
  /// The gate, narrowed to what the scope's place holds while the result is to replace it.
  public var gate: Gate { landing == .replace ? innerGate : outerGate }
  public let behaviour: Behaviour
  public internal(set) var landing: Landing
  public internal(set) var phase: Phase = .asking
  /// Ascending by range.
  public internal(set) var suggestions: [Suggestion] = []
  /// The identifier of the suggestion that `y` and `n` decide.
  public internal(set) var focused: Int?
  /// Whether the review shows the original in place of what is proposed.
  public var showsOriginal = false
  /// What the writer should know: the provider's notices, what was lost, what was dropped.
  public internal(set) var notices: [String] = []
  /// Who answered; empty until then.
  public internal(set) var provider = ""
  /// What the checks found; the blocking ones stand before `acceptAll`.
  public internal(set) var findings: [CheckFinding] = []
  /// For extracts: where in the document each sentence or item was found.
  public internal(set) var sources: [ByteCount] = []

  /// The document as it is now; `follow` keeps it.
  var text: TextStorage
  var scopeText: ScopeText
  let protection: Protection
  /// What was asked to stay, where that was chosen.
  public let protectedParts: ProtectedParts?
  private let innerGate: Gate
  private let outerGate: Gate
  var result: ToolResult?
  /// What a list leaves over of the text whose place it takes.
  var remains = ListRemains()
  /// Whether the scope's bytes are those that were asked about.
  var isScopeIntact = true
  /// Text and scope as they were when the tool was asked, and what the writer did since: an answer
  /// speaks of these.
  let asked: (text: TextStorage, scope: ScopeText)
  var since: [EditSet] = []
  /// What has come of a streamed answer.
  var partial = ""
  /// Whether the answer ends before its end.
  var isCut = false
  /// The writer's words for `change` and `compose`.
  public var instruction: String?
  /// The result that the writer wants changed, as Markdown.
  public var refining: String?
  /// A language tag; nil when it is to be found out.
  public var language: String?
  /// The language to translate into.
  public var target: String?
  /// Words that are right here, and rules that are left out.
  public var house = HouseStyle()
  /// Decisions before each of the writer's, for taking back.
  var history: [Decisions] = []

  /// - Parameters:
  ///   - text: The document; a snapshot is kept.
  ///   - lineEnding: The bytes that end its lines.
  ///   - landing: Where the result goes; nil for the tool's own place.
  ///   - protected: What must stay; nil for all but a quotation that the scope lies in.
  ///   - marked: Bytes that a tool must leave, besides those that the format tells.
  /// - Complexity: O(scope), and for Markdown up to 1 MiB O(*n*)
  public init(
    tool: Tool, scope: ToolScope, text: TextStorage, lineEnding: [UInt8], gate: Gate,
    behaviour: Behaviour, landing: Landing? = nil, protecting protected: ProtectedParts? = nil,
    marked: [Range<ByteCount>] = []
  ) {
    self.tool = tool
    protectedParts = protected
    self.scope = scope
    self.text = text
    self.behaviour = behaviour
    self.landing = landing ?? tool.landing
    let scopeText = ScopeText(text, scope.range, format: gate.format, lineEnding: lineEnding)
    let markup = Markup.whole(of: text, format: gate.format)
    let place = Gate.place(of: scopeText.core, markup: markup, format: gate.format)
    innerGate = Gate(
      format: gate.format, preferred: gate.preferred, isNamed: gate.isNamed,
      place: gate.place.intersection(place))
    outerGate = gate
    protection = Protection(
      scopeText, markup: markup, format: gate.format, parts: protected, marked: marked)
    self.scopeText = scopeText
    asked = (text, scopeText)
    if let refusal = admission { phase = .refused(refusal) }
  }

  /// Why the tool may not run on this scope; nil when it may.
  private var admission: Refusal? {
    if let refusal = gate.admits(tool) { return refusal }
    guard let position = scopeText.firstIllFormed else { return nil }
    switch tool {
    case .proofread, .rewrite, .change: return nil  // They leave the rest of the bytes alone.
    case .compose, .summarize, .keyPoints, .list, .table, .translate:
      return gate.refusal(.illFormed(at: position))
    }
  }

  /// Whether `request` may be sent: nothing stood against it from the start.
  public var mayAsk: Bool { phase == .asking }

  /// What to ask a provider.
  public var request: ToolRequest {
    let around = text.onClusters(
      Paragraph.range(around: scopeText.core.lowerBound, in: text, format: gate.format))
    let after = Paragraph.range(
      around: max(scopeText.core.lowerBound, scopeText.core.upperBound - 1), in: text,
      format: gate.format)
    let start = min(around.lowerBound, scopeText.core.lowerBound)
    let end = max(after.upperBound, scopeText.core.upperBound)
    var request = ToolRequest(
      tool: tool, text: scopeText.text,
      contextBefore: text.string(in: start..<scopeText.core.lowerBound).normalizingLineEnds(),
      contextAfter: text.string(in: scopeText.core.upperBound..<end).normalizingLineEnds(),
      format: gate.format, options: gate.actual, protected: protection.ranges, language: language,
      target: target, instruction: instruction, refining: refining)
    request.house = house
    return request
  }
}
