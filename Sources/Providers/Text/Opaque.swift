/// Finds what is never read as prose: addresses, code spans, tags, paths, `:emoji:` names.
///
/// It complements the protected ranges of a request, which come from the document's structure, and
/// also serves text that has none.
enum Opaque {
  /// Returns the stretches in `bytes`, joined with `protected`: ascending, apart.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func ranges(in bytes: [UInt8], protected: [Range<Int>], markdown: Bool) -> [Range<Int>] {
    var found = protected.filter { !$0.isEmpty }.map { $0.clamped(to: 0..<bytes.count) }
    if markdown { found += blocks(bytes) }
    bytes.withUnsafeBufferPointer { found += inline($0, markdown: markdown) }
    found.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for range in found where !range.isEmpty {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Front matter and fenced blocks.
  private static func blocks(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var fence: (start: Int, mark: UInt8, length: Int)?
    var matter: Int?
    var at = 0
    while at < bytes.count {
      let end = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
      var content = bytes[at..<end]
      while let last = content.last, last == 0x0D || last == 0x20 { content.removeLast() }
      if at == 0, content.elementsEqual([0x2D, 0x2D, 0x2D]) {
        matter = 0
      } else if let start = matter {
        if content.elementsEqual([0x2D, 0x2D, 0x2D]) || content.elementsEqual([0x2E, 0x2E, 0x2E]) {
          found.append(start..<end)
          matter = nil
        }
      } else {
        let text = content.drop { $0 == 0x20 }
        if let mark = text.first, mark == 0x60 || mark == 0x7E {
          let length = text.prefix { $0 == mark }.count
          if let open = fence {
            if mark == open.mark, length >= open.length, text.count == length {
              found.append(open.start..<end)
              fence = nil
            }
          } else if length >= 3 {
            fence = (at, mark, length)
          }
        }
      }
      at = end + 1
    }
    if let open = fence { found.append(open.start..<bytes.count) }
    return found
  }

  private static func inline(_ b: UnsafeBufferPointer<UInt8>, markdown: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = 0
    while at < b.count {
      switch b[at] {
      case 0x60:  // `code`
        var run = at
        while run < b.count, b[run] == 0x60 { run += 1 }
        if let end = closing(b, run, run - at) {
          found.append(at..<end)
          at = end
          continue
        }
        at = run
        continue
      case 0x3A where at + 2 < b.count && b[at + 1] == 0x2F && b[at + 2] == 0x2F:  // ://
        let start = wordStart(b, at)
        let end = addressEnd(b, at)
        found.append(start..<end)
        at = end
        continue
      case 0x3A where at + 1 < b.count && isLetter(b[at + 1]):  // :heart:
        var end = at + 1
        while end < b.count, isLetter(b[end]) || isDigit(b[end]) || b[end] == 0x5F { end += 1 }
        if end < b.count, b[end] == 0x3A, end - at > 2, at == 0 || !isLetter(b[at - 1]) {
          found.append(at..<(end + 1))
          at = end
        }
      // @name, a@b
      case 0x40 where at + 1 < b.count && (isLetter(b[at + 1]) || isDigit(b[at + 1])):
        let start = wordStart(b, at)
        let end = addressEnd(b, at)
        found.append(start..<end)
        at = end
        continue
      case 0x3C
      where markdown && at + 1 < b.count
        && (isLetter(b[at + 1]) || b[at + 1] == 0x2F || b[at + 1] == 0x21):
        var end = at + 1
        while end < b.count, b[end] != 0x3E, b[end] != 0x0A, end - at < 300 { end += 1 }
        if end < b.count, b[end] == 0x3E {
          found.append(at..<(end + 1))
          at = end
        }
      case 0x5D where markdown && at + 1 < b.count && (b[at + 1] == 0x28 || b[at + 1] == 0x5B):
        // The destination of a link: ](address "title") or ][label].
        let close: UInt8 = b[at + 1] == 0x28 ? 0x29 : 0x5D
        var depth = 0
        var end = at + 1
        while end < b.count, b[end] != 0x0A, end - at < 500 {
          if b[end] == b[at + 1] { depth += 1 }
          if b[end] == close {
            depth -= 1
            if depth == 0 { break }
          }
          end += 1
        }
        if end < b.count, b[end] == close, depth == 0 {
          found.append((at + 1)..<(end + 1))
          at = end
        }
      case 0x2E, 0x2F, 0x5C, 0x28, 0x23, 0x3D, 0x24, 0x7B:
        // file.ext, a/b, C:\x, call(), #12, a=b: one run without spaces that is no prose.
        if let range = codeLike(b, at) {
          found.append(range)
          at = range.upperBound
          continue
        }
      default: break
      }
      at += 1
    }
    return found
  }

  private static func closing(_ b: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Int?
  {
    var at = start
    while at < b.count, at - start < 5000 {
      if b[at] == 0x0A, at + 1 < b.count, b[at + 1] == 0x0A { return nil }
      if b[at] == 0x60 {
        var run = at
        while run < b.count, b[run] == 0x60 { run += 1 }
        if run - at == length { return run }
        at = run
      } else {
        at += 1
      }
    }
    return nil
  }

  /// Returns a run of non-spaces around `at` that mixes letters with marks as code and paths do.
  private static func codeLike(_ b: UnsafeBufferPointer<UInt8>, _ at: Int) -> Range<Int>? {
    let mark = b[at]
    guard at + 1 < b.count else { return nil }
    let before = at > 0 ? b[at - 1] : 0x20
    let after = b[at + 1]
    switch mark {
    case 0x2E:
      // A dot inside a word that is no sentence's end: a lower-case letter or digit follows.
      guard isLetter(before) || isDigit(before), after >= 0x61 && after <= 0x7A || isDigit(after)
      else { return nil }
      if isDigit(before), isDigit(after) {
        var start = at
        while start > 0, isDigit(b[start - 1]) { start -= 1 }
        if start == 0 || !isLetter(b[start - 1]) { return nil }
      }
      // `i.e` and `e.g` and `p.m` are words.
      if at == 1 || at > 1 && !isLetter(b[at - 2]) && !isDigit(b[at - 2]) && b[at - 2] != 0x5F {
        let next = at + 2 < b.count ? b[at + 2] : 0x20
        if !isLetter(next) { return nil }
      }
    case 0x2F:
      guard isLetter(after) || isDigit(after) || after == 0x2E || after == 0x7E else { return nil }
      // `and/or` and `he/she` are words; a path has two slashes or begins with one.
      if isLetter(before) || isDigit(before) || before == 0x29 {
        var end = at + 1
        var slashes = 1
        while end < b.count, isAddress(b[end]) {
          if b[end] == 0x2F || b[end] == 0x5F { slashes += 1 }
          end += 1
        }
        if slashes < 2 { return nil }
      }
    case 0x28:
      guard isLetter(before) || isDigit(before), after == 0x29 else { return nil }
    case 0x5C:
      guard isLetter(after) else { return nil }
    case 0x23:
      guard isDigit(after) || isLetter(after) && !isLetter(before) else { return nil }
      if at > 0, before == 0x23 { return nil }
    case 0x3D:
      guard isLetter(before) || isDigit(before), after != 0x20 else { return nil }
    case 0x24:
      guard isLetter(after) || after == 0x7B else { return nil }
    case 0x7B:
      guard after == 0x7B || isLetter(before) else { return nil }
    default: return nil
    }
    let start = wordStart(b, at)
    var end = at + 1
    while end < b.count, isAddress(b[end]) || mark == 0x28 && b[end] == 0x29 { end += 1 }
    while end > at + 1, [0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F].contains(b[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func wordStart(_ b: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    var start = at
    while start > 0,
      isLetter(b[start - 1]) || isDigit(b[start - 1]) || b[start - 1] == 0x2E
        || b[start - 1] == 0x5F || b[start - 1] == 0x2D || b[start - 1] == 0x2F
        || b[start - 1] == 0x7E || b[start - 1] == 0x2B
    { start -= 1 }
    while start < at, b[start] == 0x2E || b[start] == 0x2D { start += 1 }
    return start
  }

  /// Returns where an address ends; closing brackets belong to it while its own opening ones do.
  private static func addressEnd(_ b: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    var depth = 0
    while end < b.count, b[end] > 0x20, b[end] != 0x3C, b[end] != 0x3E, b[end] != 0x22,
      b[end] != 0x60
    {
      if b[end] == 0x28 { depth += 1 }
      if b[end] == 0x29 {
        depth -= 1
        if depth < 0 { break }
      }
      end += 1
    }
    while end > start + 1, [0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F, 0x27].contains(b[end - 1]) {
      end -= 1
    }
    return end
  }

  private static func isAddress(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
      || [
        0x2E, 0x2F, 0x5F, 0x2D, 0x7E, 0x25, 0x3D, 0x26, 0x23, 0x3A, 0x5C, 0x24, 0x7B, 0x7D, 0x2B,
        0x2A,
      ]
      .contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
