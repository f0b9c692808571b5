import TextEngine
import Translation

/// The pairs of languages that a machine knows, as `scribe languages` lists them.
struct LanguageListing: Encodable, Hashable {
  struct Pair: Encodable, Hashable {
    var from: String
    var to: String
    /// The languages' names in the writer's language.
    var fromName: String
    var toName: String
    /// `installed`, `supported` or `unsupported`.
    var state: String
    /// The languages that a text goes through, both ends included; empty where it cannot.
    var way: [String]
    /// How many translations it takes: each costs time and adds its own mistakes.
    var steps: Int?
    /// The command that installs it.
    var install: String?
    var reason: String?
  }

  var pairs: [Pair] = []

  init(
    catalog: TranslationCatalog, source: LanguageTag?, target: LanguageTag?, locale: String
  ) {
    var entries = catalog.entries.filter { entry in
      (source.map { entry.pair.source.isSameLanguage(as: $0) } ?? true)
        && (target.map { entry.pair.target.isSameLanguage(as: $0) } ?? true)
    }
    if let source, let target {
      let pair = LanguagePair(from: source, to: target)
      entries = [TranslationCatalog.Entry(pair: pair, status: catalog.status(of: pair))]
    }
    pairs = entries.map { Self.pair($0, locale: locale) }
    isNamed = source != nil && target != nil
  }

  private var isNamed: Bool

  enum CodingKeys: String, CodingKey { case pairs }

  /// Whether one pair was asked about and is not installed.
  var lacksNamedPair: Bool { isNamed && pairs.first?.state != "installed" }

  private static func pair(_ entry: TranslationCatalog.Entry, locale: String) -> Pair {
    func name(_ tag: LanguageTag) -> String { LanguageName.name(of: tag.tag, in: locale) }
    var pair = Pair(
      from: entry.pair.source.tag, to: entry.pair.target.tag, fromName: name(entry.pair.source),
      toName: name(entry.pair.target), state: "unsupported", way: [])
    switch entry.status {
    case .installed(let route):
      pair.state = "installed"
      pair.steps = route.cost
      pair.way = [entry.pair.source.tag] + route.steps.map(\.pair.target.tag)
    case .supported(let packages, let through):
      pair.state = "supported"
      pair.steps = through == nil ? 1 : 2
      pair.way =
        [entry.pair.source.tag] + [through?.tag].compactMap { $0 } + [entry.pair.target.tag]
      pair.install = PairStatus.installCommand(packages)
    case .unsupported(let reason):
      pair.reason =
        switch reason {
        case .sameLanguage: "variants of one language are not translated into each other"
        case .source: "no translator from \(entry.pair.source.tag) is known"
        case .target: "no translator into \(entry.pair.target.tag) is known"
        case .pair: "no translator for this pair is known"
        }
    }
    return pair
  }

  /// The list as lines for a terminal.
  var words: String {
    var lines: [String] = []
    let installed = pairs.filter { $0.state == "installed" }
    let supported = pairs.filter { $0.state == "supported" }
    let unsupported = pairs.filter { $0.state == "unsupported" }
    let width = pairs.map { "\($0.fromName) → \($0.toName)".count }.max() ?? 0
    func row(_ pair: Pair, _ rest: String) -> String {
      let names = "\(pair.fromName) → \(pair.toName)"
      return "  " + names + String(repeating: " ", count: width - names.count + 2) + rest
    }
    if !installed.isEmpty { lines.append("Installed") }
    for pair in installed {
      let steps = pair.steps == 1 ? "" : "   \(pair.steps ?? 1) steps, rougher"
      lines.append(row(pair, pair.way.joined(separator: " → ") + steps))
    }
    if !supported.isEmpty { lines.append("To be installed") }
    for pair in supported {
      let way = pair.way.count > 2 ? "   by way of \(pair.way[1])" : ""
      lines.append(row(pair, (pair.install ?? "") + way))
    }
    for pair in unsupported { lines.append(row(pair, "unsupported: \(pair.reason ?? "")")) }
    if lines.isEmpty { lines.append("No translator is known for this.") }
    return lines.joined(separator: "\n") + "\n"
  }
}
