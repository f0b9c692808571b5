import Documents
import TextEngine
import WritingTools

extension EditorState {
  mutating func openTools() {
    if let running = document.session, running.isAsking == false {
      resumeReview()
      return
    }
    mode = .tools(ToolsPanel())
  }

  /// The scope that the panel shows: the one chosen with Tab, else that of a rewrite.
  func scope(in panel: ToolsPanel) -> ToolScope {
    panel.scope
      ?? ToolScope.initial(
        for: .rewrite(.plain), text: document.text, selection: document.selection,
        format: document.format)
  }

  mutating func nextScope() {
    guard case .tools(var panel) = mode else { return }
    panel.scope = scope(in: panel).next(
      text: document.text, selection: document.selection, format: document.format)
    panel.note = nil
    mode = .tools(panel)
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
    var panel = ToolsPanel()
    if case .tools(let open) = mode { panel = open }
    func refuse(_ note: String) -> [Effect] {
      if case .tools = mode {
        panel.note = note
        mode = .tools(panel)
      } else {
        message = Message(note)
      }
      return []
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
    let gate = document.gate
    if let refusal = gate.admits(tool) { return refuse(refusal.message) }
    let scope =
      panel.scope
      ?? ToolScope.initial(
        for: tool, text: document.text, selection: document.selection, format: document.format)
    if trimmed(scope.range).isEmpty { return refuse("There is no text here to work on.") }
    lastTool = tool
    mode = .text
    let session = ToolSession(
      tool: tool, scope: scope, text: document.text,
      lineEnding: lineEndBytes(at: scope.range.lowerBound),
      gate: gate, behaviour: document.resolvedBehaviour)
    return begin(session)
  }

  private mutating func begin(_ session: ToolSession) -> [Effect] {
    let id = SessionID(takeNumber())
    document.session = RunningSession(
      id: id, session: session, hasFocus: false, isParked: false, typedSince: false, began: now,
      seconds: 0,
      scroll: 0)
    document.grown = []
    let request = session.request
    return [keepRecovery(of: document), .ask(id, request)]
  }

  /// Asks once more for what is under review, with the gate as it is now.
  mutating func askAgain() -> [Effect] {
    guard let running = document.session else { return [] }
    let old = running.session
    let session = ToolSession(
      tool: old.tool, scope: old.scope, text: document.text,
      lineEnding: lineEndBytes(at: old.scope.range.lowerBound), gate: document.gate,
      behaviour: old.behaviour, landing: old.landing)
    return begin(session)
  }

  func keepRecovery(of document: EditorDocument) -> Effect {
    .keepRecovery(document.id, document.recoverable)
  }

  /// Takes a provider's answer, or its failure.
  mutating func answered(_ id: SessionID, _ result: Result<ToolAnswer, ProviderError>) {
    guard let index = documents.firstIndex(where: { $0.session?.id == id }),
      var running = documents[index].session
    else { return }
    switch result {
    case .success(let answer): running.session.receive(answer)
    case .failure(let error): running.session.fail(error)
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
