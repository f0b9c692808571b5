/// An option as a command's help shows it.
struct HelpOption: Hashable {
  /// With their dashes: `-o`, `--output`.
  var names: [String]
  /// What its value is called, in capitals; nil for an option without one.
  var value: String?
  /// What it does; the first line.
  var summary: String

  /// The options among the lines of `help`, each once.
  ///
  /// A line of an option begins with spaces and a dash: `-o, --output FILE  write it to FILE`.
  static func all(in help: String) -> [HelpOption] {
    var found: [HelpOption] = []
    for line in help.split(separator: "\n") where line.hasPrefix("  ") {
      var words = line.split(separator: " ")[...]
      var names: [String] = []
      while let word = words.first, word.hasPrefix("-"), word.count > 1 {
        let name = word.hasSuffix(",") ? word.dropLast() : word
        names.append(String(name))
        words = words.dropFirst()
        if name.count == word.count { break }
      }
      guard !names.isEmpty, !found.contains(where: { $0.names == names }) else { continue }
      var value: String?
      if let word = words.first, word.allSatisfy({ $0.isUppercase || $0 == "|" }) {
        value = String(word)
        words = words.dropFirst()
      }
      found.append(
        HelpOption(names: names, value: value, summary: words.joined(separator: " ")))
    }
    return found
  }

  /// What may be written for the value; nil where it is a file's name, empty where nothing is known.
  func choices(for command: String) -> [String]? {
    switch value {
    case "KINDS": ["plain", "rich", "list", "table", "all", "none"]
    case "FORMAT":
      command == "convert"
        ? ["text", "markdown", "rtf", "rtfd", "html"] : ["text", "markdown", "source", "html"]
    case "ENGINE": ["tk1", "tk2"]
    case "THEME": Scribe.themes
    case "STYLE": ["emoji", "sketch", "flat"]
    case "MODE": ["kitty", "iterm", "sixel", "symbols", "emoji", "text"]
    case "VOICE": Scribe.voices
    case "NAME" where names.contains("--provider"): ["rules", "model"]
    case "NAME" where names.contains("--encoding"):
      ["utf-8", "utf-16le", "utf-16be", "latin-1", "windows-1252"]
    case "FILE", "FILES", "OUT", "SCRIPT", "DIR", "PATH": nil
    default: []
    }
  }
}
