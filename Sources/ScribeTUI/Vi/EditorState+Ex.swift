import Documents
import TextEngine
import TextSearch

extension EditorState {
  /// Carries out a line typed behind vi's `:`.
  @MainActor mutating func runEx(_ line: String, layouts: Layouts) -> [Effect] {
    let line = line.split(separator: " ").joined(separator: " ")
    remember(line, as: .ex)
    if let number = Int(line) {
      leaveMark()
      goTo(line: number, column: 1)
      return []
    }
    if line == "$" {
      jump(to: document.text.lineStart(containing: document.text.count))
      return []
    }
    if let substitution = Substitution(line) { return substitute(substitution, layouts: layouts) }
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : nil
    switch parts.first ?? "" {
    case "": break
    case "w", "write":
      guard let argument else { return save() }
      return save(as: argument, expecting: nil, overwriting: false)
    case "w!": return save(overwriting: true)
    case "q", "quit": return documents.count > 1 ? closeDocument() : leave()
    case "qa", "qall": return leave()
    case "q!", "qa!", "qall!": return leave(discarding: Set(documents.map(\.id)))
    case "wq", "x", "xit", "wqa", "xa":
      guard document.isModified else { return leave() }
      let effects = save()
      if document.path != nil { leaving = .quitting(discarding: []) }
      return effects
    case "e", "edit":
      guard let argument else { return browse() }
      return [.open(path: argument)]
    case "e!":
      return document.path.map { path in
        reloading = document.id
        return [.open(path: path)]
      } ?? []
    case "ls", "buffers", "b", "files": chooseDocument()
    case "bn", "bnext": current = (current + 1) % documents.count
    case "bp", "bprevious": current = (current + documents.count - 1) % documents.count
    case "bd", "bdelete": return closeDocument()
    case "u", "undo": undo(layouts: layouts)
    case "red", "redo": redo(layouts: layouts)
    case "noh", "nohlsearch": break
    case "h", "help": mode = .help(scroll: 0, of: .viNormal)
    case "set":
      switch argument {
      case "list": settings.showsMarks = true
      case "nolist": settings.showsMarks = false
      default: message = Message("Only “set list” and “set nolist” are known; F1 shows the keys.")
      }
    default: message = Message(":\(line) is not known; F1 shows what is.", isError: true)
    }
    return []
  }

  /// Replaces in lines, as one undo.
  @MainActor private mutating func substitute(
    _ substitution: Substitution, layouts: Layouts
  ) -> [Effect] {
    var options: SearchOptions = [.regex]
    if !substitution.ignoresCase, substitution.what.contains(where: \.isUppercase) {
      options.insert(.matchCase)
    }
    let query = SearchQuery(
      substitution.what.isEmpty ? search.query.phrase : substitution.what, options: options)
    search.set(query)
    guard let pattern = search.pattern else {
      message = Message(search.error?.words ?? "There is nothing to look for.", isError: true)
      return []
    }
    let text = document.text
    let head = document.selection.head
    let scope =
      substitution.isWhole
      ? 0..<text.count : text.lineStart(containing: head)..<text.lineEnd(containing: head)
    var edits: [Edit] = []
    var lastLine: ByteCount?
    do throws(SearchStop) {
      try pattern.forEachMatch(in: text, within: scope) { match in
        let line = text.lineStart(containing: match.range.lowerBound)
        if substitution.isGlobal || line != lastLine {
          let bytes = pattern.replacement(for: match, by: substitution.by, in: text)
          edits.append(Edit(range: match.range, text: TextSlice(bytes: bytes)))
        }
        lastLine = line
        return edits.count < 1_000_000
      }
    } catch {
      message = Message(
        "The expression has too many ways to match; nothing was changed.", isError: true)
      return []
    }
    guard !edits.isEmpty else {
      message = Message("Not found: \(query.phrase)")
      return []
    }
    edit(EditSet(edits), kind: .other, layouts: layouts)
    document.selection = Selection(caret: document.selection.head)
    message = Message("Replaced \(counted(edits.count, "place")).")
    return []
  }
}

/// `s/what/by/flags`, over all lines with `%` in front.
struct Substitution: Hashable {
  var what: String
  var by: String
  var isWhole: Bool
  var isGlobal: Bool
  var ignoresCase: Bool

  init?(_ line: String) {
    var rest = line[...]
    isWhole = rest.hasPrefix("%")
    if isWhole { rest.removeFirst() }
    guard rest.popFirst() == "s", let sign = rest.popFirst(), !sign.isLetter, !sign.isNumber,
      sign != " ", sign != "\\"
    else { return nil }
    var parts = [""]
    while let letter = rest.popFirst() {
      if letter == "\\", rest.first == sign {
        parts[parts.count - 1].append(sign)
        rest.removeFirst()
      } else if letter == "\\", let next = rest.popFirst() {
        parts[parts.count - 1] += "\\\(next)"
      } else if letter == sign, parts.count < 3 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    guard parts.count >= 2 else { return nil }
    what = parts[0]
    by = parts[1]
    let flags = parts.count > 2 ? parts[2] : ""
    guard flags.allSatisfy({ "gi".contains($0) }) else { return nil }
    isGlobal = flags.contains("g")
    ignoresCase = flags.contains("i")
  }
}
