import RichText
import ScribeTUI
import TextEngine
import WritingTools

/// A rich document's words on their way through a tool: attachments travel as tokens that must come
/// back, and a translator is told which words look otherwise than the rest of their paragraph.
struct RichCarriage: FilterCarriage {
  let document: RichDocument
  private var tokens: RichTokens
  /// The runs that were sent, and how each looks.
  private var runs: [(range: Range<Int>, style: InlineStyle)] = []
  /// The edits of the answer: what they replace, by how many bytes, and where the words of runs stand
  /// among these.
  private var landed: [(range: Range<Int>, count: Int, runs: [(run: Int, range: Range<Int>)])] = []

  init(_ document: RichDocument) {
    self.document = document
    tokens = RichTokens(
      labels: document.attachments(in: 0..<document.text.count).map(\.attachment.displayName))
  }

  var marked: [Range<ByteCount>] { document.protectedRanges(in: 0..<document.text.count) }

  mutating func sent(_ request: ToolRequest) -> ToolRequest {
    var request = request
    if request.tool == .translate, !RunSigns.areIn(request.text) {
      runs = document.unusualRuns
      request.runs = runs.map {
        ToolRequest.Run(range: $0.range, isLink: $0.style.link != nil)
      }
    }
    return tokens.encoded(request)
  }

  mutating func received(_ answer: ToolAnswer) -> ToolAnswer {
    var answer = tokens.decoded(answer)
    guard !runs.isEmpty, case .edits(let edits) = answer.content else { return answer }
    answer.content = .edits(
      edits.map { edit in
        var edit = edit
        let (words, found) = RunSigns.read(edit.replacement)
        edit.replacement = words
        edit.explanation = RunSigns.read(edit.explanation).words
        landed.append((edit.range, words.utf8.count, found))
        return edit
      })
    return answer
  }

  func check(_ session: inout ToolSession) {
    guard session.landing == .replace, case .reviewing = session.phase else { return }
    var accepted = session
    accepted.acceptAll(knowing: true)
    guard case .allowed(let pass) = accepted.outcome(in: document.text),
      let result = self.document(with: pass)
    else { return }
    for words in document.missing(in: result, of: 0..<document.text.count) {
      session.add(CheckFinding(.protected, "\(words) would be lost"))
    }
  }

  /// The document with what the gate let pass; nil where that would tear a table.
  func document(with pass: GatePass) -> RichDocument? {
    let landing = RichLanding(pass, in: document)
    guard landing.isAllowed(in: document) else { return nil }
    var result = landing.applied(to: document)
    carryLooks(into: &result)
    return result
  }

  /// Gives translated sentences the look of their paragraphs, and the words of runs that of the runs.
  private func carryLooks(into result: inout RichDocument) {
    let growth = landed.reduce(0) { $0 + $1.count - $1.range.count }
    // Where an edit was left out, places are not what they seem.
    guard document.text.count.value + growth == result.text.count.value else { return }
    var looks: [(range: Range<ByteCount>, style: InlineStyle)] = []
    var usual = (paragraph: -1, style: InlineStyle())
    var shift = 0
    for edit in landed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = edit.range.lowerBound + shift
      shift += edit.count - edit.range.count
      let paragraph = document.paragraphIndex(at: ByteCount(edit.range.lowerBound))
      if paragraph != usual.paragraph {
        usual = (paragraph, document.usualStyle(ofParagraph: paragraph))
      }
      func add(_ range: Range<Int>, _ style: InlineStyle) {
        if range.isEmpty { return }
        looks.append(
          (ByteCount(start + range.lowerBound)..<ByteCount(start + range.upperBound), style))
      }
      var at = 0
      for (run, place) in edit.runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where place.lowerBound >= at {
        add(at..<place.lowerBound, usual.style)
        add(place, runs[run].style)
        at = place.upperBound
      }
      add(at..<edit.count, usual.style)
    }
    result.setStyles(looks, sparesAttachments: true)
  }

  /// How many runs of the text were translated and have no words of their own any more.
  var lostRuns: Int {
    let kept = Set(landed.flatMap { $0.runs.map(\.run) })
    let edited = landed.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    return runs.indices.count { index in
      let range = runs[index].range
      while next < edited.count, edited[next].upperBound <= range.lowerBound { next += 1 }
      return !kept.contains(index) && next < edited.count && edited[next].overlaps(range)
    }
  }
}

extension RichDocument {
  /// The runs that look otherwise than most of their paragraph, each widened to whole words.
  fileprivate var unusualRuns: [(range: Range<Int>, style: InlineStyle)] {
    let bytes = text.bytes(in: 0..<text.count)
    var found: [(range: Range<Int>, style: InlineStyle)] = []
    for index in paragraphs.indices {
      let whole = range(ofParagraph: index)
      let usual = usualStyle(ofParagraph: index)
      for span in paragraphs[index].spans(count: whole.length().value)
      where span.style != usual && span.style.attachment == nil && found.count < RunSigns.bound {
        let start = whole.lowerBound.value
        var range =
          start + span.range.lowerBound.value..<start + span.range.upperBound.value
        range = Self.widened(range, in: bytes, within: start..<whole.upperBound.value)
        let end = found.last?.range.upperBound ?? 0
        range = max(range.lowerBound, end)..<max(range.upperBound, end)
        // Nobody sees how a blank looks.
        if bytes[range].contains(where: { $0 > 0x20 }) { found.append((range, span.style)) }
      }
    }
    return found
  }

  /// A translator gives back whole words; `un*believ*able` is emphasized as one.
  private static func widened(
    _ range: Range<Int>, in bytes: [UInt8], within whole: Range<Int>
  ) -> Range<Int> {
    func isLetter(_ index: Int) -> Bool {
      whole.contains(index)
        && (bytes[index] | 0x20 >= 0x61 && bytes[index] | 0x20 <= 0x7A || bytes[index] >= 0x80)
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 { end -= 1 }
    guard start < end else { return range }
    while isLetter(start), isLetter(start - 1) { start -= 1 }
    while isLetter(end - 1), isLetter(end) { end += 1 }
    return start..<end
  }

  /// The style of most of a paragraph's words.
  fileprivate func usualStyle(ofParagraph index: Int) -> InlineStyle {
    var counts: [InlineStyle: Int] = [:]
    for span in paragraphs[index].spans(count: range(ofParagraph: index).length().value)
    where span.style.attachment == nil && span.style.link == nil {
      counts[span.style, default: 0] += (span.range.upperBound - span.range.lowerBound).value
    }
    return counts.max {
      ($0.value, $0.key.isDefault ? 1 : 0) < ($1.value, $1.key.isDefault ? 1 : 0)
    }?.key ?? InlineStyle()
  }
}
