import Documents
public import TextEngine

extension ToolSession {
  /// Makes suggestions of the result for the landing that is chosen, and asks the gate about all of
  /// them together.
  mutating func propose() {
    guard let result else { return }
    history = []
    // What the writer has changed meanwhile is not written over.
    if landing == .replace, result.isBlock, !isScopeIntact { landing = .below }
    if landing == .replace, result.isBlock, let position = scopeText.firstIllFormed {
      suggestions = []
      focused = nil
      phase = .refused(gate.refusal(.illFormed(at: position)))
      return
    }
    suggestions = made(of: result).enumerated().map { index, made in
      var suggestion = made
      suggestion = Suggestion(
        id: index, range: made.range, original: made.original, replacement: made.replacement,
        rule: made.rule, explanation: made.explanation, alternatives: made.alternatives)
      return suggestion
    }
    if case .text = result { suggestions = suggestions.withMoves() }
    focused = suggestions.first?.id
    if suggestions.isEmpty, !isDetached {
      phase = .resting("nothing to change")
      return
    }
    switch gate.decide(proposal(of: suggestions, in: text)) {
    case .allowed: phase = .reviewing
    case .refused(let refusal): phase = .refused(refusal)
    }
  }

  private mutating func made(of result: ToolResult) -> [Suggestion] {
    let placing = Placing(text: text, scope: scopeText, format: gate.format)
    switch landing {
    case .newDocument, .clipboard:
      return []
    case .below:
      return [whole(placing.below(result.markdown(over: scopeText.text)))]
    case .replace:
      switch result {
      case .list, .table:
        let block = remains.around(result.markdown(over: scopeText.text), gap: "\n\n")
        return [whole(placing.replacing(with: block))]
      case .edits(let edits):
        return followed(edits.map(suggestion))
      case .text(let answer):
        guard !scopeText.text.isEmpty else { return [whole(placing.below(answer))] }
        var changes = wordDifference(scopeText.text, remains.around(answer, gap: "\n"))
        // What an answer that was cut off did not come to stays as it is.
        if isCut, let last = changes.last, last.oldRange.upperBound == scopeText.text.utf8.count {
          changes.removeLast()
        }
        // What stands for bytes that are no text must not be written over them.
        let usable = changes.filter { !scopeText.illFormed.overlaps($0.oldRange) }
        if usable.count < changes.count {
          notices.append("\(changes.count - usable.count) left out over bytes that are not UTF-8")
        }
        return followed(
          usable.map {
            suggestion(
              ProposedEdit(range: $0.oldRange, replacement: $0.newText, rule: "", explanation: ""))
          })
      }
    }
  }

  /// Returns suggestions for the text as it was asked about, as they are for the text at hand.
  private mutating func followed(_ made: [Suggestion]) -> [Suggestion] {
    let left = since.reduce(made) { $0.following($1) }
    if left.count < made.count {
      notices.append("\(made.count - left.count) dropped: you changed that text")
    }
    return left
  }

  private func suggestion(_ edit: ProposedEdit) -> Suggestion {
    let range = asked.scope.documentRange(edit.range)
    return Suggestion(
      id: 0, range: range, original: asked.text.string(in: range),
      replacement: scopeText.documentText(edit.replacement), rule: edit.rule,
      explanation: edit.explanation,
      alternatives: edit.alternatives.map { scopeText.documentText($0) })
  }

  private func whole(_ edit: Edit) -> Suggestion {
    Suggestion(
      id: 0, range: edit.range, original: text.string(in: edit.range),
      replacement: edit.text.string, rule: "", explanation: "", alternatives: [])
  }

  /// What the gate is asked about.
  func proposal(of suggestions: [Suggestion], in text: TextStorage) -> Proposal {
    switch landing {
    case .newDocument, .clipboard:
      Proposal(
        tool: tool, detached: resultAsMarkdown, landing: landing, in: text, atLeast: result?.floor)
    case .replace, .below:
      Proposal(
        tool: tool, edits: EditSet(suggestions.map(\.edit)), in: text, atLeast: result?.floor)
    }
  }

  /// What the gate says of the accepted suggestions, made one set of edits of `text`, which must be
  /// the document that the session has followed.
  ///
  /// - Precondition: Every suggestion lies within `text`.
  public func outcome(in text: TextStorage) -> Gate.Decision {
    if case .refused(let refusal) = phase { return .refused(refusal) }
    return gate.decide(proposal(of: suggestions.filter { $0.decision == .accepted }, in: text))
  }

  /// Returns `text` as a save during the review writes it: with the accepted suggestions, and the
  /// original where nothing is decided.
  public func textForSaving(_ text: TextStorage) -> TextStorage {
    guard let pass = passForSaving(text) else { return text }
    var copy = text
    copy.apply(pass)
    return copy
  }

  /// The accepted suggestions as edits of `text`, as far as the gate lets them pass.
  public func acceptedEdits(in text: TextStorage) -> EditSet? { passForSaving(text)?.edits }

  private func passForSaving(_ text: TextStorage) -> GatePass? {
    guard landing == .replace || landing == .below, case .allowed(let pass) = outcome(in: text)
    else { return nil }
    return pass
  }

  /// The whole result as Markdown with LF, for the clipboard and new documents; empty without one.
  public var resultAsMarkdown: String { result?.markdown(over: scopeText.text) ?? "" }

  /// The same with the markup taken off.
  public var resultAsPlainLines: String {
    result.map { Reduction($0, over: scopeText.text, to: .plain).text } ?? ""
  }
}
