import Foundation

@testable internal import TextEngine

/// Reads any bytes as an undo journal, and does on a text what it says.
///
/// The last byte says whether the rest is the file as it is, in which no change gets past the
/// checksums, or the contents of its records, for which they are made.
///
/// What must hold: nothing traps; the text comes back by taking back all that the recovered history
/// can; what is selected lies in the text.
@Sendable func fuzzJournal(_ input: [UInt8]) {
  var input = FuzzBytes(input)
  let isFramed = input.byte() & 1 == 0
  let text = TextStorage("The mist lay over Leeds,\nand the sea was calm. é漢👩‍🚀\n")
  let rest = input.rest()
  let bytes = isFramed ? JournalSeed.file(of: rest) : rest
  guard let contents = try? JournalContents(bytes: bytes) else { return }
  expect(contents.wholeLength <= bytes.count && contents.headLength <= contents.wholeLength)
  _ = contents.insertedText.count
  var recovery = contents.replay(on: contents.base ?? text)
  expect(recovery.replayed <= contents.entries.count)
  recovery.text.checkInvariants()
  for selection in recovery.selections { expect(holds(selection, recovery.text)) }
  let recovered = recovery.text
  var steps = 0
  while recovery.history.canUndo, steps < 1000, recovery.text.count.value < 1 << 20 {
    guard let step = recovery.history.undo(in: &recovery.text) else { break }
    for selection in step.selections { expect(holds(selection, recovery.text)) }
    steps += 1
  }
  for _ in 0..<steps { _ = recovery.history.redo(in: &recovery.text) }
  if recovery.text.count == recovered.count { recovery.text.checkInvariants() }
}

private func holds(_ selection: Selection, _ text: TextStorage) -> Bool {
  selection.range.lowerBound >= 0 && selection.range.upperBound <= text.count
}

/// A journal as its records' contents, each after its length in two bytes, for a fuzzer to change.
enum JournalSeed {
  static func file(of parts: [UInt8]) -> [UInt8] {
    var bytes = UndoJournal.magic
    var left = parts[...]
    while let low = left.popFirst(), let high = left.popFirst() {
      let content = Array(left.prefix(Int(low) | Int(high) << 8))
      left = left.dropFirst(content.count)
      bytes += UndoJournal.frame(content)
    }
    return bytes
  }

  /// The other way.
  static func parts(of file: [UInt8]) -> [UInt8] {
    var parts: [UInt8] = []
    var left = file.dropFirst(UndoJournal.magic.count)
    while left.count >= 8 {
      let head = Array(left.prefix(4))
      let count = Int(head[0]) | Int(head[1]) << 8
      parts += head[..<2]
      parts += left.dropFirst(8).prefix(count)
      left = left.dropFirst(8 + count)
    }
    return parts
  }
}
