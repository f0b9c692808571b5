/// What two neighbouring clusters alone say of the break between them (UAX #14).
enum BreakCertainty {
  /// A break is allowed, whatever surrounds them.
  case certain
  /// None is.
  case none
  /// It takes the rules to tell.
  case unknown
}

/// What of a cluster matters to its neighbours: the hint of its near code point, and its byte if
/// it is one of ASCII, `"` for the curly quotation marks (which the rules treat alike), else 0xFF.
struct ClusterEdge {
  var hint: LineHint
  var byte: UInt8

  /// Whether spaces after it, and then a letter, make a certain break.
  ///
  /// Opening brackets hold on across spaces (LB14), as quotation marks may; marks and controls may
  /// belong to one of these.
  @inline(__always) var letsGo: Bool {
    switch hint {
    case .letter, .digit, .ideograph: true
    case .other: byte > 0x20 && byte < 0x7F
    case .mark, .space, .southEastAsian, .opening: false
    }
  }
}

extension BreakCertainty {
  /// - Parameters:
  ///   - before: The last cluster that is no space, or nil if only spaces come before.
  ///   - spaces: Whether spaces lie between.
  @inline(__always)
  init(before: ClusterEdge?, spaces: Bool, after: ClusterEdge) {
    switch after.hint {
    case .space:
      self = .none  // LB7
    case .letter, .digit, .ideograph:
      if spaces {
        self = before?.letsGo ?? true ? .certain : .unknown  // LB18
      } else if let before {
        self = Self.touching(before, after)
      } else {
        self = .unknown
      }
    default:
      if !spaces, let before, ASCIIClass.glues(before.byte, after.byte) {
        self = .none
      } else {
        self = .unknown
      }
    }
  }

  @inline(__always)
  private static func touching(_ before: ClusterEdge, _ after: ClusterEdge) -> BreakCertainty {
    switch (before.hint, after.hint) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit):
      .none  // LB23, LB25, LB28
    case (.ideograph, .ideograph), (.ideograph, .letter), (.letter, .ideograph):
      .certain  // LB31
    default:
      ASCIIClass.glues(before.byte, after.byte) ? .none : .unknown
    }
  }
}

/// Sets of ASCII characters, as bits.
enum ASCIIClass {
  /// Letters and digits.
  private static let word = Bits(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  /// What holds on to a letter or digit after it: those, `.` `,` `:` `;` (LB25, LB29) and quotation
  /// marks (LB19).
  private static let holdsNext = Bits(low: 0x0FFF_5084_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  /// What holds on to one of these before it: the same, and `!` `?` `)` (LB13).
  private static let holdsLast = Bits(low: 0x8FFF_5286_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)

  private struct Bits {
    var low: UInt64
    var high: UInt64

    @inline(__always) func contains(_ byte: UInt8) -> Bool {
      byte < 128 && (byte < 64 ? low : high) & 1 << UInt64(byte & 63) != 0
    }
  }

  /// Returns whether no break can come between two characters of ASCII that touch.
  @inline(__always) static func glues(_ before: UInt8, _ after: UInt8) -> Bool {
    holdsNext.contains(before) && holdsLast.contains(after)
  }

  @inline(__always) static func isWord(_ byte: UInt8) -> Bool { word.contains(byte) }
}
