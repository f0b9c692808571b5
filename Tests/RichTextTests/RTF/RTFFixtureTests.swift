import RichText
import TestSupport
import Testing
import TextEngine

@Suite(.enabled(if: FormatFixtures.folder != nil, "the files of other programs are not here"))
struct RTFFixtureTests {
  @Test(arguments: FormatFixtures.withText)
  func `text is what the file's own project says`(name: String) throws {
    let reading = try FormatFixtures.readRTF(name)
    reading.document.checkInvariants()
    let expected = String(
      decoding: FormatFixtures.bytes("rtf/\(name).expected.txt") ?? [], as: UTF8.self)
    #expect(
      ComparedText.letters(reading.document.text.string) == ComparedText.letters(expected), "\(name)")
  }

  @Test(arguments: FormatFixtures.rtf)
  func `reads without damage`(name: String) throws {
    let reading = try FormatFixtures.readRTF(name)
    reading.document.checkInvariants()
    #expect(!reading.notices.contains { $0.kind == .unreadableText }, "\(reading.notices)")
  }

  @Test(arguments: FormatFixtures.rtf)
  func `cut anywhere it still reads`(name: String) throws {
    let bytes = FormatFixtures.bytes("rtf/\(name).rtf") ?? []
    for end in stride(from: 6, to: bytes.count, by: 97) {
      guard RTFReader.recognizes(Array(bytes[..<end])) else { continue }
      let reading = try RTFReader().read(RichSource(bytes: Array(bytes[..<end])))
      #expect(reading.document.invariantFailure() == nil, "cut at \(end)")
    }
  }
}
