import CPictures
public import Glyphs

/// Writes PNG (W3C, third edition): eight bits, red, green, blue, alpha.
public enum PNGWriter {
  /// Returns the file. Equal pictures and texts give equal bytes.
  ///
  /// - Parameter texts: Keywords (1 to 79 Latin letters) and values, written as `iTXt`, UTF-8.
  /// - Throws: `notAvailable` without zlib.
  public static func write(
    _ picture: Bitmap, texts: [(keyword: String, value: String)] = []
  ) throws(GlyphError) -> [UInt8] {
    let packed = try deflate(filtered(picture.straight, width: picture.width))
    var file: [UInt8] = PNGReader.signature
    file += chunk(
      "IHDR", bigEndian(picture.width) + bigEndian(picture.height) + [8, 6, 0, 0, 0])
    for (keyword, value) in texts {
      file += chunk("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(value.utf8))
    }
    return file + chunk("IDAT", packed) + chunk("IEND", [])
  }

  /// Puts before each row the filter whose result varies least.
  private static func filtered(_ pixels: [UInt8], width: Int) -> [UInt8] {
    let stride = width * 4
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count + pixels.count / max(stride, 1))
    var candidate = [UInt8](repeating: 0, count: stride)
    pixels.withUnsafeBufferPointer { pixels in
      for row in Swift.stride(from: 0, to: pixels.count, by: max(stride, 1)) {
        var (best, least) = ([UInt8](), Int.max)
        for filter in [1, 2, 4] as [UInt8] where row > 0 || filter == 1 {
          var sum = 0
          for x in 0..<stride {
            let left = x >= 4 ? Int(pixels[row + x - 4]) : 0
            let up = row > 0 ? Int(pixels[row - stride + x]) : 0
            let corner = x >= 4 && row > 0 ? Int(pixels[row - stride + x - 4]) : 0
            let guess = PNGReader.guess(filter, left, up, corner)
            let byte = UInt8(truncatingIfNeeded: Int(pixels[row + x]) - guess)
            candidate[x] = byte
            sum += min(Int(byte), 256 - Int(byte))
          }
          if sum < least { (best, least) = ([filter] + candidate, sum) }
        }
        result += best
      }
    }
    return result
  }

  private static func deflate(_ bytes: [UInt8]) throws(GlyphError) -> [UInt8] {
    var target = [UInt8](repeating: 0, count: bytes.count + bytes.count / 512 + 128)
    let room = target.count
    let count = target.withUnsafeMutableBufferPointer {
      cpictures_deflate(bytes, bytes.count, $0.baseAddress, room)
    }
    guard count > 0 else {
      throw .notAvailable(what: "zlib", install: "sudo apt-get install zlib1g")
    }
    return Array(target[..<count])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(CRC32.of(body)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The checksum of PNG's chunks (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }
}
