import RichText
import TestSupport
import Testing
import TextEngine

@Suite struct RTFDTests {
  private static func sample() -> RichDocument {
    var builder = DocumentBuilder(format: .rtfd)
    builder.append("before ")
    builder.attach(.file(name: "notes #1.bin", bytes: [1, 2, 3]))
    builder.attach(.file(name: "notes #1.bin", bytes: [4]))
    builder.append(" after")
    builder.endParagraph()
    return builder.finish()
  }

  @Test(arguments: [RTFDWriter.Form.flat, .zip])
  func `packages in one file keep all bytes`(form: RTFDWriter.Form) throws {
    let writing = RTFDWriter(form: form).write(Self.sample())
    let reading = try RTFDReader().read(RichSource(bytes: writing.bytes))
    #expect(reading.document.text.string == "before \u{FFFC}\u{FFFC} after")
    #expect(
      Set(reading.document.attachments.values) == [
        .file(name: "notes #1.bin", bytes: [1, 2, 3]), .file(name: "notes #1 2.bin", bytes: [4]),
      ])
    #expect(RTFDWriter(form: form).write(Self.sample()) == writing)
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = writing.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      fuzzFlatRTFD(bytes)
      fuzzZIP(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      _ = try? RTFDReader().read(RichSource(bytes: bytes))
    }
  }

  @Test(arguments: ["../x", "/etc/passwd", "a/b", "..", "a\\b"])
  func `no name leaves the package`(name: String) throws {
    let escaped = name.replacing("\\", with: "\\\\")
    let rtf = "{\\rtf1 {{\\NeXTGraphic \(escaped) \\width20 \\height20}\\'ac}x}"
    let source = RichSource(bytes: Array(rtf.utf8), companionNames: [name]) { _ in
      Issue.record("asked for a file")
      return [1]
    }
    let reading = try RTFDReader().read(source)
    #expect(reading.document.text.string == "\u{FFFC}x")
    #expect(reading.notices.contains { $0.kind == .refusedName })
  }

  @Test func `files that the text does not name stay`() throws {
    let source = RichSource(
      bytes: Array("{\\rtf1 a\\par}".utf8), companionNames: ["TXT.rtf", "other.dat"]
    ) { $0 == "other.dat" ? [9] : nil }
    let document = try RTFDReader().read(source).document
    #expect(
      RTFDWriter().write(document).companions == [.init(name: "other.dat", bytes: [9])])
  }

  @Test(
    .enabled(if: FormatFixtures.folder != nil, "the files of other programs are not here"),
    arguments: ["ioquatix_readme", "openthesaurus_readme_en"])
  func `Cocoa's packages come back`(name: String) throws {
    let source = RichSource(bytes: FormatFixtures.bytes("rtfd/\(name).rtfd/TXT.rtf") ?? []) {
      FormatFixtures.bytes("rtfd/\(name).rtfd/\($0)")
    }
    let first = try RTFDReader().read(source)
    #expect(first.notices.isEmpty && first.document.attachments.count == 1)
    let writing = RTFDWriter().write(first.document)
    let again = try RTFDReader().read(
      RichSource(bytes: writing.bytes) { name in
        writing.companions.first { $0.name == name }?.bytes
      })
    #expect(again.document.attachments == first.document.attachments)
    #expect(again.document.text.string == first.document.text.string)
    #expect(again.document.paragraphs == first.document.paragraphs)
  }
}
