import TextEngine
import WritingTools

/// What `scribe check` found, as `--json` writes it.
struct CheckReport: Encodable, Hashable {
  struct Finding: Encodable, Hashable {
    var file: String
    /// From 1; columns count code points, and the end is the first one after.
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    /// Bytes of the file's text.
    var start: Int
    var end: Int
    var original: String
    /// Best first; an empty one takes the words away.
    var replacements: [String]
    var rule: String
    var message: String
  }

  struct Failure: Encodable, Hashable {
    var file: String
    var message: String
  }

  /// Of what `--json` writes; a field that changes its meaning raises it.
  var version = 1
  var files: [String] = []
  var findings: [Finding] = []
  var failures: [Failure] = []

  /// Adds what was found in a file, in the order of the text.
  mutating func add(_ suggestions: [Suggestion], in text: TextStorage, file: String) {
    files.append(file)
    var place = TextPlace(in: text)
    for suggestion in suggestions.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = place.moved(to: suggestion.range.lowerBound)
      let end = place.moved(to: suggestion.range.upperBound)
      findings.append(
        Finding(
          file: file, line: start.line, column: start.column, endLine: end.line,
          endColumn: end.column, start: suggestion.range.lowerBound.value,
          end: suggestion.range.upperBound.value, original: suggestion.original,
          replacements: [suggestion.replacement] + suggestion.alternatives,
          rule: suggestion.rule, message: suggestion.explanation))
    }
  }
}

extension CheckReport.Finding {
  /// `draft.md:3:14: “recieve” → “receive”: spelling of … [spelling]`, on one line.
  var words: String {
    let best = replacements[0]
    let change =
      best.isEmpty
      ? "“\(original.drop(while: \.isWhitespace))” goes" : "“\(original)” → “\(best)”"
    let words = "\(change)\(message.isEmpty ? "" : ": \(message)")"
    let one = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(file):\(line):\(column): \(one)\(rule.isEmpty ? "" : " [\(rule)]")"
  }
}

/// Lines and columns of ascending places in a text, both from 1; each code point is a column.
///
/// - Complexity: O(text) for all places together.
private struct TextPlace {
  private let text: TextStorage
  private var position: ByteCount = 0
  private var place = (line: 1, column: 1)

  init(in text: TextStorage) { self.text = text }

  /// - Parameter target: At or after where it was moved before.
  mutating func moved(to target: ByteCount) -> (line: Int, column: Int) {
    let start = text.lineStart(containing: target)
    if start > position {
      place = (text.line(at: target).value.value + 1, 1)
      position = start
    }
    for byte in text.bytes(in: position..<max(position, target)) where byte & 0xC0 != 0x80 {
      place.column += 1
    }
    position = max(position, target)
    return place
  }
}
