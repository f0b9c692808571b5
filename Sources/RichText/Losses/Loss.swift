/// Something that a format cannot hold, found before anything is written.
public struct Loss: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // Told in the details only.
    case emptyHeader, escapes, codeLanguage, linkTitle, imageDescription, blocksAsText
    // Told.
    case styles, looks, links, structure, tables, listMarkers, pageLayout, trackedChanges, scripts
    case unreadable, missingFiles, attachmentsByName
    // Asked about.
    case images, glyphs, files
  }
  /// How much a loss matters.
  public enum Weight: Int, Comparable, Hashable, Sendable {
    case silent, told, asked
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  public var kind: Kind
  /// How many places.
  public var count: Int
  /// The paragraphs that it is in, counted from 0; the first hundred.
  public var paragraphs: [Int]
  /// The names of what is left out, where it has names.
  public var names: [String]

  public init(_ kind: Kind, count: Int = 0, paragraphs: [Int] = [], names: [String] = []) {
    self.kind = kind
    self.count = count
    self.paragraphs = paragraphs
    self.names = names
  }
}

/// Something that a reader met and a writer may want to know. Never a failure.
public struct Notice: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The file is broken but was read as far as it goes.
    case truncated, malformed, tooDeep, tooLarge
    case unreadableText, missingFile, refusedName, droppedPicture
    case trackedChanges, comments, pageLayout, scripts, hiddenText, unknownPart
  }

  public var kind: Kind
  public var count: Int
  /// A name or an address from the file: data, to be shown with care.
  public var details: [String]

  public init(_ kind: Kind, count: Int = 1, details: [String] = []) {
    self.kind = kind
    self.count = count
    self.details = details
  }
}
