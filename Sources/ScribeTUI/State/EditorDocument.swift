public import Documents
import RichText
public import TextEngine
public import WritingTools

/// Which layout engine a document is shown by.
public enum EngineKind: String, CaseIterable, Hashable, Sendable {
  case tk1 = "TK1"
  case tk2 = "TK2"

  /// The other one.
  public var other: EngineKind { self == .tk1 ? .tk2 : .tk1 }
}

/// A document that is open, and how the writer looks at it.
public struct EditorDocument: Sendable, Identifiable {
  public let id: DocumentID
  /// Where it is saved; nil before it has a name.
  public var path: String?
  /// Only changed through `EditorState.edit`, so that history, marks and layouts follow.
  public var text: TextStorage
  public var format: DocumentFormat
  public var lineEnding: LineEnding
  /// The file as it was read or saved last; nil where there was none.
  public var identity: FileIdentity?
  /// What that file holds, in `savedEncoding`; nil where it is not known.
  var onDisk: TextStorage?
  /// When the file was looked at last, what was told of it then, and whether the writer knows that
  /// parts of it are lost.
  var lookedAt = 0.0
  var toldChange: DiskChange?
  var hasToldLost = false
  public var isWritable: Bool
  /// What a save makes of the text, and what the file holds.
  public var encoding: TextEncoding
  var savedEncoding: TextEncoding
  /// Whether a save would bring back the bytes that were read, where the text was not changed.
  var comesBack: Bool
  public var history: UndoHistory
  /// Styles, paragraphs and attachments of a rich document; nil where the text is all there is.
  public internal(set) var rich: RichLayer?
  /// Saves under way, oldest first.
  var sentSaves: [SentSave] = []
  /// What of a review the file holds beyond the saved state of `history`.
  var savedAccepted: SentSave.Accepted?
  /// What of a review its journal tells.
  var journaledAccepted: SentSave.Accepted?
  /// Under what its recovery copy is kept.
  public var recovered: RecoveredDocument
  /// What was done to the text and is not in its journal yet.
  var unwritten: [JournalEntry] = []
  /// The save that is under way.
  var saving: SavePoint?
  /// A copy from an earlier session, until the writer decides about it.
  @Apart public var found: FoundRecovery?

  public var selection: Selection
  /// Where the anchor is kept while moving (F3).
  public var isMarking: Bool
  /// What was selected whole by a double or triple click, while the mouse drags.
  var clicked: Range<ByteCount>?
  /// The ranges that growing the selection passed through, innermost first.
  public var grown: [Selection]
  /// The cell that moving up and down aims at.
  public var goal: CellCount?
  /// The places that were left by jumps.
  var jumps = JumpList()
  /// The states that the writer named.
  var checkpoints: [Checkpoint] = []
  /// The first row of the screen, in this document's text.
  public var top: RowPlace
  /// How many rows of a review in the text the screen begins below `top`, for as long as `top` is the
  /// one given: rows that a change adds are no place of the document.
  var topInReview: (top: RowPlace, rows: Int)?
  /// The place that is kept at the top while rows get wider and narrower, for as long as `top` is
  /// the row that was found for it.
  var topKept: (row: RowPlace, position: ByteCount)?

  public var engine: EngineKind
  /// Whether Markdown is shown without its markup, to be read.
  public internal(set) var isFolded = false
  /// Paragraphs that hold these words, byte for byte, are boxed in TK2; empty for none.
  public var boxedWords = ""
  /// The behaviour the writer asked for; nil takes the engine's own.
  public var behaviour: ToolSession.Behaviour?
  /// The kinds the writer allows, and whether this session named them.
  public var preferred: ResultOptions
  public var preferredIsNamed: Bool
  @Apart public var session: RunningSession?
  /// What is right here whatever dictionaries and rules say; nil until it was read.
  public var house: HouseStyle?
  /// The folder of the project that it is in.
  public var project: String?
  /// The language that the project, or a pattern of the settings, says it is in.
  var language: String?
  /// What proofreading has found while the writer types; nil where that is off.
  public internal(set) var live: LiveFindings?
  /// What the next tool must leave as it is; nil for all but a quotation that it is run in.
  public var protectedParts: ProtectedParts?
  /// The language that it was translated into last.
  public var targetLanguage: String?
  /// The number of words, and the revision it was counted at.
  public var words: WordTally
  /// How many it had when it was opened, and how many it is to have.
  var wordsAtOpening: Int?
  var goalWords: Int?
  /// The number of rows, once it was counted.
  var rows: RowTally?

  public init(
    id: DocumentID, path: String?, reading: Reading, engine: EngineKind = .tk2,
    preferred: ResultOptions = .all
  ) {
    self.id = id
    self.path = path
    text = reading.text
    format = reading.format
    lineEnding = reading.lineEnding
    identity = reading.identity
    isWritable = reading.isWritable
    encoding = reading.encoding
    savedEncoding = reading.encoding
    onDisk = reading.comesBack && reading.identity != nil ? reading.text : nil
    comesBack = reading.comesBack
    history = UndoHistory()
    recovered = path.map { .file($0) } ?? .newUnnamed()
    selection = Selection(caret: 0)
    isMarking = false
    grown = []
    goal = nil
    top = RowPlace(element: 0, row: 0)
    self.engine = engine
    self.preferred = preferred
    preferredIsNamed = false
    words = WordTally()
  }

