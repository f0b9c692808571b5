import RichText
import TextEngine

extension Painter {
  /// How what stands for a document looks: signs, the document's own styles, and over them what is
  /// selected, which cells side by side have in several stretches.
  @MainActor func readingRuns(
    of state: EditorState, _ reading: ReadingView, shown: Shown
  ) -> [StyledRange] {
    let rows = shown.engine.rows(
      from: shown.top(of: state.document), count: shown.areas.text.rows)
    guard let first = rows.first, let last = rows.last else { return [] }
    let selection = state.context == .review ? 0..<0 : state.document.selection.range
    let rich = state.document.rich?.document
    var runs: [StyledRange] = []
    reading.projection.forEachPart(in: first.range.lowerBound..<last.range.upperBound) {
      projected, copied, place in
      guard let copied else {
        let isSelected = place?.document.map { !$0.isEmpty && $0.overlaps(selection) } ?? false
        runs.append(
          StyledRange(
            range: projected, style: isSelected ? .selection : place?.style ?? .text,
            marks: place?.marks ?? [],
            picture: place?.glyph.flatMap { state.glyphs.numbers[$0] } ?? 0))
        return
      }
      let looks =
        rich.map { Self.looks(of: $0, in: copied) } ?? reading.markdown?.looks(in: copied) ?? []
      for look in Self.filled(looks, in: copied, selection: selection) {
        let start = projected.lowerBound + (look.range.lowerBound - copied.lowerBound)
        runs.append(
          StyledRange(
            range: start..<start + look.range.length(), style: look.style,
            marks: look.marks.union(place?.marks ?? [])))
      }
    }
    return runs
  }

  private static func looks(of rich: RichDocument, in range: Range<ByteCount>) -> [StyledRange] {
    guard !range.isEmpty else { return [] }
    var looks: [StyledRange] = []
    let first = rich.paragraphIndex(at: range.lowerBound)
    let last = rich.paragraphIndex(at: range.upperBound)
    for index in first...last {
      let whole = rich.range(ofParagraph: index)
      for span in rich.paragraphs[index].spans(count: whole.length().value) {
        let start = whole.lowerBound + span.range.lowerBound
        let place = start..<start + span.range.length()
        let part = place.clamped(to: range)
        if part.isEmpty { continue }
        looks.append(
          StyledRange(
            range: part, style: span.style.look(in: rich.paragraphs[index].style),
            marks: span.style.marks))
      }
    }
    return looks
  }

  /// All of `range` in order, with what is selected in the selection's style.
  private static func filled(
    _ looks: [StyledRange], in range: Range<ByteCount>, selection: Range<ByteCount>
  ) -> [StyledRange] {
    var whole: [StyledRange] = []
    var at = range.lowerBound
    for look in looks {
      if at < look.range.lowerBound {
        whole.append(StyledRange(range: at..<look.range.lowerBound, style: .text))
      }
      whole.append(look)
      at = look.range.upperBound
    }
    if at < range.upperBound {
      whole.append(StyledRange(range: at..<range.upperBound, style: .text))
    }
    guard !selection.isEmpty, selection.overlaps(range) else { return whole }
    return whole.flatMap { look -> [StyledRange] in
      let part = look.range.clamped(to: selection)
      guard !part.isEmpty else { return [look] }
      let parts = [
        StyledRange(
          range: look.range.lowerBound..<part.lowerBound, style: look.style, marks: look.marks),
        StyledRange(range: part, style: .selection, marks: look.marks),
        StyledRange(
          range: part.upperBound..<look.range.upperBound, style: look.style, marks: look.marks),
      ]
      return parts.filter { !$0.range.isEmpty }
    }
  }
}
