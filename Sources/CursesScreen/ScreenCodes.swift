import CNcurses
import Glibc
import ScribeTUI

/// The escape sequences that go past curses, for the terminal at hand.
struct ScreenCodes: Sendable {
  /// Its sequences look like those of a VT.
  let isVT: Bool
  var modesOn: [UInt8] = []
  var modesOff: [UInt8] = []
  var showCursor: [UInt8]
  var hideCursor: [UInt8]
  /// Both empty where the terminal cannot save its cursor.
  var saveCursor: [UInt8]
  var restoreCursor: [UInt8]
  /// Empties the screen.
  var clear: [UInt8]
  /// The terminal says where its cursor stands when it is asked the usual way.
  var reportsCursor: Bool
  /// Resets the palette, which curses does on leaving and coming back. It was never set here, and the
  /// user may have.
  var resetPalette: [UInt8]
  var farewell: [UInt8]

  /// Asks curses, which must be open.
  init(usesMouse: Bool) {
    let position = scribe_curses_position(0, 0).map { String(cString: $0) } ?? ""
    isVT = position.hasPrefix("\u{1B}[")
    // A VT skips modes that it does not know.
    if isVT {
      modesOn = Array("\u{1B}[?2004h".utf8)
      modesOff = Array("\u{1B}[?2004l".utf8)
      if usesMouse {
        modesOn += Array("\u{1B}[?1002h\u{1B}[?1006h".utf8)
        modesOff += Array("\u{1B}[?1006l\u{1B}[?1002l".utf8)
      }
    }
    // The descriptions also set blinking and shape, which are the user's own affair.
    let hides = ScreenCodes.capability("civis")
    let isPlain = hides.lastPlace(of: Array("\u{1B}[?25l".utf8)) != nil
    hideCursor = isPlain ? Array("\u{1B}[?25l".utf8) : hides
    showCursor = isPlain ? Array("\u{1B}[?25h".utf8) : ScreenCodes.capability("cnorm")
    let save = ScreenCodes.capability("sc")
    let restore = ScreenCodes.capability("rc")
    let canSave = !save.isEmpty && !restore.isEmpty
    saveCursor = canSave ? save : []
    restoreCursor = canSave ? restore : []
    clear = ScreenCodes.capability("clear")
    reportsCursor = ScreenCodes.capability("u7") == Array("\u{1B}[6n".utf8)
    resetPalette = ScreenCodes.capability("oc")
    farewell =
      (isVT ? Array("\u{1B}[r".utf8) : []) + modesOff + showCursor + ScreenCodes.capability("sgr0")
      + ScreenCodes.capability("rmcup") + ScreenCodes.capability("rmkx")
  }

  /// The number under which curses knows a style with marks.
  static func number(of style: Style, _ marks: TextMarks) -> UInt16 {
    UInt16(style.rawValue) | UInt16(marks.rawValue) << 6
  }

  /// From any style to `style` with `marks`.
  func sequence(of style: Style, _ marks: TextMarks) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = scribe_curses_style(Int32(Self.number(of: style, marks)), &bytes, bytes.count)
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The terminal's sequence `name` without padding, or nothing.
  static func capability(_ name: String) -> [UInt8] {
    guard let value = scribe_curses_capability(name) else { return [] }
    var bytes = Array(UnsafeBufferPointer(start: value, count: strlen(value)))
      .map { UInt8(bitPattern: $0) }
    // `$<5>` asks for a pause that terminals of our time do not need.
    while let start = bytes.firstIndex(of: UInt8(ascii: "$")), start + 1 < bytes.count,
      bytes[start + 1] == UInt8(ascii: "<"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      bytes.removeSubrange(start...end)
    }
    return bytes
  }

  /// What curses wrote, without what resets the palette.
  func keepingPalette(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let count = resetPalette.count
    guard count > 0, bytes.count >= count else { return Array(bytes) }
    var kept: [UInt8] = []
    var index = 0
    kept.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == resetPalette[0], bytes[index...].starts(with: resetPalette) {
        index += count
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }
}

extension TextMarks {
  /// - Parameter hasCurls: Whether the terminal draws curly lines; where not, they are straight.
  func attributes(hasCurls: Bool) -> Look.Attributes {
    var attributes: Look.Attributes = []
    if contains(.bold) { attributes.insert(.bold) }
    if contains(.italic) { attributes.insert(.italic) }
    if contains(.underline) { attributes.insert(.underline) }
    if contains(.flaw) { attributes.insert(hasCurls ? .curly : .underline) }
    return attributes
  }
}
