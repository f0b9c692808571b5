/// A check that is code because a pattern cannot say it.
///
/// It looks at one sentence and appends what it would change.
struct Check: Sendable {
  var name: String
  var find: @Sendable (Prose, Sentence, inout [Correction]) -> Void

  static let english: [Check] = [
    .repeatedWord, .article, .sentenceCapital, .properCapital, .agreement, .number,
    .introductoryComma, .decade, .hourTwice, .initialism, .apostropheMark, .fullStop,
  ]
  /// Those that hold in every language written with spaces.
  static let neutral: [Check] = [.spacing]
}

extension Correction {
  /// The usual weight of rules; checks and spelling weigh less.
  static let ruleWeight = 50
  static let checkWeight = 40
  static let spellingWeight = 30
}
