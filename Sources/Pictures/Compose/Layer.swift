/// A rectangle of the scene, whose unit is the height of the subject's picture.
struct Box: Hashable {
  var x, y, width, height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Double { x + width / 2 }
  var center: Double { y + height / 2 }

  func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  func moved(_ dx: Double, _ dy: Double) -> Box {
    Box(x: x + dx, y: y + dy, width: width, height: height)
  }

  func scaled(_ factor: Double) -> Box {
    Box(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }

  /// The same middle, grown by a factor.
  func grown(_ factor: Double) -> Box {
    Box(
      x: middle - width * factor / 2, y: center - height * factor / 2, width: width * factor,
      height: height * factor)
  }
}

/// One thing that is drawn, from the back to the front.
struct Layer: Hashable {
  enum Content: Hashable {
    case picture(Bitmap)
    /// An even, premultiplied colour in the shape of an ellipse.
    case ellipse([UInt8])
  }

  var content: Content
  /// Where the whole picture goes.
  var box: Box
  /// Where what can be seen of it goes.
  var ink: Box
  /// Turned clockwise about the middle of its ink, in radians.
  var angle = 0.0
  var isMirrored = false
  /// The rows of the picture that are drawn, in fractions of its height.
  var rows = 0.0..<1.0
  /// Only what is in this ellipse is drawn.
  var window: Box?
  var alpha = 1.0

  init(_ content: Content, box: Box, ink: Box) {
    self.content = content
    self.box = box
    self.ink = ink
  }

  /// A picture whose ink is as wide as `width`, its middle at `middle`, and one of its edges given.
  ///
  /// - Parameter squeeze: The share of the width that is kept, for things seen from the side.
  init(
    _ piece: Artwork.Piece, width: Double, middle: Double, top: Double? = nil,
    bottom: Double? = nil, center: Double? = nil, squeeze: Double = 1
  ) {
    let whole = width / (piece.right - piece.left)
    let height = whole / squeeze / piece.aspect
    let inkHeight = height * (piece.bottom - piece.top)
    let inkTop = top ?? bottom.map { $0 - inkHeight } ?? (center ?? 0) - inkHeight / 2
    box = Box(
      x: middle - width / 2 - piece.left * whole, y: inkTop - piece.top * height, width: whole,
      height: height)
    ink = Box(x: middle - width / 2, y: inkTop, width: width, height: inkHeight)
    content = .picture(piece.bitmap)
  }

  /// A picture at its own size, the scene's unit.
  init(whole piece: Artwork.Piece) {
    box = Box(x: 0, y: 0, width: piece.aspect, height: 1)
    ink = Box(
      x: piece.left * piece.aspect, y: piece.top,
      width: (piece.right - piece.left) * piece.aspect, height: piece.bottom - piece.top)
    content = .picture(piece.bitmap)
  }

  func moved(_ dx: Double, _ dy: Double) -> Layer {
    var copy = self
    copy.box = box.moved(dx, dy)
    copy.ink = ink.moved(dx, dy)
    copy.window = window?.moved(dx, dy)
    return copy
  }

  func scaled(_ factor: Double) -> Layer {
    var copy = self
    copy.box = box.scaled(factor)
    copy.ink = ink.scaled(factor)
    copy.window = window?.scaled(factor)
    return copy
  }
}

/// Layers that belong together, and where the head is among them.
struct Figure {
  var layers: [Layer] = []
  /// The skull.
  var head: Box

  /// What can be seen.
  var ink: Box { layers.dropFirst().reduce(layers.first?.ink ?? head) { $0.union($1.ink) } }

  func moved(_ dx: Double, _ dy: Double) -> Figure {
    Figure(layers: layers.map { $0.moved(dx, dy) }, head: head.moved(dx, dy))
  }

  func scaled(_ factor: Double) -> Figure {
    Figure(layers: layers.map { $0.scaled(factor) }, head: head.scaled(factor))
  }

  /// The figure with left and right exchanged, in the same place.
  var mirrored: Figure {
    let axis = ink.middle * 2
    func flip(_ box: Box) -> Box {
      Box(x: axis - box.right, y: box.y, width: box.width, height: box.height)
    }
    var copy = self
    copy.head = flip(head)
    copy.layers = layers.map { layer in
      var layer = layer
      layer.box = flip(layer.box)
      layer.ink = flip(layer.ink)
      layer.window = layer.window.map(flip)
      layer.isMirrored.toggle()
      layer.angle = -layer.angle
      return layer
    }
    return copy
  }
}
