internal import TextEngine

/// Writes CommonMark with GitHub's tables, strikethrough and task lists.
///
/// Blocks that were read from Markdown and not changed since are written as they were.
public struct MarkdownWriter: RichWriter {
  public var format: RichFormat { .markdown }
  /// The folder for images and other attachments, beside the text; nil where there is none, so that
  /// attachments are named only.
  public var assets: String?

  public init(assets: String? = nil) { self.assets = assets }

  public func losses(of document: RichDocument) -> [Loss] {
    MarkdownLosses(document, hasAssets: assets != nil).all
  }

  public func write(_ document: RichDocument) -> RichWriting {
    let files = AttachmentFiles(document, folder: assets)
    var writing = RichWriting(bytes: [], companions: files.files)
    var composer = MarkdownComposer(document, files)
    writing.bytes = composer.compose()
    return writing
  }
}

/// Names for the attachments of a document in a folder; equal contents have one name.
struct AttachmentFiles {
  private(set) var paths: [AttachmentID: String] = [:]
  private(set) var files: [RichWriting.File] = []

  /// - Parameter folder: Nil for no files, empty for the document's own folder.
  init(_ document: RichDocument, folder: String?) {
    guard let folder else { return }
    let prefix = folder.isEmpty ? "" : folder + "/"
    var taken: [String: [UInt8]] = [:]
    for (id, attachment) in document.attachments.sorted(by: { $0.key < $1.key }) {
      guard let (name, bytes) = Self.file(attachment) else { continue }
      let unique = Self.unique(name, bytes, &taken)
      paths[id] = prefix + unique
      if case .glyph(let glyph) = attachment, !glyph.bytes.isEmpty, !glyph.picture.isEmpty {
        files.append(
          RichWriting.File(name: prefix + Self.stem(unique) + ".png", bytes: glyph.picture))
      }
      if !files.contains(where: { $0.name == prefix + unique }) {
        files.append(RichWriting.File(name: prefix + unique, bytes: bytes))
      }
    }
  }

  private static func file(_ attachment: Attachment) -> (String, [UInt8])? {
    switch attachment {
    case .glyph(let glyph):
      let stem = MarkdownImages.glyphPrefix + safe(glyph.identifier, "image")
      return glyph.bytes.isEmpty
        ? glyph.picture.isEmpty ? nil : (stem + ".png", glyph.picture)
        : (stem + ".heic", glyph.bytes)
    case .image(let image):
      guard case .bytes(let bytes) = image.content else { return nil }
      return (safe(image.name, "image." + image.type.suffix), bytes)
    case .file(let name, let bytes): return (safe(name, "file"), bytes)
    case .missing: return nil
    }
  }

  /// Names from documents are data: unsafe ones give way to a plain one.
  private static func safe(_ name: String, _ plain: String) -> String {
    FileName.isSafe(name) && !name.hasPrefix(".") && name != "TXT.rtf" ? name : plain
  }

  static func stem(_ name: String) -> String {
    let suffix = FileName.suffix(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }

  private static func unique(_ name: String, _ bytes: [UInt8], _ taken: inout [String: [UInt8]])
    -> String
  {
    let suffix = FileName.suffix(of: name)
    var candidate = name
    var number = 2
    // Names that differ in case alone are one file for some systems.
    while let other = taken[candidate.lowercased()], other != bytes {
      candidate = "\(stem(name)) \(number)" + (suffix.isEmpty ? "" : "." + suffix)
      number += 1
    }
    taken[candidate.lowercased()] = bytes
    return candidate
  }
}
