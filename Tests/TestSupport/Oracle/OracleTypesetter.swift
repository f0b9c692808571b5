public import TextEngine

/// The naive word wrap that the engine is measured against: everything asked of ICU, for the whole
/// paragraph, and every row tried at every length. Shares no typesetting with the engine.
/// Breaks whose next character would hang are left out, as are those inside a cluster.
public struct OracleTypesetter: Typesetter {
  public init() {}

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    let bytes = Array(element)
    let ends = Self.rowEnds(of: bytes, options: options)
    let allowed = Set(icuBoundaries(2, bytes))
    rows += ends.filter { $0 > start || bytes.isEmpty }.prefix(limit).map {
      RowBreak(end: $0, isRestart: allowed.contains($0) && !Self.isDictionaryRun(bytes, at: $0))
    }
  }

  /// Returns where the rows of a paragraph end, in bytes from its start.
  public static func rowEnds(of paragraph: [UInt8], options: TypesetOptions) -> [Int] {
    if paragraph.isEmpty { return [0] }
    let clusters = oracleClusters(paragraph, options)
    let allowed = Set(icuBoundaries(2, paragraph))
    var ends: [Int] = []
    var first = 0
    while first < clusters.count {
      var best: Int?
      var forced = first + 1
      for next in (first + 1)...clusters.count {
        let row = clusters[first..<next]
        guard fits(row, options) || next == first + 1 else { break }
        forced = next
        // What hangs never begins a row.
        let follows = next < clusters.count ? clusters[next] : nil
        let last = clusters[next - 1]
        let mayEnd = last.isLineEnd || follows?.isLineEnd ?? true || follows?.hangs != true
        if mayEnd, allowed.contains(clusters[next - 1].end) { best = next }
        if clusters[next - 1].isLineEnd { break }
      }
      // What hangs goes with the row, however far.
      if best == nil {
        while forced < clusters.count, clusters[forced].hangs, !clusters[forced - 1].isLineEnd {
          forced += 1
        }
      }
      first = best ?? forced
      ends.append(clusters[first - 1].end)
    }
    return ends
  }

  /// Returns where the rows of a text end; its paragraphs end in LF, and a text that does too has a
  /// last, empty row.
  public static func rowEnds(ofText text: [UInt8], options: TypesetOptions) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      ends += rowEnds(of: Array(text[start..<end]), options: options).map { start + $0 }
      if end == text.count, text.last != 0x0A || start == end { break }
      start = end
    }
    return ends
  }

  /// Returns whether the row, less what hangs at its end, is no wider than the width.
  private static func fits(_ row: ArraySlice<OracleCluster>, _ options: TypesetOptions) -> Bool {
    var cell = 0
    var wordEnd = 0
    for cluster in row {
      cell += cluster.isTab ? options.tabWidth - cell % options.tabWidth : cluster.width
      if !cluster.hangs { wordEnd = cell }
    }
    return wordEnd <= options.width.value
  }

  /// Returns whether both neighbours of `position` are of the scripts that a dictionary breaks.
  private static func isDictionaryRun(_ bytes: [UInt8], at position: Int) -> Bool {
    let before = String(decoding: bytes[..<position], as: UTF8.self).unicodeScalars.last
    let after = String(decoding: bytes[position...], as: UTF8.self).unicodeScalars.first
    return [before, after].allSatisfy { $0.map { isDictionaryClass($0.value) } ?? false }
  }
}
