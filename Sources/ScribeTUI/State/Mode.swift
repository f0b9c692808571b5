public import Documents
public import TextEngine
import TextSearch
public import WritingTools

/// What is open over the text, if anything.
public enum Mode: Hashable, Sendable {
  case text
  case tools(ToolsPanel)
  case prompt(Prompt)
  case replacing(Replacing)
  case chooser(Chooser)
  case palette(Palette)
  case languages(LanguagePanel)
  case choice(ChoicePanel)
  case glyphs(GlyphPanel)
  case models(ModelPanel)
  case help(scroll: Int, of: KeyContext)
  case question(Question)
}

/// The panel of tools, and the scope they would work on.
public struct ToolsPanel: Hashable, Sendable {
  /// What a rewrite would work on, or what Tab chose.
  public var scope: ToolScope
  /// Whether Tab chose it; each tool has its own scope otherwise.
  public var isScopeChosen = false
  /// The scope in words, and the scopes that Tab goes on to; worked out when it is chosen.
  public var phrase: String
  public var others: String
  /// What the place of the scope holds.
  public var place: ResultOptions
  public var choosesKinds = false
  /// Whether what must stay untouched is being chosen.
  public var choosesProtected = false
  /// Why a tool was not run.
  public var note: String?
  /// The first line shown, where not all fit.
  public var scroll = 0
}

/// A line to type into.
public struct Prompt: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    case find, replaceWhat, replaceWith(String), goTo, open, saveAs, saveResult, boxParagraphs
    case encoding, readAs, saveRest, checkpoint, goal, width, ex
    case link
    /// What `change` or `compose` is to do, and the extent that Tab chose for it.
    case describe(Tool, ToolScope.Extent?)
    /// What is to be different in the result under review.
    case refine
  }
  public var purpose: Purpose
  public var typed: String
  /// Whether `typed` is only offered: Enter takes it, and the first key that is typed replaces it.
  public var isOffered = false
  /// The selection to go back to on Esc.
  public var origin: Selection
  public var originTop: RowPlace
  /// Where replacing keeps to; nil for the whole text.
  public var scope: Range<ByteCount>?
  public var note: String?
  /// What was looked for before, which Esc brings back.
  var searchBefore = SearchQuery("")
  /// Which line of the history it shows, and what was being typed before.
  var recalled: Int?
  var draft = ""
}

/// The command palette.
public struct Palette: Hashable, Sendable {
  public var typed = ""
  public var chosen = 0
}

/// A question that must be answered before something goes on.
public enum Question: Hashable, Sendable {
  /// Leaving a document that was changed; `EditorState.leaving` says how.
  case leaving
  case changedOnDisk
  /// A save would lose what the words say.
  case losses(String)
  case recovery
  /// A save that the encoding has no bytes for.
  case notHeld(NotHeld, encoding: String, path: String)
}

/// What the writer is leaving.
public enum Leaving: Hashable, Sendable {
  /// The program; the changes of these documents are given up, if it comes to that.
  case quitting(discarding: Set<DocumentID>)
  /// The document on the screen.
  case closing
}
