/// A colour that a prompt can ask for.
public enum GlyphColour: String, CaseIterable, Hashable, Sendable, Codable {
  case red, orange, yellow, green, turquoise, blue, purple, pink, brown, tan, black, white, grey,
    gold
}

/// Where a part of the picture goes.
public enum GlyphRole: String, Hashable, Sendable, Codable {
  /// On the eyes: glasses.
  case eyes
  case hat
  /// Round the head: a space suit.
  case suit
  /// Below the head: clothing.
  case coat
  case hand
  /// Below, the head standing behind its upper edge or in it.
  case rideOn, rideIn
  /// Over the head: an umbrella.
  case above
  /// Behind everything.
  case place
  /// Small signs around the head.
  case sign
  /// A smaller second figure at the side.
  case companion
}

/// A thing in the picture.
public struct GlyphThing: Hashable, Sendable, Codable {
  public var emoji: Emoji
  public var colour: GlyphColour?
  /// How many, 1 to 4.
  public var count: Int
  /// The word that named it.
  public var word: String

  public init(_ emoji: Emoji, colour: GlyphColour? = nil, count: Int = 1, word: String) {
    self.emoji = emoji
    self.colour = colour
    self.count = count
    self.word = word
  }
}

/// What a prompt was understood as.
public struct GlyphPlan: Hashable, Sendable, Codable {
  public struct Part: Hashable, Sendable, Codable {
    public var role: GlyphRole
    public var thing: GlyphThing

    public init(role: GlyphRole, thing: GlyphThing) {
      self.role = role
      self.thing = thing
    }
  }

  /// One or two.
  public var subjects: [GlyphThing]
  public var parts: [Part]
  /// Signs and features of a mood, by the word that asked for it.
  public var mood: GlyphMood?
  /// Words of the prompt that name nothing there is a picture for.
  public var ignored: [String]
  public var language: GlyphLanguage.RawValue

  /// What stands for the glyph where only a character can be shown.
  public var headEmoji: Emoji { subjects[0].emoji }

  /// The concepts that the picture is made of, for showing.
  public var concepts: [String] {
    subjects.map(\.word) + parts.map(\.thing.word) + (mood.map { [$0.rawValue] } ?? [])
  }
}

/// How the subject feels.
public enum GlyphMood: String, CaseIterable, Hashable, Sendable, Codable {
  case cool, sad, angry, sleepy, love, happy, surprised, confused, sick, smart, rich, magic, hot,
    cold
  case musical, strong

  /// What is added to the picture.
  public var addition: (role: GlyphRole, emoji: Emoji) {
    switch self {
    case .cool: (.eyes, Emoji(0x1F576))
    case .sad: (.sign, Emoji(0x1F4A7))
    case .angry: (.sign, Emoji(0x1F4A2))
    case .sleepy: (.sign, Emoji(0x1F4A4))
    case .love: (.sign, Emoji(0x2764))
    case .happy: (.sign, Emoji(0x1F389))
    case .surprised: (.sign, Emoji(0x2757))
    case .confused: (.sign, Emoji(0x2753))
    case .sick: (.hand, Emoji(0x1F321))
    case .smart: (.eyes, Emoji(0x1F453))
    case .rich: (.hand, Emoji(0x1F4B0))
    case .magic: (.sign, Emoji(0x2728))
    case .hot: (.sign, Emoji(0x1F4A6))
    case .cold: (.sign, Emoji(0x2744))
    case .musical: (.sign, Emoji(0x1F3B5))
    case .strong: (.hand, Emoji(0x1F4AA))
    }
  }
}
