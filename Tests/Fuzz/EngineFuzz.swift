internal import Documents
import Foundation
internal import TextEngine

/// Opens any bytes, edits them, lays them out by both engines, undoes, and saves.
///
/// What must hold: the text is what a plain array makes of the edits; both layouts give the same
/// rows, and these rows are the text; taking all back gives the file again; what was saved is read
/// again byte for byte.
@Sendable func fuzzEngine(_ input: [UInt8]) {
  var input = FuzzBytes(input)
  let count = input.number(below: 24)
  var plan: [(at: Int, removed: Int, inserted: [UInt8], kind: Int)] = []
  for _ in 0..<count where !input.isEmpty {
    plan.append(
      (
        input.number(below: 1 << 16), input.byte() % 40, input.bytes(input.byte() % 12),
        input.byte()
      ))
  }
  let width = 1 + input.number(below: 90)
  let limit = [8, 64, 1 << 16][input.number(below: 3)]
  let saves = input.byte() % 16 == 0
  let original = input.rest()
  var subject = EngineSubject(original, width: width, elementLimit: limit)
  for step in plan { subject.take(step.at, step.removed, step.inserted, step.kind) }
  subject.checkRows()
  if saves { subject.checkSave() }
  subject.checkUndo()
}

/// A text with its layouts and its history, beside an array that is edited alike.
private struct EngineSubject {
  let original: [UInt8]
  var model: [UInt8]
  var text: TextStorage
  var history = UndoHistory()
  let layouts: [any LayoutEngine]

  init(_ bytes: [UInt8], width: Int, elementLimit: Int) {
    original = bytes
    model = bytes
    text = TextStorage(bytes: bytes, newline: Newline(guessedFrom: bytes))
    let options = TypesetOptions(width: CellCount(width), elementLimit: elementLimit)
    layouts = [
      TK1Layout(text: text, options: options, typesetter: WindowedTypesetter()),
      TK2Layout(text: text, options: options, typesetter: WindowedTypesetter()),
    ]
  }

  mutating func take(_ at: Int, _ removed: Int, _ inserted: [UInt8], _ kind: Int) {
    switch kind % 8 {
    case 0:
      follow { history, text in history.undo(in: &text)?.summary }
    case 1:
      follow { history, text in history.redo(in: &text)?.summary }
    case 2:
      // A part of the text itself, which shares its pages.
      let start = at % (model.count + 1)
      let end = min(start + removed, model.count)
      edit(start..<start, TextSlice(bytes: model[start..<end]))
      edit(0..<0, text.slice(ByteCount(start)..<ByteCount(min(end, model.count))))
    default:
      let start = at % (model.count + 1)
      edit(start..<min(start + removed, model.count), TextSlice(bytes: inserted))
    }
    guard model.count < 1 << 16 else { return }
    expect(text.bytes(in: 0..<text.count) == model)
    text.checkInvariants()
    let place = ByteCount(at % (model.count + 1))
    let rows = layouts.map { engine in
      let row = engine.row(containing: place, affinity: .downstream)
      return engine.rows(from: row.place, count: 4)
    }
    expect(rows[0] == rows[1])
  }

  private mutating func edit(_ range: Range<Int>, _ slice: TextSlice) {
    model.replaceSubrange(range, with: slice.bytes)
    let edits = EditSet(
      Edit(range: ByteCount(range.lowerBound)..<ByteCount(range.upperBound), text: slice))
    let summary = history.apply(
      edits, to: &text, kind: .other, at: .zero, selectionsBefore: [Selection(caret: 0)],
      selectionsAfter: [Selection(caret: 0)])
    for layout in layouts { layout.apply(summary, text: text) }
  }

  private mutating func follow(
    _ step: (inout UndoHistory, inout TextStorage) -> EditSummary?
  ) {
    guard let summary = step(&history, &text) else { return }
    for layout in layouts { layout.apply(summary, text: text) }
    model = text.bytes(in: 0..<text.count)
  }

  /// Rows one after the other are the text, in both.
  func checkRows() {
    let rows = layouts.map { engine in
      engine.rows(from: RowPlace(element: 0, row: 0), count: 1 << 20)
    }
    expect(rows[0] == rows[1])
    var end: ByteCount = 0
    for row in rows[0] {
      expect(row.range.lowerBound == end)
      end = row.range.upperBound
    }
    expect(end == text.count)
  }

  mutating func checkUndo() {
    while history.canUndo { follow { history, text in history.undo(in: &text)?.summary } }
    expect(text.bytes(in: 0..<text.count) == original)
    checkRows()
  }

  func checkSave() {
    let path = "/dev/shm/scribe-fuzz-\(ProcessInfo.processInfo.processIdentifier).txt"
    defer { unlink(path) }
    do {
      _ = try DocumentFile.save(
        text, to: path, expecting: nil, overwriting: true, spare: nil)
      let reading = try DocumentFile.read(path: path, as: EncodingChoice(named: .utf8))
      expect(reading.text.isSame(as: text))
    } catch { fatalError("\(error)") }
  }
}

/// Traps, in a release too, where something does not hold.
func expect(_ holds: Bool, line: UInt = #line, file: StaticString = #fileID) {
  precondition(holds, "does not hold", file: file, line: line)
}
