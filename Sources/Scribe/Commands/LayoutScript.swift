import FoundationEssentials
import TextEngine

/// A script of edits, for comparing layouts after each.
///
/// One instruction a line; blank lines and those that begin with `#` do not count:
///
///     insert AT "text"         at once
///     type AT "text"           one edit for each character
///     delete FROM TO
///     replace FROM TO "text"
///     random COUNT SEED        inserts and deletes at places that the seed decides
///
/// Places are bytes of the text as it then is, `50%` of it (at the character there), or `end`. A
/// text is written as in JSON.
struct LayoutScript {
  var instructions: [(line: Int, Instruction)]

  enum Instruction: Hashable {
    case replace(from: Place, to: Place, text: String)
    case type(at: Place, text: String)
    case random(count: Int, seed: UInt64)
  }

  enum Place: Hashable {
    case byte(Int), percent(Double), end

    init?(_ word: Substring) {
      if word == "end" {
        self = .end
      } else if word.hasSuffix("%"), let percent = Double(word.dropLast()),
        (0...100).contains(percent)
      {
        self = .percent(percent)
      } else if let byte = Int(word), byte >= 0 {
        self = .byte(byte)
      } else {
        return nil
      }
    }

    /// nil where the text is shorter.
    func position(in text: TextStorage) -> ByteCount? {
      switch self {
      case .end: text.count
      case .byte(let byte): byte <= text.count.value ? ByteCount(byte) : nil
      case .percent(let percent):
        text.graphemeBoundary(
          atOrBefore: ByteCount(Int(Double(text.count.value) * percent / 100)))
      }
    }
  }

  struct Problem: Error, Hashable {
    var line: Int
    var reason: String
  }

  init(_ words: String) throws(Problem) {
    instructions = []
    for (index, line) in words.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.allSatisfy(\.isWhitespace) || trimmed.hasPrefix("#") { continue }
      guard let instruction = Self.instruction(trimmed) else {
        throw Problem(line: index + 1, reason: "not an edit: \(trimmed)")
      }
      instructions.append((index + 1, instruction))
    }
  }

  private static func instruction(_ line: Substring) -> Instruction? {
    let quote = line.firstIndex(of: "\"") ?? line.endIndex
    let words = line[..<quote].split { $0.isWhitespace }
    var text: String?
    if quote < line.endIndex {
      // Wrapped in a list: a text alone is no JSON to every reader.
      guard
        let list = try? JSONDecoder().decode([String].self, from: Data("[\(line[quote...])]".utf8)),
        list.count == 1
      else { return nil }
      text = list[0]
    }
    let places = words.dropFirst().map { Place($0) }
    switch (words.first, places.count, text) {
    case ("insert", 1, let text?):
      return places[0].map { .replace(from: $0, to: $0, text: text) }
    case ("type", 1, let text?): return places[0].map { .type(at: $0, text: text) }
    case ("delete", 2, nil), ("replace", 2, .some):
      guard let from = places[0], let to = places[1] else { return nil }
      return .replace(from: from, to: to, text: text ?? "")
    case ("random", 2, nil):
      guard let count = Int(words[1]), (0...100_000).contains(count), let seed = UInt64(words[2])
      else { return nil }
      return .random(count: count, seed: seed)
    default: return nil
    }
  }

  /// Returns the edits, each counted in the text that those before it leave.
  func edits(of text: TextStorage) throws(Problem) -> [EditSet] {
    var text = text
    var sets: [EditSet] = []
    func make(_ range: Range<ByteCount>, _ string: String) {
      let set = EditSet(Edit(range: range, text: string))
      text.apply(set)
      sets.append(set)
    }
    for (line, instruction) in instructions {
      switch instruction {
      case .replace(let from, let to, let string):
        guard let start = from.position(in: text), let end = to.position(in: text), start <= end
        else {
          throw Problem(line: line, reason: "no such place in \(text.count.value) bytes")
        }
        make(start..<end, string)
      case .type(let place, let string):
        guard var at = place.position(in: text) else {
          throw Problem(line: line, reason: "no such place in \(text.count.value) bytes")
        }
        for character in string {
          make(at..<at, String(character))
          at += ByteCount(String(character).utf8.count)
        }
      case .random(let count, let seed):
        var random = LayoutRandom(seed: seed)
        for _ in 0..<count {
          let at = text.graphemeBoundary(
            atOrBefore: ByteCount(Int(random.next() % UInt64(text.count.value + 1))))
          if random.next() % 3 == 0 {
            let end = text.graphemeBoundary(
              atOrBefore: min(at + ByteCount(Int(random.next() % 40)), text.count))
            make(at..<max(at, end), "")
          } else {
            make(at..<at, random.piece())
          }
        }
      }
    }
    return sets
  }
}

/// SplitMix64: the same numbers for the same seed.
struct LayoutRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Something that layouts stumble over.
  mutating func piece() -> String {
    let pieces = [
      "a", " ", "word ", "\n", "\r\n", "\t", "漢字", "e\u{301}", "👩‍🚀", "🇩🇪", "(", "… ", "עברית ",
      "นี่", "a-b", "\u{200B}", "a much longer stretch of words ", "\u{2028}",
    ]
    return pieces[Int(next() % UInt64(pieces.count))]
  }
}
