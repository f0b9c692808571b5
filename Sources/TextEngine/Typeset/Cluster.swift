/// One user-perceived character (UAX #29 extended grapheme cluster) as the terminal shows it.
public struct Cluster: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Drawn as it is.
    case text
    /// A tab; `width` reaches to the next stop.
    case tab
    /// A control character, drawn as `^X`, or C1, drawn as its number.
    case control
    /// A maximal ill-formed part of UTF-8, drawn as hexadecimal digits.
    case invalid
    /// What ends a line: LF, CRLF, CR, U+2028, U+2029, U+0085, VT, FF. Width 0.
    case lineEnd
  }

  /// Its bytes, in the text.
  public var range: Range<ByteCount>
  /// The cells it takes; 0 for a line end and for spaces hanging past the margin.
  public var width: CellCount
  public var kind: Kind

  public init(range: Range<ByteCount>, width: CellCount, kind: Kind) {
    self.range = range
    self.width = width
    self.kind = kind
  }
}
