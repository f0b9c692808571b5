public import TextEngine

extension RichDocument {
  /// Returns the paragraphs that `range` touches; a range that ends at a paragraph's start does not
  /// touch it, unless it begins there.
  public func paragraphIndices(in range: Range<ByteCount>) -> ClosedRange<Int> {
    let first = paragraphIndex(at: range.lowerBound)
    var last = paragraphIndex(at: range.upperBound)
    if last > first, self.range(ofParagraph: last).lowerBound == range.upperBound { last -= 1 }
    return first...last
  }

  /// Returns how the character before `position` looks, or after it at a paragraph's start.
  public func style(at position: ByteCount) -> InlineStyle {
    let index = paragraphIndex(at: position)
    let range = range(ofParagraph: index)
    let offset = position - range.lowerBound
    return paragraphs[index].style(
      forTextAt: offset, goingOn: position < range.upperBound ? (paragraphs[index], offset) : nil)
  }

  /// Whether all text in `range` has a style; false for no text.
  public func isAll(in range: Range<ByteCount>, _ holds: (InlineStyle) -> Bool) -> Bool {
    var hasText = false
    for index in paragraphIndices(in: range) {
      let whole = self.range(ofParagraph: index)
      let part = whole.clamped(to: range)
      for span in paragraphs[index].spans(count: whole.length().value) {
        let place = span.moved(by: whole.lowerBound).range.clamped(to: part)
        if place.isEmpty { continue }
        hasText = true
        if !holds(span.style) { return false }
      }
    }
    return hasText
  }

  /// Changes how the text in `range` looks. What an attachment stands for stays.
  public mutating func changeStyles(
    in range: Range<ByteCount>, _ change: (inout InlineStyle) -> Void
  ) {
    for index in paragraphIndices(in: range) {
      let whole = self.range(ofParagraph: index)
      let part = whole.clamped(to: range)
      if part.isEmpty { continue }
      var runs: [StyleRun] = []
      for span in paragraphs[index].spans(count: whole.length().value) {
        let start = max(span.range.lowerBound, part.lowerBound - whole.lowerBound)
        let end = min(span.range.upperBound, part.upperBound - whole.lowerBound)
        guard start < end else {
          runs.append(span)
          continue
        }
        var style = span.style
        change(&style)
        style.attachment = span.style.attachment
        runs.append(StyleRun(range: span.range.lowerBound..<start, style: span.style))
        runs.append(StyleRun(range: start..<end, style: style))
        runs.append(StyleRun(range: end..<span.range.upperBound, style: span.style))
      }
      paragraphs[index].runs = runs.joined()
      paragraphs[index].style.source = nil
    }
  }

  /// Gives stretches of the text a look each, in one pass. What an attachment stands for stays.
  ///
  /// - Parameter sparesAttachments: Whether attachments keep their own look too.
  /// - Precondition: The ranges ascend and are apart.
  /// - Complexity: O(ranges + runs) of the paragraphs from the first range to the last.
  public mutating func setStyles(
    _ looks: [(range: Range<ByteCount>, style: InlineStyle)], sparesAttachments: Bool = false
  ) {
    guard let first = looks.first, let last = looks.last else { return }
    var next = 0
    for index in paragraphIndices(in: first.range.lowerBound..<last.range.upperBound) {
      let whole = self.range(ofParagraph: index)
      while next < looks.count, looks[next].range.upperBound <= whole.lowerBound { next += 1 }
      guard next < looks.count, looks[next].range.lowerBound < whole.upperBound else { continue }
      var runs: [StyleRun] = []
      func add(_ range: Range<ByteCount>, _ style: InlineStyle) {
        let start = range.lowerBound - whole.lowerBound
        runs.append(StyleRun(range: start..<start + range.length(), style: style))
      }
      for span in paragraphs[index].spans(count: whole.length().value) {
        let place = span.moved(by: whole.lowerBound).range
        var at = place.lowerBound
        while at < place.upperBound {
          while next < looks.count, looks[next].range.upperBound <= at { next += 1 }
          guard next < looks.count, looks[next].range.lowerBound < place.upperBound else {
            add(at..<place.upperBound, span.style)
            break
          }
          let part = looks[next].range.clamped(to: at..<place.upperBound)
          add(at..<part.lowerBound, span.style)
          var style = looks[next].style
          style.attachment = span.style.attachment
          add(part, sparesAttachments && span.style.attachment != nil ? span.style : style)
          at = part.upperBound
        }
      }
      paragraphs[index].runs = runs.joined()
      paragraphs[index].style.source = nil
    }
  }

  /// Changes what the paragraphs that `range` touches are. Their cells stay.
  public mutating func changeParagraphs(
    in range: Range<ByteCount>, _ change: (Int, inout ParagraphStyle) -> Void
  ) {
    for index in paragraphIndices(in: range) {
      let cell = paragraphs[index].style.cell
      change(index, &paragraphs[index].style)
      paragraphs[index].style.cell = cell
      paragraphs[index].style.source = nil
      if paragraphs[index].style.kind == .rule, !self.range(ofParagraph: index).isEmpty {
        paragraphs[index].style.kind = .body
      }
    }
  }

  /// Puts attributes in the place of those of some paragraphs, for undoing and redoing.
  ///
  /// - Precondition: `newText` has as many lines as there are paragraphs then.
  public mutating func restore(
    _ old: Range<Int>, _ new: [Paragraph], tables: [TableID: Table], text newText: TextStorage
  ) {
    paragraphs.replaceSubrange(old, with: new)
    self.tables = tables
    text = newText
  }

  /// A name that no list has.
  public var freeList: ListID {
    ListID((paragraphs.lazy.compactMap(\.style.list?.list.number).max() ?? -1) + 1)
  }
}

extension RichDocument {
  /// Takes over all that hangs on the text of `other`, which this text is now.
  public mutating func take(_ other: RichDocument) {
    let text = self.text
    self = other
    self.text = text
  }
}
