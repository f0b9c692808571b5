import Glyphs
import RichText

/// Where a glyph goes, and as what.
struct GlyphOutput: Hashable {
  enum Kind: Hashable { case heic, png, rich(RichFormat) }

  var path: String
  var kind: Kind

  init(path: String) throws(UsageError) {
    self.path = path
    switch FileName.suffix(of: ConversionFiles.name(of: path)) {
    case "heic", "heif": kind = .heic
    case "png": kind = .png
    case "rtfd": kind = .rich(.rtfd)
    case "rtf": kind = .rich(.rtf)
    case "html", "htm": kind = .rich(.html)
    case "md", "markdown": kind = .rich(.markdown)
    case "txt": kind = .rich(.plainText)
    default:
      throw UsageError(
        message:
          "\(path) does not say what to write; suffixes are .heic, .png, .rtfd, .rtf, .html, "
          + ".md and .txt")
    }
  }

  /// Whether the HEIC is stored: alone, or beside a picture.
  var wantsFile: Bool {
    switch kind {
    case .heic, .rich(.rtfd), .rich(.html), .rich(.markdown): true
    case .png, .rich(.rtf), .rich(.plainText): false
    }
  }

  /// Candidates are numbered before the suffix.
  func path(candidate: Int, of count: Int) -> String {
    guard count > 1, let dot = path.lastIndex(of: ".") else { return path }
    return "\(path[..<dot])-\(candidate + 1)\(path[dot...])"
  }

  func write(_ glyph: Glyph, to path: String) throws(ConversionFiles.Problem) {
    switch kind {
    case .heic: try ConversionFiles.write(glyph.file, to: path)
    case .png: try ConversionFiles.write(glyph.picture, to: path)
    case .rich(let format):
      let document = RichDocument(
        glyph: ImageGlyph(
          identifier: glyph.identifier, description: glyph.description, bytes: glyph.file,
          picture: glyph.picture), format: format)
      var stem = ConversionFiles.name(of: path)
      if let dot = stem.firstIndex(of: "."), dot > stem.startIndex { stem = String(stem[..<dot]) }
      let writer: any RichWriter =
        switch format {
        case .rtfd: RTFDWriter(form: .folder, name: stem + ".rtfd")
        case .rtf: RTFWriter()
        case .html: HTMLWriter(folder: stem + "_files")
        case .markdown: MarkdownWriter(assets: stem + ".assets")
        case .plainText: PlainTextWriter()
        }
      let writing = writer.write(document)
      if format == .rtfd {
        try ConversionFiles.writePackage(writing, to: path)
      } else {
        try ConversionFiles.write(writing, to: path)
      }
    }
  }
}
