import TextEngine
import TextSearch

/// Where a motion leads, and what an operator takes on the way.
struct ViTarget {
  var head: ByteCount
  /// Whether an operator takes the character there too, or whole lines.
  var isInclusive = false
  var isLinewise = false
  /// What an operator takes where that is not what lies between: a text object.
  var range: Range<ByteCount>?
}

extension EditorState {
  /// What vi takes for a character of a word.
  private enum Class: Hashable { case blank, word, sign }

  private func kind(at place: ByteCount, big: Bool) -> Class {
    let text = document.text
    let byte = text.byte(at: place)
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return .blank
    case _ where big: return .word
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return .word
    case 0x80...:
      let character = text.string(in: place..<text.graphemeEnd(after: place)).first
      return character.map { $0.isLetter || $0.isNumber } == true ? .word : .sign
    default: return .sign
    }
  }

  private func next(_ place: ByteCount) -> ByteCount { document.text.graphemeEnd(after: place) }
  private func previous(_ place: ByteCount) -> ByteCount {
    document.text.graphemeStart(before: place)
  }

  private func wordStart(after place: ByteCount, big: Bool) -> ByteCount {
    let count = document.text.count
    var at = place
    guard at < count else { return count }
    let first = kind(at: at, big: big)
    while at < count, first != .blank, kind(at: at, big: big) == first { at = next(at) }
    while at < count, kind(at: at, big: big) == .blank {
      // An empty line is a word of its own.
      if at > place, document.text.byte(at: at) == 0x0A, document.text.byte(at: at - 1) == 0x0A {
        return at
      }
      at = next(at)
    }
    return at
  }

  private func wordStart(before place: ByteCount, big: Bool) -> ByteCount {
    var at = place
    while at > 0, kind(at: previous(at), big: big) == .blank { at = previous(at) }
    guard at > 0 else { return 0 }
    let first = kind(at: previous(at), big: big)
    while at > 0, kind(at: previous(at), big: big) == first { at = previous(at) }
    return at
  }

  private func wordEnd(after place: ByteCount, big: Bool) -> ByteCount {
    let count = document.text.count
    var at = place < count ? next(place) : count
    while at < count, kind(at: at, big: big) == .blank { at = next(at) }
    guard at < count else { return previous(count) }
    let first = kind(at: at, big: big)
    while next(at) < count, kind(at: next(at), big: big) == first { at = next(at) }
    return at
  }

  /// Where the word at a place ends, or so many words from there on.
  func wordsEnd(from place: ByteCount, count: Int, big: Bool) -> ByteCount {
    let first = kind(at: place, big: big)
    var at = place
    while at < document.text.count, kind(at: at, big: big) == first { at = next(at) }
    for _ in 1..<max(count, 1) where at < document.text.count {
      at = next(wordEnd(after: previous(at), big: big))
    }
    return at
  }

  func firstLetter(ofLineAt place: ByteCount) -> ByteCount {
    let text = document.text
    var at = text.lineStart(containing: place)
    let end = endOfLine(at: place)
    while at < end, [0x20, 0x09].contains(text.byte(at: at)) { at += 1 }
    return at
  }

  /// Returns where a motion leads from `head`; nil where it leads nowhere.
  @MainActor mutating func target(
    of motion: ViMotion, count: Int?, from head: ByteCount, isOperating: Bool, layouts: Layouts
  ) -> ViTarget? {
    let text = document.text
    let many = count ?? 1
    func repeated(_ step: (ByteCount) -> ByteCount) -> ByteCount {
      var at = head
      for _ in 0..<many {
        let then = step(at)
        if then == at { break }
        at = then
      }
      return at
    }
    switch motion {
    case .left:
      let start = text.lineStart(containing: head)
      return ViTarget(head: repeated { max(previous($0), start) })
    case .right:
      let end = endOfLine(at: head)
      return ViTarget(head: repeated { $0 < end ? min(next($0), end) : $0 })
    case .up, .down: return lines(away: motion == .up ? -many : many, from: head, layouts: layouts)
    case .word(let big):
      let place = repeated { wordStart(after: $0, big: big) }
      // An operator does not take the line end before the next line's first word.
      let end = endOfLine(at: head)
      return ViTarget(head: isOperating && many == 1 && place > end && head < end ? end : place)
    case .back(let big): return ViTarget(head: repeated { wordStart(before: $0, big: big) })
    case .wordEnd(let big):
      return ViTarget(head: repeated { wordEnd(after: $0, big: big) }, isInclusive: true)
    case .lineStart: return ViTarget(head: text.lineStart(containing: head))
    case .firstLetter: return ViTarget(head: firstLetter(ofLineAt: head))
    case .lineEnd: return ViTarget(head: endOfLine(at: head))
    case .sentence(let forward):
      return ViTarget(
        head: repeated { forward ? sentenceStart(after: $0) : sentenceStart(before: $0) })
    case .paragraph(let forward):
      return ViTarget(head: repeated { blankLine(from: $0, forward: forward) })
    case .firstLine: return ViTarget(head: firstLetter(ofLineAt: 0), isLinewise: true)
    case .lastLine: return ViTarget(head: firstLetter(ofLineAt: lastLine), isLinewise: true)
    case .line(let number):
      let start = min(text.lineStart(LineCount(max(number, 1) - 1)).value, lastLine)
      return ViTarget(head: firstLetter(ofLineAt: start), isLinewise: true)
    case .bracket:
      return text.bracket(matching: head).map { ViTarget(head: $0, isInclusive: true) }
    case .find(let sign, let forward, let till):
      vi?.lastFind = motion
      return find(sign, forward: forward, till: till, count: many, from: head)
    case .findAgain(let reversed):
      guard case .find(let sign, let forward, let till)? = vi?.lastFind else { return nil }
      return find(sign, forward: forward != reversed, till: till, count: many, from: head)
    case .match(let forward):
      guard let pattern = search.pattern else { return nil }
      let end = text.count
      let after = min(next(head), end)
      let ranges = forward ? [after..<end, 0..<after] : [0..<head, head..<end]
      for range in ranges {
        let match = try? pattern.firstMatch(
          in: text, startingIn: range, within: 0..<end, backwards: !forward)
        if let match { return ViTarget(head: match.range.lowerBound) }
      }
      message = Message("Not found: \(search.query.phrase)")
      return nil
    case .object(let sign, let outer): return object(sign, outer: outer, at: head)
    case .lines:
      var end = text.lineEnd(containing: head)
      for _ in 1..<max(many, 1) where end < text.count { end = text.lineEnd(containing: end) }
      return ViTarget(
        head: head, isLinewise: true, range: text.lineStart(containing: head)..<end)
    case .selection: return nil
    }
  }

  /// The last line that is more than the nothing behind the last line end.
  private var lastLine: ByteCount {
    let text = document.text
    let start = text.lineStart(containing: text.count)
    return start == text.count && start > 0 ? text.lineStart(containing: start - 1) : start
  }

  @MainActor private mutating func lines(
    away distance: Int, from head: ByteCount, layouts: Layouts
  ) -> ViTarget? {
    let engine = shown(layouts: layouts).engine
    let row = engine.row(containing: head, affinity: .downstream)
    let goal = document.goal ?? engine.cell(of: head, in: row)
    let target = engine.row(distance, from: row)
    guard target.place != row.place else { return nil }
    document.goal = goal
    return ViTarget(head: engine.position(in: target, at: goal), isLinewise: true)
  }

  private func blankLine(from place: ByteCount, forward: Bool) -> ByteCount {
    let text = document.text
    func isBlank(_ start: ByteCount) -> Bool { endOfLine(at: start) == start }
    var at = text.lineStart(containing: place)
    if forward {
      while at < text.count, isBlank(at) { at = text.lineEnd(containing: at) }
      while at < text.count, !isBlank(at) { at = text.lineEnd(containing: at) }
      return at
    }
    while at > 0, isBlank(at) { at = text.lineStart(containing: at - 1) }
    while at > 0, !isBlank(at) { at = text.lineStart(containing: at - 1) }
    return at
  }

  private func find(
    _ sign: Unicode.Scalar, forward: Bool, till: Bool, count: Int, from head: ByteCount
  ) -> ViTarget? {
    let text = document.text
    let start = text.lineStart(containing: head)
    let end = endOfLine(at: head)
    let wanted = Character(sign)
    var at = head
    var left = count
    while left > 0 {
      if forward ? at >= end : at <= start { return nil }
      at = forward ? next(at) : previous(at)
      if forward, at >= end { return nil }
      if text.string(in: at..<next(at)).first == wanted { left -= 1 }
    }
    if till { at = forward ? previous(at) : next(at) }
    return ViTarget(head: at, isInclusive: forward)
  }

  private func object(_ sign: Unicode.Scalar, outer: Bool, at head: ByteCount) -> ViTarget? {
    let text = document.text
    var range: Range<ByteCount>?
    switch sign {
    case "w", "W":
      guard head < text.count else { return nil }
      let own = kind(at: head, big: sign == "W")
      var (start, end) = (head, head)
      let line = text.lineStart(containing: head)..<endOfLine(at: head)
      while start > line.lowerBound, kind(at: previous(start), big: sign == "W") == own {
        start = previous(start)
      }
      while end < line.upperBound, kind(at: end, big: sign == "W") == own { end = next(end) }
      if outer {
        while end < line.upperBound, kind(at: end, big: true) == .blank { end = next(end) }
      }
      range = start..<end
    case "s":
      let start = sentenceStart(before: min(next(head), text.count))
      let end = sentenceStart(after: head)
      range = outer ? start..<end : trimmed(start..<end)
    case "p":
      let start = blankLine(from: head, forward: false)
      let first =
        endOfLine(at: start) == start && start < text.count && start < head
        ? text.lineEnd(containing: start) : start
      let last = blankLine(from: head, forward: true)
      let end = outer && last < text.count ? text.lineEnd(containing: last) : last
      return ViTarget(head: first, isLinewise: true, range: first..<max(first, end))
    case "(", ")", "b": range = brackets("(", outer: outer, at: head)
    case "[", "]": range = brackets("[", outer: outer, at: head)
    case "{", "}", "B": range = brackets("{", outer: outer, at: head)
    case "\"", "'", "`", "q":
      let inner = text.quotation(around: head..<head)
      range = outer ? inner.flatMap { text.quotation(around: $0) } : inner
    default: return nil
    }
    guard let range else { return nil }
    return ViTarget(head: range.lowerBound, range: range)
  }

  private func brackets(
    _ sign: Unicode.Scalar, outer: Bool, at head: ByteCount
  ) -> Range<ByteCount>? {
    let text = document.text
    var open = head
    let isOpen = head < text.count && text.byte(at: head) == UInt8(ascii: sign)
    if !isOpen {
      // Outwards until the bracket is of its kind.
      repeat {
        guard let around = text.bracket(matching: open), around < open else { return nil }
        open = around
        if text.byte(at: open) == UInt8(ascii: sign) { break }
        guard open > 0 else { return nil }
        open -= 1
      } while true
    }
    guard let close = text.bracket(matching: open), close > open else { return nil }
    return outer ? open..<close + 1 : open + 1..<close
  }
}
