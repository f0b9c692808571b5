/// What a list that takes its text's place leaves over: the words before its first item and after its
/// last, which stay, and words between items, which are named.
struct ListRemains: Hashable, Sendable {
  /// `We need three things:`; empty where the list begins with the text.
  private(set) var lead = ""
  private(set) var tail = ""
  /// Stretches between items that hold more than words that join.
  private(set) var lost: [String] = []

  init() {}

  /// - Parameters:
  ///   - text: The scope's text.
  ///   - offsets: Where each item was found in it, in UTF-8; anything else leaves nothing over.
  init(of text: String, items: [String], at offsets: [Int]) {
    let bytes = Array(text.utf8)
    guard !items.isEmpty, items.count == offsets.count,
      zip(offsets, offsets.dropFirst()).allSatisfy({ $0 < $1 }),
      offsets.allSatisfy(bytes.indices.contains)
    else { return }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var ends: [Int] = []
    for (index, item) in items.enumerated() {
      let limit = index + 1 < offsets.count ? offsets[index + 1] : bytes.count
      ends.append(
        min(offsets[index] + Self.length(of: item, in: string(offsets[index]..<limit)), limit))
    }
    lead = Self.lead(string(0..<offsets[0]))
    tail = Self.tail(string(ends.last!..<bytes.count))
    for (end, next) in zip(ends, offsets.dropFirst()) where end < next {
      let between = string(end..<next)
      if Self.tells(between) { lost.append(Self.trimmed(between)) }
    }
  }

  /// Returns `list` with what stays around it.
  func around(_ list: String, gap: String) -> String {
    (lead.isEmpty ? "" : lead + gap) + list + (tail.isEmpty ? "" : "\n\n" + tail)
  }

  var isEmpty: Bool { lead.isEmpty && tail.isEmpty }

  /// The bytes of `text` that the item stands for: as many as it has where it begins alike, else up
  /// to the sentence's end.
  private static func length(of item: String, in text: String) -> Int {
    let bare = item.trimmingPrefix { $0.isWhitespace }
    if text.lowercased().hasPrefix(bare.lowercased()) { return bare.utf8.count }
    return text.utf8.count
  }

  private static func lead(_ words: String) -> String {
    var lead = trimmed(words)
    // The first item's own number or mark goes with it.
    while let last = lead.split(whereSeparator: \.isWhitespace).last, isMark(String(last)) {
      lead = trimmed(String(lead.dropLast(last.count)))
    }
    guard lead.contains(where: \.isLetter) else { return "" }
    if let end = lead.last, ",;–—-".contains(end) { lead = trimmed(String(lead.dropLast())) }
    guard let end = lead.last, !":.!?".contains(end) else { return lead }
    return lead + ":"
  }

  private static func tail(_ words: String) -> String {
    let tail = trimmed(String(words.drop { ".,;:!?".contains($0) }))
    return tail.contains(where: \.isLetter) ? tail : ""
  }

  /// Whether words between items say more than `and then` or `Second,`.
  private static func tells(_ words: String) -> Bool {
    words.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.filter {
      !joining.contains($0.lowercased()) && !$0.allSatisfy(\.isNumber)
    }.count > 1
  }

  private static func isMark(_ word: String) -> Bool {
    let bare = word.lowercased().filter { $0.isLetter || $0.isNumber }
    if bare.isEmpty { return ["-", "*", "•", "–", "+"].contains(word) }
    return marks.contains(bare) || bare.allSatisfy(\.isNumber) && word.count <= 4
      || bare.count == 1 && word.hasSuffix(")")
  }

  private static let marks: Set<String> = [
    "first", "firstly", "one", "step", "to", "begin", "with", "start",
  ]
  private static let joining: Set<String> = [
    "and", "or", "then", "next", "second", "secondly", "third", "thirdly", "fourth", "fifth",
    "sixth", "finally", "lastly", "last", "after", "that", "step", "also", "plus", "as", "well",
    "not", "only", "but", "followed", "by", "a", "the", "of", "all",
  ]

  private static func trimmed(_ words: String) -> String {
    var words = Substring(words)
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }
}
