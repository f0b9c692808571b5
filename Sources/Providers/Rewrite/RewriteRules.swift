/// The tables of each voice.
enum RewriteRules {
  static let tables: [String: [String]] = [
    "concise": [], "plain": [], "friendly": [], "professional": [],
  ]
}
