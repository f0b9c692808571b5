internal import TextEngine

extension HTMLWalk {
  mutating func visitImage(_ place: HTMLTree.Place, _ scope: HTMLScope) {
    let node = tree[place]
    guard let address = node.attributes["src"]?.trimmed, !address.isEmpty else {
      // Without an address there is nothing to show but the words.
      if let words = node.attributes["alt"] { add(words, scope) }
      return
    }
    let found = content(at: String(address))
    var image = ImageAttachment(
      name: found.name, content: found.bytes.map { .bytes($0) } ?? .address(String(address)),
      type: .other, description: node.attributes["alt"] ?? "", title: node.attributes["title"])
    image.type =
      found.bytes.flatMap(HTMLPicture.type(of:))
      ?? HTMLPicture.type(
        named: found.name.isEmpty ? String(address.prefix { $0 != "?" && $0 != "#" }) : found.name)
    image.size = size(of: place)
    if found.bytes == nil, found.isBeside { note(.missingFile, detail: found.name) }
    attach(.image(image), scope)
  }

  /// `<picture>`: a glyph where a source says so, else its image.
  mutating func visitPicture(_ place: HTMLTree.Place, _ scope: HTMLScope) {
    let inner = tree.descendants(of: place)
    let image = inner.first { tree[$0].name == "img" }
    let source = inner.first {
      tree[$0].name == "source"
        && tree.attribute("type", of: $0)?.lowercased() == HTMLPicture.glyphType
    }
    guard let source, let address = tree.attribute("srcset", of: source)?.trimmed else {
      if let image { visitImage(image, scope) } else { visitChildren(of: place, scope) }
      return
    }
    let found = content(at: String(address))
    let picture = image.flatMap { tree.attribute("src", of: $0) }
      .flatMap { content(at: String($0.trimmed)).bytes }
    let identifier =
      tree.attribute("data-identifier", of: source) ?? HTMLPicture.identifier(named: found.name)
    if found.bytes == nil { note(.missingFile, detail: found.name) }
    guard found.bytes != nil || picture != nil else {
      if let image { visitImage(image, scope) }
      return
    }
    attach(
      .glyph(
        ImageGlyph(
          identifier: identifier,
          description: image.flatMap { tree.attribute("alt", of: $0) } ?? "",
          bytes: found.bytes ?? [], picture: picture ?? [])), scope)
  }

  /// A file that a page of ours links to as its attachment.
  ///
  /// - Returns: False where it is not there; the link stays one.
  mutating func visitFile(_ place: HTMLTree.Place, _ address: String, _ scope: HTMLScope) -> Bool {
    let name = tree.attribute("data-attachment", of: place) ?? ""
    let found = content(at: address)
    guard let bytes = found.bytes else {
      note(.missingFile, detail: found.name)
      return false
    }
    attach(.file(name: name.isEmpty ? found.name : name, bytes: bytes), scope)
    return true
  }

  /// What is at an address: in the address itself, or beside the page. Nothing is fetched.
  private mutating func content(
    at address: String
  ) -> (bytes: [UInt8]?, name: String, isBeside: Bool) {
    if address.lowercased().hasPrefix("data:") {
      let bytes = HTMLAddress.data(of: address)
      if let bytes, bytes.count <= source.limits.attachment { return (bytes, "", false) }
      note(bytes == nil ? .droppedPicture : .tooLarge)
      return (nil, "", false)
    }
    guard let path = HTMLAddress.path(of: address) else { return (nil, "", false) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let bytes = source.companion(path) ?? (path == name ? nil : source.companion(name)) else {
      return (nil, name, true)
    }
    guard bytes.count <= source.limits.attachment else {
      note(.tooLarge, detail: name)
      return (nil, name, false)
    }
    return (bytes, name, true)
  }

  private func size(of place: HTMLTree.Place) -> PictureSize? {
    var width = tree.attribute("width", of: place).flatMap { Self.pixels($0) }
    var height = tree.attribute("height", of: place).flatMap { Self.pixels($0) }
    for one in sheet.declarations(for: place, in: tree) {
      let points =
        one.value.hasSuffix("%") || one.value.hasSuffix("em")
        ? nil : CSSValues.points(one.value, parent: 0, pixel: dialect.pixel)
      guard let points, points > 0 else { continue }
      if one.property == "width" { width = points }
      if one.property == "height" { height = points }
    }
    guard let width, let height, width > 0, height > 0 else { return nil }
    return PictureSize(
      width: Twips(Int((width * 20).rounded())), height: Twips(Int((height * 20).rounded())))
  }

  /// Points for an attribute that counts pixels.
  private static func pixels(_ value: String) -> Double? {
    guard !value.hasSuffix("%") else { return nil }
    return CSSValues.points(
      value.trimmed.allSatisfy(\.isNumber) ? value.trimmed + "px" : value, parent: 0)
  }
}

/// Kinds of pictures by content and by name.
enum HTMLPicture {
  static let glyphType = "image/x-apple-adaptive-glyph"
  private static let stem = "AdaptiveImageGlyph-"

  /// The identifier in a glyph's file name; the whole stem where it has another form.
  static func identifier(named name: String) -> String {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return String(stem.hasPrefix(Self.stem) ? stem.dropFirst(Self.stem.count) : stem)
  }

  static func glyphFile(_ identifier: String, suffix: String) -> String {
    let safe = identifier.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || scalar == "-"
        ? Character(scalar) : "_"
    }
    return stem + String(safe.prefix(100)) + "." + suffix
  }

  static func type(of bytes: [UInt8]) -> PictureType? {
    func begins(_ sign: [UInt8], at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: sign)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return .png }
    if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if begins(Array("GIF8".utf8)) { return .gif }
    if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return .webp }
    if begins(Array("ftyphei".utf8), at: 4) || begins(Array("ftypmif1".utf8), at: 4) {
      return .heic
    }
    if begins(Array("BM".utf8)) { return .bmp }
    if begins(Array("%PDF".utf8)) { return .pdf }
    if begins(Array("<svg".utf8)) || begins(Array("<?xml".utf8)) { return .svg }
    return nil
  }

  static func type(named name: String) -> PictureType {
    guard let dot = name.lastIndex(of: ".") else { return .other }
    switch name[name.index(after: dot)...].lowercased() {
    case "jpg", "jpeg": return .jpeg
    case "tif", "tiff": return .tiff
    case "heic", "heif": return .heic
    case let suffix: return PictureType(rawValue: suffix) ?? .other
    }
  }
}

extension PictureType {
  /// The media type, and a suffix for names.
  var media: (type: String, suffix: String) {
    switch self {
    case .png: ("image/png", "png")
    case .jpeg: ("image/jpeg", "jpg")
    case .gif: ("image/gif", "gif")
    case .tiff: ("image/tiff", "tiff")
    case .heic: ("image/heic", "heic")
    case .webp: ("image/webp", "webp")
    case .svg: ("image/svg+xml", "svg")
    case .bmp: ("image/bmp", "bmp")
    case .pdf: ("application/pdf", "pdf")
    case .wmf: ("image/wmf", "wmf")
    case .emf: ("image/emf", "emf")
    case .pict: ("image/x-pict", "pict")
    case .other: ("application/octet-stream", "bin")
    }
  }
}
