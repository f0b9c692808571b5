import TextEngine
import WritingTools

// What answers tools, and what can be done while a model is at work.
extension EditorState {
  /// Who would answer `tool` now: the model that was chosen; else the rules; and for what they cannot
  /// do, the configured model.
  func answering(_ tool: Tool) -> Answering {
    // A model's translation would lose what a translator keeps.
    if tool != .translate, let model { return .model(model) }
    switch reaches[tool] ?? .can {
    case .can: return .rules
    case .cannot(let reason):
      if tool.needsWords, let configuredModel { return .model(configuredModel) }
      return .nobody(reason)
    }
  }

  /// Asks for the change, or for what to write, in the writer's own words.
  ///
  /// - Parameter extent: What Tab chose; nil for the tool's own scope.
  mutating func describe(_ tool: Tool, on extent: ToolScope.Extent?) -> [Effect] {
    openPrompt(.describe(tool, extent), typed: lastRequest, isOffered: !lastRequest.isEmpty)
    if case .model(let model) = answering(tool) { tellDestination(model) }
    return []
  }

  /// Describes a change of what is selected or was chosen; without either, what to write below.
  mutating func describe() -> [Effect] {
    var changes = !document.selection.isEmpty
    if case .tools(let panel) = mode, panel.isScopeChosen { changes = true }
    return run(changes ? .change : .compose)
  }

  /// Begins what was described.
  mutating func confirmRequest(
    _ words: String, for tool: Tool, on extent: ToolScope.Extent?
  ) -> [Effect] {
    guard !words.allSatisfy(\.isWhitespace) else {
      message = Message("Nothing was described, so nothing was asked.")
      return []
    }
    lastRequest = words
    // The text may have changed while the line was open.
    let scope =
      extent.map {
        ToolScope($0, text: document.text, selection: document.selection, format: document.format)
      } ?? initialScope(of: tool)
    guard tool == .compose || !trimmed(scope.range).isEmpty else {
      message = Message("There is no text here to work on.")
      return []
    }
    return begin(tool, on: scope, words: words)
  }

  // MARK: Asking again

  /// Who would change the result under review: the model that made it, else the one that was chosen,
  /// else the configured one.
  var refiner: ModelChoice? { document.session?.model ?? model ?? configuredModel }

  /// Opens the line for a change to the result under review.
  mutating func refine() -> [Effect] {
    guard let running = document.session else { return [] }
    guard let refiner else {
      message = Message(
        "Refining needs a language model: m in the tools panel finds one on this machine.")
      return []
    }
    guard !running.session.resultAsMarkdown.isEmpty else { return [] }
    openPrompt(.refine)
    tellDestination(refiner)
    return []
  }

  /// Says beside the line where what is typed will go.
  private mutating func tellDestination(_ model: ModelChoice) {
    guard case .prompt(var prompt) = mode else { return }
    prompt.note = "to \(model.label), \(model.destination)"
    mode = .prompt(prompt)
  }

  /// Asks a model to change the result under review.
  mutating func refine(by words: String) -> [Effect] {
    guard let running = document.session, !running.isAsking,
      !words.allSatisfy(\.isWhitespace), let model = refiner
    else { return [] }
    var session = again(running.session)
    session.instruction = words
    session.refining = running.session.resultAsMarkdown
    return begin(session, by: .model(model), over: running)
  }

  /// Has the rules answer in place of a model: what a model is asked now or was asked, or from the
  /// panel the last tool.
  mutating func askRules() -> [Effect] {
    if case .tools(var panel) = mode {
      guard let lastTool else {
        panel.note = "No tool was used yet."
        mode = .tools(panel)
        return []
      }
      return run(lastTool, byRules: true)
    }
    guard let running = document.session else { return [] }
    let tool = running.session.tool
    if case .cannot(let reason)? = reaches[tool] {
      message = Message("\(tool.title): \(reason)")
      return []
    }
    guard running.model != nil else {
      message = Message("The rules have answered this.")
      return []
    }
    var session = again(running.session)
    session.instruction = nil
    session.refining = nil
    let stopping: [Effect] = running.isAsking ? [.cancel(running.id)] : []
    return stopping + begin(session, by: .rules, over: running)
  }

