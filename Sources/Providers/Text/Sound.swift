/// How English words begin to the ear.
enum Sound {
  private static let silentH = ["hour", "honest", "honor", "honour", "heir", "hors d"]
  private static let spokenU = [
    "uni", "use", "usu", "ura", "ure", "ute", "uto", "eu", "ew", "one", "once", "ubi", "ukul",
    "ouija", "uk", "url", "usa", "usb",
  ]
  private static let unlessFollowed = ["unin", "unim", "unid", "unil"]

  /// Whether `an` stands before the word.
  static func takesAn(_ word: some StringProtocol) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    let lower = word.lowercased()
    if first.properties.numericType != nil {
      // Eleven and eighteen, also as the beginning of a year.
      let digits = lower.prefix { $0.isNumber }
      let isTeen = digits.hasPrefix("11") || digits.hasPrefix("18")
      return lower.hasPrefix("8") || isTeen && (digits.count == 2 || digits.count == 4)
    }
    // `l1` and `x86` are read letter by letter.
    if word.unicodeScalars.dropFirst().first.map({ $0.properties.numericType != nil }) ?? false {
      return "aefhilmnorsx".unicodeScalars.contains { $0 == lower.unicodeScalars.first }
    }
    let isSpelled =
      word.count > 1 && word.count < 6
      && word.unicodeScalars.allSatisfy { !$0.properties.isLowercase && $0.isASCII }
    if isSpelled || word.count == 1 {
      guard word.count > 1, !isReadAsWord(lower) else {
        return word.count == 1 ? "aefhilmnorsx".contains(lower) : takesAn(lower)
      }
      return "aefhilmnorsx".unicodeScalars.contains { $0 == lower.unicodeScalars.first }
    }
    if silentH.contains(where: lower.hasPrefix) { return true }
    if unlessFollowed.contains(where: lower.hasPrefix) { return true }
    if spokenU.contains(where: lower.hasPrefix) {
      return lower.hasPrefix("usher") || lower.hasPrefix("urea") && lower.count < 5
        || lower.hasPrefix("utter")
    }
    return lower.unicodeScalars.first.map { "aeioué".unicodeScalars.contains($0) } ?? false
  }

  /// Whether letters could be read as one word (NASA) and not one by one (HTML, FBI).
  private static func isReadAsWord(_ lower: String) -> Bool {
    guard lower.count > 3 else { return false }
    let vowels = lower.filter { "aeiou".contains($0) }.count
    return vowels * 3 >= lower.count
  }
}
