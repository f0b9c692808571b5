import Glyphs

extension GlyphComposer {
  /// What a figure wears and holds.
  struct Outfit {
    var parts: [GlyphPlan.Part]
    /// Tilt of hats and glasses, in radians.
    var tilt = 0.0

    func thing(_ role: GlyphRole) -> GlyphThing? { parts.first { $0.role == role }?.thing }
  }

  /// Returns one figure with what it wears: body behind clothing, head before it, then glasses, hat, and
  /// what it holds.
  mutating func figure(of subject: GlyphThing, _ outfit: Outfit) throws(GlyphError) -> Figure {
    let piece = try piece(of: subject)
    let anchor = HeadAnchor.of(subject.emoji)
    var place = anchor ?? .guess
    if anchor == nil {
      (place.left, place.right) = (piece.left, piece.right)
      (place.top, place.bottom) = (piece.top, piece.bottom)
    }
    let aspect = piece.aspect
    var body = Layer(whole: piece)
    var figure = Figure(
      head: Box(
        x: place.left * aspect, y: place.top, width: place.width * aspect, height: place.height))
    if let suit = outfit.thing(.suit) {
      return try suited(body, place, suit, outfit, figure)
    }
    if let coat = outfit.thing(.coat) {
      let isScarf = coat.emoji == Emoji(0x1F9E3)
      let garment = try dressed(&body, &figure, place, coat)
      figure.layers = place.isHeadAlone && !isScarf ? [garment, body] : [body, garment]
    } else {
      figure.layers = [body]
    }
    try addHeadwear(to: &figure, place, aspect, outfit, hasEyes: anchor != nil)
    try addHeld(to: &figure, place, outfit)
    return figure
  }

  /// Places clothing: below a head alone, or over the body, which is cut at the neck.
  private mutating func dressed(
    _ body: inout Layer, _ figure: inout Figure, _ place: HeadAnchor, _ coat: GlyphThing
  ) throws(GlyphError) -> Layer {
    let garment = try piece(of: coat, role: .coat)
    let head = figure.head
    if coat.emoji == Emoji(0x1F9E3) {
      return Layer(
        garment, width: head.width * (place.isHeadAlone ? 0.62 : 0.95), middle: head.middle,
        top: place.isHeadAlone ? head.bottom - 0.10 : head.bottom - head.height * 0.12)
    }
    if place.isHeadAlone {
      return Layer(garment, width: head.width * 1.12, middle: head.middle, top: head.bottom - 0.12)
    }
    let cut = min(place.bottom + 0.03, 0.95)
    body.rows = 0..<cut
    body.ink.height = max(cut - body.ink.y, 0.05)
    // Wings and tails that are above the neck stay; the garment is as wide as a body.
    return Layer(
      garment, width: max(head.width * 1.9, 0.62), middle: head.middle + head.width * 0.08,
      top: place.bottom - 0.05)
  }

  private mutating func addHeadwear(
    to figure: inout Figure, _ place: HeadAnchor, _ aspect: Double, _ outfit: Outfit, hasEyes: Bool
  ) throws(GlyphError) {
    if let glasses = outfit.thing(.eyes), hasEyes {
      var layer = try spectacles(glasses, place, aspect)
      layer.angle = outfit.tilt / 2
      figure.layers.append(layer)
    }
    if let hat = outfit.thing(.hat) {
      let piece = try piece(of: hat, role: .hat)
      let head = figure.head
      var layer: Layer
      switch hat.emoji {
      case Emoji(0x1F3A7):
        // Headphones go round the head, their cups on the ears.
        layer = Layer(
          piece, width: head.width * 1.12, middle: head.middle, top: head.y - 0.06)
      case Emoji(0x1F380):
        layer = Layer(
          piece, width: head.width * 0.45, middle: head.x + head.width * 0.75,
          center: head.y + 0.06)
      default:
        let eyes = hasEyes ? place.eyes : place.top + place.height * 0.35
        let room = max(eyes - place.top, 0.02)
        let isFlat = hat.emoji == Emoji(0x26D1) || hat.emoji == Emoji(0x1FA96)
        var width = place.isProfile ? head.width * 1.05 : place.distance * aspect * 1.9
        width = max(min(width, head.width * 0.98), head.width * 0.62)
        if isFlat { width = head.width * 1.02 }
        let bottom = place.top + room * (isFlat ? 0.85 : 0.55)
        layer = Layer(piece, width: width, middle: hatMiddle(place, aspect), bottom: bottom)
      }
      layer.angle += outfit.tilt
      figure.layers.append(layer)
    }
  }

