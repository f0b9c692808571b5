import TextEngine

/// Where the vi keys stand, for writers who have chosen them.
public struct ViState: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case normal, insert, visual, visualLine }

  var mode = Mode.normal
  /// The keys of a command that is not complete.
  var pending: [Key] = []
  /// The keys of the last change, for `.`; and those of the one that goes on in insert mode.
  var lastChange: [Key] = []
  var recording: [Key]?
  /// What `;` looks for again.
  var lastFind: ViMotion?
  /// The two ends of a visual selection: characters, both in it.
  var anchor: ByteCount = 0
  var head: ByteCount = 0
  /// Whether what was deleted or copied last is whole lines.
  var holdsLines = false
  /// The cell that `j` and `k` aim at is the document's own goal.
  public init() {}

  /// What the status line says.
  var words: String {
    switch mode {
    case .normal: pending.isEmpty ? "NORMAL" : "NORMAL " + pending.map(\.name).joined()
    case .insert: "INSERT"
    case .visual: "VISUAL"
    case .visualLine: "VISUAL LINE"
    }
  }
}

/// Where a vi command goes.
indirect enum ViMotion: Hashable, Sendable {
  case left, right, up, down
  case word(big: Bool), back(big: Bool), wordEnd(big: Bool)
  case lineStart, firstLetter, lineEnd
  case sentence(forward: Bool), paragraph(forward: Bool)
  case firstLine, lastLine, line(Int)
  case bracket
  /// A character of the line; `till` stops beside it.
  case find(Unicode.Scalar, forward: Bool, till: Bool)
  case findAgain(reversed: Bool)
  /// What was searched last, or backwards.
  case match(forward: Bool)
  /// What is round the caret: `iw`, `ap`, `i"`; with what encloses it where `outer`.
  case object(Unicode.Scalar, outer: Bool)
  /// So many lines from the caret's own on: of `dd`.
  case lines
  /// What is selected.
  case selection
}

enum ViOperator: Hashable, Sendable {
  case delete, change, copy, indent, outdent, lower, upper, swapCase
}

/// A complete vi command.
enum ViCommand: Hashable, Sendable {
  enum Insertion: Hashable, Sendable { case before, after, firstLetter, lineEnd, below, above }

  case move(ViMotion, count: Int?)
  case operate(ViOperator, ViMotion, count: Int?)
  case insert(Insertion)
  case put(after: Bool, count: Int)
  case undo(Int), redo(Int)
  case join(Int)
  case replace(Unicode.Scalar, Int)
  case repeatLast(Int)
  case visual(ViState.Mode)
  case command, search
  case searchWord(forward: Bool)
  case scroll(Motion)
  case save, leave

  /// Whether `.` does it again.
  var isChange: Bool {
    switch self {
    case .operate(let action, _, _): action != .copy
    case .insert, .put, .join, .replace: true
    case .move, .undo, .redo, .repeatLast, .visual, .command, .search, .searchWord, .scroll, .save,
      .leave:
      false
    }
  }
}
