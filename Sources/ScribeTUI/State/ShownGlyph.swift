import Glyphs
import RichText
import TextEngine

/// A glyph that is on the screen.
public struct ShownGlyph: Hashable, Sendable {
  public var key: GlyphKey
  /// The words that stand for it, harmless to a terminal.
  public var words: String
  /// Its picture as PNG, or empty.
  public var picture: [UInt8]
  /// Its file, or empty.
  public var file: [UInt8]
  /// Where its file is, from the document's folder on; empty where its bytes are here.
  public var address = ""
}

extension Editor {
  /// Whether there may be glyphs to show; costs next to nothing.
  public var mayShowGlyphs: Bool {
    if case .glyphs = state.mode { return true }
    guard !state.documents.isEmpty else { return false }
    if let rich = state.document.rich { return !rich.document.attachments.isEmpty }
    guard state.document.isFolded else { return false }
    return state.shown(layouts: layouts).reading?.markdown?.glyphs.isEmpty == false
  }

  /// The glyphs on the screen, each once.
  ///
  /// - Complexity: O(a screen).
  public var shownGlyphs: [ShownGlyph] {
    var seen: Set<GlyphKey> = []
    var found: [ShownGlyph] = []
    func add(_ glyph: ShownGlyph) {
      if seen.insert(glyph.key).inserted { found.append(glyph) }
    }
    if case .glyphs(let panel) = state.mode {
      for candidate in panel.candidates {
        add(
          ShownGlyph(
            key: GlyphKey(preview: candidate), words: candidate.glyph.description,
            picture: candidate.glyph.picture, file: []))
      }
    }
    guard mayShowGlyphs, !state.documents.isEmpty else { return found }
    let shown = state.shown(layouts: layouts)
    guard let reading = shown.reading else { return found }
    let rows = shown.engine.rows(
      from: shown.top(of: state.document), count: shown.areas.text.rows)
    guard let first = rows.first, let last = rows.last else { return found }
    let start = shown.document(first.range.lowerBound)
    let range = start..<max(start, shown.document(last.range.upperBound))
    for (place, glyph) in reading.markdown?.glyphs ?? [] where place.overlaps(range) { add(glyph) }
    for (_, _, attachment) in state.document.rich?.document.attachments(in: range) ?? [] {
      guard case .glyph(let glyph) = attachment else { continue }
      add(
        ShownGlyph(
          key: GlyphKey(glyph), words: attachment.displayName, picture: glyph.picture,
          file: glyph.bytes))
    }
    return found
  }
}

extension ShownGlyph {
  /// The glyph of an image link; nil where it is another image.
  ///
  /// - Parameters:
  ///   - words: The link's text as it is written.
  ///   - target: From `](` to `)`.
  init?(words: String, target: String) {
    let inside = target.drop { "]( ".contains($0) }.prefix { $0 != ")" && !$0.isNewline }
    guard !inside.hasPrefix("<") else { return nil }
    let parts = inside.split(separator: " ", maxSplits: 1)
    guard let address = parts.first, let name = address.split(separator: "/").last else {
      return nil
    }
    let title = parts.dropFirst().first.map { $0.filter { !"\"' ".contains($0) } }
    guard title == "glyph" || name.hasPrefix("AdaptiveImageGlyph-") else { return nil }
    self.init(
      key: GlyphKey(identifier: String(address), size: 0),
      words: Attachment.glyph(
        ImageGlyph(
          identifier: "", description: words.replacing("\\", with: ""), bytes: [])
      ).displayName, picture: [], file: [], address: String(address))
  }
}
