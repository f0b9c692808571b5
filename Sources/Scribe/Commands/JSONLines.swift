import Documents
import FoundationEssentials
import Glibc
import Providers
import TextEngine
import WritingTools

/// One line that comes in.
struct LineItem: Decodable {
  /// A string or a number; given back as it came.
  var id: LineID
  var text: String

  enum CodingKeys: String, CodingKey { case id, text, src }

  /// A text to translate may be called `src`, as in collections of translations.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(LineID.self, forKey: .id)
    text =
      try container.decodeIfPresent(String.self, forKey: .text)
      ?? container.decode(String.self, forKey: .src)
  }
}

enum LineID: Codable, Hashable, Sendable {
  case text(String), number(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

/// What one line's tool made.
enum LineOutput: Encodable, Hashable, Sendable {
  case text(String), list([String]), table(header: [String], rows: [[String]]), nothing

  private enum TableKeys: String, CodingKey { case header, rows }

  func encode(to encoder: any Encoder) throws {
    if case .table(let header, let rows) = self {
      var container = encoder.container(keyedBy: TableKeys.self)
      try container.encode(header, forKey: .header)
      try container.encode(rows, forKey: .rows)
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .nothing, .table: try container.encodeNil()
    }
  }
}

/// One line that goes out. `output` is null where there is nothing to give or the gate refused.
struct LineAnswer: Encodable {
  var id: LineID
  var output: LineOutput
  var reason: String?
  /// There is a result, or could be, that was not let through; the line says `"applied": false`.
  var isRefused = false

  enum CodingKeys: String, CodingKey { case id, output, reason, applied }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(output, forKey: .output)
    if let reason { try container.encode(reason, forKey: .reason) }
    if isRefused { try container.encode(false, forKey: .applied) }
  }
}

/// Calls `answer` for each line of standard input and writes what it gives, a line each.
///
/// A line that is no object with `id` and `text` is named on standard error and left out; the exit
/// status is then 4.
func forEachLine<Answer: Encodable & Sendable>(
  _ answer: @escaping @Sendable (LineItem) async -> Answer
) -> Int32 {
  var status = ExitStatus.done
  var number = 0
  while let line = readLine() {
    number += 1
    if line.allSatisfy(\.isWhitespace) { continue }
    guard let item = try? JSONDecoder().decode(LineItem.self, from: Data(line.utf8)) else {
      status = fail(
        "line \(number) is no JSON object with id and text", status: ExitStatus.input)
      continue
    }
    let result = waiting { await answer(item) }
    guard let encoded = encoded(result), say(encoded + "\n") else { return ExitStatus.input }
  }
  return status
}

func runJSONLines(
  _ request: FilterRequest, house: HouseStyle, provider: any Provider
) -> Int32 {
  var options = Filter.Options(
    tool: request.tool, format: request.format ?? .markdown,
    preferred: request.preferred ?? .all, isNamed: request.preferred != nil,
    degrades: request.degrades, language: request.language, target: request.target,
    instruction: request.instruction, landing: request.landing)
  options.house = house
  let filter = Filter(options, provider: provider)
  return forEachLine { [options] item in
    do throws(ProviderError) {
      let result = try await filter.run(TextStorage(item.text))
      switch result.outcome {
      case .refused(let refusal):
        return LineAnswer(id: item.id, output: .nothing, reason: refusal.message, isRefused: true)
      case .unchanged(let reason):
        return LineAnswer(
          id: item.id, output: options.tool.fixedKind == nil ? .text(item.text) : .nothing,
          reason: options.tool.fixedKind == nil ? nil : reason)
      case .applied: return LineAnswer(id: item.id, output: result.lineOutput(for: options.tool))
      }
    } catch {
      return LineAnswer(id: item.id, output: .nothing, reason: error.words)
    }
  }
}

extension FilterResult {
  /// The output as a value: a list's items, a table's cells, else text.
  func lineOutput(for tool: Tool) -> LineOutput {
    if tool.fixedKind == .table, kind == .table, let table {
      return .table(header: table.header, rows: table.rows)
    }
    guard tool.fixedKind == .list, kind == .list else {
      return .text(String(decoding: output, as: UTF8.self))
    }
    return .list(
      markdown.split(separator: "\n").map { line in
        let mark = line.prefix { !$0.isWhitespace }
        return String(line.dropFirst(mark.count + 1))
      })
  }
}
