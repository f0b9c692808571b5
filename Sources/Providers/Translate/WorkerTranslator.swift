import FoundationEssentials
public import Translation
public import WorkerLink

/// Translation by Apertium's programs, which the worker runs, with what came of each sentence
/// remembered.
public actor WorkerTranslator: Translator {
  private let worker: WorkerClient
  private let folder: String
  private var cache = TranslationCache()
  /// How many sentences went to the worker, for tests of the cache.
  public private(set) var sent = 0

  /// - Parameter folder: Where modes are installed.
  public init(worker: WorkerClient, folder: String = TranslationCatalog.modesFolder) {
    self.worker = worker
    self.folder = folder
  }

  public func catalog() -> TranslationCatalog { TranslationCatalog(folder: folder) }

  public func identify(_ texts: [String]) async throws(TranslationError) -> [Identification] {
    if Task.isCancelled { throw .alreadyCancelled }
    var found: [Identification] = []
    for batch in batches(texts, most: 500, bytes: { $0.utf8.count }) {
      do throws(WorkerError) {
        for part in try await worker.answer(to: .identify(texts: batch.map(readable))) {
          if case .identified(_, let identifications) = part { found += identifications }
        }
      } catch { throw TranslationError(error) }
    }
    guard found.count == texts.count else {
      throw .internalFailure("\(found.count) languages for \(texts.count) texts")
    }
    return found
  }

  public func translate(
    _ sentences: [MarkedText], by route: TranslationRoute,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws(TranslationError) -> [TranslatedText?] {
    if Task.isCancelled { throw .alreadyCancelled }
    let modes = route.steps.map(\.name)
    let version = version(of: modes)
    var results: [MarkedText: TranslatedText] = [:]
    var unknown: [MarkedText] = []
    var seen: Set<MarkedText> = []
    for sentence in sentences where seen.insert(sentence).inserted {
      let key = TranslationCache.Key(text: sentence, modes: modes, version: version)
      if let known = cache.translation(for: key) {
        results[sentence] = known
      } else if size(of: sentence) <= WorkerLimits.sentencesBytes / 8 {
        unknown.append(sentence)
      }
    }
    var done = sentences.count - unknown.count
    progress(done)
    for batch in batches(unknown, most: WorkerLimits.sentences, bytes: size) {
      sent += batch.count
      do throws(WorkerError) {
        let parts = try await worker.answer(to: .translate(sentences: batch, modes: modes))
        for case .translated(let from, let texts) in parts {
          for (sentence, text) in zip(batch.dropFirst(from), texts) {
            guard let text else { continue }
            results[sentence] = text
            cache.remember(
              text, for: TranslationCache.Key(text: sentence, modes: modes, version: version))
          }
        }
      } catch { throw TranslationError(error) }
      done += batch.count
      progress(done)
    }
    return sentences.map { results[$0] }
  }

  /// What changes when a translator's package does: the times of its mode's files.
  private func version(of modes: [String]) -> String {
    modes.map { mode in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(mode).mode")
      let date = attributes?[.modificationDate] as? Date
      return "\(date?.timeIntervalSinceReferenceDate ?? 0)"
    }.joined(separator: ",")
  }

  private func size(of sentence: MarkedText) -> Int {
    sentence.pieces.reduce(0) { sum, piece in
      if case .text(let words, _) = piece { sum + words.utf8.count + 60 } else { sum + 60 }
    }
  }

  /// What of a text is enough to tell its language.
  private func readable(_ text: String) -> String {
    text.utf8.count > 4000
      ? String(decoding: text.utf8.prefix(4000), as: UTF8.self).filter { $0 != "\u{FFFD}" } : text
  }

  private func batches<Element>(
    _ elements: [Element], most: Int, bytes: (Element) -> Int
  ) -> [[Element]] {
    var batches: [[Element]] = []
    var size = 0
    for element in elements {
      let own = bytes(element)
      if batches.isEmpty || batches.last!.count >= most
        || size + own > WorkerLimits.sentencesBytes
      {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(element)
      size += own
    }
    return batches
  }
}

extension TranslationError {
  /// What a failure of the worker means for a translation.
  init(_ error: WorkerError) {
    switch error {
    case .cancelled: self = .alreadyCancelled
    default: self = .internalFailure(error.message)
    }
  }
}
