/// Where a picture has its head, in fractions of the picture: x of its width, y of its height.
public struct HeadAnchor: Hashable, Sendable {
  /// The eye on the picture's left; the only one of a head in profile. All profiles look to the left.
  public var leftEye: Double
  public var rightEye: Double?
  public var eyes: Double
  /// The skull's edges: ears, manes and horns stand out of it.
  public var top, bottom, left, right: Double

  /// Between the eyes, or on the one.
  public var middle: Double { rightEye.map { (leftEye + $0) / 2 } ?? leftEye }
  /// Between the centres of the eyes; for a profile what fits its head.
  public var distance: Double { rightEye.map { $0 - leftEye } ?? (right - left) * 0.45 }
  public var isProfile: Bool { rightEye == nil }
  public var width: Double { right - left }
  public var height: Double { bottom - top }

  /// Whether the picture is a head alone, so that a body can be put below it.
  public var isHeadAlone: Bool { width > 0.55 && height > 0.5 && !isProfile }

  /// Returns the anchors of `emoji` where it was looked at; nil for others.
  public static func of(_ emoji: Emoji) -> HeadAnchor? {
    guard emoji.codes.count == 1 else { return nil }
    return known[emoji.codes[0]]
  }

  /// How many pictures were looked at.
  public static var count: Int { known.count }

  /// Anchors for a picture that nobody looked at: a hat and things in hand can be placed, glasses not.
  public static let guess = HeadAnchor(
    leftEye: 0.35, rightEye: 0.65, eyes: 0.40, top: 0.08, bottom: 0.92, left: 0.1, right: 0.9)

  private static let known: [UInt32: HeadAnchor] = {
    var known: [UInt32: HeadAnchor] = [:]
    let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ").prefix(8)
      guard fields.count == 8, let code = UInt32(fields[0], radix: 16) else { continue }
      let numbers = fields.map { Double($0).map { $0 / 100 } }
      guard let left = numbers[1], let eyes = numbers[3], let top = numbers[4],
        let bottom = numbers[5], let start = numbers[6], let end = numbers[7]
      else { continue }
      known[code] = HeadAnchor(
        leftEye: left, rightEye: numbers[2], eyes: eyes, top: top, bottom: bottom, left: start,
        right: end)
    }
    return known
  }()
}
