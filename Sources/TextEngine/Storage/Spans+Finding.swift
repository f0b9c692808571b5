extension Spans {
  /// Returns what is before `position`.
  func counts(before position: Int) -> ByteScan.Counts {
    guard let place = tree.find(position, side: .left, \.bytes) else { return ByteScan.Counts() }
    let offset = position - place.before.bytes
    let before = ByteScan.Counts(newlines: place.before.newlines, utf16: place.before.utf16)
    return before + place.item.counts(before: offset)
  }

  /// Returns the place just after the `number`-th (from 1) newline, or nil if there are fewer.
  func end(ofNewline number: Int) -> Int? {
    guard let place = tree.find(number, side: .left, \.newlines) else { return nil }
    let span = place.item
    return span.source.end(
      ofNewline: number - place.before.newlines, in: span.start..<span.end
    ).map { place.before.bytes + $0 - span.start }
  }

  /// Returns the start of the scalar that UTF-16 unit `unit` (from 0) belongs to, or nil if there
  /// are fewer.
  func scalar(holdingUTF16 unit: Int) -> Int? {
    guard let place = tree.find(unit, side: .right, \.utf16) else { return nil }
    let span = place.item
    return span.source.scalar(
      holdingUTF16: unit - place.before.utf16, in: span.start..<span.end
    ).map { place.before.bytes + $0 - span.start }
  }

  /// Returns the place just after the first newline at or after `position`.
  func end(ofNewlineFrom position: Int) -> Int? {
    var at = position
    var found: Int?
    // Most lines end within a few hundred bytes; past that the counts lead straight to it.
    let near = min(position + 4096, count)
    forEachPiece(in: position..<near) { piece in
      if let start = piece.baseAddress, let offset = ByteScan.first(newline, start, piece.count) {
        found = at + offset + 1
      }
      at += piece.count
      return found == nil
    }
    if found != nil || near == count { return found }
    return end(ofNewline: counts(before: near).newlines + 1)
  }

  /// Returns the place just after the last newline before `position`.
  func end(ofLastNewlineBefore position: Int) -> Int? {
    guard let place = tree.find(position, side: .left, \.bytes) else { return nil }
    let span = place.item
    let offset = position - place.before.bytes
    let near = min(offset, 4096)
    if let found = ByteScan.last(newline, span.base + (offset - near), near) {
      return place.before.bytes + offset - near + found + 1
    }
    let number = place.before.newlines + span.counts(before: offset - near).newlines
    return number == 0 ? nil : end(ofNewline: number)
  }
}

extension Span {
  /// Returns the counts of the first `offset` bytes.
  func counts(before offset: Int) -> ByteScan.Counts {
    if offset == length { return counts }
    return offset <= length / 2
      ? source.counts(in: start..<(start + offset))
      : counts - source.counts(in: (start + offset)..<end)
  }
}
