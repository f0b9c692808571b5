internal import TextEngine

extension DocumentBuilder {
  /// Makes every table whole: cells that a reader did not give are added as empty paragraphs, spans
  /// that overlap or leave the table are cut, tables without paragraphs are forgotten.
  ///
  /// Linear in the paragraphs where nothing is missing.
  mutating func repairTables() {
    guard !tables.isEmpty else { return }
    var repair = TableRepair(tables: tables)
    for (index, paragraph) in paragraphs.enumerated() where !dropped.contains(index) {
      repair.take(paragraph.style.cell, at: index)
    }
    repair.finish()
    tables = repair.tables
    guard repair.isChanged || !dropped.isEmpty else { return }

    var newBytes: [UInt8] = []
    var newParagraphs: [Paragraph] = []
    newBytes.reserveCapacity(bytes.count)
    var start = 0
    var ends: [Range<Int>] = []
    ends.reserveCapacity(paragraphs.count)
    for _ in paragraphs {
      let end = bytes[start...].firstIndex(of: 0x0A)! + 1
      ends.append(start..<end)
      start = end
    }
    for step in repair.steps {
      switch step {
      case .keep(let index, let cell):
        var paragraph = paragraphs[index]
        paragraph.style.cell = cell
        newParagraphs.append(paragraph)
        newBytes.append(contentsOf: bytes[ends[index]])
      case .add(let cell):
        var style = ParagraphStyle()
        style.cell = cell
        newParagraphs.append(Paragraph(style: style))
        newBytes.append(0x0A)
      }
    }
    bytes = newBytes
    paragraphs = newParagraphs
  }
}

extension DocumentBuilder {
  /// Takes `count` bytes away from the start of the paragraph that is being made.
  mutating func removePrefix(_ count: Int) {
    bytes.removeSubrange(start..<start + count)
    runs = runs.compactMap { run in
      let from = max(run.range.lowerBound.value - count, 0)
      let end = run.range.upperBound.value - count
      return end > from ? StyleRun(range: ByteCount(from)..<ByteCount(end), style: run.style) : nil
    }
  }

  /// Puts unstyled text before the paragraph that is being made.
  mutating func insertPrefix(_ text: [UInt8]) {
    bytes.insert(contentsOf: text, at: start)
    let shift = ByteCount(text.count)
    runs = runs.map {
      StyleRun(
        range: $0.range.lowerBound + shift..<$0.range.upperBound + shift, style: $0.style)
    }
  }
}
