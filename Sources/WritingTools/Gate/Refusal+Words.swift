import Documents
import TextEngine

// What the writer reads about refusals.
extension Refusal {
  /// The reason in one line: `Kind: list. A .txt file holds: plain.`
  public var message: String {
    switch reason {
    case .notHeld(let kinds):
      let holders = DocumentFormat.allCases.filter { $0.options.isSuperset(of: kinds) }
      let where_ =
        holders.isEmpty ? "" : " Formats that hold it: " + holders.list(\.name) + "."
      return "\(format.holder) cannot hold: \(kinds.words). It holds: \(format.options.words)."
        + where_
    case .nothingAllowed:
      return "No kind of result is allowed here, so no tool can run."
    case .kind:
      return "Kind: \(kind?.rawValue ?? "none"). \(holding)"
    case .illFormed(let position):
      return "The byte at \(position.value) is not UTF-8 text; a tool could not give it back."
    case .checks(let findings):
      return "Not applied: " + findings.map(\.message).joined(separator: "; ") + "."
    }
  }

  private var holding: String {
    switch limit {
    case .format, nil: "\(format.holder) holds: \(format.options.words)."
    case .place: "This place holds: \(place.words)."
    case .preference: "Allowed: \(allowed.words)."
    }
  }

  /// Reason and ways out in one sentence, with the editor's keys:
  /// ``text files hold plain text; `d` shows it as plain lines, `c` copies it as Markdown``.
  public var sentence: String {
    let ways = remedies.prefix(2).map { "`\($0.key)` \($0.action)" }
    let reason =
      switch limit {
      case .format: "\(format.name) files hold \(format.options.nouns)"
      case .place: "this place holds \(place.nouns)"
      case .preference: "only \(allowed.nouns) is allowed"
      case nil: message.last == "." ? String(message.dropLast()) : message
      }
    return ([reason] + (ways.isEmpty ? [] : [ways.joined(separator: ", ")]))
      .joined(separator: "; ")
  }

  /// Reason and ways out for a command, whose reader has options and no keys.
  public var commandLine: String {
    let ways = remedies.compactMap(\.option)
    return ways.isEmpty ? message : "\(message) Try: \(ways.joined(separator: "; "))."
  }
}

extension Refusal.Remedy {
  /// The key in the panel of a refused result.
  public var key: Character {
    switch self {
    case .degrade: "d"
    case .copyAsMarkdown: "c"
    case .saveAsMarkdown: "s"
    case .treatAsMarkdown: "f"
    case .allow: "a"
    }
  }

  /// The words beside the key: `preview as plain lines`.
  public var words: String {
    switch self {
    case .degrade(let kind): "preview as \(kind.form)"
    case .copyAsMarkdown: "copy as Markdown"
    case .saveAsMarkdown: "save result as .md"
    case .treatAsMarkdown: "treat this file as Markdown"
    case .allow(let kind): "allow \(kind.rawValue)"
    }
  }

  /// The same as part of a sentence: `shows it as plain lines`.
  var action: String {
    switch self {
    case .degrade(let kind): "shows it as \(kind.form)"
    case .copyAsMarkdown: "copies it as Markdown"
    case .saveAsMarkdown: "saves it as .md"
    case .treatAsMarkdown: "treats this file as Markdown"
    case .allow(let kind): "allows \(kind.rawValue)"
    }
  }

  /// What a command's reader can do.
  var option: String? {
    switch self {
    case .degrade(let kind): "--degrade (\(kind.form))"
    case .treatAsMarkdown: "--format markdown"
    case .allow(let kind): "--allow \(kind.rawValue)"
    case .copyAsMarkdown: "--json (shows the result)"
    case .saveAsMarkdown: nil
    }
  }
}

extension ResultKind {
  /// What a reduced result is called.
  var form: String {
    switch self {
    case .plain: "plain lines"
    case .rich: "rich text"
    case .list: "a list"
    case .table: "a table"
    }
  }
}

extension ResultOptions {
  /// `plain text`, `plain text and rich text`.
  var nouns: String {
    let nouns = kinds.map { kind in
      switch kind {
      case .plain: "plain text"
      case .rich: "rich text"
      case .list: "lists"
      case .table: "tables"
      }
    }
    return nouns.isEmpty ? "nothing" : nouns.list { $0 }
  }
}

extension DocumentFormat {
  /// `A .txt file`.
  var holder: String {
    switch self {
    case .plainText: "A .txt file"
    case .markdown: "A Markdown file"
    case .sourceCode: "A source file"
    case .htmlSource: "HTML as source"
    case .richText: "A rich document"
    }
  }
}

extension Collection {
  /// `a`, `a and b`, `a, b and c`.
  func list(_ word: (Element) -> String) -> String {
    let words = map(word)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
