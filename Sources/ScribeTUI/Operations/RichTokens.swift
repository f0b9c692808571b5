package import RichText
package import TextEngine
package import WritingTools

/// The attachments of a scope as words that a tool must give back: `⟦1: orange bird⟧`.
package struct RichTokens: Sendable {
  /// In the order of the scope's U+FFFC.
  private let tokens: [String]
  private let labels: [String]
  /// Where each token stands in the request's text, and where its U+FFFC stood in the scope's.
  private var places: [(sent: Range<Int>, own: Range<Int>)] = []

  private static let mark = "\u{FFFC}"

  /// - Parameter labels: Those of the attachments in the scope, in order.
  package init(labels: [String]) {
    self.labels = labels
    tokens = labels.enumerated().map { index, label in
      "⟦\(index + 1): \(label.filter { $0 != "⟦" && $0 != "⟧" && !$0.isNewline })⟧"
    }
  }

  /// The request with tokens in the place of attachments.
  package mutating func encoded(_ request: ToolRequest) -> ToolRequest {
    var request = request
    let own = Array(request.text.utf8)
    let mark = Array(Self.mark.utf8)
    var sent: [UInt8] = []
    places = []
    var at = 0
    while at < own.count {
      if own[at] == mark[0], own[at...].starts(with: mark), places.count < tokens.count {
        let token = Array(tokens[places.count].utf8)
        places.append((sent.count..<sent.count + token.count, at..<at + mark.count))
        sent += token
        at += mark.count
      } else {
        sent.append(own[at])
        at += 1
      }
    }
    request.text = String(decoding: sent, as: UTF8.self)
    request.protected = request.protected.map { range in
      forth(range.lowerBound)..<forth(range.upperBound)
    }
    for index in request.runs.indices {
      let range = request.runs[index].range
      request.runs[index].range = forth(range.lowerBound)..<forth(range.upperBound)
    }
    return request
  }

  /// The answer with attachments in the place of tokens, and what of them did not come back.
  package func decoded(_ answer: ToolAnswer) -> ToolAnswer {
    guard !tokens.isEmpty else { return answer }
    var answer = answer
    answer.sources = answer.sources.map(back)
    switch answer.content {
    case .edits(let edits):
      answer.content = .edits(
        edits.map { edit in
          var edit = edit
          edit.range = back(edit.range.lowerBound)..<back(edit.range.upperBound)
          edit.replacement = withMarks(edit.replacement)
          return edit
        })
    case .text(let text):
      answer.findings += findings(in: text)
      answer.content = .text(withMarks(text))
    case .list(let items, let ordered):
      answer.content = .list(items.map(withMarks), ordered: ordered)
    case .table(let header, let rows):
      answer.content = .table(
        header: header.map(withMarks), rows: rows.map { $0.map(withMarks) })
    case .nothing: break
    }
    return answer
  }

  /// Attachments are told apart by their order alone once they are in the text.
  private func findings(in text: String) -> [CheckFinding] {
    let found = tokens.indices.map { text.firstRange(of: tokens[$0])?.lowerBound }
    let known = found.compactMap { $0 }
    guard known.count == tokens.count, !zip(known, known.dropFirst()).allSatisfy(<) else {
      return []
    }
    return [CheckFinding(.protected, "images and attachments came back in another order")]
  }

  private func withMarks(_ text: String) -> String {
    tokens.reduce(text) { $0.replacing($1, with: Self.mark) }
  }

  private func forth(_ position: Int) -> Int {
    var shift = 0
    for place in places {
      if position <= place.own.lowerBound { break }
      if position < place.own.upperBound { return place.sent.lowerBound }
      shift = place.sent.upperBound - place.own.upperBound
    }
    return position + shift
  }

  private func back(_ position: Int) -> Int {
    var shift = 0
    for place in places {
      if position <= place.sent.lowerBound { break }
      if position < place.sent.upperBound { return place.own.lowerBound }
      shift = place.own.upperBound - place.sent.upperBound
    }
    return position + shift
  }
}

extension RichDocument {
  /// What of the links and attachments in `range` another document has no more, in words.
  package func missing(in other: RichDocument, of range: Range<ByteCount>) -> [String] {
    let all = 0..<other.text.count
    var words: [String] = []
    let kept = Set(other.attachments(in: all).map(\.id))
    for (_, id, attachment) in attachments(in: range) where !kept.contains(id) {
      words.append("\u{201C}\(attachment.displayName)\u{201D}")
    }
    let addresses = Set(other.links(in: all).map(\.link.address))
    for (_, link) in links(in: range) where !addresses.contains(link.address) {
      words.append("the link to \(String(link.address.prefix(60)))")
    }
    return words
  }
}
