/// A cluster found in contiguous bytes, before it is known at which cell it begins.
struct ScannedCluster {
  var end: Int
  /// The cells it takes; of a tab, the least (1).
  var width: Int
  var kind: Cluster.Kind
  /// Whether it is a space or tab, which may hang past the margin.
  var hangs: Bool
  /// The hints of its first code point, and of its last but for marks.
  var first: LineHint
  var last: LineHint
  /// Its only byte if it is one character of ASCII, `"` for a curly quotation mark, else 0xFF.
  var byte: UInt8

  @inline(__always) var leading: ClusterEdge { ClusterEdge(hint: first, byte: byte) }
  @inline(__always) var trailing: ClusterEdge { ClusterEdge(hint: last, byte: byte) }
}

/// Finds clusters and how wide they are drawn, going forwards.
///
/// The width of a cluster is that of its base (UAX #11); emoji presentation, flags, keycaps, joined
/// and skin-toned emoji take two cells (UTS #51). No cluster but a line end takes none: a mark on
/// its own is drawn on a blank, an invisible character as one.
struct ClusterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let ambiguousIsWide: Bool
  let quirks: WidthQuirks

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, options: TypesetOptions) {
    self.bytes = bytes
    ambiguousIsWide = options.ambiguousIsWide
    quirks = options.quirks
  }

  /// Returns the cluster that begins at `start`, a boundary less than the count.
  @inline(__always) func cluster(at start: Int) -> ScannedCluster {
    let first = bytes[start]
    if first >= 0x20, first < 0x7F, start + 1 < bytes.count, bytes[start + 1] < 0x80 {
      let hint = CellProperties(UInt32(first)).hint
      return ScannedCluster(
        end: start + 1, width: 1, kind: .text, hangs: first == 0x20, first: hint, last: hint,
        byte: first)
    }
    return slowCluster(at: start)
  }

  private func slowCluster(at start: Int) -> ScannedCluster {
    let first = bytes.scalar(at: start)
    let properties = first.properties
    let end = start + first.length
    switch properties.grapheme {
    case .control, .cr, .lf:
      return control(first, properties, end: end)
    default:
      break
    }
    var state = GraphemeState(properties.grapheme)
    var width = WidthState(first.value, properties, self)
    var last = properties.hint
    var at = end
    while at < bytes.count {
      let next = bytes.scalar(at: at)
      let nextProperties = next.properties
      if state.breaks(before: nextProperties.grapheme) { break }
      width.add(next.value, nextProperties, self)
      if nextProperties.hint != .mark || last == .space { last = nextProperties.hint }
      at += next.length
    }
    return ScannedCluster(
      end: at, width: width.cells, kind: .text, hangs: properties.hangs && at == end,
      first: properties.hint, last: last, byte: at == end ? Self.byte(for: first.value) : 0xFF)
  }

  @inline(__always) private static func byte(for code: UInt32) -> UInt8 {
    switch code {
    case 0x00..<0x80: UInt8(truncatingIfNeeded: code)
    case 0x2018, 0x2019, 0x201C, 0x201D: 0x22
    default: 0xFF
    }
  }

  /// A control is a cluster of its own, but CR takes LF in.
  private func control(
    _ first: DecodedScalar, _ properties: CellProperties, end: Int
  ) -> ScannedCluster {
    func found(_ width: Int, _ kind: Cluster.Kind, end: Int) -> ScannedCluster {
      ScannedCluster(
        end: end, width: width, kind: kind, hangs: properties.hangs, first: properties.hint,
        last: properties.hint, byte: 0xFF)
    }
    if !first.isValid { return found(4 * first.length, .invalid, end: end) }
    switch first.value {
    case 0x09: return found(1, .tab, end: end)
    case 0x0D:
      let takesLineFeed = end < bytes.count && bytes[end] == 0x0A
      return found(0, .lineEnd, end: takesLineFeed ? end + 1 : end)
    case 0x0A...0x0C, 0x85, 0x2028, 0x2029: return found(0, .lineEnd, end: end)
    case 0x00..<0x20, 0x7F: return found(2, .control, end: end)
    case 0x80..<0xA0: return found(4, .control, end: end)
    default: return found(max(1, cells(properties.width)), .text, end: end)
    }
  }

  @inline(__always) func cells(_ width: ScalarWidth) -> Int {
    width.cells(ambiguousIsWide: ambiguousIsWide)
  }
}

/// Adds up the width of one cluster.
private struct WidthState {
  /// The cells of the elements before the last joiner, where the terminal draws them apart.
  private var before = 0
  /// The cells of the current element.
  private var element: Int
  private var lastIsEmoji: Bool
  private var isPictograph: Bool
  private var lastIsIndicator: Bool
  /// Whether nothing but signs that go before a base (GCB Prepend) came yet; those stand beside it.
  private var awaitsBase: Bool

  var cells: Int { max(1, before + element) }

  init(_ value: UInt32, _ properties: CellProperties, _ scanner: ClusterScanner) {
    element = scanner.cells(properties.width)
    lastIsEmoji = properties.isEmoji
    isPictograph = properties.grapheme == .pictograph
    lastIsIndicator = properties.grapheme == .regionalIndicator
    awaitsBase = properties.grapheme == .prepend
    if lastIsIndicator, scanner.quirks.contains(.flagsDrawnApart) { element = 2 }
  }

  mutating func add(_ value: UInt32, _ properties: CellProperties, _ scanner: ClusterScanner) {
    let quirks = scanner.quirks
    switch value {
    case 0xFE0F:
      if lastIsEmoji, !quirks.contains(.variationSelectorIgnored) { element = max(element, 2) }
    case 0x1F3FB...0x1F3FF:
      // A skin tone tints a pictograph; anything else it stands beside, as a swatch.
      if isPictograph, !quirks.contains(.modifiersDrawnApart) {
        element = max(element, 2)
      } else {
        element += 2
      }
    default:
      addOther(properties, scanner)
    }
    lastIsEmoji = properties.isEmoji
    lastIsIndicator = properties.grapheme == .regionalIndicator
  }

  private mutating func addOther(_ properties: CellProperties, _ scanner: ClusterScanner) {
    switch properties.grapheme {
    case .pictograph where isPictograph:  // after a joiner
      if scanner.quirks.contains(.zwjDrawnApart) {
        before += element
        element = scanner.cells(properties.width)
      } else {
        element = max(element, 2)
      }
    case .regionalIndicator where lastIsIndicator:
      element += scanner.quirks.contains(.flagsDrawnApart) ? 2 : 1
    default:
      if properties.isSpacingMark, scanner.quirks.contains(.spacingMarksDrawnApart) {
        element += 1
      } else if element == 0 || awaitsBase {
        element += scanner.cells(properties.width)
      }
      awaitsBase = awaitsBase && properties.grapheme == .prepend
      if properties.grapheme == .pictograph { isPictograph = true }
    }
  }
}
