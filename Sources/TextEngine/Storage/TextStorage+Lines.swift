// Answers about a file that is still being read may be estimates; `loading` tells.
extension TextStorage {
  /// The number of lines: one more than the newlines; an empty text has one line.
  public var lineCount: Known<LineCount> {
    state.spans.total(.newlines).map { LineCount($0 + 1) }
  }

  /// Returns where line `line` (from 0) begins; the end of the text if there is none such. An
  /// estimate is a line's start too, if one is near.
  ///
  /// - Complexity: O(log *n*), and a scan of at most one MiB's index and a KiB of text.
  public func lineStart(_ line: LineCount) -> Known<ByteCount> {
    if line <= 0 { return .exact(0) }
    switch state.spans.place(afterNewline: line.value) {
    case .exact(let position): return .exact(ByteCount(position))
    case .estimated(let position):
      let start = state.spans.end(ofLastNewlineIn: max(position - 4096, 0)..<position)
      return .estimated(ByteCount(start ?? position))
    }
  }

  /// Returns the line (from 0) that holds `position`: the number of newlines before it.
  public func line(at position: ByteCount) -> Known<LineCount> {
    check(position..<position)
    return state.spans.count(.newlines, before: position.value).map { LineCount($0) }
  }

  /// Returns the first position of the line that holds `position`. Always exact.
  ///
  /// - Complexity: O(log *n*) where the lines are counted, else O(line).
  public func lineStart(containing position: ByteCount) -> ByteCount {
    check(position..<position)
    return ByteCount(state.spans.end(ofLastNewlineBefore: position.value) ?? 0)
  }

  /// Returns the end of the line that holds `position`: just after its newline, or the end of the
  /// text. Always exact.
  ///
  /// - Complexity: O(log *n*) where the lines are counted, else O(line).
  public func lineEnd(containing position: ByteCount) -> ByteCount {
    check(position..<position)
    return ByteCount(state.spans.end(ofNewlineFrom: position.value) ?? state.spans.count)
  }

  /// The same, or nil where the line goes on to `limit`, which is before the end of the text; an end
  /// beyond it is no harm, and may be given.
  ///
  /// - Complexity: O(log *n*) where the lines are counted, else O(`limit` - `position`): a file of one
  ///   line need not be read for its first screen.
  func lineEnd(containing position: ByteCount, before limit: ByteCount) -> ByteCount? {
    if limit >= count { return lineEnd(containing: position) }
    return state.spans.end(ofNewlineFrom: position.value, before: limit.value).map { ByteCount($0) }
  }
}
