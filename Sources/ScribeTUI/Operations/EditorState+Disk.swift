import Documents
import TextEngine

// What other programs do to a file while it is open.
extension EditorState {
  /// How often the file behind the document is looked at, in seconds of the writer's work.
  private static let lookPause = 2.0

  /// Asks whether the file is still as it was, if it was not asked lately.
  mutating func lookAtDisk(force: Bool = false) -> [Effect] {
    guard !documents.isEmpty, let path = document.path, let identity = document.identity,
      document.sentSaves.isEmpty, force || now - document.lookedAt >= Self.lookPause
    else { return [] }
    document.lookedAt = now
    // The text of a rich document is not what its file holds.
    let text = document.rich == nil ? document.onDisk : nil
    return [
      .look(
        document.id, path: path, since: identity, holding: text, as: document.savedEncoding)
    ]
  }

  /// Tells what was found, once for each state of the file.
  mutating func looked(
    _ id: DocumentID, since identity: FileIdentity, _ change: DiskChange
  ) {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
    noteLost(at: index)
    // A save that came between has the last word.
    guard documents[index].identity == identity, documents[index].sentSaves.isEmpty,
      documents[index].toldChange != change
    else { return }
    documents[index].toldChange = change
    guard index == current else { return }
    let name = documents[index].name
    switch change {
    case .none: break
    case .gone: message = Message("\(name) was deleted on disk; saving writes it anew.")
    case .changed: message = Message("\(name) was changed on disk by something else; saving asks.")
    case .grown(let now):
      message = Message(
        "\(name) grew by \(counted(Int(now.size - identity.size), "byte")) on disk; "
          + "“take up what was added” in the palette reads them.")
    }
  }

  /// Says it when bytes of a file that is too large for memory can no longer be read.
  private mutating func noteLost(at index: Int) {
    guard documents[index].text.loading != nil, !documents[index].hasToldLost,
      let lost = documents[index].text.lostRanges.first
    else { return }
    documents[index].hasToldLost = true
    message = Message(
      "\(documents[index].name): the file was changed underneath; bytes from "
        + "\(lost.lowerBound.value) on are lost and shown as ^Z.", isError: true)
  }

  /// Asks for what was added to the file.
  mutating func takeTail() -> [Effect] {
    guard let path = document.path, let identity = document.identity,
      case .grown(let now)? = document.toldChange
    else {
      message = Message("Nothing was added to the file that is known of.")
      return lookAtDisk(force: true)
    }
    return [
      .readTail(document.id, path: path, from: identity, to: now, as: document.savedEncoding)
    ]
  }

  /// Puts what was added at the end of the text. It is on the disk, so that it counts as saved where
  /// nothing else was changed; undo takes it away all the same.
  @MainActor mutating func tailRead(
    _ id: DocumentID, from identity: FileIdentity, to now: FileIdentity,
    _ result: Result<[UInt8], DocumentError>, layouts: Layouts
  ) -> [Effect] {
    guard let index = documents.firstIndex(where: { $0.id == id }),
      documents[index].identity == identity, documents[index].sentSaves.isEmpty
    else { return [] }
    switch result {
    case .failure(let error):
      message = Message(error.message, isError: true)
      return []
    case .success(let bytes):
      let shown = current
      current = index
      defer { current = shown }
      let wasModified = document.isModified
      let end = document.text.count
      edit(
        EditSet(Edit(range: end..<end, text: TextSlice(bytes: bytes))), kind: .other,
        selection: document.selection, layouts: layouts)
      document.identity = now
      document.toldChange = nil
      if !wasModified {
        document.markRead()
        document.onDisk = document.text
      } else {
        // What the file holds is the text before this session's edits, and the tail.
        document.history.markUnsaved()
        document.onDisk = nil
      }
      document.unwritten = []
      message = Message("Took up \(counted(bytes.count, "byte")) from the disk.")
      return [.startJournal(document.id, document.journalStart())]
    }
  }

  /// Asks where what is left of a damaged text is to be saved.
  mutating func saveRest() {
    guard !document.text.lostRanges.isEmpty else {
      message = Message("Nothing of the text is lost; save it as usual.")
      return
    }
    openPrompt(.saveRest, typed: (document.path ?? document.name) + ".rest")
  }

  /// The text without what can no longer be read.
  var textThatIsLeft: TextStorage {
    var text = document.text
    text.apply(
      EditSet(text.lostRanges.joinedTouching.map { Edit(range: $0, text: TextSlice()) }))
    return text
  }
}

extension [Range<ByteCount>] {
  /// The same places with ranges that touch made one.
  fileprivate var joinedTouching: [Range<ByteCount>] {
    reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
