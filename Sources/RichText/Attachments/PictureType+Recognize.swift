extension PictureType {
  /// What the bytes are, by how they begin; nil for what is no picture.
  public init?(recognizing bytes: [UInt8]) {
    func begins(_ with: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + with.count && bytes[offset..<offset + with.count].elementsEqual(with)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if begins(Array("ftyp".utf8), at: 4), bytes.count >= 12,
      ["heic", "heix", "mif1", "msf1", "heim", "heis"]
        .contains(String(decoding: bytes[8..<12], as: UTF8.self))
    {
      self = .heic
    } else if begins(Array("%PDF-".utf8)) {
      self = .pdf
    } else if begins(Array("BM".utf8)), bytes.count > 26 {
      self = .bmp
    } else if begins([0xD7, 0xCD, 0xC6, 0x9A]) {
      self = .wmf
    } else if begins([1, 0, 0, 0]), begins(Array(" EMF".utf8), at: 40) {
      self = .emf
    } else {
      return nil
    }
  }

  /// The usual suffix of a file's name, without a dot.
  public var suffix: String {
    switch self {
    case .jpeg: "jpg"
    case .tiff: "tiff"
    case .other: "bin"
    default: rawValue
    }
  }

  /// The media type; `application/octet-stream` where there is none.
  public var mediaType: String {
    switch self {
    case .png, .jpeg, .gif, .tiff, .heic, .webp, .bmp, .wmf, .emf: "image/\(rawValue)"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .pict: "image/x-pict"
    case .other: "application/octet-stream"
    }
  }
}
