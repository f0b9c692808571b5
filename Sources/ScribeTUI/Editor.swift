public import Documents
package import TextEngine
import WritingTools

/// The editor: its state, and the layouts beside it. Events in, effects and frames out.
@MainActor public final class Editor {
  public private(set) var state: EditorState
  let layouts = Layouts()

  public init(state: EditorState) { self.state = state }

  /// Takes one event and returns what the world must do about it.
  ///
  /// - Parameter seconds: The time, on any clock that only goes forward.
  public func handle(_ event: Event, at seconds: Double = 0) -> [Effect] {
    state.now = seconds
    var effects = state.take(event, layouts: layouts)
    if case .key = event { effects += state.lookAtDisk() }
    settle()
    return state.takeJournal() + effects
  }

  /// Takes what came of an effect.
  public func take(_ answer: Answer) -> [Effect] {
    let before = state.documents.isEmpty ? nil : state.document
    let effects = state.take(answer, layouts: layouts)
    state.followPrompt(from: before)
    settle()
    return state.takeJournal() + effects
  }

  /// Carries out a command as if a key had made it.
  public func perform(_ command: Command) -> [Effect] {
    let effects = state.perform(command, layouts: layouts)
    settle()
    return state.takeJournal() + effects
  }

  /// Opens a document in front of the others.
  public func open(path: String?, reading: Reading, preferred: ResultOptions = .all) -> [Effect] {
    let effects = state.open(path: path, reading: reading, preferred: preferred)
    settle()
    return state.takeJournal() + effects
  }

  /// Opens a rich document in front of the others.
  public func open(
    path: String?, rich: RichOpening, preferred: ResultOptions = .all
  ) -> [Effect] {
    let effects = state.open(path: path, rich: rich, preferred: preferred)
    settle()
    return state.takeJournal() + effects
  }

  /// Whether something near the screen may have to be proofread while the writer types. Costs nothing.
  public var needsLiveCheck: Bool { state.needsLiveCheck }

  /// Returns what of the text near the screen is to be proofread; nil where all of it was.
  ///
  /// - Complexity: O(three screens), 32 KiB at most.
  public func liveCheck() -> LiveCheck? {
    state.documents.isEmpty ? nil : state.liveCheck(layouts: layouts)
  }

  /// Changes settings before or between events.
  public func configure(_ change: (inout EditorState) -> Void) {
    if state.documents.isEmpty {
      change(&state)
    } else {
      state.keepingTop(layouts: layouts, change)
    }
    settle()
  }

  /// Does what follows from the state, whatever led to it.
  private func settle() {
    guard !state.documents.isEmpty else { return }
    state.askAboutFound()
    state.keepInView(layouts: layouts)
  }

  /// What the layout of the document on the screen did so far.
  package var work: LayoutReport { state.shown(layouts: layouts).engine.report }

  /// What is on the screen now.
  public var frame: Frame { view(state, layouts: layouts) }
}
