import Glyphs

extension GlyphComposer {
  /// Returns everything that `plan` asks for, from the back to the front.
  mutating func scene(of plan: GlyphPlan, variation: Int) throws(GlyphError) -> Figure {
    var outfit = Outfit(parts: plan.parts)
    if variation == 3 { outfit.tilt = 0.14 }
    if let addition = plan.mood?.addition, addition.role != .sign,
      outfit.thing(addition.role) == nil
    {
      outfit.parts.append(
        GlyphPlan.Part(
          role: addition.role,
          thing: GlyphThing(addition.emoji, word: plan.mood?.rawValue ?? "")))
    }
    var group = try subjects(of: plan, outfit, variation)
    for part in plan.parts {
      switch part.role {
      case .rideOn: try ride(part.thing, &group, isIn: false)
      case .rideIn: try ride(part.thing, &group, isIn: true)
      case .above: try cover(part.thing, &group)
      case .companion: try accompany(part.thing, &group)
      case .sign: try sign(part.thing, &group, at: 0)
      case .eyes, .hat, .suit, .coat, .hand, .place: break
      }
    }
    if let mood = plan.mood, mood.addition.role == .sign { try show(mood, plan, &group) }
    for part in plan.parts where part.role == .place { try put(&group, in: part.thing) }
    return group
  }

  private mutating func subjects(
    of plan: GlyphPlan, _ outfit: Outfit, _ variation: Int
  ) throws(GlyphError) -> Figure {
    var things = plan.subjects.map { thing in
      var thing = thing
      thing.emoji = Self.shown(thing.emoji, outfit, variation)
      return thing
    }
    if things.count == 1, let thing = things.first, thing.count > 1 {
      if let coat = outfit.thing(.coat), let anchor = HeadAnchor.of(thing.emoji) {
        return try stacked(thing, coat, anchor, outfit)
      }
      var one = thing
      one.count = 1
      things = Array(repeating: one, count: thing.count)
    } else if things.count == 2 {
      // Two kinds side by side, each once.
      things = things.map {
        var thing = $0
        thing.count = 1
        return thing
      }
    }
    var group: Figure?
    for (index, thing) in things.enumerated() {
      var figure = try figure(of: thing, outfit)
      // Two in profile look at each other.
      if index == 1, things.count == 2, HeadAnchor.of(thing.emoji)?.isProfile == true,
        plan.subjects.count == 2
      {
        figure = figure.mirrored
      }
      guard let before = group else {
        group = figure
        continue
      }
      let step = max(before.ink.right - figure.ink.x - figure.ink.width * 0.14, 0)
      figure = figure.moved(step, index % 2 == 1 ? 0.12 : 0)
      if things.count == 4, index == 2 {
        figure = try self.figure(of: thing, outfit).moved(0, 0.92)
      } else if things.count == 4, index == 3 {
        figure = try self.figure(of: thing, outfit).moved(0.9, 1.0)
      }
      group = Figure(layers: before.layers + figure.layers, head: before.head)
    }
    guard let group else { throw .failed(reason: "nothing to draw") }
    return group
  }

  /// Several heads in one garment: the first at the collar, the next looking out at the front.
  private mutating func stacked(
    _ thing: GlyphThing, _ coat: GlyphThing, _ anchor: HeadAnchor, _ outfit: Outfit
  ) throws(GlyphError) -> Figure {
    var one = thing
    one.count = 1
    var figure = try figure(of: one, outfit)
    var bare = outfit
    bare.parts.removeAll { $0.role == .coat || $0.role == .hand }
    let second = try self.figure(of: one, bare)
    let garment = Layer(
      try piece(of: coat, role: .coat), width: figure.head.width * 1.12,
      middle: figure.head.middle, top: figure.head.bottom - 0.12)
    let top = anchor.isHeadAlone ? garment.ink.y : figure.head.bottom
    for index in 1..<min(thing.count, 3) {
      var next = second
      // A body's head is cut off at the neck before it looks out of the coat.
      if !anchor.isHeadAlone, !next.layers.isEmpty {
        next.layers[0].rows = 0..<min(anchor.bottom + 0.04, 1)
        next.layers[0].ink.height = max(anchor.bottom + 0.04 - next.layers[0].ink.y, 0.05)
      }
      next = next.scaled(0.62)
      let y = top + garment.ink.height * (0.50 + 0.42 * Double(index - 1))
      next = next.moved(figure.head.middle - next.head.middle, y - next.head.center)
      figure.layers += next.layers
    }
    return figure
  }

  /// Faces where something is worn; the body, or the face, as a variation.
  static func shown(_ emoji: Emoji, _ outfit: Outfit, _ variation: Int) -> Emoji {
    guard let code = emoji.codes.first, emoji.codes.count == 1 else { return emoji }
    if let face = faces[code] {
      return variation == 2 && outfit.parts.isEmpty ? emoji : Emoji(face)
    }
    if variation == 2, let body = faces.first(where: { $0.value == code })?.key {
      return Emoji(body)
    }
    return emoji
  }

  /// The face of each body.
  private static let faces: [UInt32: UInt32] = [
    0x1F408: 0x1F431, 0x1F415: 0x1F436, 0x1F401: 0x1F42D, 0x1F407: 0x1F430, 0x1F405: 0x1F42F,
    0x1F404: 0x1F42E, 0x1F416: 0x1F437, 0x1F40E: 0x1F434, 0x1F412: 0x1F435, 0x1F425: 0x1F424,
  ]

