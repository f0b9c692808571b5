import Providers
import ScribeTUI
import TerminalLoop
import TextEngine
import Translation

extension EditorRunner {
  /// Finds out what the writer can translate a text into, off the main thread.
  func listLanguages(_ document: DocumentID, _ sample: String) {
    // Detached: see `ask`.
    Task.detached { [mailbox] in
      let choices = await LanguageChoices(
        for: sample, translator: WorkerTranslator.standard,
        locale: LanguageTag.ofUser?.tag ?? "en")
      mailbox.post { [weak self] in self?.take(.languages(document, choices)) }
    }
  }
}

extension LanguageChoices {
  /// The languages for a text that begins with `sample`; from any language where its own cannot be
  /// told.
  init(for sample: String, translator: any Translator, locale: String) async {
    let catalog = await translator.catalog()
    var source: LanguageTag?
    var problem: String?
    do throws(TranslationError) {
      let found = try await translator.identify([sample])[0]
      let letters = sample.unicodeScalars.count(where: \.properties.isAlphabetic)
      source = found.isSure || letters >= 40 ? found.language : nil
    } catch { problem = error.message }
    func name(_ tag: LanguageTag) -> String { LanguageName.name(of: tag.tag, in: locale) }
    let entries = catalog.entries.filter { entry in
      source.map { entry.pair.source.isSameLanguage(as: $0) } ?? true
    }
    var choices: [LanguageChoice] = []
    for entry in entries where !choices.contains(where: { $0.tag == entry.pair.target.tag }) {
      let target = entry.pair.target
      switch entry.status {
      case .installed(let route):
        choices.append(
          LanguageChoice(
            tag: target.tag, name: name(target),
            note: source == nil || route.cost == 1 ? "" : "\(route.words), rougher"))
      case .supported(let packages, _):
        choices.append(
          LanguageChoice(
            tag: target.tag, name: name(target), install: PairStatus.installCommand(packages)))
      case .unsupported: break
      }
    }
    // Without a known source, a language that some pair has installed counts as installed.
    if source == nil {
      for index in choices.indices {
        let isThere = catalog.installedTargets(from: nil).contains { $0.tag == choices[index].tag }
        if isThere { choices[index].install = nil }
      }
    }
    choices.sort {
      ($0.install == nil ? 0 : 1, $0.name) < ($1.install == nil ? 0 : 1, $1.name)
    }
    if choices.isEmpty {
      problem = problem ?? source.map { "No translator from \(name($0)) is known." }
    }
    self.init(
      source: source?.tag, sourceName: source.map(name), choices: choices, problem: problem)
  }
}
