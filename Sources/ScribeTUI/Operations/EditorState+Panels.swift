import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// What has the keyboard.
  public var context: KeyContext {
    switch mode {
    case .tools(let panel): return panel.choosesKinds ? .allow : .tools
    case .prompt: return .prompt
    case .palette: return .palette
    case .languages: return .languages
    case .help: return .help
    case .question(.leaving): return .quitting
    case .question(.changedOnDisk): return .changedOnDisk
    case .question(.losses): return .losses
    case .question(.recovery): return .recovery
    case .question(.notHeld): return .notHeld
    case .text where isComparing: return .compare
    case .text:
      guard let running = document.session, running.hasFocus else { return .text }
      return running.isRefused ? .refused : .review
    }
  }

  /// The commands of the palette that match what was typed, best first, those used lately before
  /// others.
  func paletteRows(_ typed: String) -> [Binding] {
    let rows = keys.rows(of: .text).filter {
      if case .move(_, extending: true) = $0.command { return false }
      if $0.command.isForRichText, document.rich == nil { return false }
      return true
    }
    let scored = rows.enumerated().compactMap { index, row -> (Int, Int, Binding)? in
      guard let score = fuzzyScore(typed, in: row.name) else { return nil }
      let recency = recent.firstIndex(of: row.command).map { 20 - $0 } ?? 0
      return (score + max(recency, 0), -index, row)
    }
    return scored.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map(\.2)
  }

  mutating func typed(_ text: String) {
    switch mode {
    case .palette(var palette):
      palette.typed += text
      palette.chosen = 0
      mode = .palette(palette)
    case .languages(var panel):
      panel.typed += text
      panel.chosen = 0
      panel.note = nil
      mode = .languages(panel)
    case .prompt(var prompt):
      prompt.typed = prompt.isOffered ? text : prompt.typed + text
      prompt.isOffered = false
      prompt.note = nil
      mode = .prompt(prompt)
    case .text, .tools, .help, .question: break
    }
  }

  mutating func deleteInPrompt() {
    switch mode {
    case .palette(var palette):
      _ = palette.typed.popLast()
      palette.chosen = 0
      mode = .palette(palette)
    case .languages(var panel):
      _ = panel.typed.popLast()
      panel.chosen = 0
      panel.note = nil
      mode = .languages(panel)
    case .prompt(var prompt):
      if prompt.isOffered { prompt.typed = "" } else { _ = prompt.typed.popLast() }
      prompt.isOffered = false
      prompt.note = nil
      mode = .prompt(prompt)
    case .text, .tools, .help, .question: break
    }
  }

  @MainActor mutating func choose(_ distance: Int) {
    switch mode {
    case .palette(var palette):
      let count = paletteRows(palette.typed).count
      if count > 0 { palette.chosen = min(max(palette.chosen + distance, 0), count - 1) }
      mode = .palette(palette)
    case .languages(var panel):
      panel.chosen = min(max(panel.chosen + distance, 0), max(panel.rows.count - 1, 0))
      panel.note = nil
      mode = .languages(panel)
    case .help(let scroll, let context):
      let visible = max(areas.panel?.innerRows ?? 1, 1)
      let last = max(helpLines(for: context).count - visible, 0)
      // A row of the page before stays in sight.
      let page = max(visible - 1, 1)
      mode = .help(scroll: min(max(scroll + distance * page, 0), last), of: context)
    case .prompt(let prompt) where prompt.purpose == .find:
      lastSearch = prompt.typed
      findAgain(backwards: distance < 0)
    case .tools(var panel):
      let lines =
        panel.choosesKinds ? kindLines(panel) : toolLines(panel, columns: size.columns - 4)
      let most = max(lines.count - (areas.panel?.innerRows ?? 0), 0)
      panel.scroll = min(max(panel.scroll + distance, 0), most)
      mode = .tools(panel)
    case .text where document.session?.isRefused == true:
      let scroll = (document.session?.scroll ?? 0) + distance
      document.session?.scroll = max(0, scroll)
    case .prompt, .text, .question: break
    }
  }

  @MainActor mutating func confirm(layouts: Layouts) -> [Effect] {
    switch mode {
    case .palette(let palette):
      let rows = paletteRows(palette.typed)
      guard rows.indices.contains(palette.chosen) else { return [] }
      let command = rows[palette.chosen].command
      recent.removeAll { $0 == command }
      recent.insert(command, at: 0)
      if recent.count > 20 { recent.removeLast() }
      mode = .text
      return perform(command, layouts: layouts)
    case .languages(let panel): return translate(by: panel)
    case .prompt(let prompt): return confirm(prompt, layouts: layouts)
    case .text, .tools, .help, .question: return []
    }
  }

  @MainActor private mutating func confirm(_ prompt: Prompt, layouts: Layouts) -> [Effect] {
    mode = .text
    switch prompt.purpose {
    case .find:
      guard !prompt.typed.isEmpty else { return [] }
      lastSearch = prompt.typed
      if prompt.note != nil { message = Message("Not found: \(prompt.typed)") }
    case .replaceWhat:
      guard !prompt.typed.isEmpty else { return [] }
      openPrompt(.replaceWith(prompt.typed))
    case .replaceWith(let what): replaceAll(what, with: prompt.typed, layouts: layouts)
    case .goTo: go(to: prompt.typed)
    case .open: return prompt.typed.isEmpty ? [] : [.open(path: prompt.typed)]
    case .saveAs:
      guard !prompt.typed.isEmpty else {
        leaving = nil
        return []
      }
      return save(
        as: prompt.typed, expecting: prompt.typed == document.path ? document.identity : nil,
        overwriting: false)
    case .encoding: setEncoding(prompt.typed)
    case .readAs: return readAgain(as: prompt.typed)
    case .saveRest:
      guard !prompt.typed.isEmpty else { return [] }
      return [
        .save(
          document: nil, textThatIsLeft, as: document.encoding, path: prompt.typed,
          expecting: nil, overwriting: false)
      ]
    case .boxParagraphs: boxParagraphs(holding: prompt.typed, layouts: layouts)
    case .saveResult:
      guard !prompt.typed.isEmpty, let session = document.session?.session else { return [] }
      return [
        .save(
          document: nil, TextStorage(session.resultAsMarkdown), as: .utf8, path: prompt.typed,
          expecting: nil, overwriting: false)
      ]
    }
    return []
  }

  /// Leaves what is open, one thing at a time.
  @MainActor mutating func escape(layouts: Layouts) -> [Effect] {
    leaving = nil
    switch mode {
    case .tools(var panel) where panel.choosesKinds:
      panel.choosesKinds = false
      panel.note = nil
      mode = .tools(panel)
    case .prompt(let prompt):
      mode = .text
      if prompt.purpose == .find {
        document.selection = prompt.origin
        document.top = prompt.originTop
      }
    case .question(.recovery):
      mode = .text
      return answerLater()
    case .tools, .palette, .languages, .help, .question: mode = .text
    case .text where isComparing: return leaveComparing(layouts: layouts)
    case .text:
      if let running = document.session {
        if running.isAsking {
          let id = running.id
          let title = running.session.tool.title
          endSession(layouts: layouts)
          message = Message("\(title) was stopped.")
          return [.cancel(id)]
        }
        if running.hasFocus {
          park(running)
          return []
        }
      }
      document.isMarking = false
      document.selection = Selection(caret: document.selection.head)
    }
    return []
  }
}

/// Returns how well `typed` fits `name`: nil where its letters do not occur in order; more for
/// letters at the start of words and side by side.
func fuzzyScore(_ typed: String, in name: String) -> Int? {
  let letters = Array(name.lowercased())
  var score = 0
  var at = 0
  var last = -2
  for letter in typed.lowercased() where letter != " " {
    guard let found = letters[at...].firstIndex(of: letter) else { return nil }
    if found == last + 1 { score += 3 }
    if found == 0 || letters[found - 1] == " " { score += 5 }
    score -= min(found - at, 5)
    last = found
    at = found + 1
  }
  return score
}
