import Documents
import RichText
import TextEngine
import WritingTools

extension EditorState {
  /// Opens a rich document in front of the others.
  @discardableResult
  mutating func open(
    path: String?, rich opening: RichOpening, preferred: ResultOptions = .all
  ) -> [Effect] {
    var reading = Reading(newOf: .plainText)
    reading.text = opening.document.text
    reading.identity = opening.identity
    reading.isWritable = opening.isWritable
    reading.notices = opening.notices
    var effects = open(path: path, reading: reading, preferred: preferred)
    document.rich = RichLayer(document: opening.document, format: opening.format)
    document.format = .richText
    // The text alone would be written to a journal; this document's attributes are in no text.
    effects = effects.map { effect in
      guard case .startJournal(let id, var start) = effect else { return effect }
      start.keepsEdits = false
      return .startJournal(id, start)
    }
    return effects
  }

  @MainActor mutating func opened(
    _ path: String, _ opening: RichOpening, layouts: Layouts
  ) -> [Effect] {
    if let index = documents.firstIndex(where: { $0.id == reloading && $0.path == path }) {
      reloading = nil
      let shown = current
      current = index
      defer { current = shown }
      replaceAll(by: opening.document, layouts: layouts)
      document.identity = opening.identity
      document.markRead()
      message = Message("Read again from disk; undo brings your text back.")
      return []
    }
    if let open = documents.firstIndex(where: { $0.path == path }) {
      current = open
      message = Message("\(document.name) is open already.")
      return []
    }
    return open(path: path, rich: opening)
  }

  /// Takes a copy with its attributes in the place of the document's, as one undo.
  @MainActor mutating func copyRead(
    _ id: DocumentID, _ copy: RichDocument?, layouts: Layouts
  ) -> [Effect] {
    guard let index = documents.firstIndex(where: { $0.id == id && $0.rich != nil }) else {
      return []
    }
    guard let copy else {
      message = Message("The copy could not be read; it stays where it is.", isError: true)
      return [.decideRecovery(id, .later)]
    }
    let shown = current
    current = index
    defer { current = shown }
    replaceAll(by: copy, layouts: layouts)
    message = Message("The recovered text is here and not saved yet; undo shows the file's.")
    return [.decideRecovery(id, .recovered)]
  }

  /// Puts another document's text and attributes in the place of this one's.
  @MainActor private mutating func replaceAll(by other: RichDocument, layouts: Layouts) {
    let edits = EditSet(
      Edit(range: 0..<document.text.count, text: other.text.slice(0..<other.text.count)))
    let caret = min(document.selection.head, other.text.count)
    change(edits, to: Selection(caret: caret), isStyling: true, layouts: layouts) { rich in
      rich.take(other)
    }
  }

  /// Makes an edit, and changes attributes in the same step of the history.
  @MainActor mutating func change(
    _ edits: EditSet, to after: Selection, isStyling: Bool, layouts: Layouts,
    _ attributes: (inout RichDocument) -> Void
  ) {
    let old = document.text
    let top = document.top
    let summary = document.change(
      by: edits, kind: .other, at: now, from: document.selection, to: after,
      isStyling: isStyling, attributes: attributes)
    document.history.endGroup()
    follow(summary, from: old, selection: after, layouts: layouts)
    if isStyling, document.text.count == old.count { document.top = top }
  }

  /// Changes attributes in `range` as a step that can be taken back: the text is written anew with
  /// what it was, so that the history has a place for it and the layout follows.
  @MainActor mutating func restyle(
    _ range: Range<ByteCount>, layouts: Layouts, _ attributes: (inout RichDocument) -> Void
  ) {
    var range = range
    let text = document.text
    // The history has no place for an edit of nothing.
    if range.isEmpty {
      if range.upperBound < text.count {
        range = range.lowerBound..<text.graphemeEnd(after: range.lowerBound)
      } else if range.lowerBound > 0 {
        range = text.graphemeStart(before: range.lowerBound)..<range.upperBound
      }
    }
    let edits = EditSet(Edit(range: range, text: TextSlice(bytes: text.bytes(in: range))))
    change(edits, to: document.selection, isStyling: true, layouts: layouts, attributes)
  }

  // MARK: Styles

  /// Gives the selection a style, or takes it where all has it; without a selection the next text.
  @MainActor mutating func toggle(_ style: RichStyle, layouts: Layouts) {
    guard let rich = document.rich else {
      message = Message("Only rich text (RTF, HTML) has styles.")
      return
    }
    let range = document.selection.range
    if range.isEmpty {
      var typing = rich.typing ?? rich.document.style(at: range.lowerBound)
      let isOn = !style.isOn(in: typing)
      style.set(isOn, in: &typing)
      document.rich?.typing = typing
      message = Message("\(style.rawValue) \(isOn ? "on" : "off")")
      return
    }
    let isOn = !rich.document.isAll(in: range) { style.isOn(in: $0) }
    restyle(range, layouts: layouts) { document in
      document.changeStyles(in: range) { style.set(isOn, in: &$0) }
    }
  }

