import TextSearch
private import WritingTools

extension Prompt.Purpose {
  /// - Parameter inSelection: Whether replacing keeps to the selection.
  fileprivate func words(inSelection: Bool) -> String {
    let place = inSelection ? " in the selection" : ""
    return switch self {
    case .find: "Find"
    case .replaceWhat: "Replace\(place)"
    case .replaceWith(let what): "Replace \(what)\(place) with"
    case .goTo: "Go to line, heading or percent"
    case .open: "Open"
    case .ex: "Command"
    case .goal: "Goal in words (nothing: none)"
    case .width: "Width of the text in cells (nothing: the screen)"
    case .checkpoint: "Name of the checkpoint"
    case .saveAs: "Save as"
    case .saveResult: "Save the result as"
    case .encoding: "Encoding to save in"
    case .saveRest: "Save what is left as"
    case .readAs: "Encoding to read it in"
    case .link: "Link to (nothing: no link)"
    case .describe(.compose, _): "Describe what to write"
    case .describe: "Describe the change"
    case .refine: "What should be different"
    case .boxParagraphs: "Box paragraphs that hold (nothing: none)"
    }
  }
}

extension EditorState {
  /// What stands before the line of a prompt: what it is for, and how a phrase is compared.
  func label(of prompt: Prompt) -> String {
    let words = prompt.purpose.words(inSelection: prompt.scope != nil)
    let options = prompt.purpose.isSearch ? search.query.options.words : []
    return options.isEmpty ? words : "\(words) (\(options.joined(separator: ", ")))"
  }

  /// Which match is selected, beside the line of a prompt.
  func matchNote(of prompt: Prompt) -> String? {
    guard prompt.purpose.isSearch, !prompt.typed.isEmpty, !prompt.isOffered else { return nil }
    return matchWords ?? (search.finding != nil ? "looking" : nil)
  }

  /// The hints of finding; those of what is on say how to switch it off.
  func searchHints(_ hints: [Hint]) -> [Hint] {
    let options = search.query.options
    let states: [(String, SearchOptions)] = [
      ("regex", .regex), ("word", .wholeWord), ("case", .matchCase), ("accents", .ignoreAccents),
    ]
    return hints.map { hint in
      guard let option = states.first(where: { $0.0 == hint.words })?.1, options.contains(option)
      else { return hint }
      var hint = hint
      hint.words = "no \(hint.words)"
      return hint
    }
  }
}

extension SearchOptions {
  /// Each option that is on, in a word or two.
  var words: [String] {
    let all: [(SearchOptions, String)] = [
      (.regex, "regex"), (.wholeWord, "word"), (.matchCase, "case"),
      (.ignoreAccents, "any accents"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
