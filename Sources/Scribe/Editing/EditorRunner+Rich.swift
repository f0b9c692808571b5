import Documents
import RichText
import ScribeTUI
import TerminalLoop
import TextEngine

// Rich documents: read and written on the queue of the disk.
extension EditorRunner {
  /// Whether the document at `path` is on the screen as rich text, and so is read again as such.
  func isOpenRich(_ path: String) -> Bool {
    editor.state.documents.contains { $0.path == path && $0.rich != nil }
  }

  func open(_ path: String, as format: RichFormat) {
    disk.perform { [mailbox, richFiles] in
      let answer: Answer
      do throws(DocumentError) {
        let found = try richFiles.read(path, as: format)
        switch found {
        case .document(let opening): answer = .openedRich(path: path, opening)
        case .source(let reading): answer = .opened(path: path, .success(reading))
        }
      } catch {
        answer = .opened(path: path, .failure(error))
      }
      mailbox.post { [weak self] in self?.take(answer) }
    }
  }

  func save(_ request: RichSave) {
    let path = expanded(request.path)
    disk.perform { [mailbox] in
      let answer: Answer =
        switch RichFiles.save(request, to: path) {
        case .saved(let result, let notes):
          .saved(
            document: request.id, path: path, request.document.text.revision, result,
            notes: notes)
        case .loses(let words): .saveLoses(request, words)
        }
      mailbox.post { [weak self] in self?.take(answer) }
    }
  }

  func readCopy(_ document: DocumentID, _ text: TextStorage) {
    disk.perform { [mailbox, richFiles] in
      let copy = richFiles.readCopy(text)
      mailbox.post { [weak self] in self?.take(.copyRead(document, copy)) }
    }
  }
}
