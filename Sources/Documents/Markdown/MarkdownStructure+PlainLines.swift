extension MarkdownStructure {
  /// The text with its markup taken off: what a plain text can hold of it, and what is counted.
  ///
  /// An item or a row of a table is a line, cells have `, ` between, paragraphs an empty line.
  /// Links leave their text, images their description, HTML what stands between its tags; front
  /// matter and definitions are left out. Lines end in LF; there is none at the end.
  public func plainLines() -> String {
    var writer = PlainLinesWriter()
    MarkdownTree(MarkdownSource(text)).forEach { writer.take($0) }
    return String(decoding: writer.lines, as: UTF8.self)
  }
}

/// Writes the content of a tree without its markup.
private struct PlainLinesWriter {
  private(set) var lines: [UInt8] = []
  /// What has to come before the next content.
  private var gap: [UInt8] = []
  private var open: [MarkdownTree.Step] = []

  mutating func take(_ step: MarkdownTree.Step) {
    switch step.kind {
    case .text, .code: write(step.literal)
    case .softBreak, .hardBreak: write([0x0A])
    case .codeBlock: block(step, content: step.literal)
    case .htmlBlock: block(step, content: Self.withoutTags(step.literal))
    case .thematicBreak, .html, .emphasis, .strong, .strikethrough, .link, .image: break
    default:
      if step.isEntering { open.append(step) } else { close(step) }
    }
  }

  private mutating func write(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    if !lines.isEmpty { lines += gap }
    gap = []
    lines += bytes
  }

  private mutating func block(_ step: MarkdownTree.Step, content: [UInt8]) {
    var content = content
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    write(content)
    close(step, isOpen: false)
  }

  /// What closes last before the next content is what stands beside it, and says how far apart
  /// they are.
  private mutating func close(_ step: MarkdownTree.Step, isOpen: Bool = true) {
    if isOpen { open.removeLast() }
    guard !lines.isEmpty else { return }
    let isTightItem = open.last?.kind == .item && open.dropLast().last?.isTight == true
    switch step.kind {
    case .tableCell: gap = Array(", ".utf8)
    case .tableRow: gap = [0x0A]
    case .item where open.last?.isTight == true: gap = [0x0A]
    default: gap = isTightItem ? [0x0A] : [0x0A, 0x0A]
    }
  }

  /// Tags and comments taken out, and lines that are empty then.
  private static func withoutTags(_ html: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      plain += rest[..<start]
      rest = rest[start...]
      if rest.starts(with: "<!--".utf8) {
        rest = after("-->", in: rest)
      } else {
        rest = after(">", in: rest)
      }
    }
    plain += rest
    let lines = plain.split(separator: 0x0A).filter { line in
      line.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private static func after(_ sign: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let sign = Array(sign.utf8)
    var at = bytes.startIndex
    while at + sign.count <= bytes.endIndex {
      if bytes[at..<(at + sign.count)].elementsEqual(sign) {
        return bytes[(at + sign.count)...]
      }
      at += 1
    }
    return bytes[bytes.endIndex...]
  }
}
