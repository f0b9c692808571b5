/// One kind of mistake: what to look for, what to put there, and why.
struct Rule: Sendable {
  /// Shown to the writer, and the name by which the rule is ignored: `apart-from`.
  var name: String
  /// A sentence for the writer.
  var explanation: String
  var bodies: [Body] = []
  /// What must come out right, and what must stay alone; run as tests.
  var examples: [(wrong: String, right: String)] = []
  var controls: [String] = []

  struct Body: Sendable {
    var patterns: [Pattern]
    var templates: [Template]
  }
}
