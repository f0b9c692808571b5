import Documents
import Foundation
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

/// Tools on documents that others wrote: each paragraph by itself, compared in bytes.
@Suite struct RealDocumentTests {
  private static let licence = "/usr/share/common-licenses/Apache-2.0"
  private static let specification =
    Handed.folder.map { $0 + "/fixtures/formats/markdown/commonmark_spec.txt" } ?? ""

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  @Test(.enabled(if: isThere(licence), "the licence text is not installed here"))
  func `tools change a paragraph of the licence and nothing beside it`() throws {
    try walk(Self.licence, as: .plainText, every: 1)
    try walk(Self.licence, as: .markdown, every: 1)
  }

  @Test(.enabled(if: isThere(specification), "the CommonMark specification is not here"))
  func `tools change a paragraph of the specification and nothing beside it`() throws {
    try walk(Self.specification, as: .markdown, every: 97, limit: 24_000)
  }

  /// Goes through the paragraphs of a file, taking every so-manieth.
  private func walk(
    _ path: String, as format: DocumentFormat, every step: Int, limit: Int = .max
  ) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)).prefix(limit))
    for isWindows in [false, true] {
      let text = TextStorage(
        bytes: isWindows ? Array(String(decoding: bytes, as: UTF8.self).crlf.utf8) : bytes)
      var position: ByteCount = 0
      var number = 0
      while position < text.count {
        let caret = Selection(caret: position)
        let scope = ToolScope(.paragraph, text: text, selection: caret, format: format)
        if number % step == 0 { try run(on: scope, text, format, isWindows) }
        number += 1
        position = max(scope.range.upperBound, position + 1)
      }
      #expect(number > 20)
    }
  }

  private func run(
    on scope: ToolScope, _ text: TextStorage, _ format: DocumentFormat, _ isWindows: Bool
  ) throws {
    let ending: [UInt8] = isWindows ? [0x0D, 0x0A] : [0x0A]
    func session(_ tool: Tool) -> ToolSession {
      ToolSession(
        tool: tool, scope: scope, text: text, lineEnding: ending, gate: Gate(format: format),
        behaviour: .complete)
    }
    var same = session(.change)
    let words = same.request.text
    guard !words.isEmpty, same.request.protected.isEmpty else { return }
    #expect(scope.range.lowerBound <= same.scopeText.core.lowerBound)
    same.receive(text: words)
    #expect(same.phase == .resting("nothing to change"), "\(words)")

    // A word more at the end: exactly these bytes, there.
    var longer = session(.change)
    longer.receive(text: words + " indeed")
    longer.acceptAll(knowing: true)
    let end = longer.scopeText.core.upperBound
    let expected =
      text.bytes(in: 0..<end) + Array(" indeed".utf8) + text.bytes(in: end..<text.count)
    let saved = longer.textForSaving(text)
    #expect(saved.bytes(in: 0..<saved.count) == expected, "\(words)")

    var list = session(.list)
    list.receive(ToolAnswer(content: .list(["one", "two"], ordered: false), provider: "test"))
    list.acceptAll(knowing: true)
    switch list.outcome(in: text) {
    case .allowed(let pass):
      #expect(format == .markdown)
      let edit = try #require(pass.edits.edits.first)
      #expect(pass.edits.edits.count == 1 && pass.kind == .list)
      #expect(scope.range.contains(edit.range.lowerBound), "\(words)")
      #expect(edit.range.upperBound <= scope.range.upperBound, "\(words)")
      #expect(edit.text.string.contains("- one\(isWindows ? "\r\n" : "\n")"), "\(words)")
    case .refused(let refusal):
      #expect(format == .plainText || refusal.place != .all, "\(words)")
    }
  }
}
