/// A writer's own rules: a text file in the form of `RuleTable`.
///
/// Lines that begin with `//` are notes. One that begins with `tool:` tells which tool the rules
/// are for, `proofread` where there is none.
public struct RuleFile: Hashable, Sendable {
  public enum Tool: String, CaseIterable, Sendable {
    case proofread, plain, concise, friendly, professional
  }

  public let path: String
  public let tool: Tool
  private let table: String

  /// More lines than this are no one's own rules, and each costs memory.
  static let bound = 5000

  /// - Throws: Where the file names a tool that there is not.
  public init(path: String, text: String) throws(RuleFileError) {
    self.path = path
    var tool = Tool.proofread
    // Lines keep their numbers, for messages.
    var lines: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop { $0.isWhitespace }
      if content.hasPrefix("//") {
        lines.append("")
      } else if content.hasPrefix("tool:") {
        let name = content.dropFirst(5).filter { !$0.isWhitespace }
        guard let found = Tool(rawValue: name) else {
          let names = Tool.allCases.map(\.rawValue).joined(separator: ", ")
          throw RuleFileError(
            path: path, message: "line \(lines.count + 1): no tool is called \(name); use \(names)")
        }
        tool = found
        lines.append("")
      } else {
        lines.append(line)
      }
    }
    guard lines.count <= Self.bound else {
      throw RuleFileError(path: path, message: "more than \(Self.bound) lines")
    }
    self.tool = tool
    table = lines.joined(separator: "\n")
  }

  func rules(_ lexicon: inout Lexicon) throws(RuleError) -> [Rule] {
    try RuleTable.parse(table, &lexicon)
  }
}

/// Why a file of rules cannot be used.
public struct RuleFileError: Error, Equatable, Sendable {
  public var path: String
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}
