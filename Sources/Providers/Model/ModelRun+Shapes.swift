import FoundationEssentials
import WorkerLink
import WritingTools

// Tools whose answer is a list or a table.
extension ModelRun {
  static let listSchema: JSONValue = .object([
    "type": .text("object"), "additionalProperties": .boolean(false),
    "required": .array([.text("ordered"), .text("items")]),
    "properties": .object([
      "ordered": .object(["type": .text("boolean")]),
      "items": .object([
        "type": .text("array"), "items": .object(["type": .text("string")]),
      ]),
    ]),
  ])

  static let tableSchema: JSONValue = .object([
    "type": .text("object"), "additionalProperties": .boolean(false),
    "required": .array([.text("header"), .text("rows")]),
    "properties": .object([
      "header": .object([
        "type": .text("array"), "items": .object(["type": .text("string")]),
      ]),
      "rows": .object([
        "type": .text("array"),
        "items": .object([
          "type": .text("array"), "items": .object(["type": .text("string")]),
        ]),
      ]),
    ]),
  ])

  func list() async throws(ProviderError) -> ToolAnswer {
    let text = try whole(atMost: 1.3)
    let reply = try await ask(
      about: text, schema: Self.listSchema, words: { hear($0.withoutMarks) })
    return found(items(in: reply.text), reply)
  }

  func keyPoints() async throws(ProviderError) -> ToolAnswer {
    var all: [String] = []
    var findings: [CheckFinding] = []
    for piece in cut.pieces where piece.isAsked {
      let reply = try await ask(
        about: piece.text, share: 0.5, schema: Self.listSchema, words: { hear($0.withoutMarks) })
      findings += reply.findings
      for point in items(in: reply.text).items where !all.contains(point) { all.append(point) }
    }
    return found((all, false), Reply(text: "", findings: findings))
  }

  private func found(_ found: (items: [String], ordered: Bool), _ reply: Reply) -> ToolAnswer {
    guard !found.items.isEmpty else {
      // Shown for what it is: the session says that it is no list.
      guard !reply.text.isEmpty else {
        return answer(
          .nothing(reply.findings.last?.message ?? "no list came of this text"), reply.findings)
      }
      return answer(.text(reply.text), reply.findings)
    }
    return answer(.list(found.items, ordered: found.ordered), reply.findings)
  }

  func table() async throws(ProviderError) -> ToolAnswer {
    let text = try whole(atMost: 2)
    let reply = try await ask(
      about: text, share: 2, schema: Self.tableSchema, words: { hear($0.withoutMarks) })
    guard let value = Self.json(in: reply.text), let header = Self.strings(value["header"]),
      let rows = value["rows"]?.array?.compactMap(Self.strings), !header.isEmpty, !rows.isEmpty
    else {
      let repaired = AnswerRepair(reply.text, original: text)
      guard !repaired.text.isEmpty else {
        return answer(.nothing("no table came of this text"), reply.findings)
      }
      return answer(.text(repaired.text), reply.findings)
    }
    // Rows of other lengths are made as long as the header: what is over joins the last cell.
    let width = header.count
    let whole = rows.map { row -> [String] in
      row.count <= width
        ? row + Array(repeating: "", count: width - row.count)
        : Array(row[..<(width - 1)]) + [row[(width - 1)...].joined(separator: " ")]
    }
    return answer(.table(header: header, rows: whole), reply.findings)
  }

  /// The items of an answer: of JSON that keeps to the schema, else of lines with markers.
  func items(in answer: String) -> (items: [String], ordered: Bool) {
    if let value = Self.json(in: answer), let items = Self.strings(value["items"]) {
      return (items.filter { !$0.isEmpty }, value["ordered"] == .boolean(true))
    }
    var items: [String] = []
    var numbers = 0
    for line in AnswerRepair(answer, original: "").text.split(whereSeparator: \.isNewline) {
      let bare = line.drop(while: \.isWhitespace)
      if let mark = bare.firstMatch(of: /^(?:[-*+•]|(\d{1,3})[.)])\s+/) {
        if mark.1 != nil { numbers += 1 }
        items.append(String(bare[mark.range.upperBound...]).trimmingGaps())
      } else if !items.isEmpty, line.first?.isWhitespace == true {
        items[items.count - 1] += " " + bare
      }
    }
    return (items.filter { !$0.isEmpty }, numbers > 0 && numbers == items.count)
  }

  /// The JSON object in `answer`, which may stand in a fence or have words round it.
  static func json(in answer: String) -> JSONValue? {
    guard let start = answer.firstIndex(of: "{"), let end = answer.lastIndex(of: "}"),
      start < end
    else { return nil }
    return try? JSONDecoder().decode(JSONValue.self, from: Data(answer[start...end].utf8))
  }

  /// Texts of one line each; nil for what is no list of texts.
  private static func strings(_ value: JSONValue?) -> [String]? {
    guard let values = value?.array else { return nil }
    let strings = values.compactMap { value -> String? in
      if let text = value.text { return text.lineOfWords }
      if let number = value.whole { return "\(number)" }
      return nil
    }
    return strings.count == values.count ? strings : nil
  }
}

extension String {
  /// The text on one line, without control characters.
  fileprivate var lineOfWords: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? " " : scalar
        })
    ).trimmingGaps()
  }

  /// Words alone, for counting them while JSON comes in.
  fileprivate var withoutMarks: String { String(map { "{}[]\":,".contains($0) ? " " : $0 }) }
}
