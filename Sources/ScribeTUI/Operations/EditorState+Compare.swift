import TextEngine
import WritingTools

extension EditorState {
  /// Whether both layouts of the document on the screen are looked at.
  var isComparing: Bool { compare.map { $0.document == document.id } ?? false }

  @MainActor mutating func startComparing(layouts: Layouts) -> [Effect] {
    layouts.forgetCompared()
    let top = layouts.engine(
      for: document, options: options(width: areas.text.columns)
    ).row(at: document.top)
    compare = CompareView(document: document.id, top: top.range.lowerBound)
    return []
  }

  @MainActor mutating func leaveComparing(layouts: Layouts) -> [Effect] {
    // What is being looked for is stopped first.
    if compare?.asked != nil {
      compare?.asked = nil
      message = Message("Stopped looking.")
      return [.stopComparing]
    }
    compare = nil
    layouts.forgetCompared()
    return [.stopComparing]
  }

  /// Puts the caret at the difference found last, else at the first row, and goes back to the text.
  @MainActor mutating func goToCompared(layouts: Layouts) -> [Effect] {
    guard let compare else { return [] }
    let place = document.text.graphemeBoundary(atOrBefore: compare.found ?? compare.top)
    document.selection = Selection(caret: place)
    document.goal = nil
    self.compare?.asked = nil
    return leaveComparing(layouts: layouts)
  }

  /// Looks for another difference behind the editor's back.
  @MainActor mutating func findDifference(backwards: Bool, layouts: Layouts) -> [Effect] {
    guard let compare else { return [] }
    // The first search takes what is at the top of the screen too.
    let from = compare.found ?? (backwards ? compare.top : compare.top - 1)
    message = Message("Looking for a difference; Esc stops.")
    return ask(.difference(from: from, backwards: backwards))
  }

  mutating func measureLayouts() -> [Effect] {
    message = Message("Laying out all of it by both; Esc stops.")
    return ask(.measure(screenRows: max(compareAreas.body, 1)))
  }

  private mutating func ask(_ question: CompareRequest.Question) -> [Effect] {
    guard let compare else { return [] }
    nextNumber += 1
    self.compare?.asked = nextNumber
    return [
      .compare(
        CompareRequest(
          number: nextNumber, question: question, text: document.text, options: compareOptions,
          isPlanted: compare.isPlanted, usesReference: compare.usesReference))
    ]
  }

  /// Takes an answer, unless something else was asked since.
  @MainActor mutating func compared(_ number: Int, _ answer: CompareAnswer, layouts: Layouts) {
    guard compare?.asked == number else { return }
    compare?.asked = nil
    switch answer {
    case .measured(let comparison):
      compare?.measured = comparison
      message = Message(
        comparison.isSame
          ? "All \(counted(comparison.sides[0].rows, "row")) are the same."
          : "They differ; n goes to the first difference.", isError: !comparison.isSame)
    case .found(.stopped): break
    case .found(.none(let rows)):
      message = Message("No other difference: \(counted(rows, "row")) of TK1 looked at.")
    case .found(.difference(let place)):
      compare?.found = place
      let engine = comparedEngine(.tk1, layouts: layouts)
      let row = engine.row(containing: place, affinity: .downstream)
      let margin = max(min(2, (compareAreas.body - 1) / 2), 0)
      compare?.top = engine.row(-margin, from: row).range.lowerBound
      message = Message("Difference at byte \(place.value).")
    }
  }

  /// Shows one side, the other, and where there is room both again.
  mutating func swapShownLayout() {
    guard let compare else { return }
    let first = document.engine
    let before = comparedSides.count
    let isWide = size.columns >= CompareView.leastColumns
    self.compare?.showing =
      switch compare.showing {
      case .both: .one(isWide ? first : first.other)
      case .one(let kind) where kind == first: .one(first.other)
      case .one: isWide ? .both : .one(first)
      }
    if comparedSides.count != before { forgetComparedWidth() }
  }

  mutating func plantDifference() -> [Effect] {
    compare?.isPlanted.toggle()
    message = Message(
      compare?.isPlanted == true
        ? "TK2 breaks rows wrongly on purpose now." : "TK2 is as it should be again.")
    return forgetFindings()
  }

  mutating func swapTypesetter() -> [Effect] {
    compare?.usesReference.toggle()
    message = Message(
      compare?.usesReference == true
        ? "TK1 asks ICU about whole paragraphs now." : "Both break lines by windows again.")
    return forgetFindings()
  }

  private mutating func forgetFindings() -> [Effect] {
    compare?.found = nil
    compare?.measured = nil
    compare?.asked = nil
    return [.stopComparing]
  }

  /// Forgets what was found at another width.
  mutating func forgetComparedWidth() {
    compare?.found = nil
    compare?.measured = nil
  }

  @MainActor mutating func scrollCompare(_ motion: Motion, layouts: Layouts) {
    let page = max(compareAreas.body - 1, 1)
    switch motion {
    case .up: scrollCompare(by: -1, layouts: layouts)
    case .down: scrollCompare(by: 1, layouts: layouts)
    case .pageUp: scrollCompare(by: -page, layouts: layouts)
    case .pageDown: scrollCompare(by: page, layouts: layouts)
    case .textStart: compare?.top = 0
    case .textEnd:
      let engine = comparedEngine(scrollingSide, layouts: layouts)
      let top = engine.row(1 - compareAreas.body, from: engine.lastRow)
      compare?.top = top.range.lowerBound
    case .left, .right, .wordLeft, .wordRight, .sentenceLeft, .sentenceRight, .paragraphUp,
      .paragraphDown, .rowStart, .rowEnd:
      break
    }
  }

  @MainActor mutating func scrollCompare(by rows: Int, layouts: Layouts) {
    guard let compare else { return }
    let engine = comparedEngine(scrollingSide, layouts: layouts)
    let top = engine.row(containing: compare.top, affinity: .downstream)
    self.compare?.top = engine.row(rows, from: top).range.lowerBound
  }

  /// The side whose rows are scrolled by: the one shown, else TK2, which need not lay out all.
  private var scrollingSide: EngineKind {
    let sides = compare?.sides(columns: size.columns, first: document.engine) ?? []
    return sides.count == 1 ? sides[0] : .tk2
  }

  @MainActor func comparedEngine(_ kind: EngineKind, layouts: Layouts) -> any LayoutEngine {
    layouts.compared(
      kind, of: document, compare ?? CompareView(document: document.id, top: 0),
      options: compareOptions)
  }

  /// Notes what both sides did for what is on the screen.
  @MainActor mutating func noteCompared(layouts: Layouts) {
    guard let compare, isComparing else { return }
    _ = compareLines(layouts: layouts)
    for kind in compare.sides(columns: size.columns, first: document.engine) {
      let report = comparedEngine(kind, layouts: layouts).report
      self.compare?.work[kind] = report
    }
  }
}
