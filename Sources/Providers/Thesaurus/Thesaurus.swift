internal import Glibc
public import WritingTools

/// A thesaurus of MyThes, as Debian's packages `mythes-*` and LibreOffice bring them.
///
/// Two files of lines: `th_en_US_v2.idx` has the encoding, the number of words, and then a word and
/// the place of its entry in each line (`happy|8273445`), in the order of their bytes;
/// `th_en_US_v2.dat` has at that place `happy|4`, for four meanings, and a line for each:
/// `(adj)|felicitous|fortunate|unhappy (antonym)`.
public struct Thesaurus: Sendable {
  private let index: [UInt8]
  private let data: String
  private let isUTF8: Bool

  /// Larger files are no thesaurus.
  private static let limit = 256 << 20

  /// Opens the thesaurus of `language` in `folder`; nil where there is none. That of another country
  /// does where the country's own is not there.
  ///
  /// - Parameter language: A tag such as `en-GB`.
  /// - Complexity: O(*n*) for an index of *n* bytes, some 3 MB. Not for the main thread.
  public init?(language: String, folder: String = "/usr/share/mythes") {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let main = parts.first?.lowercased(), main.allSatisfy(\.isLetter) else { return nil }
    let country = parts.count > 1 ? "_" + parts[1].uppercased() : ""
    let prefix = "th_\(main)"
    let names = Self.names(in: folder).filter {
      $0.hasPrefix(prefix + "_") && $0.hasSuffix(".idx")
    }
    let wanted = names.first { !country.isEmpty && $0.hasPrefix(prefix + country + "_") }
    let usual = names.first { $0.hasPrefix("th_en_US_") }
    guard let name = wanted ?? usual ?? names.first,
      let index = Self.bytes(folder + "/" + name, 0..<Self.limit)
    else { return nil }
    self.index = index
    data = folder + "/" + name.dropLast(3) + "dat"
    isUTF8 = index.prefix { $0 != 0x0A }.elementsEqual("UTF-8".utf8)
  }

  /// Returns what the thesaurus has for `word`, or for what it is a form of (`running` is `run`).
  public func synonyms(of word: String) -> Synonyms {
    for form in Self.forms(of: word) {
      let meanings = meanings(of: form)
      if !meanings.isEmpty { return .found(meanings, as: form) }
    }
    return .nothing
  }

  /// The command that installs a thesaurus of `language`, where Debian has one.
  public static func install(_ language: String) -> String {
    let main = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let packages = [
      "en": "mythes-en-us", "de": "mythes-de", "fr": "mythes-fr", "es": "mythes-es",
      "it": "mythes-it", "pt": "mythes-pt-pt", "pl": "mythes-pl", "cs": "mythes-cs",
      "hu": "mythes-hu", "ru": "mythes-ru", "uk": "mythes-uk", "sv": "mythes-sv",
    ]
    return packages[main].map { "apt-get install \($0)" }
      ?? "apt-cache search mythes lists the languages that there are"
  }

  // MARK: Looking up

  /// The word, and what it may be an English form of, likeliest first.
  static func forms(of word: String) -> [String] {
    let small = word.lowercased().replacing("\u{2019}", with: "'")
    var forms = [small]
    func add(_ stem: some StringProtocol) { if stem.count > 1 { forms.append(String(stem)) } }
    for ending in ["'s", "ies", "es", "s", "ied", "ed", "ing", "ier", "iest", "er", "est", "ly"]
    where small.hasSuffix(ending) && small.count > ending.count + 1 {
      let stem = small.dropLast(ending.count)
      if ending.hasPrefix("i"), ending != "ing" {
        add(stem + "y")
        continue
      }
      add(stem)
      if ["ed", "ing", "er", "est", "es"].contains(ending) {
        add(stem + "e")
        if let last = stem.last, stem.dropLast().last == last { add(stem.dropLast()) }
      }
    }
    return forms
  }

  private func meanings(of word: String) -> [Synonyms.Meaning] {
    guard let place = place(of: encoded(word)),
      let entry = Self.bytes(data, place..<(place + 65_536))
    else { return [] }
    let lines = entry.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let head = lines.first,
      let count = decoded(head).split(separator: "|").last.flatMap({ Int($0) })
    else { return [] }
    return lines.dropFirst().prefix(count).compactMap { line in
      var parts = decoded(line).split(separator: "|").map(String.init)
      guard !parts.isEmpty else { return nil }
      var kind = ""
      if parts[0].hasPrefix("("), parts[0].hasSuffix(")") {
        kind = String(parts.removeFirst().dropFirst().dropLast())
      }
      // What is no word to put in is left out: the more general, the opposite.
      let words = parts.filter { part in
        !["(generic term)", "(antonym)", "(related term)"].contains { part.hasSuffix($0) }
          && part.lowercased() != word
      }.map { $0.replacing(" (similar term)", with: "") }
      return words.isEmpty ? nil : Synonyms.Meaning(kind: kind, words: words)
    }
  }

  /// The place of a word's entry.
  ///
  /// - Complexity: O(log *n*)
  private func place(of word: [UInt8]) -> Int? {
    var low = 0
    var high = index.count
    while low < high {
      let middle = (low + high) / 2
      var start = middle
      while start > low, index[start - 1] != 0x0A { start -= 1 }
      var end = middle
      while end < index.count, index[end] != 0x0A { end += 1 }
      let line = index[start..<end]
      guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else {
        // The encoding and the count stand before all words.
        low = end + 1
        continue
      }
      let found = line[..<bar]
      if found.elementsEqual(word) {
        return Int(String(decoding: line[(bar + 1)...], as: UTF8.self))
      }
      if found.lexicographicallyPrecedes(word) { low = end + 1 } else { high = start }
    }
    return nil
  }

  private func encoded(_ word: String) -> [UInt8] {
    isUTF8 ? Array(word.utf8) : word.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  // MARK: Files

  private static func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.sorted()
  }

  /// The bytes of a file in `range`, as many as there are.
  private static func bytes(_ path: String, _ range: Range<Int>) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let end = min(range.upperBound, Int(status.st_size))
    guard range.lowerBound >= 0, range.lowerBound < end else { return nil }
    var bytes = [UInt8](repeating: 0, count: end - range.lowerBound)
    let count = bytes.withUnsafeMutableBytes { raw in
      pread(file, raw.baseAddress, raw.count, range.lowerBound)
    }
    guard count > 0 else { return nil }
    return Array(bytes.prefix(count))
  }
}
