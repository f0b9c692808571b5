/// A look at the boxes of an ISO file (ISO 14496-12) before a decoder gets it.
struct BoxScan {
  /// A brand of moving pictures.
  private(set) var isSequence = false
  /// The last box ends behind the file.
  private(set) var isTruncated = false
  /// The longest side that an `ispe` declares, in pixels.
  private(set) var longestSide = 0

  /// - Returns: nil where the bytes are not an HEIF file.
  /// - Complexity: Linear in the boxes, which are bounded.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, Self.name(bytes, 4) == "ftyp" else { return nil }
    let brand = Self.name(bytes, 8)
    guard ["heic", "heix", "mif1", "heim", "heis", "msf1", "hevc", "hevx"].contains(brand) else {
      return nil
    }
    isSequence = ["msf1", "hevc", "hevx"].contains(brand)
    var budget = 4096
    scan(bytes, 0..<bytes.count, depth: 0, &budget)
  }

  private mutating func scan(
    _ bytes: [UInt8], _ range: Range<Int>, depth: Int, _ budget: inout Int
  ) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, budget > 0 {
      budget -= 1
      var size = Self.number(bytes, offset)
      var head = 8
      if size == 1, offset + 16 <= range.upperBound {
        size = Self.number(bytes, offset + 8) << 32 | Self.number(bytes, offset + 12)
        head = 16
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= head, size <= range.upperBound - offset else {
        isTruncated = true
        return
      }
      let inner = offset + head..<offset + size
      switch Self.name(bytes, offset + 4) {
      case "moov": isSequence = true
      case "meta" where depth < 4 && inner.count >= 4:
        scan(bytes, inner.lowerBound + 4..<inner.upperBound, depth: depth + 1, &budget)
      case "iprp", "ipco":
        if depth < 4 {
          scan(bytes, inner, depth: depth + 1, &budget)
        }
      case "ispe" where inner.count >= 12:
        longestSide = max(
          longestSide, Self.number(bytes, inner.lowerBound + 4),
          Self.number(bytes, inner.lowerBound + 8))
      default: break
      }
      offset += size
    }
    if offset != range.upperBound, budget > 0 { isTruncated = true }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
