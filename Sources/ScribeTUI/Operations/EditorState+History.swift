import Documents
import TextEngine

extension EditorState {
  /// Lists the states that the text was in, the latest first; each can be gone back to, also those
  /// that undo and then writing on left aside.
  mutating func chooseState() {
    guard document.rich == nil else {
      message = Message("Rich text goes back by undo only, step by step.")
      return
    }
    let history = document.history
    guard history.states.count > 1 else {
      message = Message("Nothing was done yet.")
      return
    }
    let items = history.states.reversed().map { state in
      var words = "the text as it was opened"
      var detail = ""
      if let change = history.change(to: state) {
        words = change.edits.summary
        let age = now - Double(change.time.components.seconds)
        // Of an earlier session the time is on another clock.
        if age >= 0, age < now + 1 { detail = ago(age) }
      }
      let names = document.checkpoints.filter { $0.state == state }.map { "“\($0.name)”" }
      if !names.isEmpty { words = names.joined(separator: " ") + "  " + words }
      if state == history.state { detail += "  now" }
      return Chooser.Item(words: words, detail: detail, value: .state(state))
    }
    let here = history.states.count - 1 - (history.states.firstIndex(of: history.state) ?? 0)
    open(Chooser(.history, items, chosen: here))
  }

  /// Goes to a state of the text. Undo goes on from there.
  @MainActor mutating func go(to state: UndoHistory.StateID, layouts: Layouts) {
    guard document.rich == nil, document.history.states.contains(state) else { return }
    guard state != document.history.state else { return }
    let old = document.text
    let before = document.selection
    guard let step = document.go(to: state) else { return }
    let selection = step.selections.first ?? before.moved(by: step.summary.edits)
    follow(step.summary, from: old, selection: selection, layouts: layouts)
    message = Message("This is the text of then; the list has the way forward too.")
  }

  /// Names the state that the text is in.
  mutating func nameCheckpoint(_ name: String) {
    guard !name.isEmpty else { return }
    document.history.endGroup()
    document.checkpoints.removeAll { $0.name == name }
    document.checkpoints.append(Checkpoint(name: name, state: document.history.state))
    message = Message("Checkpoint “\(name)”: the list of what was done has it.")
  }

  private func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<60: "\(Int(seconds)) s ago"
    case ..<3600: "\(Int(seconds) / 60) min ago"
    default: "\(Int(seconds) / 3600) h ago"
    }
  }
}

/// A state of the text that the writer named, for as long as the document is open.
struct Checkpoint: Hashable, Sendable {
  var name: String
  var state: UndoHistory.StateID
}

extension EditSet {
  /// What they did, in a line: `+ words typed`, `- words deleted`.
  fileprivate var summary: String {
    func start(of slice: TextSlice) -> String {
      let words = String(decoding: slice.slice(0..<min(slice.count, 120)).bytes, as: UTF8.self)
      return words.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    }
    guard let first = edits.first else { return "" }
    let more = edits.count > 1 ? "  (\(counted(edits.count, "place")))" : ""
    if first.text.isEmpty { return "- \(counted(first.range.length().value, "byte"))" + more }
    let sign = first.range.isEmpty ? "+" : "±"
    return "\(sign) \(start(of: first.text))" + more
  }
}

extension EditorDocument {
  mutating func go(to state: UndoHistory.StateID) -> (
    summary: EditSummary, selections: [Selection]
  )? {
    let step = history.go(to: state)
    guard !step.edits.isEmpty else { return nil }
    noteGoing(to: state)
    return (text.apply(step.edits), step.selections)
  }
}
