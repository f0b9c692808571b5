import Documents
import RichText
import TextEngine
import WritingTools

extension EditorState {
  mutating func openTools() {
    if let running = document.session, running.isAsking == false {
      resumeReview()
      return
    }
    document.protectedParts = nil
    mode = .tools(panel(for: initialScope(of: .rewrite(.plain))))
  }

  private func initialScope(of tool: Tool) -> ToolScope {
    ToolScope.initial(
      for: tool, text: document.text, selection: document.selection, format: document.format)
  }

  private func scope(after scope: ToolScope) -> ToolScope {
    scope.next(text: document.text, selection: document.selection, format: document.format)
  }

  private func panel(for scope: ToolScope, isChosen: Bool = false) -> ToolsPanel {
    var others: [String] = []
    var next = self.scope(after: scope)
    // By bytes: a scope that is as large as another is passed over, so its name need not come again.
    while next.range != scope.range, others.count < ToolScope.Extent.allCases.count {
      others.append(next.extent == .document ? "file" : next.extent.rawValue)
      next = self.scope(after: next)
    }
    let size = scope.range.length().value
    var panel = ToolsPanel(
      scope: scope, isScopeChosen: isChosen,
      phrase: size > 1 << 20
        ? "\(scope.extent.rawValue), \(size / 1_000_000) MB" : scope.phrase(in: document.text),
      others: others.joined(separator: " "),
      place: place(of: scope))
    if size < 1 << 20, trimmed(scope.range).isEmpty {
      panel.phrase = "\(scope.extent.rawValue), empty"
      panel.note =
        others.isEmpty
        ? "There is no text here to work on yet."
        : "This \(scope.extent.rawValue) is empty: Tab takes more."
          + (isChosen ? "" : " Proofread, summary and points take the file.")
    }
    return panel
  }

  /// Turns the protection of a kind of text on or off for the next run.
  mutating func toggleProtected(_ index: Int) {
    guard case .tools(var panel) = mode, ProtectedParts.named.indices.contains(index) else {
      return
    }
    var parts = document.protectedParts ?? .all
    parts.formSymmetricDifference(ProtectedParts.named[index].part)
    document.protectedParts = parts
    panel.note = nil
    mode = .tools(panel)
  }

  /// What the place of a scope holds, whatever the writer allows.
  func place(of scope: ToolScope) -> ResultOptions {
    document.rich?.document.options(at: scope.range)
      ?? Gate.place(of: scope, in: document.text, format: document.format)
  }

  /// The gate for a scope: what the place holds counts too.
  func gate(at place: ResultOptions) -> Gate {
    Gate(
      format: document.format, preferred: document.preferred,
      isNamed: document.preferredIsNamed, place: place)
  }

  mutating func nextScope() {
    guard case .tools(let open) = mode else { return }
    mode = .tools(panel(for: scope(after: open.scope), isChosen: true))
  }

  mutating func toggleKind(_ index: Int) {
    guard case .tools(var panel) = mode, ResultKind.allCases.indices.contains(index) else { return }
    let kind = ResultKind.allCases[index]
    let option = ResultOptions(kind)
    guard document.format.options.contains(option) else {
      panel.note = "\(document.format.name) files cannot hold: \(kind.rawValue)"
      mode = .tools(panel)
      return
    }
    var kinds = document.preferred.intersection(document.format.options)
    kinds.formSymmetricDifference(option)
    document.preferred = kinds
    document.preferredIsNamed = true
    panel.note = nil
    mode = .tools(panel)
  }

  /// Runs a tool from the panel or the palette; says why where it cannot.
  mutating func run(_ tool: Tool) -> [Effect] {
    func refuse(_ note: String) -> [Effect] {
      if case .tools(var panel) = mode {
        panel.note = note
        mode = .tools(panel)
      }
      message = Message(note)
      return []
    }
    guard document.text.loading == nil || document.text.lostRanges.isEmpty else {
      return refuse("\(tool.title): parts of the text are lost; save what is left, and open that.")
    }
    if case .cannot(let reason)? = reaches[tool] {
      return refuse("\(tool.title): \(reason)")
    }
    if let running = document.session {
      return refuse(
        running.isAsking
          ? "\(running.session.tool.title) is still at work: Esc stops it."
          : "A review is open: F8 goes back to it, N there drops it.")
    }
    var scope = initialScope(of: tool)
    if case .tools(let panel) = mode, panel.isScopeChosen { scope = panel.scope }
    let gate = gate(at: place(of: scope))
    if let refusal = gate.admits(tool) { return refuse(refusal.message) }
    if trimmed(scope.range).isEmpty { return refuse("There is no text here to work on.") }
    lastTool = tool
    if tool == .translate { return chooseLanguage(for: scope) }
    mode = .text
    return begin(tool, on: scope)
  }

