extension FontBytes {
  /// Returns the glyphs of code points, from a `cmap` of format 12.
  func characters() -> [UInt32: Int]? {
    guard let table = table("cmap"), let count = short(table + 2) else { return nil }
    for index in 0..<count {
      guard let offset = long(table + 4 + index * 8 + 4) else { return nil }
      let subtable = table + offset
      guard short(subtable) == 12, let groups = long(subtable + 12), groups < 20_000 else {
        continue
      }
      var characters: [UInt32: Int] = [:]
      for group in 0..<groups {
        let record = subtable + 16 + group * 12
        guard let first = long(record), let last = long(record + 4), let glyph = long(record + 8),
          first <= last, last <= 0x10FFFF, last - first < 5000
        else { return nil }
        for code in first...last { characters[UInt32(code)] = glyph + code - first }
      }
      return characters
    }
    return nil
  }

  /// Returns the ligatures of `GSUB`, by their first glyph.
  func ligatures() -> [Int: [EmojiFont.Ligature]] {
    var found: [Int: [EmojiFont.Ligature]] = [:]
    guard let table = table("GSUB"), let offset = short(table + 8) else { return [:] }
    let lookups = table + offset
    for index in 0..<(short(lookups) ?? 0) {
      guard let place = short(lookups + 2 + index * 2) else { continue }
      let lookup = lookups + place
      guard short(lookup) == 4 else { continue }
      for number in 0..<(short(lookup + 4) ?? 0) {
        guard let start = short(lookup + 6 + number * 2) else { continue }
        collect(lookup + start, &found)
      }
    }
    return found
  }

  private func collect(_ subtable: Int, _ found: inout [Int: [EmojiFont.Ligature]]) {
    guard let coverage = short(subtable + 2), let sets = short(subtable + 4) else { return }
    let firsts = covered(subtable + coverage)
    for (index, first) in firsts.prefix(sets).enumerated() {
      guard let place = short(subtable + 6 + index * 2) else { continue }
      let set = subtable + place
      for item in 0..<(short(set) ?? 0) {
        guard let offset = short(set + 2 + item * 2), let glyph = short(set + offset),
          let count = short(set + offset + 2), count > 1
        else { continue }
        let rest = (0..<count - 1).compactMap { short(set + offset + 4 + $0 * 2) }
        found[first, default: []].append(EmojiFont.Ligature(rest: rest, glyph: glyph))
      }
    }
  }

  /// Returns the glyphs of a coverage table, in its order.
  private func covered(_ table: Int) -> [Int] {
    guard let count = short(table + 2) else { return [] }
    if short(table) == 1 { return (0..<count).compactMap { short(table + 4 + $0 * 2) } }
    return (0..<count).flatMap { index -> [Int] in
      guard let first = short(table + 4 + index * 6), let last = short(table + 6 + index * 6),
        first <= last
      else { return [] }
      return Array(first...last)
    }
  }
}
