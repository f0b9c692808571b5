import RichText
import TextEngine

// Links of rich documents: made, changed and shown. Nothing here opens one.
extension EditorState {
  /// The link that the caret or the selection is in.
  var linkHere: (range: Range<ByteCount>, link: Link)? {
    guard let rich = document.rich?.document else { return nil }
    let range = document.selection.range
    if let found = rich.links(in: range).first { return found }
    // The caret after a link's last letter is still at it.
    guard range.isEmpty, range.lowerBound > 0 else { return nil }
    let before = document.text.graphemeStart(before: range.lowerBound)
    return rich.links(in: before..<range.lowerBound).first
  }

  mutating func openLinkPrompt() {
    guard document.rich != nil else {
      message = Message(
        "Only rich text (RTF, RTFD, HTML) has links; in Markdown write [text](address).")
      return
    }
    openPrompt(.link, typed: linkHere?.link.address ?? "", isOffered: linkHere != nil)
  }

  /// Lets the selection, or the link at the caret, lead to `address`; empty takes the link away.
  /// Without either the address itself is put in.
  @MainActor mutating func setLink(_ address: String, layouts: Layouts) {
    guard document.rich != nil else { return }
    let address = String(
      String.UnicodeScalarView(
        address.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    var range = document.selection.range
    if range.isEmpty, let here = linkHere { range = here.range }
    if range.isEmpty {
      guard !address.isEmpty else {
        message = Message("There is no link here.")
        return
      }
      let start = range.lowerBound
      let text = TextSlice(address)
      let edits = EditSet(Edit(range: range, text: text))
      let place = start..<start + text.count
      change(edits, to: Selection(caret: place.upperBound), isStyling: false, layouts: layouts) {
        $0.changeStyles(in: place) { $0.link = Link(address: address) }
      }
    } else {
      restyle(range, layouts: layouts) { rich in
        rich.changeStyles(in: range) { style in
          style.link = address.isEmpty ? nil : Link(address: address, title: style.link?.title)
        }
      }
    }
    message = Message(address.isEmpty ? "The link is gone; its words stay." : linkWords(address))
  }

  mutating func showLink() {
    guard let here = linkHere else {
      message = Message("There is no link here.")
      return
    }
    message = Message(linkWords(here.link.address))
  }

  private func linkWords(_ address: String) -> String {
    Link(address: address).isUnsafe
      ? "Leads to \(address), which could run a program: it is never opened."
      : "Leads to \(address)"
  }

  /// Puts a copied part in the place of the selection, with its attributes, as one undo.
  @MainActor mutating func paste(_ copied: RichDocument, layouts: Layouts) {
    let range = document.selection.range
    let text = copied.text.slice(0..<copied.text.count)
    let edits = EditSet(Edit(range: range, text: text))
    guard document.rich?.document.allows(edits) == true else {
      message = Message("A table's cell ends there; nothing was changed.")
      return
    }
    let place = range.lowerBound..<range.lowerBound + text.count
    change(edits, to: Selection(caret: place.upperBound), isStyling: false, layouts: layouts) {
      $0.changeStyles(in: place) { $0 = InlineStyle() }
      $0.adopt(copied, at: place.lowerBound) { _ in true }
    }
    document.isMarking = false
  }
}
