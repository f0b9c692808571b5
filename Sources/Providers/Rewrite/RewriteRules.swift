/// The tables of each voice.
enum RewriteRules {
  static let tables: [String: [String]] = [
    "concise": [
      wordiness, nominalizations, redundancies, fillers, clauses, lightWords, longPhrases,
      longClauses,
    ],
    "plain": [plainWords, wordiness, nominalizations],
    "friendly": [friendly],
    "professional": [professional],
  ]
}
