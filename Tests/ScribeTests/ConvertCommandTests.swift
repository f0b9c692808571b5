import Foundation
import TestSupport
import Testing

/// `scribe convert`, as a shell runs it.
@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct ConvertCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    _ = try folder.file("a.md", Array("# A\n\n- one\n- **two**\n".utf8))
    _ = try folder.file("b.rtf", Array("{\\rtf1 b \\b bold\\b0\\par}".utf8))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: false)
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String) -> String? {
    Bytes.of(folder.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `several files go into a folder, each under its name`() throws {
    let folder = try folder()
    let ending = try Command.scribe(
      ["convert", "--to", "text", "a.md", "b.rtf", "out"], in: folder)
    #expect(ending.status == 0)
    #expect(text(folder, "out/b.txt") == "b bold\n")
    #expect(text(folder, "out/a.txt")?.contains("one") == true)
    #expect(ending.errors.contains("a.md: Bold and other styles are left out (2 places)."))
    #expect(ending.output.isEmpty)
  }

  @Test func `one that fails keeps no other`() throws {
    let folder = try folder()
    let ending = try Command.scribe(
      ["convert", "--to", "html", "a.md", "absent.md", "b.rtf", "out/"], in: folder)
    #expect(ending.status == 4)
    #expect(text(folder, "out/a.html") != nil && text(folder, "out/b.html") != nil)
    #expect(ending.errors.contains("absent.md"))
  }

  @Test func `two files are never written to one`() throws {
    let folder = try folder()
    _ = try folder.file("b.md", Array("other\n".utf8))
    let ending = try Command.scribe(
      ["convert", "--to", "text", "b.md", "b.rtf", "out"], in: folder)
    #expect(ending.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").isEmpty)
  }

  @Test func `strict refuses the file that would lose something, and writes the others`() throws {
    let folder = try folder()
    let rtfd = folder.path + "/c.rtfd"
    try FileManager.default.createDirectory(atPath: rtfd, withIntermediateDirectories: false)
    _ = try folder.file("c.rtfd/x.bin", [1, 2])
    _ = try folder.file(
      "c.rtfd/TXT.rtf",
      Array("{\\rtf1 c{{\\NeXTGraphic x.bin \\width20 \\height20}\\'ac}}".utf8))
    let ending = try Command.scribe(
      ["convert", "--strict", "--to", "rtf", "c.rtfd", "a.md", "out"], in: folder)
    #expect(ending.status == 3)
    #expect(text(folder, "out/a.rtf") != nil && text(folder, "out/c.rtf") == nil)
    #expect(ending.errors.contains("c.rtfd: 1 attachment cannot be kept: x.bin"))
  }

  @Test func `several files need a folder and a format`() throws {
    let folder = try folder()
    #expect(try Command.scribe(["convert", "a.md", "b.rtf", "out"], in: folder).status == 2)
    let words = ["convert", "--to", "text", "a.md", "b.rtf", "nowhere"]
    #expect(try Command.scribe(words, in: folder).status == 2)
  }
}
