import Documents
import RichText
import TextEngine
import WritingTools

extension EditorState {
  mutating func openTools() {
    if let running = document.session {
      guard running.isAsking else { return resumeReview() }
      if running.model != nil {
        document.session?.hasFocus = true
        return
      }
    }
    document.protectedParts = nil
    mode = .tools(panel(for: initialScope(of: .rewrite(.plain))))
  }

  func initialScope(of tool: Tool) -> ToolScope {
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
  ///
  /// - Parameter byRules: The rules answer this once, whatever was chosen.
  mutating func run(_ tool: Tool, byRules: Bool = false) -> [Effect] {
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
    var answering = answering(tool)
    if byRules, case .model = answering {
      answering = .rules
      if case .cannot(let reason)? = reaches[tool] { answering = .nobody(reason) }
    }
    if case .nobody(let reason) = answering { return refuse("\(tool.title): \(reason)") }
    if let running = document.session {
      return refuse(
        running.isAsking
          ? "\(running.session.tool.title) is still at work: Esc stops it."
          : "A review is open: F8 goes back to it, N there drops it.")
    }
    var scope = initialScope(of: tool)
    var isChosen = false
    if case .tools(let panel) = mode, panel.isScopeChosen {
      scope = panel.scope
      isChosen = true
    }
    let gate = gate(at: place(of: scope))
    if let refusal = gate.admits(tool) { return refuse(refusal.message) }
    if tool != .compose, trimmed(scope.range).isEmpty {
      return refuse("There is no text here to work on.")
    }
    lastTool = tool
    if tool == .translate { return chooseLanguage(for: scope) }
    if tool.needsWords { return describe(tool, on: isChosen ? scope.extent : nil) }
    mode = .text
    return begin(tool, on: scope, by: answering)
  }

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - answering: Who is asked; nil for who would be asked anyway.
  ///   - source: The text's language, and `target` the one to translate into.
  ///   - words: The writer's own, for `change` and `compose`.
  mutating func begin(
    _ tool: Tool, on scope: ToolScope, by answering: Answering? = nil, from source: String? = nil,
    to target: String? = nil, words: String? = nil
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
    session.instruction = words
    return begin(session, by: answering ?? self.answering(tool))
  }

  /// - Parameter other: The run whose place this takes. What can be reviewed of it stays beside what
  ///   comes, and comes back where nothing comes.
  mutating func begin(
    _ session: ToolSession, by answering: Answering, over other: RunningSession? = nil
  ) -> [Effect] {
    var model: ModelChoice?
    if case .model(let choice) = answering { model = choice }
    let id = SessionID(takeNumber())
    var isRefused = false
    if case .refused = session.phase { isRefused = true }
    document.session = RunningSession(
      id: id, session: session, hasFocus: isRefused, isParked: false, typedSince: false,
      began: now, seconds: 0, scroll: 0, model: model)
    if let other {
      if case .reviewing = other.session.phase {
        document.session?.keep(other)
      } else if other.isAsking {
        document.session?.earlier = other.earlier
        document.session?.run = other.run
      }
    }
    guard !isRefused else { return [] }
    document.grown = []
    let request = tokenized(session.request, of: session.scope)
    return [
      keepRecovery(of: document), model.map { .send(id, request, to: $0) } ?? .ask(id, request),
    ]
  }

  /// Asks once more for what is under review, with the gate as it is now.
  mutating func askAgain() -> [Effect] {
    guard let running = document.session else { return [] }
    return begin(
      again(running.session), by: running.model.map { .model($0) } ?? .rules, over: running)
  }

  /// A session like `old` on the text as it is now, with nothing asked yet.
  func again(_ old: ToolSession) -> ToolSession {
    let gate = gate(at: place(of: old.scope))
    var session = ToolSession(
      tool: old.tool, scope: old.scope, text: document.text,
      lineEnding: lineEndBytes(at: old.scope.range.lowerBound), gate: gate,
      behaviour: old.behaviour, landing: old.landing, protecting: old.protectedParts,
      marked: protected(in: old.scope))
    session.language = old.language
    session.target = old.target
    session.house = document.house(settings)
    session.instruction = old.instruction
    session.refining = old.refining
    return session
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
      var ways = ""
      if case .failure = result, running.model != nil, reaches[running.session.tool] ?? .can == .can
      {
        ways = ". The rules can: ^T e"
      }
      message = Message("\(running.session.tool.title): \(words)\(ways)")
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
