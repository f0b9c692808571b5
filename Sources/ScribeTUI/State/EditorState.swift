import Documents
import RichText
public import TextEngine
public import WritingTools

/// Everything the editor knows. Equal states draw equal frames.
public struct EditorState: Sendable {
  public var size: Size
  public var documents: [EditorDocument]
  /// The index of the document on the screen.
  public var current: Int
  public var mode: Mode
  /// One line about what just happened; gone at the next key.
  public var message: Message?
  public var settings: EditorSettings
  /// What was cut or copied last.
  public var clipboard: [UInt8]
  /// What was cut and copied, the latest first.
  public internal(set) var clips: [[UInt8]] = []
  /// Whether the first of two keys was pressed.
  var isPrefixed = false
  /// vi's keys, for those who want them.
  public var vi: ViState?
  /// The presses of the mouse that may become a double click.
  var clicks = ClickCount()
  /// The same with its attributes, where it came from a rich document.
  var copiedRich: RichDocument?
  public var lastTool: Tool?
  /// What is looked for, and what is known of it.
  public internal(set) var search: SearchState
  /// What was typed into prompts.
  public internal(set) var history: PromptHistory
  /// Commands chosen in the palette, the latest first.
  public var recent: [Command]
  public var quirks: WidthQuirks
  /// What the embedded or configured provider can do.
  public var reaches: [Tool: Reach]
  public var providerLabel: String
  /// The model that the writer chose to answer; nil for the rules.
  public var model: ModelChoice?
  /// The model of the configuration: it answers what rules cannot do, and nothing else unless chosen.
  public var configuredModel: ModelChoice?
  /// What was asked for last in the writer's own words.
  var lastRequest: String
  public var keys: KeyTable
  /// Seconds on the caller's clock, as of the event being handled.
  var now: Double
  /// What the writer is on the way out of.
  var leaving: Leaving?
  /// Whether the writer scrolled away from the caret on purpose.
  var isScrolledByHand: Bool
  /// The document whose file is being read again, to take the place of its text.
  var reloading: DocumentID?
  var nextNumber: Int
  /// A search for the next finding that is under way, and what was said of checking last.
  var findingSearch: FindingSearch?
  var toldOfChecking: String?
  /// A save that waits for the writer's word about what it would lose.
  var losingSave: RichSave?
  /// How glyphs are shown.
  public var glyphs: GlyphShelf
  /// How many times the panel of glyphs was opened.
  var glyphNumber: Int
  /// Both layouts side by side, while they are looked at.
  public internal(set) var compare: CompareView?

  public init(size: Size, settings: EditorSettings = EditorSettings()) {
    self.size = size
    documents = []
    current = 0
    mode = .text
    self.settings = settings
    clipboard = []
    search = SearchState()
    history = PromptHistory()
    lastRequest = ""
    recent = []
    quirks = []
    reaches = [:]
    providerLabel = "rules"
    keys = .standard
    now = 0
    isScrolledByHand = false
    nextNumber = 1
    glyphNumber = 0
    glyphs = GlyphShelf()
  }

  /// The document on the screen.
  public var document: EditorDocument {
    _read { yield documents[current] }
    _modify { yield &documents[current] }
  }
}

/// A line for the writer.
public struct Message: Hashable, Sendable {
  public var text: String
  public var isError: Bool
  /// - Parameter text: Line ends in it (of a title, a rule's words) become spaces.
  public init(_ text: String, isError: Bool = false) {
    self.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.isError = isError
  }
}

/// What the writer configured, as far as the editor uses it.
public struct EditorSettings: Hashable, Sendable {
  public var tabWidth = 8
  /// The widest row of text; nil for the whole screen.
  public var wrapWidth: Int?
  public var engine: EngineKind = .tk2
  public var behaviour: ToolSession.Behaviour?
  public var ambiguousIsWide = false
  /// Who puts text from right to left in display order: Scribe, or (`logical`) the terminal.
  public var order: DisplayOrder = .visual
  /// The language that tools are told; nil leaves it to them.
  public var language: String?
  /// The writer's own language, which translations go into unless another was chosen.
  public var userLanguage: String?
  /// The rows that stay between the caret and the edge of the text area.
  public var scrollMargin = 0
  /// What stays bright while the writer writes.
  public var focus = WritingFocus.none
  /// Whether the row with the caret stays in the middle of the screen.
  public var keepsLineInMiddle = false
  /// Whether a text that is narrower than the screen stands in its middle.
  public var isCentred = false
  /// Whether line ends, blanks before them and tabs are shown.
  public var showsMarks = false
  /// Whether quotes that are typed become printers' quotes.
  public var typesSmartQuotes = false
  /// Whether keys delete nothing.
  public var draftsOnly = false
  /// Whether there is a desktop's clipboard to paste from.
  public var hasSystemClipboard = false
  /// Whether a sign in the last column shows where in a long text the window is.
  public var showsThumb = true
  /// Whether spelling and grammar are looked at while the writer types.
  public var checksAsYouType = false
  /// Whether rows with findings have a sign beside them, for screens that show no lines under words.
  public var signsFindings = false
  /// Whether a review is one sentence a suggestion, as screen readers want it.
  public var reviewsInLines = false
  /// Rules whose proposals are not shown.
  public var ignoredRules: [String] = []
  public init() {}
}
