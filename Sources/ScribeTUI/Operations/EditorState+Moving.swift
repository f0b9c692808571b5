import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// Moves the caret, or the selection's head where the writer extends it.
  @MainActor mutating func move(_ motion: Motion, extending: Bool, layouts: Layouts) {
    if context == .review { return scrollReview(motion, layouts: layouts) }
    let extends = extending || document.isMarking
    let text = document.text
    let selection = document.selection
    var goal: CellCount?
    var head = selection.head
    switch motion {
    case .left, .right:
      let goesOn = goesOn(.right, motion)
      if !extends, !selection.isEmpty {
        head = goesOn ? selection.range.upperBound : selection.range.lowerBound
      } else {
        head = goesOn ? text.graphemeEnd(after: head) : text.graphemeStart(before: head)
        head = pastFolds(head, forward: goesOn, layouts: layouts)
      }
    case .wordLeft, .wordRight:
      head =
        goesOn(.wordRight, motion) ? text.wordEnd(after: head) : text.wordStart(before: head)
    case .sentenceLeft: head = sentenceStart(before: head)
    case .sentenceRight: head = sentenceStart(after: head)
    case .textStart, .textEnd:
      leaveMark()
      head = motion == .textStart ? 0 : text.count
    case .paragraphUp:
      let start = text.lineStart(containing: head)
      head = start == head && head > 0 ? text.lineStart(containing: head - 1) : start
    case .paragraphDown: head = text.lineEnd(containing: head)
    case .up, .down, .pageUp, .pageDown, .rowStart, .rowEnd:
      (head, goal) = moveByRows(motion, layouts: layouts)
    }
    document.selection = Selection(anchor: extends ? selection.anchor : head, head: head)
    document.goal = goal
    document.grown = []
  }

  /// Returns whether a motion to the left or right goes on in the text: in a paragraph from right to
  /// left, the one to the left does. Where the terminal turns rows, it also turns the keys, or the
  /// writer knows.
  private func goesOn(_ right: Motion, _ motion: Motion) -> Bool {
    let turns =
      settings.order == .visual && document.text.runsRightToLeft(at: document.selection.head)
    return (motion == right) != turns
  }

  @MainActor private mutating func moveByRows(
    _ motion: Motion, layouts: Layouts
  ) -> (ByteCount, CellCount?) {
    let shown = self.shown(layouts: layouts)
    let engine = shown.engine
    let head = shown.shown(document.selection.head)
    let row = engine.row(containing: head, affinity: .downstream)
    let goal = document.goal ?? engine.cell(of: head, in: row)
    let page = max(shown.areas.text.rows - 1, 1)
    switch motion {
    case .rowStart:
      let start = shown.document(row.range.lowerBound)
      let isThere = start == document.selection.head
      return (isThere ? document.text.lineStart(containing: start) : start, nil)
    case .rowEnd:
      let end = shown.document(engine.lastStop(of: row))
      let isThere = end == document.selection.head
      return (isThere ? endOfLine(at: end) : end, nil)
    case .up, .down, .pageUp, .pageDown:
      let step = motion == .up || motion == .pageUp ? -1 : 1
      var left = motion == .pageUp || motion == .pageDown ? page : 1
      var target = row
      var position = head
      // In a review a row may stand for no place of the document: go on to one that does.
      repeat {
        let next = step < 0 ? engine.row(before: target) : engine.row(after: target)
        guard let next else { break }
        target = next
        left -= 1
        position = engine.position(in: target, at: goal)
      } while left > 0 || shown.document(position) == document.selection.head
        || shown.isOnlySigns(target)
      if target == row {
        // At the first or last row: to its end.
        let edge = step < 0 ? row.range.lowerBound : engine.lastStop(of: row)
        return (shown.document(edge), goal)
      }
      if motion == .pageUp || motion == .pageDown { scroll(by: step * page, shown: shown) }
      return (shown.document(position), goal)
    case .left, .right, .wordLeft, .wordRight, .sentenceLeft, .sentenceRight, .paragraphUp,
      .paragraphDown, .textStart, .textEnd:
      return (document.selection.head, nil)
    }
  }

  /// Returns the place before the line end of the line that holds `position`.
  func endOfLine(at position: ByteCount) -> ByteCount {
    let text = document.text
    let end = text.lineEnd(containing: position)
    guard end > text.lineStart(containing: position), isLineEnd(at: end - 1) else { return end }
    return text.graphemeStart(before: end)
  }

  private func isLineEnd(at position: ByteCount) -> Bool {
    let byte = document.text.byte(at: position)
    return byte == 0x0A || byte == 0x0D && document.lineEnding == .cr
  }

  /// Scrolls the text by rows and leaves the caret where it is.
  @MainActor mutating func scroll(by rows: Int, shown: Shown) {
    let engine = shown.engine
    let top = engine.row(at: shown.top(of: document))
    set(top: engine.row(rows, from: top), shown: shown)
  }

  @MainActor mutating func set(top row: Row, shown: Shown) {
    guard shown.isProjected else {
      document.top = row.place
      return
    }
    let element = shown.document(row.place.element)
    // The document's element can lie a little before: count its row from there.
    let first = shown.engine.row(containing: shown.shown(element), affinity: .downstream)
    document.top = RowPlace(
      element: element, row: first.place.element == row.place.element ? row.place.row : 0)
    document.topInReview = nil
    let below = shown.rows(from: shown.top(of: document), to: row)
    if below > 0 { document.topInReview = (document.top, below) }
  }

  /// Whether the panel of a review shows its last row.
  @MainActor private func isAtEndOfPanel(layouts: Layouts) -> Bool {
    guard let running = document.session, let area = areas.panel else { return true }
    let (_, engine, first) = reviewPanel(
      of: running, rows: area.innerRows, columns: area.columns - 4, layouts: layouts)
    return engine.rows(from: first.place, count: area.innerRows + 1).count <= area.innerRows
  }

  @MainActor private mutating func scrollReview(_ motion: Motion, layouts: Layouts) {
    let shown = self.shown(layouts: layouts)
    let page = max(shown.areas.text.rows - 1, 1)
    if !reviewsInText {
      let step = max(panelRows - 3, 1)
      var scroll = (document.session?.scroll ?? 0) + (motion == .pageUp ? -step : step)
      if document.session?.session.isDetached == true {
        scroll = min(scroll, detachedOverflow)
      } else if motion == .pageDown, isAtEndOfPanel(layouts: layouts) {
        return
      }
      document.session?.scroll = max(0, scroll)
    } else {
      scroll(by: motion == .pageUp ? -page : page, shown: shown)
      isScrolledByHand = true
    }
  }
}
