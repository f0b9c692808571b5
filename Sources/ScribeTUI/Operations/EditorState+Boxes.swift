import TextEngine

extension EditorState {
  /// Boxes the paragraphs that hold `words`, byte for byte; none where there are no words.
  @MainActor mutating func boxParagraphs(holding words: String, layouts: Layouts) {
    document.boxedWords = words
    guard !words.isEmpty else {
      message = Message("No paragraph is boxed.")
      return
    }
    let engine = layouts.engine(for: document, options: options(width: areas.text.columns))
    do throws(FragmentRefusal) {
      try engine.setFragmentRules([.holding(words)])
      message = Message(
        areas.text.column == 0
          ? "Boxed, to be seen on a screen of 40 columns or more."
          : "Paragraphs that hold \(words) are boxed.")
    } catch {
      message = Message(error.message, isError: true)
    }
  }
}
