/// The tables of the proofreading rules, one for each kind of mistake.
enum ProofreadRules {
  static let tables = [
    agreement, verbForms, confusions, prepositions, compounds, idioms, nouns, contractions, usage,
    phrases, homophones, setPhrases, government,
  ]
}
