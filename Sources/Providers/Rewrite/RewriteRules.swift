/// The tables of each voice.
enum RewriteRules {
  static let tables: [String: [String]] = [
    "concise": [
      wordiness, nominalizations, redundancies, fillers, clauses, lightWords, longPhrases,
      longClauses, links,
    ],
    "plain": [plainWords, wordiness, nominalizations, passive],
    "friendly": [friendly],
    "professional": [professional],
  ]
}