  private mutating func ride(
    _ thing: GlyphThing, _ group: inout Figure, isIn: Bool
  ) throws(GlyphError) {
    let piece = try piece(of: thing)
    let ink = group.ink
    let isWide = piece.inkAspect > 0.9
    let width = ink.width * (isWide ? 1.35 : 1.05)
    let height = width / piece.inkAspect
    let overlap = isIn ? min(0.45, 0.3 + 0.1 / piece.inkAspect) : 0.34
    let layer = Layer(
      piece, width: width, middle: ink.middle, top: ink.bottom - height * overlap)
    group.layers = isIn ? group.layers + [layer] : [layer] + group.layers
  }

  private mutating func cover(_ thing: GlyphThing, _ group: inout Figure) throws(GlyphError) {
    let piece = try piece(of: thing)
    let ink = group.ink
    let isUmbrella = thing.emoji == Emoji(0x2602) || thing.emoji == Emoji(0x2614)
    let layer = Layer(
      piece, width: ink.width * 1.15, middle: ink.middle + (isUmbrella ? ink.width * 0.16 : 0),
      bottom: group.head.y + (isUmbrella ? 0.55 : 0.06))
    group.layers = [layer] + group.layers
  }

  private mutating func accompany(_ thing: GlyphThing, _ group: inout Figure) throws(GlyphError) {
    let ink = group.ink
    for index in 0..<thing.count {
      let layer = Layer(
        try piece(of: thing), width: 0.52, middle: ink.right - 0.02 - Double(index) * 0.4,
        bottom: ink.bottom + 0.06)
      group.layers.append(layer)
    }
  }

  /// A small sign over a shoulder: 0 at the right, 1 at the left.
  private mutating func sign(
    _ thing: GlyphThing, _ group: inout Figure, at side: Int
  ) throws(GlyphError) {
    let piece = try piece(of: thing)
    let ink = group.ink
    let width = 0.36 * min(max(ink.width, 0.8), 1.3)
    let layer = Layer(
      piece, width: width,
      middle: side == 0 ? ink.right - width * 0.15 : ink.x + width * 0.15, center: ink.y + 0.06)
    group.layers.append(layer)
  }

  private mutating func show(
    _ mood: GlyphMood, _ plan: GlyphPlan, _ group: inout Figure
  ) throws(GlyphError) {
    let thing = GlyphThing(mood.addition.emoji, word: mood.rawValue)
    let anchor = HeadAnchor.of(plan.subjects[0].emoji)
    guard mood == .sad, let anchor else {
      try sign(thing, &group, at: 0)
      return
    }
    // A tear below each eye that is seen.
    let piece = try piece(of: thing)
    let aspect = 1.0625
    for eye in [anchor.leftEye, anchor.rightEye].compactMap({ $0 }) {
      let width = max(0.07, min(anchor.distance * aspect * 0.3, 0.12))
      group.layers.append(
        Layer(
          piece, width: width, middle: eye * aspect - width * 0.2, top: anchor.eyes + width * 0.6))
    }
  }

  /// Puts the group before a place: a backdrop, or signs of it around.
  private mutating func put(_ group: inout Figure, in thing: GlyphThing) throws(GlyphError) {
    let piece = try piece(of: thing)
    let ink = group.ink
    switch thing.emoji.codes.first ?? 0 {
    case 0x1FA90:
      // Space: the planet behind one shoulder, stars at the other.
      let planet = Layer(
        piece, width: ink.width * 0.62, middle: ink.right - ink.width * 0.02, center: ink.y + 0.08)
      var layers = [planet]
      if let stars = artwork.piece(Emoji(0x2728)) {
        layers.append(
          Layer(stars, width: ink.width * 0.36, middle: ink.x, center: ink.y + 0.1))
      }
      group.layers = layers + group.layers
    case 0x1F327, 0x2601:
      let cloud = Layer(
        piece, width: ink.width * 1.15, middle: ink.middle, bottom: ink.y + ink.height * 0.24)
      group.layers = [cloud] + group.layers
    case 0x2744, 0x1F337, 0x1F332, 0x1F525, 0x1F4DA, 0x1F33B:
      let size = thing.emoji == Emoji(0x1F332) ? 0.85 : 0.42
      let left = Layer(
        piece, width: ink.width * size * min(piece.inkAspect, 1), middle: ink.x + 0.02,
        bottom: ink.bottom - (size > 0.5 ? 0.06 : -0.04))
      let right = Layer(
        piece, width: ink.width * size * min(piece.inkAspect, 1), middle: ink.right - 0.02,
        bottom: ink.bottom - (size > 0.5 ? 0.0 : 0.1))
      if thing.emoji == Emoji(0x2744) {
        let high = left.moved(0.05, -(ink.height * 0.62))
        group.layers = [high, right.moved(0, -ink.height * 0.5)] + group.layers + [left, right]
      } else {
        group.layers =
          size > 0.5 ? [left, right] + group.layers : group.layers + [left, right]
      }
    case 0x1F319, 0x1F31E, 0x1F315, 0x2600, 0x1F31D, 0x1F31C:
      let body = Layer(
        piece, width: ink.width * 0.55, middle: ink.right - 0.02, center: ink.y + 0.1)
      group.layers = [body] + group.layers
    default:
      // A view: the group stands before its lower part, and leaves most of it to be seen.
      let width = ink.width / 0.62
      let backdrop = Layer(
        piece, width: width, middle: ink.middle - width * 0.06, bottom: ink.bottom + 0.04)
      group.layers = [backdrop] + group.layers
    }
  }
}
