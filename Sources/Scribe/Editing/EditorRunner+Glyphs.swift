import Glibc
import Glyphs
import RichText
import ScribeTUI
import TerminalLoop
import WorkerLink

extension EditorRunner {
  /// Makes candidates, off the main thread and one after the other.
  func makeGlyphs(_ number: Int, _ orders: [GlyphOrder]) {
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      for order in orders {
        let result: Result<GlyphCandidate, GlyphProblem>
        do throws(WorkerError) {
          result = .success(
            GlyphCandidate(try await WorkerClient.standard.make(order), index: order.candidate))
        } catch { result = .failure(GlyphProblem(error.message)) }
        mailbox.post { [weak self] in self?.take(.glyph(number: number, result)) }
        if case .failure = result { return }
      }
    }
  }

  /// Writes a glyph's files into a folder beside a document.
  func store(_ glyph: Glyph, in folder: String, beside path: String) {
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      let place = ConversionFiles.folder(of: path) + "/" + folder
      let stem = "AdaptiveImageGlyph-" + glyph.identifier
      var reason: String?
      if !FileName.isSafe(folder) || !FileName.isSafe(stem) {
        reason = "\(folder) is no name for a folder"
      } else if mkdir(place, 0o777) != 0, errno != EEXIST {
        reason = "\(folder): \(String(cString: strerror(errno)))"
      } else {
        do throws(ConversionFiles.Problem) {
          try ConversionFiles.write(glyph.picture, to: "\(place)/\(stem).png")
          if !glyph.file.isEmpty {
            try ConversionFiles.write(glyph.file, to: "\(place)/\(stem).heic")
          }
        } catch { reason = error.message }
      }
      if let reason {
        mailbox.post { [weak self] in self?.take(.glyphNotStored(reason)) }
      }
    }
  }
}

extension GlyphCandidate {
  init(_ made: MadeGlyph, index: Int) {
    self.init(
      index: index, glyph: made.glyph, emoji: made.emoji, concepts: made.concepts,
      ignored: made.ignored,
      pixels: made.preview.pixels.flatMap { TerminalPixels(side: made.preview.side, pixels: $0) },
      note: made.fileMissing.map { "Stored as PNG alone: \($0.message)" })
  }
}
