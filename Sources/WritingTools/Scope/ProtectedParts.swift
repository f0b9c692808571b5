import Documents

/// The kinds of text that a tool must leave as they are.
public struct ProtectedParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Code, and HTML.
  public static let code = ProtectedParts(rawValue: 1)
  /// Addresses, where links lead, and pictures; their words may be changed.
  public static let links = ProtectedParts(rawValue: 2)
  /// Block quotations, and quoted lines of mail.
  public static let quotations = ProtectedParts(rawValue: 4)
  public static let frontMatter = ProtectedParts(rawValue: 8)
  public static let all: ProtectedParts = [.code, .links, .quotations, .frontMatter]

  /// Each with its name, in the order in which they are shown.
  public static let named: [(part: ProtectedParts, name: String)] = [
    (.code, "code"), (.links, "links"), (.quotations, "quotations"),
    (.frontMatter, "front matter"),
  ]

  /// `code, links`; `nothing`.
  public var words: String {
    let names = Self.named.filter { contains($0.part) }.map(\.name)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}

extension Markup {
  /// Returns what must stay where only `parts` are protected: UTF-8 offsets, ascending, apart.
  ///
  /// What lies in a part that is free and is itself of a kind that is protected stays protected.
  func protectedRanges(_ parts: ProtectedParts) -> [Range<Int>] {
    guard parts != .all else { return protectedRanges }
    var kept: [Range<Int>] = []
    var free: [Range<Int>] = []
    func note(_ range: Range<Int>, _ part: ProtectedParts) {
      if parts.contains(part) { kept.append(range) } else { free.append(range) }
    }
    for block in structure.blocks {
      switch block.kind {
      case .code, .html: note(block.range, .code)
      case .quote: note(block.range, .quotations)
      case .frontMatter: note(block.range, .frontMatter)
      case .paragraph, .heading, .list, .item, .table, .thematicBreak: break
      }
    }
    for inline in structure.inlines {
      switch inline.kind {
      case .code, .html: note(inline.range, .code)
      case .image, .autolink: note(inline.range, .links)
      case .link: note(inline.target ?? inline.range, .links)
      case .emphasis, .strong, .strikethrough: break
      }
    }
    return (kept + protectedRanges.flatMap { $0.without(free.joined()) }).joined()
  }
}

extension Range<Int> {
  /// The parts of the range that lie in none of `others`, which ascend and are apart.
  func without(_ others: [Range<Int>]) -> [Range<Int>] {
    var left: [Range<Int>] = []
    var start = lowerBound
    for other in others where other.overlaps(self) {
      if start < other.lowerBound { left.append(start..<other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound { left.append(start..<upperBound) }
    return left
  }
}
