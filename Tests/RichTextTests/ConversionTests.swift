import RichText
import TestSupport
import TextEngine
import Testing

/// Documents of other programs, through another format and back: what that format holds survives.
@Suite(.enabled(if: FormatFixtures.folder != nil, "the files of other programs are not here"))
struct ConversionTests {
  /// What is compared of a document.
  private struct Content: Equatable {
    var letters: String
    var items: Int
    var cells: Int
    var addresses: [String]
    /// The letters that are bold, italic, struck out or code, one after the other.
    var bold, italic, struck, code: String

    init(_ document: RichDocument) {
      letters = ComparedText.letters(document.text.string)
      items = document.paragraphs.count { $0.style.list != nil && !$0.style.isContinued }
      cells = document.paragraphs.count { $0.style.cell != nil }
      addresses = document.links(in: 0..<document.text.count).map(\.link.address)
      bold = document.letters { $0.isBold }
      italic = document.letters { $0.isItalic }
      struck = document.letters { $0.strike != nil }
      code = document.letters { $0.isCode }
    }
  }

  @Test(arguments: FormatFixtures.rtf)
  func `RTF → HTML → RTF keeps text, lists, tables, links and styles`(name: String) throws {
    let first = try FormatFixtures.readRTF(name).document
    let page = HTMLWriter(folder: "files").write(first)
    let second = try readPage(page.bytes, files: page.companions).document
    second.checkInvariants()
    let third = try RTFReader().read(RichSource(bytes: RTFWriter().write(second).bytes)).document
    third.checkInvariants()
    #expect(Content(third) == Content(first))
  }

  @Test(arguments: FormatFixtures.rtf)
  func `RTF → Markdown → RTF keeps text, lists and links`(name: String) throws {
    let first = try FormatFixtures.readRTF(name).document
    let file = MarkdownWriter(assets: "files").write(first)
    let second = try MarkdownReader().read(
      RichSource(bytes: file.bytes) { name in
        file.companions.first { $0.name == name }?.bytes
      }
    ).document
    second.checkInvariants()
    let third = try RTFReader().read(RichSource(bytes: RTFWriter().write(second).bytes)).document
    third.checkInvariants()
    let (before, after) = (Content(first), Content(third))
    #expect(after.letters == before.letters)
    // An address that stands bare becomes a link in Markdown.
    #expect(before.addresses.allSatisfy(after.addresses.contains))
  }

  @Test(arguments: FormatFixtures.rtf)
  func `RTF → model → RTF is the same model`(name: String) throws {
    let first = try FormatFixtures.readRTF(name).document
    let again = try RTFReader().read(RichSource(bytes: RTFWriter().write(first).bytes)).document
    #expect(Content(again) == Content(first))
  }

  @Test(arguments: FormatFixtures.names(in: "html", suffix: ".html"))
  func `a page cut at every 97th byte still reads`(name: String) throws {
    let bytes = FormatFixtures.bytes("html/\(name).html") ?? []
    for end in stride(from: 0, to: bytes.count, by: 97) {
      let reading = try readPage(Array(bytes[..<end]))
      #expect(reading.document.invariantFailure() == nil, "cut at \(end)")
    }
  }

  @Test(arguments: ["commonmark_spec", "gfm_smart_punct"])
  func `Markdown cut at every 97th byte still reads, and keeps its bytes`(name: String) throws {
    let bytes = FormatFixtures.bytes("markdown/\(name).txt") ?? []
    // All of the first 60 kB, and of the rest as many cuts as there is time for.
    let ends =
      Array(stride(from: 0, to: min(bytes.count, 20_000), by: 97))
      + Array(stride(from: 20_000, to: max(bytes.count, 20_000), by: 97 * 97))
    for end in ends {
      let piece = Array(bytes[..<end])
      let document = try MarkdownReader().read(RichSource(bytes: piece)).document
      #expect(document.invariantFailure() == nil, "cut at \(end)")
      if String(validating: piece, as: UTF8.self) != nil {
        #expect(MarkdownWriter(assets: nil).write(document).bytes == piece, "cut at \(end)")
      }
    }
  }

  @Test(arguments: ["ioquatix_readme", "openthesaurus_readme_en"], RTFDWriter.Form.allCases)
  func `a package cut at every 97th byte still reads`(name: String, form: RTFDWriter.Form) throws {
    let text = FormatFixtures.bytes("rtfd/\(name).rtfd/TXT.rtf") ?? []
    let document = try RTFDReader().read(RichSource(bytes: text)).document
    let whole = form == .folder ? text : RTFDWriter(form: form).write(document).bytes
    for end in stride(from: 0, to: whole.count, by: 97) {
      // Cut, it may be no package; then it is refused.
      guard let reading = try? RTFDReader().read(RichSource(bytes: Array(whole[..<end]))) else {
        continue
      }
      #expect(reading.document.invariantFailure() == nil, "cut at \(end)")
    }
  }
}

extension RichDocument {
  /// The letters and digits whose style is as asked, in order.
  fileprivate func letters(where holds: (InlineStyle) -> Bool) -> String {
    var result: [UInt8] = []
    for index in paragraphs.indices {
      let range = range(ofParagraph: index)
      let bytes = text.bytes(in: range)
      for run in paragraphs[index].runs where holds(run.style) {
        result += bytes[run.range.lowerBound.value..<run.range.upperBound.value]
      }
    }
    return String(
      String(decoding: result, as: UTF8.self).unicodeScalars
        .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        .map(Character.init))
  }
}
