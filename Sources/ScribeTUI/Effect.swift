public import Documents
public import Glyphs
public import RichText
public import TextEngine
public import WritingTools

/// What came of an effect.
public enum Answer: Sendable {
  case opened(path: String, Result<Reading, DocumentError>)
  case openedRich(path: String, RichOpening)
  /// `notes` are things worth knowing of a save that went well.
  case saved(
    document: DocumentID?, path: String, Revision, Result<FileIdentity, SaveError>, notes: [String])
  /// A recovery copy with its attributes; nil where it could not be read.
  case copyRead(DocumentID, RichDocument?)
  /// A save would lose what these sentences say; nothing was written.
  case saveLoses(RichSave, [String])
  case answered(SessionID, Result<ToolAnswer, ProviderError>)
  /// Further words of an answer that is still coming.
  case streamed(SessionID, String)
  /// The models that were found.
  case models(ModelChoices)
  case counted(DocumentID, Revision, words: Int)
  /// What became of a document's file since it had that identity.
  case looked(DocumentID, since: FileIdentity, DiskChange)
  /// What was added to a file.
  case tailRead(
    DocumentID, from: FileIdentity, to: FileIdentity, Result<[UInt8], DocumentError>)
  /// Rows of the text were counted, for as much of it as one knows.
  case rowsCounted(DocumentID, [RowCounts])
  /// The languages that a document's text can be translated into.
  case languages(DocumentID, LanguageChoices)
  /// What holds for a document: its words, rules and project.
  case housed(DocumentID, House)
  /// What became of an entry for one of the writer's lists: the list's path.
  case remembered(DocumentID, HouseEntry, HousePlace, Result<String, HouseError>)
  /// What the thesaurus has for the word at a place of a text.
  case synonyms(DocumentID, Revision, Range<ByteCount>, Synonyms)
  /// A report on a document, in lines.
  case reported(DocumentID, [String])
  /// What proofreading found in some paragraphs.
  case checked(LiveCheck, LiveCheckResult)
  /// A candidate of the glyphs that were asked for under a number, or why there is none.
  case glyph(number: Int, Result<GlyphCandidate, GlyphProblem>)
  /// A glyph's files could not be written.
  case glyphNotStored(String)
  /// More of a large file was read, or all of it.
  case loaded(DocumentID)
  case recoveryFailed(DocumentID, String)
  /// What the desktop's clipboard holds; nil for what was copied here.
  case pasted([UInt8]?)
  /// What was copied is too long for the terminal, or the desktop's clipboard did not take it.
  case clipboardTooLong, clipboardFailed
  case surveyed(DocumentID, TextStatistics)
  /// What a folder holds; nil where it cannot be read.
  case folder(String, [FolderEntry]?)
  /// Files under a folder, by their paths from there.
  case files(under: String, [String], isCut: Bool)
  /// An answer to a question about a text, by its number.
  case searched(Int, SearchAnswer)
  /// An answer to a question about both layouts, by its number.
  case compared(Int, CompareAnswer)
  /// What the terminal was found to draw in its own way.
  case widthsFound(WidthQuirks)
}

/// Which document, for as long as the program runs.
public struct DocumentID: Hashable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
}

/// Which run of a tool.
public struct SessionID: Hashable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
}

