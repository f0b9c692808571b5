import FoundationEssentials
public import Glyphs

/// A font of emoji bitmaps (OpenType's CBDT and CBLC), Noto Color Emoji as Debian installs it.
public struct EmojiFont: Sendable {
  /// Where a font is looked for; the user's own first.
  public static func paths(home: String?) -> [String] {
    let own = home.map { [$0 + "/.local/share/fonts/NotoColorEmoji.ttf"] } ?? []
    return own + [
      "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      "/usr/share/fonts/noto/NotoColorEmoji.ttf",
      "/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf",
      "/usr/local/share/fonts/NotoColorEmoji.ttf",
    ]
  }
  public static let install = "sudo apt-get install fonts-noto-color-emoji"

  let bytes: FontBytes
  private let characters: [UInt32: Int]
  private let joined: [Int: [Ligature]]
  private let strike: Strike

  /// A glyph that stands for several.
  struct Ligature: Sendable {
    var rest: [Int]
    var glyph: Int
  }

  /// Opens the first font of `paths` that is there and has bitmaps.
  ///
  /// - Throws: `notAvailable` with the command that installs one.
  public init(paths: [String]) throws(GlyphError) {
    for path in paths {
      guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe),
        let font = EmojiFont(FontBytes(data: data))
      else { continue }
      self = font
      return
    }
    throw .notAvailable(what: "emoji artwork", install: Self.install)
  }

  init?(_ bytes: FontBytes) {
    guard let characters = bytes.characters(), let strike = Strike(bytes) else { return nil }
    self.bytes = bytes
    self.characters = characters
    self.strike = strike
    joined = bytes.ligatures()
  }

  /// Returns the PNG of `emoji`; nil where the font has none.
  func bitmap(of emoji: Emoji) -> [UInt8]? {
    let glyphs = emoji.codes.compactMap { characters[$0] }
    guard glyphs.count == emoji.codes.count, let first = glyphs.first else { return nil }
    let rest = Array(glyphs.dropFirst())
    if rest.isEmpty { return strike.bitmap(of: first, in: bytes) }
    return joined[first]?.first { $0.rest == rest }.flatMap {
      strike.bitmap(of: $0.glyph, in: bytes)
    }
  }
}

/// A font's bytes; every number that is read is checked against their end.
struct FontBytes: Sendable {
  let data: Data

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
  }

  func short(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
    return high << 8 | low
  }

  func long(_ offset: Int) -> Int? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return high << 16 | low
  }

  func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, count <= 1 << 20, offset + count <= data.count else {
      return nil
    }
    return Array(data[data.startIndex + offset..<data.startIndex + offset + count])
  }

  /// Returns where a table begins.
  func table(_ name: String) -> Int? {
    guard let count = short(4) else { return nil }
    for index in 0..<count {
      let record = 12 + index * 16
      guard let tag = bytes(record, 4) else { return nil }
      if tag == Array(name.utf8) { return long(record + 8) }
    }
    return nil
  }
}
