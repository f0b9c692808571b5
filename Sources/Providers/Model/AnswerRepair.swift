import WritingTools

/// Mends what small models do to an answer, where that is safe; what was done is a finding.
struct AnswerRepair {
  private(set) var text: String
  private(set) var findings: [CheckFinding] = []

  /// - Parameters:
  ///   - answer: What the model said.
  ///   - original: The text that it was asked about; empty for a text that is new.
  init(_ answer: String, original: String) {
    let shape = AnswerText(answer, for: original)
    text = shape.text
    findings = shape.findings
    removeControls()
    removeTags(original)
    removeEcho(original)
  }

  /// Control characters could drive a terminal and have no place in prose.
  private mutating func removeControls() {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\n" && scalar != "\t"
        && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
    }
    let count = text.unicodeScalars.count(where: isControl)
    guard count > 0 else { return }
    text = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
    findings.append(
      CheckFinding(
        .echo, "\(count) control characters were taken out of the answer", isBlocking: false))
  }

  /// The marks round the text in our own prompts.
  private mutating func removeTags(_ original: String) {
    var removed = false
    for name in ["text", "version", "original", "before"] {
      for tag in ["<\(name)>", "</\(name)>"] where !original.contains(tag) {
        if text.hasPrefix(tag) {
          text = String(text.dropFirst(tag.count)).trimmingGaps()
          removed = true
        }
        if text.hasSuffix(tag) {
          text = String(text.dropLast(tag.count)).trimmingGaps()
          removed = true
        }
        // What follows the end of the text is a second answer.
        if tag.hasPrefix("</"), let end = text.range(of: tag) {
          text = String(text[..<end.lowerBound]).trimmingGaps()
          removed = true
        }
      }
    }
    if removed {
      findings.append(
        CheckFinding(.echo, "the marks of the question were taken off", isBlocking: false))
    }
  }

  /// The text itself before its new version.
  private mutating func removeEcho(_ original: String) {
    let bare = original.trimmingGaps()
    guard bare.utf8.count >= 20, text.hasPrefix(bare) else { return }
    let rest = text.dropFirst(bare.count)
    let next = String(rest).trimmingGaps()
    guard rest.hasPrefix("\n\n"), next.utf8.count * 4 >= bare.utf8.count else { return }
    text = AnswerText(next, for: original).text
    findings.append(
      CheckFinding(.echo, "the text was said again before its new version", isBlocking: false))
  }
}

extension String {
  /// The first place where `part` stands, byte for byte.
  func range(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8[...]
    while let at = rest.firstIndex(of: first) {
      rest = rest[at...]
      if rest.starts(with: part.utf8) {
        return at..<rest.index(at, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// Notices a model that says the same again and again.
enum Repetition {
  /// Returns where the text begins to repeat itself, as a count of bytes: its end consists of one
  /// stretch of 8 to 600 bytes, at least four times and over at least 80 bytes. The first is kept.
  ///
  /// - Complexity: O(600 · 2400), whatever the size.
  static func start(in text: String) -> Int? {
    let bytes = Array(text.utf8.suffix(2400))
    let skipped = text.utf8.count - bytes.count
    for period in 8...600 where bytes.count >= period * 4 {
      var run = 0
      while run < bytes.count - period,
        bytes[bytes.count - 1 - run] == bytes[bytes.count - 1 - run - period]
      {
        run += 1
      }
      // The last stretch, and as many bytes before it as are the same.
      guard run >= period * 3, run + period >= 80 else { continue }
      let loop = bytes.suffix(run + period)
      // Rules and leaders in tables are no loop of words.
      guard Set(loop).count > 3 else { continue }
      var end = skipped + bytes.count - run
      let utf8 = text.utf8
      while end > 0, end < utf8.count,
        utf8[utf8.index(utf8.startIndex, offsetBy: end)] & 0xC0 == 0x80
      {
        end -= 1
      }
      return end
    }
    return nil
  }
}
