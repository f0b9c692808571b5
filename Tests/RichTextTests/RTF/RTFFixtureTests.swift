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
      ComparedText.letters(reading.document.text.string) == ComparedText.letters(expected),
      "\(name)")
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
    // All of the small ones; of large ones as many cuts as there is time for.
    let step = max(97, bytes.count * bytes.count / 400_000)
    for end in stride(from: 6, to: bytes.count, by: step) {
      guard RTFReader.recognizes(Array(bytes[..<end])) else { continue }
      let reading = try RTFReader().read(RichSource(bytes: Array(bytes[..<end])))
      #expect(reading.document.invariantFailure() == nil, "cut at \(end)")
    }
  }

  @Test(arguments: FormatFixtures.rtf)
  func `written and read again it is the same`(name: String) throws {
    var first = try FormatFixtures.readRTF(name).document.renumbered()
    let bytes = RTFWriter().write(first).bytes
    var second = try RTFReader().read(RichSource(bytes: bytes)).document.renumbered()
    #expect(RTFWriter().write(second).bytes == bytes)
    first.origin = Origin()
    second.origin = Origin()
    // What was not said at all is said once it is written.
    if first.base.family == nil { first.base = second.base }
    let widths = first.tables.values.flatMap(\.columns).map(\.width)
    #expect(first.text.string == second.text.string)
    for (a, b) in zip(first.paragraphs, second.paragraphs) { #expect(a == b) }
    if !widths.contains(nil) { #expect(first == second) }
    #expect(first.attachments == second.attachments && first.head == second.head)
    #expect(first.tables.mapValues(\.columns.count) == second.tables.mapValues(\.columns.count))
  }
}
