public import TextEngine

extension RichDocument {
  /// Whether the edits leave every table whole: none joins text across the edge of a cell.
  ///
  /// An edit may take whole tables away, or work within one cell.
  public func allows(_ edits: EditSet) -> Bool {
    edits.edits.allSatisfy { edit in
      let first = paragraphIndex(at: edit.range.lowerBound)
      let last = paragraphIndex(at: edit.range.upperBound)
      if first == last { return true }
      switch (paragraphs[first].style.cell, paragraphs[last].style.cell) {
      case (nil, nil): return true
      case (let one?, let other?): return one.isSameCell(as: other)
      default: return false
      }
    }
  }

  /// Lets the attributes follow edits of the text.
  ///
  /// Text that is put in looks like what it follows; a new paragraph goes on with what its kind goes
  /// on with: an item after an item, a body after a heading.
  ///
  /// - Parameters:
  ///   - edits: In coordinates of the text so far; `allows` them.
  ///   - newText: The text after them.
  ///   - typed: How the text that is put in looks, where the writer has said so.
  /// - Complexity: O(log *n* + touched paragraphs) for an edit within paragraphs, plus the
  ///   paragraphs after it where their number changes.
  public mutating func follow(
    _ edits: EditSet, to newText: TextStorage, typed: InlineStyle? = nil
  ) {
    var losesCells = false
    for edit in edits.edits.reversed() {
      losesCells = replace(edit, typed: typed) || losesCells
    }
    text = newText
    if losesCells { forgetTables() }
  }

  /// - Returns: Whether paragraphs of tables are gone.
  private mutating func replace(_ edit: Edit, typed: InlineStyle?) -> Bool {
    let first = paragraphIndex(at: edit.range.lowerBound)
    let last = paragraphIndex(at: edit.range.upperBound)
    let start = edit.range.lowerBound - range(ofParagraph: first).lowerBound
    let lastRange = range(ofParagraph: last)
    let end = edit.range.upperBound - lastRange.lowerBound
    let hasSuffix = edit.range.upperBound < lastRange.upperBound
    let before = paragraphs[first]
    let after = paragraphs[last]
    let pieces = edit.text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { ByteCount($0.count) }
    let style = typed ?? before.style(forTextAt: start, goingOn: hasSuffix ? (after, end) : nil)
    let prefix = before.runs.clipped(to: 0..<start)
    let suffix = after.runs.clipped(to: end..<ByteCount(Int.max))

    var made: [Paragraph] = []
    for (index, count) in pieces.enumerated() {
      var runs: [StyleRun] = index == 0 ? prefix : []
      let offset = index == 0 ? start : 0
      if count > 0, !style.isDefault {
        runs.append(StyleRun(range: offset..<offset + count, style: style))
      }
      if index == pieces.count - 1 { runs += suffix.map { $0.moved(by: offset + count - end) } }
      made.append(Paragraph(style: before.style, runs: runs.joined()))
    }
    let startsEmpty = start == 0 && pieces[0] == 0
    if pieces.count == 1 {
      if startsEmpty, first != last { made[0].style = after.style }
    } else {
      for index in made.indices.dropFirst().dropLast() { made[index].style = before.style.next }
      made[made.count - 1].style =
        first != last ? after.style : hasSuffix ? before.style.split : before.style.next
      if startsEmpty, first == last, hasSuffix {
        // What stood here goes down as it is.
        made[0].style = before.style.next
        made[made.count - 1].style = before.style
      }
    }
    for index in made.indices {
      made[index].style.source = nil
      if made[index].style.kind == .rule, pieces.count > 1 || start + pieces[0] > 0 || hasSuffix {
        made[index].style.kind = .body
      }
    }
    let losesCells = (first...last).contains { paragraphs[$0].style.cell != made[0].style.cell }
    if first == last, made.count == 1 {
      paragraphs[first] = made[0]
    } else {
      paragraphs.replaceSubrange(first...last, with: made)
    }
    return losesCells
  }

  /// Forgets tables that no paragraph stands in.
  private mutating func forgetTables() {
    var used: Set<TableID> = []
    for case let place? in paragraphs.lazy.map(\.style.cell) {
      var id: TableID? = place.table
      while let now = id, used.insert(now).inserted { id = tables[now]?.parent?.table }
    }
    tables = tables.filter { used.contains($0.key) }
  }
}

extension ParagraphStyle {
  /// The style of the paragraph that the writer goes on with after this one.
  var next: ParagraphStyle {
    var style = split
    if case .heading = kind { style.kind = .body }
    return style
  }

  /// The style of the second part where this one is parted in two.
  var split: ParagraphStyle {
    var style = self
    switch kind {
    case .code, .raw: style.isContinued = true
    case .rule: style.kind = .body
    case .body, .heading: style.isContinued = false
    }
    if case .check? = list?.marker { style.list?.marker = .check(isOn: false) }
    return style
  }
}

extension Paragraph {
  /// How text that is put in at `position` looks: as what it follows, or at the start as what comes
  /// after it. A link goes on only where it does on both sides; an attachment never.
  func style(
    forTextAt position: ByteCount, goingOn next: (Paragraph, ByteCount)?
  ) -> InlineStyle {
    let left = position > 0 ? runs.first { $0.range.contains(position - 1) }?.style : nil
    let right = next.flatMap { paragraph, position in
      paragraph.runs.first { $0.range.contains(position) }?.style
    }
    var style = (position > 0 ? left : right) ?? InlineStyle()
    style.attachment = nil
    if left?.link != right?.link { style.link = nil }
    if left?.note != right?.note { style.note = nil }
    return style
  }
}

extension StyleRun {
  func moved(by distance: ByteCount) -> StyleRun {
    StyleRun(range: range.lowerBound + distance..<range.upperBound + distance, style: style)
  }
}

extension [StyleRun] {
  /// The parts of the runs that lie in `range`.
  func clipped(to range: Range<ByteCount>) -> [StyleRun] {
    compactMap { run in
      let part = run.range.clamped(to: range)
      return part.isEmpty ? nil : StyleRun(range: part, style: run.style)
    }
  }

  /// Without default runs; neighbours of one style are one.
  func joined() -> [StyleRun] {
    var result: [StyleRun] = []
    for run in self where !run.style.isDefault && !run.range.isEmpty {
      if let last = result.last, last.range.upperBound == run.range.lowerBound,
        last.style == run.style
      {
        result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        result.append(run)
      }
    }
    return result
  }
}
