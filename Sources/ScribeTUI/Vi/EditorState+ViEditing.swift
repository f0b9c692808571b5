import TextEngine
import TextSearch

extension EditorState {
  @MainActor mutating func operate(
    _ action: ViOperator, _ motion: ViMotion, count: Int?, from head: ByteCount, layouts: Layouts
  ) -> [Effect] {
    let text = document.text
    let range: Range<ByteCount>
    var isLinewise = false
    if case .word(let big) = motion, action == .change, head < text.count,
      ![0x20, 0x09, 0x0A].contains(text.byte(at: head))
    {
      // `cw` on a word ends with it.
      range = head..<wordsEnd(from: head, count: count ?? 1, big: big)
    } else if motion == .selection {
      range = document.selection.range
      isLinewise = vi?.mode == .visualLine
      vi?.mode = .normal
    } else {
      guard
        let target = target(
          of: motion, count: count, from: head, isOperating: true, layouts: layouts)
      else { return [] }
      isLinewise = target.isLinewise
      range = self.range(of: target, from: head)
    }
    document.goal = nil
    switch action {
    case .copy:
      let effects = keep(range, linewise: isLinewise)
      document.selection = Selection(
        caret: isLinewise ? min(head, range.lowerBound) : range.lowerBound)
      return effects
    case .delete:
      let effects = keep(range, linewise: isLinewise)
      delete(range, kind: .other, layouts: layouts)
      if isLinewise {
        let at = min(range.lowerBound, document.text.count)
        document.selection = Selection(caret: firstLetter(ofLineAt: at))
      }
      return effects
    case .change:
      let kept = keep(range, linewise: isLinewise)
      // Of whole lines the last line's end stays.
      let end =
        isLinewise && range.upperBound > range.lowerBound
        ? max(
          endOfLine(at: document.text.graphemeStart(before: range.upperBound)), range.lowerBound)
        : range.upperBound
      document.selection = Selection(caret: range.lowerBound)
      delete(range.lowerBound..<min(end, range.upperBound), kind: .other, layouts: layouts)
      document.selection = Selection(caret: range.lowerBound)
      vi?.mode = .insert
      return kept
    case .indent, .outdent: shift(range, right: action == .indent, layouts: layouts)
    case .lower, .upper, .swapCase: changeCase(of: range, action, layouts: layouts)
    }
    return []
  }

  private func range(of target: ViTarget, from head: ByteCount) -> Range<ByteCount> {
    let text = document.text
    if let range = target.range { return range }
    var low = min(head, target.head)
    var high = max(head, target.head)
    if target.isLinewise {
      low = text.lineStart(containing: low)
      high = text.lineEnd(containing: high)
    } else if target.isInclusive, high < text.count {
      high = text.graphemeEnd(after: high)
    }
    return low..<high
  }

  private mutating func keep(_ range: Range<ByteCount>, linewise: Bool) -> [Effect] {
    guard !range.isEmpty else { return [] }
    var bytes = document.text.bytes(in: range)
    if linewise, bytes.last != 0x0A { bytes += lineEndBytes(at: range.lowerBound) }
    keepClip(bytes)
    vi?.holdsLines = linewise
    return [.copyToClipboard(bytes)]
  }

  @MainActor mutating func put(after: Bool, count: Int, layouts: Layouts) {
    guard !clipboard.isEmpty else { return }
    let text = document.text
    let head = document.selection.head
    var bytes = Array(repeatElement(clipboard, count: min(count, 1000)).joined())
    if vi?.holdsLines == true {
      var place = after ? text.lineEnd(containing: head) : text.lineStart(containing: head)
      if after, place == text.count, place > 0, text.byte(at: place - 1) != 0x0A {
        // Behind a last line without an end, the line end comes first.
        let end = lineEndBytes(at: place)
        bytes = end + bytes.dropLast(bytes.suffix(end.count) == end[...] ? end.count : 0)
        place += ByteCount(end.count)
        edit(
          EditSet(Edit(range: text.count..<text.count, text: TextSlice(bytes: bytes))),
          kind: .other, layouts: layouts)
      } else {
        edit(
          EditSet(Edit(range: place..<place, text: TextSlice(bytes: bytes))), kind: .other,
          layouts: layouts)
      }
      document.selection = Selection(caret: firstLetter(ofLineAt: place))
      return
    }
    let place = after && head < endOfLine(at: head) ? text.graphemeEnd(after: head) : head
    let end = place + ByteCount(bytes.count)
    edit(
      EditSet(Edit(range: place..<place, text: TextSlice(bytes: bytes))), kind: .other,
      layouts: layouts)
    document.selection = Selection(
      caret: document.text.graphemeStart(before: min(end, document.text.count)))
  }

