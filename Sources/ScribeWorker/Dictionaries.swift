import CEnchant
import WorkerLink

/// The installed dictionaries; each is opened on first use and kept.
struct Dictionaries {
  private let broker: OpaquePointer?
  private var open: [String: SpellingDictionary] = [:]

  /// Hunspell's dictionaries come first: with aspell's installed too, enchant would else answer
  /// differently from one machine to the next.
  init() {
    broker = enchant_broker_init()
    enchant_broker_set_ordering(broker, "*", "hunspell,nuspell,aspell")
  }

  /// Tags with hyphens, ascending.
  var languages: [String] {
    installed.map { String($0.map { $0 == "_" ? "-" : $0 }) }
  }

  /// Returns the dictionary for a tag such as `en-GB`, `en_GB.UTF-8` or `en`.
  mutating func dictionary(for language: String) throws(WorkerFault) -> SpellingDictionary {
    if let known = open[language] { return known }
    let tags = installed
    guard let tag = DictionaryTag.best(for: language, among: tags),
      let handle = enchant_broker_request_dict(broker, tag)
    else {
      throw .noDictionary(
        language: language, install: "apt-get install \(DictionaryTag.package(for: language))")
    }
    let dictionary = SpellingDictionary(handle: handle, tag: tag)
    open[language] = dictionary
    return dictionary
  }

  /// Enchant's own tags, such as `en_GB`, ascending.
  private var installed: [String] {
    final class Tags { var names: Set<String> = [] }
    let tags = Tags()
    enchant_broker_list_dicts(
      broker,
      { tag, _, _, _, context in
        guard let tag, let context else { return }
        Unmanaged<Tags>.fromOpaque(context).takeUnretainedValue().names.insert(String(cString: tag))
      }, Unmanaged.passUnretained(tags).toOpaque())
    return tags.names.sorted()
  }
}

/// One dictionary: enchant's checker, and the list of its words once it is needed.
final class SpellingDictionary {
  private let handle: OpaquePointer
  private var words: Vocabulary?
  private var readLevels: WordLevels?
  private var readRanks: WordRanks?
  private let tag: String

  init(handle: OpaquePointer, tag: String) {
    self.handle = handle
    self.tag = tag
  }

  /// The dictionary's words, read on the first call, which calls `progress` meanwhile.
  func vocabulary(progress: () -> Void) -> Vocabulary {
    if let words { return words }
    let read = Vocabulary(tag: tag, progress: progress)
    words = read
    return read
  }

  /// How common the words are, read on the first call.
  var levels: WordLevels {
    if let readLevels { return readLevels }
    let read = WordLevels(tag: tag)
    readLevels = read
    return read
  }

  /// The places of the commonest words, read on the first call.
  var ranks: WordRanks {
    if let readRanks { return readRanks }
    let read = WordRanks(tag: tag)
    readRanks = read
    return read
  }

  /// A word that enchant cannot judge (empty, too long) is not called wrong.
  ///
  /// The English dictionaries write `cafe` and `naive` only; accents on right words are let pass.
  func isRight(_ word: String) -> Bool {
    if accepts(word) { return true }
    guard tag.hasPrefix("en"), word.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    let plain = String(decoding: LetterFold.fold(Array(word.utf8)), as: UTF8.self)
    guard plain.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return accepts(plain) || accepts(plain.prefix(1).uppercased() + plain.dropFirst())
  }

  private func accepts(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { bytes in
      guard !bytes.isEmpty, bytes.count <= WorkerLimits.wordBytes else { return true }
      return bytes.withMemoryRebound(to: CChar.self) {
        enchant_dict_check(handle, $0.baseAddress, $0.count) <= 0
      }
    }
  }

  /// Enchant's suggestions in its order.
  func suggestions(for word: String) -> [String] {
    var word = word
    return word.withUTF8 { bytes in
      guard !bytes.isEmpty, bytes.count <= WorkerLimits.wordBytes else { return [] }
      return bytes.withMemoryRebound(to: CChar.self) { characters in
        var count = 0
        guard
          let list = enchant_dict_suggest(handle, characters.baseAddress, characters.count, &count)
        else { return [] }
        defer { enchant_dict_free_string_list(handle, list) }
        return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
      }
    }
  }
}
