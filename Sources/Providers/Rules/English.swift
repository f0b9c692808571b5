/// English: the lexicon, and the rules of every tool, made ready together because rules bring
/// words of their own.
struct English: Sendable {
  let lexicon: Lexicon
  let proofreading: RuleSet
  let voices: [String: RuleSet]

  /// Built at first use, in a few milliseconds, and then only read.
  static let shared = English()

  private init() {
    var lexicon = Lexicon.english()
    proofreading = RuleSet(ProofreadRules.tables, &lexicon)
    var voices: [String: RuleSet] = [:]
    for (voice, tables) in RewriteRules.tables { voices[voice] = RuleSet(tables, &lexicon) }
    self.voices = voices
    self.lexicon = lexicon
  }
}
