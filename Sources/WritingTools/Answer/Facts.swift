/// What a text states that a rewording must not change: numbers (with dates and times) and names.
struct Facts {
  /// Each number as often as it stands there, thousands separators left out.
  var numbers: [String: Int] = [:]
  /// Words with a capital inside sentences, where a sentence's start does not explain it.
  var names: Set<String> = []
  /// Every word, for finding names and spelled numbers of another text.
  var words: Set<String> = []

  /// - Parameter skippingMarks: Leave out numbers that count items: `1)`, `2.`, `Step 3:`, in order from 1.
  init(_ text: String, skippingMarks: Bool = false) {
    let units = WordUnit.units(of: text)
    let bytes = Array(text.utf8)
    var startsSentence = true
    var end = 0
    var mark = 1
    for (index, unit) in units.enumerated() {
      let gap = bytes[end..<unit.range.lowerBound]
      if gap.count(where: { $0 == 0x0A }) > 1 { startsSentence = true }
      end = unit.range.upperBound
      guard unit.sort == .word else {
        // Marks of quotations, emphasis and lists leave a sentence's start where it is.
        if [".", "!", "?", ":", "#", "|", "…", "。"].contains(unit.content) {
          startsSentence = true
        }
        continue
      }
      words.insert(unit.content)
      if skippingMarks, unit.content == String(mark), index + 1 < units.count,
        [")", ".", ":"].contains(units[index + 1].content),
        units[index + 1].range.lowerBound == unit.range.upperBound
      {
        mark += 1
        startsSentence = true
        continue
      }
      if unit.content.first?.isNumber ?? false {
        numbers[Self.normal(unit.content), default: 0] += 1
      } else if !startsSentence, Self.isName(unit.content) {
        names.insert(unit.content)
      }
      startsSentence = false
    }
  }

  private static func normal(_ number: String) -> String {
    let parts = number.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.dropFirst().allSatisfy { $0.count >= 3 && $0.prefix(3).allSatisfy(\.isNumber) }
      ? parts.joined() : number
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isUppercase, word.count > 1 else { return false }
    return !word.hasPrefix("I'") && !word.hasPrefix("I’")
  }

  /// Numbers of `self` that `other` has not, or has less often; spelled ones count as there.
  func numbersMissing(in other: Facts) -> [String] {
    numbers.filter { number, count in
      let there = other.numbers[number, default: 0]
      return there == 0 && !other.spells(number)
        || there > 0 && there < count && !other.spells(number)
    }.keys.sorted()
  }

  /// Names of `self` that `other` does not know in any place.
  func namesMissing(in other: Facts) -> [String] {
    names.filter { name in
      let bare = name.withoutPossessive
      return !other.words.contains { $0.withoutPossessive == bare }
    }.sorted()
  }

  private func spells(_ number: String) -> Bool {
    let spelled = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven",
      "twelve",
    ]
    guard let value = Int(number), spelled.indices.contains(value) else { return false }
    return words.contains { $0.lowercased() == spelled[value] }
  }
}

extension String {
  /// The word without `'s`.
  fileprivate var withoutPossessive: String {
    hasSuffix("'s") || hasSuffix("’s") ? String(dropLast(2)) : self
  }
}
