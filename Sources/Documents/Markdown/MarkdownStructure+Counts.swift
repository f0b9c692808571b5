extension MarkdownStructure {
  /// How many tables there are.
  public var tables: Int { blocks.count { $0.kind == .table } }

  /// How many lists there are, those inside lists included.
  public var lists: Int {
    blocks.count { block in
      if case .list = block.kind { return true }
      return false
    }
  }

  /// How many parts of other markup there are: emphasis, strong, strikethrough, headings, links,
  /// images, code, quotes, HTML and rules. An address without markup is none.
  public var rich: Int { richCounts.values.reduce(0, +) }

  /// The kind that this text, a result, makes of `original`: what it has more of than that.
  ///
  /// Markup that was in the original already raises nothing; another sort of markup does, even
  /// when some was taken away.
  public func kind(over original: MarkdownStructure) -> ResultKind {
    if tables > original.tables { return .table }
    if lists > original.lists { return .list }
    let before = original.richCounts
    let isRicher = richCounts.contains { sort, count in count > before[sort, default: 0] }
    return isRicher ? .rich : .plain
  }

  private enum Rich: Hashable {
    case heading, code, quote, html, thematicBreak
    case inline(Inline.Kind)
  }

  private var richCounts: [Rich: Int] {
    var counts: [Rich: Int] = [:]
    for block in blocks {
      switch block.kind {
      case .heading: counts[.heading, default: 0] += 1
      case .code: counts[.code, default: 0] += 1
      case .quote: counts[.quote, default: 0] += 1
      case .html: counts[.html, default: 0] += 1
      case .thematicBreak: counts[.thematicBreak, default: 0] += 1
      case .paragraph, .list, .item, .table, .frontMatter: break
      }
    }
    for inline in inlines where !inline.isBare { counts[.inline(inline.kind), default: 0] += 1 }
    return counts
  }
}
