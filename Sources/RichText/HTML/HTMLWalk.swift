/// A walk over a page's tree that makes a document.
///
/// Inline content gathers in `line`; where a block begins or ends, the line becomes a paragraph.
struct HTMLWalk {
  let tree: HTMLTree
  let source: RichSource
  var sheet = CSSSheet()
  var dialect = HTMLStyle.Dialect()
  var builder = DocumentBuilder(format: .html)
  private(set) var notices = Notices()

  /// A piece of the paragraph that is being made.
  enum Piece {
    case text(String, InlineStyle)
    case lineBreak(InlineStyle)
    case attachment(Attachment, InlineStyle)
  }
  var line: [Piece] = []
  /// Whether a further space would not be seen.
  var endsInSpace = true
  /// For each open item of a list, whether it has its first paragraph.
  var items: [Bool] = []
  /// Whether the next line of code belongs to the block before.
  var isInCode = false
  var lists: [String: ListID] = [:]
  /// The elements that notes refer to, by identifier.
  var notes: [String: HTMLTree.Place] = [:]
  var skipped: Set<HTMLTree.Place> = []
  var writer: Origin.Writer?
  /// What the page says of all its text.
  var pageFont = BaseFont()

  init(tree: HTMLTree, source: RichSource) {
    self.tree = tree
    self.source = source
    readHead()
    findNotes()
  }

  mutating func note(_ kind: Notice.Kind, count: Int = 1, detail: String? = nil) {
    notices.add(kind, count: count, detail: detail)
  }

  consuming func reading() -> RichReading {
    let scope = HTMLScope()
    for place in tree.top { visit(place, scope) }
    endLine(scope)
    let (notices, base) = (notices.all, pageFont)
    var document = builder.finish()
    document.takeBase(base)
    return RichReading(document: document, notices: notices)
  }

  // MARK: Lines

  mutating func add(_ text: String, _ scope: HTMLScope) {
    let style = scope.inlineStyle
    switch scope.style.spaces {
    case .collapsed: put(collapsed(text[...]), style)
    case .lines:
      for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { breakLine(scope) }
        put(collapsed(part), style)
      }
    case .kept:
      // A return and a line feed are one character.
      for (number, part) in text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      )
      .enumerated() {
        if number > 0 { breakLine(scope) }
        if !part.isEmpty {
          put(String(part), style)
          endsInSpace = false
        }
      }
    }
  }

  private mutating func collapsed(_ text: Substring) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\n", "\t", "\r", "\u{C}":
        if !endsInSpace { result.unicodeScalars.append(" ") }
        endsInSpace = true
      default:
        result.unicodeScalars.append(scalar)
        endsInSpace = false
      }
    }
    return result
  }

  mutating func put(_ text: String, _ style: InlineStyle) {
    if text.isEmpty { return }
    if case .text(let before, let same)? = line.last, same == style {
      line[line.count - 1] = .text(before + text, style)
    } else {
      line.append(.text(text, style))
    }
  }

  mutating func attach(_ attachment: Attachment, _ scope: HTMLScope) {
    line.append(.attachment(attachment, scope.inlineStyle))
    endsInSpace = false
  }

  mutating func breakLine(_ scope: HTMLScope) {
    if scope.isPreformatted {
      endLine(scope, isForced: true)
    } else {
      trimEnd()
      line.append(.lineBreak(scope.inlineStyle))
      endsInSpace = true
    }
  }

  /// A space at the end of a line is not seen.
  mutating func trimEnd() {
    guard endsInSpace, case .text(let text, let style)? = line.last, text.hasSuffix(" ") else {
      return
    }
    line.removeLast()
    if text.utf8.count > 1 { line.append(.text(String(text.dropLast()), style)) }
  }

  /// Ends the paragraph; without content there is none.
  ///
  /// - Parameter isForced: Whether an empty one counts.
  mutating func endLine(_ scope: HTMLScope, isForced: Bool = false) {
    trimEnd()
    endsInSpace = true
    if line.isEmpty, !isForced { return }
    // A break at the end ends the line that ends there anyway.
    if case .lineBreak? = line.last { line.removeLast() }
    // A no-break space alone keeps an empty paragraph from being flat.
    if line.count == 1, case .text("\u{A0}", _) = line[0] { line = [] }
    for piece in line {
      switch piece {
      case .text(let text, let style): builder.append(text, style: style)
      case .lineBreak(let style): builder.breakLine(style: style)
      case .attachment(let attachment, let style): builder.attach(attachment, style: style)
      }
    }
    line = []
    var style = scope.paragraphStyle
    if style.list != nil, !items.isEmpty {
      style.isContinued = items[items.count - 1]
      for index in items.indices { items[index] = true }
    }
    if scope.isPreformatted {
      style.isContinued = isInCode
      isInCode = true
    }
    builder.endParagraph(style)
  }
}
