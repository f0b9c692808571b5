extension Attachment {
  /// What a file beside the text is, by its content; its name helps with glyphs and drawings.
  public init(name: String, bytes: [UInt8], size: PictureSize? = nil) {
    if let type = PictureType(recognizing: bytes) {
      if type == .heic, let found = GlyphNames(heic: bytes) {
        self = .glyph(
          ImageGlyph(identifier: found.identifier, description: found.description, bytes: bytes))
      } else {
        self = .image(
          ImageAttachment(name: name, content: .bytes(bytes), type: type, size: size))
      }
    } else if FileName.suffix(of: name) == "svg" {
      self = .image(ImageAttachment(name: name, content: .bytes(bytes), type: .svg, size: size))
    } else if ["pict", "pct"].contains(FileName.suffix(of: name)) {
      self = .image(ImageAttachment(name: name, content: .bytes(bytes), type: .pict, size: size))
    } else {
      self = .file(name: name, bytes: bytes)
    }
  }

  /// What the writer calls it: its description, or its name.
  public var label: String {
    switch self {
    case .glyph(let glyph): glyph.description.isEmpty ? "image" : glyph.description
    case .image(let image):
      image.description.isEmpty ? (image.name.isEmpty ? "image" : image.name) : image.description
    case .file(let name, _), .missing(let name, _): name
    }
  }
}

/// The identifier and the description that a glyph's HEIC has in its TIFF tags.
public struct GlyphNames: Hashable, Sendable {
  public var identifier: String
  public var description: String

  /// Looks for an EXIF block (TIFF) with `DocumentName`; nil without one.
  ///
  /// - Complexity: Linear in the bytes.
  public init?(heic bytes: [UInt8]) {
    var index = 0
    while index + 8 < bytes.count {
      let isLittle = bytes[index] == 0x49 && bytes[index + 1] == 0x49 && bytes[index + 2] == 0x2A
      let isBig = bytes[index] == 0x4D && bytes[index + 1] == 0x4D && bytes[index + 3] == 0x2A
      if isLittle || isBig, let found = TIFFTags(bytes[index...], isLittle: isLittle),
        let identifier = found.text(0x010D), !identifier.isEmpty
      {
        self.identifier = identifier
        description = found.text(0x010E) ?? ""
        return
      }
      index += 1
    }
    return nil
  }
}

/// The first directory of a TIFF.
private struct TIFFTags {
  private let bytes: ArraySlice<UInt8>
  private let isLittle: Bool
  private let directory: Int

  init?(_ bytes: ArraySlice<UInt8>, isLittle: Bool) {
    let head = TIFFTags(bytes, isLittle, 0)
    guard let offset = head.number(at: 4, count: 4), (8...65536).contains(offset),
      let entries = head.number(at: offset, count: 2), (1...512).contains(entries)
    else { return nil }
    self = TIFFTags(bytes, isLittle, offset)
  }

  private init(_ bytes: ArraySlice<UInt8>, _ isLittle: Bool, _ directory: Int) {
    self.bytes = bytes
    self.isLittle = isLittle
    self.directory = directory
  }

  private func number(at offset: Int, count: Int) -> Int? {
    let start = bytes.startIndex + offset
    guard offset >= 0, start + count <= bytes.endIndex else { return nil }
    let part = bytes[start..<start + count]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The text of a tag of type ASCII.
  func text(_ tag: Int) -> String? {
    guard let entries = number(at: directory, count: 2) else { return nil }
    for entry in 0..<min(entries, 512) {
      let place = directory + 2 + entry * 12
      guard number(at: place, count: 2) == tag, number(at: place + 2, count: 2) == 2,
        let count = number(at: place + 4, count: 4), (1...4096).contains(count)
      else { continue }
      guard let offset = count <= 4 ? place + 8 : number(at: place + 8, count: 4),
        offset + count <= bytes.count
      else { return nil }
      let start = bytes.startIndex + offset
      return String(
        decoding: bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }
}
