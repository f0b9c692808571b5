import RichText
import TestSupport
import TextEngine

extension RichDocument {
  /// A document of a few paragraphs with all that HTML can hold; lists are numbered as they go.
  static func random(using random: inout SeededRandom) -> RichDocument {
    var maker = RandomDocument(random: random)
    let document = maker.make()
    random = maker.random
    return document
  }
}

private struct RandomDocument {
  var random: SeededRandom
  private var builder = DocumentBuilder(format: .html)
  private var lists: [ListID] = []

  init(random: SeededRandom) { self.random = random }

  mutating func make() -> RichDocument {
    for _ in 0..<number(1...7) {
      switch number(0...9) {
      case 0, 1, 2: paragraphs(number(1...2), in: nil)
      case 3, 4, 5: list(in: nil, quotes: number(0...1))
      case 6: table(in: nil, depth: 0)
      case 7: code(in: nil)
      case 8:
        builder.endParagraph(ParagraphStyle(kind: .rule))
      default:
        text()
        builder.endParagraph(ParagraphStyle(kind: .heading(number(1...6))))
      }
    }
    return builder.finish()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  private mutating func paragraphs(_ count: Int, in cell: CellPlace?) {
    for _ in 0..<count {
      var style = ParagraphStyle()
      style.cell = cell
      if chance(3) { style.quoteDepth = number(1...2) }
      if chance(4) { style.alignment = .right }
      if chance(6) { style.direction = .rightToLeft }
      if chance(4) {
        var spacing = Spacing()
        spacing.left = Twips(number(0...3) * 360)
        spacing.firstLine = Twips(number(-2...2) * 25)
        spacing.after = Twips(number(0...2) * 60)
        if chance(2) {
          spacing.line = Twips([276, 360].randomElement(using: &random)!)
          spacing.isMultiple = true
        } else if chance(2) {
          spacing.line = Twips([-280, 320].randomElement(using: &random)!)
        }
        style.spacing = spacing
      }
      text()
      builder.endParagraph(style)
    }
  }

  private mutating func list(in cell: CellPlace?, quotes: Int) {
    let isContinuation = chance(4) && !lists.isEmpty
    let id = isContinuation ? lists.randomElement(using: &random)! : builder.addList()
    lists.append(id)
    var markers: [ListMarker] = []
    var level = 0
    for index in 0..<number(1...5) {
      if index > 0 { level = min(level + 1, number(0...3)) }
      if markers.count <= level { markers.append(marker()) }
      if chance(5) { markers[level] = marker() }
      markers.removeLast(markers.count - level - 1)
      var item = ListItem(list: id, level: level, marker: markers[level])
      if case .check = item.marker { item.marker = .check(isOn: chance(2)) }
      for part in 0..<(chance(4) ? 2 : 1) {
        var style = ParagraphStyle(kind: chance(8) ? .heading(2) : .body)
        style.cell = cell
        style.quoteDepth = quotes
        style.list = item
        style.isContinued = part > 0
        if part > 0, chance(3) { style.list?.quoteDepth = 1 }
        text()
        builder.endParagraph(style)
      }
    }
    // A list that ended is told from the next by something between.
    var end = ParagraphStyle()
    end.cell = cell
    text()
    builder.endParagraph(end)
  }

  private mutating func marker() -> ListMarker {
    switch number(0...6) {
    case 0: .disc
    case 1: .square
    case 2: .hyphen
    case 3: .check(isOn: true)
    case 4: .none
    default:
      .number(
        NumberForm.allCases.randomElement(using: &random)!, start: number(1...4),
        ending: NumberEnding.allCases.randomElement(using: &random)!)
    }
  }

  private mutating func code(in cell: CellPlace?) {
    let language = chance(2) ? "swift" : nil
    for line in 0..<number(1...4) {
      var style = ParagraphStyle(kind: .code(language: language))
      style.cell = cell
      style.isContinued = line > 0
      builder.append(["", "  let a = 1 < 2", "\tb", "x & y "].randomElement(using: &random)!)
      builder.endParagraph(style)
    }
  }

  private mutating func table(in cell: CellPlace?, depth: Int) {
    let (rows, columns) = (number(1...3), number(1...3))
    var table = Table(
      columns: (0..<columns).map { _ in Table.Column(width: chance(3) ? 1440 : nil) },
      headerRows: chance(2) ? 1 : 0, parent: cell)
    if rows > 1, chance(3) { table.columns[0].alignment = .center }
    let id = builder.addTable(table)
    let spans = columns > 1 && chance(3)
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let width = spans && row == rows - 1 && column == 0 ? 2 : 1
        let place = CellPlace(table: id, row: row, column: column, columnSpan: width)
        switch number(0...5) {
        case 0: list(in: place, quotes: 0)
        case 1 where depth == 0:
          paragraphs(1, in: place)
          self.table(in: place, depth: 1)
          paragraphs(1, in: place)
        case 2: code(in: place)
        default: paragraphs(number(1...2), in: place)
        }
        column += width
      }
    }
  }

  private mutating func text() {
    for _ in 0..<number(0...3) {
      var style = InlineStyle()
      if chance(3) { style.isBold = true }
      if chance(4) { style.isItalic = true }
      if chance(5) {
        style.underline = InlineStyle.Underline.allCases.randomElement(using: &random)
      }
      if chance(6) { style.strike = InlineStyle.Strike.allCases.randomElement(using: &random) }
      if chance(6) { style.script = .superscript }
      if chance(6) { style.isCode = true }
      if chance(8) { style.capitals = .small }
      if chance(6) { style.color = RichColor(red: 255, green: UInt8(number(0...255)), blue: 1) }
      if chance(8) { style.background = RichColor(red: 1, green: 2, blue: 3) }
      if chance(7) { style.font = ["Menlo", "A B C"].randomElement(using: &random) }
      if chance(7) { style.size = HalfPoints(number(13...60)) }
      if chance(6) { style.link = Link(address: "a?b=1&c=2#d", title: chance(2) ? "T \"q\"" : nil) }
      if chance(8) { style.language = "de-CH" }
      if chance(9) { style.isHidden = true }
      let words = [
        "word", " spaced  out ", "a<b>&amp;", "漢字 é", "👩‍🚀", "tab\there", " ", "x\u{2028}y",
        "\u{2028}",
        "end ",
      ].randomElement(using: &random)!
      builder.append(words, style: style)
    }
    if chance(7) {
      // One name, one picture.
      let kind = number(1...3)
      builder.attach(
        .image(
          ImageAttachment(
            name: "p\(kind).png", content: .bytes([0x89, 0x50, 0x4E, 0x47, UInt8(kind)]),
            type: .png, size: kind > 1 ? PictureSize(width: 400, height: 220) : nil,
            description: "d")))
    }
  }
}
