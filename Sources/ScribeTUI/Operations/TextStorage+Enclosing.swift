import TextEngine

// Where what stands round a place begins and ends. All look at 64 KiB to either side at most.
extension TextStorage {
  private static var reach: ByteCount { ByteCount(1 << 16) }

  /// Returns the other of a pair of brackets, where one begins at `position`; else the opening one of
  /// the nearest pair round it. Nil where there is none.
  func bracket(matching position: ByteCount) -> ByteCount? {
    let near = BracketText(self, around: position, reach: Self.reach)
    return near.match
  }

  /// Returns the nearest quotation round `range`, in its line, with its marks or only what stands
  /// between them: whichever is the next larger.
  func quotation(around range: Range<ByteCount>) -> Range<ByteCount>? {
    let start = max(lineStart(containing: range.lowerBound), range.lowerBound - Self.reach)
    let end = min(lineEnd(containing: range.lowerBound), range.lowerBound + Self.reach)
    guard range.upperBound <= end else { return nil }
    var open: [(sign: Unicode.Scalar, place: ByteCount, length: ByteCount)] = []
    var found: Range<ByteCount>?
    var place = start
    for scalar in string(in: start..<end).unicodeScalars {
      let length = ByteCount(UTF8.width(scalar))
      defer { place += length }
      let closes = open.lastIndex { QuotationMarks.pairs($0.sign, scalar) }
      if let closes {
        let inner = open[closes].place + open[closes].length..<place
        let outer = open[closes].place..<place + length
        open.removeSubrange(closes...)
        for step in [inner, outer]
        where step.lowerBound <= range.lowerBound && step.upperBound >= range.upperBound
          && step.length() > range.length()
        {
          if found.map({ $0.length() > step.length() }) ?? true { found = step }
        }
      } else if QuotationMarks.opens(scalar) {
        open.append((scalar, place, length))
      }
    }
    return found
  }

  /// Returns the item of a Markdown list that the line at `position` belongs to, with the lines that
  /// go on with it; nil outside of lists.
  func listItem(at position: ByteCount) -> Range<ByteCount>? {
    var start = lineStart(containing: position)
    var steps = 0
    while true {
      let line = ItemLine(self, at: start)
      if line.isItem { break }
      guard line.isContinuation, start > 0, steps < 1000 else { return nil }
      start = lineStart(containing: start - 1)
      steps += 1
    }
    let own = ItemLine(self, at: start)
    var end = lineEnd(containing: start)
    while end < count, steps < 2000 {
      let next = ItemLine(self, at: end)
      // What is deeper belongs to it.
      guard !next.isBlank, next.indent > own.indent else { break }
      end = lineEnd(containing: end)
      steps += 1
    }
    return start..<end
  }
}

/// The first bytes of a line, as lists see them.
private struct ItemLine {
  var indent: Int
  var isItem: Bool
  var isBlank: Bool
  /// Whether it may go on with an item above.
  var isContinuation: Bool { !isBlank && indent > 0 && !isItem }

  init(_ text: TextStorage, at start: ByteCount) {
    let end = text.lineEnd(containing: start)
    let head = text.bytes(in: start..<min(end, start + 64))
    var body = head.drop { $0 == 0x20 || $0 == 0x09 }
    indent = head.count - body.count
    isBlank = body.first.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let digits = body.prefix { $0 &- 0x30 < 10 }.count
    if (1...9).contains(digits), [0x2E, 0x29].contains(body.dropFirst(digits).first) {
      body = body.dropFirst(digits)
    } else if ![0x2D, 0x2A, 0x2B].contains(body.first) || digits > 0 {
      body = []
    }
    isItem = !body.isEmpty && [0x20, 0x09, 0x0A, 0x0D].contains(body.dropFirst().first ?? 0x0A)
  }
}

private enum QuotationMarks {
  static func opens(_ sign: Unicode.Scalar) -> Bool { "“„«‹‘‚\"「『".unicodeScalars.contains(sign) }

  static func pairs(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    switch open {
    case "“": close == "”"
    case "„": close == "“" || close == "”"
    case "«": close == "»"
    case "‹": close == "›"
    case "‘": close == "’"
    case "‚": close == "‘" || close == "’"
    case "\"": close == "\""
    case "「": close == "」"
    case "『": close == "』"
    default: false
    }
  }
}

/// Text around a place, in which a bracket is matched.
private struct BracketText {
  private let scalars: [(scalar: Unicode.Scalar, place: ByteCount)]
  private let here: Int?
  private let before: Int

  init(_ text: TextStorage, around position: ByteCount, reach: ByteCount) {
    let start = text.graphemeBoundary(atOrBefore: max(0, position - reach))
    let end = text.graphemeBoundary(atOrBefore: min(text.count, position + reach))
    var scalars: [(scalar: Unicode.Scalar, place: ByteCount)] = []
    var place = start
    for scalar in text.string(in: start..<max(end, start)).unicodeScalars {
      if Self.openers[scalar] != nil || Self.closers[scalar] != nil {
        scalars.append((scalar, place))
      }
      place += ByteCount(UTF8.width(scalar))
    }
    self.scalars = scalars
    here = scalars.firstIndex { $0.place == position }
    before = scalars.lastIndex { $0.place < position } ?? -1
  }

  var match: ByteCount? {
    guard let here else { return openerAround(from: before, unless: nil) }
    let sign = scalars[here].scalar
    if Self.openers[sign] != nil {
      var open: [Unicode.Scalar] = []
      for (scalar, place) in scalars[here...] {
        if Self.openers[scalar] != nil {
          open.append(scalar)
        } else if let opener = Self.closers[scalar], open.last == opener {
          open.removeLast()
          if open.isEmpty { return place }
        }
      }
      return nil
    }
    return openerAround(from: here - 1, unless: Self.closers[sign])
  }

  /// The nearest opening bracket that is not closed before; only of `kind` where that is given.
  private func openerAround(from index: Int, unless kind: Unicode.Scalar?) -> ByteCount? {
    var closed: [Unicode.Scalar] = []
    var index = index
    while index >= 0 {
      let (scalar, place) = scalars[index]
      if let opener = Self.closers[scalar] {
        closed.append(opener)
      } else if closed.last == scalar {
        closed.removeLast()
      } else if closed.isEmpty, kind == nil || kind == scalar {
        return place
      }
      index -= 1
    }
    return nil
  }

  private static let openers: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "【": "】", "《": "》", "〈": "〉", "⟨": "⟩",
  ]
  private static let closers = [Unicode.Scalar: Unicode.Scalar](
    uniqueKeysWithValues: openers.map { ($1, $0) })
}
