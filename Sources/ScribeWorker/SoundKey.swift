/// Letters without case and accents, one byte each, so that words compare by their letters.
enum LetterFold {
  /// Returns a byte for each letter: `a`…`z` for Latin letters, their accents taken off; for other
  /// scripts the low byte of the scalar, which is as good as the letter within one script.
  static func fold(_ utf8: [UInt8]) -> [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
    var out: [UInt8] = []
    for scalar in String(decoding: utf8, as: UTF8.self).lowercased().unicodeScalars {
      switch scalar.value {
      case 0..<0x80: out.append(UInt8(scalar.value))
      case 0xE0...0x17F: out += base(scalar)
      case 0x300...0x36F: continue
      case 0x2019: out.append(0x27)
      default: out.append(UInt8(truncatingIfNeeded: scalar.value) | 0x80)
      }
    }
    return out
  }

  /// A bit for each of a…z and six for the rest.
  static func mask(_ folded: some Sequence<UInt8>) -> UInt32 {
    folded.reduce(0) { mask, letter in
      let bit = letter >= 0x61 && letter <= 0x7A ? letter - 0x61 : 26 + letter % 6
      return mask | 1 << UInt32(bit)
    }
  }

  private static func base(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "æ": return Array("ae".utf8)
    case "œ": return Array("oe".utf8)
    case "ß": return Array("ss".utf8)
    case "ø": return Array("o".utf8)
    case "đ", "ð": return Array("d".utf8)
    case "ł": return Array("l".utf8)
    case "þ": return Array("th".utf8)
    case "ı": return Array("i".utf8)
    default:
      // Lower-case letters of Latin-1 and Latin Extended-A go in runs of one base letter.
      for (range, letter) in bases where range.contains(scalar.value) { return [letter] }
      return [UInt8(truncatingIfNeeded: scalar.value) | 0x80]
    }
  }

  private static let bases: [(ClosedRange<UInt32>, UInt8)] = [
    (0xE0...0xE5, 0x61), (0xE7...0xE7, 0x63), (0xE8...0xEB, 0x65), (0xEC...0xEF, 0x69),
    (0xF1...0xF1, 0x6E), (0xF2...0xF6, 0x6F), (0xF9...0xFC, 0x75), (0xFD...0xFF, 0x79),
    (0x100...0x105, 0x61), (0x106...0x10D, 0x63), (0x10E...0x111, 0x64), (0x112...0x11B, 0x65),
    (0x11C...0x123, 0x67), (0x124...0x127, 0x68), (0x128...0x131, 0x69), (0x134...0x135, 0x6A),
    (0x136...0x138, 0x6B), (0x139...0x142, 0x6C), (0x143...0x14B, 0x6E), (0x14C...0x151, 0x6F),
    (0x154...0x159, 0x72), (0x15A...0x161, 0x73), (0x162...0x167, 0x74), (0x168...0x173, 0x75),
    (0x174...0x175, 0x77), (0x176...0x178, 0x79), (0x179...0x17E, 0x7A),
  ]
}

/// A key that words have in common when they sound alike, made for English spelling.
///
/// Vowels are left out except at the start; letters that often stand for one sound share a
/// letter; silent ones go. `knight` and `nite` are `nt`, `physics` and `fisix` are `fsks`.
enum SoundKey {
  static func key(_ word: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    var index = 0
    func at(_ offset: Int) -> UInt8 {
      let place = index + offset
      return place >= 0 && place < word.count ? word[place] : 0
    }
    func add(_ letter: Unicode.Scalar) {
      let byte = UInt8(truncatingIfNeeded: letter.value)
      if key.last != byte { key.append(byte) }
    }
    while index < word.count {
      let next = at(1)
      var step = 1
      switch Unicode.Scalar(at(0)) {
      case "a", "e", "i", "o", "u", "y":
        if index == 0 { add(at(0) == y ? "y" : "a") }
      case "b": if !(at(-1) == m && next == 0) { add("b") }
      case "c":
        if next == h {
          add(at(-1) == s ? "k" : "c")
          step = 2
        } else if isSoft(next) {
          add(next == i && isVowel(at(2)) && index > 0 ? "c" : "s")
        } else {
          add("k")
          if next == k { step = 2 }
        }
      case "d":
        if next == g, isSoft(at(2)) {
          add("j")
          step = 2
        } else {
          add("t")
        }
      case "g":
        if next == h {
          if index == 0 { add("k") } else if at(2) == 0 { add("f") }
          step = 2
        } else if next == n, index == 0 || at(2) == 0 {
          // silent: gnome, sign
        } else {
          add(isSoft(next) ? "j" : "k")
        }
      case "h": if index == 0 || isVowel(at(-1)) && isVowel(next) { add("h") }
      case "j": add("j")
      case "k": if !(index == 0 && next == n) { add("k") }
      case "p":
        if next == h {
          add("f")
          step = 2
        } else if !(index == 0 && (next == s || next == n)) {
          add("p")
        }
      case "q": add("k")
      case "s":
        if next == h {
          add("c")
          step = 2
        } else if next == i && (at(2) == o || at(2) == a) && index > 0 {
          add("c")
        } else if next == c, isSoft(at(2)) {
          add("s")
          step = 2
        } else {
          add("s")
        }
      case "t":
        if next == i, at(2) == o || at(2) == a, index > 0 {
          add("c")
        } else if next == c, at(2) == h {
          add("c")
          step = 3
        } else {
          add("t")
          if next == h { step = 2 }
        }
      case "v": add("f")
      case "w":
        if next == r, index == 0 { break }
        if isVowel(next) || next == h { add("w") }
      case "x":
        if index == 0 {
          add("s")
        } else {
          add("k")
          add("s")
        }
      case "z": add("s")
      case "'", "-", ".": break
      default: if key.last != at(0) { key.append(at(0)) }
      }
      index += step
    }
    return key
  }

  private static let (a, c, g, h, i, k): (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
    (0x61, 0x63, 0x67, 0x68, 0x69, 0x6B)
  private static let (m, n, o, r, s, y): (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
    (0x6D, 0x6E, 0x6F, 0x72, 0x73, 0x79)

  private static func isSoft(_ letter: UInt8) -> Bool {
    letter == 0x65 || letter == 0x69 || letter == 0x79
  }
  private static func isVowel(_ letter: UInt8) -> Bool {
    letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6F || letter == 0x75
      || letter == 0x79
  }
}
