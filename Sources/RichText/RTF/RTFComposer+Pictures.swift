internal import TextEngine

extension RTFComposer {
  /// Whether `\pict` has a word for the picture.
  static func embeds(_ image: ImageAttachment) -> Bool {
    guard case .bytes = image.content else { return false }
    switch image.type {
    case .png, .jpeg, .wmf, .emf, .pict: return true
    default: return false
    }
  }

  mutating func compose(_ attachment: Attachment, _ id: AttachmentID) {
    if isPackage, let name = names[id] {
      composeGraphic(name, attachment.size)
      return
    }
    switch attachment {
    case .image(let image):
      if case .bytes(let bytes) = image.content, Self.embeds(image) {
        composePicture(bytes, image)
      } else if case .address(let address) = image.content {
        composeAddress(address, image)
      } else {
        composeLabel(attachment)
      }
    case .glyph(let glyph): composeGlyph(glyph)
    case .file: composeLabel(attachment)
    case .missing(let name, let size): composeGraphic(name, size)
    }
  }

  /// `{{\NeXTGraphic name …}¬}`: the mark is the byte 0xAC whatever the code page.
  private mutating func composeGraphic(_ name: String, _ size: PictureSize?) {
    out.raw("{{\\NeXTGraphic ")
    out.text(name.utf8)
    out.raw(" ")
    if let size { out.raw("\\width\(size.width.value) \\height\(size.height.value) ") }
    out.raw("\\appleattachmentpadding0 \\appleembedtype0 \\appleaqc\n}")
    out.raw(bytes: [0xAC])
    out.raw("}")
  }

  private mutating func composeLabel(_ attachment: Attachment) {
    out.text("[\(attachment.label)]".utf8)
  }

  private mutating func composeAddress(_ address: String, _ image: ImageAttachment) {
    out.raw("{\\field{\\*\\fldinst{INCLUDEPICTURE ")
    quoted(address)
    out.raw(" \\\\d}}{\\fldrslt{")
    composeLabel(.image(image))
    out.raw("}}}")
  }

  private mutating func composeGlyph(_ glyph: ImageGlyph) {
    guard !glyph.picture.isEmpty else {
      out.text(":\(glyph.description):".utf8)
      return
    }
    out.raw("{{\\*\\scribeglyph ")
    out.text(glyph.identifier.utf8)
    out.raw("}{\\*\\scribedesc ")
    out.text(glyph.description.utf8)
    out.raw("}")
    composePicture(
      glyph.picture,
      ImageAttachment(
        content: .bytes(glyph.picture), type: .png,
        size: PictureSize(width: Twips(baseSize * 12), height: Twips(baseSize * 12)),
        description: glyph.description))
    out.raw("}")
  }

  private mutating func composePicture(_ bytes: [UInt8], _ image: ImageAttachment) {
    out.raw("{\\*\\shppict{\\pict")
    if !image.description.isEmpty {
      out.raw("{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ")
      out.text(image.description.utf8)
      out.raw("}}}")
    }
    switch image.type {
    case .jpeg: out.raw("\\jpegblip")
    case .wmf: out.raw("\\wmetafile8")
    case .emf: out.raw("\\emfblip")
    case .pict: out.raw("\\macpict")
    default: out.raw("\\pngblip")
    }
    if let pixels = PixelSize(of: bytes) {
      out.raw("\\picw\(pixels.width)\\pich\(pixels.height)")
    }
    if let size = image.size {
      out.raw("\\picwgoal\(size.width.value)\\pichgoal\(size.height.value)")
    }
    out.dump(bytes)
    out.raw("}}")
  }
}

extension Attachment {
  /// The size that it is shown in, where one was said.
  public var size: PictureSize? {
    switch self {
    case .image(let image): image.size
    case .missing(_, let size): size
    case .glyph, .file: nil
    }
  }
}

/// Width and height of a PNG or JPEG, from its head.
struct PixelSize {
  var width: Int
  var height: Int

  init?(of bytes: [UInt8]) {
    func number(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    switch PictureType(recognizing: bytes) {
    case .png where bytes.count >= 24:
      width = number(16, 4)
      height = number(20, 4)
    case .jpeg:
      var index = 2
      while index + 9 < bytes.count, bytes[index] == 0xFF {
        let marker = bytes[index + 1]
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          width = number(index + 7, 2)
          height = number(index + 5, 2)
          return
        }
        index += 2 + max(number(index + 2, 2), 2)
      }
      return nil
    default: return nil
    }
  }
}
