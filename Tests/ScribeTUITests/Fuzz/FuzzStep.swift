import Documents
import ScribeTUI
import TestSupport
import TextEngine
import WritingTools

/// What a random writer, a random provider or a random disk does next.
enum FuzzStep {
  case event(Event)
  case command(Command)
  /// Answers a tool that was asked at some time, the first time or again.
  case answer(Int, Result<ToolContent, ProviderError>)
  /// Brings further words of such an answer.
  case streamed(Int, String)
  /// Ends a save that is under way, or one that has ended before.
  case saved(Int, SaveError?)
  case opened(path: String, Result<[UInt8], DocumentError>)
  case counted(words: Int)
}

/// What the steps are drawn from.
struct FuzzPlan {
  var random: SeededRandom
  let keys: [KeyContext: [Key]]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    var keys: [KeyContext: [Key]] = [:]
    for binding in KeyTable.standard.bindings {
      // Made wrong on purpose, TK2 differs on purpose.
      guard binding.command != .plantDifference else { continue }
      keys[binding.context, default: []] += binding.keys
    }
    self.keys = keys
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }

  mutating func step(in state: EditorState, asked: [ToolRequest], saves: Int) -> FuzzStep {
    switch number(0..<100) {
    case 0..<30: return .event(.key(key(in: state.context)))
    case 30..<34: return .event(.key(one(of: keys.values.flatMap(\.self).sorted(by: before))))
    case 34..<58: return .event(.key(.character(scalar())))
    case 58..<62: return .event(.paste(NastyText.bytes(upTo: 12, using: &random)))
    case 62..<68: return .event(.mouse(mouse()))
    case 68..<70: return .event(.resized(size()))
    case 70..<74: return .command(tool())
    case 74..<76: return .command(one(of: KeyTable.standard.rows(of: .text)).command)
    case 76..<78: return .event(.timer)
    case 78..<82 where !asked.isEmpty:
      return .streamed(number(0..<asked.count), String(scalar()) + " <think>a word ")
    case 82..<90 where !asked.isEmpty:
      // Mostly the latest.
      let index = number(0..<4) == 0 ? number(0..<asked.count) : asked.count - 1
      return .answer(index, content(for: asked[index]))
    case 90..<95 where saves > 0:
      return .saved(number(0..<saves), number(0..<3) == 0 ? failure() : nil)
    case 95: return .opened(path: "other\(number(0..<3)).txt", reading())
    case 96: return .opened(path: "draft.md", reading())
    case 97: return .counted(words: number(0..<99))
    default: return .event(.key(key(in: state.context)))
    }
  }

  private func before(_ a: Key, _ b: Key) -> Bool { a.name < b.name }

  private mutating func key(in context: KeyContext) -> Key { one(of: keys[context] ?? [.escape]) }

  private mutating func scalar() -> Unicode.Scalar {
    let scalars = Array(
      "ab yn.,e1漢é👩🚀🇩🇪אعที\u{301}\u{200D}\u{FE0F}\u{1F3FB}\u{2028}\u{AD}\u{1100}\u{1161}\u{E000}"
        .unicodeScalars)
    return one(of: scalars)
  }

  private mutating func mouse() -> Mouse {
    Mouse(
      one(of: [.press, .drag, .release, .wheelUp, .wheelDown]),
      at: Point(column: number(-1..<90), row: number(-1..<30)),
      modifiers: one(of: [[], .shift, .control]))
  }

  private mutating func size() -> Size {
    one(of: [
      Size(columns: 0, rows: 0), Size(columns: 1, rows: 1), Size(columns: number(0..<20), rows: 4),
      Size(columns: 80, rows: number(0..<9)), Size(columns: 40, rows: 12),
      Size(columns: 80, rows: 24), Size(columns: 120, rows: 30),
    ])
  }

  private mutating func tool() -> Command {
    .runTool(
      one(of: [
        .proofread, .rewrite(.concise), .rewrite(.plain), .summarize, .keyPoints, .list, .table,
        .compose, .translate, .change,
      ]))
  }

  private mutating func failure() -> SaveError {
    one(of: [
      .changedOnDisk(found: FileIdentity(device: 1, inode: 2, size: 3, modified: 4)), .noSpace,
      .notPermitted, .failed(.rename, errno: 5),
    ])
  }

  private mutating func reading() -> Result<[UInt8], DocumentError> {
    number(0..<3) == 0
      ? .failure(DocumentError(path: "other.txt", reason: .isDirectory))
      : .success(NastyText.bytes(upTo: 30, using: &random))
  }

  private mutating func words(_ count: Int) -> String {
    (0..<number(0..<count + 1)).map { _ in
      one(of: ["fog", "漢字", "👩‍🚀", "**bold**", "\n\n", "- x\n", "1984", "`code`", "אב", "e\u{301}"])
    }.joined(separator: " ")
  }

  /// Every kind of content, good and bad.
  private mutating func content(for request: ToolRequest) -> Result<ToolContent, ProviderError> {
    switch number(0..<12) {
    case 0: .failure(one(of: [.cancelled, .notAvailable("no"), .failed("broken\nline")]))
    case 1: .success(.nothing("nothing to do"))
    case 2: .success(.text(words(8)))
    case 3: .success(.list((0..<number(0..<4)).map { _ in words(3) }, ordered: number(0..<2) == 0))
    case 4:
      .success(.table(header: [words(2), "b"], rows: [[words(2), "d"], ["e", words(1)]]))
    case 5: .success(.edits(wildEdits(of: request.text)))
    default: .success(.edits(edits(of: request.text)))
    }
  }

  /// Edits of characters, ascending and apart. What they put in can be told from all other text.
  private mutating func edits(of text: String) -> [ProposedEdit] {
    var edits: [ProposedEdit] = []
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(index, offsetBy: number(1..<6), limitedBy: text.endIndex)
      let end = next ?? text.endIndex
      if number(0..<3) == 0 {
        edits.append(
          ProposedEdit(
            range: text.utf8.distance(
              from: text.startIndex, to: index)..<text.utf8.distance(
                from: text.startIndex, to: end),
            replacement: number(0..<5) == 0 ? "" : "§\(number(0..<99))", rule: "rule",
            explanation: "because"))
      }
      index = text.index(end, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
    }
    return edits
  }

  /// Edits out of order, past the end, within characters.
  private mutating func wildEdits(of text: String) -> [ProposedEdit] {
    (0..<number(1..<4)).map { _ in
      let start = number(0..<text.utf8.count + 3)
      return ProposedEdit(
        range: start..<start + number(0..<5), replacement: "§", rule: "wild", explanation: "")
    }
  }
}
