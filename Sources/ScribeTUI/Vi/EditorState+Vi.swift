import TextEngine
import TextSearch

extension EditorState {
  /// What has the keyboard in the text, by vi's modes; nil where vi leaves it alone.
  var viContext: KeyContext? {
    switch vi?.mode {
    case .normal: .viNormal
    case .visual, .visualLine: .viVisual
    case .insert, nil: nil
    }
  }

  /// Takes a key as vi does; nil where it means nothing to vi.
  @MainActor mutating func pressVi(_ key: Key, layouts: Layouts) -> [Effect]? {
    guard vi != nil, case .text = mode else { return nil }
    if vi?.mode == .insert {
      vi?.recording?.append(key)
      guard key == Key(.escape) else { return nil }
      return endInsertion()
    }
    guard let viContext, viContext == context || context == .waiting else { return nil }
    if key == Key(.escape) || key == .control("g") {
      guard vi?.pending.isEmpty == false || vi?.mode != .normal else { return nil }
      vi?.pending = []
      leaveVisual()
      return []
    }
    let keys = (vi?.pending ?? []) + [key]
    switch ViParser.parse(keys, isVisual: vi?.mode != .normal) {
    case .incomplete:
      vi?.pending = keys
      return []
    case .unknown:
      let wasPending = vi?.pending.isEmpty == false
      vi?.pending = []
      if !wasPending, hasMeaning(key) { return nil }
      message = Message("\(keys.map(\.name).joined()) is no command; F1 shows the keys.")
      return []
    case .command(let command):
      vi?.pending = []
      if command.isChange, vi?.recording == nil { vi?.recording = keys }
      let effects = perform(command, layouts: layouts)
      if command.isChange, vi?.mode != .insert { endRecording() }
      keepOnLine()
      return effects
    }
  }

  /// Whether a key that is no letter has a meaning of its own.
  private func hasMeaning(_ key: Key) -> Bool {
    guard case .character = key.code, key.modifiers.isDisjoint(with: [.control, .alt]) else {
      return self.keys.command(for: key, in: .text) != nil
    }
    return false
  }

  private mutating func endRecording() {
    if let recording = vi?.recording { vi?.lastChange = recording }
    vi?.recording = nil
  }

  private mutating func endInsertion() -> [Effect] {
    endRecording()
    vi?.mode = .normal
    document.history.endGroup()
    let text = document.text
    let head = document.selection.head
    if head > text.lineStart(containing: head) {
      document.selection = Selection(caret: text.graphemeStart(before: head))
    } else {
      document.selection = Selection(caret: head)
    }
    document.goal = nil
    return []
  }

  /// In normal mode the caret stands on a character, not behind the last one of its line.
  private mutating func keepOnLine() {
    guard vi?.mode == .normal, document.selection.isEmpty, case .text = mode else { return }
    let text = document.text
    let head = document.selection.head
    if head > text.lineStart(containing: head), head == endOfLine(at: head) {
      document.selection = Selection(caret: text.graphemeStart(before: head))
    }
  }

  private mutating func leaveVisual() {
    guard let state = vi, state.mode != .normal else { return }
    vi?.mode = .normal
    document.selection = Selection(caret: min(state.head, document.text.count))
    keepOnLine()
  }

  /// Shows the characters, or lines, between both ends of a visual selection as selected.
  private mutating func showVisual() {
    guard let vi, vi.mode == .visual || vi.mode == .visualLine else { return }
    let text = document.text
    let (low, high) = (min(vi.anchor, vi.head), max(vi.anchor, vi.head))
    let range =
      vi.mode == .visualLine
      ? text.lineStart(containing: low)..<text.lineEnd(containing: high)
      : low..<(high < text.count ? text.graphemeEnd(after: high) : high)
    document.selection =
      vi.head < vi.anchor
      ? Selection(anchor: range.upperBound, head: range.lowerBound)
      : Selection(anchor: range.lowerBound, head: range.upperBound)
  }

