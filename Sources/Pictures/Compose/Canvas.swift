import CPictures
import Glibc

/// Draws layers into a square.
enum Canvas {
  /// Twice the largest size, so that edges are smooth when it is averaged down.
  static let side = 640

  /// Returns the layers, fitted into the square with a margin.
  static func draw(_ layers: [Layer]) -> Bitmap {
    var canvas = Bitmap(width: side, height: side)
    guard let first = layers.first else { return canvas }
    let bounds = layers.dropFirst().reduce(first.ink) { $0.union(turned($1)) }
      .union(turned(first))
    let scale = Double(side) * 0.97 / max(bounds.width, bounds.height)
    let x = Double(side) / 2 - bounds.middle * scale
    let y = Double(side) / 2 - bounds.center * scale
    for layer in layers { draw(layer, on: &canvas, scale, x, y) }
    return canvas
  }

  /// The box round a layer that is turned.
  private static func turned(_ layer: Layer) -> Box {
    guard layer.angle != 0 else { return layer.ink }
    let (c, s) = (abs(cos(layer.angle)), abs(sin(layer.angle)))
    let (width, height) = (layer.ink.width, layer.ink.height)
    let (wide, high) = (width * c + height * s, width * s + height * c)
    return Box(
      x: layer.ink.middle - wide / 2, y: layer.ink.center - high / 2, width: wide, height: high)
  }

  private static func draw(
    _ layer: Layer, on canvas: inout Bitmap, _ scale: Double, _ x: Double, _ y: Double
  ) {
    switch layer.content {
    case .ellipse(let color):
      let box = layer.ink
      canvas.withPixels {
        cpictures_ellipse(
          $0, box.middle * scale + x, box.center * scale + y, box.width / 2 * scale,
          box.height / 2 * scale, color)
      }
    case .picture(var bitmap):
      // Canvas to scene, turned back about the ink's middle, then to the pixels of the source.
      let (c, s) = (cos(-layer.angle), sin(-layer.angle))
      let (mx, my) = (layer.ink.middle, layer.ink.center)
      let across = Double(bitmap.width) / layer.box.width * (layer.isMirrored ? -1 : 1)
      let down = Double(bitmap.height) / layer.box.height
      let startX = layer.isMirrored ? layer.box.right : layer.box.x
      let (inverse, ox, oy) = (1 / scale, -x / scale - mx, -y / scale - my)
      let placement = CPlacement(
        a: across * c * inverse, b: -across * s * inverse,
        c: across * (c * ox - s * oy + mx - startX),
        d: down * s * inverse, e: down * c * inverse,
        f: down * (s * ox + c * oy + my - layer.box.y))
      let window = layer.window
      let clip = CClip(
        first: layer.rows.lowerBound * Double(bitmap.height),
        end: layer.rows.upperBound * Double(bitmap.height),
        centerX: (window?.middle ?? 0) * scale + x, centerY: (window?.center ?? 0) * scale + y,
        radiusX: (window?.width ?? 0) / 2 * scale, radiusY: (window?.height ?? 0) / 2 * scale,
        alpha: layer.alpha)
      bitmap.withPixels { source in
        canvas.withPixels { cpictures_draw($0, source, placement, clip) }
      }
    }
  }
}
