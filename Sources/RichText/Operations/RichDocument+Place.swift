public import Documents
public import TextEngine

extension RichDocument {
  /// The kinds of results that the place of a selection holds: code plain text alone, a heading, a
  /// cell or a link no blocks, all else everything.
  ///
  /// A selection of several paragraphs is as narrow as what holds it whole: one that begins or ends
  /// in a table takes no blocks, since they would break it.
  ///
  /// - Complexity: O(paragraphs in the selection).
  public func options(at selection: Range<ByteCount>) -> ResultOptions {
    if selection == 0..<text.count, paragraphs.count > 1 { return .all }
    let indices = paragraphIndices(in: selection)
    let touched = paragraphs[indices]
    if touched.allSatisfy({ $0.style.kind.isVerbatim }) { return .plain }
    if !selection.isEmpty, isAll(in: selection, { $0.isCode }) { return .plain }
    let inline: ResultOptions = [.plain, .rich]
    if touched.first?.style.cell != nil || touched.last?.style.cell != nil { return inline }
    if indices.count == 1 {
      if case .heading = touched[indices.lowerBound].style.kind { return inline }
      if isAll(in: selection, { $0.link != nil }) { return inline }
    }
    return .all
  }

  /// What a tool must return as it is, in `range`: attachments, code, raw markup and quotations; but
  /// a selection that lies in quotations whole is meant.
  public func protectedRanges(in range: Range<ByteCount>) -> [Range<ByteCount>] {
    var result: [Range<ByteCount>] = []
    let indices = paragraphIndices(in: range)
    let isQuoted = paragraphs[indices].allSatisfy(\.style.isQuoted)
    for index in indices {
      let whole = self.range(ofParagraph: index)
      let style = paragraphs[index].style
      if style.kind.isVerbatim || style.isQuoted && !isQuoted {
        result.append(whole.clamped(to: range))
        continue
      }
      for run in paragraphs[index].runs where run.style.isCode || run.style.attachment != nil {
        result.append(run.moved(by: whole.lowerBound).range.clamped(to: range))
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// Each attachment in `range` with the place of its U+FFFC, in order.
  public func attachments(
    in range: Range<ByteCount>
  ) -> [(position: ByteCount, id: AttachmentID, attachment: Attachment)] {
    var found: [(ByteCount, AttachmentID, Attachment)] = []
    for index in paragraphIndices(in: range) {
      let start = self.range(ofParagraph: index).lowerBound
      for run in paragraphs[index].runs {
        guard let id = run.style.attachment, let attachment = attachments[id] else { continue }
        var position = start + run.range.lowerBound
        while position < start + run.range.upperBound {
          if range.contains(position) { found.append((position, id, attachment)) }
          position += 3
        }
      }
    }
    return found
  }

  /// The links in `range`, each once for each stretch, in order.
  public func links(in range: Range<ByteCount>) -> [(range: Range<ByteCount>, link: Link)] {
    var found: [(range: Range<ByteCount>, link: Link)] = []
    for index in paragraphIndices(in: range) {
      let start = self.range(ofParagraph: index).lowerBound
      for run in paragraphs[index].runs {
        guard let link = run.style.link else { continue }
        let place = run.moved(by: start).range
        guard place.overlaps(range) || place.contains(range.lowerBound) else { continue }
        if let last = found.last, last.link == link, last.range.upperBound == place.lowerBound {
          found[found.count - 1].range = last.range.lowerBound..<place.upperBound
        } else {
          found.append((place, link))
        }
      }
    }
    return found
  }
}

extension ParagraphKind {
  /// Whether its text is no prose.
  public var isVerbatim: Bool {
    switch self {
    case .code, .raw, .rule: true
    case .body, .heading: false
    }
  }
}

extension ParagraphStyle {
  var isQuoted: Bool { quoteDepth > 0 || (list?.quoteDepth ?? 0) > 0 }
}

extension Attachment {
  /// What it is called on the screen and to tools: its description, else its name.
  public var displayName: String {
    let words =
      switch self {
      case .glyph(let glyph): glyph.description.isEmpty ? "glyph" : glyph.description
      case .image(let image):
        image.description.isEmpty ? (image.name.isEmpty ? "image" : image.name) : image.description
      case .file(let name, _): name
      case .missing(let name, _): "\(name) (missing)"
      }
    // A name from a file: what would drive a terminal is no part of it.
    let shown = words.unicodeScalars.filter {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        && !$0.properties.isBidiControl && $0 != "\u{2028}" && $0 != "\u{2029}"
    }
    return String(String.UnicodeScalarView(shown.prefix(60)))
  }
}
