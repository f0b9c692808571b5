/// One place where a new wording differs from an old one.
public struct WordChange: Hashable, Sendable {
  /// UTF-8 offsets in the old wording, on boundaries of grapheme clusters.
  public var oldRange: Range<Int>
  /// What stands there in the new wording; empty for a deletion.
  public var newText: String

  public init(oldRange: Range<Int>, newText: String) {
    self.oldRange = oldRange
    self.newText = newText
  }
}

/// Returns what must change in `old` to make `new`: whole words and marks, ascending and apart, as a
/// reader would mark them.
///
/// Changes with little kept between them are made one, so that a rewritten phrase is not a soup of
/// single words; changes in different sentences stay apart. Carrying them all out gives `new`.
///
/// - Complexity: O(*n d*) for *n* words with *d* differences; bounded for large *d*.
public func wordDifference(_ old: String, _ new: String) -> [WordChange] {
  if Array(old.utf8) == Array(new.utf8) { return [] }
  return Comparison(old, new).changes()
}

/// Two wordings as units, and the stretches between the units that both have.
struct Comparison {
  private let old: [UInt8]
  private let new: [UInt8]
  private let oldUnits: [WordUnit]
  private let newUnits: [WordUnit]
  private let pairs: [(Int, Int)]

  init(_ old: String, _ new: String) {
    self.old = Array(old.utf8)
    self.new = Array(new.utf8)
    oldUnits = WordUnit.units(of: old)
    newUnits = WordUnit.units(of: new)
    var numbers: [[UInt8]: Int] = [:]
    // Compared by bytes: `==` takes composed and decomposed letters for the same.
    func number(_ unit: WordUnit) -> Int {
      let key = Array(unit.content.utf8)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    pairs = Alignment.pairs(oldUnits.map(number), newUnits.map(number))
  }

  /// A differing stretch: the units without partner, from `old` and `new`.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var size: Int { max(old.count, new.count) }
  }

  func changes() -> [WordChange] {
    var changes: [WordChange] = []
    for hunk in joined(hunks()) {
      if let change = change(hunk) { changes.append(change) }
    }
    return changes
  }

  private func hunks() -> [Hunk] {
    var hunks: [Hunk] = []
    var (i, j) = (0, 0)
    for (x, y) in pairs + [(oldUnits.count, newUnits.count)] {
      let hunk = Hunk(old: i..<x, new: j..<y)
      if hunk.size > 0 || gap(hunk).old != gap(hunk).new { hunks.append(hunk) }
      (i, j) = (x + 1, y + 1)
    }
    return hunks
  }

  /// The bytes between the kept units on both sides of a hunk.
  private func gap(_ hunk: Hunk) -> (old: ArraySlice<UInt8>, new: ArraySlice<UInt8>) {
    func stretch(_ units: [WordUnit], _ range: Range<Int>, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
      let start = range.lowerBound == 0 ? 0 : units[range.lowerBound - 1].range.upperBound
      let end =
        range.upperBound == units.count ? bytes.count : units[range.upperBound].range.lowerBound
      return bytes[start..<end]
    }
    return (stretch(oldUnits, hunk.old, old), stretch(newUnits, hunk.new, new))
  }

  private func joined(_ hunks: [Hunk]) -> [Hunk] {
    var result: [Hunk] = []
    for hunk in hunks {
      if let last = result.last, reads(last, hunk) {
        result[result.count - 1] = Hunk(
          old: last.old.lowerBound..<hunk.old.upperBound,
          new: last.new.lowerBound..<hunk.new.upperBound)
      } else {
        result.append(hunk)
      }
    }
    return result
  }

  /// Whether two neighbours read better as one: few words kept between them, no sentence's end.
  private func reads(_ a: Hunk, _ b: Hunk) -> Bool {
    guard a.size > 0, b.size > 0 else { return false }
    let kept = oldUnits[a.old.upperBound..<b.old.lowerBound]
    if kept.contains(where: { [".", "!", "?", "。", "…"].contains($0.content) }) { return false }
    let start = a.old.upperBound == 0 ? 0 : oldUnits[a.old.upperBound - 1].range.upperBound
    let end =
      b.old.lowerBound < oldUnits.count ? oldUnits[b.old.lowerBound].range.lowerBound : old.count
    if old[min(start, end)..<end].contains(0x0A) { return false }
    let words = kept.count { $0.sort == .word }
    if words == 0 { return kept.isEmpty || min(a.size, b.size) > 1 }
    return words <= min(a.size, b.size) / 2
  }

  /// Space, tab or LF: what can be left out without cutting a character.
  private func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  /// The hunk in bytes, without the white space that both wordings have at its rims.
  private func change(_ hunk: Hunk) -> WordChange? {
    var (old, new) = gap(hunk)
    let before = hunk.old.isEmpty ? old.endIndex : oldUnits[hunk.old.lowerBound].range.lowerBound
    let newBefore = hunk.new.isEmpty ? new.endIndex : newUnits[hunk.new.lowerBound].range.lowerBound
    while old.startIndex < before, new.startIndex < newBefore, old.first == new.first,
      isBlank(old.first)
    {
      old.removeFirst()
      new.removeFirst()
    }
    let after =
      hunk.old.isEmpty ? old.startIndex : oldUnits[hunk.old.upperBound - 1].range.upperBound
    let newAfter =
      hunk.new.isEmpty ? new.startIndex : newUnits[hunk.new.upperBound - 1].range.upperBound
    while old.endIndex > after, new.endIndex > newAfter, old.last == new.last,
      isBlank(old.last), old.dropLast().last != 0x0D, new.dropLast().last != 0x0D
    {
      old.removeLast()
      new.removeLast()
    }
    if old.isEmpty, new.isEmpty { return nil }
    return WordChange(
      oldRange: old.startIndex..<old.endIndex, newText: String(decoding: new, as: UTF8.self))
  }
}
