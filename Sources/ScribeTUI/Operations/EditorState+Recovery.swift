public import Documents
import TextEngine

extension EditorState {
  /// Notes that a recovery copy of the document on the screen was found, and asks what to do.
  ///
  /// - Parameter when: The copy's date and time, as the writer reads them.
  public mutating func offer(_ recovery: Recovery, when: String) {
    document.found = FoundRecovery(recovery: recovery, when: when)
    message = nil
    mode = .question(.recovery)
  }

  /// Takes the copy's text in the place of the file's, as one undo; the copy stays until a save.
  @MainActor mutating func answerRecover(layouts: Layouts) {
    mode = .text
    guard let found = document.found?.recovery else { return }
    document.found = nil
    let text = found.text.slice(0..<found.text.count)
    edit(
      EditSet(Edit(range: 0..<document.text.count, text: text)), kind: .other,
      selection: Selection(caret: min(found.caret, found.text.count)), layouts: layouts)
    message = Message("The recovered text is here and not saved yet; undo shows the file's.")
  }

  mutating func answerDelete() -> [Effect] {
    mode = .text
    guard let found = document.found?.recovery else { return [] }
    document.found = nil
    message = Message("The recovery copy was deleted.")
    return [.dropRecovery(found.document)]
  }

  /// Leaves the copy alone; this session keeps its own under another name.
  mutating func answerLater() {
    document.found = nil
    document.recovered = .newUnnamed()
    message = Message("The recovery copy is kept; it will be offered again.")
  }
}

/// A recovery copy that the writer has not decided about.
public struct FoundRecovery: Sendable {
  public var recovery: Recovery
  /// Its date and time in words.
  public var when: String
}
