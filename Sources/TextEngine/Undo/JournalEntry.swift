/// Which file, in which state, a journal belongs to.
public struct JournalIdentity: Hashable, Sendable {
  public var path: String
  public var device: UInt64
  public var inode: UInt64
  /// In bytes.
  public var size: Int
  /// In nanoseconds since 1970.
  public var modified: Int
  /// How the file was read, where that is not UTF-8: places in the text depend on it.
  public var encoding: String

  public init(
    path: String, device: UInt64, inode: UInt64, size: Int, modified: Int, encoding: String = ""
  ) {
    self.path = path
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.encoding = encoding
  }
}

/// Something that was done to a text.
public enum JournalEntry: Hashable, Sendable {
  case edit(Step)
  case undo
  case redo
  /// To the state with this number.
  case go(to: Int)
  /// Undo or redo, with what it did to the text: can be done again without the history.
  case travel(Travel)
  /// Edits of the text as it is now that were agreed to and not made yet; empty where that was taken
  /// back. The next entry, whatever it is, takes its place.
  case agreed(EditSet)

  public struct Travel: Hashable, Sendable {
    public var isUndo: Bool
    public var edits: EditSet
    public var selections: [Selection]

    public init(isUndo: Bool, edits: EditSet, selections: [Selection]) {
      self.isUndo = isUndo
      self.edits = edits
      self.selections = selections
    }
  }

  public struct Step: Hashable, Sendable {
    public var edits: EditSet
    public var kind: UndoHistory.Kind
    public var time: Duration
    public var graphemes: Int
    /// Whether it was put into the group before.
    public var joins: Bool
    public var selectionsBefore: [Selection]
    public var selectionsAfter: [Selection]

    /// - Parameter joins: Whether recording it left the history in the same `state`.
    public init(
      edits: EditSet, kind: UndoHistory.Kind, time: Duration, graphemes: Int, joins: Bool,
      selectionsBefore: [Selection], selectionsAfter: [Selection]
    ) {
      self.edits = edits
      self.kind = kind
      self.time = time
      self.graphemes = graphemes
      self.joins = joins
      self.selectionsBefore = selectionsBefore
      self.selectionsAfter = selectionsAfter
    }
  }
}

extension JournalEntry {
  /// The same in few bytes, for a journal whose history holds what it needs.
  var compact: JournalEntry {
    guard case .travel(let travel) = self else { return self }
    return travel.isUndo ? .undo : .redo
  }

  /// What was agreed to, as the step that it is when it is made at the end.
  var agreedStep: Step? {
    guard case .agreed(let edits) = self, let first = edits.edits.first else { return nil }
    return Step(
      edits: edits, kind: .other, time: .zero, graphemes: 0, joins: false,
      selectionsBefore: [Selection(caret: first.range.lowerBound)],
      selectionsAfter: [Selection(caret: first.range.lowerBound + first.text.count)])
  }

  func write(to writer: inout JournalWriter) {
    switch self {
    case .edit(let step):
      writer.put(1)
      writer.put(step.edits)
      writer.put(step.kind.code)
      writer.put(step.time)
      writer.put(step.graphemes)
      writer.put(step.joins ? 1 : 0)
      writer.put(step.selectionsBefore)
      writer.put(step.selectionsAfter)
    case .undo: writer.put(2)
    case .redo: writer.put(3)
    case .go(let state):
      writer.put(4)
      writer.put(state)
    case .travel(let travel):
      writer.put(travel.isUndo ? 5 : 6)
      writer.put(travel.edits)
      writer.put(travel.selections)
    case .agreed(let edits):
      writer.put(8)
      writer.put(edits)
    }
  }

  /// The code of a record that holds the text the journal was started on.
  static let baseCode = 7

  init(code: Int, from reader: inout JournalReader) throws(JournalReader.Malformed) {
    switch code {
    case 1:
      self = .edit(
        Step(
          edits: try reader.edits(), kind: try UndoHistory.Kind(code: reader.number()),
          time: try reader.time(), graphemes: try reader.number(),
          joins: try reader.number() == 1, selectionsBefore: try reader.selections(),
          selectionsAfter: try reader.selections()))
    case 2: self = .undo
    case 3: self = .redo
    case 4: self = .go(to: try reader.number())
    case 5, 6:
      self = .travel(
        Travel(
          isUndo: code == 5, edits: try reader.edits(), selections: try reader.selections()))
    case 8: self = .agreed(try reader.edits())
    default: throw JournalReader.Malformed()
    }
  }
}

extension JournalIdentity {
  func write(to writer: inout JournalWriter) {
    writer.put(TextSlice(path))
    writer.put(Int(truncatingIfNeeded: device))
    writer.put(Int(truncatingIfNeeded: inode))
    writer.put(size)
    writer.put(modified)
    writer.put(TextSlice(encoding))
  }

  init(from reader: inout JournalReader) throws(JournalReader.Malformed) {
    self.init(
      path: String(decoding: try reader.text(), as: UTF8.self),
      device: UInt64(truncatingIfNeeded: try reader.number()),
      inode: UInt64(truncatingIfNeeded: try reader.number()),
      size: try reader.number(), modified: try reader.number(),
      encoding: String(decoding: try reader.text(), as: UTF8.self))
  }
}

extension UndoHistory.Kind {
  var code: Int {
    switch self {
    case .typing: 0
    case .deletingBackward: 1
    case .deletingForward: 2
    case .other: 3
    }
  }

  init(code: Int) throws(JournalReader.Malformed) {
    switch code {
    case 0: self = .typing
    case 1: self = .deletingBackward
    case 2: self = .deletingForward
    case 3: self = .other
    default: throw JournalReader.Malformed()
    }
  }
}
