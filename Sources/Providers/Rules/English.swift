/// English: the lexicon, and the rules of every tool, made ready together because rules bring
/// words of their own.
struct English: Sendable {
  let lexicon: Lexicon
  let proofreading: RuleSet
  let voices: [String: RuleSet]
  /// Names of rules that are not used.
  let ignored: Set<String>

  /// Built at first use, in a few milliseconds, and then only read.
  static let shared = English()

  private init() {
    var lexicon = Lexicon.english()
    proofreading = RuleSet(ProofreadRules.tables, &lexicon)
    var voices: [String: RuleSet] = [:]
    for (voice, tables) in RewriteRules.tables { voices[voice] = RuleSet(tables, &lexicon) }
    self.voices = voices
    self.lexicon = lexicon
    ignored = []
  }

  /// With a writer's own rules, which come after Scribe's.
  ///
  /// - Parameter isAlone: Whether the writer's rules are the only ones.
  init(
    adding files: [RuleFile], ignoring ignored: Set<String> = [], isAlone: Bool = false
  ) throws(RuleFileError) {
    var lexicon = Self.shared.lexicon
    var own: [RuleFile.Tool: [Rule]] = [:]
    for file in files {
      do throws(RuleError) {
        own[file.tool, default: []] += try file.rules(&lexicon)
      } catch {
        throw RuleFileError(path: file.path, message: error.message)
      }
    }
    let standard = Self.shared
    func joined(_ set: RuleSet, _ tool: RuleFile.Tool) -> RuleSet {
      let rules = (isAlone ? [] : set.rules) + (own[tool] ?? [])
      return RuleSet(rules.filter { !ignored.contains($0.name) }, lexicon)
    }
    proofreading = joined(standard.proofreading, .proofread)
    var voices: [String: RuleSet] = [:]
    for (voice, set) in standard.voices {
      voices[voice] = RuleFile.Tool(rawValue: voice).map { joined(set, $0) } ?? set
    }
    self.voices = voices
    self.lexicon = lexicon
    self.ignored = ignored
  }
}
