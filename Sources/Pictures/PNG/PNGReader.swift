import CPictures
public import Glyphs

/// Reads PNG: every colour type of up to eight bits, interlaced or not.
public struct PNGReader {
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture, and its texts by keyword (`tEXt`, and `iTXt` that is not compressed).
  public struct Reading: Sendable {
    public var picture: Bitmap
    public var texts: [String: String]
  }

  private struct Header {
    var width, height, depth, type, interlace: Int
    /// Samples a pixel.
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
    /// Bytes between a sample and the same of the pixel before, 1 at least.
    var step: Int { max(channels * depth / 8, 1) }
    func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }
  }

  private let bytes: [UInt8]
  private var header = Header(width: 0, height: 0, depth: 0, type: 0, interlace: 0)
  private var palette: [UInt8] = []
  private var clear: [UInt8] = []
  private var data: [UInt8] = []
  private var texts: [String: String] = [:]

  /// Reads a file.
  ///
  /// Nothing is unpacked before the size that it declares is known to be within `limit`; what is packed
  /// in it may not be more than that size.
  ///
  /// - Parameter limit: The longest side, in pixels.
  /// - Throws: `badSource` with what is wrong with it.
  public static func read(_ bytes: [UInt8], limit: Int = 1024) throws(GlyphError) -> Reading {
    var reader = PNGReader(bytes: bytes)
    try reader.readChunks(limit: limit)
    return Reading(picture: try reader.picture(), texts: reader.texts)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readChunks(limit: Int) throws(GlyphError) {
    guard bytes.starts(with: Self.signature) else { throw .badSource(.unknown) }
    var offset = 8
    var isFirst = true
    while true {
      guard let count = number(offset), offset + 12 + count <= bytes.count else {
        throw .badSource(.truncated)
      }
      let body = bytes[offset + 4..<offset + 8 + count]
      guard number(offset + 8 + count) == Int(CRC32.of(body)) else { throw .badSource(.checksum) }
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      let content = Array(body.dropFirst(4))
      guard isFirst == (name == "IHDR") else { throw .badSource(.damaged) }
      isFirst = false
      switch name {
      case "IHDR": try readHeader(content, limit)
      case "PLTE": palette = content
      case "tRNS": clear = content
      case "IDAT": data += content
      case "acTL": throw .badSource(.animated)
      case "tEXt", "iTXt": readText(content, isInternational: name == "iTXt")
      case "IEND": return
      default: break
      }
      offset += 12 + count
    }
  }

  private mutating func readHeader(_ content: [UInt8], _ limit: Int) throws(GlyphError) {
    guard content.count == 13, content[10] == 0, content[11] == 0, content[12] < 2 else {
      throw .badSource(.damaged)
    }
    header = Header(
      width: Self.number(content, 0), height: Self.number(content, 4), depth: Int(content[8]),
      type: Int(content[9]), interlace: Int(content[12]))
    guard header.width > 0, header.height > 0 else { throw .badSource(.empty) }
    guard header.width <= limit, header.height <= limit else { throw .badSource(.tooManyPixels) }
    let depths = [0: [1, 2, 4, 8], 2: [8], 3: [1, 2, 4, 8], 4: [8], 6: [8]][header.type] ?? []
    guard depths.contains(header.depth) else { throw .badSource(.unknown) }
  }

  private mutating func readText(_ content: [UInt8], isInternational: Bool) {
    guard let end = content.firstIndex(of: 0), (1...79).contains(end), texts.count < 64 else {
      return
    }
    var value = content[(end + 1)...]
    if isInternational {
      guard value.count > 2, value.first == 0 else { return }
      value = value.dropFirst(2)
      for _ in 0..<2 {
        guard let next = value.firstIndex(of: 0) else { return }
        value = value[(next + 1)...]
      }
    }
    texts[String(decoding: content[..<end], as: UTF8.self)] = String(decoding: value, as: UTF8.self)
  }

  /// The rectangles that the rows come in: all of it, or the seven passes of Adam's.
  private var passes: [(x: Int, y: Int, right: Int, down: Int)] {
    header.interlace == 0
      ? [(0, 0, 1, 1)]
      : [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
  }

  private func picture() throws(GlyphError) -> Bitmap {
    let sizes = passes.map { pass in
      (
        columns: max(0, (header.width - pass.x + pass.right - 1) / pass.right),
        rows: max(0, (header.height - pass.y + pass.down - 1) / pass.down)
      )
    }
    let wanted = sizes.reduce(0) {
      $0 + ($1.columns == 0 ? 0 : $1.rows * (header.rowBytes($1.columns) + 1))
    }
    guard cpictures_has_zlib() != 0 else {
      throw .notAvailable(what: "zlib", install: "sudo apt-get install zlib1g")
    }
    var raw = [UInt8](repeating: 0, count: wanted)
    let count = raw.withUnsafeMutableBufferPointer {
      cpictures_inflate(data, data.count, $0.baseAddress, wanted)
    }
    guard count == wanted else { throw .badSource(data.isEmpty ? .truncated : .damaged) }
    var straight = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var offset = 0
    for (pass, size) in zip(passes, sizes) where size.columns > 0 {
      let row = header.rowBytes(size.columns)
      for y in 0..<size.rows {
        guard unfilter(&raw, at: offset, row, hasUp: y > 0) else { throw .badSource(.damaged) }
        for x in 0..<size.columns {
          let place = ((pass.y + y * pass.down) * header.width + pass.x + x * pass.right) * 4
          spread(raw, offset + 1, x, &straight, place)
        }
        offset += row + 1
      }
    }
    return Bitmap(width: header.width, height: header.height, straight: straight)
  }

  /// Takes the filter off the row at `offset`, whose first byte names it.
  private func unfilter(_ raw: inout [UInt8], at offset: Int, _ row: Int, hasUp: Bool) -> Bool {
    let filter = raw[offset]
    guard filter < 5 else { return false }
    guard filter != 0 else { return true }
    let step = header.step
    raw.withUnsafeMutableBufferPointer { raw in
      for x in 1...row {
        let left = x > step ? Int(raw[offset + x - step]) : 0
        let up = hasUp ? Int(raw[offset - row - 1 + x]) : 0
        let corner = hasUp && x > step ? Int(raw[offset - row - 1 + x - step]) : 0
        raw[offset + x] &+= UInt8(truncatingIfNeeded: Self.guess(filter, left, up, corner))
      }
    }
    return true
  }

  /// What each filter takes a byte to be, from its neighbours.
  @inline(__always)
  static func guess(_ filter: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    case 4:
      let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
      return a <= b && a <= c ? left : b <= c ? up : corner
    default: return 0
    }
  }

  /// Writes pixel `x` of the row at `start` as four bytes.
  private func spread(
    _ raw: [UInt8], _ start: Int, _ x: Int, _ target: inout [UInt8], _ place: Int
  ) {
    func sample(_ channel: Int) -> UInt8 {
      guard header.depth < 8 else { return raw[start + x * header.channels + channel] }
      let bit = x * header.depth
      return (raw[start + bit / 8] >> UInt8(8 - header.depth - bit % 8))
        & UInt8((1 << header.depth) - 1)
    }
    switch header.type {
    case 3:
      let index = Int(sample(0))
      for channel in 0..<3 {
        target[place + channel] = index * 3 + 2 < palette.count ? palette[index * 3 + channel] : 0
      }
      target[place + 3] = index < clear.count ? clear[index] : 255
    case 0, 4:
      let value = sample(0)
      let grey = UInt8(Int(value) * 255 / ((1 << header.depth) - 1))
      for channel in 0..<3 { target[place + channel] = grey }
      let isClear = header.type == 0 && clear.count == 2 && clear[1] == value
      target[place + 3] = header.type == 4 ? sample(1) : isClear ? 0 : 255
    default:
      let values = [sample(0), sample(1), sample(2)]
      for channel in 0..<3 { target[place + channel] = values[channel] }
      let isClear = clear.count == 6 && [clear[1], clear[3], clear[5]] == values
      target[place + 3] = header.type == 6 ? sample(3) : isClear ? 0 : 255
    }
  }

  private func number(_ offset: Int) -> Int? {
    offset + 4 <= bytes.count ? Self.number(bytes, offset) : nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
