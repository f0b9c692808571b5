internal import TextEngine

extension RichDocument {
  /// Traps where `invariantFailure()` finds something.
  public func checkInvariants() {
    if let failure = invariantFailure() { preconditionFailure(failure) }
  }

  /// Returns the first rule of the model that the document breaks, in words; nil for a valid one.
  ///
  /// - Complexity: Linear in the text, the paragraphs and the cells.
  public func invariantFailure() -> String? {
    let bytes = text.bytes(in: 0..<text.count)
    if bytes.contains(0x0D) { return "a CR in the text" }
    if !bytes.isEmpty, String(validating: bytes, as: UTF8.self) == nil {
      return "text that is not UTF-8"
    }
    let lines = text.lineCount.value.value
    if lines != paragraphs.count { return "\(paragraphs.count) paragraphs for \(lines) lines" }
    var failure: String?
    forEachParagraph { index, paragraph, bytes in
      guard failure == nil else { return }
      failure =
        (runFailure(paragraph, bytes) ?? styleFailure(paragraph.style, isEmpty: bytes.isEmpty))
        .map { "paragraph \(index): \($0)" }
    }
    return failure ?? tableFailure()
  }

  private func runFailure(_ paragraph: Paragraph, _ bytes: ArraySlice<UInt8>) -> String? {
    var end = 0
    var last: InlineStyle?
    for run in paragraph.runs {
      let range = run.range.lowerBound.value..<run.range.upperBound.value
      if range.isEmpty { return "an empty run" }
      if range.lowerBound < end { return "runs that overlap" }
      if range.upperBound > bytes.count { return "a run past the end" }
      for edge in [range.lowerBound, range.upperBound] where edge < bytes.count {
        if bytes[bytes.startIndex + edge] & 0xC0 == 0x80 { return "a run within a scalar" }
      }
      if run.style.isDefault { return "a run without a style" }
      if range.lowerBound == end, last == run.style { return "touching runs of one style" }
      if let id = run.style.attachment {
        if attachments[id] == nil { return "attachment \(id.number) is not there" }
        let text = bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
        if !Self.isMarks(text) { return "an attachment on other text than U+FFFC" }
      }
      end = range.upperBound
      last = run.style
    }
    return nil
  }

  private static func isMarks(_ text: ArraySlice<UInt8>) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBF, 0xBC]
    return text.count % 3 == 0
      && text.enumerated().allSatisfy { $0.element == mark[$0.offset % 3] }
  }

  private func styleFailure(_ style: ParagraphStyle, isEmpty: Bool) -> String? {
    if case .heading(let level) = style.kind, !(1...6).contains(level) { return "heading \(level)" }
    if style.kind == .rule, !isEmpty { return "text in a rule" }
    if style.quoteDepth < 0 || (style.list?.quoteDepth ?? 0) < 0 { return "a quotation below 0" }
    if let level = style.list?.level, !(0...ListItem.deepest).contains(level) {
      return "list level \(level)"
    }
    if style.spacing?.isDefault == true { return "spacing that says nothing" }
    if let table = style.cell?.table, tables[table] == nil {
      return "table \(table.number) is not there"
    }
    return nil
  }

  /// Tables pass the same walk that repairs them, without a change.
  private func tableFailure() -> String? {
    var repair = TableRepair(tables: tables)
    for (index, paragraph) in paragraphs.enumerated() {
      repair.take(paragraph.style.cell, at: index)
    }
    repair.finish()
    if repair.isChanged { return "a table that is not whole" }
    if repair.tables != tables { return "a table without cells, or with too many heading rows" }
    return nil
  }
}
