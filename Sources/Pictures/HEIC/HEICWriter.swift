import CPictures
import Glibc
public import Glyphs

/// Writes glyph files: HEIC with one picture a size, each with alpha and with the names.
public enum HEICWriter {
  /// Whether files can be written; else what is missing.
  public static var missing: GlyphError? {
    switch Int(cheif_state()) {
    case CHEIF_THERE: nil
    case CHEIF_NO_LIBRARY:
      .notAvailable(what: "libheif", install: "sudo apt-get install libheif1")
    default:
      // Debian 13 has the encoder in a package of its own; in Debian 12 the library has it.
      .notAvailable(
        what: "an HEVC encoder", install: "sudo apt-get install libheif-plugin-x265")
    }
  }

  /// Returns the file of `pictures`, the first one primary. The same input gives the same bytes.
  ///
  /// - Parameter pictures: Square, of `Glyph.sides` as a rule.
  /// - Throws: `notAvailable` without library or encoder; `failed` with the library's words.
  public static func write(
    _ pictures: [Bitmap], identifier: String, description: String, quality: Int = 85
  ) throws(GlyphError) -> [UInt8] {
    if let missing { throw missing }
    let straight = pictures.map(\.straight)
    let exif = GlyphMetadata.exif(identifier: identifier, description: description)
    let xmp = GlyphMetadata.xmp(identifier: identifier, description: description)
    var reason = [CChar](repeating: 0, count: 200)
    var size = 0
    let all = Array(straight.joined())
    let file: UnsafeMutablePointer<UInt8>? = all.withUnsafeBufferPointer { bytes in
      exif.withUnsafeBufferPointer { exif in
        xmp.withUnsafeBufferPointer { xmp in
          var pointers: [UnsafePointer<UInt8>?] = []
          var offset = 0
          for part in straight {
            pointers.append(bytes.baseAddress.map { $0 + offset })
            offset += part.count
          }
          return cheif_encode(
            pointers, pictures.map { Int32($0.width) }, Int32(pictures.count),
            CHeifNames(
              exif: exif.baseAddress, exifCount: exif.count, xmp: xmp.baseAddress,
              xmpCount: xmp.count, quality: Int32(quality)), &size, &reason, reason.count)
        }
      }
    }
    guard let file else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .failed(
        reason: "the picture was not encoded: \(String(decoding: words, as: UTF8.self))")
    }
    defer { free(file) }
    return Array(UnsafeBufferPointer(start: file, count: size))
  }
}
