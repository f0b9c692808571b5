/// A text: bytes that are meant to be UTF-8, and what is known about them.
///
/// A value: a copy is a snapshot, O(1), and can be read on any thread. What is copied is one
/// reference; the first edit after that copies the path to where it is made, a few KiB.
public struct TextStorage: Sendable {
  var state: State

  /// What a text consists of.
  ///
  /// `@unchecked Sendable`: changed only where `isKnownUniquelyReferenced` says that no other text
  /// shares it.
  final class State: @unchecked Sendable {
    var spans: Spans
    /// Where typed text goes; shared with copies.
    var segment: AddedSegment?
    var revision = Revision(0)
    var marks: MarkTree

    init(spans: Spans) {
      self.spans = spans
      marks = MarkTree(length: ByteCount(spans.count), shape: spans.tree.shape)
    }

    init(_ other: State) {
      spans = other.spans
      segment = other.segment
      revision = other.revision
      marks = other.marks
    }
  }

  init(state: State) { self.state = state }

  public init() { self.init(bytes: []) }
  public init(_ string: String) { self.init(bytes: Array(string.utf8)) }

  /// Keeps `bytes` as they are, without a copy, and counts its lines.
  ///
  /// - Parameter newline: What ends a line; see `Newline.init(guessedFrom:)`.
  /// - Complexity: O(*n*), at several GB a second.
  public init(bytes: [UInt8], newline: Newline = .lf) {
    self.init(bytes: bytes, newline: newline, shape: .wide)
  }

  init(bytes: [UInt8], newline: Newline = .lf, shape: NodeShape) {
    let source = TextSource(bytes: bytes, newline: newline.byte)
    state = State(spans: Spans(source: source, shape: shape))
  }

  public var count: ByteCount { ByteCount(state.spans.count) }
  public var isEmpty: Bool { state.spans.count == 0 }

  /// Goes up by one with each change.
  public var revision: Revision { state.revision }

  /// What ends a line, as line numbers count it.
  public var newline: Newline { Newline(byte: state.spans.newline) }

  /// Positions that stay with the text; each edit moves them.
  public var marks: MarkTree {
    get { state.marks }
    _modify {
      if !isKnownUniquelyReferenced(&state) { state = State(state) }
      yield &state.marks
    }
  }

  /// Traps unless all that the trees promise holds. For tests.
  package func checkInvariants() {
    state.spans.checkInvariants()
    state.marks.checkInvariants()
    precondition(marks.length == count, "marks of \(marks.length.value) bytes")
  }
}

/// The byte that ends a line, as line numbers count it. CRLF counts by its LF.
public enum Newline: Hashable, Sendable {
  case lf
  /// Old Macintosh texts, in which CR alone ends a line.
  case cr

  /// `.cr` if `bytes` (the first of a text) hold a CR and no LF.
  public init(guessedFrom bytes: some Sequence<UInt8>) {
    var hasCR = false
    for byte in bytes {
      if byte == 0x0A {
        self = .lf
        return
      }
      if byte == 0x0D { hasCR = true }
    }
    self = hasCR ? .cr : .lf
  }

  init(byte: UInt8) { self = byte == Newline.cr.byte ? .cr : .lf }

  public var byte: UInt8 { self == .lf ? 0x0A : 0x0D }
}
