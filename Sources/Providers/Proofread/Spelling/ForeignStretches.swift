/// Finds what a text in English says in another language: sentences, quotations and phrases most of
/// whose words the dictionary does not have. They are not corrected.
struct ForeignStretches {
  let prose: Prose
  /// The tokens whose words the dictionary does not have.
  let wrong: Set<Int>

  init(_ prose: Prose, wrong: Set<Int>) {
    self.prose = prose
    self.wrong = wrong
  }

  /// Returns the tokens in such stretches; the language of a whole sentence becomes
  /// `SpellingCheck.unknownLanguage`.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  func find(_ languages: inout [String]) -> Set<Int> {
    var found: Set<Int> = []
    guard wrong.count > 1 else { return found }
    for (index, sentence) in prose.sentences.enumerated() where languages[index] == "en" {
      let words = sentence.tokens.filter { prose.tokens[$0].kind == .word }
      let unknown = words.count { wrong.contains($0) }
      if unknown < 2 { continue }
      // Writers misspell one word in three at worst.
      let kinds = Set(words.filter { wrong.contains($0) }.map { prose.plain($0) }).count
      if kinds >= 3, unknown * 2 > words.count {
        languages[index] = SpellingCheck.unknownLanguage
        found.formUnion(words)
        continue
      }
      addRuns(sentence, &found)
      addQuotations(sentence, &found)
    }
    return found
  }

  /// Words in a row that are all unknown or small words of other languages: `la joie de vivre`.
  private func addRuns(_ sentence: Sentence, _ found: inout Set<Int>) {
    var run: [Int] = []
    func close() {
      let unknown = run.count { wrong.contains($0) }
      if unknown >= 3 || unknown >= 2 && run.count > unknown { found.formUnion(run) }
      run = []
    }
    for at in sentence.tokens {
      if prose.tokens[at].kind == .word, wrong.contains(at) || isForeign(at) {
        run.append(at)
      } else {
        close()
      }
    }
    close()
  }

  /// Between quotation marks or marks of emphasis, where half of the words are unknown.
  private func addQuotations(_ sentence: Sentence, _ found: inout Set<Int>) {
    var open: (at: Int, mark: String)?
    for at in sentence.tokens where prose.tokens[at].kind == .punctuation {
      let mark = prose.string(at)
      if let start = open, Self.closing[start.mark] == mark {
        let words = (start.at..<at).filter { prose.tokens[$0].kind == .word }
        let unknown = words.count { wrong.contains($0) }
        let strange = unknown + words.count { isForeign($0) }
        if unknown >= 1, strange >= 2, strange * 2 >= words.count { found.formUnion(words) }
        open = nil
      } else if Self.closing[mark] != nil {
        open = (at, mark)
      }
    }
  }

  private static let closing = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "‘": "’", "*": "*", "_": "_", "'": "'",
  ]

  private func isForeign(_ at: Int) -> Bool {
    prose.tokens[at].letters == .lower && Language.foreign.contains(prose.plain(at))
  }
}
