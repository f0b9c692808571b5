import Documents
import TextEngine
import WritingTools

/// A search for the next finding, through text that was not looked at yet.
struct FindingSearch: Hashable, Sendable {
  var document: DocumentID
  var revision: Revision
  var isForward: Bool
  /// How far it has come.
  var position: ByteCount
}

extension EditorDocument {
  /// Whether its text is prose, as `scribe check` takes it.
  var isProse: Bool { format == .markdown || format == .plainText }

  /// What is right in it whatever rules say.
  func house(_ settings: EditorSettings) -> HouseStyle {
    house ?? HouseStyle(ignoredRules: Set(settings.ignoredRules))
  }
}

// Proofreading while the writer types: what is near the screen is looked at, beside the editor, when
// nothing was typed for a moment.
extension EditorState {
  /// Turns looking at spelling and grammar on or off, in all documents.
  mutating func toggleChecking() {
    settings.checksAsYouType.toggle()
    for index in documents.indices { documents[index].live = nil }
    guard settings.checksAsYouType else {
      message = Message("Spelling and grammar are not marked any more.")
      return
    }
    followCheckSetting()
    message = Message(
      document.isProse
        ? "Spelling and grammar are marked; F8 goes to the next, Alt-Y corrects, Alt-D ignores."
        : "On; \(document.format.name) files are not looked at.")
  }

  /// Gives documents that are to be looked at a place for what is found.
  mutating func followCheckSetting() {
    guard settings.checksAsYouType else { return }
    for index in documents.indices {
      if !documents[index].isProse {
        documents[index].live = nil
      } else if documents[index].live == nil {
        documents[index].live = LiveFindings()
      }
    }
  }

  /// Whether findings are marked in the document on the screen.
  var marksFindings: Bool { settings.checksAsYouType && document.isProse }

  /// Whether something near the screen may have to be looked at. Costs nothing.
  var needsLiveCheck: Bool {
    guard settings.checksAsYouType, !documents.isEmpty, document.isProse else { return false }
    guard let live = document.live else { return true }
    return live.settled != livePlace && document.text.lostRanges.isEmpty
  }

  private var livePlace: LiveFindings.Place {
    LiveFindings.Place(revision: document.text.revision, top: document.top, size: size)
  }

  /// What of the text near the screen is to be looked at; nil where all of it was.
  ///
  /// - Complexity: O(three screens), 32 KiB at most.
  @MainActor mutating func liveCheck(layouts: Layouts) -> LiveCheck? {
    guard needsLiveCheck else { return nil }
    followCheckSetting()
    let shown = self.shown(layouts: layouts)
    guard shown.projection == nil, !shown.areas.text.isEmpty else { return nil }
    let count = shown.areas.text.rows
    let top = shown.engine.row(-count, from: shown.engine.row(at: document.top))
    let rows = shown.engine.rows(from: top.place, count: count * 3)
    let start = rows.first?.range.lowerBound ?? 0
    let end = min(rows.last?.range.upperBound ?? 0, start + LiveCheck.mostBytes)
    let paragraphs = unchecked(in: start..<max(start, end))
    if paragraphs.isEmpty {
      let place = livePlace
      document.live?.settled = place
      return nil
    }
    return liveCheck(of: paragraphs)
  }

  private func liveCheck(of paragraphs: [Range<ByteCount>]) -> LiveCheck {
    LiveCheck(
      document: document.id, text: document.text, paragraphs: paragraphs, format: document.format,
      lineEnding: lineEndBytes(at: paragraphs.first?.lowerBound ?? 0),
      language: document.language ?? settings.language,
      house: document.house(settings))
  }

  /// The paragraphs in `range` that were not looked at as they are; blank lines are none. A paragraph
  /// of more than 32 KiB counts as far as it lies in the range.
  private func unchecked(in range: Range<ByteCount>) -> [Range<ByteCount>] {
    guard let live = document.live, !range.isEmpty else { return [] }
    var found: [Range<ByteCount>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      var paragraph = ToolScope(
        .paragraph, text: document.text, selection: Selection(caret: position),
        format: document.format
      ).range
      if paragraph.length() > LiveCheck.mostBytes {
        paragraph = atSpaces(paragraph.clamped(to: range))
      }
      let isBlank = paragraph.length() < 64 && trimmed(paragraph).isEmpty
      if !isBlank, !paragraph.isEmpty, !live.holds(paragraph) { found.append(paragraph) }
      position = max(paragraph.upperBound, position + 1)
    }
    return found
  }

