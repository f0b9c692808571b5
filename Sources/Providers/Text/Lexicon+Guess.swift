extension Lexicon {
  /// Returns what an unlisted word may be, from its ending and from the word that it is made of.
  func guess(_ word: UnsafeBufferPointer<UInt8>) -> WordTags {
    let count = word.count
    func ends(_ ending: StaticString) -> Bool {
      let length = ending.utf8CodeUnitCount
      guard count > length + 1 else { return false }
      for at in 0..<length where word[count - length + at] != ending.utf8Start[at] { return false }
      return true
    }
    func known(_ length: Int) -> WordTags {
      let found = find(UnsafeBufferPointer(rebasing: word[..<length]))
      return found < 0 ? [] : tags[Int(found)]
    }
    if count < 3 { return [] }
    // A compound is what its last part is.
    if let hyphen = word.lastIndex(of: 0x2D), hyphen + 1 < count {
      let last = UnsafeBufferPointer(rebasing: word[(hyphen + 1)...])
      let found = find(last)
      let tags = found >= 0 ? self.tags[Int(found)] : []
      return tags.intersection([.noun, .plural, .adjective]).union(.adjective)
    }
    if ends("'s") { return .possessive }
    if word[count - 1] == 0x27 { return .possessive }
    if ends("ly") { return .adverb }
    if ends("ing") { return [.ing] }
    if ends("ed") { return [.past, .participle] }
    if ends("ss") || ends("us") || ends("is") {
      if ends("ness") { return [.noun, .mass] }
      if ends("less") { return .adjective }
      if ends("ous") { return .adjective }
      return .noun
    }
    if word[count - 1] == 0x73 {
      var stem = known(count - 1)
      if stem.isEmpty, ends("es") { stem = known(count - 2) }
      var tags: WordTags = []
      if stem.meets(.noun) { tags.insert(.plural) }
      if stem.meets(.base) { tags.insert(.third) }
      if !tags.isEmpty { return tags }
      return [.plural]
    }
    if ends("tion") || ends("sion") || ends("ment") || ends("ity") || ends("ism") || ends("ship")
      || ends("ance") || ends("ence") || ends("ist") || ends("hood") || ends("ology")
    {
      return .noun
    }
    if ends("able") || ends("ible") || ends("ful") || ends("ive") || ends("ical") || ends("ish") {
      return .adjective
    }
    if ends("ize") || ends("ise") || ends("ify") { return .base }
    return []
  }
}
