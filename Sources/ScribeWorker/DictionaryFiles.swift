import FoundationEssentials

/// Hunspell's two files for one language: words with flags, and what the flags add to a word.
///
/// Read for looking around in the words only; what is right is the checker's to say. So a part
/// of the affix format is enough: prefixes and suffixes with their conditions and products, flags
/// of all four kinds and their aliases; no compounds, no second suffixes.
struct DictionaryFiles {
  /// Longer lists of forms than this from one word are cut.
  private static let formsOfAWord = 200

  private var words: [UInt8]
  private var isLatin1: Bool
  private var flagKind = FlagKind.byte
  private var aliases: [[Flag]] = []
  private var prefixes: [Flag: [Affix]] = [:]
  private var suffixes: [Flag: [Affix]] = [:]
  /// Words with one of these flags are not to be offered, or are no words alone.
  private var hiding: Set<Flag> = []

  /// A byte, a scalar, two bytes or a number, as the file has it.
  private typealias Flag = UInt32

  private enum FlagKind { case byte, scalar, pair, number }

  private struct Affix {
    var crosses: Bool
    var strip: [UInt8]
    var add: [UInt8]
    var condition: AffixCondition
  }

  /// - Parameter tag: A file's name without its suffix: `en_GB`.
  init?(tag: String, folders: [String] = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]) {
    let folder = folders.first { FileManager.default.fileExists(atPath: "\($0)/\(tag).dic") }
    guard let folder,
      let rules = FileManager.default.contents(atPath: "\(folder)/\(tag).aff"),
      let words = FileManager.default.contents(atPath: "\(folder)/\(tag).dic")
    else { return nil }
    self.words = [UInt8](words)
    var isLatin1 = true
    let lines = [UInt8](rules).split(separator: 0x0A)
    var aliasTexts: [[UInt8]] = []
    var hidingTexts: [[UInt8]] = []
    for line in lines {
      let fields = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { Array($0) }
      guard let name = fields.first, fields.count > 1 else { continue }
      switch String(decoding: name, as: UTF8.self) {
      case "SET": isLatin1 = fields[1] != Array("UTF-8".utf8)
      case "FLAG":
        switch String(decoding: fields[1], as: UTF8.self) {
        case "long": flagKind = .pair
        case "num": flagKind = .number
        case "UTF-8": flagKind = .scalar
        default: break
        }
      case "AF": aliasTexts.append(fields[1])
      case "NOSUGGEST", "FORBIDDENWORD", "ONLYINCOMPOUND", "NEEDAFFIX":
        hidingTexts.append(fields[1])
      default: break
      }
    }
    self.isLatin1 = isLatin1
    // The first AF line says how many there are.
    aliases = aliasTexts.dropFirst().map(split)
    hiding = Set(hidingTexts.flatMap(split))
    var crosses: [[UInt8]: Bool] = [:]
    for line in lines
    where line.starts(with: Array("PFX".utf8)) || line.starts(with: Array("SFX".utf8)) {
      let fields = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { Array($0) }
      guard fields.count >= 4 else { continue }
      let key = [fields[0][0]] + fields[1]
      guard let product = crosses[key] else {
        crosses[key] = fields[2] == [0x59]
        continue
      }
      guard let flag = split(fields[1]).first else { continue }
      let zero: [UInt8] = [0x30]
      let affix = Affix(
        crosses: product, strip: fields[2] == zero ? [] : fields[2],
        add: fields[3].first == 0x30 ? [] : Array(fields[3].prefix { $0 != 0x2F }),
        condition: AffixCondition(fields.count > 4 ? fields[4] : [0x2E]))
      if fields[0][0] == 0x50 {
        prefixes[flag, default: []].append(affix)
      } else {
        suffixes[flag, default: []].append(affix)
      }
    }
  }

  /// Calls `body` with each word and each of its forms, as UTF-8; some come more than once.
  ///
  /// - Parameter progress: Called now and then, between words.
  func forEachForm(progress: () -> Void, _ body: ([UInt8]) -> Void) {
    for (number, line) in words.split(separator: 0x0A).dropFirst().enumerated() {
      if number % 2000 == 1999 { progress() }
      let entry = line.prefix { $0 != 0x09 && $0 != 0x20 && $0 != 0x0D }
      let word = Array(entry.prefix { $0 != 0x2F })
      guard !word.isEmpty else { continue }
      let flags = flags(Array(entry.dropFirst(word.count + 1)))
      if flags.contains(where: hiding.contains) { continue }
      body(utf8(word))
      var left = Self.formsOfAWord
      let fronts = flags.flatMap { prefixes[$0] ?? [] }.filter {
        $0.condition.matchesStart(of: word)
      }
      for front in fronts where word.starts(with: front.strip) {
        body(utf8(front.add + word.dropFirst(front.strip.count)))
      }
      for flag in flags {
        for back in suffixes[flag] ?? [] where back.condition.matchesEnd(of: word) {
          guard left > 0, word.count > back.strip.count, !back.add.starts(with: [0x27]) else {
            continue
          }
          left -= 1
          let form = word.dropLast(back.strip.count) + back.add
          body(utf8(Array(form)))
          for front in fronts where back.crosses && front.crosses && form.starts(with: front.strip)
          {
            body(utf8(front.add + form.dropFirst(front.strip.count)))
          }
        }
      }
    }
  }

  private func utf8(_ word: [UInt8]) -> [UInt8] {
    guard isLatin1, word.contains(where: { $0 >= 0x80 }) else { return word }
    return word.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
  }

  private func flags(_ text: [UInt8]) -> [Flag] {
    if text.isEmpty { return [] }
    if !aliases.isEmpty, let number = Int(String(decoding: text, as: UTF8.self)) {
      return aliases.indices.contains(number - 1) ? aliases[number - 1] : []
    }
    return split(text)
  }

  private func split(_ text: [UInt8]) -> [Flag] {
    switch flagKind {
    case .byte: text.map { Flag($0) }
    case .scalar: String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
    case .pair:
      stride(from: 0, to: text.count - 1, by: 2).map { Flag(text[$0]) << 8 | Flag(text[$0 + 1]) }
    case .number:
      text.split(separator: 0x2C).compactMap { Flag(String(decoding: $0, as: UTF8.self)) }
    }
  }
}

/// What a word must begin or end with: `.`, `y`, `[^aeiou]y`; compared byte by byte.
struct AffixCondition {
  private var places: [(isNegated: Bool, bytes: [UInt8])] = []

  init(_ text: [UInt8]) {
    if text == [0x2E] { return }
    var index = 0
    while index < text.count {
      if text[index] == 0x5B, let end = text[index...].firstIndex(of: 0x5D) {
        let inside = text[(index + 1)..<end]
        let isNegated = inside.first == 0x5E
        places.append((isNegated, Array(isNegated ? inside.dropFirst() : inside)))
        index = end + 1
      } else {
        // A dot in the middle stands for anything.
        places.append(text[index] == 0x2E ? (true, []) : (false, [text[index]]))
        index += 1
      }
    }
  }

  func matchesEnd(of word: [UInt8]) -> Bool {
    word.count >= places.count && matches(word[(word.count - places.count)...])
  }

  func matchesStart(of word: [UInt8]) -> Bool {
    word.count >= places.count && matches(word.prefix(places.count))
  }

  private func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    for (byte, place) in zip(bytes, places)
    where place.bytes.contains(byte) == place.isNegated { return false }
    return true
  }
}
