/// What a character of ASCII is to UAX #29's word rules, as ICU has them.
enum WordClass: UInt8 {
  /// Letters, and `@`, which ICU takes for one so that addresses stay whole; alone it does not count.
  case letter
  case digit
  /// `_`, which joins and does not count.
  case joiner
  /// `'` and `.`, which may stand between two letters or two digits.
  case middle
  /// `,` and `;`, which may stand between two digits.
  case middleOfNumber
  case other

  @inline(__always) init(_ byte: UInt8) {
    switch byte {
    case 0x40...0x5A, 0x61...0x7A: self = .letter
    case 0x30...0x39: self = .digit
    case 0x5F: self = .joiner
    case 0x27, 0x2E: self = .middle
    case 0x2C, 0x3B: self = .middleOfNumber
    default: self = .other
    }
  }
}

/// Counts words, by its own rules in ASCII and by ICU's elsewhere.
///
/// A word is a segment of UAX #29 that holds a letter or a digit. In Chinese and Japanese, where
/// these come from a dictionary, each ideograph and each hiragana counts as a word instead, and a
/// run of katakana as one: what word processors do, and the same wherever a count begins.
struct WordCounter: ~Copyable {
  private(set) var count = 0
  private var breaker: Breaker?

  init() {}

  /// Counts the words of `bytes`, which neither begins nor ends inside one.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      let other = bytes.asciiEnd(from: at)
      if other == bytes.count {
        addASCII(bytes, at..<other)
        return
      }
      // The word that the character is in, from the blank before it to one after which ASCII lasts.
      var start = other
      while start > at, bytes[start - 1] > 0x20 { start -= 1 }
      addASCII(bytes, at..<start)
      at = bytes.asciiStart(from: other)
      addByRules(UnsafeBufferPointer(rebasing: bytes[start..<at]))
    }
  }

  private mutating func addASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var last = WordClass.other
    var beforeMiddle = WordClass.other
    var isCounted = false
    for at in range {
      let next = WordClass(bytes[at])
      switch next {
      case .letter, .digit:
        let joins =
          switch last {
          case .letter, .digit, .joiner: true
          case .middle: beforeMiddle == next
          case .middleOfNumber: beforeMiddle == .digit && next == .digit
          case .other: false
          }
        if !joins { isCounted = false }
        if !isCounted, bytes[at] != 0x40 {
          count += 1
          isCounted = true
        }
        last = next
      case .joiner:
        switch last {
        case .letter, .digit, .joiner: break
        case .middle, .middleOfNumber, .other: isCounted = false
        }
        last = .joiner
      case .middle, .middleOfNumber:
        beforeMiddle = last == .letter || last == .digit ? last : .other
        last = beforeMiddle == .other ? .other : next
      case .other: last = .other
      }
    }
  }

  /// Counts a stretch that is not ASCII: ideographs and kana as they come, the rest by ICU.
  private mutating func addByRules(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isInKatakana = false
    var at = 0
    var rest = 0
    while at < bytes.count {
      let next = bytes.scalar(at: at)
      let end = at + next.length
      switch CountedCharacter(next.value) {
      case .ideograph:
        askICU(bytes, rest..<at)
        rest = end
        count += 1
        isInKatakana = false
      case .katakana:
        askICU(bytes, rest..<at)
        rest = end
        if !isInKatakana { count += 1 }
        isInKatakana = true
      case .other:
        // A mark goes with what it follows.
        if rest == at, next.properties.hint == .mark { rest = end } else { isInKatakana = false }
      }
      at = end
    }
    askICU(bytes, rest..<at)
  }

  private mutating func askICU(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if !bytes.mayHoldWord(range) { return }
    if breaker == nil { breaker = Breaker(.word) }
    breaker?.setText(UnsafeBufferPointer(rebasing: bytes[range]))
    var start = range.lowerBound
    while let next = breaker?.next() {
      let end = range.lowerBound + next
      if breaker?.status ?? 0 >= 100, bytes.holdsWord(start..<end) { count += 1 }
      start = end
    }
  }
}

/// The characters that count one by one.
private enum CountedCharacter {
  case ideograph, katakana, other

  /// Hiragana counts as an ideograph does.
  @inline(__always) init(_ code: UInt32) {
    switch code {
    case ..<0x3005: self = .other
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3041...0x3096, 0x309D...0x309F: self = .ideograph
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .ideograph
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default: self = .other
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a segment that ICU takes for a word holds more than `@` and `_`.
  func holdsWord(_ range: Range<Int>) -> Bool {
    range.contains { self[$0] >= 0x80 || ASCIIClass.isWord(self[$0]) }
  }

  /// Returns whether there is anything but ASCII without words and the punctuation of Chinese and
  /// Japanese.
  fileprivate func mayHoldWord(_ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let next = scalar(at: at)
      switch next.value {
      case ..<0x80: if ASCIIClass.isWord(self[at]) { return true }
      case 0x2010...0x2027, 0x3000...0x3004, 0x3008...0x3020, 0xFF01...0xFF0F, 0xFF1A...0xFF1F:
        break
      default: return true
      }
      at += next.length
    }
    return false
  }

  /// Returns the first blank from `start` after which the next 16 bytes are ASCII, or the end.
  fileprivate func asciiStart(from start: Int) -> Int {
    var lastOther = start
    var blank: Int?
    for at in start..<count {
      if self[at] >= 0x80 {
        lastOther = at
        blank = nil
      } else if self[at] <= 0x20, blank == nil {
        blank = at
      }
      if let blank, at - lastOther > 16, at - blank >= 16 { return blank }
    }
    return blank ?? count
  }
}
