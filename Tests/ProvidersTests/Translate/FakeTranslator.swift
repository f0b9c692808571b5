import Translation

@testable import Providers

/// A translator that makes of each sentence what it is told.
struct FakeTranslator: Translator {
  var modes = ["eng-spa", "spa-eng"]
  var identification = Identification(language: LanguageTag("en"), isSure: true)
  var make: @Sendable (MarkedText) -> MarkedText?

  func catalog() -> TranslationCatalog { TranslationCatalog(installed: modes) }

  func identify(_ texts: [String]) -> [Identification] { texts.map { _ in identification } }

  func translate(
    _ sentences: [MarkedText], by route: TranslationRoute, progress: @Sendable (Int) -> Void
  ) async throws(TranslationError) -> [TranslatedText?] {
    if Task.isCancelled { throw .alreadyCancelled }
    progress(sentences.count)
    return sentences.map { make($0).map { TranslatedText(text: $0) } }
  }

  /// Changes nothing.
  static let identity = FakeTranslator { $0 }

  /// Writes every word in capitals.
  static let capitals = FakeTranslator { sentence in
    MarkedText(
      sentence.pieces.map { piece in
        guard case .text(let words, let marks) = piece else { return piece }
        return .text(words.uppercased(), marks: marks)
      })
  }

  /// Reverses the order of words, each with its marks, as a language would that says all the other way
  /// round.
  static let backwards = FakeTranslator { sentence in
    var words: [MarkedText.Piece] = []
    for piece in sentence.pieces {
      guard case .text(let text, let marks) = piece else {
        words.append(piece)
        continue
      }
      for word in text.split(separator: " ") { words.append(.text(String(word), marks: marks)) }
    }
    var result = MarkedText()
    for word in words.reversed() {
      if !result.pieces.isEmpty { result.append(" ", marks: []) }
      result.append(word)
    }
    return result
  }

  /// Loses every fixed part.
  static let forgetful = FakeTranslator { sentence in
    MarkedText(
      sentence.pieces.filter { if case .fixed = $0 { false } else { true } }
        .map { piece in
          guard case .text(let words, let marks) = piece else { return piece }
          return .text(words.uppercased(), marks: marks)
        })
  }
}
