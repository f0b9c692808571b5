/// What the outside of a sentence tells of its use in a summary.
struct SentenceTraits {
  /// Words, markup not counted.
  var words: Int
  /// It leans on the sentence before: `However, she…`, `This is…`.
  var leans: Bool
  /// It announces what the text is about or found: `We propose…`, `In short, …`.
  var announces: Bool
  var isQuestion: Bool
  /// Most of it is somebody's words.
  var isQuotation: Bool

  init(_ sentence: String) {
    let words = ContentWords.words(sentence)
    self.words = words.count
    leans = words.first.map { Self.leaning.contains($0) } ?? false
    let opening = " " + words.prefix(14).joined(separator: " ") + " "
    announces = Self.announcements.contains { opening.contains($0) }
    isQuestion = sentence.last { !"\"'”’)*_ ".contains($0) } == "?"
    isQuotation =
      sentence.first.map { "\"“‘'«„".contains($0) } ?? false
      || sentence.contains { "\"“”".contains($0) } && sentence.contains { "”\"".contains($0) }
  }

  private static let leaning: Set<String> = [
    "he", "she", "it", "they", "his", "her", "their", "its", "this", "that", "these", "those",
    "however", "but", "and", "so", "also", "then", "moreover", "furthermore", "therefore", "thus",
    "instead", "yet", "still", "otherwise", "nevertheless", "meanwhile", "besides", "or", "nor",
    "such", "another", "similarly", "likewise", "consequently", "hence", "finally", "i", "you",
  ]
  private static let announcements = [
    " we propose ", " we present ", " we introduce ", " we show ", " we describe ", " we develop ",
    " we demonstrate ", " we study ", " we investigate ", " we explore ", " we find ", " we argue ",
    " this paper ", " this work ", " this article ", " this report ", " this study ",
    " this document ", " in this paper ", " in this work ", " our results ", " our method ",
    " our approach ", " in short ", " in summary ", " to summarize ", " to sum up ",
    " in conclusion ", " overall ", " the main ", " the most important ", " the aim ", " the goal ",
    " the purpose ", " results show ", " the result ", " we conclude ", " in brief ",
    " the key ", " above all ", " most importantly ",
  ]
}
