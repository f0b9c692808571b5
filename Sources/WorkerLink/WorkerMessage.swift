public import Glyphs
public import Translation

/// The version of the messages between the editor and its worker; the greeting carries it.
public let workerLinkVersion = 3

/// What both sides keep to.
public enum WorkerLimits {
  /// The longest message, its line feed included. A longer line ends the connection.
  public static let messageBytes = 1 << 20
  /// The most words in one request; with `wordBytes` each they fit into one message.
  public static let words = 2000
  /// The longest word that is worth asking about, in bytes; hunspell itself stops near it.
  public static let wordBytes = 99
  /// The longest HTML page that is parsed, in UTF-8.
  public static let pageBytes = 64 << 20
  /// The most UTF-8 of a page in one request, and about the most of a tree in one part. Written as
  /// JSON a byte takes six at worst.
  public static let pieceBytes = 128 << 10
  /// Elements nested deeper are left out; what they hold stays.
  public static let pageDepth = 256
  /// A page is read up to this many elements.
  public static let pageElements = 1_000_000
  /// The most sentences in one request to translate, and their bytes altogether.
  public static let sentences = 64
  public static let sentencesBytes = 100_000
  /// The longest glyph file that is sent to be read; in base 64 it fits into one message.
  public static let glyphBytes = 700_000
  /// Classes of words by how common they are.
  public static let levels = 7
  /// What is added to a word's rank before its logarithm is taken: the first few are all common.
  public static let rankBase = 20
}

/// What the editor says to the worker: one JSON value a line.
public enum WorkerCommand: Hashable, Sendable, Codable {
  /// Identifiers start at 1 and are never used twice in a connection.
  case ask(id: Int, task: WorkerTask)
  /// The answer to `id` is no longer wanted. Unknown and finished identifiers are ignored.
  case cancel(id: Int)
}

/// Something that only the worker can do.
public enum WorkerTask: Hashable, Sendable, Codable {
  /// Are these words right? `language` is a tag such as `en-GB`.
  case check(words: [String], language: String)
  /// What could these words be meant to be?
  case suggest(words: [String], language: String)
  /// Which dictionaries are installed?
  case languages
  /// Parse a page of HTML. It comes in pieces, each a request of its own; the last one is answered
  /// with the tree. `page` is the asker's number for the page and `from` where the piece begins,
  /// in UTF-8.
  case html(page: Int, from: Int, piece: String, isLast: Bool)
  /// What are these sentences in another language? `modes` are names of installed Apertium modes,
  /// run one after the other.
  case translate(sentences: [MarkedText], modes: [String])
  /// In which languages are these texts?
  case identify(texts: [String])
  /// Ask a language model, and stream its answer.
  case chat(ChatOrder)
  /// Which models are served at this address?
  case models(ModelAddress)
  /// Make a glyph.
  case glyph(GlyphOrder)
  /// What is in this glyph file (HEIC or PNG)?
  case readGlyph(Base64)
}

/// What the worker says to the editor: one JSON value a line.
public enum WorkerEvent: Hashable, Sendable, Codable {
  /// The first message of a connection.
  case greeting(version: Int)
  /// A sign of life from a task that takes long before its first part.
  case working(id: Int)
  case part(id: Int, part: WorkerPart)
  /// The last message about `id`; so is `failed`.
  case done(id: Int)
  /// Identifier 0 stands for a command that could not be read.
  case failed(id: Int, fault: WorkerFault)
}

/// A piece of an answer.
public enum WorkerPart: Hashable, Sendable, Codable {
  /// True for each right word, beginning with the word at `from` of the request.
  case checked(from: Int, right: [Bool])
  /// What was found for the word at `index` of the request.
  case suggested(index: Int, found: WorkerSuggestions)
  /// Tags of the installed dictionaries, such as `en-GB`, ascending.
  case languages(tags: [String])
  /// The next items of a tree, as `MarkupItem` writes them.
  case markup([String])
  /// The end of a tree and what it lacks.
  case markupEnd(MarkupLimits)
  /// Translations, beginning with the sentence at `from` of the request; nil for a sentence that the
  /// translator failed at.
  case translated(from: Int, texts: [TranslatedText?])
  /// Languages, beginning with the text at `from` of the request.
  case identified(from: Int, found: [Identification])
  /// The next words of a model's answer.
  case chatText(String)
  /// The end of a model's answer.
  case chatEnded(ChatEnding)
  case models(ModelServer)
  case glyph(MadeGlyph)
  case readGlyph(ReadGlyph)
}

/// Words that a misspelling could stand for, not yet ranked.
public struct WorkerSuggestions: Hashable, Sendable, Codable {
  /// The word is in the dictionary; nothing else is filled then.
  public var isRight: Bool
  /// The checker's own suggestions in its order; none for English, which is searched faster and
  /// better for what is nearby.
  public var suggested: [String]
  /// Further words of the dictionary that look or sound alike, in no order of worth.
  public var nearby: [String]
  /// How common each of `suggested` and then of `nearby` is, from 0 for the commonest to
  /// `WorkerLimits.levels` - 1 for what is in no list; empty where no lists are installed.
  public var levels: [Int]
  /// The place of each of the same words in a list of the commonest, from 1; 0 for what is not in
  /// it. Empty for languages without a list.
  public var ranks: [Int]

  public init(
    isRight: Bool, suggested: [String] = [], nearby: [String] = [], levels: [Int] = [],
    ranks: [Int] = []
  ) {
    self.isRight = isRight
    self.suggested = suggested
    self.nearby = nearby
    self.levels = levels
    self.ranks = ranks
  }
}

/// Why the worker could not do a task.
public enum WorkerFault: Error, Hashable, Sendable, Codable {
  /// `install` is the command that would install a dictionary.
  case noDictionary(language: String, install: String)
  /// The command was no JSON, of an unknown kind, or over a limit.
  case unreadable(reason: String)
  case failed(reason: String)
  /// A model's server gave no answer.
  case model(ModelFault)
  case glyph(GlyphError)
}
