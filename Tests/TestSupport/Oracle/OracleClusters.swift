internal import CICU
import TextEngine

/// A cluster as the oracle sees it.
struct OracleCluster {
  var end: Int
  var width: Int
  var isTab = false
  var isLineEnd = false
  var hangs = false
}

/// Returns all boundaries that ICU finds in `bytes`, without 0; for lines with those that must be.
func icuBoundaries(_ kind: Int32, _ bytes: [UInt8]) -> [Int] {
  guard let breaker = scribe_breaker_take(kind) else { preconditionFailure("no ICU rules") }
  defer { scribe_breaker_give(breaker) }
  let isSet = bytes.withUnsafeBufferPointer {
    scribe_breaker_set_text(breaker, $0.baseAddress, Int32($0.count))
  }
  precondition(isSet, "no memory")
  var found: [Int] = []
  while case let next = scribe_breaker_next(breaker), next >= 0 { found.append(Int(next)) }
  return found
}

/// Returns the clusters of a paragraph: boundaries and properties as ICU has them, no table of ours.
func oracleClusters(_ bytes: [UInt8], _ options: TypesetOptions) -> [OracleCluster] {
  var start = 0
  return icuBoundaries(0, bytes).flatMap { end -> [OracleCluster] in
    defer { start = end }
    return oracleCluster(Array(bytes[start..<end]), from: start, options)
  }
}

private func oracleCluster(
  _ bytes: [UInt8], from start: Int, _ options: TypesetOptions
) -> [OracleCluster] {
  var codes: [UInt32] = []
  var decoder = UTF8()
  var units = bytes.makeIterator()
  loop: while true {
    switch decoder.decode(&units) {
    case .scalarValue(let scalar): codes.append(scalar.value)
    case .emptyInput: break loop
    case .error: return illFormed(bytes, from: start, options)
    }
  }
  if let conjunct = conjunct(in: codes) {
    let length = codes[..<conjunct].reduce(0) { $0 + String(UnicodeScalar($1) ?? " ").utf8.count }
    return oracleCluster(Array(bytes[..<length]), from: start, options)
      + oracleCluster(Array(bytes[length...]), from: start + length, options)
  }
  var found = OracleCluster(end: start + bytes.count, width: 1)
  let first = codes.first ?? 0
  let only = codes.count == 1
  switch first {
  case 0x09: (found.isTab, found.hangs) = (true, true)
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
    (found.isLineEnd, found.hangs, found.width) = (true, true, 0)
  case 0x00..<0x20, 0x7F: found.width = 2
  case 0x80..<0xA0: found.width = 4
  default: found.width = oracleWidth(codes, options)
  }
  if only, first == 0x200B || scribe_icu_is_space(first) && !isGlue(first) { found.hangs = true }
  return [found]
}

/// Returns where a consonant follows a virama: ICU keeps such conjuncts together, UAX #29 does so
/// from 15.1 on only.
private func conjunct(in codes: [UInt32]) -> Int? {
  codes.indices.dropFirst().first { at in
    (0x0900...0x0DFF).contains(codes[at]) && !scribe_icu_takes_no_cell(codes[at])
      && UnicodeScalar(codes[at])?.properties.generalCategory == .otherLetter
      && codes[..<at].contains(where: scribe_icu_is_virama)
  }
}

/// A cluster with ill-formed parts, which are clusters of their own to us and joined as U+FFFD by
/// ICU. Every ill-formed byte takes four cells.
private func illFormed(
  _ bytes: [UInt8], from start: Int, _ options: TypesetOptions
) -> [OracleCluster] {
  var found: [OracleCluster] = []
  var wellFormed: [UInt8] = []
  var at = 0
  func flush() {
    if wellFormed.isEmpty { return }
    found += oracleCluster(wellFormed, from: start + at - wellFormed.count, options)
    wellFormed = []
  }
  while at < bytes.count {
    let scalar = (1...4).first {
      at + $0 <= bytes.count && String(validating: bytes[at..<(at + $0)], as: UTF8.self) != nil
    }
    if let scalar {
      wellFormed += bytes[at..<(at + scalar)]
      at += scalar
      continue
    }
    flush()
    // One part is what the library's decoder replaces by one U+FFFD.
    var length = 1
    while at + length < bytes.count,
      String(decoding: bytes[at...(at + length)], as: UTF8.self) == "\u{FFFD}"
    {
      length += 1
    }
    at += length
    found.append(OracleCluster(end: start + at, width: 4 * length))
  }
  flush()
  return found
}

/// Whether a code point's line-break class is SA.
func isDictionaryClass(_ code: UInt32) -> Bool { scribe_icu_line_break_class(code) == 0x5341 }

private func isGlue(_ code: UInt32) -> Bool { scribe_icu_line_break_class(code) == 0x474C }

/// UAX #11's width of the base, two for what UTS #51 shows as emoji.
private func oracleWidth(_ codes: [UInt32], _ options: TypesetOptions) -> Int {
  func cells(_ code: UInt32) -> Int {
    if scribe_icu_takes_no_cell(code), code != 0xAD, !scribe_icu_is_prepend(code) { return 0 }
    if (0x1160...0x11FF).contains(code) || (0xD7B0...0xD7FF).contains(code) { return 0 }
    let cells = Int(scribe_icu_east_asian_cells(code))
    return cells == 0 ? (options.ambiguousIsWide ? 2 : 1) : cells
  }
  // A sign before the base stands beside it.
  if let first = codes.first, codes.count > 1, scribe_icu_is_prepend(first) {
    let rest = codes.dropFirst()
    return cells(first)
      + (rest.allSatisfy { cells($0) == 0 } ? 0 : oracleWidth(Array(rest), options))
  }
  let tones = codes.dropFirst().filter { (0x1F3FB...0x1F3FF).contains($0) }.count
  let base =
    codes.enumerated().filter { $0 == 0 || !(0x1F3FB...0x1F3FF).contains($1) }
    .map { cells($1) }.first { $0 > 0 } ?? 0
  let isShown = zip(codes, codes.dropFirst()).contains {
    $1 == 0xFE0F && scribe_icu_is_emoji($0)
  }
  let isFlag = codes.filter { (0x1F1E6...0x1F1FF).contains($0) }.count > 1
  let pictographs = codes.filter { scribe_icu_is_pictographic($0) }.count
  if pictographs > 0, pictographs > 1 || tones > 0 || isShown { return 2 }
  return max(1, (isShown || isFlag ? 2 : base) + 2 * tones)
}
