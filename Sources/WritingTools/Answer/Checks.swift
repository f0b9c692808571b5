/// What is compared between a scope's text and an answer in words before anything can be applied.
struct Checks {
  var tool: Tool
  /// The scope's text and what of it must come back unchanged.
  var original: String
  var protected: [Range<Int>]

  /// Returns what is wrong with `result`, which `AnswerShape` has been over.
  func findings(in result: String) -> [CheckFinding] {
    guard tool != .compose else { return [] }
    return addresses(in: result) + protectedParts(in: result) + facts(in: result)
      + length(of: result) + language(of: result)
  }

  /// Whether the result states everything that the scope states, in other words.
  private var keepsEverything: Bool {
    switch tool {
    case .proofread, .rewrite, .change, .list, .table, .translate: true
    case .compose, .summarize, .keyPoints: false
    }
  }

  private func addresses(in result: String) -> [CheckFinding] {
    let old = Set(Addresses.strings(in: original))
    let new = Addresses.strings(in: result)
    return new.filter { !old.contains($0) }.map {
      CheckFinding(.address, "the address \($0) is new")
    }
  }

  private func protectedParts(in result: String) -> [CheckFinding] {
    guard keepsEverything else { return [] }
    let bytes = Array(original.utf8)
    let parts = Set(protected.map { String(decoding: bytes[$0], as: UTF8.self) })
    let (old, new) = (original.counts(of: parts), result.counts(of: parts))
    var findings: [CheckFinding] = []
    for part in parts.sorted() where new[part, default: 0] < old[part, default: 0] {
      let isAddress = !Addresses.ranges(in: part).isEmpty
      let shown = part.prefix(40).split(separator: "\n").joined(separator: " ")
      findings.append(
        CheckFinding(
          isAddress ? .address : .protected, "\u{201C}\(shown)\u{201D} must stay and is missing"))
    }
    return findings
  }

  private func facts(in result: String) -> [CheckFinding] {
    let (old, new) = (Facts(original), Facts(result))
    // Numbers that count items come and go with the list, so nobody states them.
    let isList = tool == .list || tool == .table || tool == .keyPoints
    let stated = isList ? Facts(original, skippingMarks: true) : old
    let claimed = isList ? Facts(result, skippingMarks: true) : new
    var findings = claimed.numbersMissing(in: old.withAnyCount).map {
      CheckFinding(.number, "the number \($0) is new")
    }
    if keepsEverything {
      findings += stated.numbersMissing(in: new.withAnyCount(of: isList)).map {
        CheckFinding(.number, "the number \($0) is missing")
      }
    }
    // German writes every noun like a name; a translation may write names its own way.
    guard tool != .translate, LanguageGuess.language(of: original) != "de" else { return findings }
    if keepsEverything {
      findings += old.namesMissing(in: new).map {
        CheckFinding(.name, "the name \($0) is missing")
      }
    } else {
      findings += new.namesMissing(in: old).map { CheckFinding(.name, "the name \($0) is new") }
    }
    return findings
  }

  private func length(of result: String) -> [CheckFinding] {
    let old = WordUnit.units(of: original).count { $0.sort == .word }
    let new = WordUnit.units(of: result).count { $0.sort == .word }
    let (least, most) = bounds(old)
    if new > most { return [CheckFinding(.length, "\(new) words for \(old): too long")] }
    if new < least { return [CheckFinding(.length, "\(new) words for \(old): too short")] }
    return []
  }

  /// The least and the most words that an answer to `words` words may have.
  private func bounds(_ words: Int) -> (Int, Int) {
    switch tool {
    case .proofread: (words * 4 / 5 - 4, words * 6 / 5 + 4)
    case .rewrite(.concise): (words / 4 - 4, words + words / 10 + 2)
    case .rewrite: (words / 2 - 4, words * 2 + 20)
    case .list, .table: (words / 2 - 4, words * 2 + 20)
    case .summarize, .keyPoints: (1, max(words, 12))
    case .translate: (words / 4 - 4, words * 4 + 20)
    case .change, .compose: (0, .max)
    }
  }

  private func language(of result: String) -> [CheckFinding] {
    guard tool != .translate, let old = LanguageGuess.language(of: original),
      let new = LanguageGuess.language(of: result), old != new
    else { return [] }
    return [CheckFinding(.language, "the language changed from \(old) to \(new)")]
  }
}

extension Facts {
  /// The same facts with every number as often as anyone may say it.
  fileprivate var withAnyCount: Facts { withAnyCount(of: true) }

  fileprivate func withAnyCount(of any: Bool) -> Facts {
    guard any else { return self }
    var copy = self
    copy.numbers = numbers.mapValues { _ in .max }
    return copy
  }
}

extension Addresses {
  static func strings(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ranges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

extension String {
  /// How often each of `parts` stands in the text, overlaps counted.
  ///
  /// - Complexity: O(*n* + *m*) for texts in which few parts begin alike.
  func counts(of parts: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    var starts: [[UInt8]: [(part: String, bytes: [UInt8])]] = [:]
    for part in parts where !part.isEmpty {
      let bytes = Array(part.utf8)
      starts[Array(bytes.prefix(4)), default: []].append((part, bytes))
    }
    let bytes = Array(utf8)
    let lengths = Set(starts.keys.map(\.count))
    for at in bytes.indices {
      for length in lengths where at + length <= bytes.count {
        for candidate in starts[Array(bytes[at..<(at + length)])] ?? []
        where bytes[at...].starts(with: candidate.bytes) {
          counts[candidate.part, default: 0] += 1
        }
      }
    }
    return counts
  }
}
