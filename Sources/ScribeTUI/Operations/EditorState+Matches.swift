import TextEngine
import TextSearch

extension EditorState {
  /// How much text is looked through for a list, and how many places of it are listed.
  private static var mostBytes: Int { 1 << 24 }
  private static var mostRows: Int { 2000 }

  /// Lists all places of what was looked for last, in all documents that are open.
  mutating func chooseMatch() {
    if case .prompt(let prompt) = mode, prompt.purpose.isSearch, !prompt.typed.isEmpty {
      keepSearch(prompt.typed)
      document.selection = prompt.origin
      document.top = prompt.originTop
    }
    guard let pattern = search.pattern else {
      mode = .text
      message = Message(search.error?.words ?? "Nothing was looked for yet: ^F.")
      return
    }
    var items: [Chooser.Item] = []
    var left = Self.mostBytes
    var note: String?
    for document in documents {
      guard document.text.count.value <= left else {
        note = "\(document.name) and what comes after it is too large for this list."
        break
      }
      left -= document.text.count.value
      do throws(SearchStop) {
        try pattern.forEachMatch(in: document.text, within: 0..<document.text.count) { match in
          items.append(item(for: match.range, in: document))
          return items.count < Self.mostRows
        }
      } catch {
        note = "The expression has too many ways to match in \(document.name)."
      }
    }
    if items.count >= Self.mostRows { note = "Only the first \(Self.mostRows) are listed." }
    guard !items.isEmpty else {
      mode = .text
      message = Message("Not found: \(search.query.phrase)")
      return
    }
    open(Chooser(.matches(search.query.phrase), items, note: note))
  }

  /// The line of a match, from a little before it on.
  private func item(for range: Range<ByteCount>, in document: EditorDocument) -> Chooser.Item {
    let text = document.text
    let line = text.lineStart(containing: range.lowerBound)
    var start = max(line, range.lowerBound - 24)
    if start > line { start = text.graphemeBoundary(atOrBefore: start) }
    let end = min(text.lineEnd(containing: range.lowerBound), range.lowerBound + 160)
    let words =
      text.string(in: start..<max(end, start))
      .split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let number = text.line(at: range.lowerBound)
    return Chooser.Item(
      words: (start > line ? "…" : "") + words,
      detail: "\(document.name):\(number.isExact ? "" : "~")\(number.value.value + 1)",
      value: .match(document.id, range))
  }
}
