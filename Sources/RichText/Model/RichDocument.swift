public import TextEngine

/// A text and what hangs on it: styles, paragraphs, tables, attachments.
///
/// Paragraphs are the text's lines, parted by `\n` alone; within one, U+2028 breaks the line and
/// U+FFFC stands for an attachment. Structure is in the paragraphs' attributes and not in a tree, so
/// that an edit of the text leaves a valid document.
///
/// A value; equal documents have equal bytes of text and equal attributes, whatever their history.
public struct RichDocument: Sendable {
  /// Well-formed UTF-8 without CR.
  public internal(set) var text: TextStorage
  /// One for each line of the text, so never empty.
  public internal(set) var paragraphs: [Paragraph]
  public internal(set) var tables: [TableID: Table]
  public internal(set) var attachments: [AttachmentID: Attachment]
  /// The font and size of most of the text, which runs do not repeat; nil where nothing was said.
  public var base: BaseFont
  /// What the reader did not understand and a writer of the same format gives back, in order.
  public var head: [Unknown]
  public var origin: Origin

  /// A document with one empty paragraph.
  public init() {
    text = TextStorage()
    paragraphs = [Paragraph()]
    tables = [:]
    attachments = [:]
    base = BaseFont()
    head = []
    origin = Origin()
  }
}

extension RichDocument: Equatable {
  public static func == (a: RichDocument, b: RichDocument) -> Bool {
    a.paragraphs == b.paragraphs && a.tables == b.tables && a.attachments == b.attachments
      && a.base == b.base && a.head == b.head && a.origin == b.origin
      && a.text.count == b.text.count
      && a.text.bytes(in: 0..<a.text.count)
        == b.text.bytes(in: 0..<b.text.count)
  }
}

/// The font that the text is set in where nothing else is said.
public struct BaseFont: Hashable, Sendable {
  public var family: String?
  public var size: HalfPoints?

  public init(family: String? = nil, size: HalfPoints? = nil) {
    self.family = family
    self.size = size
  }
}
