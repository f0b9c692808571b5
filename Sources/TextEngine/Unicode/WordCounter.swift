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
  /// Whether the character before was katakana.
  private var isInKatakana = false

  init() {}

  /// Counts the words of `bytes`, which neither begins nor ends inside one.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count {
      guard let other = bytes.firstNonASCII(from: at) else {
        addASCII(bytes, at..<bytes.count)
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

  private mutating func addByRules(_ bytes: UnsafeBufferPointer<UInt8>) {
    if breaker == nil { breaker = Breaker(.word) }
    breaker?.setText(bytes)
    isInKatakana = false
    var start = 0
    while let end = breaker?.next() {
      let status = breaker?.status ?? 0
      if status >= 300 {
        addCharacters(bytes, start..<end)
      } else {
        isInKatakana = false
        if status >= 100, bytes.holdsWord(start..<end) { count += 1 }
      }
      start = end
    }
  }

  /// Counts a segment of ideographs and kana.
  private mutating func addCharacters(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    while at < range.upperBound {
      let next = bytes.scalar(at: at)
      at += next.length
      switch next.value {
      case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F:
        if !isInKatakana { count += 1 }
        isInKatakana = true
      default:
        if next.properties.hint == .mark { continue }
        isInKatakana = false
        count += 1
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a segment that ICU takes for a word holds more than `@` and `_`.
  func holdsWord(_ range: Range<Int>) -> Bool {
    range.contains { self[$0] >= 0x80 || ASCIIClass.isWord(self[$0]) }
  }

  fileprivate func firstNonASCII(from start: Int) -> Int? {
    guard let base = baseAddress else { return nil }
    var at = start
    while at + 16 <= count {
      let block = UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self)
      if any(block .>= 0x80) { break }
      at += 16
    }
    while at < count {
      if self[at] >= 0x80 { return at }
      at += 1
    }
    return nil
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
