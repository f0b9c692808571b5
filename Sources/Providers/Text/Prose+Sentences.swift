extension Prose {
  /// Words before a full stop that do not end a sentence.
  private static let abbreviations: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "eg", "ie", "e.g", "i.e", "no", "fig",
    "vol",
    "inc", "ltd", "jr", "sr", "gen", "col", "lt", "rev", "hon", "approx", "dept", "est", "cf", "al",
    "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "u.s", "p",
    "pp", "ed", "op", "ca",
  ]

  /// Cuts tokens into sentences: at `.`, `!`, `?`, `…` before a new beginning, at blank lines and
  /// at lines that begin a list item, heading, quotation or table row.
  static func split(_ tokens: [Token], _ bytes: [UInt8], isMarkdown: Bool) -> [Sentence] {
    var sentences: [Sentence] = []
    var start = 0
    var place = Sentence.Place.body
    var paragraph = 0
    var isFirst = true
    var at = 0

    func close(_ end: Int, ofParagraph: Bool, isClosed: Bool) {
      if start < end {
        sentences.append(
          Sentence(
            tokens: start..<end,
            range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound, place: place,
            paragraph: paragraph, isFirst: isFirst, isLast: ofParagraph, isClosed: isClosed))
        isFirst = false
      } else if ofParagraph, let last = sentences.last, last.paragraph == paragraph {
        sentences[sentences.count - 1].isLast = true
      }
      if ofParagraph, !isFirst {
        paragraph += 1
        isFirst = true
      }
      start = end
    }

    while at < tokens.count {
      let token = tokens[at]
      if token.kind == .opaque, bytes[token.range].contains(0x0A) {
        // A block of code or front matter: no part of the prose around it.
        close(at, ofParagraph: true, isClosed: isClosed(tokens, start..<at, bytes))
        at += 1
        start = at
        continue
      }
      if at == 0 || token.gap >= .line {
        let marker = Self.marker(tokens, at, bytes)
        if at > 0,
          token.gap == .paragraph || marker.place != .body || place == .heading || place == .cell
        {
          close(at, ofParagraph: true, isClosed: isClosed(tokens, start..<at, bytes))
        }
        if at == 0 || token.gap == .paragraph || marker.place != .body
          || place != .item && place != .quote
        {
          place = marker.place
        }
        if marker.length > 0 {
          // The marker itself belongs to no sentence.
          at += marker.length
          start = at
          continue
        }
      }
      if place == .cell, token.kind == .punctuation, bytes[token.range.lowerBound] == 0x7C {
        close(at, ofParagraph: true, isClosed: false)
        at += 1
        start = at
        continue
      }
      if endsSentence(tokens, at, bytes) {
        var end = at + 1
        // Closing quotes and brackets go with it.
        while end < tokens.count, tokens[end].gap == .none, isCloser(tokens[end], bytes) {
          end += 1
        }
        if end == tokens.count || begins(tokens, end, bytes) {
          close(end, ofParagraph: false, isClosed: true)
          at = end
          continue
        }
      }
      at += 1
    }
    close(tokens.count, ofParagraph: true, isClosed: isClosed(tokens, start..<tokens.count, bytes))
    return sentences
  }

  private static func isClosed(_ tokens: [Token], _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var at = range.upperBound - 1
    while at >= range.lowerBound, tokens[at].kind == .punctuation {
      switch bytes[tokens[at].range.lowerBound] {
      case 0x2E, 0x21, 0x3F, 0x3A, 0x3B: return true
      case 0xE2 where tokens[at].range.count == 3 && bytes[tokens[at].range.lowerBound + 2] == 0xA6:
        return true
      default: at -= 1
      }
    }
    return false
  }

  private static func endsSentence(_ tokens: [Token], _ at: Int, _ bytes: [UInt8]) -> Bool {
    guard tokens[at].kind == .punctuation else { return false }
    let range = tokens[at].range
    switch bytes[range.lowerBound] {
    case 0x21, 0x3F: return true
    case 0xE2:
      return range.count == 3 && bytes[range.lowerBound + 1] == 0x80
        && bytes[range.lowerBound + 2] == 0xA6
    case 0x2E:
      guard range.count == 1, at > 0, tokens[at].gap == .none else { return true }
      let before = tokens[at - 1]
      guard before.kind == .word else { return true }
      if before.range.count == 1, before.letters == .capital {
        // An initial, unless it is the word I.
        return bytes[before.range.lowerBound] == 0x49
      }
      if at > 2, before.range.count == 1, bytes[tokens[at - 2].range.lowerBound] == 0x2E {
        return false
      }
      let word = String(decoding: bytes[before.range], as: UTF8.self).lowercased()
      return !abbreviations.contains(word)
    default: return false
    }
  }

  private static func isCloser(_ token: Token, _ bytes: [UInt8]) -> Bool {
    guard token.kind == .punctuation else { return false }
    switch bytes[token.range.lowerBound] {
    case 0x22, 0x27, 0x29, 0x5D, 0x2A, 0x5F: return true
    case 0xE2:
      guard token.range.count == 3, bytes[token.range.lowerBound + 1] == 0x80 else { return false }
      return [0x99, 0x9D].contains(bytes[token.range.lowerBound + 2])
    default: return false
    }
  }

  /// Whether a sentence may begin at `at`, after a terminator.
  private static func begins(_ tokens: [Token], _ at: Int, _ bytes: [UInt8]) -> Bool {
    let token = tokens[at]
    if token.gap == .none { return false }
    if token.gap >= .line { return true }
    switch token.kind {
    case .word:
      if token.letters != .lower { return true }
      // A small letter after a full stop begins a sentence too, except after dots and marks
      // inside a sentence (`... and`, `Yahoo! has`, `"Why?" he asked`).
      guard at > 0, tokens[at - 1].kind == .punctuation else { return false }
      let end = tokens[at - 1].range
      return end.count == 1 && bytes[end.lowerBound] == 0x2E
    case .number, .opaque: return true
    case .punctuation:
      switch bytes[token.range.lowerBound] {
      case 0x22, 0x27, 0x28, 0x5B, 0x2A, 0x5F, 0xE2, 0xC2, 0xF0: return true
      default: return false
      }
    }
  }

  /// Whether the line at `at` begins with a marker of Markdown, and how many tokens that has.
  private static func marker(
    _ tokens: [Token], _ at: Int, _ bytes: [UInt8]
  ) -> (place: Sentence.Place, length: Int) {
    let token = tokens[at]
    let spaced = at + 1 < tokens.count && tokens[at + 1].gap == .space || at + 1 == tokens.count
    if token.kind == .punctuation {
      switch bytes[token.range.lowerBound] {
      case 0x2D where token.range.count == 1 && spaced, 0x2B where token.range.count == 1 && spaced,
        0x2A where token.range.count == 1 && spaced:
        return (.item, 1)
      case 0x23 where token.range.count <= 6 && spaced: return (.heading, 1)
      case 0x3E where spaced: return (.quote, 1)
      case 0x7C: return (.cell, 1)
      case 0xE2
      where spaced && token.range.count == 3 && bytes[token.range.lowerBound + 1] == 0x80
        && bytes[token.range.lowerBound + 2] == 0xA2:
        return (.item, 1)
      default: return (.body, 0)
      }
    }
    if token.kind == .number || token.kind == .word && token.range.count == 1,
      at + 2 < tokens.count,
      token.range.count <= 3, tokens[at + 1].gap == .none, tokens[at + 2].gap != .none
    {
      let mark = bytes[tokens[at + 1].range.lowerBound]
      if tokens[at + 1].range.count == 1, mark == 0x2E && token.kind == .number || mark == 0x29 {
        return (.item, 2)
      }
    }
    return (.body, 0)
  }
}
