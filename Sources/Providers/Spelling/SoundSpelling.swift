/// A word respelled by its sound, one letter a sound, by the rules of English spelling.
///
/// `knight` is `nat`, `phisiks` and `physics` are `fasaks`: vowels are one class, silent letters
/// are gone. Words of other languages come out odd, but alike words come out alike.
enum SoundSpelling {
  static func spelling(_ word: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var index = 0
    func at(_ place: Int) -> UInt8 { place >= 0 && place < word.count ? word[place] : 0 }
    func has(_ text: StaticString, _ place: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      guard place >= 0, place + count <= word.count else { return false }
      for offset in 0..<count where word[place + offset] != text.utf8Start[offset] { return false }
      return true
    }
    func isFront(_ letter: UInt8) -> Bool { letter == 0x65 || letter == 0x69 || letter == 0x79 }
    func add(_ sound: UInt8) { if out.last != sound { out.append(sound) } }
    while index < word.count {
      let letter = word[index]
      let isStart = index == 0
      if isStart, has("kn", 0) || has("gn", 0) || has("wr", 0) || has("ps", 0) || has("pn", 0) {
        index += 1
        continue
      }
      if openers[Int(letter)], let (pattern, sound) = pairs.first(where: { has($0.0, index) }) {
        if sound != 0 { add(sound) }
        index += pattern.utf8CodeUnitCount
        continue
      }
      switch letter {
      case 0x63: add(isFront(at(index + 1)) ? 0x73 : 0x6B)  // c
      case 0x67:  // g, silent in sign and light
        if at(index + 1) == 0x68 {
          if isStart {
            add(0x67)
          } else if index + 2 == word.count, at(index - 1) == 0x75 {
            add(0x66)
          }
          index += 1
        } else if !(at(index + 1) == 0x6E && index + 2 == word.count) {
          add(isFront(at(index + 1)) ? 0x6A : 0x67)
        }
      case 0x71: add(0x6B)  // q
      case 0x76: add(0x66)  // v
      case 0x7A: add(0x73)  // z
      case 0x78:  // x
        if !isStart { add(0x6B) }
        add(0x73)
      case 0x68:
        if isStart || LetterCost.isVowel(at(index - 1)) && LetterCost.isVowel(at(index + 1)) {
          add(letter)
        }
      case 0x77: if LetterCost.isVowel(at(index + 1)) { add(letter) }  // w
      case 0x79 where isStart: add(letter)  // y
      case 0x62 where index + 1 == word.count && at(index - 1) == 0x6D: break  // lamb
      case 0x65 where index + 1 == word.count && index > 1: break  // silent e
      case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: add(0x61)
      case 0x27, 0x2D, 0x20: break
      default: add(letter)
      }
      index += 1
    }
    return out
  }

  /// Letters that are one sound together; capital letters stand for sounds that no letter has.
  private static let pairs: [(StaticString, UInt8)] = [
    ("ssio", 0x53), ("tch", 0x43), ("sch", 0x53), ("ch", 0x43), ("sh", 0x53), ("th", 0x54),
    ("ph", 0x66),
    ("ck", 0x6B), ("dg", 0x6A), ("tio", 0x53), ("sio", 0x53), ("cio", 0x53),
    ("cia", 0x53), ("tia", 0x53), ("wh", 0x77), ("ght", 0x74), ("qu", 0x6B), ("gu", 0x67),
  ]

  /// Which bytes one of `pairs` begins with.
  private static let openers: [Bool] = (0...255).map { byte in
    pairs.contains { $0.0.utf8Start[0] == UInt8(byte) }
  }
}
