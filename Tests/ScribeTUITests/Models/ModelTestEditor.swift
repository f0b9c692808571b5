import ScribeTUI
import WritingTools

extension ModelChoice {
  static let near = ModelChoice(
    address: "http://127.0.0.1:11434/v1", name: "qwen", destination: "127.0.0.1:11434",
    isHere: true, isConfigured: true, facts: "Ollama, context 8192")
  static let far = ModelChoice(
    address: "https://models.example.org:443/v1", name: "big",
    destination: "models.example.org:443, NOT this machine", isHere: false, isConfigured: true)
  static let other = ModelChoice(
    address: "http://127.0.0.1:8080/v1", name: "small", destination: "127.0.0.1:8080",
    isHere: true, isConfigured: false, facts: "llama.cpp")
}

extension TestEditor {
  /// An editor whose rules cannot write anything new.
  convenience init(
    _ marked: String, model: ModelChoice?, configured: ModelChoice? = nil, columns: Int = 80,
    rows: Int = 24
  ) {
    let reason = "rules cannot do this, a language model can"
    self.init(
      marked, columns: columns, rows: rows,
      reaches: [.change: .cannot(reason), .compose: .cannot(reason)])
    editor.configure {
      $0.model = model
      $0.configuredModel = configured
    }
  }

  /// What was sent to a model by the last event.
  var sent: (session: SessionID, request: ToolRequest, model: ModelChoice)? {
    for case .send(let session, let request, let model) in effects {
      return (session, request, model)
    }
    return nil
  }

  /// The runs that were stopped by the last event.
  var cancelled: [SessionID] {
    effects.compactMap { if case .cancel(let session) = $0 { session } else { nil } }
  }

  /// Answers what was sent last, whenever that was.
  func reply(_ result: Result<ToolContent, ProviderError>) {
    guard let session = lastSent else { return }
    take(.answered(session, result.map { ToolAnswer(content: $0, provider: "qwen") }))
  }

  func stream(_ words: String) {
    guard let session = lastSent else { return }
    take(.streamed(session, words))
  }

  private var lastSent: SessionID? {
    for effect in allEffects.reversed() {
      if case .send(let session, _, _) = effect { return session }
      if case .ask(let session, _) = effect { return session }
    }
    return nil
  }

  /// Presses Enter until the review is over, or for ever refuses.
  func acceptAll() {
    for _ in 0..<10 where editor.state.context == .review { press(.enter) }
  }

  /// Lets time pass.
  func wait(_ seconds: Double) {
    self.seconds += seconds
    send(.timer)
  }
}