  private func hatMiddle(_ place: HeadAnchor, _ aspect: Double) -> Double {
    let skull = (place.left + place.right) / 2
    return (place.isProfile ? skull : (skull + place.middle) / 2) * aspect
  }

  private mutating func spectacles(
    _ glasses: GlyphThing, _ place: HeadAnchor, _ aspect: Double
  ) throws(GlyphError) -> Layer {
    let piece = try piece(of: glasses, role: .eyes)
    let isGoggles = glasses.emoji == Emoji(0x1F97D)
    if place.isProfile {
      // Seen from the side: squeezed, the farther lens beyond the beak's bridge.
      let width = place.width * aspect * (isGoggles ? 0.95 : 1.05)
      let near = isGoggles ? 0.55 : 0.74
      return Layer(
        piece, width: width, middle: place.leftEye * aspect - width * (near - 0.5),
        center: place.eyes + 0.005, squeeze: 0.68)
    }
    // The lenses' centres are 0.483 of the width apart.
    var width = place.distance * aspect / (isGoggles ? 0.55 : 0.483)
    width = max(min(width, place.width * aspect * 1.05), place.width * aspect * 0.5)
    return Layer(
      piece, width: width, middle: place.middle * aspect, center: place.eyes + 0.01)
  }

  private mutating func addHeld(
    to figure: inout Figure, _ place: HeadAnchor, _ outfit: Outfit
  ) throws(GlyphError) {
    let held = outfit.parts.filter { $0.role == .hand }
    let ink = figure.ink
    for (index, part) in held.prefix(2).enumerated() {
      let piece = try piece(of: part.thing)
      // As high as wide things may be: a share of the figure, the first at the right, lower down.
      let size = min(0.46, 0.42 * max(ink.width, 0.9))
      let width = piece.inkAspect >= 1 ? size : size * piece.inkAspect
      let isRight = index == 0
      let edge = place.isHeadAlone ? figure.head : ink
      let x = isRight ? edge.right - width * 0.28 : edge.x + width * 0.28
      for copy in 0..<part.thing.count {
        let shift = Double(copy) * width * 0.5 * (isRight ? -1 : 1)
        figure.layers.append(
          Layer(
            piece, width: width, middle: x + shift,
            bottom: min(ink.bottom, 1.15) + 0.04 - Double(copy % 2) * 0.06))
      }
    }
  }

  /// A head in a space suit: the suit, the head in its visor, the collar again, a shine.
  private mutating func suited(
    _ body: Layer, _ place: HeadAnchor, _ suit: GlyphThing, _ outfit: Outfit, _ bare: Figure
  ) throws(GlyphError) -> Figure {
    let piece = try piece(of: suit, role: .suit)
    let whole = Layer(whole: piece)
    let aspect = piece.aspect
    let visor = Box(x: 0.155 * aspect, y: 0.075, width: 0.69 * aspect, height: 0.76)
    var inner = Figure(layers: [body], head: bare.head)
    try addHeadwear(
      to: &inner, place, body.box.width, Outfit(parts: outfit.parts.filter { $0.role == .eyes }),
      hasEyes: true)
    // The skull fills the visor; ears may be cut by its edge.
    let scale = min(visor.width * 0.98 / bare.head.width, visor.height * 0.92 / bare.head.height)
    inner = inner.scaled(scale)
    let dx = visor.middle - inner.head.middle
    let dy = visor.center + 0.02 - inner.head.center
    inner = inner.moved(dx, dy)
    inner.layers = inner.layers.map { layer in
      var layer = layer
      layer.window = visor
      layer.ink = visor
      return layer
    }
    var collar = whole
    collar.rows = 0.765..<1
    var shine = Layer(
      .ellipse([90, 90, 90, 90]),
      box: Box(x: 0, y: 0, width: 0, height: 0),
      ink: Box(
        x: visor.x + visor.width * 0.12, y: visor.y + visor.height * 0.12, width: 0.07,
        height: 0.16))
    shine.box = shine.ink
    var figure = Figure(
      layers: [
        whole, Layer(.ellipse([38, 42, 54, 255]), box: visor, ink: visor),
      ] + inner.layers + [collar, shine], head: visor)
    try addHeld(to: &figure, place, outfit)
    return figure
  }
}
