/// Reads plain text in UTF-8: a paragraph a line.
public struct PlainTextReader: RichReader {
  public var format: RichFormat { .plainText }
  public init() {}

  public func read(_ source: RichSource) throws(RichReadError) -> RichReading {
    guard source.bytes.count <= source.limits.file else {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    }
    var builder = DocumentBuilder(format: .plainText)
    var notices = Notices()
    var rest = source.bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      rest = rest.dropFirst(3)
      builder.origin.hasByteOrderMark = true
    }
    if String(validating: rest, as: UTF8.self) == nil { notices.add(.unreadableText) }
    builder.origin.lineEnd = rest.commonestLineEnd
    builder.origin.hasFinalNewline = rest.last == 0x0A || rest.last == 0x0D
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      builder.append(utf8: line)
      builder.endParagraph()
      rest = rest[line.endIndex...]
      if rest.first == 0x0D, rest.dropFirst().first == 0x0A { rest = rest.dropFirst() }
      rest = rest.dropFirst()
    }
    return RichReading(document: builder.finish(), notices: notices.all)
  }
}

extension ArraySlice<UInt8> {
  /// The line end that most lines have; LF where there is none.
  var commonestLineEnd: Origin.LineEnd {
    var counts = [Origin.LineEnd.lf: 0, .crlf: 0, .cr: 0]
    var index = startIndex
    while index < endIndex {
      if self[index] == 0x0D {
        let isPair = index + 1 < endIndex && self[index + 1] == 0x0A
        counts[isPair ? .crlf : .cr]! += 1
        if isPair { index += 1 }
      } else if self[index] == 0x0A {
        counts[.lf]! += 1
      }
      index += 1
    }
    if counts[.crlf]! > counts[.lf]!, counts[.crlf]! >= counts[.cr]! { return .crlf }
    return counts[.cr]! > counts[.lf]! ? .cr : .lf
  }
}
