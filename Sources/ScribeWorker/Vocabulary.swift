/// All the words of a dictionary, with their endings, to look for those near a misspelling.
///
/// A checker's own suggestions follow how a word is typed; what a writer spelled by ear is often
/// not among them. This list is read once from the checker's files, on the first suggestion.
final class Vocabulary {
  /// The words' bytes one after the other, UTF-8.
  var letters: [UInt8] = []
  /// The same words folded: one byte a letter, no case, no accents (`LetterFold`).
  var folded: [UInt8] = []
  /// Phonetic keys, one after the other.
  var keys: [UInt8] = []
  var entries: [Entry] = []

  /// Where a word lies in the arrays above, and which letters it has.
  struct Entry {
    var letters: UInt32
    var folded: UInt32
    var key: UInt32
    /// A bit for each letter (`LetterFold.mask`): a quick bound on the distance of two words.
    var mask: UInt32
    var lettersCount: UInt8
    var foldedCount: UInt8
    var keyCount: UInt8
  }

  /// More forms than this are left out: some languages make millions.
  static let bound = 500_000

  /// Reads the list for enchant's tag; it stays empty where there is none that can be read.
  ///
  /// - Parameter progress: Called now and then: reading takes a while on a busy machine.
  init(tag: String, progress: () -> Void) {
    guard let files = DictionaryFiles(tag: tag) else { return }
    var seen: Set<[UInt8]> = []
    seen.reserveCapacity(200_000)
    files.forEachForm(progress: progress) { form in
      if entries.count < Self.bound, seen.insert(form).inserted { append(form) }
    }
  }

  /// A list of just these words.
  init(words: [String]) {
    for word in words { append(Array(word.utf8)) }
  }

  private func append(_ form: [UInt8]) {
    let fold = LetterFold.fold(form)
    let key = SoundKey.key(fold)
    guard (2...60).contains(fold.count), form.count < 120 else { return }
    entries.append(
      Entry(
        letters: UInt32(letters.count), folded: UInt32(folded.count), key: UInt32(keys.count),
        mask: LetterFold.mask(fold), lettersCount: UInt8(form.count),
        foldedCount: UInt8(fold.count), keyCount: UInt8(key.count)))
    letters += form
    folded += fold
    keys += key
  }

  func word(_ entry: Entry) -> String {
    let start = Int(entry.letters)
    return String(decoding: letters[start..<start + Int(entry.lettersCount)], as: UTF8.self)
  }
}
