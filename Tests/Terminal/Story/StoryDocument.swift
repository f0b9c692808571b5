import Foundation
import TestSupport
import Testing

private func read(_ path: String) -> [UInt8]? { bytes(ofFile: path) }

/// A document that the story is played on, and what the tools make of it.
struct StoryDocument: Sendable, CustomTestStringConvertible {
  /// The name that it is opened under, which decides its format.
  var name: String
  var bytes: [UInt8]?
  /// The paragraph that is rewritten: its first words, its length, and pairs of old and new wording.
  var rewritten: (start: String, words: Int)
  var wordings: [(old: String, new: String)]
  /// The paragraph that becomes a list; the list in Markdown, nil where the format holds none.
  var listed: (start: String, words: Int)
  var list: (old: String, new: String)?
  /// Whether its screens are compared with recorded ones.
  var isRecorded: Bool

  var testDescription: String { name }

  /// The bytes after rewriting and listing.
  var expected: [UInt8] {
    var text = String(decoding: bytes ?? [], as: UTF8.self)
    for (old, new) in wordings + [list].compactMap({ $0 }) {
      text = text.replacingOccurrences(of: old, with: new, options: .literal)
    }
    return Array(text.utf8)
  }

  static let story = StoryDocument(
    name: "story.md", bytes: read(Handed.fixtures + "/story.md"),
    rewritten: ("The committee met", 75),
    wordings: [
      ("boat shed in order to come", "boat shed to come"),
      ("Due to the fact that the old", "Because the old"),
      ("agreed that the group is in a position to advertise", "agreed the group can advertise"),
      ("post at this point in time. A large number of people", "post now. Many people"),
      (
        "said that she would give consideration to the matter prior to",
        "said she would consider the matter before"
      ),
    ],
    listed: ("The steps are simple", 19),
    list: (
      "The steps are simple: untie the stern line, start the pump, check the lamp, and ring the "
        + "bell twice.",
      "The steps are simple:\n\n- untie the stern line\n- start the pump\n- check the lamp\n- ring the bell twice"
    ), isRecorded: true)

  /// The same with the line ends of Windows.
  static let windows: StoryDocument = {
    func crlf(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    var document = story
    document.name = "windows.md"
    document.bytes = story.bytes.map { Array(crlf(String(decoding: $0, as: UTF8.self)).utf8) }
    document.list = story.list.map { (crlf($0.old), crlf($0.new)) }
    return document
  }()

  /// The licence that the system installs; without a suffix it is plain text.
  static let licence = StoryDocument(
    name: "Apache-2.0",
    bytes: read("/usr/share/common-licenses/Apache-2.0"),
    rewritten: ("\"Contribution\" shall mean", 137),
    wordings: [
      ("authorized to submit on behalf of", "authorized to submit for"),
      ("systems that are managed by, or on behalf of,", "systems managed by, or for,"),
      ("Licensor for the purpose of discussing", "Licensor for discussing"),
    ],
    listed: ("\"Legal Entity\" shall mean", 75), list: nil, isRecorded: true)

  /// The specification of CommonMark, opened as the text file that it is.
  static let specification = StoryDocument(
    name: "commonmark_spec.txt",
    bytes: Handed.folder.flatMap {
      read($0 + "/fixtures/formats/markdown/commonmark_spec.txt")
    },
    rewritten: ("must be indented five spaces", 74),
    wordings: [("five spaces in order to fall", "five spaces to fall")],
    listed: ("must be indented five spaces", 72), list: nil, isRecorded: false)
}
