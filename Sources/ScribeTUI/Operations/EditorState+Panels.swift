import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// Whether the text has the keyboard, whatever its keys mean.
  var isInText: Bool { [.text, .prefix, .viNormal, .viVisual, .waiting].contains(context) }

  /// The text, by what came before in it.
  private var textContext: KeyContext { isPrefixed ? .prefix : viContext ?? .text }

  /// What has the keyboard.
  public var context: KeyContext {
    switch mode {
    case .tools(let panel):
      return panel.choosesKinds ? .allow : panel.choosesProtected ? .keep : .tools
    case .prompt(let prompt): return prompt.purpose.isSearch ? .search : .prompt
    case .replacing: return .replacing
    case .chooser: return .chooser
    case .palette: return .palette
    case .languages: return .languages
    case .choice: return .choice
    case .glyphs: return .glyphs
    case .models: return .models
    case .help: return .help
    case .question(.leaving): return .quitting
    case .question(.changedOnDisk): return .changedOnDisk
    case .question(.losses): return .losses
    case .question(.recovery): return .recovery
    case .question(.notHeld): return .notHeld
    case .text where isComparing: return .compare
    case .text:
      guard let running = document.session else { return textContext }
      if running.isAsking { return running.takesKeys ? .waiting : textContext }
      guard running.hasFocus else { return textContext }
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
    case .glyphs(var panel):
      panel.type(text)
      mode = .glyphs(panel)
    case .prompt(var prompt):
      prompt.typed = prompt.isOffered ? text : prompt.typed + text
      prompt.isOffered = false
      prompt.note = nil
      prompt.recalled = nil
      mode = .prompt(prompt)
    case .chooser(var chooser):
      chooser.typed += text
      chooser.narrow()
      mode = .chooser(chooser)
    case .text, .tools, .models, .help, .question, .choice, .replacing: break
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
    case .glyphs(var panel):
      panel.deleteLeft()
      mode = .glyphs(panel)
    case .prompt(var prompt):
      if prompt.isOffered { prompt.typed = "" } else { _ = prompt.typed.popLast() }
      prompt.isOffered = false
      prompt.note = nil
      prompt.recalled = nil
      mode = .prompt(prompt)
    case .text, .tools, .models, .help, .question, .choice, .replacing, .chooser: break
    }
  }

  @MainActor mutating func choose(_ distance: Int) -> [Effect] {
    switch mode {
    case .palette(var palette):
      let count = paletteRows(palette.typed).count
      if count > 0 { palette.chosen = min(max(palette.chosen + distance, 0), count - 1) }
      mode = .palette(palette)
    case .languages(var panel):
      panel.chosen = min(max(panel.chosen + distance, 0), max(panel.rows.count - 1, 0))
      panel.note = nil
      mode = .languages(panel)
    case .choice(var panel):
      panel.move(by: distance)
      mode = .choice(panel)
    case .glyphs(var panel):
      panel.chosen = min(max(panel.chosen + distance, 0), max(panel.candidates.count - 1, 0))
      mode = .glyphs(panel)
    case .models(var panel):
      panel.chosen = min(max(panel.chosen + distance, 0), panel.models.count)
      mode = .models(panel)
    case .help(let scroll, let context):
      let visible = max(areas.panel?.innerRows ?? 1, 1)
      let last = max(helpLines(for: context).count - visible, 0)
      // A row of the page before stays in sight.
      let page = max(visible - 1, 1)
      mode = .help(scroll: min(max(scroll + distance * page, 0), last), of: context)
    case .prompt(let prompt) where prompt.purpose.isSearch:
      keepSearch(prompt.typed)
      return prompt.typed.isEmpty ? [] : findAgain(backwards: distance < 0)
    case .tools(var panel):
      let lines = lines(of: panel, columns: size.columns - 4)
      let most = max(lines.count - (areas.panel?.innerRows ?? 0), 0)
      panel.scroll = min(max(panel.scroll + distance, 0), most)
      mode = .tools(panel)
    case .text where document.session?.isRefused == true:
      let scroll = (document.session?.scroll ?? 0) + distance
      document.session?.scroll = max(0, scroll)
    case .chooser(var chooser):
      chooser.chosen = min(max(chooser.chosen + distance, 0), max(chooser.rows.count - 1, 0))
      mode = .chooser(chooser)
    case .prompt, .text, .question, .replacing: break
    }
    return []
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
    case .choice(let panel):
      guard panel.rows.indices.contains(panel.chosen) else { return [] }
      return choose(panel.rows[panel.chosen], layouts: layouts)
    case .glyphs(let panel): return confirm(panel, layouts: layouts)
    case .models(let panel):
      choose(by: panel)
      return []
    case .prompt(let prompt): return confirm(prompt, layouts: layouts)
    case .chooser(let chooser): return confirm(chooser, layouts: layouts)
    case .replacing, .text, .tools, .help, .question: return []
    }
  }

  @MainActor private mutating func confirm(_ prompt: Prompt, layouts: Layouts) -> [Effect] {
    mode = .text
    switch prompt.purpose {
    case .find:
      guard !prompt.typed.isEmpty else { return [] }
      keepSearch(prompt.typed)
      if let note = prompt.note {
        message = Message(
          note == "not found" ? "Not found: \(prompt.typed)" : "\(prompt.typed): \(note)")
      } else {
        document.jumps.leave(prompt.origin.head)
        if vi != nil { document.selection = Selection(caret: document.selection.range.lowerBound) }
      }
    case .replaceWhat:
      guard !prompt.typed.isEmpty else { return [] }
      keepSearch(prompt.typed)
      if let error = search.error {
        var prompt = prompt
        prompt.note = error.words
        mode = .prompt(prompt)
        return []
      }
      openReplaceWith(prompt)
    case .replaceWith:
      return startReplacing(
        with: prompt.typed, scope: prompt.scope, from: prompt.origin.range.lowerBound)
    case .goTo:
      remember(prompt.typed, as: .goTo)
      go(to: prompt.typed)
    case .open:
      remember(prompt.typed, as: .file)
      return prompt.typed.isEmpty ? [] : [.open(path: prompt.typed)]
    case .saveAs:
      guard !prompt.typed.isEmpty else {
        leaving = nil
        return []
      }
      return save(
        as: prompt.typed, expecting: prompt.typed == document.path ? document.identity : nil,
        overwriting: false)
    case .ex: return runEx(prompt.typed, layouts: layouts)
    case .goal: setGoal(prompt.typed)
    case .width: keepingTop(layouts: layouts) { $0.setWidth(prompt.typed) }
    case .checkpoint: nameCheckpoint(prompt.typed)
    case .encoding: setEncoding(prompt.typed)
    case .readAs: return readAgain(as: prompt.typed)
    case .saveRest:
      guard !prompt.typed.isEmpty else { return [] }
      return [
        .save(
          document: nil, textThatIsLeft, as: document.encoding, path: prompt.typed,
          expecting: nil, overwriting: false)
      ]
    case .link: setLink(prompt.typed, layouts: layouts)
    case .describe(let tool, let extent):
      return confirmRequest(prompt.typed, for: tool, on: extent)
    case .refine: return refine(by: prompt.typed)
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
    case .tools(var panel) where panel.choosesKinds || panel.choosesProtected:
      panel.choosesKinds = false
      panel.choosesProtected = false
      panel.note = nil
      mode = .tools(panel)
    case .prompt(let prompt):
      mode = .text
      guard prompt.purpose.isSearch || prompt.purpose.isReplaceWith else { return [] }
      document.selection = prompt.origin
      document.top = prompt.originTop
      search.set(prompt.searchBefore)
      return stopSearching()
    case .replacing(let replacing):
      endReplacing(replacing)
      return stopSearching()
    case .question(.recovery):
      mode = .text
      return answerLater()
    case .models(let panel): closeModels(panel, saying: nil)
    case .tools, .palette, .languages, .glyphs, .help, .question, .choice, .chooser: mode = .text
    case .text where isComparing: return leaveComparing(layouts: layouts)
    case .text where search.finding != nil:
      message = Message("Stopped looking.")
      return stopSearching()
    case .text:
      if let running = document.session {
        if running.isAsking { return stopAsking(running, layouts: layouts) }
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
