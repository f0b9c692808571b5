import TextEngine

extension EditorState {
  /// What was found and is to be seen on the screen: something while the writer looks for it.
  @MainActor func shownTally(of shown: Shown) -> SearchTally? {
    let context = self.context
    guard context == .search || context == .replacing, shown.projection == nil else { return nil }
    return currentTally
  }
}
