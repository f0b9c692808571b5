/// A format that a document is stored in, as far as the gate is concerned.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  case plainText, markdown, sourceCode, htmlSource
  /// A document with attributes beside its text (RTF, RTFD, HTML as rich text): tools see its words,
  /// and what they make lands as attributes.
  case richText

  /// Those whose text is what the file holds, which a name or a suffix can choose.
  public static let allCases: [DocumentFormat] = [.plainText, .markdown, .sourceCode, .htmlSource]

  /// The name on the screen: `text`, `Markdown`, `source`, `HTML source`.
  public var name: String {
    switch self {
    case .plainText: "text"
    case .markdown: "Markdown"
    case .sourceCode: "source"
    case .htmlSource: "HTML source"
    case .richText: "rich text"
    }
  }

  /// The kinds that a file of this format can hold.
  public var options: ResultOptions {
    switch self {
    case .plainText, .sourceCode, .htmlSource: .plain
    case .markdown, .richText: .all
    }
  }
}
