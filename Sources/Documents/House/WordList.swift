/// A list that the writer keeps: a word a line, `rule: NAME` for a rule that is left out, and `#`
/// before what is only to be read.
///
///     # Names in the novel
///     Kvothe
///     rule: wordiness
public struct WordList: Hashable, Sendable {
  public private(set) var style = HouseStyle()

  public init() {}

  /// Reads the text of a list. Lines that can be no word (with control characters, longer than 200
  /// bytes) are passed over.
  ///
  /// - Complexity: O(*n*)
  public init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let entry = Self.entry(line) { style.insert(entry) }
    }
  }

  /// What a line says; nil for remarks and lines that can be no entry.
  public static func entry(_ line: some StringProtocol) -> HouseEntry? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, !first.hasPrefix("#"), line.utf8.count <= 200,
      !line.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control && $0 != "\t"
      })
    else { return nil }
    if first == "rule:" { return words.count == 2 ? .rule(String(words[1])) : nil }
    return words.count == 1 ? .word(String(first)) : nil
  }

  /// The line that says `entry`; nil for what a list cannot hold.
  public static func line(_ entry: HouseEntry) -> String? {
    let line =
      switch entry {
      case .word(let word): word
      case .rule(let name): "rule: \(name)"
      }
    return self.entry(line) == entry ? line : nil
  }
}