  /// The last part of the path, or `untitled`.
  public var name: String {
    guard let path else { return "untitled" }
    let bytes = path.utf8
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[bytes.index(before: end)] == UInt8(ascii: "/") {
      end = bytes.index(before: end)
    }
    guard end > bytes.startIndex else { return path }
    let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/"))
    return String(path[(slash.map(bytes.index(after:)) ?? bytes.startIndex)..<end])
  }

  /// Whether a save would change what the file holds: the text was changed, or changes were
  /// accepted in a review that is still open.
  public var isModified: Bool {
    history.isModified || accepted != savedAccepted || encoding != savedEncoding
  }

  /// What its recovery copy is made of: what a save would write.
  public var recoverable: Recoverable {
    let rich = richToSave
    return Recoverable(
      document: recovered, text: rich?.text ?? textToSave, base: identity, caret: selection.head,
      mark: recoveryMark, rich: rich)
  }

  /// Tells one state of its text and its review from another.
  public var recoveryMark: RecoveryMark {
    RecoveryMark(revision: text.revision, accepted: accepted)
  }

  /// The gate for this document as it stands.
  public var gate: Gate {
    Gate(format: format, preferred: preferred, isNamed: preferredIsNamed)
  }

  /// How a tool's result is reviewed here.
  public var resolvedBehaviour: ToolSession.Behaviour {
    behaviour ?? (engine == .tk1 ? .limited : .complete)
  }
}

extension EditorDocument {
  /// Changes the text and notes how to take it back.
  mutating func change(
    by edits: EditSet, kind: UndoHistory.Kind, at seconds: Double, from before: Selection,
    to after: Selection, isStyling: Bool = false,
    attributes: (inout RichDocument) -> Void = { _ in }
  ) -> EditSummary {
    let state = history.state
    let summary = history.apply(
      edits, to: &text, kind: kind, at: .seconds(seconds), selectionsBefore: [before],
      selectionsAfter: [after])
    rich?.follow(
      edits, to: text, state: history.state, isStyling: isStyling, change: attributes)
    note(
      edits, kind: kind, at: seconds, joins: history.state == state, from: before, to: after)
    return summary
  }

  mutating func undo() -> (summary: EditSummary, selections: [Selection])? {
    let state = history.state
    let step = history.undo(in: &text)
    if step != nil { rich?.undo(state, to: text) }
    if let step { note(step, isUndo: true) }
    return step
  }

  mutating func redo() -> (summary: EditSummary, selections: [Selection])? {
    let step = history.redo(in: &text)
    if step != nil { rich?.redo(history.state, to: text) }
    if let step { note(step, isUndo: false) }
    return step
  }
}

/// A count of words, and whether it is that of the text at hand.
public struct WordTally: Hashable, Sendable {
  public var count: Int?
  public var isCurrent: Bool
  public init(count: Int? = nil, isCurrent: Bool = false) {
    self.count = count
    self.isCurrent = isCurrent
  }
}

/// A tool session and where it stands on the screen.
public struct RunningSession: Sendable {
  public internal(set) var id: SessionID
  public var session: ToolSession
  /// Whether the review has the keyboard; parked or out of focus otherwise.
  public var hasFocus: Bool
  /// Whether the writer put it aside with Esc (F8 brings it back).
  public var isParked: Bool
  /// Whether something was typed since the tool was asked: then the answer does not take the focus.
  public var typedSince: Bool
  /// When it was asked, on the clock of the events, and how long ago that is.
  public var began: Double
  public var seconds: Double
  /// The first line shown of a refused result.
  public var scroll: Int
  /// What stands for attachments in what was asked.
  var tokens: RichTokens?
  /// The model that was asked; nil for the rules.
  public var model: ModelChoice?
  /// Which run of the tool this is, from 1.
  public var run = 1
  /// The result of another run, to be compared with this one.
  public var earlier: EarlierRun?
}

/// A result that was put aside when the tool was asked again.
public struct EarlierRun: Sendable {
  public var id: SessionID
  public var session: ToolSession
  public var run: Int
  public var model: ModelChoice?
}

extension RunningSession {
  /// Keeps what another run came to.
  mutating func keep(_ other: RunningSession) {
    earlier = EarlierRun(id: other.id, session: other.session, run: other.run, model: other.model)
    run = max(other.run, other.earlier?.run ?? 0) + 1
  }

  /// Puts the other result in this one's place.
  ///
  /// - Returns: False, with nothing done, where there is none that can be reviewed.
  @discardableResult mutating func swapRuns() -> Bool {
    guard let other = earlier, case .reviewing = other.session.phase else { return false }
    earlier = EarlierRun(id: id, session: session, run: run, model: model)
    id = other.id
    session = other.session
    run = other.run
    model = other.model
    scroll = 0
    return true
  }
}

extension ToolSession {
  /// Whether the writer would see no difference.
  func isSameResult(as other: ToolSession) -> Bool {
    phase == other.phase && landing == other.landing
      && resultAsMarkdown == other.resultAsMarkdown
      && suggestions.map(\.replacement) == other.suggestions.map(\.replacement)
  }
}
