import Glyphs

extension Painter {
  /// Draws the panel that makes glyphs: the description, the candidates side by side as shades, and what
  /// the chosen one is made of.
  mutating func put(_ panel: GlyphPanel, in area: Area, glyphs: GlyphShelf) {
    box(
      area, title: "Glyph (style: \(panel.style.rawValue))",
      foot: panel.candidates.isEmpty ? "Enter makes it   Esc closes" : "Enter inserts   Esc closes")
    let end = area.columns - 4
    guard end > 0, area.innerRows > 0 else { return }
    let top = area.row + 1
    var used = put("> ", at: Point(column: area.column + 2, row: top), style: .panelKey, limit: end)
    used += put(
      panel.typed, at: Point(column: area.column + 2 + used, row: top),
      style: panel.isOffered ? .panelDim : .panel, limit: end - used)
    frame.cursor = Point(
      column: min(area.column + 2 + used, frame.size.columns - 1),
      row: min(top, frame.size.rows - 1))
    let rows = area.innerRows
    if panel.candidates.isEmpty {
      let words =
        panel.note
        ?? (panel.awaited > 0
          ? "Making glyphs…" : "A subject, and what it wears, holds or rides: a fox with a hat")
      for (offset, line) in wrapped(words, columns: max(end, 8)).prefix(max(rows - 1, 0))
        .enumerated()
      {
        put(
          line, at: Point(column: area.column + 2, row: top + 1 + offset),
          style: panel.note == nil ? .panelDim : .warning, limit: end)
      }
      return
    }
    // As many pictures as fit side by side, the chosen one among them.
    let columns = GlyphPanel.pictureColumns
    let room = max(rows - 4, 0)
    let fitting = max(end / (columns + 1), 1)
    let first = max(0, min(panel.chosen - fitting + 1, panel.candidates.count - fitting))
    for (place, candidate) in panel.candidates.dropFirst(first).prefix(fitting).enumerated() {
      let isChosen = first + place == panel.chosen
      let column = area.column + 2 + place * (columns + 1)
      let width = min(columns, area.column + area.columns - 2 - column)
      put(
        "\(isChosen ? ">" : " ") \(first + place + 1) \(candidate.emoji)",
        at: Point(column: column, row: top + 1), style: isChosen ? .panelChosen : .panel,
        limit: width)
      let numbers = glyphs.inPreview == .kitty ? glyphs.numbers : [:]
      if let number = numbers[GlyphKey(preview: candidate)], width > 0, room > 0 {
        put(
          picture: number, columns: width, rows: min(GlyphPanel.pictureRows, room),
          at: Point(column: column, row: top + 2), style: .panel)
        continue
      }
      let isWhole = width == columns && room >= GlyphPanel.pictureRows
      if isWhole, let way = glyphs.painted, let pixels = candidate.pixels {
        put(
          FrameOverlay(
            point: Point(column: column, row: top + 2), columns: columns,
            rows: GlyphPanel.pictureRows, way: way, pixels: pixels,
            picture: candidate.glyph.picture, cell: glyphs.cell,
            isTrueColour: glyphs.isTrueColour), style: .panel)
        continue
      }
      let lines = candidate.pixels?.shades(columns: columns) ?? []
      for (offset, line) in lines.prefix(room).enumerated() {
        put(
          line, at: Point(column: column, row: top + 2 + offset),
          style: isChosen ? .panelTitle : .panelDim, limit: width)
      }
    }
    let chosen = panel.candidates[min(panel.chosen, panel.candidates.count - 1)]
    if rows > 2 {
      put(
        panel.note ?? "Made of: \(chosen.concepts.joined(separator: ", "))",
        at: Point(column: area.column + 2, row: top + rows - 1),
        style: panel.note == nil ? .panelDim : .warning, limit: end)
    }
  }
}

extension GlyphShelf {
  /// How the screen paints previews over cells; nil where they are characters.
  fileprivate var painted: GraphicsMode? {
    switch inPreview {
    case .sixel: cell == nil ? .symbols : .sixel
    case .iterm, .symbols: inPreview
    case .kitty, .emoji, .text: nil
    }
  }
}
