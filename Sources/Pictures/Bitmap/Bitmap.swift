import CPictures

/// A picture: rows of four bytes a pixel, red, green, blue, alpha, premultiplied.
public struct Bitmap: Hashable, Sendable {
  public private(set) var width: Int
  public private(set) var height: Int
  public var pixels: [UInt8]

  /// An empty, transparent picture.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// - Precondition: `pixels` has four bytes a pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == width * height * 4, "\(pixels.count) bytes for \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixels with straight alpha, as files hold them.
  public var straight: [UInt8] {
    var copy = pixels
    copy.withUnsafeMutableBufferPointer { cpictures_unmultiply($0.baseAddress, $0.count / 4) }
    return copy
  }

  /// A picture of pixels with straight alpha.
  public init(width: Int, height: Int, straight: [UInt8]) {
    self.init(width: width, height: height, pixels: straight)
    pixels.withUnsafeMutableBufferPointer { cpictures_multiply($0.baseAddress, $0.count / 4) }
  }

  /// Calls `body` with the picture as C sees it.
  mutating func withPixels<Result>(_ body: (CPixels) -> Result) -> Result {
    let (width, height) = (Int32(width), Int32(height))
    return pixels.withUnsafeMutableBufferPointer {
      body(CPixels(pixels: $0.baseAddress, width: width, height: height))
    }
  }

  /// Returns the picture averaged to `width` × `height`, which are not larger than its own.
  public func shrunk(width: Int, height: Int) -> Bitmap {
    var (source, target) = (self, Bitmap(width: width, height: height))
    source.withPixels { from in target.withPixels { cpictures_shrink($0, from) } }
    return target
  }

  /// The smallest box that holds every pixel of alpha 24 and more; nil for an empty picture.
  public var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        for x in 0..<width where pixels[(y * width + x) * 4 + 3] >= 24 {
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = y
        }
      }
    }
    return right < 0 ? nil : (left, top, right + 1, bottom + 1)
  }
}
