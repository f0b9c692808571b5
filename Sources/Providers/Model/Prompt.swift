package import WorkerLink

/// What a model is told for one tool: a part that sets its task, and one with the text.
///
/// In a file the two parts are divided by a line `---`. `{text}`, `{before}`, `{instruction}`,
/// `{previous}`, `{kinds}` and `{language}` stand for what a request holds.
package struct Prompt: Hashable, Sendable {
  package var system: String
  package var user: String

  /// - Parameter file: The file's text; without a dividing line all of it is the user's part.
  package init(_ file: String) {
    let lines = file.split(omittingEmptySubsequences: false) { $0.isNewline }
    let divider = lines.firstIndex { $0.allSatisfy { $0 == "-" } && $0.count >= 3 }
    func part(_ lines: ArraySlice<Substring>) -> String {
      lines.joined(separator: "\n").trimmingGaps()
    }
    if let divider {
      system = part(lines[..<divider])
      user = part(lines[(divider + 1)...])
    } else {
      system = ""
      user = part(lines[...])
    }
  }

  /// The messages with `values` in their places. Values are put in once: what looks like a place in a
  /// writer's text stays text.
  package func messages(_ values: [String: String]) -> [ChatMessage] {
    var messages: [ChatMessage] = []
    let system = Self.filled(system, values)
    if !system.isEmpty { messages.append(ChatMessage(.system, system)) }
    messages.append(ChatMessage(.user, Self.filled(user, values)))
    return messages
  }

  private static func filled(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      else {
        result.append("{")
        rest = rest.dropFirst()
        continue
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension String {
  /// The text without white space at its ends.
  func trimmingGaps() -> String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
