internal import CCmark
internal import Glibc
internal import TextEngine

/// Reads CommonMark with GitHub's tables, strikethrough, autolinks and task lists, by cmark-gfm.
///
/// Every byte of the file is kept: in a block, before one, or after the last.
public struct MarkdownReader: RichReader {
  public var format: RichFormat { .markdown }
  public init() {}

  public func read(_ source: RichSource) throws(RichReadError) -> RichReading {
    guard source.bytes.count <= source.limits.file else {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    }
    var lines = MarkdownLines(source.bytes)
    let head = lines.takeFrontMatter()
    var walk = MarkdownWalk(source)
    if String(validating: source.bytes, as: UTF8.self) == nil { walk.notices.add(.unreadableText) }
    if let head {
      walk.builder.head.append(Unknown(format: .markdown, name: "frontMatter", bytes: head))
    }
    walk.builder.origin.lineEnd = source.bytes[...].commonestLineEnd
    walk.builder.origin.hasFinalNewline = source.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let document = lines.rest.withUnsafeBytes { bytes in
      scribe_markdown_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let document else { throw .failed(reason: "no memory for the Markdown parser") }
    defer { cmark_node_free(document) }
    walk.run(document)
    return walk.finish(lines)
  }
}

/// The lines of a Markdown file, as cmark counts them.
struct MarkdownLines {
  /// What cmark is given: without front matter.
  private(set) var rest: [UInt8]
  /// Where each line of `rest` begins, and the end.
  private(set) var starts: [Int] = []

  init(_ bytes: [UInt8]) {
    rest = bytes
    count()
  }

  private mutating func count() {
    starts = [0]
    var index = 0
    while index < rest.count {
      if rest[index] == 0x0D, index + 1 < rest.count, rest[index + 1] == 0x0A { index += 1 }
      if rest[index] == 0x0A || rest[index] == 0x0D { starts.append(index + 1) }
      index += 1
    }
    if starts.last != rest.count { starts.append(rest.count) }
  }

  /// Takes `---` … `---` or `+++` … `+++` from the top; nil where there is none.
  mutating func takeFrontMatter() -> [UInt8]? {
    guard starts.count > 2 else { return nil }
    func line(_ index: Int) -> [UInt8] {
      var line = Array(rest[starts[index]..<starts[index + 1]])
      while let last = line.last, last <= 0x20 { line.removeLast() }
      return line
    }
    let fence = line(0)
    guard fence == Array("---".utf8) || fence == Array("+++".utf8) else { return nil }
    for index in 1..<min(starts.count - 1, 1000) where line(index) == fence {
      let head = Array(rest[..<starts[index + 1]])
      rest = Array(rest[starts[index + 1]...])
      count()
      return head
    }
    return nil
  }

  /// The bytes of the lines from `first` to `last`, both from 1 and included.
  func bytes(_ first: Int, _ last: Int) -> Range<Int> {
    let from = starts[min(max(first - 1, 0), starts.count - 1)]
    let to = starts[min(max(last, first - 1), starts.count - 1)]
    return from..<max(to, from)
  }
}
