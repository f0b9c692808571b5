extension RichDocument {
  /// A document that is one glyph.
  public init(glyph: ImageGlyph, format: RichFormat) {
    var builder = DocumentBuilder(format: format)
    builder.attach(.glyph(glyph))
    self = builder.finish()
  }
}

extension RichDocument {
  /// Gives glyphs that have a file alone the picture that `picture` returns for them, so that formats
  /// for other programs can hold them.
  public mutating func fillGlyphPictures(_ picture: (ImageGlyph) -> [UInt8]?) {
    for (id, attachment) in attachments {
      guard case .glyph(var glyph) = attachment, glyph.picture.isEmpty, !glyph.bytes.isEmpty,
        let found = picture(glyph)
      else { continue }
      glyph.picture = found
      attachments[id] = .glyph(glyph)
    }
  }
}
