import TextEngine
import WritingTools

extension EditorState {
  /// Asks for the language to translate `scope` into.
  mutating func chooseLanguage(for scope: ToolScope) -> [Effect] {
    mode = .languages(LanguagePanel(scope: scope))
    // The beginning of a text tells its language.
    let end = min(scope.range.upperBound, scope.range.lowerBound + 8192)
    let sample = document.text.string(in: scope.range.lowerBound..<max(end, scope.range.lowerBound))
    return [.listLanguages(document.id, sample: sample)]
  }

  /// Takes the languages that there are.
  mutating func listed(_ id: DocumentID, _ choices: LanguageChoices) {
    guard case .languages(var panel) = mode, document.id == id else { return }
    panel.known = choices
    let usual = document.targetLanguage ?? settings.userLanguage
    panel.chosen = panel.rows.firstIndex { $0.tag == usual && $0.install == nil } ?? 0
    mode = .languages(panel)
  }

  /// Takes the chosen language.
  mutating func translate(by panel: LanguagePanel) -> [Effect] {
    guard panel.rows.indices.contains(panel.chosen) else { return [] }
    let choice = panel.rows[panel.chosen]
    if let install = choice.install {
      var panel = panel
      panel.note = "Not installed: \(install)"
      mode = .languages(panel)
      return []
    }
    document.targetLanguage = choice.tag
    mode = .text
    return begin(.translate, on: panel.scope, from: panel.known?.source, to: choice.tag)
  }
}
