/// A format that rich documents are read from and written in.
public enum RichFormat: String, CaseIterable, Hashable, Sendable {
  case plainText, markdown, rtf, rtfd, html
}

/// Where a document came from, as far as a writer of the same format needs it.
public struct Origin: Hashable, Sendable {
  public enum Writer: String, Hashable, Sendable { case cocoa, word, libreOffice, richEdit, other }
  public enum LineEnd: String, Hashable, Sendable { case lf = "\n", crlf = "\r\n", cr = "\r" }

  public var format: RichFormat?
  public var writer: Writer?
  public var lineEnd = LineEnd.lf
  /// Whether the last paragraph was ended, too.
  public var hasFinalNewline = true
  public var hasByteOrderMark = false
  /// The blocks of the file by identity, in Markdown.
  public var sources: [SourceID: SourceBlock] = [:]
  /// What stood after the last block.
  public var tail: [UInt8] = []

  public init(format: RichFormat? = nil) { self.format = format }
}

/// A block of the file as it was, and what was read from it. While both agree it is written as it was.
public struct SourceBlock: Hashable, Sendable {
  /// What stood between the block before and this one: empty lines, definitions of links.
  public var lead: [UInt8]
  public var bytes: [UInt8]
  /// The paragraphs' text, with `\n` between them.
  public var text: [UInt8]
  public var paragraphs: [Paragraph]

  public init(lead: [UInt8], bytes: [UInt8], text: [UInt8], paragraphs: [Paragraph]) {
    self.lead = lead
    self.bytes = bytes
    self.text = text
    self.paragraphs = paragraphs
  }
}

/// A part of a file that the model has no word for. A writer of its format gives it back.
public struct Unknown: Hashable, Sendable {
  public var format: RichFormat
  /// What it is, in the format's own words: `frontMatter`, `info`, `head`.
  public var name: String
  public var bytes: [UInt8]

  public init(format: RichFormat, name: String, bytes: [UInt8]) {
    self.format = format
    self.name = name
    self.bytes = bytes
  }
}