  /// `range` made smaller to spaces at its rims, where there are any near.
  private func atSpaces(_ range: Range<ByteCount>) -> Range<ByteCount> {
    let reach: ByteCount = 256
    let head = document.text.bytes(
      in: range.lowerBound..<min(range.lowerBound + reach, range.upperBound))
    let tail = document.text.bytes(
      in: max(range.upperBound - reach, range.lowerBound)..<range.upperBound)
    var (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, let space = head.firstIndex(of: 0x20) { start += ByteCount(space + 1) }
    if end < document.text.count, let space = tail.lastIndex(of: 0x20) {
      end -= ByteCount(tail.count - space - 1)
    }
    let text = document.text
    start = text.graphemeBoundary(atOrBefore: start)
    return start..<max(start, text.graphemeBoundary(atOrBefore: end))
  }

  /// Takes what was found beside the editor; nothing where the text has changed since.
  mutating func checked(_ check: LiveCheck, _ result: LiveCheckResult) -> [Effect] {
    guard let index = documents.firstIndex(where: { $0.id == check.document }),
      documents[index].text.revision == check.text.revision, documents[index].live != nil,
      documents[index].house(settings) == check.house
    else {
      findingSearch = nil
      return []
    }
    switch result {
    case .failed(let reason):
      findingSearch = nil
      // Said once; then there is peace.
      documents[index].live?.take([], in: check.paragraphs)
      tellOnce("Checking as you type: \(reason)")
    case .found(let findings, let notices):
      documents[index].live?.take(findings, in: check.paragraphs)
      if let notice = notices.first(where: { $0.hasPrefix("spelling is off") }) { tellOnce(notice) }
    }
    guard index == current, let search = findingSearch, search.document == document.id,
      search.revision == document.text.revision,
      let first = check.paragraphs.first, let last = check.paragraphs.last
    else {
      findingSearch = nil
      return []
    }
    return search.isForward
      ? nextFinding(from: last.upperBound) : previousFinding(from: first.lowerBound)
  }

  private mutating func tellOnce(_ words: String) {
    guard toldOfChecking != words else { return }
    toldOfChecking = words
    if message == nil { message = Message(words) }
  }

  // MARK: Going from one to the next

  /// Goes to the next finding after the caret; what lies between that was not looked at yet is.
  ///
  /// - Parameter position: How far the search has come; nil begins at the caret.
  mutating func nextFinding(from position: ByteCount? = nil) -> [Effect] {
    let head = document.selection.head
    followCheckSetting()
    guard let live = document.live else { return [] }
    let next = live.findings.first { $0.range.lowerBound > head }
    let end = next?.range.lowerBound ?? document.text.count
    let start = position ?? head
    if start < end, let gap = gap(in: start..<end, fromEnd: false) {
      return look(at: gap, isForward: true, from: start)
    }
    findingSearch = nil
    guard let next else {
      message = Message("No finding from here to the end.")
      return []
    }
    go(to: next)
    return []
  }

  /// The same before the caret.
  mutating func previousFinding(from position: ByteCount? = nil) -> [Effect] {
    let head = document.selection.head
    followCheckSetting()
    guard let live = document.live else { return [] }
    let previous = live.findings.last { $0.range.lowerBound < head }
    let start = previous?.range.upperBound ?? 0
    let end = position ?? head
    if start < end, let gap = gap(in: start..<end, fromEnd: true) {
      return look(at: gap, isForward: false, from: end)
    }
    findingSearch = nil
    guard let previous else {
      message = Message("No finding from here to the start.")
      return []
    }
    go(to: previous)
    return []
  }

  private mutating func look(
    at paragraphs: [Range<ByteCount>], isForward: Bool, from position: ByteCount
  ) -> [Effect] {
    findingSearch = FindingSearch(
      document: document.id, revision: document.text.revision, isForward: isForward,
      position: position)
    message = Message(
      "Looking for the \(isForward ? "next finding" : "finding before")… (any key stops)")
    return [.check(liveCheck(of: paragraphs))]
  }

  /// The first (or last) paragraphs of `range` that were not looked at, 64 KiB at most.
  private func gap(in range: Range<ByteCount>, fromEnd: Bool) -> [Range<ByteCount>]? {
    let step = LiveCheck.mostBytes
    var position = fromEnd ? range.upperBound : range.lowerBound
    while fromEnd ? position > range.lowerBound : position < range.upperBound {
      let part =
        fromEnd
        ? max(range.lowerBound, position - step)..<position
        : position..<min(range.upperBound, position + step)
      let found = unchecked(in: part)
      if !found.isEmpty { return found }
      position = fromEnd ? part.lowerBound : part.upperBound
    }
    return nil
  }

  private mutating func go(to finding: LiveFinding) {
    document.selection = Selection(caret: finding.range.lowerBound)
    document.isMarking = false
    document.goal = nil
    message = Message(finding.words)
  }

  // MARK: At the caret

  /// Puts the best correction in the place of what was found at the caret.
  @MainActor mutating func applyCorrection(layouts: Layouts) {
    guard let finding = document.live?.finding(at: document.selection.head),
      let best = finding.replacements.first
    else {
      message = Message("Nothing was found at the caret; F8 goes to the next finding.")
      return
    }
    replace(finding.range, with: best, layouts: layouts)
    message = Message(
      best.isEmpty
        ? "Took “\(finding.original)” away; ^Z brings it back."
        : "“\(finding.original)” is “\(best)” now; ^Z takes it back.")
  }

  @MainActor mutating func replace(
    _ range: Range<ByteCount>, with words: String, layouts: Layouts
  ) {
    document.history.endGroup()
    edit(
      EditSet(Edit(range: range, text: words)), kind: .other,
      selection: Selection(caret: range.lowerBound + ByteCount(words.utf8.count)),
      layouts: layouts)
  }
}

extension LiveFinding {
  /// `“teh” → “the”: reason`, with what the keys do.
  var words: String {
    let change =
      replacements.first.map {
        $0.isEmpty ? "“\(original)” goes" : "“\(original)” → “\($0)” (Alt-Y)"
      }
      ?? "“\(original)”"
    let reason = explanation.hasSuffix(".") ? String(explanation.dropLast()) : explanation
    return change + (reason.isEmpty ? "" : ": \(reason)") + ". Alt-D ignores."
  }
}

/// What came of proofreading some paragraphs.
public enum LiveCheckResult: Sendable {
  case found([LiveFinding], notices: [String])
  case failed(String)
}

extension LiveCheck {
  /// How much is looked at in one go.
  static let mostBytes: ByteCount = 32_768
}