  /// Begins a session; `source` is the text's language, `target` the one to translate into.
  mutating func begin(
    _ tool: Tool, on scope: ToolScope, from source: String? = nil, to target: String? = nil
  ) -> [Effect] {
    let gate = gate(at: place(of: scope))
    var session = ToolSession(
      tool: tool, scope: scope, text: document.text,
      lineEnding: lineEndBytes(at: scope.range.lowerBound), gate: gate,
      behaviour: document.resolvedBehaviour, protecting: document.protectedParts,
      marked: protected(in: scope))
    session.language =
      source ?? (tool == .translate ? nil : document.language ?? settings.language)
    session.target = target
    session.house = document.house(settings)
    return begin(session)
  }

  private mutating func begin(_ asked: ToolSession) -> [Effect] {
    let session = asked
    if case .refused = session.phase {
      document.session = RunningSession(
        id: SessionID(takeNumber()), session: session, hasFocus: true, isParked: false,
        typedSince: false, began: now, seconds: 0, scroll: 0)
      return []
    }
    let id = SessionID(takeNumber())
    document.session = RunningSession(
      id: id, session: session, hasFocus: false, isParked: false, typedSince: false, began: now,
      seconds: 0,
      scroll: 0)
    document.grown = []
    let request = tokenized(session.request, of: session.scope)
    return [keepRecovery(of: document), .ask(id, request)]
  }

  /// Asks once more for what is under review, with the gate as it is now.
  mutating func askAgain() -> [Effect] {
    guard let running = document.session else { return [] }
    let old = running.session
    let gate = gate(at: place(of: old.scope))
    var session = ToolSession(
      tool: old.tool, scope: old.scope, text: document.text,
      lineEnding: lineEndBytes(at: old.scope.range.lowerBound), gate: gate,
      behaviour: old.behaviour, landing: old.landing, protecting: old.protectedParts,
      marked: protected(in: old.scope))
    session.language = old.language
    session.target = old.target
    session.house = document.house(settings)
    let effects = begin(session)
    // What was there stays beside what comes, as far as it can be reviewed.
    if case .reviewing = old.phase { document.session?.keep(running) }
    return effects
  }

  /// Shows the other of two results.
  @MainActor mutating func swapRuns(layouts: Layouts) {
    guard document.session?.swapRuns() == true else {
      message = Message("There is one result; r asks again and keeps this one.")
      return
    }
    layouts.forgetReview(document.id)
    message = document.session.map { Message("Result \($0.run) is shown; v shows the other.") }
  }

  func keepRecovery(of document: EditorDocument) -> Effect {
    .keepRecovery(document.id, document.recoverable)
  }

  /// Takes a provider's answer, or its failure.
  mutating func answered(_ id: SessionID, _ result: Result<ToolAnswer, ProviderError>) {
    guard let index = documents.firstIndex(where: { $0.session?.id == id }),
      var running = documents[index].session, running.isAsking
    else { return }
    switch result {
    case .success(let answer):
      running.session.receive(running.tokens?.decoded(answer) ?? answer)
      documents[index].lookForLosses(in: &running.session)
    case .failure(let error): running.session.fail(error)
    }
    if let earlier = running.earlier?.session,
      running.session.phase != .reviewing && !running.isRefused
        || running.session.isSameResult(as: earlier)
    {
      let words =
        if case .resting(let words) = running.session.phase { words } else { "the same again" }
      documents[index].session?.swapRuns()
      documents[index].session?.earlier = nil
      documents[index].session?.hasFocus = index == current && mode == .text && !running.typedSince
      message = Message("\(running.session.tool.title): \(words); the first result is still here.")
      return
    }
    if case .resting(let words) = running.session.phase {
      documents[index].session = nil
      message = Message("\(running.session.tool.title): \(words)")
      return
    }
    let isOnScreen = index == current && mode == .text
    running.hasFocus = isOnScreen && !running.typedSince
    running.isParked = false
    documents[index].session = running
    if !running.hasFocus {
      message = Message("\(running.session.tool.title) is ready: F8")
    } else if let notice = running.session.notices.first {
      message = Message(notice)
    }
  }
}

extension ToolSession {
  /// Whether accepting changes the document itself.
  var isLandingInText: Bool { landing == .replace || landing == .below }
}

extension RunningSession {
  /// Whether the answer is still to come.
  var isAsking: Bool {
    switch session.phase {
    case .asking, .streaming: true
    case .reviewing, .refused, .resting: false
    }
  }

  var isRefused: Bool {
    if case .refused = session.phase { return true }
    return false
  }
}

extension Tool {
  /// The tool's name on the screen.
  var title: String {
    switch self {
    case .proofread: "Proofread"
    case .rewrite(.plain): "Rewrite"
    case .rewrite(.friendly): "Friendly"
    case .rewrite(.professional): "Professional"
    case .rewrite(.concise): "Concise"
    case .change: "Describe"
    case .compose: "Compose"
    case .summarize: "Summary"
    case .keyPoints: "Key points"
    case .list: "List"
    case .table: "Table"
    case .translate: "Translate"
    }
  }
}