  // MARK: Paragraphs

  /// Makes the paragraphs of the selection what is asked, or plain where they all are that.
  @MainActor mutating func makeParagraphs(_ kind: RichParagraph, layouts: Layouts) {
    guard let rich = document.rich?.document else {
      message = Message("Only rich text (RTF, HTML) has kinds of paragraphs.")
      return
    }
    let selected = document.selection.range
    let indices = rich.paragraphIndices(in: selected)
    let isSame = indices.allSatisfy { kind.holds(of: rich.paragraphs[$0].style) }
    let list = kind.isList && !isSame ? rich.list(around: indices) : nil
    let range =
      rich.range(ofParagraph: indices.lowerBound)
      .lowerBound..<rich.range(
        ofParagraph: indices.upperBound
      ).upperBound
    restyle(range, layouts: layouts) { document in
      document.changeParagraphs(in: range) { index, style in
        if isSame {
          kind.remove(from: &style)
        } else {
          kind.set(in: &style, list: list, isFirst: index == indices.lowerBound)
        }
      }
    }
  }

  /// Nests the items of the selection deeper or less deep.
  ///
  /// - Returns: False where the caret is in no list.
  @MainActor mutating func nest(by step: Int, layouts: Layouts) -> Bool {
    guard let rich = document.rich?.document else { return false }
    let range = document.selection.range
    let indices = rich.paragraphIndices(in: range)
    guard indices.allSatisfy({ rich.paragraphs[$0].style.list != nil }) else { return false }
    guard let list = rich.paragraphs[indices.lowerBound].style.list?.list else { return false }
    let markers = rich.markers(of: list)
    restyle(range, layouts: layouts) { document in
      document.changeParagraphs(in: range) { _, style in
        guard var item = style.list else { return }
        item.level = min(max(item.level + step, 0), ListItem.deepest)
        if case .check = item.marker {
        } else {
          item.marker = markers[item.level] ?? item.marker.usual(at: item.level)
        }
        style.list = item
      }
    }
    return true
  }

  /// Enter in an empty item ends the list.
  @MainActor mutating func endsList(layouts: Layouts) -> Bool {
    guard let (index, style) = emptySelectionParagraph, style.list != nil,
      document.rich?.document.range(ofParagraph: index).isEmpty == true
    else { return false }
    return leaveList(layouts: layouts)
  }

  /// Backspace at an item's start takes its marker.
  @MainActor mutating func leavesList(layouts: Layouts) -> Bool {
    guard let (index, style) = emptySelectionParagraph, style.list != nil,
      document.rich?.document.range(ofParagraph: index).lowerBound == document.selection.head
    else { return false }
    return leaveList(layouts: layouts)
  }

  private var emptySelectionParagraph: (Int, ParagraphStyle)? {
    guard let rich = document.rich?.document, document.selection.isEmpty else { return nil }
    let index = rich.paragraphIndex(at: document.selection.head)
    return (index, rich.paragraphs[index].style)
  }

  @MainActor private mutating func leaveList(layouts: Layouts) -> Bool {
    let caret = document.selection.head
    restyle(caret..<caret, layouts: layouts) { document in
      document.changeParagraphs(in: caret..<caret) { _, style in
        style.list = nil
        style.isContinued = false
      }
    }
    return true
  }

  // MARK: Saving

  /// Asks before a save that would lose something.
  mutating func askAboutLosses(_ save: RichSave, _ words: [String]) {
    guard let index = documents.firstIndex(where: { $0.id == save.id }) else { return }
    documents[index].failSave(of: save.document.text.revision)
    documents[index].saving = nil
    current = index
    losingSave = save
    message = nil
    mode = .question(.losses("As \(save.format.name): " + words.joined(separator: " ")))
  }

  mutating func answerSaveAnyway() -> [Effect] {
    mode = .text
    guard let save = losingSave, save.id == document.id else { return [] }
    losingSave = nil
    let effects = self.save(
      as: save.path, expecting: save.expecting, overwriting: save.overwriting)
    return effects.map { effect in
      guard case .saveRich(var again) = effect else { return effect }
      again.acceptsLosses = true
      return .saveRich(again)
    }
  }
}

extension EditSet {
  /// The same edits with text that a rich document can hold: UTF-8 without CR and NUL.
  var asRichText: EditSet {
    EditSet(
      edits.map { edit in
        let bytes = edit.text.bytes
        if bytes.allSatisfy({ $0 != 0 && $0 != 0x0D }),
          bytes.isEmpty || String(validating: bytes, as: UTF8.self) != nil
        {
          return edit
        }
        let text = String(decoding: bytes.filter { $0 != 0 && $0 != 0x0D }, as: UTF8.self)
        return Edit(range: edit.range, text: text)
      })
  }
}

extension Command {
  /// Whether it does something in rich text alone.
  var isForRichText: Bool {
    switch self {
    case .style, .paragraph, .unnest, .table, .link, .removeLink, .showLink, .pasteAsText: true
    default: false
    }
  }
}
