import RichText
import TextEngine

extension RichStyle {
  func isOn(in style: InlineStyle) -> Bool {
    switch self {
    case .bold: style.isBold
    case .italic: style.isItalic
    case .underline: style.underline != nil
    case .strike: style.strike != nil
    case .code: style.isCode
    }
  }

  func set(_ isOn: Bool, in style: inout InlineStyle) {
    switch self {
    case .bold: style.isBold = isOn
    case .italic: style.isItalic = isOn
    case .underline: style.underline = isOn ? .single : nil
    case .strike: style.strike = isOn ? .single : nil
    case .code: style.isCode = isOn
    }
  }
}

extension RichParagraph {
  var isList: Bool { self == .bullets || self == .numbers || self == .boxes }

  func holds(of style: ParagraphStyle) -> Bool {
    switch self {
    case .body: style.kind == .body && style.list == nil && style.quoteDepth == 0
    case .heading(let level): style.kind == .heading(level)
    case .bullets:
      style.list?.marker == .disc || style.list?.marker == .circle || style.list?.marker == .square
    case .numbers: if case .number? = style.list?.marker { true } else { false }
    case .boxes: if case .check? = style.list?.marker { true } else { false }
    case .quote: style.quoteDepth > 0
    case .code: if case .code = style.kind { true } else { false }
    }
  }

  func remove(from style: inout ParagraphStyle) {
    switch self {
    case .body: break
    case .heading, .code: style.kind = .body
    case .bullets, .numbers, .boxes: style.list = nil
    case .quote: style.quoteDepth -= 1
    }
    style.isContinued = false
  }

  /// - Parameters:
  ///   - list: The list that items join.
  ///   - isFirst: Whether it is the first paragraph that is made so.
  func set(in style: inout ParagraphStyle, list: ListID?, isFirst: Bool) {
    style.isContinued = false
    switch self {
    case .body:
      style.kind = .body
      style.list = nil
      style.quoteDepth = 0
    case .heading(let level):
      style.kind = .heading(level)
      style.list = nil
    case .code:
      style.kind = .code(language: nil)
      style.list = nil
      style.isContinued = !isFirst
    case .quote: style.quoteDepth += 1
    case .bullets, .numbers, .boxes:
      if style.kind == .rule { return }
      style.kind = .body
      let marker: ListMarker =
        self == .bullets ? .disc : self == .numbers ? .decimal : .check(isOn: false)
      var item = style.list ?? ListItem(list: list ?? ListID(0))
      item.list = list ?? item.list
      item.marker = marker.usual(at: item.level)
      style.list = item
    }
  }
}

extension ListMarker {
  /// The marker of the same kind that a list of this level has.
  func usual(at level: Int) -> ListMarker {
    switch self {
    case .disc, .circle, .square: level == 0 ? .disc : level == 1 ? .circle : .square
    case .number(_, _, let ending):
      .number(
        level % 3 == 0 ? .decimal : level % 3 == 1 ? .lowerLetter : .lowerRoman, start: 1,
        ending: ending)
    case .hyphen, .check, .none: self
    }
  }
}

extension RichDocument {
  /// The list that paragraphs join: that of the paragraph before or after them, else a new one.
  func list(around indices: ClosedRange<Int>) -> ListID {
    for index in [indices.lowerBound - 1, indices.upperBound + 1]
    where paragraphs.indices.contains(index) {
      if let item = paragraphs[index].style.list,
        paragraphs[index].style.cell == paragraphs[indices.lowerBound].style.cell
      {
        return item.list
      }
    }
    return freeList
  }

  /// The marker of the first item at each level of a list.
  func markers(of list: ListID) -> [Int: ListMarker] {
    var markers: [Int: ListMarker] = [:]
    for case let item? in paragraphs.lazy.map(\.style.list) where item.list == list {
      if markers[item.level] == nil { markers[item.level] = item.marker }
    }
    return markers
  }
}
