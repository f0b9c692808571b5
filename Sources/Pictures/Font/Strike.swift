/// The bitmaps of one size: where `CBDT` has the PNG of each glyph.
struct Strike: Sendable {
  private struct Range: Sendable {
    var first, last, format, image, table, data: Int
  }

  private var ranges: [Range] = []

  /// Reads the largest size of `CBLC`; nil where there is none.
  init?(_ bytes: FontBytes) {
    guard let location = bytes.table("CBLC"), let data = bytes.table("CBDT"),
      let sizes = bytes.long(location + 4), sizes > 0, sizes < 64
    else { return nil }
    let records = (0..<sizes).map { location + 8 + $0 * 48 }
    guard let size = records.max(by: { (bytes.byte($0 + 44) ?? 0) < (bytes.byte($1 + 44) ?? 0) }),
      let offset = bytes.long(size), let count = bytes.long(size + 8), count < 4096
    else { return nil }
    let array = location + offset
    for index in 0..<count {
      let record = array + index * 8
      guard let first = bytes.short(record), let last = bytes.short(record + 2),
        let table = bytes.long(record + 4), let format = bytes.short(array + table),
        let image = bytes.short(array + table + 2), let start = bytes.long(array + table + 4)
      else { return nil }
      ranges.append(
        Range(
          first: first, last: last, format: format, image: image, table: array + table + 8,
          data: data + start))
    }
  }

  func bitmap(of glyph: Int, in bytes: FontBytes) -> [UInt8]? {
    guard let range = ranges.first(where: { $0.first <= glyph && glyph <= $0.last }) else {
      return nil
    }
    let index = glyph - range.first
    let offset =
      switch range.format {
      case 1: bytes.long(range.table + index * 4)
      case 3: bytes.short(range.table + index * 2)
      default: nil as Int?
      }
    // Small metrics take five bytes, big ones eight, before the length.
    guard let offset, let metrics = [17: 5, 18: 8, 19: 0][range.image],
      let count = bytes.long(range.data + offset + metrics)
    else { return nil }
    return bytes.bytes(range.data + offset + metrics + 4, count)
  }
}
