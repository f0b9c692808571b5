/// Addresses as pages write them. Nothing here opens one.
enum HTMLAddress {
  /// Returns where a file beside the page would be: relative, decoded, without `..`; nil for an
  /// address elsewhere.
  ///
  /// `file:///NAME` at the disk's root is what Cocoa writes for a file beside the page.
  static func path(of address: String) -> String? {
    var rest = address[...]
    if let end = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
    if rest.lowercased().hasPrefix("file:///") {
      rest = rest.dropFirst(8)
      guard !rest.contains("/") else { return nil }
    } else if rest.hasPrefix("/") || rest.hasPrefix("\\") || hasScheme(rest) {
      return nil
    }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    guard let path = decoded(rest), !path.isEmpty, !path.contains("\\"), !path.contains("\0"),
      !path.hasPrefix("/"),
      path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else { return nil }
    return path
  }

  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }

  /// Without `%20` and its kin; nil for what is no UTF-8 then.
  static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A file's name as part of an address.
  static func encoded(path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return result
  }

  /// The bytes of a `data:` address; nil for what is none.
  static func data(of address: String) -> [UInt8]? {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    let body = address[address.index(after: comma)...]
    if address[..<comma].lowercased().hasSuffix(";base64") {
      return Base64.decoded(body.utf8)
    }
    return decoded(body).map { Array($0.utf8) }
  }
}

/// RFC 4648 §4. Foundation's does not skip white space without a change of its input.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        result.append(index <= count ? letters[bits >> (18 - 6 * index) & 63] : 0x3D)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// White space and `%`-escapes of it are passed over; nil for any other sign.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case 0x2B, 0x2D: value = 62
      case 0x2F, 0x5F: value = 63
      case 0x3D: return Self.tail(result, bits, count)
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        result.append(UInt8(bits >> 16 & 0xFF))
        result.append(UInt8(bits >> 8 & 0xFF))
        result.append(UInt8(bits & 0xFF))
        (bits, count) = (0, 0)
      }
    }
    return Self.tail(result, bits, count)
  }

  private static func tail(_ whole: [UInt8], _ bits: UInt32, _ count: Int) -> [UInt8]? {
    switch count {
    case 0: whole
    case 2: whole + [UInt8(bits >> 4 & 0xFF)]
    case 3: whole + [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
    default: nil
    }
  }
}
