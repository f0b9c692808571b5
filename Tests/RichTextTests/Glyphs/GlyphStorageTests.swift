import Glyphs
import Pictures
import RichText
import TestSupport
import Testing
import TextEngine

/// A glyph in each format that can hold one, there and back.
@Suite struct GlyphStorageTests {
  private static let description = "an orange bird with \"nerd\" glasses & [more]"

  /// A glyph whose file a reader knows by its content; without an encoder, by hand.
  private static let glyph: ImageGlyph = {
    let picture = Bitmap(width: 8, height: 8)
    let identifier = "1A2B3C4D-0000-1111-2222-3333444455550"
    let png = (try? PNGWriter.write(picture)) ?? []
    let heic = try? HEICWriter.write(
      [Bitmap(width: 40, height: 40)], identifier: identifier, description: description)
    return ImageGlyph(
      identifier: identifier, description: description, bytes: heic ?? [], picture: png)
  }()

  private static func document(_ format: RichFormat) -> RichDocument {
    var builder = DocumentBuilder(format: format)
    builder.append("before ")
    builder.attach(.glyph(glyph))
    builder.append(" and ")
    builder.attach(.glyph(glyph))
    builder.append(" after")
    return builder.finish()
  }

  private static func glyphs(_ document: RichDocument) -> [ImageGlyph] {
    document.attachments.values.compactMap {
      if case .glyph(let glyph) = $0 { glyph } else { nil }
    }
  }

  private static let hasFile = !glyph.bytes.isEmpty

  @Test(.enabled(if: hasFile, "libheif has no encoder here"), arguments: RTFDWriter.Form.allCases)
  func `RTFD keeps the file byte for byte, once`(form: RTFDWriter.Form) throws {
    let writing = RTFDWriter(form: form).write(Self.document(.rtfd))
    let source = RichSource(
      bytes: writing.bytes, companionNames: writing.companions.map(\.name)
    ) { name in writing.companions.first { $0.name == name }?.bytes }
    let document = try RTFDReader().read(source).document
    #expect(document.text.string == "before \u{FFFC} and \u{FFFC} after")
    let found = Self.glyphs(document)
    #expect(found.count == 1)
    #expect(found.first?.identifier == Self.glyph.identifier)
    #expect(found.first?.description == Self.description)
    #expect(found.first?.bytes == Self.glyph.bytes)
    // Written again, all bytes are the same.
    let again = RTFDWriter(form: .folder).write(document)
    let first = RTFDWriter(form: .folder).write(Self.document(.rtfd))
    #expect(
      again.companions.sorted { $0.name < $1.name } == first.companions.sorted { $0.name < $1.name }
    )
  }

  @Test(.enabled(if: hasFile, "libheif has no encoder here"))
  func `in RTFD the raw byte 0xAC stands for it, and its name is a glyph's`() {
    let writing = RTFDWriter(form: .folder).write(Self.document(.rtfd))
    #expect(
      writing.companions.map(\.name).sorted()
        == ["heic", "png"].map { "AdaptiveImageGlyph-\(Self.glyph.identifier).\($0)" })
    let places = writing.bytes.indices.filter { writing.bytes[$0] == 0xAC }
    #expect(places.count == 2)
    for place in places {
      #expect(writing.bytes[place - 1] == UInt8(ascii: "}"))
      #expect(writing.bytes[place + 1] == UInt8(ascii: "}"))
    }
  }

  @Test func `RTF keeps identifier, description and picture, and tells what it loses`() throws {
    let writer = RTFWriter()
    let losses = writer.losses(of: Self.document(.rtf))
    #expect(losses.contains { $0.kind == .glyphs && $0.weight == .asked })
    let bytes = writer.write(Self.document(.rtf)).bytes
    #expect(bytes.allSatisfy { $0 < 0x80 })
    let document = try RTFReader().read(RichSource(bytes: bytes)).document
    var wanted = Self.glyph
    wanted.bytes = []
    #expect(Self.glyphs(document) == [wanted])
    #expect(writer.write(document).bytes == bytes)
  }

  @Test(.enabled(if: hasFile, "libheif has no encoder here"), arguments: [false, true])
  func `HTML keeps file and picture, beside the page or in it`(isOneFile: Bool) throws {
    let writing = HTMLWriter(folder: "page_files", isOneFile: isOneFile).write(Self.document(.html))
    let page = String(decoding: writing.bytes, as: UTF8.self)
    #expect(page.contains("<picture>"))
    #expect(page.contains("height:1.2em"))
    #expect(!page.contains("file:///"))
    let document = try readPage(writing.bytes, files: writing.companions).document
    #expect(Self.glyphs(document) == [Self.glyph])
    #expect(document.text.string == "before \u{FFFC} and \u{FFFC} after")
  }

  @Test(.enabled(if: hasFile, "libheif has no encoder here"))
  func `Markdown keeps file and picture beside the text`() throws {
    let writing = MarkdownWriter(assets: "a b.assets").write(Self.document(.markdown))
    let files = Dictionary(uniqueKeysWithValues: writing.companions.map { ($0.name, $0.bytes) })
    let document = try MarkdownReader().read(
      RichSource(bytes: writing.bytes) { files[$0] }
    ).document
    #expect(Self.glyphs(document) == [Self.glyph])
    #expect(MarkdownWriter(assets: "a b.assets").write(document).companions == writing.companions)
  }

  @Test func `plain text has the description, and tells that the picture goes`() {
    let writer = PlainTextWriter()
    let text = String(decoding: writer.write(Self.document(.plainText)).bytes, as: UTF8.self)
    #expect(text.hasPrefix("before :\(Self.description): and :\(Self.description): after"))
    #expect(writer.losses(of: Self.document(.plainText)).contains { $0.weight == .asked })
  }

  @Test(.enabled(if: hasFile, "libheif has no encoder here"))
  func `from RTFD to HTML and back nothing of it changes`() throws {
    let package = RTFDWriter(form: .flat).write(Self.document(.rtfd))
    var document = try RTFDReader().read(RichSource(bytes: package.bytes)).document
    #expect(Self.glyphs(document).first?.picture == [])
    document.fillGlyphPictures { $0.bytes == Self.glyph.bytes ? Self.glyph.picture : nil }
    #expect(Self.glyphs(document) == [Self.glyph])
    let page = HTMLWriter(isOneFile: true).write(document)
    let back = try readPage(page.bytes).document
    #expect(RTFDWriter(form: .flat).write(back).bytes == package.bytes)
  }
}
