/// One setting of `config.toml`: what docs/configuration.md is made from and tests hold the reader to.
public struct SettingEntry: Hashable, Sendable {
  /// As it is written: `tab-width`, under its table where it has one: `model.address`.
  public var name: String
  /// A value in TOML that the reader takes.
  public var example: String
  /// What the value may be.
  public var values: String
  /// What holds where nothing is set.
  public var usual: String
  public var summary: String

  /// The entry as a row of a Markdown table.
  public var row: String { "| `\(name)` | \(values) | \(usual) | \(summary) |" }

  /// A file that sets this and nothing else.
  public var file: String {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return "\(name) = \(example)\n" }
    let table = parts[0] == "files" ? "[[files]]" : "[\(parts[0])]"
    let pattern = parts[0] == "files" && parts[1] != "pattern" ? "pattern = \"*.txt\"\n" : ""
    return "\(table)\n\(pattern)\(parts[1]) = \(example)\n"
  }
}

extension SettingEntry {
  private init(
    _ name: String, _ example: String, _ values: String, usual: String, _ summary: String
  ) {
    self.init(name: name, example: example, values: values, usual: usual, summary: summary)
  }

  /// All settings, in the order of the documentation.
  public static let all: [SettingEntry] = [
    SettingEntry(
      "theme", "\"dark\"", "`dark`, `light`, `16`, `none`", usual: "dark; none with `NO_COLOR`",
      "colours"),
    SettingEntry("engine", "\"tk1\"", "`tk1`, `tk2`", usual: "tk2", "the layout to begin with"),
    SettingEntry(
      "behaviour", "\"limited\"", "`none`, `limited`, `complete`", usual: "the engine's",
      "where a review shows: limited is a panel, complete is in the text"),
    SettingEntry("tab-width", "4", "1 to 32", usual: "8", "cells from one tab stop to the next"),
    SettingEntry(
      "wrap-width", "72", "0 to 10000", usual: "0, the window's",
      "the widest row of text, in cells"),
    SettingEntry(
      "scroll-margin", "2", "0 to 100", usual: "0", "rows kept between the caret and the edge"),
    SettingEntry(
      "scroll-thumb", "false", "true or false", usual: "true",
      "a sign in the last column shows where in a long text the window is"),
    SettingEntry(
      "images", "\"emoji\"",
      "`auto`, `kitty`, `sixel`, `iterm`, `symbols`, `emoji`, `words`", usual: "auto",
      "how glyphs are shown; auto asks the terminal"),
    SettingEntry(
      "persistent-undo", "false", "true or false", usual: "true",
      "undo goes on where the last session of an unchanged file ended"),
    SettingEntry(
      "bidi", "\"terminal\"", "`scribe`, `terminal`", usual: "scribe",
      "who puts text from right to left in order"),
    SettingEntry(
      "encoding", "\"latin-1\"", "an encoding", usual: "bytes shown as they are",
      "what a file is that is not UTF-8 and does not say"),
    SettingEntry(
      "languages", "[\"en-GB\", \"fr\"]", "language tags", usual: "the locale's",
      "what tools take a text for, the first preferred"),
    SettingEntry(
      "ignore", "[\"wordiness\"]", "names of rules", usual: "none",
      "rules whose proposals are not shown"),
    SettingEntry(
      "keys.find", "\"alt-z\"", "a key", usual: "as the palette shows",
      "a key for the command of that name; one line each"),
    SettingEntry(
      "model.address", "\"127.0.0.1:11434\"", "host and port, or an address", usual: "none",
      "where a language model answers"),
    SettingEntry(
      "model.name", "\"qwen2.5:7b\"", "a name", usual: "the server's first", "which model"),
    SettingEntry(
      "model.allow-remote", "true", "true or false", usual: "false",
      "whether text may leave this machine for that address"),
    SettingEntry(
      "model.key-file", "\"/home/me/key\"", "a path", usual: "none",
      "a file of mode 0600 with the server's key"),
    SettingEntry(
      "model.key-command", "\"pass show model\"", "a command", usual: "none",
      "prints the server's key"),
    SettingEntry(
      "model.ca-file", "\"/home/me/ca.pem\"", "a path", usual: "the system's",
      "whose certificates an https server may have (PEM)"),
    SettingEntry(
      "model.context", "8192", "512 to 10000000", usual: "as the server says",
      "tokens that the model takes at once"),
    SettingEntry(
      "model.keep-payloads", "false", "true or false", usual: "true",
      "whether `scribe journal --payload` can show what was sent"),
    SettingEntry(
      "files.pattern", "\"*.txt\"", "`*`, `**`, `?`", usual: "",
      "the files that a table of `[[files]]` is for; the first that fits counts"),
    SettingEntry(
      "files.allow", "\"plain, list\"", "kinds", usual: "all", "the kinds that may be applied"),
    SettingEntry(
      "files.format", "\"markdown\"", "`text`, `markdown`, `source`, `html`",
      usual: "by the suffix", "what such files are taken for"),
    SettingEntry(
      "files.language", "\"de\"", "a language tag", usual: "`languages`", "what they are written in"
    ),
    SettingEntry(
      "files.wrap-width", "80", "0 to 10000", usual: "`wrap-width`", "the widest row"),
    SettingEntry(
      "files.encoding", "\"latin-1\"", "an encoding", usual: "`encoding`",
      "what they are, whatever they look like"),
  ]
}
