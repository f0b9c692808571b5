import CCLD2
import Translation
import WorkerLink

extension TaskRunner {
  /// Sentences in one part of an answer: few enough for progress to be seen.
  private static let partSentences = 16

  mutating func translate(
    _ sentences: [MarkedText], _ modes: [String], id: Int
  ) throws(WorkerFault) {
    guard sentences.count <= WorkerLimits.sentences, (1...4).contains(modes.count) else {
      throw .unreadable(reason: "more than \(WorkerLimits.sentences) sentences, or no way")
    }
    for start in stride(from: 0, to: sentences.count, by: Self.partSentences) {
      var texts = sentences[start...].prefix(Self.partSentences).map {
        TranslatedText?.some(TranslatedText(text: $0))
      }
      for mode in modes {
        guard let pipeline = pipelines.pipeline(mode) else {
          throw .failed(reason: "the translator \(mode) is not installed as a whole")
        }
        try step(&texts, in: pipeline, id: id)
      }
      if jobs.isCancelled { return }
      replies.send(.part(id: id, part: .translated(from: start, texts: texts)))
    }
  }

  /// Translates what earlier steps have left.
  private func step(
    _ texts: inout [TranslatedText?], in pipeline: ApertiumPipeline, id: Int
  ) throws(WorkerFault) {
    let indices = texts.indices.filter { texts[$0] != nil }
    let found: [TranslatedText?]
    do {
      found = try pipeline.translate(
        indices.map { texts[$0]!.text }, isCancelled: { jobs.isCancelled },
        waiting: { replies.send(.working(id: id)) })
    } catch {
      throw .failed(reason: "the translator \(pipeline.mode) does not start")
    }
    for (index, translated) in zip(indices, found) {
      let before = texts[index]!.unknown
      texts[index] = translated.map { result in
        // A word that the first step did not know, the next does not know either.
        let new = result.unknown.filter { !before.contains($0) }
        return TranslatedText(text: result.text, unknown: before + new)
      }
    }
  }

  mutating func identify(_ texts: [String], id: Int) throws(WorkerFault) {
    guard texts.count <= WorkerLimits.words else {
      throw .unreadable(reason: "more than \(WorkerLimits.words) texts")
    }
    for start in stride(from: 0, to: texts.count, by: Self.partSentences) {
      if jobs.isCancelled { return }
      let found = texts[start...].prefix(Self.partSentences).map { identify($0) }
      replies.send(.part(id: id, part: .identified(from: start, found: Array(found))))
    }
  }

  private mutating func identify(_ text: String) -> Identification {
    var candidates = [cld2_candidate(), cld2_candidate(), cld2_candidate()]
    var text = text
    let isReliable = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cld2_identify(characters.baseAddress, characters.count, &candidates)
      }
    }
    let found = candidates.compactMap { candidate -> LanguageCandidate? in
      let code = withUnsafeBytes(of: candidate.code) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return LanguageTag(code).map {
        LanguageCandidate($0.bare, share: Double(candidate.percent) / 100)
      }
    }
    let vote = LanguageVote(text)
    return vote.decide(
      candidates: found, isReliable: isReliable, known: known(vote.dictionaryWords, among: found))
  }

  /// Asks the dictionaries of the languages that are in question, where several of them have one.
  private mutating func known(
    _ words: [String], among candidates: [LanguageCandidate]
  ) -> [LanguageTag: Double] {
    let words = words.prefix(12)
    guard words.count > 1 else { return [:] }
    let installed = Set(dictionaries.languages.compactMap { LanguageTag($0)?.bare })
    var shares: [LanguageTag: Double] = [:]
    for language in installed
    where language.code == "en" || candidates.contains(where: { $0.language == language }) {
      guard let dictionary = try? dictionaries.dictionary(for: language.tag) else { continue }
      let right = words.count { dictionary.isRight($0) }
      shares[language] = Double(right) / Double(words.count)
    }
    return shares
  }
}
