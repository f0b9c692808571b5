import ScribeTUI
import Testing

@testable import CursesScreen

@Test(arguments: Theme.allCases)
func `what a writer must tell apart differs without colours`(_ theme: Theme) {
  let styles: [Style] = [.selection, .insertion, .deletion, .currentSuggestion, .hintKey, .text]
  let attributes = styles.map { theme.look(of: $0).attributes }
  #expect(Set(attributes).count == styles.count)
}

@Test func `a theme is reduced to the colours at hand`() {
  #expect(Theme.dark.available(with: 256) == .dark)
  #expect(Theme.dark.available(with: 16) == .sixteen)
  #expect(Theme.light.available(with: 8) == .sixteen)
  #expect(Theme.light.available(with: 0) == .none)
  #expect(Theme.none.available(with: 256) == .none)
  let look = Look(attributes: [], letters: 15, ground: 9)
  #expect(look.reduced(to: 8) == Look(attributes: .bold, letters: 7, ground: 1))
  #expect(look.reduced(to: 0) == Look(attributes: []))
}
