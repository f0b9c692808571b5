internal import TextEngine

/// Writes RTF that Cocoa, Word, LibreOffice and Pandoc read: ASCII only, lists with tables and with
/// markers as text, headings by level and by look.
public struct RTFWriter: RichWriter {
  public var format: RichFormat { .rtf }
  public init() {}

  public func losses(of document: RichDocument) -> [Loss] { RTFLosses.losses(of: document) }

  /// Returns the file. Linear in the document.
  public func write(_ document: RichDocument) -> RichWriting {
    var composer = RTFComposer(document, isPackage: false)
    return RichWriting(bytes: composer.compose())
  }
}

/// What RTF cannot hold, or holds in words that only we know.
enum RTFLosses {
  static func losses(of document: RichDocument) -> [Loss] {
    var losses = Losses()
    for (index, paragraph) in document.paragraphs.enumerated() {
      if case .code(.some) = paragraph.style.kind, !paragraph.style.isContinued {
        losses.add(.codeLanguage, paragraph: index)
      }
      for run in paragraph.runs {
        guard let id = run.style.attachment, let attachment = document.attachments[id] else {
          continue
        }
        let count = (run.range.upperBound - run.range.lowerBound).value / 3
        switch attachment {
        case .glyph: losses.add(.glyphs, count: count, paragraph: index, name: attachment.label)
        case .image(let image):
          if RTFComposer.embeds(image) {
            if !image.description.isEmpty || image.title != nil {
              losses.add(.imageDescription, count: count, paragraph: index)
            }
          } else if case .address = image.content {
            losses.add(.attachmentsByName, count: count, paragraph: index, name: attachment.label)
          } else {
            losses.add(.images, count: count, paragraph: index, name: attachment.label)
          }
        case .file(let name, _): losses.add(.files, count: count, paragraph: index, name: name)
        case .missing(let name, _):
          losses.add(.missingFiles, count: count, paragraph: index, name: name)
        }
      }
    }
    return losses.all
  }
}
