import Documents
import RichText
import TextEngine

/// A heading of the document.
struct Heading: Hashable {
  /// Its line's first byte.
  var start: ByteCount
  /// From 1.
  var level: Int
  var words: String
}

extension EditorState {
  /// How much of a text is looked through for headings.
  private static var most: ByteCount { ByteCount(1 << 24) }

  /// The document's headings, in order: those of rich text, else lines of Markdown outside fences that
  /// begin with `#` or are underlined by `===` or `---`. None in other formats.
  ///
  /// - Complexity: O(*n*), of at most 16 MiB.
  var headings: [Heading] {
    if let rich = document.rich?.document {
      return rich.paragraphs.indices.compactMap { index in
        guard case .heading(let level) = rich.paragraphs[index].style.kind else { return nil }
        let range = rich.range(ofParagraph: index)
        let words = document.text.string(in: range).split(whereSeparator: \.isNewline)
        return Heading(
          start: range.lowerBound, level: level, words: words.joined(separator: " "))
      }
    }
    guard document.format == .markdown else { return [] }
    var scan = HeadingScan()
    let text = document.text
    let end = min(text.count, Self.most)
    var start: ByteCount = 0
    while start < end {
      let after = text.lineEnd(containing: start)
      scan.take(text.bytes(in: start..<min(after, start + 400)), at: start)
      start = after
    }
    return scan.headings
  }

  /// The stretch of a heading and all that stands under it, deeper headings too.
  func section(of index: Int, in headings: [Heading]) -> Range<ByteCount> {
    let next = headings[(index + 1)...].first { $0.level <= headings[index].level }
    return headings[index].start..<(next?.start ?? document.text.count)
  }

  /// Exchanges the section that the caret is in with the one before or after it, of the same level
  /// under the same heading. The caret goes along.
  @MainActor mutating func moveSection(up: Bool, layouts: Layouts) {
    guard document.rich == nil else {
      message = Message("Sections of rich text cannot be moved yet; cut and paste them.")
      return
    }
    let headings = self.headings
    let head = document.selection.head
    guard let index = headings.lastIndex(where: { $0.start <= head }) else {
      message = Message("The caret is under no heading.")
      return
    }
    let own = section(of: index, in: headings)
    let level = headings[index].level
    let other: Range<ByteCount>
    if up {
      // Back over what is deeper, but not over what holds it.
      let before = headings[..<index].lastIndex { $0.level <= level }
      guard let before, headings[before].level == level else {
        message = Message("There is no section of this level above it.")
        return
      }
      other = section(of: before, in: headings)
    } else {
      let next = headings[(index + 1)...].firstIndex { $0.level <= level }
      guard let next, headings[next].level == level else {
        message = Message("There is no section of this level below it.")
        return
      }
      other = section(of: next, in: headings)
    }
    let (first, second) = up ? (other, own) : (own, other)
    // Blank lines stay between: what ends each of them stays in its place.
    let (passed, gap) = bodyAndEnd(of: first)
    let (moved, end) = bodyAndEnd(of: second)
    let offset = min(head - own.lowerBound, ByteCount((up ? moved : passed).count))
    let place =
      first.lowerBound + offset + (up ? 0 : ByteCount(moved.count + gap.count))
    let edit = Edit(
      range: first.lowerBound..<second.upperBound,
      text: TextSlice(bytes: moved + gap + passed + end))
    self.edit(
      EditSet(edit), kind: .other,
      selection: Selection(caret: place), layouts: layouts)
  }

  /// A stretch without the line ends and blanks at its end, and those.
  private func bodyAndEnd(of range: Range<ByteCount>) -> (body: [UInt8], end: [UInt8]) {
    let bytes = document.text.bytes(in: range)
    let count = bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
    return (Array(bytes[..<count]), Array(bytes[count...]))
  }
}

/// Finds headings line by line.
private struct HeadingScan {
  private(set) var headings: [Heading] = []
  private var fence: UInt8?
  /// The line before, where it may be underlined.
  private var last: (start: ByteCount, words: String)?

  mutating func take(_ line: [UInt8], at start: ByteCount) {
    let body = line.drop { $0 == 0x20 }
    let indent = line.count - body.count
    let isFence = body.starts(with: [0x60, 0x60, 0x60]) || body.starts(with: [0x7E, 0x7E, 0x7E])
    if isFence, fence == nil || fence == body.first {
      fence = fence == nil ? body.first : nil
      last = nil
      return
    }
    if fence != nil { return }
    let words =
      String(decoding: body, as: UTF8.self).split(whereSeparator: \.isNewline).first
      .map(String.init) ?? ""
    let level = body.prefix { $0 == 0x23 }.count
    let next = body.dropFirst(level).first
    if indent < 4, (1...6).contains(level), next == nil || [0x20, 0x09, 0x0A, 0x0D].contains(next) {
      let bare = words.drop { $0 == "#" }.drop { $0 == " " }
      headings.append(Heading(start: start, level: level, words: String(bare)))
      last = nil
      return
    }
    let sign = body.first
    if let last, indent < 4, sign == 0x3D || sign == 0x2D, !words.isEmpty,
      words.trimmedEnd.utf8.allSatisfy({ $0 == sign })
    {
      headings.append(Heading(start: last.start, level: sign == 0x3D ? 1 : 2, words: last.words))
      self.last = nil
      return
    }
    let isPlain =
      indent < 4 && !words.trimmedEnd.isEmpty && ![0x3E, 0x2D, 0x2A, 0x2B, 0x7C].contains(sign)
    last = isPlain ? (start, words) : nil
  }
}

extension String {
  fileprivate var trimmedEnd: Substring {
    var end = self[...]
    while end.last == " " || end.last == "\t" { end.removeLast() }
    return end
  }
}
