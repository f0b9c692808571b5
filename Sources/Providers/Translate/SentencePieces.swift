import Documents
import Translation
import WritingTools

/// Takes one sentence of a text apart into pieces.
struct SentencePieces {
  let bytes: [UInt8]
  /// Emphasis, links, code and so on that begin in the sentence, in the order of their starts.
  let inlines: ArraySlice<MarkdownStructure.Inline>
  /// Runs with a look of their own that begin in the sentence, by their numbers; ascending, apart.
  var runs: ArraySlice<(number: Int, run: ToolRequest.Run)> = []
  /// What comes back as it is: ascending, apart.
  let opaque: [Range<Int>]
  let isMarkdown: Bool
  /// Whether numbers are fixed parts, for sentences whose numbers a translator changed.
  var fixesNumbers = false

  private struct Open {
    var mark: Int
    var closing: Range<Int>
  }

  func sentence(_ range: Range<Int>) -> SourceSentence {
    var sentence = SourceSentence(range: range)
    var open: [Open] = []
    var words: [UInt8] = []
    var nextInline = inlines.startIndex
    var nextRun = runs.startIndex
    var nextOpaque = opaque.firstIndex { $0.upperBound > range.lowerBound } ?? opaque.endIndex
    var at = range.lowerBound
    var marks: [Int] { open.map(\.mark) }
    func flush() {
      sentence.text.append(String(decoding: words, as: UTF8.self), marks: marks)
      words = []
    }
    func fix(_ part: Range<Int>, isGlued: Bool = true) {
      // Letters before it at once are one with it too: un*believ*able, R&amp;D.
      var start = words.count
      while isGlued, start > 0, isLetter(words[start - 1]) || isDigit(words[start - 1]) {
        start -= 1
      }
      let before = words[start...]
      words.removeLast(words.count - start)
      flush()
      let string = String(decoding: before + bytes[part], as: UTF8.self)
      // What follows at once is one with it: `foo`s, {name}'s.
      if case .fixed(let last, let before) = sentence.text.pieces.last, before == marks {
        sentence.fixed[last] += string
      } else {
        sentence.text.append(.fixed(sentence.fixed.count, marks: marks))
        sentence.fixed.append(string)
      }
      at = part.upperBound
    }
    while at < range.upperBound {
      if let last = open.last, last.closing.lowerBound <= at {
        flush()
        open.removeLast()
        at = max(at, last.closing.upperBound)
        continue
      }
      let end = min(open.last?.closing.lowerBound ?? range.upperBound, range.upperBound)
      while nextInline < inlines.endIndex, inlines[nextInline].range.lowerBound < at {
        nextInline += 1
      }
      if nextInline < inlines.endIndex, inlines[nextInline].range.lowerBound == at {
        let inline = inlines[nextInline]
        nextInline += 1
        let stop = min(inline.range.upperBound, end)
        guard let delimiters = delimiters(inline), inline.range.upperBound <= end else {
          // A tag is no part of the word beside it.
          let isGlued = inline.kind != .html
          let stop = max(stop, at + 1)
          fix(at..<(isGlued ? glued(stop, end) : stop), isGlued: isGlued)
          continue
        }
        flush()
        sentence.marks.append(
          SourceSentence.Mark(
            open: string(delimiters.open), close: string(delimiters.close),
            parent: open.last?.mark, mustStay: inline.kind == .link))
        open.append(Open(mark: sentence.marks.count - 1, closing: delimiters.close))
        at = delimiters.open.upperBound
        continue
      }
      while nextRun < runs.endIndex, runs[nextRun].run.range.lowerBound < at { nextRun += 1 }
      if nextRun < runs.endIndex, runs[nextRun].run.range.lowerBound == at {
        let (number, run) = runs[nextRun]
        nextRun += 1
        let stop = min(run.range.upperBound, end)
        flush()
        sentence.marks.append(
          SourceSentence.Mark(
            open: RunSigns.open(number), close: RunSigns.close(number), parent: open.last?.mark,
            mustStay: run.isLink))
        open.append(Open(mark: sentence.marks.count - 1, closing: stop..<stop))
        continue
      }
      while nextOpaque < opaque.endIndex, opaque[nextOpaque].upperBound <= at { nextOpaque += 1 }
      if nextOpaque < opaque.endIndex, opaque[nextOpaque].contains(at) {
        fix(at..<glued(min(opaque[nextOpaque].upperBound, end), end))
        continue
      }
      if let blank = lineEnd(at, end) {
        flush()
        while case .text(let before, let marks)? = sentence.text.pieces.last, before.last == " " {
          sentence.text.pieces.removeLast()
          sentence.text.append(String(before.dropLast()), marks: marks)
        }
        sentence.text.append(.blank(sentence.blanks.count))
        sentence.blanks.append(string(blank))
        at = blank.upperBound
      } else if fixesNumbers, isDigit(bytes[at]) {
        var stop = at
        while stop < end, isDigit(bytes[stop]) || isInNumber(stop, end) { stop += 1 }
        fix(at..<glued(stop, end))
      } else if isMarkdown, bytes[at] == UInt8(ascii: "\\"), at + 1 < end,
        Self.isPunctuation(bytes[at + 1])
      {
        sentence.escaped.insert(Character(Unicode.Scalar(bytes[at + 1])))
        words.append(bytes[at + 1])
        at += 2
      } else if isMarkdown, let reference = reference(at, end) {
        fix(at..<reference)
      } else {
        words.append(bytes[at])
        at += 1
      }
    }
    flush()
    return sentence
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// What opens and closes a part whose words are translated; nil for one that is fixed.
  private func delimiters(
    _ inline: MarkdownStructure.Inline
  ) -> (open: Range<Int>, close: Range<Int>)? {
    let range = inline.range
    let length: Int
    switch inline.kind {
    case .emphasis: length = 1
    case .strong: length = 2
    case .strikethrough:
      length = range.count > 4 && bytes[range.lowerBound + 1] == UInt8(ascii: "~") ? 2 : 1
    case .link:
      // A reference by its own text would lead nowhere with other words: `[text]`, `[text][]`.
      guard let target = inline.target, target.count > 3, target.lowerBound > range.lowerBound + 1
      else { return nil }
      return (range.lowerBound..<(range.lowerBound + 1), target)
    case .code, .image, .autolink, .html: return nil
    }
    guard range.count > 2 * length, !isInsideWord(range) else { return nil }
    return (
      range.lowerBound..<(range.lowerBound + length), (range.upperBound - length)..<range.upperBound
    )
  }

  /// Whether emphasis is a part of a word only: `un*believ*able`.
  private func isInsideWord(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && isLetter(bytes[range.lowerBound - 1])
      || range.upperBound < bytes.count && isLetter(bytes[range.upperBound])
  }

  /// Letters and digits that follow a fixed part at once belong to it.
  private func glued(_ start: Int, _ end: Int) -> Int {
    var at = start
    if at + 1 < end, bytes[at] == 0x27, isLetter(bytes[at + 1]) { at += 1 }
    while at < end, isLetter(bytes[at]) || isDigit(bytes[at]) { at += 1 }
    return at
  }

  /// A line end with the white space before and after it, and the backslash of a hard one.
  private func lineEnd(_ at: Int, _ end: Int) -> Range<Int>? {
    var stop = at
    while stop < end, bytes[stop] == 0x20 || bytes[stop] == 0x09 { stop += 1 }
    if isMarkdown, stop + 1 < end, bytes[stop] == UInt8(ascii: "\\"), bytes[stop + 1] == 0x0A {
      stop += 1
    }
    guard stop < end, bytes[stop] == 0x0A else { return nil }
    while stop < end, [0x20, 0x09, 0x0A].contains(bytes[stop]) { stop += 1 }
    return at..<stop
  }

  /// A character reference (`&amp;`), with the letters that it stands between.
  private func reference(_ at: Int, _ end: Int) -> Int? {
    guard bytes[at] == UInt8(ascii: "&"), at + 2 < end else { return nil }
    let name = bytes[(at + 1)..<min(at + 32, end)]
    guard let close = name.firstIndex(of: UInt8(ascii: ";")), close > at + 1,
      name[..<close].allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#") })
    else { return nil }
    return glued(close + 1, end)
  }

  private func isInNumber(_ at: Int, _ end: Int) -> Bool {
    [0x2E, 0x2C, 0x3A, 0x2F, 0x2D, 0x25].contains(bytes[at])
      && (bytes[at] == 0x25 || at + 1 < end && isDigit(bytes[at + 1]))
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }
  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }
}
