import Documents
import Glyphs
import RichText
import TextEngine

extension EditorState {
  /// Opens the panel; what is selected is offered as the description.
  mutating func openGlyphs() {
    var panel = GlyphPanel()
    glyphNumber += 1
    panel.number = glyphNumber * 1000
    let range = document.selection.range
    if !range.isEmpty, range.length().value <= 300 {
      panel.typed = Glyph.description(from: document.text.string(in: range))
      panel.isOffered = !panel.typed.isEmpty
    }
    mode = .glyphs(panel)
  }

  mutating func nextGlyphStyle() {
    guard case .glyphs(var panel) = mode else { return }
    let all = GlyphStyle.allCases
    let index = all.firstIndex(of: panel.style) ?? 0
    panel.style = all[(index + 1) % all.count]
    panel.forget()
    mode = .glyphs(panel)
  }

  /// Takes a candidate, or why there is none.
  mutating func takeGlyph(_ number: Int, _ result: Result<GlyphCandidate, GlyphProblem>) {
    guard case .glyphs(var panel) = mode, panel.number == number else { return }
    panel.awaited = max(panel.awaited - 1, 0)
    switch result {
    case .success(let candidate):
      panel.note =
        candidate.ignored.isEmpty
        ? candidate.note : "Not understood: \(candidate.ignored.joined(separator: ", "))"
      // A candidate that looks like another is left out.
      if !panel.candidates.contains(where: { $0.glyph.identifier == candidate.glyph.identifier }) {
        panel.candidates.append(candidate)
        panel.candidates.sort { $0.index < $1.index }
      }
    case .failure(let problem): panel.note = problem.words
    }
    mode = .glyphs(panel)
  }

  /// Makes candidates, or inserts the chosen one.
  @MainActor mutating func confirm(_ panel: GlyphPanel, layouts: Layouts) -> [Effect] {
    var panel = panel
    if panel.candidates.indices.contains(panel.chosen) {
      return insert(panel.candidates[panel.chosen], layouts: layouts)
    }
    guard !panel.typed.isEmpty, panel.awaited == 0 else { return [] }
    panel.isOffered = false
    panel.awaited = GlyphOrder.countLimit
    panel.number += 1
    panel.note = nil
    mode = .glyphs(panel)
    let orders = (0..<GlyphOrder.countLimit).map {
      GlyphOrder(prompt: panel.typed, style: panel.style, candidate: $0)
    }
    return [.makeGlyphs(number: panel.number, orders)]
  }

  /// Sets the glyph as the document's format holds it: an attachment of rich text, a link in Markdown
  /// that has a place, else its description.
  @MainActor private mutating func insert(
    _ candidate: GlyphCandidate, layouts: Layouts
  ) -> [Effect] {
    mode = .text
    let glyph = candidate.glyph
    if attach(glyph, layouts: layouts) {
      message = candidate.note.map { Message($0) }
      return []
    }
    guard document.rich == nil, document.format == .markdown, let path = document.path else {
      type(TextSlice(":\(glyph.description):"), kind: .other, layouts: layouts)
      message = Message(
        document.rich == nil && document.format == .markdown
          ? "Set as its description: the file has no name yet, so the picture has no place."
          : document.rich == nil
            ? "Set as its description; Markdown that is saved holds the picture."
            : "Set as its description: code holds no pictures.")
      return []
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let folder = stem + ".assets"
    let file = "AdaptiveImageGlyph-\(glyph.identifier).png"
    type(
      TextSlice(
        "![\(Self.escaped(glyph.description))](\(Self.address(folder))/\(file) \"glyph\")"),
      kind: .other, layouts: layouts)
    message = Message(candidate.note ?? "The picture is in \(folder).")
    return [.storeGlyph(glyph, folder: folder, path: path)]
  }

  /// Puts the glyph into rich text as one step that can be taken back.
  ///
  /// - Returns: False where the text holds no attachments, and nothing was done.
  @MainActor private mutating func attach(_ glyph: Glyph, layouts: Layouts) -> Bool {
    guard let rich = document.rich else { return false }
    let range = document.selection.range
    let first = rich.document.paragraphIndex(at: range.lowerBound)
    let edits = EditSet(Edit(range: range, text: TextSlice("\u{FFFC}")))
    guard !rich.document.paragraphs[first].style.kind.isVerbatim, rich.document.allows(edits) else {
      return false
    }
    let fragment = RichDocument(
      glyph: ImageGlyph(
        identifier: glyph.identifier, description: glyph.description, bytes: glyph.file,
        picture: glyph.picture), format: rich.format)
    let end = range.lowerBound + 3
    change(edits, to: Selection(caret: end), isStyling: false, layouts: layouts) { document in
      document.adopt(fragment, at: range.lowerBound) { _ in false }
    }
    return true
  }

  /// The words as the text of a Markdown image.
  private static func escaped(_ words: String) -> String {
    words.reduce(into: "") { result, letter in
      if "[]\\`*_<>!".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }

  /// A folder's name as the beginning of a Markdown address.
  private static func address(_ folder: String) -> String {
    folder.utf8.reduce(into: "") { result, byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
