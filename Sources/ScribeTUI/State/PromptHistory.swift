/// What was typed into prompts, for the next time.
public struct PromptHistory: Hashable, Sendable {
  /// Prompts that share what was typed.
  public enum Kind: Hashable, Sendable { case find, replace, goTo, file, ex }

  /// How many lines of a kind are kept.
  static let most = 50

  /// The latest first.
  private(set) var entries: [Kind: [String]] = [:]

  mutating func add(_ line: String, as kind: Kind) {
    guard !line.isEmpty else { return }
    var lines = entries[kind] ?? []
    lines.removeAll { $0 == line }
    lines.insert(line, at: 0)
    entries[kind] = Array(lines.prefix(Self.most))
  }
}

extension EditorState {
  mutating func remember(_ line: String, as kind: PromptHistory.Kind) {
    history.add(line, as: kind)
  }

  /// Puts an older line of its kind into the prompt, or a newer one; the newest is what was being
  /// typed.
  mutating func recall(_ distance: Int) -> [Effect] {
    guard case .prompt(var prompt) = mode, let kind = prompt.purpose.historyKind else { return [] }
    let lines = history.entries[kind] ?? []
    let at = min(max((prompt.recalled ?? -1) + distance, -1), lines.count - 1)
    guard at != prompt.recalled ?? -1 else { return [] }
    if prompt.recalled == nil { prompt.draft = prompt.isOffered ? "" : prompt.typed }
    prompt.recalled = at < 0 ? nil : at
    prompt.typed = at < 0 ? prompt.draft : lines[at]
    prompt.isOffered = false
    prompt.note = nil
    mode = .prompt(prompt)
    return findWhileTyping()
  }
}

extension Prompt.Purpose {
  /// What is remembered of it, if anything.
  var historyKind: PromptHistory.Kind? {
    switch self {
    case .find, .replaceWhat: .find
    case .replaceWith: .replace
    case .goTo: .goTo
    case .open: .file
    case .ex: .ex
    case .saveAs, .saveResult, .boxParagraphs, .encoding, .readAs, .saveRest, .checkpoint, .goal,
      .width, .link, .describe, .refine:
      nil
    }
  }

  var isReplaceWith: Bool {
    if case .replaceWith = self { return true }
    return false
  }

  /// Whether what is typed is looked for at once.
  var isSearch: Bool { self == .find || self == .replaceWhat }
}
