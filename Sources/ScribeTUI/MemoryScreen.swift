/// A screen that keeps its frames, for tests and for `--dump`.
@MainActor public final class MemoryScreen: Screen {
  public var size: Size
  /// The frames shown so far, the latest last.
  public private(set) var frames: [Frame] = []

  public init(size: Size) { self.size = size }

  public func present(_ frame: Frame) { frames.append(frame) }

  /// The last frame's rows as text, without spaces at their ends.
  public var lines: [String] { frames.last?.lines ?? [] }
}

extension Frame {
  /// The rows as text, without spaces at their ends.
  public var lines: [String] {
    (0..<max(size.rows, 0)).map { row in
      var line = ""
      for column in 0..<size.columns {
        let index = row * size.columns + column
        if cells[index].width == 0 { continue }
        if let cluster = clusters[index] {
          line += cluster
        } else {
          line.unicodeScalars.append(cells[index].base)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