  @MainActor private mutating func perform(_ command: ViCommand, layouts: Layouts) -> [Effect] {
    let head = vi?.mode == .normal ? document.selection.head : vi?.head ?? 0
    switch command {
    case .move(let motion, let count):
      guard
        let target = target(
          of: motion, count: count, from: head, isOperating: false, layouts: layouts)
      else { return [] }
      moveVi(to: target, by: motion)
    case .operate(let action, let motion, let count):
      return operate(action, motion, count: count, from: head, layouts: layouts)
    case .insert(let place): insert(at: place, layouts: layouts)
    case .put(let after, let count): put(after: after, count: count, layouts: layouts)
    case .undo(let count):
      for _ in 0..<count { undo(layouts: layouts) }
      document.selection = Selection(caret: document.selection.range.lowerBound)
    case .redo(let count):
      for _ in 0..<count { redo(layouts: layouts) }
      document.selection = Selection(caret: document.selection.range.lowerBound)
    case .join(let count): join(lines: count, layouts: layouts)
    case .replace(let scalar, let count): replace(by: scalar, count: count, layouts: layouts)
    case .repeatLast(let count): return repeatChange(count, layouts: layouts)
    case .visual(let mode): toggleVisual(mode)
    case .command:
      leaveVisual()
      openPrompt(.ex)
    case .search:
      leaveVisual()
      openPrompt(.find)
    case .searchWord(let forward): return searchWord(forward: forward, layouts: layouts)
    case .scroll(let motion): move(motion, extending: false, layouts: layouts)
    case .save: return runEx("wq", layouts: layouts)
    case .leave: return runEx("q!", layouts: layouts)
    }
    return []
  }

  private mutating func moveVi(to target: ViTarget, by motion: ViMotion) {
    let goal = document.goal
    switch motion {
    case .up, .down: break
    case .firstLine, .lastLine, .line, .match, .bracket:
      leaveMark()
      document.goal = nil
    default: document.goal = nil
    }
    if vi?.mode == .normal {
      document.selection = Selection(caret: min(target.head, document.text.count))
      if case .lineEnd = motion { document.goal = CellCount(1 << 16) }
      return
    }
    if let range = target.range, !range.isEmpty {
      let last = document.text.graphemeStart(before: range.upperBound)
      vi?.anchor = range.lowerBound
      vi?.head = last
      if target.isLinewise { vi?.mode = .visualLine }
    } else {
      let head = min(target.head, document.text.count)
      vi?.head = head
    }
    showVisual()
    if case .up = motion { document.goal = goal }
    if case .down = motion { document.goal = goal }
  }

  private mutating func toggleVisual(_ mode: ViState.Mode) {
    guard vi?.mode != mode else { return leaveVisual() }
    if vi?.mode == .normal {
      let head = document.selection.head
      vi?.anchor = head
      vi?.head = head
    }
    vi?.mode = mode
    showVisual()
  }

  /// Starts to insert.
  @MainActor private mutating func insert(at place: ViCommand.Insertion, layouts: Layouts) {
    let text = document.text
    let head = document.selection.head
    var caret = head
    switch place {
    case .before: break
    case .after: caret = head < endOfLine(at: head) ? text.graphemeEnd(after: head) : head
    case .firstLetter: caret = firstLetter(ofLineAt: head)
    case .lineEnd: caret = endOfLine(at: head)
    case .below: caret = endOfLine(at: head)
    case .above: caret = text.lineStart(containing: head)
    }
    document.selection = Selection(caret: caret)
    document.history.endGroup()
    vi?.mode = .insert
    if place == .below || place == .above {
      type(TextSlice(bytes: lineEndBytes(at: caret)), kind: .other, layouts: layouts)
      if place == .above { document.selection = Selection(caret: caret) }
    }
  }

  @MainActor private mutating func repeatChange(_ count: Int, layouts: Layouts) -> [Effect] {
    guard let keys = vi?.lastChange, !keys.isEmpty else { return [] }
    var effects: [Effect] = []
    for _ in 0..<count {
      for key in keys {
        if let taken = pressVi(key, layouts: layouts) {
          effects += taken
        } else if let command = self.keys.command(for: key, in: .text) {
          effects += perform(command, layouts: layouts)
        } else if case .character(let scalar) = key.code {
          type(TextSlice(typedForm(of: scalar)), kind: .typing, layouts: layouts)
        }
      }
      if vi?.mode == .insert { effects += endInsertion() }
    }
    vi?.lastChange = keys
    return effects
  }

  @MainActor private mutating func searchWord(forward: Bool, layouts: Layouts) -> [Effect] {
    let word = document.text.wordRange(at: document.selection.head)
    let phrase = document.text.string(in: word)
    guard phrase.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
    search.set(SearchQuery(phrase, options: .wholeWord))
    remember(phrase, as: .find)
    document.selection = Selection(caret: word.lowerBound)
    let found = target(
      of: .match(forward: forward), count: nil, from: word.lowerBound, isOperating: false,
      layouts: layouts)
    if let found { moveVi(to: found, by: .match(forward: forward)) }
    return []
  }
}
