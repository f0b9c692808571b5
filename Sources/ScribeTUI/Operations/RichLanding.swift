import Documents
package import RichText
package import TextEngine
package import WritingTools

/// What the gate let pass, as it comes to a rich document: edits of its words, and the attributes
/// that go with them.
///
/// Plain words take the style of the words whose place they take. Markup is read as Markdown together
/// with the paragraphs that it stands in; only the words that differ are replaced, so that the others
/// keep what they have, and what the markup says becomes attributes.
package struct RichLanding {
  /// In coordinates of the document's text; they are apart.
  package private(set) var edits: EditSet
  private var parts: [Part] = []
  /// How text looks that takes the place of other text, by its place after the edits.
  private var inherited: [(range: Range<ByteCount>, style: InlineStyle)] = []
  /// Whether the words stay and only attributes change: the edits write some text anew.
  private(set) var isStyling = false

  /// A fragment, and where it stands after the edits.
  private struct Part {
    var position: ByteCount
    var fragment: RichDocument
    /// What of it is new.
    var new: [Range<ByteCount>]
  }

  package init(_ pass: GatePass, in document: RichDocument) {
    edits = EditSet([])
    if pass.kind == .plain {
      let plain = pass.edits.edits.map { edit in
        Edit(range: edit.range, text: TextSlice(bytes: edit.text.bytes.withoutEmptyLines))
      }
      edits = EditSet(plain).asRichText
    } else {
      land(Self.groups(of: pass.edits.edits, in: document), in: document)
    }
    inherit(from: document)
    if edits.isEmpty, let part = parts.first {
      // The history has no place for an edit of nothing.
      let range = part.position..<part.position + part.fragment.text.count
      isStyling = true
      edits = EditSet(
        Edit(range: range, text: TextSlice(bytes: document.text.bytes(in: range))))
    }
  }

  /// Edits with the paragraphs that they touch.
  private static func groups(
    of edits: [Edit], in document: RichDocument
  ) -> [(paragraphs: ClosedRange<Int>, edits: [Edit])] {
    var groups: [(paragraphs: ClosedRange<Int>, edits: [Edit])] = []
    for edit in edits {
      let first = document.paragraphIndex(at: edit.range.lowerBound)
      let last = document.paragraphIndex(at: edit.range.upperBound)
      if let known = groups.last, first <= known.paragraphs.upperBound {
        groups[groups.count - 1].edits.append(edit)
        groups[groups.count - 1].paragraphs =
          known.paragraphs.lowerBound...max(last, known.paragraphs.upperBound)
      } else {
        groups.append((first...last, [edit]))
      }
    }
    return groups
  }

  private mutating func land(
    _ groups: [(paragraphs: ClosedRange<Int>, edits: [Edit])], in document: RichDocument
  ) {
    var made: [Edit] = []
    var shift: ByteCount = 0
    for group in groups {
      let region =
        document.range(ofParagraph: group.paragraphs.lowerBound)
        .lowerBound..<document.range(ofParagraph: group.paragraphs.upperBound).upperBound
      let markdown = Self.markdown(of: region, with: group.edits, in: document.text)
      let reader = MarkdownReader()
      guard let reading = try? reader.read(RichSource(bytes: Array(markdown.utf8))) else {
        continue
      }
      let old = document.text.string(in: region)
      let new = reading.document.text.string
      var part = Part(
        position: region.lowerBound + shift, fragment: reading.document, new: [])
      for change in wordDifference(old, new) {
        let range =
          region.lowerBound + ByteCount(change.oldRange.lowerBound)..<region.lowerBound
          + ByteCount(change.oldRange.upperBound)
        let text = TextSlice(change.newText)
        made.append(Edit(range: range, text: text))
        part.new.append(range.lowerBound + shift..<range.lowerBound + shift + text.count)
        shift += text.count - range.length()
      }
      parts.append(part)
    }
    edits = EditSet(made)
  }

  /// The paragraphs as Markdown that stands for just their words, but where edits bring markup.
  private static func markdown(
    of region: Range<ByteCount>, with edits: [Edit], in text: TextStorage
  ) -> String {
    var result = ""
    var at = region.lowerBound
    for edit in edits {
      result += text.string(in: at..<edit.range.lowerBound).asMarkdownWords
      result += edit.text.string
      at = edit.range.upperBound
    }
    return result + text.string(in: at..<region.upperBound).asMarkdownWords
  }

  private mutating func inherit(from document: RichDocument) {
    var shift: ByteCount = 0
    var spans = SpanCursor(document)
    for edit in edits.edits {
      let start = edit.range.lowerBound + shift
      if !edit.range.isEmpty, !edit.text.isEmpty,
        let style = spans.commonestStyle(in: edit.range)
      {
        inherited.append((start..<start + edit.text.count, style))
      }
      shift += edit.text.count - edit.range.length()
    }
  }

  /// Sets the attributes, once the edits were made and followed.
  func finish(_ document: inout RichDocument) {
    if !isStyling { document.setStyles(inherited) }
    for part in parts {
      document.adopt(part.fragment, at: part.position) { range in
        part.new.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
      }
    }
  }

  /// Whether the document stays whole: no table is torn.
  package func isAllowed(in document: RichDocument) -> Bool { document.allows(edits) }

  /// The document after it.
  package func applied(to document: RichDocument) -> RichDocument {
    var copy = document
    var text = document.text
    text.apply(edits)
    if isStyling {
      copy.restore(0..<0, [], tables: copy.tables, text: text)
    } else {
      copy.follow(edits, to: text)
    }
    finish(&copy)
    return copy
  }
}

