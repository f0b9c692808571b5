import FoundationEssentials
import RichText
import TestSupport
import TextEngine

/// The files of other programs that lie beside the project.
enum FormatFixtures {
  static var folder: String? { Handed.folder.map { $0 + "/fixtures/formats" } }

  static func names(in part: String, suffix: String) -> [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + part)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { String($0.dropLast(suffix.count)) }
  }

  static func bytes(_ path: String) -> [UInt8]? {
    folder.flatMap { try? Array(Data(contentsOf: URL(filePath: $0 + "/" + path))) }
  }

  static let rtf = names(in: "rtf", suffix: ".rtf")
  static let withText = names(in: "rtf", suffix: ".expected.txt")

  static func readRTF(_ name: String) throws -> RichReading {
    try RTFReader().read(RichSource(bytes: bytes("rtf/\(name).rtf") ?? []))
  }
}

/// Letters and digits in order, as the fixtures' README compares them.
enum ComparedText {
  static func letters(_ text: String) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      result += withoutAddresses(withoutMarker(line.trimming(while: \.isWhitespace)))
    }
    return String(
      result.unicodeScalars.filter {
        $0.value >= 0x80 ? !$0.properties.isWhitespace && $0.value != 0xAD : isAlphanumeric($0)
      }.map(Character.init)
    )
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func withoutMarker(_ line: Substring) -> Substring {
    let bullets: Set<Character> = ["•", "◦", "▪", "-", "*", "·", "–", "\u{F0B7}", "o"]
    let word = line.prefix { !$0.isWhitespace }
    if word.count == 1, bullets.contains(word.first!) { return line.dropFirst(word.count) }
    guard let last = word.last, last == "." || last == ")" else { return line }
    let body = word.dropLast()
    let isNumber = (1...2).contains(body.count) && body.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = body.count == 1 && body.allSatisfy { $0.isASCII && $0.isLetter }
    let isRoman = (1...5).contains(body.count) && body.allSatisfy { "ivxl".contains($0) }
    return isNumber || isLetter || isRoman ? line.dropFirst(word.count) : line
  }

  private static func withoutAddresses(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let open = rest.firstRange(of: "(\""),
      let close = rest[open.upperBound...].firstRange(of: "\")")
    {
      result += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  func trimming(while isBlank: (Character) -> Bool) -> Substring { drop(while: isBlank) }
}
