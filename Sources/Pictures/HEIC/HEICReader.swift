import CPictures
public import Glyphs

/// What was odd about a glyph file that could be read all the same.
public enum GlyphNotice: String, Hashable, Sendable, Codable, CaseIterable {
  /// Fewer sizes than a glyph has.
  case fewSizes
  /// The primary picture is not the first, or not of the usual size.
  case oddOrder
  /// A picture in it is not square and was left out.
  case notSquare
  /// A picture in it could not be decoded and was left out.
  case damagedSize
  /// It has no identifier; one was made from its content.
  case noIdentifier
  /// It has no description.
  case noDescription
  case noAlpha
}

/// Reads HEIC files.
public enum HEICReader {
  /// The longest side, and the longest file.
  public static let sideLimit = 1024
  public static let bytesLimit = 32 << 20

  public struct Size: Hashable, Sendable {
    public var bitmap: Bitmap
    public var isPrimary: Bool
    public var hasAlpha: Bool
  }

  public struct Reading: Hashable, Sendable {
    public var identifier: String
    public var description: String
    /// In the file's order.
    public var sizes: [Size]
    public var xmp: [UInt8]
    public var notices: [GlyphNotice]

    /// Returns the smallest size that is not below `side`, else the largest.
    public func size(for side: Int) -> Size? {
      let enough = sizes.filter { $0.bitmap.width >= side }
      return enough.min { $0.bitmap.width < $1.bitmap.width }
        ?? sizes.max { $0.bitmap.width < $1.bitmap.width }
    }
  }

  /// Reads a file that may come from anywhere.
  ///
  /// - Throws: `badSource` with what is wrong; `notAvailable` without libheif.
  public static func read(_ bytes: [UInt8]) throws(GlyphError) -> Reading {
    guard bytes.count <= bytesLimit else { throw .badSource(.tooLarge) }
    guard !bytes.isEmpty else { throw .badSource(.empty) }
    guard let boxes = BoxScan(bytes) else { throw .badSource(.unknown) }
    if boxes.isSequence { throw .badSource(.animated) }
    if boxes.isTruncated { throw .badSource(.truncated) }
    if boxes.longestSide > sideLimit { throw .badSource(.tooManyPixels) }
    let result: Result<Reading, GlyphError> = bytes.withUnsafeBufferPointer { buffer in
      do throws(GlyphError) { return .success(try read(buffer)) } catch { return .failure(error) }
    }
    var reading = try result.get()
    if reading.identifier.isEmpty {
      reading.identifier = ContentHash(of: bytes).identifier
      reading.notices = GlyphNotice.allCases.filter {
        $0 == .noIdentifier || reading.notices.contains($0)
      }
    }
    return reading
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(GlyphError) -> Reading {
    var result: Int32 = 0
    guard
      let file = cheif_open(bytes.baseAddress, bytes.count, Int32(sideLimit), &result)
    else {
      if Int(result) == CHEIF_ABSENT {
        throw .notAvailable(what: "libheif", install: "sudo apt-get install libheif1")
      }
      throw .badSource(Int(result) == CHEIF_TOO_LARGE ? .tooManyPixels : .damaged)
    }
    defer { cheif_close(file) }
    var reading = Reading(identifier: "", description: "", sizes: [], xmp: [], notices: [])
    var notices: Set<GlyphNotice> = []
    for index in 0..<cheif_count(file) {
      var (width, height, isPrimary, hasAlpha) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard cheif_describe(file, index, &width, &height, &isPrimary, &hasAlpha) == 1 else {
        notices.insert(.damagedSize)
        continue
      }
      guard width > 0, height > 0, width <= sideLimit, height <= sideLimit else {
        throw .badSource(.tooManyPixels)
      }
      if reading.identifier.isEmpty {
        let exif = names(file, index, 0)
        reading.identifier = Glyph.description(from: GlyphMetadata.text(0x010D, in: exif) ?? "")
        reading.description = Glyph.description(from: GlyphMetadata.text(0x010E, in: exif) ?? "")
        reading.xmp = names(file, index, 1)
      }
      guard width == height else {
        notices.insert(.notSquare)
        continue
      }
      var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
      guard
        pixels.withUnsafeMutableBufferPointer({ cheif_decode(file, index, $0.baseAddress) }) == 1
      else {
        notices.insert(.damagedSize)
        continue
      }
      if hasAlpha == 0 { notices.insert(.noAlpha) }
      reading.sizes.append(
        Size(
          bitmap: Bitmap(width: Int(width), height: Int(height), straight: pixels),
          isPrimary: isPrimary != 0, hasAlpha: hasAlpha != 0))
    }
    guard !reading.sizes.isEmpty else {
      throw .badSource(notices.contains(.notSquare) ? .notSquare : .damaged)
    }
    if reading.sizes.count < Glyph.sides.count { notices.insert(.fewSizes) }
    if reading.sizes.first.map({ !$0.isPrimary }) ?? true { notices.insert(.oddOrder) }
    if reading.description.isEmpty { notices.insert(.noDescription) }
    reading.notices = GlyphNotice.allCases.filter(notices.contains)
    return reading
  }

  private static func names(_ file: OpaquePointer, _ index: Int32, _ kind: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBufferPointer {
      cheif_names(file, index, kind, $0.baseAddress, $0.count)
    }
    return count <= bytes.count ? Array(bytes[..<count]) : []
  }
}
