import Glyphs

/// The names that a glyph's file carries: a TIFF directory (EXIF) and XMP.
enum GlyphMetadata {
  /// Returns a little-endian TIFF with `DocumentName`, `ImageDescription` and `Software`, all ASCII by
  /// type and UTF-8 by use.
  static func exif(identifier: String, description: String) -> [UInt8] {
    let texts: [(tag: Int, value: [UInt8])] = [
      (0x010D, Array(identifier.utf8) + [0]), (0x010E, Array(description.utf8) + [0]),
      (0x0131, Array("Scribe".utf8) + [0]),
    ]
    var bytes: [UInt8] = [0x49, 0x49, 0x2A, 0] + little(8, 4) + little(texts.count, 2)
    var values: [UInt8] = []
    let start = 8 + 2 + texts.count * 12 + 4
    for (tag, value) in texts {
      bytes += little(tag, 2) + little(2, 2) + little(value.count, 4)
      if value.count <= 4 {
        bytes += value + [UInt8](repeating: 0, count: 4 - value.count)
      } else {
        bytes += little(start + values.count, 4)
        values += value
        if values.count % 2 == 1 { values.append(0) }
      }
    }
    return bytes + little(0, 4) + values
  }

  /// Returns the same names as XMP, with the sides of the pictures.
  static func xmp(identifier: String, description: String) -> [UInt8] {
    let sides = Glyph.sides.map { "<rdf:li>\($0)</rdf:li>" }.joined()
    return Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmlns:scribe="https://scribe.invalid/glyph/1.0/">
      <xmp:CreatorTool>Scribe</xmp:CreatorTool>
      <tiff:DocumentName>\(escaped(identifier))</tiff:DocumentName>
      <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(escaped(description))\
      </rdf:li></rdf:Alt></dc:description>
      <scribe:sides><rdf:Seq>\(sides)</rdf:Seq></scribe:sides>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns the text of a tag of the first directory; nil where it is not there or broken.
  static func text(_ tag: Int, in exif: [UInt8]) -> String? {
    guard exif.count >= 8 else { return nil }
    let isLittle = exif[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= exif.count else { return nil }
      let part = Array(exif[offset..<offset + count])
      return (isLittle ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2), count < 512 else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard number(entry, 2) == tag, number(entry + 2, 2) == 2, let size = number(entry + 4, 4),
        (1...4096).contains(size),
        let start = size <= 4 ? entry + 8 : number(entry + 8, 4), start + size <= exif.count
      else { continue }
      return String(decoding: exif[start..<start + size].prefix { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }
}
