extension TextStorage {
  /// The number of lines: one more than the line feeds (LF); an empty text has one line.
  public var lineCount: Known<LineCount> {
    .exact(LineCount(content.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }))
  }

  /// Returns where line `line` (from 0) begins; the end of the text if there is none such.
  public func lineStart(_ line: LineCount) -> Known<ByteCount> {
    var left = line.value
    if left <= 0 { return .exact(0) }
    for (offset, byte) in content.enumerated() where byte == 0x0A {
      left -= 1
      if left == 0 { return .exact(ByteCount(offset + 1)) }
    }
    return .exact(count)
  }

  /// Returns the line (from 0) that holds `position`: the number of line feeds before it.
  public func line(at position: ByteCount) -> Known<LineCount> {
    .exact(LineCount(content[..<position.value].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }))
  }

  /// Returns the first position of the line that holds `position`, found by looking back for LF.
  public func lineStart(containing position: ByteCount) -> ByteCount {
    var at = position.value
    while at > 0, content[at - 1] != 0x0A { at -= 1 }
    return ByteCount(at)
  }

  /// Returns the end of the line that holds `position`: just after its LF, or the end of the text.
  public func lineEnd(containing position: ByteCount) -> ByteCount {
    var at = position.value
    while at < content.count {
      if content[at] == 0x0A { return ByteCount(at + 1) }
      at += 1
    }
    return count
  }
}