  // MARK: While it works

  /// Takes further words of an answer that is still coming.
  mutating func streamed(_ id: SessionID, _ words: String) {
    guard let index = documents.firstIndex(where: { $0.session?.id == id }),
      documents[index].session?.isAsking == true
    else { return }
    documents[index].session?.session.receive(partial: words)
  }

  /// Stops a tool that is at work. What has come of a text stays as a proposal that is marked as cut
  /// off; without any, the review that was to be replaced comes back.
  @MainActor mutating func stopAsking(_ asked: RunningSession, layouts: Layouts) -> [Effect] {
    var running = asked
    let title = running.session.tool.title
    // Lists and tables come as parts of JSON, of which a half is nothing.
    running.session.stop(
      keeping: running.session.tool.fixedKind == nil,
      by: running.model?.label ?? providerLabel)
    if case .resting = running.session.phase {
      if document.session?.swapRuns() == true {
        document.session?.earlier = nil
        document.session?.hasFocus = !running.typedSince
        message = Message("\(title) was stopped; the first result is still here.")
      } else {
        endSession(layouts: layouts)
        message = Message("\(title) was stopped.")
      }
    } else {
      running.hasFocus = !running.typedSince
      document.session = running
      message = Message(
        running.hasFocus
          ? "Stopped. What came is a proposal: y takes a change, N drops it all."
          : "Stopped. What came is kept: F8 shows it.")
    }
    return [.cancel(running.id)]
  }

  // MARK: Choosing

  /// Opens the panel that chooses what answers, and looks for servers. None is used before it is
  /// chosen there.
  mutating func openModels() -> [Effect] {
    var panel = ModelPanel(tools: nil)
    if case .tools(let tools) = mode { panel.tools = tools }
    panel.configured = configuredModel
    panel.chosen = row(of: model, in: panel)
    mode = .models(panel)
    return [.listModels]
  }

  private func row(of model: ModelChoice?, in panel: ModelPanel) -> Int {
    guard let model else { return 0 }
    return panel.models.firstIndex { $0.address == model.address && $0.name == model.name }
      .map { $0 + 1 } ?? 0
  }

  /// Takes what was found; the row that the writer is on stays chosen.
  mutating func listed(_ found: ModelChoices) {
    guard case .models(var panel) = mode else { return }
    let on = panel.chosen > 0 ? panel.models[panel.chosen - 1] : nil
    panel.found = found
    panel.chosen = row(of: on ?? model, in: panel)
    mode = .models(panel)
  }

  /// Lets the chosen row answer from now on, and goes back to the tools.
  mutating func choose(by panel: ModelPanel) {
    let models = panel.models
    model = panel.chosen > 0 && panel.chosen <= models.count ? models[panel.chosen - 1] : nil
    closeModels(panel, saying: answererWords)
  }

  /// Leaves the panel for where it was opened.
  mutating func closeModels(_ panel: ModelPanel, saying words: String?) {
    guard var tools = panel.tools else {
      mode = .text
      message = words.map { Message($0) }
      return
    }
    tools.note = words
    mode = .tools(tools)
  }

  private var answererWords: String {
    guard let model else { return "The rules answer: nothing leaves this program." }
    return "\(model.label) answers; text is \(model.sending)."
  }
}

extension Tool {
  /// Whether the writer says in words what is wanted.
  var needsWords: Bool { self == .change || self == .compose }
}

extension RunningSession {
  /// Whether keys go first to what can be done about a model that is at work: the writer asked for it
  /// (^T), or has waited ten seconds and typed nothing.
  var takesKeys: Bool {
    isAsking && model != nil && (hasFocus || seconds >= 10 && !typedSince)
  }
}
