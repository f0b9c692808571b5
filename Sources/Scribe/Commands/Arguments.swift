/// Why a command line was not understood; the exit status is 2.
struct UsageError: Error, Hashable {
  var message: String
}

/// The words of a command line, taken apart by what the command knows.
struct Arguments: Hashable {
  /// What is not an option, in order.
  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - flags: Options without a value, with their dashes.
  ///   - valued: Options with one: `--to X` or `--to=X`.
  init(_ words: some Sequence<String>, flags known: [String], valued: [String]) throws(UsageError) {
    var isOver = false
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      // No file has this name, and no word these letters: a variable of the shell's was not set.
      if word.isEmpty { throw UsageError(message: "an argument is empty: a name is missing") }
      if isOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isOver = true
      } else if known.contains(word) {
        flags.insert(word)
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard valued.contains(name) else {
          let near = Self.nearest(to: name, in: known + valued)
          throw UsageError(
            message: known.contains(name)
              ? "\(name) takes no value"
              : "unknown option \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
        }
        if parts.count == 2 {
          values[name] = String(parts[1])
        } else if let value = rest.popFirst() {
          values[name] = value
        } else {
          throw UsageError(message: "\(name) needs a value")
        }
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func value(_ name: String) -> String? { values[name] }

  /// Returns the name that differs least from `word`, if that is little enough for a slip.
  static func nearest(to word: String, in names: [String]) -> String? {
    names.map { ($0, distance(word, $0)) }.filter { $0.1 <= max(2, word.count / 3) }
      .min { $0.1 < $1.1 }?.0
  }

  private static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in b.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          above + 1, row[column] + 1, diagonal + (b[column] == letter ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}

extension Arguments {
  /// The same without operands and other options, for a command that another one contains.
  func only(flags known: [String], valued: [String]) -> Arguments {
    var copy = self
    copy.operands = []
    copy.flags.formIntersection(known)
    copy.values = values.filter { valued.contains($0.key) }
    return copy
  }
}
