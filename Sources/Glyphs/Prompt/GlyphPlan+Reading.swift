extension GlyphPlan {
  /// Understands `prompt`.
  ///
  /// The prompt may be in any of `GlyphLanguage`; the one that leaves the fewest words over is taken,
  /// of equal ones the earlier.
  ///
  /// - Throws: `nothingUnderstood` where no word names a picture.
  public init(reading prompt: String, preferring: GlyphLanguage = .english) throws(GlyphError) {
    var best: GlyphPlan?
    let others = GlyphLanguage.allCases.filter { $0 != preferring }
    for language in [preferring] + others {
      guard let plan = Self.read(String(prompt.prefix(GlyphOrder.promptLimit)), language) else {
        continue
      }
      if plan.ignored.isEmpty {
        if best.map({ !$0.ignored.isEmpty }) ?? true { best = plan }
        break
      }
      if best.map({ plan.ignored.count < $0.ignored.count }) ?? true { best = plan }
    }
    guard let best else {
      throw .nothingUnderstood(
        words: PromptReader(.english).split(prompt).filter {
          !GlyphWords.english.fillers.contains($0)
        })
    }
    self = best
  }

  private static func read(_ prompt: String, _ language: GlyphLanguage) -> GlyphPlan? {
    let reader = PromptReader(language)
    var plan = GlyphPlan(
      subjects: [], parts: [], mood: nil, ignored: [], language: language.rawValue)
    var last: GlyphWords.Joiner?
    for part in reader.parts(reader.split(prompt)) {
      let found = reader.read(part)
      plan.ignored += found.ignored
      for mood in found.moods where plan.mood == nil { plan.mood = mood }
      guard let thing = found.thing else { continue }
      guard !plan.subjects.isEmpty else {
        plan.subjects = [thing]
        continue
      }
      // "with glasses and a hat" goes on; "a fox and a dog" are two.
      var joiner = part.joiner ?? .and
      if joiner == .and, let before = last,
        before == .with || before == .wearing || found.role != nil
      {
        joiner = before
      }
      if part.joiner != .and { last = part.joiner }
      plan.place(thing, joiner, found.role)
    }
    return plan.subjects.isEmpty ? nil : plan
  }

  private mutating func place(_ thing: GlyphThing, _ joiner: GlyphWords.Joiner, _ named: GlyphRole?)
  {
    let role = named.map { Self.fitting($0, joiner) } ?? Self.role(of: thing.emoji, joiner)
    if role == .companion, joiner == .and, subjects.count == 1 {
      subjects.append(thing)
      return
    }
    // A second one of the same place on the body would hide the first.
    let isTaken = parts.contains { $0.role == role } && role != .sign && role != .hand
    if isTaken || parts.filter({ $0.role == role }).count > 1 {
      ignored.append(thing.word)
      return
    }
    parts.append(Part(role: role, thing: thing))
  }

  /// A place that is worn or held is no place: "with a rainbow" is a sign.
  private static func fitting(_ role: GlyphRole, _ joiner: GlyphWords.Joiner) -> GlyphRole {
    if role == .place, joiner == .holding { return .hand }
    return role
  }

  private static func role(of emoji: Emoji, _ joiner: GlyphWords.Joiner) -> GlyphRole {
    let code = emoji.codes.first ?? 0
    let group = EmojiTable.group(of: emoji)
    switch joiner {
    case .under: return group == .travel ? .place : .above
    case .holding: return .hand
    case .wearing:
      if hats.contains(code) { return .hat }
      return clothes.contains(code) ? .coat : .hat
    case .on:
      if group == .travel, !vehicles.contains(code) { return .place }
      return .rideOn
    case .inside:
      if clothes.contains(code) { return .coat }
      if group == .travel, !vehicles.contains(code) { return .place }
      return .rideIn
    case .with, .and:
      if clothes.contains(code) { return .coat }
      if hats.contains(code) { return .hat }
      if group == .animals, !plants.contains(code) { return .companion }
      if group == .people || group == .smileys { return .companion }
      if joiner == .and, group == .food || group == .objects || group == .activities {
        return .companion
      }
      if group == .symbols || skies.contains(code) { return .sign }
      return .hand
    }
  }

  private static let hats: Set<UInt32> = [
    0x1F3A9, 0x1F452, 0x1F451, 0x1F9E2, 0x26D1, 0x1FA96, 0x1F393, 0x1F3A7, 0x1F380,
  ]
  private static let clothes: Set<UInt32> = [
    0x1F9E5, 0x1F454, 0x1F455, 0x1F457, 0x1F458, 0x1F45A, 0x1F97B, 0x1F97C, 0x1F9BA, 0x1F9E3,
  ]
  private static let vehicles: Set<UInt32> = {
    var codes = Set(0x1F680...0x1F6A4 as ClosedRange<UInt32>)
    codes.formUnion([
      0x1F6B2, 0x1F6F4, 0x1F6F5, 0x1F6F6, 0x1F6F9, 0x1F6FA, 0x1F6FB, 0x1F6FC, 0x1F3CD, 0x1F3CE,
      0x26F5, 0x2708, 0x1F6E9, 0x1F6F8, 0x1F6E5, 0x1F6F3, 0x1F9BC, 0x1F9BD, 0x1F6F7, 0x1F3A0,
      0x1F38F,
    ])
    return codes
  }()
  private static let plants: Set<UInt32> = {
    var codes = Set(0x1F330...0x1F344 as ClosedRange<UInt32>)
    codes.formUnion([0x1F490, 0x1F940, 0x1FAB7, 0x1FAB4, 0x2618, 0x1F3F5, 0x1F4AE, 0x1FABB])
    return codes
  }()
  private static let skies: Set<UInt32> = [
    0x1F31F, 0x2B50, 0x2600, 0x1F31E, 0x1F319, 0x1F308, 0x2601, 0x26A1, 0x2744, 0x2728, 0x1F525,
    0x1F4A7, 0x1F327,
  ]
}
