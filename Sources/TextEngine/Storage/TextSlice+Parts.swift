extension TextSlice {
  /// Returns the text in `range`, counted from the slice's start.
  ///
  /// - Complexity: O(log *n*) where the slice shares a storage's spans, else O(range).
  public func slice(_ range: Range<ByteCount>) -> TextSlice {
    precondition(
      range.upperBound <= count, "\(range.upperBound.value) is past the end, \(count.value)")
    if range.isEmpty { return TextSlice() }
    if range.length() == count { return self }
    let bounds = range.lowerBound.value..<range.upperBound.value
    switch content {
    case .bytes(let bytes):
      return TextSlice(bytes: bytes[bounds])
    case .span(let span, let source):
      let start = span.start + bounds.lowerBound
      return TextSlice(
        .span(Span(source: source, range: start..<(start + bounds.count)), source))
    case .spans(let spans):
      return TextSlice(spans.slice(bounds))
    }
  }

  /// Returns the text of both, one after the other.
  ///
  /// - Complexity: O(log *n*) where either shares a storage's spans, else O(*n*).
  public static func + (a: TextSlice, b: TextSlice) -> TextSlice {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    if case .bytes(let first) = a.content, case .bytes(let second) = b.content {
      return TextSlice(.bytes(first + second))
    }
    if case .span(let first, let source) = a.content, case .span(let second, _) = b.content,
      let merged = first.merged(with: second)
    {
      return TextSlice(.span(merged, source))
    }
    var joined = a.spans(newline: b.newline ?? a.newline ?? Newline.lf.byte)
    joined.replace(joined.count..<joined.count, with: b.spans(newline: joined.newline))
    return TextSlice(joined)
  }

  /// The byte that ends a line in what it was taken from; nil for mere bytes.
  var newline: UInt8? {
    switch content {
    case .bytes: nil
    case .span(_, let source): source.newline
    case .spans(let spans): spans.newline
    }
  }

  /// The text as spans in which `newline` ends a line; copies the bytes if they were counted
  /// otherwise.
  func spans(newline: UInt8) -> Spans {
    switch content {
    case .span(let span, let source) where source.newline == newline:
      var spans = Spans(newline: newline)
      spans.keep(source)
      spans.replace(0..<0, with: [span])
      return spans
    case .spans(let spans) where spans.newline == newline:
      return spans
    case .bytes, .span, .spans:
      return Spans(source: TextSource(bytes: bytes, newline: newline))
    }
  }
}

extension TextSlice: Hashable {
  public static func == (a: TextSlice, b: TextSlice) -> Bool {
    if a.count != b.count { return false }
    if case .bytes(let first) = a.content, case .bytes(let second) = b.content {
      return first == second
    }
    let first = a.spans(newline: Newline.lf.byte)
    let second = b.spans(newline: Newline.lf.byte)
    return first.hasSameBytes(as: second)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    forEachPiece { piece in
      for byte in piece { hasher.combine(byte) }
      return true
    }
  }
}
