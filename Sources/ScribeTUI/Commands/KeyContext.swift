/// What has the keyboard; each context has its own rows in the key table.
public enum KeyContext: String, CaseIterable, Hashable, Sendable {
  case text, tools, allow, keep, waiting, review, refused, prompt, search, replacing, chooser,
    prefix, viNormal, viVisual, palette, languages, glyphs, choice, models, help, compare
  case quitting, changedOnDisk, losses, recovery, notHeld

  /// The heading over its keys in the help.
  public var title: String {
    switch self {
    case .text: "In the text"
    case .tools: "In the tools panel"
    case .allow: "Choosing the allowed kinds"
    case .keep: "Choosing what stays untouched"
    case .review: "Reviewing a result"
    case .refused: "A result that was not applied"
    case .prompt: "In a prompt"
    case .search: "Finding"
    case .replacing: "Replacing one by one"
    case .chooser: "In a list"
    case .prefix: "After Ctrl-X"
    case .viNormal: "vi: normal mode"
    case .viVisual: "vi: visual mode"
    case .palette: "In the palette"
    case .languages: "Choosing a language"
    case .choice: "In a list of choices"
    case .glyphs: "Choosing a glyph"
    case .models: "Choosing what answers"
    case .waiting: "While a model is at work"
    case .help: "In the help"
    case .compare: "Both layouts side by side"
    case .quitting: "Leaving a changed document"
    case .changedOnDisk: "The file changed on disk"
    case .losses: "A save that would lose something"
    case .recovery: "A recovery copy was found"
    case .notHeld: "The encoding has no bytes for a character"
    }
  }
}
