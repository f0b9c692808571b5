internal import CCmark
internal import Glibc

/// The parser's tree, walked without recursion, so that no nesting overflows the stack.
struct MarkdownTree {
  enum Kind: UInt32 {
    case other, document, quote, list, item, codeBlock, htmlBlock, paragraph, heading
    case thematicBreak, table, tableRow, tableCell, text, softBreak, hardBreak, code, html
    case emphasis, strong, strikethrough, link, image

    var isBlock: Bool { rawValue < Kind.text.rawValue }
    /// Whether it holds inline parts.
    var isLeaf: Bool { self == .paragraph || self == .heading || self == .tableCell }
  }

  struct Step {
    var isEntering: Bool
    var kind: Kind
    /// From 1; 0 where the parser knows none.
    var startLine = 0
    /// From 1; 0 means where the content of the line begins.
    var startColumn = 0
    var endLine = 0
    /// A heading's level.
    var level = 0
    var isOrdered = false
    var isTight = false
    /// The content of text, code and HTML.
    var literal: [UInt8] = []
  }

  let source: MarkdownSource

  init(_ source: MarkdownSource) { self.source = source }

  /// Calls `body` for the start and the end of each node, in the order of the document. Nodes
  /// without content of their own kind (text, breaks, code) only start.
  func forEach(_ body: (Step) -> Void) {
    let document = source.bytes.withUnsafeBytes { bytes in
      scribe_markdown_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let document else { return }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      body(Self.step(node, isEntering: event == CMARK_EVENT_ENTER))
    }
  }

  private static func step(_ node: OpaquePointer, isEntering: Bool) -> Step {
    var step = Step(
      isEntering: isEntering, kind: Kind(rawValue: scribe_markdown_kind(node).rawValue) ?? .other)
    if step.kind == .list { step.isTight = cmark_node_get_list_tight(node) != 0 }
    guard isEntering else { return step }
    if step.kind.isBlock {
      step.startLine = Int(cmark_node_get_start_line(node))
      step.startColumn = Int(cmark_node_get_start_column(node))
      step.endLine = Int(cmark_node_get_end_line(node))
    }
    placeBesideTable(node, &step)
    switch step.kind {
    case .heading: step.level = Int(cmark_node_get_heading_level(node))
    case .list: step.isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    case .text, .code, .html, .codeBlock, .htmlBlock:
      if let literal = cmark_node_get_literal(node) {
        step.literal = Array(UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
      }
    default: break
    }
    return step
  }

  /// A table that begins in the middle of a paragraph has the paragraph's place, and the paragraph
  /// none. The header is the line above the delimiters, which are the line above the first row,
  /// or the table's last line.
  private static func placeBesideTable(_ node: OpaquePointer, _ step: inout Step) {
    switch step.kind {
    case .table:
      let header = headerLine(node)
      if header != step.startLine { (step.startLine, step.startColumn) = (header, 0) }
    case .tableRow:
      guard cmark_node_previous(node) == nil, let table = cmark_node_parent(node) else { return }
      let header = headerLine(table)
      if header != step.startLine { (step.startLine, step.startColumn) = (header, 0) }
    case .paragraph where step.startLine == 0:
      guard let table = cmark_node_next(node) else { return }
      step.startLine = Int(cmark_node_get_start_line(table))
      step.startColumn = Int(cmark_node_get_start_column(table))
      step.endLine = headerLine(table) - 1
    default: break
    }
  }

  private static func headerLine(_ table: OpaquePointer) -> Int {
    let first = Int(cmark_node_get_start_line(table))
    guard let header = cmark_node_first_child(table) else { return first }
    if let row = cmark_node_next(header) {
      return max(first, Int(cmark_node_get_start_line(row)) - 2)
    }
    return max(first, Int(cmark_node_get_end_line(table)) - 1)
  }
}
