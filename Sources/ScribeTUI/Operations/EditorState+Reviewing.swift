import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// Brings a parked or unfocused review back.
  mutating func resumeReview() {
    guard var running = document.session else {
      message = Message("No review is open; ^T opens the tools.")
      return
    }
    guard !running.isAsking else {
      message = Message("\(running.session.tool.title) is still at work: Esc stops it.")
      return
    }
    if running.hasFocus { running.session.focusNext() }
    running.hasFocus = true
    running.isParked = false
    document.session = running
    mode = .text
  }

  /// Puts the review aside and says what of it a save would write.
  mutating func park(_ running: RunningSession) {
    document.session?.hasFocus = false
    document.session?.isParked = true
    let kept = running.session.wordsForSaving.map { " \($0)" } ?? ""
    message = Message("Parked; F8 brings it back.\(kept)")
  }

  /// Changes the session that is under review.
  mutating func review(_ change: (inout ToolSession) -> Void) {
    guard document.session != nil else { return }
    let focused = document.session!.session.focusedSuggestion?.id
    change(&document.session!.session)
    // A panel that was scrolled shows the next change from its start.
    if document.session!.session.focusedSuggestion?.id != focused { document.session!.scroll = 0 }
  }

  /// Accepts all that was seen; first goes to what was not.
  @MainActor mutating func acceptShown(layouts: Layouts) -> [Effect] {
    var hasUnseen = false
    review { hasUnseen = $0.focusNextUnseen() }
    return hasUnseen ? [] : acceptAll(layouts: layouts)
  }

  @MainActor mutating func acceptAll(layouts: Layouts) -> [Effect] {
    // What was decided one by one is the writer's word.
    if let session = document.session?.session, session.undecided > 0 || session.isDetached,
      let finding = session.blocking.first
    {
      message = Message(
        "Not accepted: \(finding.message). y takes a change by itself.", isError: true)
      return []
    }
    review { $0.acceptAll() }
    return finishReview(layouts: layouts)
  }

  @MainActor mutating func rejectRest(layouts: Layouts) -> [Effect] {
    review { $0.rejectRest() }
    guard document.session?.session.isDetached != true else {
      endSession(layouts: layouts)
      return []
    }
    return finishReview(layouts: layouts)
  }

  /// Applies what was accepted, through the gate, and ends the session.
  @MainActor private mutating func finishReview(layouts: Layouts) -> [Effect] {
    guard let running = document.session else { return [] }
    let session = running.session
    let accepted = session.accepted
    guard accepted > 0 || session.isDetached else {
      endSession(layouts: layouts)
      message = Message("\(session.tool.title): nothing was changed.")
      return []
    }
    switch session.outcome(in: document.text) {
    case .refused(let refusal):
      message = Message(refusal.message, isError: true)
      return []
    case .allowed(let pass):
      let landing = document.rich.map { RichLanding(pass, in: $0.document) }
      if pass.detached == nil, let rich = document.rich?.document,
        landing?.isAllowed(in: rich) == false
      {
        message = Message(
          "Not applied: it would tear a table. p lets it land elsewhere.", isError: true)
        return []
      }
      endSession(layouts: layouts)
      if let detached = pass.detached {
        return place(detached, of: session, landing: pass.landing, layouts: layouts)
      }
      if let landing {
        apply(landing, layouts: layouts)
      } else {
        apply(pass, layouts: layouts)
      }
      let rejected = session.suggestions.count - accepted
      message = Message(
        "\(session.tool.title): \(accepted) accepted"
          + (rejected > 0 ? ", \(rejected) rejected" : "") + ". One undo takes it back.")
      return [keepRecovery(of: document)]
    }
  }

  /// Applies what the gate let pass, as one undo. The caret stays where the writer had it.
  @MainActor private mutating func apply(_ pass: GatePass, layouts: Layouts) {
    let old = document.text
    let before = document.selection
    let after = Selection(caret: pass.edits.moving(before.head, bias: .after))
    let summary = document.text.apply(pass)
    document.history.record(
      edits: pass.edits, inverse: pass.edits.inverse(in: old), kind: .other, at: .seconds(now),
      selectionsBefore: [before], selectionsAfter: [after], collapsed: summary.collapsed)
    document.history.endGroup()
    document.note(pass.edits, kind: .other, at: now, joins: false, from: before, to: after)
    follow(summary, from: old, selection: after, layouts: layouts)
  }

  /// Puts a result into a new document or onto the clipboard.
  @MainActor private mutating func place(
    _ text: String, of session: ToolSession, landing: Landing, layouts: Layouts
  ) -> [Effect] {
    if landing == .clipboard {
      keepClip(Array(text.utf8))
      message = Message("\(session.tool.title) is on the clipboard.")
      return [.copyToClipboard(clipboard)]
    }
    let effects = open(path: nil, reading: Reading(newOf: .markdown))
    // A file of lines ends with a line's end.
    let lines = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    edit(EditSet(Edit(range: 0..<0, text: lines)), kind: .other, layouts: layouts)
    message = Message("\(session.tool.title) is in a new document, not saved yet.")
    return effects
  }

  mutating func copyResult() -> [Effect] {
    guard let session = document.session?.session else { return [] }
    return copyResult(of: session)
  }

  private mutating func copyResult(of session: ToolSession) -> [Effect] {
    keepClip(Array(session.resultAsMarkdown.utf8))
    message = Message("Copied the result as Markdown.")
    return [.copyToClipboard(clipboard)]
  }

  mutating func degrade() {
    let before = document.session?.session.notices.count ?? 0
    var changed = false
    review { changed = $0.degrade() }
    guard changed else {
      message = Message("There is no smaller form of it.")
      return
    }
    let losses = document.session?.session.notices.dropFirst(before) ?? []
    if !losses.isEmpty { message = Message("Reduced: " + losses.joined(separator: "; ") + ".") }
  }

  /// Ends a session of which edits have left nothing to review: its keys would do nothing.
  @MainActor mutating func endRestingSession(layouts: Layouts) {
    guard let session = document.session?.session, case .resting(let words) = session.phase else {
      return
    }
    if document.session?.swapRuns() == true {
      document.session?.earlier = nil
      layouts.forgetReview(document.id)
      message = Message("\(session.tool.title): \(words); the other result is still here.")
      return
    }
    endSession(layouts: layouts)
    message = Message("\(session.tool.title): \(words).")
  }

  /// Ends the session without touching the text.
  @MainActor mutating func endSession(layouts: Layouts) {
    document.session = nil
    layouts.forgetReview(document.id)
  }

  /// Allows the kind of a refused result where the format holds it, and asks again.
  mutating func allowKind() -> [Effect] {
    guard case .refused(let refusal)? = document.session?.session.phase,
      let kind = refusal.remedies.compactMap(\.allowedKind).first
    else {
      message = Message("The format holds no more than that; f treats the file as Markdown.")
      return []
    }
    document.preferred.insert(ResultOptions(kind))
    return askAgain()
  }

  /// Treats the file as Markdown from now on; a result that waits is asked for again.
  mutating func treatAsMarkdown() -> [Effect] {
    guard document.rich == nil else {
      message = Message("Rich text holds all that Markdown does; save it as .md to have Markdown.")
      return []
    }
    document.format = .markdown
    document.preferred = .all
    document.preferredIsNamed = false
    message = Message("\(document.name) is treated as Markdown from now on.")
    return document.session?.isRefused == true ? askAgain() : []
  }
}

extension Refusal.Remedy {
  /// The kind that this way out allows.
  var allowedKind: ResultKind? {
    if case .allow(let kind) = self { return kind }
    return nil
  }
}
