public import WritingTools

/// A language that the text could be translated into.
public struct LanguageChoice: Hashable, Sendable {
  /// Its tag, and its name in the writer's language.
  public var tag: String
  public var name: String
  /// `through es, rougher` or nothing.
  public var note: String
  /// The command that would install it; nil for what is installed.
  public var install: String?

  public init(tag: String, name: String, note: String = "", install: String? = nil) {
    self.tag = tag
    self.name = name
    self.note = note
    self.install = install
  }
}

/// The languages that there are for a text.
public struct LanguageChoices: Hashable, Sendable {
  /// The text's own language, as a tag and in words; nil where it cannot be told.
  public var source: String?
  public var sourceName: String?
  /// What is installed first.
  public var choices: [LanguageChoice]
  /// Why there are none.
  public var problem: String?

  public init(
    source: String? = nil, sourceName: String? = nil, choices: [LanguageChoice] = [],
    problem: String? = nil
  ) {
    self.source = source
    self.sourceName = sourceName
    self.choices = choices
    self.problem = problem
  }
}

/// The panel that chooses the language to translate into.
public struct LanguagePanel: Hashable, Sendable {
  /// What is to be translated.
  public var scope: ToolScope
  public var typed = ""
  public var chosen = 0
  /// nil until they are known.
  public var known: LanguageChoices?
  public var note: String?

  /// The languages whose name or tag begins with what was typed; those that hold it come after.
  var rows: [LanguageChoice] {
    let all = known?.choices ?? []
    guard !typed.isEmpty else { return all }
    let typed = typed.lowercased()
    let starting = all.filter { $0.name.lowercased().hasPrefix(typed) || $0.tag.hasPrefix(typed) }
    let holding = all.filter { !starting.contains($0) && $0.name.lowercased().contains(typed) }
    return starting + holding
  }
}
