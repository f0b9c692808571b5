import TextEngine

extension TextStorage {
  /// Prose that no one wrote: words in sentences in paragraphs of about 500 bytes, some of them with
  /// accents or in another script. The same for the same seed.
  static func generatedProse(megabytes: Int, seed: UInt64) -> TextStorage {
    let words = [
      "a", "the", "of", "river", "stone", "light", "and", "under", "morning", "between", "letter",
      "quietly", "walked", "an", "old", "window", "remember", "to", "its", "extraordinary", "café",
      "naïve", "was", "it", "in", "garden", "seven", "no", "yesterday", "well-known", "he", "she",
    ]
    var random = LayoutRandom(seed: seed)
    var bytes: [UInt8] = []
    let count = megabytes * 1_000_000
    bytes.reserveCapacity(count + 1_000)
    var paragraph = 0
    while bytes.count < count {
      let number = random.next()
      bytes.append(contentsOf: (number % 211 == 0 ? "漢字" : words[Int(number >> 32 & 31)]).utf8)
      paragraph += 1
      switch number % 97 {
      case 0...6: bytes.append(contentsOf: ". ".utf8)
      case 7...11: bytes.append(contentsOf: ", ".utf8)
      default: bytes.append(UInt8(ascii: " "))
      }
      if paragraph > 40, number % 61 == 0 {
        bytes.append(contentsOf: "\n\n".utf8)
        paragraph = 0
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    return TextStorage(bytes: bytes)
  }
}
