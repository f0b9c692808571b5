import Documents
import Providers
import ScribeTUI
import TerminalLoop
import TextEngine
import WritingTools

// Thesaurus and report, off the main thread.
extension EditorRunner {
  func lookUp(
    _ document: DocumentID, _ revision: Revision, _ range: Range<ByteCount>, word: String,
    language: String
  ) {
    disk.perform { [mailbox] in
      let found =
        Thesaurus(language: language)?.synonyms(of: word)
        ?? .missing(Thesaurus.install(language))
      mailbox.post { [weak self] in self?.take(.synonyms(document, revision, range, found)) }
    }
  }

  func report(_ document: DocumentID, _ text: TextStorage, _ format: DocumentFormat, name: String) {
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      let lines = StyleReport(of: text, format: format).lines
      mailbox.post { [weak self] in self?.take(.reported(document, lines)) }
    }
  }
}
