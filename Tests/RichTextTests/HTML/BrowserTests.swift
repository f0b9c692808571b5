import Foundation
import RichText
import TestSupport
import Testing
import TextEngine

/// Our pages as a browser sees them.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"))
struct BrowserTests {
  private func sample() -> RichDocument {
    var builder = DocumentBuilder(format: .html)
    builder.append("Heading")
    builder.endParagraph(ParagraphStyle(kind: .heading(1)))
    let list = builder.addList()
    for (level, words) in [(0, "one"), (1, "inner"), (0, "two")] {
      var style = ParagraphStyle()
      style.list = ListItem(list: list, level: level, marker: level == 0 ? .decimal : .disc)
      builder.append(words)
      builder.endParagraph(style)
    }
    let table = builder.addTable(Table(columns: [Table.Column(), Table.Column()]))
    for column in 0..<2 {
      var style = ParagraphStyle()
      style.cell = CellPlace(table: table, row: 0, column: column)
      builder.append("cell \(column)")
      builder.endParagraph(style)
    }
    builder.attach(
      .image(ImageAttachment(name: "dot.png", content: .bytes(Browser.dot), type: .png)))
    builder.endParagraph()
    return builder.finish()
  }

  @Test func `a page nests as it was written, and no file is missing`() throws {
    let folder = TemporaryFolder()
    let page = HTMLWriter(folder: "page_files").write(sample())
    let path = try folder.file("page.html", page.bytes)
    for file in page.companions {
      let place = folder.path + "/" + file.name
      try FileManager.default.createDirectory(
        at: URL(filePath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(filePath: place))
    }
    // The page tells of its pictures itself, since a browser says nothing of one that is missing.
    let check = """
      <script>addEventListener('load', () => { document.title =
      [...document.images].every(i => i.naturalWidth > 0) + ' ' + document.images.length })</script>
      """
    var whole = String(decoding: page.bytes, as: UTF8.self)
    whole += check
    try Data(whole.utf8).write(to: URL(filePath: path))
    let seen = try Browser.dump(path)
    #expect(seen.contains(">true 1</title>"), "\(seen.prefix(400))")
    let again = try readPage(seen)
    let items = again.document.paragraphs.compactMap(\.style.list)
    #expect(items.map(\.level) == [0, 1, 0])
    #expect(again.document.paragraphs.count { $0.style.cell != nil } == 2)
    #expect(again.document.text.string.contains("Heading\none\ninner\ntwo\ncell 0\ncell 1"))
  }
}

private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The tree of the page after it was loaded, as text.
  static func dump(_ page: String) throws -> String {
    let home = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(home.path)",
      "--virtual-time-budget=2000", "--dump-dom", "file://\(page)",
    ]
    let output = try home.file("out", [])
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = process.end()
    return String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
  }

  /// One red dot.
  static let dot: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0,
    0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 0x0C, 0x49, 0x44, 0x41,
    0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0, 0, 3, 1, 1, 0, 0xC9, 0xFE, 0x92, 0xEF, 0, 0, 0,
    0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
