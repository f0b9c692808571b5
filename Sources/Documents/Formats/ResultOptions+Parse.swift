/// A word that names no kind of result.
public struct UnknownKind: Error, Hashable, Sendable {
  /// The word as it was given.
  public var word: String
  /// One line for the writer, with the words that there are.
  public var message: String {
    "unknown kind '\(word)': use plain, rich, list, table, all or none, with commas between"
  }
}

extension ResultOptions {
  /// Reads kinds with commas or spaces between: `plain,list`, or `all`, or `none`.
  ///
  /// Case and repeated words do not matter. `none` stands alone: with another word it is unknown.
  /// An empty text names no kind and is refused as the empty word, so that a forgotten value does
  /// not mean "nothing is allowed".
  public static func parse(_ words: String) -> Result<ResultOptions, UnknownKind> {
    let parts = words.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "+" })
    guard !parts.isEmpty else { return .failure(UnknownKind(word: words)) }
    var options: ResultOptions = []
    for part in parts {
      switch part.lowercased() {
      case "all": options.formUnion(.all)
      case "none" where parts.count == 1: return .success([])
      case let word:
        guard let kind = ResultKind(rawValue: word) else {
          return .failure(UnknownKind(word: String(part)))
        }
        options.insert(ResultOptions(kind))
      }
    }
    return .success(options)
  }
}
