import RichText
import TextEngine
import WritingTools

// Tools in rich documents: what they are asked, and what of it comes into the document.
extension EditorState {
  /// What a tool must leave in a scope, besides what its format tells.
  func protected(in scope: ToolScope) -> [Range<ByteCount>] {
    document.rich?.document.protectedRanges(in: scope.range) ?? []
  }

  /// The request with tokens in the place of attachments, which the session notes.
  mutating func tokenized(_ request: ToolRequest, of scope: ToolScope) -> ToolRequest {
    guard let rich = document.rich?.document else { return request }
    let labels = rich.attachments(in: scope.range).map(\.attachment.displayName)
    guard !labels.isEmpty else { return request }
    var tokens = RichTokens(labels: labels)
    let encoded = tokens.encoded(request)
    document.session?.tokens = tokens
    return encoded
  }

  /// Applies what came through the gate to a rich document, as one undo. The caret stays where the
  /// writer had it.
  @MainActor mutating func apply(_ landing: RichLanding, layouts: Layouts) {
    guard !landing.edits.isEmpty else { return }
    let caret = landing.edits.moving(document.selection.head, bias: .after)
    change(
      landing.edits, to: landing.isStyling ? document.selection : Selection(caret: caret),
      isStyling: landing.isStyling, layouts: layouts
    ) { landing.finish(&$0) }
  }
}

extension EditorDocument {
  /// Finds links and attachments that an answer would take away, before anything is applied.
  func lookForLosses(in session: inout ToolSession) {
    guard let rich = rich?.document, session.landing == .replace else { return }
    var accepted = session
    accepted.acceptAll(knowing: true)
    guard case .allowed(let pass) = accepted.outcome(in: text) else { return }
    let landing = RichLanding(pass, in: rich)
    guard landing.isAllowed(in: rich) else { return }
    for words in rich.missing(in: landing.applied(to: rich), of: session.scope.range) {
      session.add(CheckFinding(.protected, "\(words) would be lost"))
    }
  }
}
