/// Writes RTFD. Attachments keep their bytes; equal ones are one file.
public struct RTFDWriter: RichWriter {
  /// How the package is stored.
  public enum Form: String, CaseIterable, Hashable, Sendable { case folder, flat, zip }

  public var format: RichFormat { .rtfd }
  public var form: Form
  /// What the folder within an archive is called.
  public var name: String

  public init(form: Form = .folder, name: String = "document.rtfd") {
    self.form = form
    self.name = FileName.isSafe(name) ? name : "document.rtfd"
  }

  public func losses(of document: RichDocument) -> [Loss] {
    RTFLosses.losses(of: document).filter {
      ![.glyphs, .images, .files].contains($0.kind)
    }
  }

  /// Returns `TXT.rtf` with its companions for a folder, else the one file.
  public func write(_ document: RichDocument) -> RichWriting {
    let files = AttachmentFiles(document, folder: "")
    var composer = RTFComposer(document, isPackage: true, names: files.paths)
    let text = composer.compose()
    var companions = files.files
    for unknown in document.head where unknown.format == .rtfd && FileName.isSafe(unknown.name) {
      guard unknown.name != RTFDReader.textName,
        !companions.contains(where: { $0.name == unknown.name })
      else { continue }
      companions.append(RichWriting.File(name: unknown.name, bytes: unknown.bytes))
    }
    let all = [RichWriting.File(name: RTFDReader.textName, bytes: text)] + companions
    switch form {
    case .folder: return RichWriting(bytes: text, companions: companions)
    case .flat:
      return RichWriting(
        bytes: FlatPackage.write(all.map { FlatPackage.File(name: $0.name, bytes: $0.bytes) }))
    case .zip:
      return RichWriting(
        bytes: ZIPArchive.write(
          all.map { ZIPArchive.Entry(path: name + "/" + $0.name, bytes: $0.bytes) }))
    }
  }
}
