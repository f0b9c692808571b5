extension Spans {
  /// Returns the place just after the `number`-th (from 1) newline, which must be counted.
  private func end(ofNewline number: Int) -> Int? {
    guard let place = tree.find(number, side: .left, \.newlines) else { return nil }
    let span = place.item
    return span.source.end(
      ofNewline: number - place.before.newlines, in: span.start..<span.end
    ).map { place.before.bytes + $0 - span.start }
  }

  /// Returns the place just after the last newline in `range`, or nil; reads all of it.
  func end(ofLastNewlineIn range: Range<Int>) -> Int? {
    var found: Int?
    var at = range.lowerBound
    forEachPiece(in: range) { piece in
      if let start = piece.baseAddress, let offset = ByteScan.last(newline, start, piece.count) {
        found = at + offset + 1
      }
      at += piece.count
      return true
    }
    return found
  }

  /// Returns the place just after the first newline at or after `position`.
  ///
  /// - Parameter limit: How far is looked where the lines are not counted yet; nil for the end. What
  ///   is counted may be found beyond it.
  func end(ofNewlineFrom position: Int, before limit: Int? = nil) -> Int? {
    var at = position
    var found: Int?
    let limit = min(limit ?? count, count)
    // Most lines end within a few hundred bytes; past that the counts lead straight to it.
    let near = max(position, min(position + 4096, limit))
    forEachPiece(in: position..<near) { piece in
      if let start = piece.baseAddress, let offset = ByteScan.first(newline, start, piece.count) {
        found = at + offset + 1
      }
      at += piece.count
      return found == nil
    }
    if found != nil || near == limit { return found }
    return end(ofFarNewlineFrom: near, before: limit)
  }

  /// The same for what is not near: by the counts where they are known, else by reading on.
  private func end(ofFarNewlineFrom position: Int, before limit: Int) -> Int? {
    guard let place = tree.find(position, side: .right, \.bytes) else { return nil }
    if place.item.isCounted && place.before.unknown == 0 {
      let offset = position - place.before.bytes
      let number = place.before.newlines + place.item.counts(before: offset).newlines + 1
      if number > tree.summary.newlines, tree.summary.unknown == 0 { return nil }
      if let next = tree.find(number, side: .left, \.newlines), next.before.unknown == 0 {
        return end(ofNewline: number)
      }
    }
    var at = position
    var found: Int?
    forEachPiece(in: position..<limit) { piece in
      if let start = piece.baseAddress, let offset = ByteScan.first(newline, start, piece.count) {
        found = at + offset + 1
      }
      at += piece.count
      return found == nil
    }
    return found
  }

  /// Returns the place just after the last newline before `position`.
  func end(ofLastNewlineBefore position: Int) -> Int? {
    guard let place = tree.find(position, side: .left, \.bytes) else { return nil }
    let span = place.item
    let offset = position - place.before.bytes
    let near = min(offset, 4096)
    if let found = span.end(ofLastNewlineIn: (offset - near)..<offset) {
      return place.before.bytes + found
    }
    return end(ofFarNewlineBefore: place.before.bytes + offset - near)
  }

  /// The same for what is not near: by the counts where they are known, else span by span back.
  private func end(ofFarNewlineBefore position: Int) -> Int? {
    var end = position
    while end > 0, let place = tree.find(end, side: .left, \.bytes) {
      let offset = end - place.before.bytes
      if place.item.isCounted && place.before.unknown == 0 {
        let number = place.before.newlines + place.item.counts(before: offset).newlines
        return number == 0 ? nil : self.end(ofNewline: number)
      }
      if let found = place.item.end(ofLastNewlineIn: 0..<offset) {
        return place.before.bytes + found
      }
      end = place.before.bytes
    }
    return nil
  }
}

extension Span {
  /// Returns the offset just after the last newline in `range` of the span, or nil.
  func end(ofLastNewlineIn range: Range<Int>) -> Int? {
    var found: Int?
    var at = range.lowerBound
    _ = forEachPiece(from: range.lowerBound, count: range.count) { piece in
      if let start = piece.baseAddress,
        let offset = ByteScan.last(source.newline, start, piece.count)
      {
        found = at + offset + 1
      }
      at += piece.count
      return true
    }
    return found
  }

  /// Returns the counts of the first `offset` bytes.
  func counts(before offset: Int) -> ByteScan.Counts {
    if offset == length { return counts }
    return offset <= length / 2
      ? source.counts(in: start..<(start + offset))
      : counts - source.counts(in: (start + offset)..<end)
  }
}
