import Dispatch
import Documents
import RichText
import ScribeTUI
import TerminalLoop
import TextEngine
import WritingTools

// What takes time: files, tools and counting, off the main thread.
extension EditorRunner {
  func open(_ path: String, as encoding: TextEncoding?) {
    let path = expanded(path)
    let isRich = isOpenRich(path)
    if let format = RichFormat(
      richPath: path, isAsked: opensRich || isRich, showsSource: opensSource && !isRich)
    {
      return open(path, as: format)
    }
    let choice = encoding.map { EncodingChoice(named: $0) } ?? encodings(path)
    disk.perform { [mailbox] in
      let result: Result<Reading, DocumentError>
      do throws(DocumentError) {
        result = .success(try DocumentFile.read(path: path, as: choice))
      } catch {
        result = .failure(error)
      }
      mailbox.post { [weak self] in self?.take(.opened(path: path, result)) }
    }
  }

  func save(
    _ document: DocumentID?, _ text: TextStorage, as encoding: TextEncoding, to path: String,
    expecting: FileIdentity?, overwriting: Bool
  ) {
    let path = expanded(path)
    disk.perform { [mailbox] in
      var notes: [String] = []
      let result: Result<FileIdentity, SaveError>
      do throws(SaveError) {
        result = .success(
          try DocumentFile.save(
            text, as: encoding, to: path, expecting: expecting, overwriting: overwriting,
            report: { notes.append($0) }))
      } catch {
        result = .failure(error)
      }
      let reported = notes
      mailbox.post { [weak self] in
        self?.take(
          .saved(document: document, path: path, text.revision, result, notes: reported))
      }
    }
  }

  func look(
    _ document: DocumentID, at path: String, since identity: FileIdentity,
    holding text: TextStorage?, as encoding: TextEncoding
  ) {
    let path = expanded(path)
    disk.perform { [mailbox] in
      let change = DocumentFile.look(
        at: path, since: identity, holding: text, as: encoding)
      mailbox.post { [weak self] in self?.take(.looked(document, since: identity, change)) }
    }
  }

  func readTail(
    _ document: DocumentID, of path: String, from identity: FileIdentity, to now: FileIdentity,
    as encoding: TextEncoding
  ) {
    let path = expanded(path)
    disk.perform { [mailbox] in
      let result: Result<[UInt8], DocumentError>
      do throws(DocumentError) {
        result = .success(
          try DocumentFile.tail(of: path, from: identity.size, expecting: now, as: encoding))
      } catch {
        result = .failure(error)
      }
      mailbox.post { [weak self] in
        self?.take(.tailRead(document, from: identity, to: now, result))
      }
    }
  }

  func ask(_ session: SessionID, _ request: ToolRequest, _ provider: any Provider) {
    // Detached: a task of the main actor would never run while the main thread waits in `poll`.
    tick = .now + .seconds(1)
    let stream = AnswerStream { [mailbox] stream in
      mailbox.post { [weak self] in self?.take(.streamed(session, stream.takeAll())) }
    }
    asking[session] = Task.detached { [mailbox] in
      let result: Result<ToolAnswer, ProviderError>
      do throws(ProviderError) {
        result = .success(try await provider.answer(request, hear: { stream.append($0) }))
      } catch {
        result = .failure(error)
      }
      mailbox.post { [weak self] in
        guard let self, asking.removeValue(forKey: session) != nil else { return }
        take(.answered(session, result))
      }
    }
  }

  func countWords(_ document: DocumentID, _ text: TextStorage) {
    // What takes less than starting a thread for it.
    if text.count.value <= 0x10000 {
      return take(
        .counted(document, text.revision, words: text.wordCount(in: 0..<text.count)))
    }
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      let words = text.wordCount(in: 0..<text.count)
      mailbox.post { [weak self] in
        self?.take(.counted(document, text.revision, words: words))
      }
    }
  }

  func survey(_ document: DocumentID, _ text: TextStorage, _ range: Range<ByteCount>) {
    DispatchQueue.global(qos: .userInitiated).async { [mailbox] in
      let counts = TextStatistics(of: range, in: text)
      mailbox.post { [weak self] in self?.take(.surveyed(document, counts)) }
    }
  }

  func load(_ document: DocumentID, _ loading: TextLoading) {
    // Not a task: it waits for the disk, and there are few threads for tasks.
    DispatchQueue.global(qos: .utility).async { [mailbox] in
      var reported = 0
      loading.run {
        let now = loading.loaded.value
        if now - reported >= 64 << 20 || loading.isFinished {
          reported = now
          mailbox.post { [weak self] in self?.take(.loaded(document)) }
        }
        return true
      }
    }
  }
}
