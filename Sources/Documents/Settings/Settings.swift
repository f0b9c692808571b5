/// What the writer has set in `config.toml`; what is not set there has its usual value.
///
///     theme = "dark"
///     tab-width = 4
///     wrap-width = 72                # cells; 0 is the window's width
///     languages = ["en-GB", "fr"]
///     engine = "tk2"
///     persistent-undo = true
///     check-as-you-type = true       # marks spelling and grammar in the text
///     ignore = ["wordiness"]         # rules to leave out
///     review = "lines"               # a review of one sentence a suggestion, for screen readers
///     key-preset = "vi"              # or emacs
///     encoding = "windows-1252"      # of files that are not UTF-8 and do not say
///
///     [keys]
///     "save" = "ctrl-s"
///
///     [model]
///     address = "127.0.0.1:11434"
///     name = "qwen2.5:7b"            # the server's first unless set
///
///     [[files]]
///     pattern = "*.txt"
///     allow = "plain"
///     format = "markdown"
///     encoding = "latin-1"
public struct Settings: Hashable, Sendable {
  /// `dark`, `light`, `16` or `none`; nil is for the program to choose by the terminal.
  public var theme: String?
  /// Cells from one tab stop to the next, 1 to 32.
  public var tabWidth = 8
  /// The width of a row of text in cells; nil is the window's.
  public var wrapWidth: Int?
  /// Who puts text from right to left in display order: `scribe` or `terminal`.
  public var bidi = "scribe"
  /// Language tags, the first preferred; empty is the user's own (`LANG`).
  public var languages: [String] = []
  /// Which layout a document opens with: `tk1` or `tk2`.
  public var engine = "tk2"
  /// `none`, `limited` or `complete`; nil is the engine's own.
  public var behaviour: String?
  /// Rule names that proofreading leaves out.
  public var ignoredRules: [String] = []
  /// Rules that a project wants, whatever the writer leaves out.
  public var usedRules: Set<String> = []
  /// Words that are right in a project.
  public var words: Set<String> = []
  /// Whether spelling and grammar are looked at while the writer types.
  public var checksAsYouType = false
  /// `lines` for a review of one sentence a suggestion, as screen readers want it; nil is `text`.
  public var review: String?
  /// Rows that stay between the caret and the window's edge.
  public var scrollMargin = 0
  /// Whether a sign in the last column shows where in a long text the window is.
  public var showsThumb = true
  /// How glyphs are shown: `auto` asks the terminal.
  public var images = "auto"
  /// Whether undo goes on where the last session of an unchanged file ended.
  public var keepsUndo = true
  /// What a file is taken for that is not UTF-8 and does not say; nil shows and keeps its bytes.
  public var encoding: TextEncoding?
  /// Whose habits the keys follow: `scribe`, `emacs` or `vi`.
  public var keyPreset = "scribe"
  /// Commands by name and the key that each is to have.
  public var keys: [String: String] = [:]
  /// The language model that answers where the writer asks for it.
  public var model = ModelSettings()
  /// In the order of the file; the first that fits a document counts.
  public var files: [FileRule] = []
  /// Those of the project that a document is in.
  public var projectFiles: [FileRule] = []

  public init() {}
}

/// What is set for the files that a pattern fits.
public struct FileRule: Hashable, Sendable {
  /// `*` stands for any signs but `/`, `**` for any, `?` for one; a pattern without `/` is compared
  /// with the file's name, another with the end of its path.
  public var pattern: String
  public var allowed: ResultOptions?
  public var format: DocumentFormat?
  public var language: String?
  public var wrapWidth: Int?
  /// What such files are, whatever they look like.
  public var encoding: TextEncoding?

  public init(
    pattern: String, allowed: ResultOptions? = nil, format: DocumentFormat? = nil,
    language: String? = nil, wrapWidth: Int? = nil
  ) {
    self.pattern = pattern
    self.allowed = allowed
    self.format = format
    self.language = language
    self.wrapWidth = wrapWidth
  }
}

/// What is wrong with one place of the settings; the rest holds.
public struct SettingsProblem: Hashable, Sendable {
  /// Both from 1; the column counts characters.
  public var line: Int
  public var column: Int
  public var words: String

  public init(line: Int, column: Int, words: String) {
    self.line = line
    self.column = column
    self.words = words
  }
}
