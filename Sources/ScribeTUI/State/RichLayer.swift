public import RichText
import TextEngine

/// What hangs on a rich document's text, and how to take its changes back.
///
/// The text itself is the document's, and so is the history of its edits; here are the attributes
/// that each step of that history changed.
public struct RichLayer: Sendable {
  /// Its text is always that of the editor's document.
  public private(set) var document: RichDocument
  /// What it was read from and is saved as.
  public var format: RichFormat
  /// How the next text that is typed looks, once the writer has said so.
  var typing: InlineStyle?

  /// The paragraphs that a step of the history replaced.
  private struct Step {
    var start: Int
    var before: [Paragraph]
    var after: [Paragraph]
    var tablesBefore: [TableID: Table]
    var tablesAfter: [TableID: Table]
  }

  /// By the state that the step led to.
  private var steps: [UndoHistory.StateID: Step] = [:]
  /// The step that may still grow, and the attributes before it.
  private var open: (state: UndoHistory.StateID, paragraphs: [Paragraph], tables: [TableID: Table])?

  public init(document: RichDocument, format: RichFormat) {
    self.document = document
    self.format = format
  }

  /// Follows an edit that was made to the text and recorded.
  ///
  /// - Parameters:
  ///   - state: The history's state after it.
  ///   - change: What becomes of the attributes besides, or instead where `isStyling`.
  mutating func follow(
    _ edits: EditSet, to text: TextStorage, state: UndoHistory.StateID, isStyling: Bool = false,
    change: (inout RichDocument) -> Void = { _ in }
  ) {
    if open?.state != state {
      seal()
      open = (state, document.paragraphs, document.tables)
    }
    if isStyling {
      document.restore(0..<0, [], tables: document.tables, text: text)
    } else {
      document.follow(edits, to: text, typed: typing)
    }
    typing = nil
    change(&document)
  }

  /// Takes the attributes back to before `state`.
  mutating func undo(_ state: UndoHistory.StateID, to text: TextStorage) {
    seal()
    typing = nil
    guard let step = steps[state] else { return document.settle(text) }
    document.restore(
      step.start..<step.start + step.after.count, step.before, tables: step.tablesBefore,
      text: text)
  }

  /// Brings the attributes of `state` back.
  mutating func redo(_ state: UndoHistory.StateID, to text: TextStorage) {
    seal()
    typing = nil
    guard let step = steps[state] else { return document.settle(text) }
    document.restore(
      step.start..<step.start + step.before.count, step.after, tables: step.tablesAfter,
      text: text)
  }

  /// Ends the step that may grow: keeps the paragraphs that differ.
  private mutating func seal() {
    guard let open else { return }
    self.open = nil
    let (old, new) = (open.paragraphs, document.paragraphs)
    var start = 0
    let most = min(old.count, new.count)
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    steps[open.state] = Step(
      start: start, before: Array(old[start..<old.count - end]),
      after: Array(new[start..<new.count - end]), tablesBefore: open.tables,
      tablesAfter: document.tables)
  }
}

extension RichDocument {
  /// Takes a text over whose lines may be others: attributes go on as far as there are lines.
  fileprivate mutating func settle(_ text: TextStorage) {
    follow(
      EditSet(
        Edit(range: 0..<self.text.count, text: text.slice(0..<text.count))), to: text)
  }
}

extension RichFormat {
  /// The format of a rich file by its suffix; nil for one that is opened as its source.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the writer asked for rich text; a page is its source otherwise.
  ///   - showsSource: Whether the writer asked for the source of everything.
  public init?(richPath path: String, isAsked: Bool, showsSource: Bool = false) {
    if showsSource { return nil }
    let low = path.withoutSlashes.lowercased()
    if low.hasSuffix(".rtf") {
      self = .rtf
    } else if low.hasSuffix(".rtfd") || low.hasSuffix(".rtfd.zip") {
      self = .rtfd
    } else if low.hasSuffix(".html") || low.hasSuffix(".htm") || low.hasSuffix(".xhtml"), isAsked {
      self = .html
    } else {
      return nil
    }
  }

  /// The format that a file is saved in, by its suffix; Markdown and text where it says nothing else.
  init(savedAt path: String, from format: RichFormat) {
    let low = path.withoutSlashes.lowercased()
    let suffixes: [(String, RichFormat)] = [
      (".rtfd", .rtfd), (".rtfd.zip", .rtfd), (".rtf", .rtf), (".html", .html), (".htm", .html),
      (".md", .markdown),
      (".markdown", .markdown), (".txt", .plainText), (".text", .plainText),
    ]
    self = suffixes.first { low.hasSuffix($0.0) }?.1 ?? format
  }

  /// As the title line has it.
  public var name: String {
    switch self {
    case .plainText: "text"
    case .markdown: "Markdown"
    case .rtf: "RTF"
    case .rtfd: "RTFD"
    case .html: "HTML"
    }
  }
}

extension String {
  /// The path without slashes at its end, as folders are completed with.
  fileprivate var withoutSlashes: Substring {
    var path = self[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
