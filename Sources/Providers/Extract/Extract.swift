import Documents
import WritingTools

/// The tools that take what is in the text and make nothing new: summary, key points, list, table.
enum Extract {
  /// Returns the sentences that say most, in their order, with where each was found.
  static func summary(of request: ToolRequest) -> ToolAnswer {
    let passages = Passages(
      request.text, hasMarkup: request.format == .markdown, language: request.language)
    let sentences = passages.sentences.filter { !$0.isBracketed }
    guard sentences.count > 1 else {
      return nothing("there are not enough sentences here to choose from")
    }
    let count = summaryLength(sentences)
    let chosen = Salience(sentences, weights: count > 1 ? .severalSentences : .oneSentence).best(
      count
    ).sorted()
    return ToolAnswer(
      content: .text(chosen.map { sentences[$0].text }.joined(separator: " ")), provider: "rules",
      sources: chosen.map { sentences[$0].range.lowerBound })
  }

  /// How many sentences sum up a text: more for longer ones, and always fewer than there are.
  static func summaryLength(_ sentences: [Passages.Sentence]) -> Int {
    let words = sentences.reduce(0) { $0 + ContentWords.words($1.text).count }
    let count =
      switch words {
      case ..<220: 1
      case ..<6000: 2
      case ..<12_000: 3
      case ..<20_000: 5
      default: 8
      }
    return min(count, sentences.count - 1)
  }

  /// Returns the sentences that say most as short items, in their order.
  static func keyPoints(of request: ToolRequest) -> ToolAnswer {
    let passages = Passages(
      request.text, hasMarkup: request.format == .markdown, language: request.language)
    let sentences = passages.sentences.filter { !$0.isBracketed }
    guard sentences.count > 1 else {
      return nothing("there are not enough sentences here to choose from")
    }
    let chosen = Salience(sentences, weights: .points).best(pointCount(sentences)).sorted()
    return ToolAnswer(
      content: .list(chosen.map { Shortening.shortened(sentences[$0].text) }, ordered: false),
      provider: "rules", sources: chosen.map { sentences[$0].range.lowerBound })
  }

  /// How many key points a text gets; never more than it has sentences.
  static func pointCount(_ sentences: [Passages.Sentence]) -> Int {
    let words = sentences.reduce(0) { $0 + ContentWords.words($1.text).count }
    let count =
      switch words {
      case ..<120: 2
      case ..<250: 3
      case ..<900: 4
      case ..<3000: 5
      default: 8
      }
    return min(count, sentences.count)
  }

  /// Returns the list that is hidden in the text.
  static func list(of request: ToolRequest) -> ToolAnswer {
    let found = ListStructure.find(
      in: request.text, protected: request.protected, hasMarkup: request.format == .markdown,
      language: request.language)
    guard let found else {
      return nothing("no list is hidden here: neither steps, nor a series, nor several sentences")
    }
    return ToolAnswer(
      content: .list(found.items.map(\.text), ordered: found.isOrdered), provider: "rules",
      sources: found.items.map(\.offset))
  }

  /// Returns the table that is hidden in the text.
  static func table(of request: ToolRequest) -> ToolAnswer {
    var text = request.text
    // Columns inside a block of code are not to be taken out of it.
    let isInCode = text.withUTF8 { bytes in
      request.protected.contains { range in bytes[range].contains(0x0A) }
    }
    guard !isInCode, let found = TableStructure.find(in: text) else {
      return nothing("no table is hidden here: no lines with the same parts, nor clauses alike")
    }
    return ToolAnswer(content: .table(header: found.header, rows: found.rows), provider: "rules")
  }

  static func nothing(_ reason: String) -> ToolAnswer {
    ToolAnswer(content: .nothing(reason), provider: "rules")
  }
}
