import TextEngine
import WritingTools

/// Straight quotes, dots and hyphens, and what printers put in their place.
struct SmartPunctuation {
  var outer: (open: String, close: String)
  var inner: (open: String, close: String)

  /// As a language has them; English where it is not known.
  init(language: String?) {
    switch language?.lowercased().prefix(2) {
    case "de", "cs", "sk", "sl", "bg", "da": (outer, inner) = (("„", "“"), ("‚", "‘"))
    case "fr": (outer, inner) = (("«\u{202F}", "\u{202F}»"), ("“", "”"))
    case "es", "it", "pt", "ru", "uk", "el", "no": (outer, inner) = (("«", "»"), ("“", "”"))
    case "pl", "ro", "hu": (outer, inner) = (("„", "”"), ("‚", "’"))
    case "fi", "sv": (outer, inner) = (("”", "”"), ("’", "’"))
    default: (outer, inner) = (("“", "”"), ("‘", "’"))
    }
  }

  /// What stands for a quote that is typed behind `before`; `'` in a word is an apostrophe.
  func quote(_ sign: Character, after before: Character?) -> String {
    let opens = before.map { $0.isWhitespace || "([{—–“‘«„‚".contains($0) } ?? true
    if sign == "\"" { return opens ? outer.open : outer.close }
    return opens ? inner.open : "’"
  }

  /// Returns the edits for a stretch of text, places in bytes from its start. What is between
  /// backticks, in tags and in addresses stays.
  func edits(of text: String) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    let characters = Array(text)
    var place = 0
    var index = 0
    var before: Character?
    var isCode = false
    var isTag = false
    while index < characters.count {
      let character = characters[index]
      let run = characters[index...].prefix { $0 == character }.count
      let isLineStart = before == nil || before?.isNewline == true
      var taken = 1
      var replacement: String?
      switch character {
      case "`":
        isCode.toggle()
        taken = run
      case "<" where characters.dropFirst(index + 1).first.map({ $0.isLetter || $0 == "/" }) == true:
        isTag = true
      case ">": isTag = false
      case _ where isCode || isTag: break
      case "\"", "'": replacement = quote(character, after: before)
      case "-" where (run == 2 || run == 3) && !isLineStart:
        // A row of hyphens is a rule or a table's.
        replacement = run == 2 ? "–" : "—"
        taken = run
      case "-": taken = run
      case "." where run == 3:
        replacement = "…"
        taken = 3
      case ".": taken = run
      default: break
      }
      let length = characters[index..<index + taken].reduce(0) { $0 + $1.utf8.count }
      if let replacement { edits.append((place..<place + length, replacement)) }
      // A tag is no neighbour.
      if !isTag, character != ">" { before = replacement?.last ?? character }
      // No code goes on over a blank line.
      if character.isNewline, characters.dropFirst(index + 1).first?.isNewline == true {
        (isCode, isTag) = (false, false)
      }
      place += length
      index += taken
    }
    return edits
  }
}

extension EditorState {
  /// Puts printers' quotes, dashes and dots into the selection, or else the paragraph.
  @MainActor mutating func smarten(layouts: Layouts) {
    let text = document.text
    let selected = document.selection.range
    let range =
      selected.isEmpty
      ? ToolScope(
        .paragraph, text: text, selection: document.selection, format: document.format
      ).range : selected
    guard range.length() <= ByteCount(1 << 24) else {
      message = Message("Select less than 16 MB of it.")
      return
    }
    let smart = SmartPunctuation(language: settings.language ?? settings.userLanguage)
    let edits = smart.edits(of: text.string(in: range)).map { edit in
      Edit(
        range: range.lowerBound
          + ByteCount(
            edit.range.lowerBound)..<range.lowerBound + ByteCount(edit.range.upperBound),
        text: edit.text)
    }
    guard !edits.isEmpty, text.string(in: range).utf8.count == range.length().value else {
      message = Message("There are no straight quotes or hyphens to change here.")
      return
    }
    edit(EditSet(edits), kind: .other, layouts: layouts)
    message = Message("Changed \(counted(edits.count, "place")).")
  }

  /// What typing `scalar` puts into the text: a printer's quote where the writer wants that.
  func typedForm(of scalar: Unicode.Scalar) -> String {
    guard settings.typesSmartQuotes, scalar == "\"" || scalar == "'" else { return String(scalar) }
    let text = document.text
    let place = document.selection.range.lowerBound
    let before = place > 0 ? text.string(in: text.graphemeStart(before: place)..<place).last : nil
    return SmartPunctuation(language: settings.language ?? settings.userLanguage)
      .quote(Character(scalar), after: before)
  }
}
