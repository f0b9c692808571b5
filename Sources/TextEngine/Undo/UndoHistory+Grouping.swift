extension UndoHistory {
  /// Whether `step` continues the last group.
  func joins(_ step: Node) -> Bool {
    let last = nodes[current]
    guard let touch, current != 0, step.kind != .other, step.kind == last.kind,
      step.time - last.time < Self.longestPause,
      last.graphemes + step.graphemes <= Self.longestGroup,
      step.selectionsBefore == last.selectionsAfter,
      step.edits.edits.count == touch.count,
      !last.hasNewline, !step.hasNewline
    else { return false }
    for (edit, place) in zip(step.edits.edits, touch) {
      switch step.kind {
      case .typing:
        if !edit.range.isEmpty || edit.range.lowerBound != place { return false }
      case .deletingBackward:
        if !edit.text.isEmpty || edit.range.upperBound != place { return false }
      case .deletingForward:
        if !edit.text.isEmpty || edit.range.lowerBound != place { return false }
      case .other:
        return false
      }
    }
    return step.kind != .typing || !(step.startsWithSpace && !last.endsWithSpace)
  }
}

extension UndoHistory.Node {
  /// Where each edit ended, in the text after it.
  var touch: [ByteCount] {
    var shift: ByteCount = 0
    return edits.edits.map { edit in
      let end = edit.range.lowerBound + shift + edit.text.count
      shift += edit.growth
      return end
    }
  }

  /// Whether a line end was typed or deleted.
  var hasNewline: Bool {
    (edits.edits + inverse.edits).contains { $0.text.contains(0x0A) || $0.text.contains(0x0D) }
  }

  var startsWithSpace: Bool { edits.edits.first?.text.first.map(Self.isSpace) ?? false }
  var endsWithSpace: Bool { edits.edits.first?.text.last.map(Self.isSpace) ?? false }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension TextSlice {
  /// The first byte.
  var first: UInt8? {
    var found: UInt8?
    forEachPiece {
      found = $0.first
      return false
    }
    return found
  }

  /// The last byte.
  var last: UInt8? { isEmpty ? nil : slice((count - 1)..<count).first }

  /// Whether `byte` occurs.
  func contains(_ byte: UInt8) -> Bool {
    var found = false
    forEachPiece { piece in
      if let start = piece.baseAddress {
        found = ByteScan.first(byte, start, piece.count) != nil
      }
      return !found
    }
    return found
  }
}
