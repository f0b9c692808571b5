import TextEngine

extension EditorState {
  /// The matches in a row, while the writer looks for them.
  @MainActor func hits(in row: Range<ByteCount>, of shown: Shown) -> [Range<ByteCount>] {
    guard context == .search || context == .replacing, shown.projection == nil,
      let tally = currentTally
    else { return [] }
    return tally.places(in: row).filter { !$0.isEmpty }
  }
}
