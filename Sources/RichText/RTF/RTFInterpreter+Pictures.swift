internal import TextEngine

/// A picture that is being read.
struct RTFPicture {
  var type = PictureType.other
  var bytes: [UInt8] = []
  /// The first digit of a byte whose second one is to come.
  var digit: UInt8?
  var width = 0
  var height = 0
  var goalWidth = 0
  var goalHeight = 0
  var scaleX = 100
  var scaleY = 100
  var description = ""
  var isTooLarge = false

  var size: PictureSize? {
    guard goalWidth > 0, goalHeight > 0 else { return nil }
    return PictureSize(
      width: Twips(goalWidth * min(max(scaleX, 1), 1000) / 100),
      height: Twips(goalHeight * min(max(scaleY, 1), 1000) / 100))
  }
}

extension RTFInterpreter {
  private mutating func change(_ change: (inout RTFPicture) -> Void) {
    guard state.destination == .pict || state.destination == .NeXTGraphic, !pictures.isEmpty else {
      return
    }
    change(&pictures[pictures.count - 1])
  }

  mutating func setPicture(_ flag: RTFFlag) {
    change {
      switch flag {
      case .pngblip: $0.type = .png
      case .jpegblip: $0.type = .jpeg
      case .emfblip: $0.type = .emf
      case .wmetafile: $0.type = .wmf
      case .macpict: $0.type = .pict
      default: $0.type = .bmp
      }
    }
  }

  mutating func setPicture(_ value: RTFValue, _ number: Int) {
    let number = min(max(number, 0), 1 << 24)
    change {
      switch value {
      case .picw: $0.width = number
      case .pich: $0.height = number
      case .picwgoal: $0.goalWidth = number
      case .pichgoal: $0.goalHeight = number
      case .picscalex: $0.scaleX = number
      case .picscaley: $0.scaleY = number
      default: break
      }
    }
  }

  mutating func setGraphicSize(_ value: RTFValue, _ number: Int) {
    let number = min(max(number, 0), 1 << 24)
    change { if value == .width { $0.goalWidth = number } else { $0.goalHeight = number } }
  }

  /// Hexadecimal digits; anything else between them is passed over.
  mutating func takePictureText(_ range: Range<Int>) {
    guard !pictures.isEmpty else { return }
    let last = pictures.count - 1
    for index in range {
      guard let digit = RTFScanner.digit(scanner.bytes[index]) else { continue }
      if let high = pictures[last].digit {
        pictures[last].bytes.append(high << 4 | digit)
        pictures[last].digit = nil
      } else {
        pictures[last].digit = digit
      }
    }
    checkSize()
  }

  mutating func takeBinary(_ range: Range<Int>) {
    guard state.destination == .pict, !pictures.isEmpty else { return }
    pictures[pictures.count - 1].bytes.append(contentsOf: scanner.bytes[range])
    checkSize()
  }

  private mutating func checkSize() {
    guard pictures[pictures.count - 1].bytes.count > limits.attachment else { return }
    pictures[pictures.count - 1].bytes = []
    pictures[pictures.count - 1].isTooLarge = true
  }

  mutating func takeShapeValue(_ text: [UInt8]) {
    guard shapeName.elementsEqual("wzDescription".utf8), !pictures.isEmpty else { return }
    pictures[pictures.count - 1].description = String(decoding: text, as: UTF8.self)
  }

  mutating func endPicture() {
    guard let picture = pictures.popLast() else { return }
    // Pictures within a picture are its parts.
    if picture.isTooLarge || builder.attachments.count >= limits.attachments {
      notices.add(.tooLarge)
      return
    }
    let isSkipped = state.character.isDeleted
    guard !isSkipped else { return }
    if let glyph {
      self.glyph = nil
      attach(
        .glyph(
          ImageGlyph(
            identifier: glyph.identifier, description: glyph.description, bytes: [],
            picture: picture.bytes)))
      return
    }
    guard !picture.bytes.isEmpty else {
      notices.add(.droppedPicture)
      return
    }
    let type = PictureType(recognizing: picture.bytes) ?? picture.type
    attach(
      .image(
        ImageAttachment(
          content: .bytes(picture.bytes), type: type, size: picture.size,
          description: picture.description)))
  }

  private mutating func attach(_ attachment: Attachment) {
    hasBody = true
    var style = inlineStyle(
      RTFRunKey(character: state.character, link: state.link, note: state.note))
    style.font = nil
    style.size = nil
    builder.attach(attachment, style: style)
  }

  /// A graphic of an RTFD: its name is UTF-8, with exactly one blank at its end.
  mutating func endGraphic(_ text: [UInt8]) {
    guard let picture = pictures.popLast() else { return }
    placePendingGraphic()
    var name = text
    if name.last == 0x20 { name.removeLast() }
    let size = picture.size
    graphic = attachment(name: String(decoding: name, as: UTF8.self), size: size)
  }

  private mutating func attachment(name: String, size: PictureSize?) -> Attachment {
    guard FileName.isSafe(name) else {
      notices.add(.refusedName, detail: name)
      return .missing(name: name, size: size)
    }
    guard builder.attachments.count < limits.attachments, let bytes = companion(name) else {
      notices.add(.missingFile, detail: name)
      return .missing(name: name, size: size)
    }
    guard bytes.count <= limits.attachment else {
      notices.add(.tooLarge, detail: name)
      return .missing(name: name, size: size)
    }
    return Attachment(name: name, bytes: bytes, size: size)
  }

  /// A graphic without a character after it is placed all the same.
  mutating func placePendingGraphic() {
    guard graphic != nil else { return }
    appendBody([0xAC])
  }
}
