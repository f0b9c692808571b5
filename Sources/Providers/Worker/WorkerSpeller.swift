public import WorkerLink
public import WritingTools

/// Spelling by the dictionaries that the worker opens, with what it said remembered.
///
/// Words go to the worker in batches; a word is asked about once, in any number of documents.
public actor WorkerSpeller: Speller {
  let worker: WorkerClient
  private var verdicts: [Key: Bool] = [:]
  private var rankings: [Key: [String]] = [:]

  struct Key: Hashable {
    var word: String
    var language: String
  }

  /// Remembered words; with more the memory is emptied and fills again.
  private static let bound = 100_000

  public init(worker: WorkerClient) { self.worker = worker }

  /// Returns true for each right word, in the order of `words`.
  ///
  /// What cannot be a word for a dictionary (nothing, or over `WorkerLimits.wordBytes`) is not
  /// called wrong. A typographic apostrophe counts as the plain one.
  /// - Parameter language: A tag such as `en-GB`; a bare `en` takes the dictionary there is.
  public func check(
    _ words: [String], language: String
  ) async throws(ProviderError) -> [Bool] {
    let keys = words.map { Key(word: plain($0), language: language) }
    var unknown: [String] = []
    var seen: Set<Key> = []
    for key in keys where verdicts[key] == nil && seen.insert(key).inserted {
      if key.word.isEmpty || key.word.utf8.count > WorkerLimits.wordBytes { continue }
      unknown.append(key.word)
    }
    if verdicts.count + unknown.count > Self.bound { verdicts = [:] }
    // Kept apart from the memory, which another call may empty meanwhile.
    var found: [Key: Bool] = [:]
    for key in seen { found[key] = true }
    for start in stride(from: 0, to: unknown.count, by: WorkerLimits.words) {
      let batch = Array(unknown[start...].prefix(WorkerLimits.words))
      for part in try await answer(to: .check(words: batch, language: language)) {
        guard case .checked(let from, let right) = part else { continue }
        for (word, isRight) in zip(batch.dropFirst(from), right) {
          found[Key(word: word, language: language)] = isRight
        }
      }
    }
    verdicts.merge(found) { $1 }
    return keys.map { found[$0] ?? verdicts[$0] ?? true }
  }

  /// Returns what `word` could be meant to be, the likeliest first; empty for a right word.
  public func suggest(_ word: String, language: String) async throws(ProviderError) -> [String] {
    try await rankedSuggestions(for: [word], language: language)[0] ?? []
  }

  /// Returns for each word what it could be meant to be, the likeliest first; empty for a right one.
  public func suggest(
    _ words: [String], language: String
  ) async throws(ProviderError) -> [[String]] {
    try await rankedSuggestions(for: words, language: language).map { $0 ?? [] }
  }

  /// Returns, for each word, what it could be meant to be, the likeliest first; nil for a right one.
  ///
  /// All words go to the worker at once.
  public func rankedSuggestions(
    for words: [String], language: String
  ) async throws(ProviderError) -> [[String]?] {
    var found: [String: [String]?] = [:]
    var unknown: [String] = []
    for word in words.map(plain) where found[word] == nil {
      if let ranking = rankings[Key(word: word, language: language)] {
        found[word] = .some(ranking)
      } else if word.isEmpty || word.utf8.count > WorkerLimits.wordBytes {
        found[word] = .some(nil)
      } else {
        found[word] = .some(nil)
        unknown.append(word)
      }
    }
    // Few enough for the answer to come in pieces that a cancellation can stop.
    for start in stride(from: 0, to: unknown.count, by: 100) {
      let batch = Array(unknown[start...].prefix(100))
      for part in try await answer(to: .suggest(words: batch, language: language)) {
        guard case .suggested(let index, let spelling) = part, batch.indices.contains(index),
          !spelling.isRight
        else { continue }
        let word = batch[index]
        let ranking = SpellingRanking(language: language).ranked(
          word, suggested: spelling.suggested, nearby: spelling.nearby, levels: spelling.levels,
          ranks: spelling.ranks)
        found[word] = .some(ranking)
        if rankings.count >= Self.bound { rankings = [:] }
        rankings[Key(word: word, language: language)] = ranking
      }
    }
    return words.map { found[plain($0)] ?? nil }
  }

  /// The tags of the installed dictionaries, such as `en-GB`.
  public func languages() async throws(ProviderError) -> [String] {
    var found: [String] = []
    for part in try await answer(to: .languages) {
      if case .languages(let tags) = part { found += tags }
    }
    return found
  }

  private func answer(to task: WorkerTask) async throws(ProviderError) -> [WorkerPart] {
    do { return try await worker.answer(to: task) } catch { throw ProviderError(error) }
  }
}

/// Dictionaries know one apostrophe.
private func plain(_ word: String) -> String {
  word.contains("\u{2019}") ? String(word.map { $0 == "\u{2019}" ? "'" : $0 }) : word
}

extension ProviderError {
  /// What a failure of the worker means to the writer.
  init(_ error: WorkerError) {
    switch error {
    case .cancelled: self = .cancelled
    case .notFound, .refused(.noDictionary): self = .notAvailable(error.message)
    // What asking again will not change.
    case .refused(.model(let fault)) where !fault.isPassing: self = .notAvailable(error.message)
    default: self = .failed(error.message)
    }
  }
}
