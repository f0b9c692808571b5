import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// A script and data of the system may be absent; then these are skipped by name.
@Suite(.enabled(if: UnicodeData.isInstalled, "needs the package unicode-data"))
struct CellTableTests {
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(.enabled(if: hasPython, "needs python3"))
  func `the table is what its generator writes`() throws {
    let generator = Process()
    generator.executableURL = URL(filePath: "/usr/bin/python3")
    generator.arguments = [
      Self.root.path + "/Tools/gen-cells", "--data", UnicodeData.folder, "--output", "-",
    ]
    let output = Pipe()
    generator.standardOutput = output
    try generator.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(generator.end() == 0)
    let kept = try Data(
      contentsOf: Self.root.appending(path: "Sources/TextEngine/Unicode/CellTable.swift"))
    #expect(written == kept)
  }

  @Test func `the table has the grapheme classes of the data`() throws {
    var expected = [GraphemeClass](repeating: .other, count: 0x110000)
    let names: [Substring: GraphemeClass] = [
      "CR": .cr, "LF": .lf, "Control": .control, "Extend": .extend, "ZWJ": .zwj,
      "Regional_Indicator": .regionalIndicator, "Prepend": .prepend, "SpacingMark": .spacingMark,
      "L": .l, "V": .v, "T": .t, "LV": .lv, "LVT": .lvt,
    ]
    for (range, value) in try UnicodeData.properties("emoji/emoji-data.txt")
    where value == "Extended_Pictographic" {
      for code in range { expected[Int(code)] = .pictograph }
    }
    for (range, value) in try UnicodeData.properties("auxiliary/GraphemeBreakProperty.txt") {
      let grapheme = try #require(names[value])
      for code in range { expected[Int(code)] = grapheme }
    }
    let wrong = (0..<0x110000 as Range<UInt32>).filter {
      CellProperties($0).grapheme != expected[Int($0)]
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(9))")
  }

  @Test func `the table has the wide and the emoji characters of the data`() throws {
    var wide: Set<UInt32> = []
    for (range, value) in try UnicodeData.properties("EastAsianWidth.txt")
    where value == "W" || value == "F" {
      wide.formUnion(range)
    }
    var emoji: Set<UInt32> = []
    for (range, value) in try UnicodeData.properties("emoji/emoji-data.txt") where value == "Emoji"
    {
      emoji.formUnion(range)
    }
    for code in 0..<0x110000 as Range<UInt32> {
      let found = CellProperties(code)
      if found.isEmoji != emoji.contains(code) { Issue.record("Emoji: \(String(code, radix: 16))") }
      // Of those not assigned yet the header of the data file says which planes are wide.
      if found.width == .two, !wide.contains(code), !isReservedForIdeographs(code) {
        Issue.record("wide: \(String(code, radix: 16))")
      }
      if found.width != .two, found.width != .zero, wide.contains(code) {
        Issue.record("not wide: \(String(code, radix: 16))")
      }
    }
  }

  private func isReservedForIdeographs(_ code: UInt32) -> Bool {
    switch code {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
