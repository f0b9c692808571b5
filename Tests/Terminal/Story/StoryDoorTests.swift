import Foundation
import TestSupport
import Testing

/// What a shell sees of an editor that cannot open what it is asked to.
@Suite(.enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `The editor at the door` {
  /// Runs the editor without a terminal, which is missed only after everything else.
  private func open(_ words: [String], in folder: TemporaryFolder) throws -> Ending {
    run(
      [try #require(Binaries.scribe)] + words,
      environment: ScribeRun.environment(of: folder).merging(["PATH": "/usr/bin:/bin"]) { $1 })
  }

  @Test(arguments: [
    (["--nosuch"], "unknown option --nosuch"), (["--them"], "did you mean --theme?"),
    (["--engine", "tk3"], "engines are tk1 and tk2"), (["--theme", "pink"], "themes are dark"),
    (["--theme"], "--theme needs a value"), (["--format", "pdf"], "formats are text"),
    (["--allow", "pictures"], "use plain, rich, list, table"), (["+x", "a.md"], "+x is no line"),
    (["+3"], "+3 needs a file after it"),
    ([""], "an argument is empty"), (["rewrite", "--in-place", ""], "an argument is empty"),
  ])
  func `a command line that it does not understand is usage`(
    words: [String], message: String
  ) throws {
    let ending = try open(words, in: TemporaryFolder())
    #expect(ending.status == 2)
    #expect(ending.text.contains(message), "\(ending.text)")
    #expect(ending.text.hasPrefix("scribe: ") && ending.text.hasSuffix("\n"))
    #expect(ending.text.split(separator: "\n").count == 1)
  }

  @Test func `help and version need no terminal`() throws {
    let folder = TemporaryFolder()
    for words in [["--help"], ["-h"], ["help"]] {
      let ending = try open(words, in: folder)
      #expect(ending.status == 0)
      #expect(ending.text.contains("Usage: scribe"))
      #expect(ending.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(try open(["--version"], in: folder).text.hasPrefix("scribe "))
  }
}
