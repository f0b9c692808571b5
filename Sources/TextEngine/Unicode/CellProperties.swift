/// What the engine needs to know of a code point, packed as `Tools/gen-cells` writes it.
struct CellProperties: Equatable {
  /// Bits 0-3 the grapheme-break class, 4-5 the width, 6 Emoji, 7-9 the line hint, 10 hangs past
  /// the margin, 11 spacing mark by general category (Mc), 12 an ill-formed part.
  var bits: UInt16

  /// A maximal ill-formed part of UTF-8: a control to UAX #29, uncertain to UAX #14.
  static let invalid = CellProperties(bits: 1 << 12 | UInt16(GraphemeClass.control.rawValue))

  @inline(__always) init(bits: UInt16) { self.bits = bits }

  /// Looks up `scalar`, which must be less than 0x110000.
  @inline(__always) init(_ scalar: UInt32) {
    let offset: UInt8 = 0x23
    let block = Int(scalar >> 7)
    let high = Int(CellTable.blockHigh.utf8Start[block] &- offset)
    let low = Int(CellTable.blockLow.utf8Start[block] &- offset)
    let entry = CellTable.entries.utf8Start[(high << 6 | low) << 7 | Int(scalar & 127)] &- offset
    let words = CellTable.words.utf8Start + Int(entry) * 2
    bits = UInt16(words[0] &- offset) << 6 | UInt16(words[1] &- offset)
  }

  @inline(__always) var grapheme: GraphemeClass {
    // The generator writes no other numbers than the enum has.
    GraphemeClass(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .other
  }
  @inline(__always) var width: ScalarWidth {
    ScalarWidth(rawValue: UInt8(truncatingIfNeeded: bits >> 4 & 3)) ?? .one
  }
  @inline(__always) var isEmoji: Bool { bits & 1 << 6 != 0 }
  @inline(__always) var hint: LineHint {
    LineHint(rawValue: UInt8(truncatingIfNeeded: bits >> 7 & 7)) ?? .other
  }
  /// Whether it is a space (or tab, or zero-width space) that may hang past the margin.
  @inline(__always) var hangs: Bool { bits & 1 << 10 != 0 }
  @inline(__always) var isSpacingMark: Bool { bits & 1 << 11 != 0 }
  @inline(__always) var isInvalid: Bool { bits & 1 << 12 != 0 }
}

/// The classes of UAX #29 §3, numbered as in the table; pictographs (UTS #51) are one of them.
enum GraphemeClass: UInt8 {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark
  case l, v, t, lv, lvt, pictograph
}

/// The width of a code point on its own (UAX #11).
enum ScalarWidth: UInt8 {
  case zero, one, two, ambiguous

  @inline(__always) func cells(ambiguousIsWide: Bool) -> Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .ambiguous: ambiguousIsWide ? 2 : 1
    }
  }
}

/// As much of UAX #14's classes as makes a break certain without looking further.
enum LineHint: UInt8 {
  /// Anything else: ask.
  case other
  /// AL and HL: no break between two of them, or between one and a digit.
  case letter
  /// ID, H2, H3: a break between any two of them.
  case ideograph
  /// NU
  case digit
  /// CM that extends a cluster: goes with what it follows.
  case mark
  /// SP
  case space
  /// SA: broken by dictionary, so that a break inside a run depends on the whole run.
  case southEastAsian
  /// OP and QU: may hold on to what follows, spaces or not.
  case opening
}
