import TextEngine

extension EditorState {
  mutating func open(_ chooser: Chooser) { mode = .chooser(chooser) }

  /// Lists the documents that are open, the one on the screen first chosen.
  mutating func chooseDocument() {
    let items = documents.map { document in
      Chooser.Item(
        words: document.name + (document.isModified ? " [+]" : ""),
        detail: document.path ?? "", value: .document(document.id))
    }
    open(Chooser(.documents, items, chosen: current))
  }

  /// Lists the headings of the document, the one that the caret stands under first chosen.
  mutating func chooseHeading() {
    let headings = self.headings
    guard !headings.isEmpty else {
      message = Message("There are no headings here; a line that begins with # is one in Markdown.")
      return
    }
    let items = headings.map { heading in
      let line = document.text.line(at: heading.start)
      return Chooser.Item(
        words: heading.words,
        detail: "\(line.isExact ? "" : "~")\(line.value.value + 1)",
        indent: heading.level - (headings.map(\.level).min() ?? 1), value: .place(heading.start))
    }
    let here = headings.lastIndex { $0.start <= document.selection.head } ?? 0
    open(Chooser(.outline, items, chosen: here))
  }

  /// Lists what was cut and copied, the latest first.
  mutating func chooseClip() {
    guard !clips.isEmpty else {
      message = Message("Nothing was copied yet.")
      return
    }
    let items = clips.indices.map { index in
      let bytes = clips[index]
      let words = String(decoding: bytes.prefix(400), as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return Chooser.Item(
        words: words.isEmpty ? "(blank)" : words, detail: counted(bytes.count, "byte"),
        value: .clip(index))
    }
    open(Chooser(.clips, items))
  }

  /// Lists characters, for those that no key types.
  mutating func chooseCharacter() {
    var items: [Chooser.Item] = []
    for block in CharacterBlocks.all {
      for value in block {
        guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else {
          continue
        }
        items.append(Chooser.Item(character: scalar, name: name))
      }
    }
    open(Chooser(.characters, items, note: "Type words of its name, or its number: u+2014"))
  }

  @MainActor mutating func confirm(_ chooser: Chooser, layouts: Layouts) -> [Effect] {
    guard chooser.rows.indices.contains(chooser.chosen) else {
      return confirmTyped(chooser)
    }
    if isPath(chooser.typed), isBrowsing(chooser) { return confirmTyped(chooser) }
    let item = chooser.rows[chooser.chosen]
    mode = .text
    switch item.value {
    case .document(let id):
      if let index = documents.firstIndex(where: { $0.id == id }) { current = index }
    case .place(let place): jump(to: min(place, document.text.count))
    case .clip(let index):
      guard clips.indices.contains(index) else { return [] }
      let clip = clips.remove(at: index)
      clips.insert(clip, at: 0)
      clipboard = clip
      type(TextSlice(bytes: clip), kind: .other, layouts: layouts)
    case .state(let state): go(to: state, layouts: layouts)
    case .scalar(let scalar):
      type(TextSlice(String(scalar)), kind: .typing, layouts: layouts)
    case .nothing: break
    case .match(let id, let range):
      guard let index = documents.firstIndex(where: { $0.id == id }),
        range.upperBound <= documents[index].text.count
      else { return [] }
      current = index
      leaveMark()
      select(range)
    case .folder(let path): return browse(path)
    case .file(let path): return openFile(path)
    }
    return []
  }

  /// Takes what was typed itself: a path, or the name of a new file in the folder that is shown.
  private mutating func confirmTyped(_ chooser: Chooser) -> [Effect] {
    guard !chooser.typed.isEmpty else { return [] }
    switch chooser.kind {
    case .folder(let folder):
      if isPath(chooser.typed) {
        if chooser.typed.hasSuffix("/") { return browse(chooser.typed) }
        return openFile(chooser.typed)
      }
      return openFile(joined(folder, chooser.typed))
    case .files where isPath(chooser.typed): return openFile(chooser.typed)
    default: return []
    }
  }

  private func isBrowsing(_ chooser: Chooser) -> Bool {
    switch chooser.kind {
    case .folder: true
    case .files: chooser.typed.hasPrefix("/") || chooser.typed.hasPrefix("~")
    default: false
    }
  }

  private func isPath(_ typed: String) -> Bool {
    typed.contains("/") || typed == "~"
  }

  private mutating func openFile(_ path: String) -> [Effect] {
    mode = .text
    remember(path, as: .file)
    return [.open(path: path)]
  }

  /// Closes the document that is chosen in the list, if it holds nothing unsaved.
  mutating func closeChosen() -> [Effect] {
    guard case .chooser(let chooser) = mode, chooser.rows.indices.contains(chooser.chosen),
      case .document(let id) = chooser.rows[chooser.chosen].value,
      let index = documents.firstIndex(where: { $0.id == id })
    else { return [] }
    current = index
    mode = .text
    let effects = closeDocument()
    if mode == .text, !documents.isEmpty { chooseDocument() }
    return effects
  }
}

/// Which characters are listed: letters, punctuation and signs, without the scripts that have
/// keyboards of their own.
private enum CharacterBlocks {
  static let all: [ClosedRange<UInt32>] = [
    0x21...0x7E, 0xA0...0x52F, 0x1D00...0x1DBF, 0x1E00...0x1FFF, 0x2010...0x2BFF, 0x2E00...0x2E5D,
    0x3000...0x303F, 0xFB00...0xFB06, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
  ]
}
