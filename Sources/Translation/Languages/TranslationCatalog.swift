import FoundationEssentials

/// Which translators are installed, and which Debian could install.
///
/// A value: what it knows is as of its making. Reading the folder of modes again costs well under a
/// millisecond, so whoever answers a question makes a new one and sees packages that came since.
public struct TranslationCatalog: Hashable, Sendable {
  /// Ascending by name.
  public let installed: [ApertiumMode]
  private let available: [(mode: ApertiumMode, package: String)]

  /// - Parameter installed: Names of modes, such as `eng-spa`; others are left out.
  public init(installed names: some Sequence<String>) {
    installed = names.compactMap { ApertiumMode(name: $0) }.sorted { $0.name < $1.name }
    available = DebianPairs.packages.flatMap { entry in
      entry.modes.compactMap { name in ApertiumMode(name: name).map { ($0, entry.package) } }
    }
  }

  /// The folder where Debian's packages put their modes.
  public static let modesFolder = "/usr/share/apertium/modes"

  /// Reads what is installed; a machine without Apertium has none.
  public init(folder: String = modesFolder) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    self.init(
      installed: files.filter { $0.hasSuffix(".mode") }.map { String($0.dropLast(5)) })
  }

  public static func == (a: TranslationCatalog, b: TranslationCatalog) -> Bool {
    a.installed == b.installed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(installed) }

  /// Returns whether `pair` can be translated here, and how.
  ///
  /// A direct translator counts before a way through a third language, and what is installed
  /// before what could be.
  public func status(of pair: LanguagePair) -> PairStatus {
    if pair.source.isSameLanguage(as: pair.target) { return .unsupported(.sameLanguage) }
    if let route = route(for: pair) { return .installed(route) }
    if let direct = available.first(where: { serves($0.mode, pair) }) {
      return .supported(packages: [direct.package], through: nil)
    }
    if let chain = supportedChain(for: pair) { return chain }
    let known = installed + available.map(\.mode)
    if !known.contains(where: { $0.pair.source.isSameLanguage(as: pair.source) }) {
      return .unsupported(.source)
    }
    if !known.contains(where: { $0.pair.target.isSameLanguage(as: pair.target) }) {
      return .unsupported(.target)
    }
    return .unsupported(.pair)
  }

  /// Returns the installed way for `pair`, at most two steps long; nil without one.
  public func route(for pair: LanguagePair) -> TranslationRoute? {
    if let direct = best(installed.filter { serves($0, pair) }, for: pair) {
      return TranslationRoute([direct])
    }
    var ways: [TranslationRoute] = []
    for first in installed where first.pair.source.isSameLanguage(as: pair.source) {
      let between = first.pair.target
      guard first.name == usual(from: pair.source, to: between)?.name else { continue }
      let rest = LanguagePair(from: between, to: pair.target)
      if let second = best(installed.filter { serves($0, rest) }, for: rest) {
        ways.append(TranslationRoute([first, second]))
      }
    }
    return ways.min { $0.words < $1.words }
  }

  /// Returns the route, or why there is none.
  public func resolve(_ pair: LanguagePair) throws(TranslationError) -> TranslationRoute {
    switch status(of: pair) {
    case .installed(let route): return route
    case .supported(let packages, _): throw .notInstalled(pair, packages: packages)
    case .unsupported(.source): throw .unsupportedSource(pair.source)
    case .unsupported(.target): throw .unsupportedTarget(pair.target)
    case .unsupported(.pair), .unsupported(.sameLanguage): throw .unsupportedPair(pair)
    }
  }

  private func supportedChain(for pair: LanguagePair) -> PairStatus? {
    var best: (packages: [String], through: LanguageTag)?
    let known: [(mode: ApertiumMode, package: String?)] =
      installed.map { ($0, nil) } + available.map { ($0.mode, $0.package) }
    for first in known where first.mode.pair.source.isSameLanguage(as: pair.source) {
      let between = first.mode.pair.target
      guard !between.isSameLanguage(as: pair.source) else { continue }
      let rest = LanguagePair(from: between, to: pair.target)
      for second in known where serves(second.mode, rest) {
        let packages = [first.package, second.package].compactMap { $0 }
        let unique = packages.count == 2 && packages[0] == packages[1] ? [packages[0]] : packages
        let isBetter =
          best.map { (unique.count, between.tag) < ($0.packages.count, $0.through.tag) } ?? true
        if isBetter { best = (unique, between) }
      }
    }
    return best.map { .supported(packages: $0.packages, through: $0.through) }
  }

  private func serves(_ mode: ApertiumMode, _ pair: LanguagePair) -> Bool {
    mode.pair.source.isSameLanguage(as: pair.source)
      && mode.pair.target.isSameLanguage(as: pair.target)
  }

  private func usual(from source: LanguageTag, to target: LanguageTag) -> ApertiumMode? {
    let pair = LanguagePair(from: source, to: target.bare)
    return best(installed.filter { serves($0, pair) }, for: pair)
  }

  /// The mode whose region is the one that was asked for, else the one without.
  private func best(_ modes: [ApertiumMode], for pair: LanguagePair) -> ApertiumMode? {
    modes.min { a, b in
      (distance(a.pair.target, pair.target), distance(a.pair.source, pair.source), a.name)
        < (distance(b.pair.target, pair.target), distance(b.pair.source, pair.source), b.name)
    }
  }

  private func distance(_ mode: LanguageTag, _ wanted: LanguageTag) -> Int {
    if mode == wanted { return 0 }
    return mode.region == nil && mode.variant == nil ? 1 : 2
  }
}

extension TranslationCatalog {
  /// A pair with its state, as lists show it.
  public struct Entry: Hashable, Sendable {
    public var pair: LanguagePair
    public var status: PairStatus

    public init(pair: LanguagePair, status: PairStatus) {
      self.pair = pair
      self.status = status
    }
  }

  /// Every pair that is installed, directly or through a third language, or that Debian has a
  /// translator for, ascending.
  public var entries: [Entry] {
    var pairs: Set<LanguagePair> = []
    for mode in installed { pairs.insert(mode.pair) }
    for first in installed {
      for second in installed
      where first.pair.target.isSameLanguage(as: second.pair.source)
        && !first.pair.source.isSameLanguage(as: second.pair.target)
      {
        pairs.insert(LanguagePair(from: first.pair.source, to: second.pair.target))
      }
    }
    for entry in available { pairs.insert(entry.mode.pair) }
    return pairs.sorted().map { Entry(pair: $0, status: status(of: $0)) }
  }

  /// The languages that a text in `source` can become with what is installed; nil for any source.
  public func installedTargets(from source: LanguageTag?) -> [LanguageTag] {
    let targets = entries.filter { entry in
      guard case .installed = entry.status else { return false }
      return source.map { entry.pair.source.isSameLanguage(as: $0) } ?? true
    }.map(\.pair.target)
    return Set(targets).sorted()
  }
}
