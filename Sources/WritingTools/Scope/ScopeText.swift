import Documents
import TextEngine

/// A scope's text as providers see it: without the line prefixes (indentation, `>`) that its lines
/// share, without the marker of the item that it is, with LF for every line end; and the way back.
///
/// `> One line‸` and `> and another.` are seen as `One line` and `and another.`; an edit across the
/// line end is written back with `> ` after it.
struct ScopeText: Hashable, Sendable {
  /// Bytes of the document that the provider's text shows as they are.
  struct Piece: Hashable, Sendable {
    var start: Int
    var document: ByteCount
    var length: Int
  }

  /// What the provider sees. Ill-formed bytes are shown as U+FFFD, one for each stretch.
  private(set) var text = ""
  /// Ascending; between two pieces stands a line end, or ill-formed bytes.
  private(set) var pieces: [Piece] = []
  /// Where `text` stands for ill-formed bytes: UTF-8 offsets in it.
  private(set) var illFormed: [Range<Int>] = []
  /// The first ill-formed byte in the document.
  private(set) var firstIllFormed: ByteCount?
  /// The document's bytes from the first to the last character of `text`.
  private(set) var core: Range<ByteCount>
  /// The marker of the list item whose text the scope is; it ends at `core`'s start.
  private(set) var marker: Range<ByteCount>?
  /// What lines that are added begin with.
  private(set) var prefix = ""
  /// The same without the room of the marker: what lines beside the item begin with.
  private(set) var outerPrefix = ""
  /// The document's line end.
  let lineEnding: String
  /// Whether other text stands before the core on its first line, or after it on its last.
  private(set) var startsInLine = false
  private(set) var endsInLine = false

  /// - Complexity: O(size of the scope)
  init(
    _ document: TextStorage, _ range: Range<ByteCount>, format: DocumentFormat,
    lineEnding: [UInt8]
  ) {
    self.lineEnding = lineEnding.isEmpty ? "\n" : String(decoding: lineEnding, as: UTF8.self)
    core = range
    let bytes = document.bytes(in: range)
    let space: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let first = bytes.firstIndex(where: { !space($0) }),
      let last = bytes.lastIndex(where: { !space($0) })
    else {
      core = range.lowerBound..<range.lowerBound
      pieces = [Piece(start: 0, document: range.lowerBound, length: 0)]
      return
    }
    core = (range.lowerBound + ByteCount(first))..<(range.lowerBound + ByteCount(last + 1))
    var lines = Lines(document, core, format: format, lineEnding: lineEnding)
    lines.strip(format: format)
    marker = lines.marker
    prefix = lines.prefix
    outerPrefix = lines.outerPrefix
    startsInLine = lines.startsInLine
    let rest = document.bytes(
      in: core.upperBound..<document.lineEnd(containing: core.upperBound))
    endsInLine =
      core.upperBound > 0 && document.byte(at: core.upperBound - 1) != 0x0A
      && !rest.allSatisfy(space)
    core = lines.content[0].lowerBound..<core.upperBound
    for (index, line) in lines.content.enumerated() {
      if index > 0 { text += "\n" }
      append(document.bytes(in: line), at: line.lowerBound)
    }
  }

  private mutating func append(_ bytes: [UInt8], at document: ByteCount) {
    if let string = String(validating: bytes, as: UTF8.self) {
      pieces.append(Piece(start: text.utf8.count, document: document, length: bytes.count))
      text += string
      return
    }
    var at = 0
    repeat {
      let start = at
      while at < bytes.count, case let length = bytes.wellFormedLength(at: at), length > 0 {
        at += length
      }
      pieces.append(
        Piece(
          start: text.utf8.count, document: document + ByteCount(start), length: at - start))
      text += String(decoding: bytes[start..<at], as: UTF8.self)
      guard at < bytes.count else { return }
      if firstIllFormed == nil { firstIllFormed = document + ByteCount(at) }
      while at < bytes.count, bytes.wellFormedLength(at: at) == 0 { at += 1 }
      illFormed.append(text.utf8.count..<(text.utf8.count + 3))
      text += "\u{FFFD}"
    } while true
  }
}

extension ScopeText {
  /// Follows edits that take the core to `range`.
  ///
  /// Where they change it, positions in `text` stand for nothing in the document any more; `core`
  /// stays right.
  mutating func follow(to range: Range<ByteCount>) {
    let distance = range.lowerBound - core.lowerBound
    core = range
    guard distance != 0 else { return }
    if let marker {
      self.marker = (marker.lowerBound + distance)..<(marker.upperBound + distance)
    }
    for index in pieces.indices { pieces[index].document += distance }
  }

  /// Returns where in the document the offset `position` of `text` lies.
  ///
  /// The end of a line lies before its line end, the start of the next after its prefix.
  func documentPosition(_ position: Int) -> ByteCount {
    let index = max(0, pieces.partition { $0.start > position } - 1)
    let piece = pieces[index]
    return piece.document + ByteCount(min(position - piece.start, piece.length))
  }

  func documentRange(_ range: Range<Int>) -> Range<ByteCount> {
    let start = documentPosition(range.lowerBound)
    return start..<max(start, documentPosition(range.upperBound))
  }

  /// Returns the offset in `text` of the document's `position`, which is moved into the core, and
  /// out of prefixes and line ends to the line's nearer end.
  func textPosition(_ position: ByteCount) -> Int {
    let index = pieces.partition { $0.document > position } - 1
    guard index >= 0 else { return 0 }
    let piece = pieces[index]
    return piece.start + min((position - piece.document).value, piece.length)
  }

  /// Returns `string` as it stands in the document: its line ends are the document's, and what
  /// follows one begins with the prefix.
  func documentText(_ string: String, prefix: String? = nil) -> String {
    let prefix = prefix ?? self.prefix
    let bare = String(prefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    let lines = string.normalizingLineEnds().split(
      separator: "\n", omittingEmptySubsequences: false)
    var result = String(lines[0])
    for (index, line) in lines.enumerated().dropFirst() {
      let isBlank = line.isEmpty && index < lines.count - 1
      result += lineEnding + (isBlank ? bare : prefix) + line
    }
    return result
  }
}

extension String {
  /// The string with LF for CRLF and CR.
  func normalizingLineEnds() -> String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var wasReturn = false
    for byte in utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if !(byte == 0x0A && wasReturn) {
        bytes.append(byte)
      }
      wasReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
