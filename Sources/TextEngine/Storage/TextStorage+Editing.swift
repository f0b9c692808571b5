extension TextStorage {
  /// Carries out `edits` and says what changed.
  ///
  /// - Precondition: every range lies within the text.
  /// - Complexity: O(*k* log *n*) for *k* edits.
  @discardableResult
  public mutating func apply(_ edits: EditSet) -> EditSummary {
    if !isKnownUniquelyReferenced(&state) { state = State(state) }
    return state.apply(edits)
  }
}

extension TextStorage.State {
  func apply(_ edits: EditSet) -> EditSummary {
    // From the last to the first, so that the ranges of those to come still hold.
    for edit in edits.edits.reversed() {
      precondition(
        edit.range.lowerBound >= 0 && edit.range.upperBound.value <= spans.count,
        "\(edit.range.upperBound.value) is past the end, \(spans.count)")
      replace(edit.range.bytes, with: edit.text)
    }
    var collapsed: [CollapsedMark] = []
    if marks.isEmpty {
      marks.setLength(ByteCount(spans.count))
    } else {
      collapsed = follow(edits)
    }
    let before = revision
    revision.number += 1
    return EditSummary(edits: edits, before: before, after: revision, collapsed: collapsed)
  }

  /// Moves the marks as `EditSet.moving` says, and returns those inside what was replaced.
  private func follow(_ edits: EditSet) -> [CollapsedMark] {
    var collapsed: [CollapsedMark] = []
    var shift: ByteCount = 0
    for edit in edits.edits {
      let range = (edit.range.lowerBound + shift)..<(edit.range.upperBound + shift)
      collapsed += marks.replace(range, by: edit.text.count).map { $0.shifted(by: -shift) }
      shift += edit.growth
    }
    return collapsed
  }

  private func replace(_ range: Range<Int>, with text: TextSlice) {
    switch text.content {
    case .span(let span, let source) where source.newline == spans.newline:
      spans.keep([source])
      spans.replace(range, with: [span.learningCounts()])
    case .spans(var other) where other.newline == spans.newline:
      _ = other.learnCounts()
      spans.replace(range, with: other)
    case .bytes(let bytes) where bytes.isEmpty:
      if !range.isEmpty { spans.replace(range, with: []) }
    case .bytes, .span, .spans:
      spans.replace(range, with: add(text.bytes))
    }
  }

  /// Puts `bytes` where they stay, and returns spans for them.
  private func add(_ bytes: [UInt8]) -> [Span] {
    if bytes.count > AddedSegment.longest {
      let source = TextSource(bytes: bytes, newline: spans.newline)
      spans.keep([source])
      return Spans.cut(0..<source.count, of: source)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var target = segment ?? AddedSegment(newline: spans.newline)
      var start = target.append(buffer)
      if start == nil {
        target = AddedSegment(newline: spans.newline)
        start = target.append(buffer)
      }
      guard let start else { preconditionFailure("\(buffer.count) bytes exceed a segment") }
      if segment !== target {
        segment = target
        spans.keep([target.source])
      }
      return Spans.cut(start..<(start + buffer.count), of: target.source)
    }
  }
}
