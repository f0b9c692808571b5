import FoundationEssentials
import WorkerLink

/// How common English words are, by the lists of SCOWL (K. Atkinson; Debian's package `scowl`),
/// whose sizes go from 10, the commonest words, to 95, the rarest.
struct WordLevels: Sendable {
  private var levels: [String: UInt8] = [:]

  static let folder = "/usr/share/dict/scowl"
  /// The greatest size of each level but the last, which is for all other words.
  private static let sizes = [10, 20, 35, 50, 60, 70]

  /// Reads the lists for a tag such as `en_GB`; empty for other languages, and where the package is
  /// not installed. Takes some 20 ms.
  init(tag: String, folder: String = Self.folder) {
    guard tag.hasPrefix("en") else { return }
    let own = tag.hasPrefix("en_GB") ? "british" : "american"
    var lower = 0
    for (level, size) in Self.sizes.enumerated() {
      for exact in [10, 20, 35, 40, 50, 55, 60, 70] where exact > lower && exact <= size {
        for kind in ["english-words", "\(own)-words", "english-contractions", "english-upper"] {
          add(folder + "/\(kind).\(exact)", level: UInt8(level))
        }
      }
      lower = size
    }
  }

  private mutating func add(_ path: String, level: UInt8) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return }
    // The lists are in Latin-1; the words with accents are few, and written without them too.
    for line in data.split(separator: 0x0A) where line.allSatisfy({ $0 < 0x80 }) {
      let word = String(decoding: line, as: UTF8.self).lowercased()
      if levels[word] == nil { levels[word] = level }
    }
  }

  var isEmpty: Bool { levels.isEmpty }

  /// Two words are as rare as the rarer of them.
  func level(of word: String) -> Int {
    let rarest = WorkerLimits.levels - 1
    return word.lowercased().split(separator: " ").map { part in
      levels[String(part)].map(Int.init) ?? rarest
    }.max() ?? rarest
  }
}
