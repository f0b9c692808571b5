/// Cuts bytes of UTF-8 into tokens, in one pass.
///
/// - Complexity: O(*n*) for *n* bytes.
struct Tokenizer {
  let bytes: [UInt8]
  /// Stretches that become one opaque token each; ascending, apart.
  let opaque: [Range<Int>]
  let lexicon: Lexicon

  func tokens() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 5 + 8)
    bytes.withUnsafeBufferPointer { buffer in
      var at = 0
      var next = 0
      var gap = Token.Gap.none
      while at < buffer.count {
        if next < opaque.count, opaque[next].lowerBound <= at {
          let end = max(opaque[next].upperBound, at)
          next += 1
          if end == at { continue }
          tokens.append(Token(kind: .opaque, gap: gap, range: at..<end, letters: .none))
          at = end
          gap = .none
          continue
        }
        let limit = next < opaque.count ? opaque[next].lowerBound : buffer.count
        let space = Self.spaceEnd(buffer, at, limit)
        if space > at {
          gap = max(gap, Self.gap(buffer, at..<space))
          at = space
          continue
        }
        var token = Self.token(buffer, at, limit)
        token.gap = gap
        if token.kind == .word { lexicon.look(up: &token, in: buffer) }
        tokens.append(token)
        at = token.range.upperBound
        gap = .none
      }
    }
    return tokens
  }

  private static func spaceEnd(_ b: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit {
      if b[at] == 0x20 || b[at] >= 0x09 && b[at] <= 0x0D {
        at += 1
      } else if b[at] == 0xC2, at + 1 < limit, b[at + 1] == 0xA0 {
        at += 2
      } else if b[at] == 0xE3, at + 2 < limit, b[at + 1] == 0x80, b[at + 2] == 0x80 {
        at += 3
      } else {
        break
      }
    }
    return at
  }

  private static func gap(_ b: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Token.Gap {
    var lines = 0
    for at in range {
      if b[at] == 0x0A || b[at] == 0x0D && !(at + 1 < b.count && b[at + 1] == 0x0A) { lines += 1 }
    }
    if lines > 1 { return .paragraph }
    if lines == 1 { return .line }
    return range.count == 1 || b[range.lowerBound] >= 0x80 ? .space : .spaces
  }

  private static func token(
    _ b: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
  ) -> Token {
    let first = Scalar(b, start, limit)
    if first.isDigit { return number(b, start, limit) }
    guard first.isLetter else {
      var end = start + first.length
      // Runs of one mark (`...`, `--`, `!!`) are one token, and so are joined emoji.
      while end < limit, b[end] == b[start], b[start] < 0x80, !isBracketOrQuote(b[start]) {
        end += 1
      }
      if first.isSymbol {
        while end < limit {
          let more = Scalar(b, end, limit)
          guard more.isSymbol else { break }
          end += more.length
        }
      }
      return Token(kind: .punctuation, gap: .none, range: start..<end, letters: .none)
    }
    var end = start
    var upper = 0
    var lower = 0
    var firstUpper = false
    while end < limit {
      let scalar = Scalar(b, end, limit)
      if scalar.isLetter || scalar.isDigit {
        if scalar.isUpper {
          upper += 1
          if end == start { firstUpper = true }
        } else if scalar.isLetter {
          lower += 1
        }
        end += scalar.length
        continue
      }
      // An apostrophe, a hyphen, an underscore or `&` between letters belongs to the word.
      guard scalar.joinsWords, end + scalar.length < limit else { break }
      let after = Scalar(b, end + scalar.length, limit)
      guard after.isLetter || after.isDigit else { break }
      end += scalar.length
    }
    let letters: LetterCase =
      upper == 0 ? .lower : firstUpper && upper == 1 ? .capital : lower == 0 ? .upper : .mixed
    return Token(kind: .word, gap: .none, range: start..<end, letters: letters)
  }

  private static func number(_ b: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Token {
    var end = start
    while end < limit {
      let scalar = Scalar(b, end, limit)
      if scalar.isDigit || scalar.isLetter {
        end += scalar.length
        continue
      }
      guard b[end] == 0x2E || b[end] == 0x2C || b[end] == 0x3A || b[end] == 0x2F || b[end] == 0x27,
        end + 1 < limit, Scalar(b, end + 1, limit).isDigit || b[end] == 0x27 && b[end + 1] == 0x73
      else { break }
      end += 1
    }
    return Token(kind: .number, gap: .none, range: start..<end, letters: .none, tags: .number)
  }

  private static func isBracketOrQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x27, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}
