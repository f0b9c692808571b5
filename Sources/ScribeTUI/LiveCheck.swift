import Documents
public import TextEngine
public import WritingTools

/// Some paragraphs of a document, to be proofread beside the editor.
public struct LiveCheck: Sendable {
  public let document: DocumentID
  /// The document as it was; an answer about another state of it is dropped.
  public let text: TextStorage
  /// Ascending; neighbours or apart.
  public let paragraphs: [Range<ByteCount>]
  var format: DocumentFormat
  var lineEnding: [UInt8]
  var language: String?
  var house: HouseStyle

  /// How many bytes are looked at.
  public var size: Int { paragraphs.reduce(0) { $0 + $1.length().value } }

  /// Proofreads the paragraphs.
  ///
  /// - Complexity: O(`size`), and for Markdown of 1 MiB at most, O(*n*) to learn what is code. Not for
  ///   the main thread.
  public func findings(
    from provider: any Provider
  ) async throws(ProviderError) -> (findings: [LiveFinding], notices: [String]) {
    guard let first = paragraphs.first, let last = paragraphs.last else { return ([], []) }
    var session = ToolSession(
      tool: .proofread,
      scope: ToolScope(extent: .selection, range: first.lowerBound..<last.upperBound),
      text: text, lineEnding: lineEnding, gate: Gate(format: format), behaviour: .limited,
      protecting: .all)
    session.language = language
    session.house = house
    guard session.mayAsk else { return ([], []) }
    let answer = try await provider.answer(session.request)
    session.receive(answer)
    let found = session.suggestions.map { LiveFinding($0) }
    return (
      found.filter { finding in
        paragraphs.contains {
          $0.lowerBound <= finding.range.lowerBound && finding.range.upperBound <= $0.upperBound
        }
      }, answer.notices
    )
  }
}
