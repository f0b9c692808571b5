public import Documents
public import TextEngine

/// The stretch of a text that a tool works on.
public struct ToolScope: Hashable, Sendable {
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    case selection, sentence, paragraph, section, document
  }

  public var extent: Extent
  /// Bytes of the text, on boundaries of grapheme clusters.
  public var range: Range<ByteCount>

  public init(extent: Extent, range: Range<ByteCount>) {
    self.extent = extent
    self.range = range
  }

  /// The number of words in the scope (UAX #29 words with a letter or digit).
  public func words(in text: TextStorage) -> Int { text.wordCount(in: range) }

  /// What the panel says: `selection, 9 words`.
  public func phrase(in text: TextStorage) -> String {
    let words = words(in: text)
    return "\(extent.rawValue), \(words) \(words == 1 ? "word" : "words")"
  }

  /// Returns the scope that `tool` starts with: the selection; without one the whole text for
  /// proofread, summarize and key points, and the paragraph for the others.
  public static func initial(
    for tool: Tool, text: TextStorage, selection: Selection, format: DocumentFormat
  ) -> ToolScope {
    if !selection.isEmpty {
      return ToolScope(.selection, text: text, selection: selection, format: format)
    }
    switch tool {
    case .proofread, .summarize, .keyPoints:
      return ToolScope(.document, text: text, selection: selection, format: format)
    case .rewrite, .change, .compose, .list, .table, .translate:
      return ToolScope(.paragraph, text: text, selection: selection, format: format)
    }
  }

  /// Returns the next larger scope; after the document, the smallest there is. An extent that would
  /// give the same bytes again is left out.
  public func next(
    text: TextStorage, selection: Selection, format: DocumentFormat
  ) -> ToolScope {
    let all = Extent.allCases
    let index = all.firstIndex(of: extent) ?? 0
    for step in 1...all.count {
      let extent = all[(index + step) % all.count]
      if extent == .selection, selection.isEmpty { continue }
      let scope = ToolScope(extent, text: text, selection: selection, format: format)
      if scope.range != range { return scope }
    }
    return self
  }

  /// The scope of `extent` at `selection`.
  public init(
    _ extent: Extent, text: TextStorage, selection: Selection, format: DocumentFormat
  ) {
    let count = text.count
    let start = min(selection.range.lowerBound, count)
    let end = min(selection.range.upperBound, count)
    let range: Range<ByteCount>
    switch extent {
    case .selection: range = start..<end
    case .sentence: range = text.sentenceRange(at: start)
    case .paragraph: range = Paragraph.range(around: start, in: text, format: format)
    case .section: range = Section.range(around: start, in: text, format: format)
    case .document: range = 0..<count
    }
    self.init(extent: extent, range: text.onClusters(range))
  }
}

extension TextStorage {
  /// Returns `range` grown to cluster boundaries, so that no character is cut.
  func onClusters(_ range: Range<ByteCount>) -> Range<ByteCount> {
    let start = graphemeBoundary(atOrBefore: min(range.lowerBound, count))
    let end = min(range.upperBound, count)
    let whole = graphemeBoundary(atOrBefore: end)
    if range.isEmpty { return start..<start }
    return start..<(whole == end ? end : graphemeEnd(after: whole))
  }
}
