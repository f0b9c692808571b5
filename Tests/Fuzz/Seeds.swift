internal import Documents
import Foundation
internal import RichText

@testable internal import TextEngine

/// Writes inputs to begin with, in a folder for each target.
func writeSeeds(into folder: String) {
  for (target, seeds) in seeds() {
    let place = "\(folder)/\(target)"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for (number, seed) in seeds.enumerated() {
      _ = FileManager.default.createFile(atPath: "\(place)/seed-\(number)", contents: Data(seed))
    }
  }
}

private func seeds() -> [String: [[UInt8]]] {
  let texts = [
    "The mist lay over Leeds, and the sea was calm.\n\nMilk, eggs, 漢字.\r\n",
    "e\u{301}\u{200D}👩‍🚀🇩🇪 אבג (שלום) 12:30\ttab\u{2028}end", "a\rb\rc", "สวัสดีครับ ยินดีต้อนรับ\n",
  ]
  let plans: [[UInt8]] = [
    [0, 7, 20, 0, 2], [3, 4, 97, 98, 99, 2, 5, 10, 0, 1, 30, 0, 2],
    [9, 200, 1, 20, 0, 0, 8, 10, 10, 0, 16, 1, 2, 20, 16, 2, 1],
  ]
  let markdown = [
    "# A title\n\n- [x] one *two* `three`\n\n| a | b |\n|---|---|\n| c | [d](http://e.f) |\n",
    "---\nkey: 1\n---\n> a ![b](c.png) <b>d</b>\n\n```swift\nlet e\n```\n\n[f]: <g> \"h\"\n",
  ]
  let rtf =
    #"{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Times;}}{\colortbl;\red255\green0\blue0;}"#
    + #"\pard\b bold\b0\i  it\'e9\i0\par\trowd\cellx100\cellx200\intbl a\cell b\cell\row"#
    + #"{\field{\*\fldinst HYPERLINK "http://a.b"}{\fldrslt c}}\u8364 ?{\*\x y}}"#
  let page =
    "<html><head><style>p{color:red;margin:1em}</style></head><body><h1>a</h1><p style="
    + "font-weight:bold>b<i>c</i></p><ul><li>d<ol><li>e</ol></ul><table><tr><td colspan=2>f</td>"
    + "</tr></table><a href=http://g.h>i</a><img src=data:image/png;base64,iVBORw0KGgo=></body>"
  var richText = [Array(rtf.utf8)]
  var packages: [[UInt8]] = []
  var archives: [[UInt8]] = []
  for text in markdown {
    guard let reading = try? MarkdownReader().read(RichSource(bytes: Array(text.utf8))) else {
      continue
    }
    richText.append(RTFWriter().write(reading.document).bytes)
    packages.append(RTFDWriter(form: .flat).write(reading.document).bytes)
    archives.append(RTFDWriter(form: .zip).write(reading.document).bytes)
  }
  return [
    "engine": texts.flatMap { text in plans.map { Array(text.utf8) + $0 } },
    "journal": journals(),
    "markdown": (texts + markdown).map { Array($0.utf8) },
    "settings": [
      Array("theme = \"dark\"\ntab-width = 4\n[keys]\nsave = \"ctrl-s\"\n[[files]]\n".utf8)
        + Array("pattern = \"*.txt\"\nencoding = \"latin-1\"\nwrap-width = 0x48\n".utf8)
    ],
    "encoding": texts.flatMap { text in (0..<12).map { Array(text.utf8) + [UInt8($0)] } },
    "rtf": richText, "rtfd": packages + archives, "zip": archives,
    "html": [Array(page.utf8)],
  ]
}

/// A journal of every kind of entry, as a file and as its records.
private func journals() -> [[UInt8]] {
  let path = "/dev/shm/scribe-fuzz-\(ProcessInfo.processInfo.processIdentifier).journal"
  defer { unlink(path) }
  var text = TextStorage("The mist lay over Leeds,\nand the sea was calm. é漢👩‍🚀\n")
  var history = UndoHistory()
  let caret = [Selection(caret: 4)]
  let edits = EditSet(Edit(range: 4..<8, text: "fog"))
  history.apply(
    edits, to: &text, kind: .other, at: .seconds(1), selectionsBefore: caret,
    selectionsAfter: caret)
  _ = history.undo(in: &text)
  let identity = JournalIdentity(path: "/a", device: 1, inode: 2, size: 3, modified: 4)
  func step(_ edits: EditSet, joins: Bool) -> JournalEntry {
    .edit(
      JournalEntry.Step(
        edits: edits, kind: .typing, time: .milliseconds(5), graphemes: 1, joins: joins,
        selectionsBefore: caret, selectionsAfter: [Selection(anchor: 5, head: 0)]))
  }
  let entries: [JournalEntry] = [
    .redo, .undo, step(EditSet(Edit(range: 2..<2, text: "x")), joins: false),
    step(EditSet([Edit(range: 0..<1, text: ""), Edit(range: 3..<3, text: "yz")]), joins: true),
    .go(to: 1), .travel(JournalEntry.Travel(isUndo: true, edits: edits, selections: caret)),
    .agreed(edits),
  ]
  guard let journal = try? UndoJournal(at: path, identity: identity, history: history) else {
    return []
  }
  for entry in entries { try? journal.append(entry) }
  guard let file = FileManager.default.contents(atPath: path).map({ Array($0) }) else { return [] }
  return [file + [1], JournalSeed.parts(of: file) + [0]]
}