  @MainActor mutating func join(lines count: Int, layouts: Layouts) {
    for _ in 1..<max(count, 2) {
      let text = document.text
      let end = endOfLine(at: document.selection.head)
      var next = text.lineEnd(containing: document.selection.head)
      guard end < text.count, next < text.count else { return }
      while next < text.count, [0x20, 0x09].contains(text.byte(at: next)) { next += 1 }
      let hasBlank = end > 0 && [0x20, 0x09].contains(text.byte(at: end - 1))
      let isClosing = next < text.count && text.byte(at: next) == UInt8(ascii: ")")
      edit(
        EditSet(Edit(range: end..<next, text: hasBlank || isClosing ? "" : " ")), kind: .other,
        selection: Selection(caret: end), layouts: layouts)
    }
  }

  @MainActor mutating func replace(by scalar: Unicode.Scalar, count: Int, layouts: Layouts) {
    let text = document.text
    var range = document.selection.range
    if vi?.mode == .normal {
      let head = document.selection.head
      var end = head
      for _ in 0..<count {
        guard end < endOfLine(at: head) else { return }
        end = text.graphemeEnd(after: end)
      }
      range = head..<end
    }
    vi?.mode = .normal
    let bytes =
      scalar == "\n"
      ? lineEndBytes(at: range.lowerBound)
      : text.string(in: range).flatMap { character in
        Array((character.isNewline ? String(character) : String(scalar)).utf8)
      }
    edit(
      EditSet(Edit(range: range, text: TextSlice(bytes: bytes))), kind: .other, layouts: layouts)
    let last = range.lowerBound + ByteCount(max(bytes.count - UTF8.width(scalar), 0))
    document.selection = Selection(
      caret: document.text.graphemeBoundary(atOrBefore: min(last, document.text.count)))
  }

  @MainActor private mutating func changeCase(
    of range: Range<ByteCount>, _ action: ViOperator, layouts: Layouts
  ) {
    let old = document.text.string(in: range)
    guard old.utf8.count == range.length().value else { return }
    let new: String =
      switch action {
      case .lower: old.lowercased()
      case .upper: old.uppercased()
      default:
        old.reduce(into: "") { $0 += $1.isUppercase ? $1.lowercased() : $1.uppercased() }
      }
    let isOne = range.length() <= 8 && old.count == 1
    edit(EditSet(Edit(range: range, text: new)), kind: .other, layouts: layouts)
    document.selection = Selection(
      caret: isOne ? range.lowerBound + ByteCount(new.utf8.count) : range.lowerBound)
  }

  @MainActor private mutating func shift(
    _ range: Range<ByteCount>, right: Bool, layouts: Layouts
  ) {
    let text = document.text
    var edits: [Edit] = []
    var start = text.lineStart(containing: range.lowerBound)
    let end = max(range.upperBound, start + 1)
    while start < min(end, text.count) {
      let isBlank = endOfLine(at: start) == start
      if right, !isBlank {
        edits.append(Edit(range: start..<start, text: "  "))
      } else if !right {
        var blank = start
        while blank < endOfLine(at: start), (blank - start).value < 2, text.byte(at: blank) == 0x20
        {
          blank += 1
        }
        if blank == start, blank < text.count, text.byte(at: blank) == 0x09 { blank += 1 }
        if blank > start { edits.append(Edit(range: start..<blank, text: "")) }
      }
      start = text.lineEnd(containing: start)
    }
    guard !edits.isEmpty else { return }
    let first = text.lineStart(containing: range.lowerBound)
    edit(EditSet(edits), kind: .other, selection: Selection(caret: first), layouts: layouts)
    document.selection = Selection(caret: firstLetter(ofLineAt: first))
  }
}