/// Something the world must do for the editor; what comes of it is an `Answer`.
public enum Effect: Sendable {
  case open(path: String, as: TextEncoding? = nil)
  /// Saves; `document` is nil for a result that is saved by itself. What is `expecting` must be at
  /// the path (nil: nothing), unless `overwriting`.
  case save(
    document: DocumentID?, TextStorage, as: TextEncoding, path: String, expecting: FileIdentity?,
    overwriting: Bool)
  case saveRich(RichSave)
  /// Reads the attributes of a rich document's recovery copy.
  case readCopy(DocumentID, TextStorage)
  /// Looks whether a document's file is still as it was.
  case look(
    DocumentID, path: String, since: FileIdentity, holding: TextStorage?, as: TextEncoding)
  /// Reads what was added to a document's file.
  case readTail(
    DocumentID, path: String, from: FileIdentity, to: FileIdentity, as: TextEncoding)
  /// Asks the embedded provider.
  case ask(SessionID, ToolRequest)
  /// Sends the request to a model.
  case send(SessionID, ToolRequest, to: ModelChoice)
  /// Looks for models on this machine and at the configured address.
  case listModels
  case cancel(SessionID)
  /// Finds out the language of a sample of the document, and what it can be translated into.
  case listLanguages(DocumentID, sample: String)
  /// Makes candidates of glyphs, one answer each.
  case makeGlyphs(number: Int, [GlyphOrder])
  /// Writes a glyph's files into `folder` beside the document at `path`.
  case storeGlyph(Glyph, folder: String, path: String)
  case copyToClipboard([UInt8])
  /// Brings what the desktop's clipboard holds.
  case pasteFromClipboard
  /// Counts what there is in a stretch of a text.
  case survey(DocumentID, TextStorage, Range<ByteCount>)
  /// Finds out what holds for the document at a path.
  case readHouse(DocumentID, path: String?)
  /// Adds an entry to one of the writer's lists.
  case remember(DocumentID, path: String?, HouseEntry, HousePlace)
  /// Looks a word up in the thesaurus of a language.
  case lookUp(DocumentID, Revision, Range<ByteCount>, word: String, language: String)
  /// Reports on readability and style.
  case report(DocumentID, TextStorage, DocumentFormat, name: String)
  /// Proofreads paragraphs while the writer types.
  case check(LiveCheck)
  case countWords(DocumentID, TextStorage)
  /// Reads the rest of a large file behind the text.
  case load(DocumentID, TextLoading)
  /// Starts the document's journal.
  case startJournal(DocumentID, JournalStart)
  /// Writes what was done to the document to its journal, before anything else.
  case journal(DocumentID, [JournalEntry])
  /// Does with what an earlier session left what the writer decided.
  case decideRecovery(DocumentID, RecoveryDecision)
  /// Makes sure that the disk has what was done so far.
  case keepRecovery(DocumentID, Recoverable)
  /// Removes it: the file holds the text, or the writer gave it up.
  case dropRecovery(RecoveredDocument)
  /// Looks through both layouts of a text; stops what was asked before.
  case compare(CompareRequest)
  case stopComparing
  /// Looks through a text; stops what was asked before of its kind.
  case search(SearchRequest)
  case stopSearching
  /// Lists a folder's entries, or all files under it; an empty path is the current folder.
  case listFolder(String)
  case listFiles(String)
  case repaint
  case suspend
  case quit
}

/// What becomes of the text that an earlier session left.
public enum RecoveryDecision: Hashable, Sendable {
  /// Taken with its history: the journal goes on.
  case continued
  /// Taken as one edit.
  case recovered
  case deleted, later
}

/// What a recovery copy is made of.
public struct Recoverable: Sendable {
  public var document: RecoveredDocument
  public var text: TextStorage
  /// The file that the text was made from.
  public var base: FileIdentity?
  public var caret: ByteCount
  /// The state that this is.
  public var mark: RecoveryMark
  /// The document with its attributes; nil where the text is all.
  public var rich: RichDocument?

  public init(
    document: RecoveredDocument, text: TextStorage, base: FileIdentity?, caret: ByteCount,
    mark: RecoveryMark, rich: RichDocument? = nil
  ) {
    self.document = document
    self.text = text
    self.base = base
    self.caret = caret
    self.mark = mark
    self.rich = rich
  }
}

/// A state of a document's text and of what is accepted in its review.
public struct RecoveryMark: Hashable, Sendable {
  var revision: Revision
  var accepted: SentSave.Accepted?
}

/// A rich document as it was read.
public struct RichOpening: Sendable {
  public var document: RichDocument
  public var format: RichFormat
  public var identity: FileIdentity?
  public var isWritable: Bool
  /// One line each, for the writer.
  public var notices: [String]

  public init(
    document: RichDocument, format: RichFormat, identity: FileIdentity?, isWritable: Bool,
    notices: [String]
  ) {
    self.document = document
    self.format = format
    self.identity = identity
    self.isWritable = isWritable
    self.notices = notices
  }
}

/// A rich document on its way to a file.
public struct RichSave: Sendable {
  public var id: DocumentID
  public var document: RichDocument
  /// What it was read from, and what it is written as.
  public var from: RichFormat
  public var format: RichFormat
  public var path: String
  /// Where it was read from, or saved last.
  public var source: String?
  public var expecting: FileIdentity?
  public var overwriting: Bool
  /// Whether the writer has been told what would be lost.
  public var acceptsLosses: Bool

  package init(
    id: DocumentID, document: RichDocument, from: RichFormat, format: RichFormat, path: String,
    source: String?, expecting: FileIdentity?, overwriting: Bool, acceptsLosses: Bool
  ) {
    self.id = id
    self.document = document
    self.from = from
    self.format = format
    self.path = path
    self.source = source
    self.expecting = expecting
    self.overwriting = overwriting
    self.acceptsLosses = acceptsLosses
  }
}
