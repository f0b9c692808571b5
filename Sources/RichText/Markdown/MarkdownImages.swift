/// Images of Markdown: files beside the text where they are there, else addresses.
enum MarkdownImages {
  /// Returns what `![description](address "title")` stands for. The title `glyph`, or a name that
  /// begins as glyphs' do, means an image that is set like a character, with its HEIC beside it.
  static func attachment(
    _ link: Link, _ description: String, _ source: RichSource, _ notices: inout Notices
  ) -> Attachment {
    let path = decoded(link.address)
    let name = String(path.split(separator: "/").last ?? "")
    let isLocal = !link.address.contains("://") && !link.address.hasPrefix("data:")
    let bytes = isLocal && !path.isEmpty ? source.companion(path) : nil
    if link.title == "glyph" || name.hasPrefix(glyphPrefix) {
      let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
      let identifier =
        String(name.dropFirst(name.hasPrefix(glyphPrefix) ? glyphPrefix.count : 0))
        .split(separator: ".").first.map(String.init) ?? name
      let heic = isLocal ? source.companion(stem + ".heic") : nil
      if heic != nil || bytes != nil {
        return .glyph(
          ImageGlyph(
            identifier: identifier, description: description, bytes: heic ?? [],
            picture: bytes ?? []))
      }
    }
    guard let bytes, bytes.count <= source.limits.attachment else {
      return .image(
        ImageAttachment(
          name: FileName.isSafe(name) ? name : "", content: .address(link.address),
          type: type(of: name), description: description, title: link.title))
    }
    return .image(
      ImageAttachment(
        name: name, content: .bytes(bytes), type: PictureType(recognizing: bytes) ?? type(of: name),
        description: description, title: link.title))
  }

  static let glyphPrefix = "AdaptiveImageGlyph-"

  private static func type(of name: String) -> PictureType {
    switch FileName.suffix(of: name) {
    case "jpg", "jpeg": .jpeg
    case "tif", "tiff": .tiff
    case let suffix: PictureType(rawValue: suffix) ?? .other
    }
  }

  /// The address with `%hh` decoded.
  static func decoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = RTFScanner.digit(rest[rest.startIndex]),
        let low = RTFScanner.digit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
