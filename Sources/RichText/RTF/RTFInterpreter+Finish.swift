internal import TextEngine

extension RTFInterpreter {
  /// Returns what was read.
  consuming func finish() -> RichReading {
    flush()
    placePendingGraphic()
    let isEnded = builder.isAtParagraphStart && builder.paragraphCount > 0
    if !builder.isAtParagraphStart || hasMarker {
      state.note = nil
      closeTables(below: tableDepth)
      finishParagraph(depth: tableDepth)
    }
    closeTables(below: 0)
    builder.origin.hasFinalNewline = isEnded
    if !layout.isEmpty {
      builder.head.append(Unknown(format: .rtf, name: "layout", bytes: layout))
    }
    var looks = RTFLooks(builder, fonts: fonts.values.map { $0 })
    looks.apply(to: &builder)
    return RichReading(document: builder.finish(), notices: notices.all)
  }
}

/// Takes back what every run said and what follows from the paragraph: the font and size of most of
/// the text, the bold and the size of a whole heading, the fixed font of code.
struct RTFLooks {
  private var families: [String: (count: Int, order: Int)] = [:]
  private var sizes: [HalfPoints: (count: Int, order: Int)] = [:]
  private var fixed: Set<String> = []
  private var base = BaseFont()

  init(_ builder: DocumentBuilder, fonts: [RTFFont]) {
    for font in fonts where font.isModern || Self.isFixed(font.name) {
      fixed.insert(RTFFace(font.name).family)
    }
    for paragraph in builder.paragraphs {
      if case .heading = paragraph.style.kind { continue }
      for run in paragraph.runs where run.style.attachment == nil && !run.style.isCode {
        let count = run.range.upperBound.value - run.range.lowerBound.value
        let order = families.count + sizes.count
        if let family = run.style.font { families[family, default: (0, order)].count += count }
        if let size = run.style.size { sizes[size, default: (0, order)].count += count }
      }
    }
    base.family =
      families.max { ($0.value.count, -$0.value.order) < ($1.value.count, -$1.value.order) }?.key
    base.size =
      sizes.max { ($0.value.count, -$0.value.order) < ($1.value.count, -$1.value.order) }?.key
  }

  /// Whether all letters of the font are of one width, by its name.
  static func isFixed(_ name: String) -> Bool {
    let words = name.lowercased()
    return [
      "courier", "menlo", "monaco", "consolas", "mono", "lucida console", "terminal", "fixed",
    ]
    .contains { words.contains($0) }
  }

  mutating func apply(to builder: inout DocumentBuilder) {
    builder.base = base
    let baseIsFixed = base.family.map { fixed.contains($0) } ?? false
    for index in builder.paragraphs.indices {
      var runs = builder.paragraphs[index].runs
      let kind = builder.paragraphs[index].style.kind
      if case .heading = kind { Self.settleHeading(&runs, builder.byteCount(ofParagraph: index)) }
      for run in runs.indices {
        if let font = runs[run].style.font, case .code = kind, fixed.contains(font) {
          runs[run].style.font = nil
        }
        if let font = runs[run].style.font, fixed.contains(font), !baseIsFixed,
          runs[run].style.attachment == nil
        {
          runs[run].style.isCode = true
        }
        if runs[run].style.font == base.family { runs[run].style.font = nil }
        if runs[run].style.size == base.size { runs[run].style.size = nil }
      }
      builder.paragraphs[index].runs = StyleRun.joined(runs)
    }
  }

  /// What a whole heading has is the heading's look, not its runs'.
  private static func settleHeading(_ runs: inout [StyleRun], _ count: Int) {
    let text = runs.filter { $0.style.attachment == nil }
    guard !text.isEmpty else { return }
    let covered = runs.reduce(0) { $0 + ($1.range.upperBound - $1.range.lowerBound).value }
    let isWhole = covered == count
    let isBold = isWhole && text.allSatisfy { $0.style.isBold }
    let size = text.first?.style.size
    let hasOneSize = isWhole && text.allSatisfy { $0.style.size == size }
    for index in runs.indices {
      if isBold { runs[index].style.isBold = false }
      if hasOneSize { runs[index].style.size = nil }
    }
  }
}
