internal import Documents

/// Decodes text bytes by code page. One page is opened once; bytes of double-byte pages must come
/// together, since a letter may be split over two escapes.
final class RTFCodePages {
  private enum Page {
    /// For each byte, its scalar; U+FFFD for none.
    case single([UInt16])
    case multiple(CharacterConverter)
    case johab
  }

  private var pages: [Int: Page] = [:]

  /// Returns the text in UTF-8, and how many characters could not be read.
  func decode(_ bytes: [UInt8], page number: Int) -> (text: [UInt8], unreadable: Int) {
    switch page(number) {
    case .single(let table):
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count * 2)
      var unreadable = 0
      for byte in bytes {
        let unit = table[Int(byte)]
        if unit == 0xFFFD { unreadable += 1 }
        Unicode.Scalar(unit).map { text.append(contentsOf: UTF8.encode($0)!) }
      }
      return (text, unreadable)
    case .multiple(let converter):
      let text = converter.text(of: bytes)
      return (text, String(decoding: text, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" })
    case .johab:
      let units = Johab.units(bytes)
      return (Array(String(decoding: units, as: UTF16.self).utf8), units.count { $0 == 0xFFFD })
    }
  }

  private func page(_ number: Int) -> Page {
    if let page = pages[number] { return page }
    let page = Self.open(number)
    pages[number] = page
    return page
  }

  private static func open(_ number: Int) -> Page {
    if number == 1361 { return .johab }
    guard let converter = CharacterConverter(name(number)) ?? CharacterConverter("windows-1252")
    else { return .single((0..<256).map { $0 < 0x80 ? UInt16($0) : 0xFFFD }) }
    guard !isMultiple(number) else { return .multiple(converter) }
    return .single(
      (0..<256).map { byte in
        String(decoding: converter.text(of: [UInt8(byte)]), as: UTF8.self).utf16.first ?? 0xFFFD
      })
  }

  private static func isMultiple(_ page: Int) -> Bool {
    [932, 936, 949, 950, 10001, 10002, 10003, 10008, 54936, 65001, 20932, 51949, 20936]
      .contains(page)
  }

  /// ICU's name of a code page of Windows or, from 10000 on, of the Macintosh.
  private static func name(_ page: Int) -> String {
    switch page {
    case 437, 720, 850, 852, 855, 857, 858, 860...866, 869: "ibm-\(page)"
    case 708: "iso-8859-6"
    case 737: "ibm-737"
    case 775: "ibm-775"
    case 10000: "macintosh"
    case 10001: "windows-932"
    case 10002: "windows-950"
    case 10003: "windows-949"
    case 10006: "x-mac-greek"
    case 10007: "x-mac-cyrillic"
    case 10008: "windows-936"
    case 10029: "x-mac-ce"
    case 10081: "x-mac-turkish"
    case 20866: "koi8-r"
    case 21866: "koi8-u"
    case 28591...28605: "iso-8859-\(page - 28590)"
    case 20932, 51932: "euc-jp"
    case 51949: "euc-kr"
    case 20936: "gb2312"
    case 54936: "gb18030"
    case 65001: "UTF-8"
    default: "windows-\(page)"
    }
  }

  /// The code page that a font's `\fcharset` stands for; nil for those that say nothing.
  static func page(charset: Int) -> Int? {
    switch charset {
    case 77: 10000
    case 78: 10001
    case 79: 10003
    case 80: 10008
    case 81: 10002
    case 83: 10005
    case 84: 10004
    case 85: 10006
    case 86: 10081
    case 87: 10021
    case 88: 10029
    case 89: 10007
    case 128: 932
    case 129: 949
    case 130: 1361
    case 134: 936
    case 136: 950
    case 161: 1253
    case 162: 1254
    case 163: 1258
    case 177: 1255
    case 178, 179, 180: 1256
    case 181: 1255
    case 186: 1257
    case 204: 1251
    case 222: 874
    case 238: 1250
    case 254: 437
    case 255: 850
    default: nil
    }
  }
}

/// Johab (code page 1361), which ICU does not have: a syllable is a bit and three times five bits
/// for its initial, vowel and final (KS X 1001, annex 3).
enum Johab {
  /// Returns UTF-16; what is no syllable and no ASCII becomes U+FFFD.
  static func units(_ bytes: [UInt8]) -> [UInt16] {
    var units: [UInt16] = []
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      index += 1
      if first < 0x80 {
        units.append(UInt16(first))
        continue
      }
      guard index < bytes.count else {
        units.append(0xFFFD)
        break
      }
      units.append(syllable(UInt16(first) << 8 | UInt16(bytes[index])) ?? 0xFFFD)
      index += 1
    }
    return units
  }

  private static let vowels = Array("\0\0\0ABCDE\0\0FGHIJK\0\0LMNOPQ\0\0RSTU".utf8)

  private static func syllable(_ code: UInt16) -> UInt16? {
    let initial = Int(code >> 10 & 31) - 2
    let vowel =
      Int(vowels.indices.contains(Int(code >> 5 & 31)) ? vowels[Int(code >> 5 & 31)] : 0) - 65
    var final = Int(code & 31) - 1
    if final > 16 { final -= 1 }
    guard (0..<19).contains(initial), (0..<21).contains(vowel), (0..<28).contains(final),
      code & 31 != 18
    else { return nil }
    return UInt16(0xAC00 + (initial * 21 + vowel) * 28 + final)
  }
}
