public import ScribeTUI
public import TextEngine

/// Asks the terminal how wide it draws what terminals disagree on.
///
/// Each sample is written to the start of a row, followed by the question where the cursor stands
/// (CPR). That is safe inside tmux, which answers for the pane. The samples are drawn over in the
/// same write, and nobody waits for the answers: where none come, nothing is found.
public struct WidthProbe: Sendable {
  /// A sample, the columns it takes in a terminal that follows UAX #11 and #29, and what it means if
  /// it takes other ones.
  private static let samples: [(text: String, columns: Int, quirk: WidthQuirks)] = [
    ("👩‍🚀", 2, .zwjDrawnApart), ("🇫🇷", 2, .flagsDrawnApart), ("👋🏽", 2, .modifiersDrawnApart),
    ("\u{2764}\u{FE0F}", 2, .variationSelectorIgnored),
    ("\u{915}\u{93E}", 1, .spacingMarksDrawnApart),
  ]
  /// Not the first row: there an answer would look like a function key.
  private static let row = 1

  private var widths: [Int] = []

  public init() {}

  /// What to write to an empty screen of `size`; nothing if that is too small for the samples.
  public static func request(for size: Size) -> [UInt8] {
    guard size.rows > row, size.columns >= 12 else { return [] }
    return samples.flatMap { Array("\u{1B}[\(row + 1);1H\($0.text)\u{1B}[6n".utf8) }
  }

  /// Takes an answer of the terminal.
  ///
  /// - Returns: What was found, once the last sample is answered; nil before and for other answers.
  public mutating func take(_ reply: TerminalReply) -> WidthQuirks? {
    guard case .cursor(let point) = reply, point.row == Self.row,
      widths.count < Self.samples.count
    else { return nil }
    widths.append(point.column)
    guard widths.count == Self.samples.count else { return nil }
    var quirks: WidthQuirks = []
    for (sample, width) in zip(Self.samples, widths) {
      // Fewer columns matter for the variation selector alone; other samples are then drawn in
      // less room than they get, which disturbs nothing.
      let differs =
        sample.quirk == .variationSelectorIgnored
        ? width < sample.columns : width > sample.columns
      if differs { quirks.insert(sample.quirk) }
    }
    return quirks
  }
}
