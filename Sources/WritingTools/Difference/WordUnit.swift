/// A word, a punctuation mark or an ideograph of a text, for comparing.
struct WordUnit: Hashable {
  enum Sort: Hashable { case word, mark }

  var content: String
  var sort: Sort
  /// UTF-8 offsets.
  var range: Range<Int>

  /// Returns the units of `text`; what stands between them is white space.
  ///
  /// Units end on boundaries of grapheme clusters. An apostrophe or hyphen between letters belongs
  /// to its word, a dot, comma or colon between digits to its number; scripts that are written without
  /// spaces give one unit a cluster.
  static func units(of text: String) -> [WordUnit] {
    let characters = Array(text)
    var units: [WordUnit] = []
    var offset = 0
    var index = 0
    while index < characters.count {
      let first = characters[index]
      let start = offset
      offset += first.utf8.count
      index += 1
      if first.isGap { continue }
      var content = String(first)
      if first.isWordPart, !first.isUnspaced {
        while index < characters.count {
          let next = characters[index]
          let follows = index + 1 < characters.count ? characters[index + 1] : " "
          let before = characters[index - 1]
          let joins =
            ["'", "’", "-", "‐"].contains(next) && before.isLetter && follows.isLetter
            || [".", ",", ":"].contains(next) && before.isNumber && follows.isNumber
          guard next.isWordPart && !next.isUnspaced || joins else { break }
          content.append(next)
          offset += next.utf8.count
          index += 1
        }
      }
      units.append(
        WordUnit(
          content: content, sort: first.isWordPart ? .word : .mark, range: start..<offset))
    }
    return units
  }
}

extension Character {
  /// Whether it is white space that no mark is set on.
  var isGap: Bool { self == "\r\n" || unicodeScalars.count == 1 && isWhitespace }

  var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// Whether words of the character's script stand without spaces between them.
  var isUnspaced: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x303F, 0x3040...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
