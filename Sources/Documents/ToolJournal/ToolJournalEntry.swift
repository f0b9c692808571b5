/// One run of a tool, as the journal keeps it: no word of the text, only sizes.
public struct ToolJournalEntry: Codable, Hashable, Sendable {
  /// Counts from 1; the same for the two lines of a run.
  public var number: Int
  /// Seconds since 1970.
  public var time: Int
  public var tool: String
  /// `rules`, or `model`.
  public var provider: String
  public var model: String?
  /// Where the text went; absent for what stayed in the program.
  public var address: String?
  /// Whether that is this machine.
  public var isLocal = true
  public var format: String
  public var allowed: [String]
  public var language: String?
  /// Bytes of the text that the tool was run on.
  public var inputBytes: Int
  /// What follows is absent while the tool runs, and for one that never ended.
  public var outputBytes: Int?
  public var milliseconds: Int?
  /// `answered`, or why not.
  public var outcome: String?
  /// Requests that were sent, and the server's count of tokens.
  public var requests: Int?
  public var promptTokens: Int?
  public var answerTokens: Int?

  public init(
    number: Int = 0, time: Int, tool: String, provider: String, format: String,
    allowed: [String], language: String? = nil, inputBytes: Int
  ) {
    self.number = number
    self.time = time
    self.tool = tool
    self.provider = provider
    self.format = format
    self.allowed = allowed
    self.language = language
    self.inputBytes = inputBytes
  }
}
