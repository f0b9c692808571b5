/// What a composer is asked for.
public struct GlyphOrder: Hashable, Sendable, Codable {
  /// The most candidates of one order.
  public static let countLimit = 4
  /// The longest prompt that is read, in characters.
  public static let promptLimit = 400

  public var prompt: String
  public var style: GlyphStyle
  /// Equal seeds give equal pictures. Seed 0 begins with the plainest candidate.
  public var seed: UInt64
  /// The candidate, from 0.
  public var candidate: Int
  /// Whether the file is wanted beside the picture; a preview goes without.
  public var wantsFile: Bool

  public init(
    prompt: String, style: GlyphStyle = .emoji, seed: UInt64 = 0, candidate: Int = 0,
    wantsFile: Bool = true
  ) {
    self.prompt = prompt
    self.style = style
    self.seed = seed
    self.candidate = candidate
    self.wantsFile = wantsFile
  }

  /// How this candidate differs from the plain one: 0 not, 1 mirrored, 2 another picture of the same
  /// thing, 3 tilted.
  public var variation: Int {
    guard seed != 0 else { return candidate & 3 }
    var state = seed &+ 0x9E37_79B9_7F4A_7C15
    state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
    return (Int((state ^ (state >> 31)) & 3) + candidate) & 3
  }
}
