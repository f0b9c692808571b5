import Documents
import TextEngine

/// The lines of a scope, with what of each is prefix and what is content.
struct Lines {
  /// The content of each line, without line end; after `strip`, without the prefix too.
  var content: [Range<ByteCount>] = []
  /// The bytes of each line from its own start (also where the scope begins later) to its end.
  private var whole: [[UInt8]] = []
  private var starts: [ByteCount] = []
  private let core: Range<ByteCount>
  var marker: Range<ByteCount>?
  var prefix = ""
  var outerPrefix = ""
  var startsInLine = false

  init(
    _ text: TextStorage, _ core: Range<ByteCount>, format: DocumentFormat, lineEnding: [UInt8]
  ) {
    self.core = core
    let start = text.lineStart(containing: core.lowerBound)
    let bytes = text.bytes(in: start..<core.upperBound)
    // Old Macintosh texts end their lines with CR alone, which the storage does not count.
    let isMac = lineEnding == [0x0D]
    var at = 0
    var lineStart = 0
    func close(_ end: Int) {
      // A CR-ended line before the core is none of the scope's.
      if start + ByteCount(end) >= core.lowerBound {
        whole.append(Array(bytes[lineStart..<end]))
        starts.append(start + ByteCount(lineStart))
        content.append((start + ByteCount(lineStart))..<(start + ByteCount(end)))
      }
    }
    while at < bytes.count {
      let isEnd = bytes[at] == 0x0A || (isMac && bytes[at] == 0x0D)
      if isEnd {
        close(at > lineStart && bytes[at] == 0x0A && bytes[at - 1] == 0x0D ? at - 1 : at)
        lineStart = at + 1
      }
      at += 1
    }
    close(bytes.count)
  }

  /// Takes the prefix that the lines share off their content.
  mutating func strip(format: DocumentFormat) {
    let hasQuotes = format == .markdown || format == .plainText
    let filled = whole.indices.filter { index in
      index == 0 || LinePrefix(whole[index], levels: hasQuotes ? .max : 0).end < whole[index].count
    }
    let depth =
      hasQuotes ? filled.map { LinePrefix(whole[$0]).depth }.min() ?? 0 : 0
    func quote(_ index: Int) -> LinePrefix { LinePrefix(whole[index], levels: depth) }

    let first = quote(0)
    let lead = (core.lowerBound - starts[0]).value
    // The room that the item's marker takes; its length where the scope begins before its end.
    var room = 0
    if hasQuotes, let found = ListMarker(whole[0][first.end...]),
      !filled.dropFirst().contains(where: { ListMarker(whole[$0][quote($0).end...]) != nil })
    {
      let body = whole[0][(first.end + found.length)...]
      room =
        found.isOrdered && goesOn(counting: whole[0][first.end...], in: body) ? 0 : found.length
    }
    let markerLength = lead <= first.end + room ? room : 0
    startsInLine = lead > first.end + markerLength

    let others = filled.dropFirst()
    let measured = markerLength > 0 || startsInLine ? Array(others) : filled
    let indent = sharedIndent(measured.map { Array(whole[$0][quote($0).quoteEnd..<quote($0).end]) })
    let head = String(decoding: whole[0][..<first.quoteEnd], as: UTF8.self)
    let firstIndent = String(decoding: whole[0][first.quoteEnd..<first.end], as: UTF8.self)
    outerPrefix = head + firstIndent
    if let next = others.first {
      prefix =
        String(decoding: whole[next][..<quote(next).quoteEnd], as: UTF8.self)
        + String(decoding: indent, as: UTF8.self)
    } else {
      prefix = outerPrefix + String(repeating: " ", count: room)
    }

    for index in whole.indices {
      let quoteEnd = quote(index).quoteEnd
      var cut = quoteEnd
      while cut < whole[index].count, cut - quoteEnd < indent.count,
        whole[index][cut] == indent[cut - quoteEnd]
      {
        cut += 1
      }
      if index == 0 {
        cut = startsInLine ? lead : max(lead, first.end + markerLength)
      }
      cut = min(cut, whole[index].count)
      content[index] = (starts[index] + ByteCount(cut))..<content[index].upperBound
    }
    if markerLength > 0, !startsInLine {
      marker = (starts[0] + ByteCount(first.end))..<content[0].lowerBound
    }
  }

  /// Whether the number of a marker is the first of several on the line: `1) open 2) read`. Such a
  /// line is prose that counts.
  private func goesOn(counting marker: ArraySlice<UInt8>, in body: ArraySlice<UInt8>) -> Bool {
    let digits = marker.prefix { (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      let delimiter = marker.dropFirst(digits.count).first
    else { return false }
    let next = " \(number + 1)" + String(UnicodeScalar(delimiter)) + " "
    return String(decoding: body, as: UTF8.self).firstRange(of: next) != nil
  }

  private func sharedIndent(_ indents: [[UInt8]]) -> [UInt8] {
    guard var shared = indents.first else { return [] }
    for indent in indents.dropFirst() {
      let common = zip(shared, indent).prefix { $0 == $1 }.count
      shared.removeLast(shared.count - common)
    }
    return shared
  }
}