/// How a document's text looks in ranges that are asked about in ascending order.
private struct SpanCursor {
  private let document: RichDocument
  private var paragraph = -1
  /// Those of the paragraph, in the document's places.
  private var spans: [StyleRun] = []
  /// The first that does not end before what was asked about last.
  private var next = 0

  init(_ document: RichDocument) { self.document = document }

  /// The style of most of the text in `range`, without attachments; nil for no text.
  mutating func commonestStyle(in range: Range<ByteCount>) -> InlineStyle? {
    var counts: [InlineStyle: Int] = [:]
    for index in document.paragraphIndices(in: range) {
      if index != paragraph { read(index) }
      while next < spans.count, spans[next].range.upperBound <= range.lowerBound { next += 1 }
      for span in spans[next...] {
        guard span.range.lowerBound < range.upperBound else { break }
        let part = span.range.clamped(to: range)
        if !part.isEmpty, span.style.attachment == nil {
          counts[span.style, default: 0] += part.length().value
        }
      }
    }
    // Of two that are as common, the one that says something.
    return counts.max {
      ($0.value, $0.key.isDefault ? 0 : 1) < ($1.value, $1.key.isDefault ? 0 : 1)
    }?
    .key
  }

  private mutating func read(_ index: Int) {
    let whole = document.range(ofParagraph: index)
    spans = document.paragraphs[index].spans(count: whole.length().value)
      .map { span in
        StyleRun(
          range: span.range.lowerBound + whole.lowerBound..<span.range.upperBound
            + whole.lowerBound, style: span.style)
      }
    (paragraph, next) = (index, 0)
  }
}

extension String {
  /// Markdown that reads as just these words: every sign of ASCII is escaped, a line is a paragraph.
  fileprivate var asMarkdownWords: String {
    var result = ""
    var isLineStart = true
    for scalar in unicodeScalars {
      switch scalar {
      case "\n":
        result += "\n\n"
        isLineStart = true
        continue
      case " " where isLineStart || result.unicodeScalars.last == " ": result += "&#32;"
      case "\t": result += "&#9;"
      case "!"..."/", ":"..."@", "["..."`", "{"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "0"..."9" where isLineStart:
        // `1.` at the start would count; the sign after it is escaped, which is enough.
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
      isLineStart = false
    }
    return result
  }
}

extension [UInt8] {
  /// The lines without those that are empty in the middle: in a rich document a line is a paragraph.
  fileprivate var withoutEmptyLines: [UInt8] {
    var result: [UInt8] = []
    for byte in self where byte != 0x0A || result.last != 0x0A { result.append(byte) }
    return result
  }
}
