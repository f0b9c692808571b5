import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// Takes an event: finds the command that a key means.
  @MainActor mutating func take(_ event: Event, layouts: Layouts) -> [Effect] {
    switch event {
    case .key(let key): return press(key, layouts: layouts)
    case .paste(let bytes): return paste(bytes, layouts: layouts)
    case .mouse(let mouse): return take(mouse, layouts: layouts)
    case .resized(let size):
      keepingTop(layouts: layouts) { $0.size = size }
      forgetComparedWidth()
    case .resumed: return [.repaint]
    case .terminated: return documents.filter(\.isModified).map { keepRecovery(of: $0) }
    case .focused(let isFocused): if isFocused { return lookAtDisk(force: true) }
    case .reply: break
    case .timer: tick()
    }
    return []
  }

  /// Takes what came of an effect.
  @MainActor mutating func take(_ answer: Answer, layouts: Layouts) -> [Effect] {
    switch answer {
    case .opened(let path, let result): return opened(path, result, layouts: layouts)
    case .openedRich(let path, let opening):
      return opened(path, opening, layouts: layouts)
    case .copyRead(let id, let copy): return copyRead(id, copy, layouts: layouts)
    case .saveLoses(let save, let words): askAboutLosses(save, words)
    case .saved(let id, let path, let revision, let result, let notes):
      return saved(id, path: path, revision: revision, result: result, notes: notes)
    case .answered(let id, let result): answered(id, result)
    case .streamed(let id, let words): streamed(id, words)
    case .models(let found): listed(found)
    case .counted(let id, let revision, let words):
      if let index = documents.firstIndex(where: { $0.id == id }) {
        documents[index].words.count = words
        if documents[index].wordsAtOpening == nil { documents[index].wordsAtOpening = words }
        documents[index].words.isCurrent = documents[index].text.revision == revision
      }
    case .looked(let id, let identity, let change): looked(id, since: identity, change)
    case .tailRead(let id, let identity, let now, let result):
      return tailRead(id, from: identity, to: now, result, layouts: layouts)
    case .rowsCounted(let id, let counts): takeRows(id, counts, layouts: layouts)
    case .languages(let id, let choices): listed(id, choices)
    case .housed(let id, let house): housed(id, house)
    case .remembered(let id, let entry, let place, let result):
      remembered(id, entry, place, result)
    case .synonyms(let id, let revision, let range, let found):
      offer(found, for: id, at: range, revision)
    case .reported(let id, let lines): show(report: lines, on: id)
    case .checked(let check, let result): return checked(check, result)
    case .glyph(let number, let result): takeGlyph(number, result)
    case .glyphNotStored(let reason):
      message = Message("The glyph's files could not be written: \(reason)", isError: true)
    case .loaded(let id): return loaded(id)
    case .recoveryFailed(_, let reason):
      message = Message("No recovery copy could be written: \(reason)", isError: true)
    case .widthsFound(let quirks): keepingTop(layouts: layouts) { $0.quirks = quirks }
    case .compared(let number, let answer): compared(number, answer, layouts: layouts)
    case .pasted(let bytes): pasteClip(bytes, layouts: layouts)
    case .clipboardTooLong:
      message = Message("Copied here; it is too long for the terminal's clipboard.")
    case .clipboardFailed:
      message = Message("Copied here; the desktop's clipboard did not take it.")
    case .surveyed(let id, let counts): surveyed(id, counts)
    case .folder(let path, let entries): listed(path, entries)
    case .files(let root, let paths, let isCut): listed(under: root, paths, isCut: isCut)
    case .searched(let number, .replacing(let edits)):
      takeReplacements(number, edits, layouts: layouts)
    case .searched(let number, let answer): return takeSearch(number, answer)
    }
    return []
  }

  /// Lets time pass for a tool that is at work.
  private mutating func tick() {
    for index in documents.indices {
      guard let running = documents[index].session, running.isAsking else { continue }
      documents[index].session?.seconds = now - running.began
    }
  }

  /// While a model is at work the text's keys go on working.
  private func command(for key: Key, in context: KeyContext) -> Command? {
    if let command = keys.command(for: key, in: context) { return command }
    return context == .waiting ? keys.command(for: key, in: .text) : nil
  }

  @MainActor private mutating func press(_ key: Key, layouts: Layouts) -> [Effect] {
    message = nil
    findingSearch = nil
    var context = self.context
    let isOffered = context == .waiting && keys.command(for: key, in: .waiting) != nil
    if !isOffered, let effects = pressVi(key, layouts: layouts) { return effects }
    isPrefixed = false
    // What vi does not know is as it is without it.
    if context == .viNormal || context == .viVisual { context = .text }
    if let command = command(for: key, in: context) {
      let effects = perform(command, layouts: layouts)
      return command == .deleteInPrompt ? effects + findWhileTyping() : effects
    }
    guard case .character(let scalar) = key.code,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else {
      if case .question = mode { return [] }
      message = Message("\(key.name) does nothing here; F1 shows the keys.")
      return []
    }
    switch context {
    case .text, .waiting:
      document.session?.hasFocus = false
      type(TextSlice(typedForm(of: scalar)), kind: .typing, layouts: layouts)
    case .prompt, .search, .palette, .languages, .glyphs, .chooser:
      typed(String(scalar))
      return findWhileTyping()
    case .choice: return choose(scalar, layouts: layouts)
    case .review, .refused:
      message = Message("\(key.name) does nothing in a review; ^T goes to the text, Esc parks it.")
    case .prefix: message = Message("\(key.name) does nothing after ^X; Esc leaves it.")
    // Read by `pressVi`.
    case .viNormal, .viVisual: break
    case .replacing:
      message = Message("\(key.name) does nothing here; Esc leaves the rest as it is.")
    case .tools, .allow, .keep, .models, .help, .compare:
      message = Message("\(key.name) does nothing here; Esc closes.")
    // The question stays where it is.
    case .quitting, .changedOnDisk, .losses, .recovery, .notHeld: break
    }
    return []
  }

  /// Takes pasted text: into the text or the line that is open, never as commands.
  @MainActor private mutating func paste(_ bytes: [UInt8], layouts: Layouts) -> [Effect] {
    message = nil
    switch mode {
    case .palette, .prompt, .languages, .glyphs, .chooser:
      let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 >= 0x20 && $0 != 0x7F }
      typed(String(decoding: line, as: UTF8.self))
      return findWhileTyping()
    case .text where isComparing:
      message = Message("Close this with Esc to paste into the text.")
    case .text:
      if document.session?.hasFocus == true {
        document.session?.hasFocus = false
        message = Message("Pasted into the text; ^T goes back to the review.")
      }
      type(TextSlice(bytes: stored(pasted: bytes)), kind: .other, layouts: layouts)
      let controls = bytes.filter { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }
      if !controls.isEmpty {
        message = Message("Pasted with \(controls.count) control characters, shown as ^X.")
      }
    case .tools, .models, .help, .question, .replacing, .choice:
      message = Message("Close this with Esc to paste into the text.")
    }
    return []
  }

  @MainActor private mutating func opened(
    _ path: String, _ result: Result<Reading, DocumentError>, layouts: Layouts
  ) -> [Effect] {
    let reloaded = documents.firstIndex { $0.id == reloading && $0.path == path }
    if reloaded != nil { reloading = nil }
    switch result {
    case .failure(let error):
      message = Message(error.message, isError: true)
      return []
    case .success(let reading):
      if let reloaded {
        // The writer may look at another document by now.
        let shown = current
        current = reloaded
        defer { current = shown }
        return reload(reading, layouts: layouts)
      }
      if let open = documents.firstIndex(where: { $0.path == path }) {
        current = open
        message = Message("\(document.name) is open already.")
        return []
      }
      return open(path: path, reading: reading)
    }
  }
}
