import TextEngine

extension EditorState {
  /// Carries out a change after which rows may end elsewhere, and keeps the text on the screen where
  /// it is: the row that then holds what was first is first.
  ///
  /// What was first is remembered, so that a window that grows back shows what it showed.
  @MainActor mutating func keepingTop(layouts: Layouts, _ change: (inout Self) -> Void) {
    guard !documents.isEmpty else { return change(&self) }
    let before = options(width: areas.text.columns)
    // The first row of a paragraph stays that.
    let kept = documents.indices.filter {
      documents[$0].top.row > 0 || documents[$0].topKept != nil
    }
    .map { (documents[$0].id, documents[$0].top, topPosition(of: $0, layouts: layouts)) }
    change(&self)
    guard !documents.isEmpty, options(width: areas.text.columns) != before else { return }
    for (id, top, position) in kept {
      guard let index = documents.firstIndex(where: { $0.id == id }), documents[index].top == top
      else { continue }
      setTop(of: index, to: position, layouts: layouts)
    }
  }

  /// Returns the place of the document that is kept at the top.
  @MainActor private func topPosition(of index: Int, layouts: Layouts) -> ByteCount {
    let document = documents[index]
    if let kept = document.topKept, kept.row == document.top { return kept.position }
    guard index == current else {
      return engine(of: index, layouts: layouts).row(at: document.top).range.lowerBound
    }
    let shown = self.shown(layouts: layouts)
    return shown.document(shown.engine.row(at: shown.top(of: document)).range.lowerBound)
  }

  @MainActor private mutating func setTop(
    of index: Int, to position: ByteCount, layouts: Layouts
  ) {
    if index == current {
      let shown = self.shown(layouts: layouts)
      set(
        top: shown.engine.row(containing: shown.shown(position), affinity: .downstream),
        shown: shown)
    } else {
      documents[index].top =
        engine(of: index, layouts: layouts)
        .row(containing: position, affinity: .downstream).place
    }
    documents[index].topKept = (documents[index].top, position)
  }

  @MainActor private func engine(of index: Int, layouts: Layouts) -> any LayoutEngine {
    layouts.engine(for: documents[index], options: options(width: areas.text.columns))
  }
}
