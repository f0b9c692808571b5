import Foundation
import TestSupport
import Testing

private let hasSpanish = FileManager.default.fileExists(
  atPath: "/usr/share/apertium/modes/eng-spa.mode")
private let hasEnglish = FileManager.default.fileExists(
  atPath: "/usr/share/hunspell/en_US.dic")

@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct RichFilterTests {
  private let folder = TemporaryFolder()

  private func rtf(_ body: String) throws -> String {
    try folder.file("a.rtf", Array("{\\rtf1\\ansi \(body)\\par}".utf8))
  }

  private func markdown(of path: String) throws -> String {
    try Command.scribe(["convert", "--quiet", path, "--to", "markdown", "-"], in: folder).text
  }

  @Test(.enabled(if: hasEnglish, "hunspell-en-us is not installed"))
  func `words are corrected and not the markup, and styles stay with their words`() throws {
    let path = try rtf(#"I saw {\b the the} cat in teh garden, and it was un{\i believ}able."#)
    let ending = try Command.scribe(["proofread", path, "-o", "b.rtf"], in: folder)
    #expect(ending.status == 0)
    #expect(
      try markdown(of: folder.path + "/b.rtf")
        == "I saw **the** cat in the garden, and it was un*believ*able.\n")
  }

  @Test(.enabled(if: hasEnglish, "hunspell-en-us is not installed"))
  func `a difference is one of the words, and says that it is no patch`() throws {
    let path = try rtf("We saw {\\b the the} cat.")
    let ending = try Command.scribe(["proofread", "--diff", path], in: folder)
    #expect(ending.text.contains("-We saw the the cat."))
    #expect(ending.text.contains("+We saw the cat."))
    #expect(ending.errors.contains("patch cannot apply it"))
  }

  @Test func `nothing to change in place leaves every byte`() throws {
    let path = try rtf("The {\\b red} house is big.")
    let before = Bytes.of(path)
    let ending = try Command.scribe(["proofread", "--in-place", path], in: folder)
    #expect(ending.status == 0)
    #expect(Bytes.of(path) == before)
  }

  @Test func `a list lands in a document as a list`() throws {
    let path = try rtf(
      "First, we opened the door. Second, we closed the window. Third, we went home.")
    let ending = try Command.scribe(["list", "--in-place", path], in: folder)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(try markdown(of: path).contains("1. "))
  }

  @Test func `a result by itself goes to its file by itself`() throws {
    let path = try rtf("First, we opened the door. Second, we closed it. Third, we left.")
    #expect(try Command.scribe(["list", path, "-o", "b.rtf"], in: folder).status == 0)
    let found = try markdown(of: folder.path + "/b.rtf")
    #expect(found.split(separator: "\n").count == 3)
    #expect(!found.contains("Second"))
  }

  @Test func `a batch refuses documents and says what to do, and their bytes stay`() throws {
    let path = try rtf("We saw {\\b the the} cat.")
    let before = Bytes.of(path)
    let ending = try Command.scribe(["batch", "proofread", "--in-place", path], in: folder)
    #expect(ending.status == 4)
    #expect(ending.text.contains("RTF is not done in a batch"), "\(ending.text)")
    #expect(Bytes.of(path) == before)
  }

  @Test func `what is no document of its name is refused, and so is a folder to a pipe`() throws {
    let path = try folder.file("b.rtf", Array("not RTF".utf8))
    let ending = try Command.scribe(["proofread", path], in: folder)
    #expect(ending.status == 4)
    #expect(ending.errors.contains("this is no RTF"))
    let source = try rtf("Words.")
    #expect(try Command.scribe(["convert", "--quiet", source, "c.rtfd"], in: folder).status == 0)
    let piped = try Command.scribe(["proofread", folder.path + "/c.rtfd"], in: folder)
    #expect(piped.status == 2)
    #expect(piped.errors.contains("use --in-place or -o"))
  }

  @Test(.enabled(if: hasSpanish, "apertium-eng-spa is not installed"))
  func `a translated document keeps styles, links, lists and tables`() throws {
    let source =
      "# The big house\n\nI saw **the red car** and [the old page](https://example.org/).\n\n"
      + "- The dog is *black*.\n- The cat is white.\n\n| Name | Colour |\n| --- | --- |\n"
      + "| The house | It is red. |\n"
    let path = try folder.file("a.md", Array(source.utf8))
    for name in ["a.rtf", "a.html", "a.rtfd"] {
      #expect(try Command.scribe(["convert", "--quiet", path, name], in: folder).status == 0)
      let ending = try Command.scribe(
        ["translate", "--from", "en", "--to", "es", name, "-o", "es-" + name], in: folder)
      #expect(ending.status == 0, "\(name): \(ending.errors)")
      let found = try markdown(of: folder.path + "/es-" + name)
      #expect(found.contains("# La casa grande"), "\(name): \(found)")
      #expect(found.contains("**el coche rojo**"), "\(name): \(found)")
      #expect(found.contains("[la página vieja](https://example.org/)"), "\(name): \(found)")
      #expect(found.contains("- El perro es *negro*."), "\(name): \(found)")
      #expect(found.contains("| La casa | Es rojo. |"), "\(name): \(found)")
    }
  }

  @Test(.enabled(if: hasSpanish, "apertium-eng-spa is not installed"))
  func `emphasis inside a word covers the whole word`() throws {
    let path = try rtf(#"The {\i hous}e is red."#)
    let ending = try Command.scribe(
      ["translate", "--from", "en", "--to", "es", path, "-o", "b.rtf"], in: folder)
    #expect(ending.status == 0)
    #expect(try markdown(of: folder.path + "/b.rtf") == "La *casa* es roja.\n")
  }
}
