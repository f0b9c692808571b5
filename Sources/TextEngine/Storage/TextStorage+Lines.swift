extension TextStorage {
  /// The number of lines: one more than the newlines; an empty text has one line.
  public var lineCount: Known<LineCount> {
    .exact(LineCount(state.spans.tree.summary.newlines + 1))
  }

  /// Returns where line `line` (from 0) begins; the end of the text if there is none such.
  ///
  /// - Complexity: O(log *n*), and a scan of at most one MiB's index and a KiB of text.
  public func lineStart(_ line: LineCount) -> Known<ByteCount> {
    if line <= 0 { return .exact(0) }
    return .exact(ByteCount(state.spans.end(ofNewline: line.value) ?? state.spans.count))
  }

  /// Returns the line (from 0) that holds `position`: the number of newlines before it.
  public func line(at position: ByteCount) -> Known<LineCount> {
    check(position..<position)
    return .exact(LineCount(state.spans.counts(before: position.value).newlines))
  }

  /// Returns the first position of the line that holds `position`.
  public func lineStart(containing position: ByteCount) -> ByteCount {
    check(position..<position)
    return ByteCount(state.spans.end(ofLastNewlineBefore: position.value) ?? 0)
  }

  /// Returns the end of the line that holds `position`: just after its newline, or the end of the
  /// text.
  public func lineEnd(containing position: ByteCount) -> ByteCount {
    check(position..<position)
    return ByteCount(state.spans.end(ofNewlineFrom: position.value) ?? state.spans.count)
  }
}
