/// The terminal, as far as the editor knows it.
@MainActor public protocol Screen: AnyObject {
  /// The size now.
  var size: Size { get }
  /// Shows `frame`, which has the screen's size; writes only what differs from the last one.
  func present(_ frame: Frame)
}

/// A screen that holds a terminal and can give it back for a while.
@MainActor public protocol TerminalScreen: Screen {
  /// Takes the terminal; the next frame is drawn whole.
  func enter()
  /// Gives the terminal back as it was found. Frames are dropped until `enter`.
  func leave()
  /// The terminal has another size now; the next frame is drawn whole.
  func resize(to size: Size)
  /// Written before the terminal is given back, and forgotten then.
  var parting: [UInt8] { get set }
  /// What gives the terminal back whatever it shows, for a program that ends without `leave`.
  var farewell: [UInt8] { get }
}
