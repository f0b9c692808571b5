/// The terminal, as far as the editor knows it.
@MainActor public protocol Screen: AnyObject {
  /// The size now.
  var size: Size { get }
  /// Shows `frame`, which has the screen's size; writes only what differs from the last one.
  func present(_ frame: Frame)
}
