private import TextEngine

/// The ways in which a letter with its marks may stand in a text.
enum LetterForms {
  /// Cuts a phrase into letters, each with the marks after it.
  static func units(of phrase: String) -> [[Unicode.Scalar]] {
    var units: [[Unicode.Scalar]] = []
    for scalar in phrase.unicodeScalars {
      if scalar.isMark, !units.isEmpty {
        units[units.count - 1].append(scalar)
      } else {
        units.append([scalar])
      }
    }
    return units
  }

  /// Returns all forms of a letter with marks: in each case, composed and not. None begins like
  /// another.
  static func forms(
    of unit: [Unicode.Scalar], ignoringCase: Bool, ignoringAccents: Bool
  ) -> [[Unicode.Scalar]] {
    var found: [[Unicode.Scalar]] = []
    func add(_ form: [Unicode.Scalar]) {
      if !found.contains(form) { found.append(form) }
    }
    let parts = unit.flatMap(\.decomposed)
    guard let base = parts.first else { return [unit] }
    if ignoringAccents, !base.isMark {
      for letter in ignoringCase ? base.cases : [base] {
        add([letter])
        for accented in accented[letter] ?? [] { add([accented]) }
      }
      return found
    }
    add(unit)
    if unit.count == 1, ignoringCase { for letter in unit[0].cases { add([letter]) } }
    for form in found where form.count == 1 {
      let parts = form[0].decomposed
      if parts.count > 1 { add(parts) }
    }
    let marks = Array(parts.dropFirst())
    guard !marks.isEmpty, !base.isMark else { return found }
    for letter in ignoringCase ? base.cases : [base] {
      add([letter] + marks)
      // As much composed as can be, and everything between.
      var composed = letter
      for (index, mark) in marks.enumerated() {
        guard let next = composed.composed(with: mark) else { break }
        composed = next
        add([composed] + marks[(index + 1)...])
      }
    }
    return found
  }

  /// The letters with marks of the scripts that have them composed, by the letter alone.
  private static let accented: [Unicode.Scalar: [Unicode.Scalar]] = {
    var letters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for block in [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for value in block {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let parts = scalar.decomposed
        if parts.count > 1 { letters[parts[0], default: []].append(scalar) }
      }
    }
    return letters
  }()
}

extension Unicode.Scalar {
  /// The letter in all its cases, itself first; those that are one scalar long.
  var cases: [Unicode.Scalar] {
    var found = [self]
    func add(_ mapping: String) {
      let scalars = mapping.unicodeScalars
      guard let only = scalars.first, scalars.count == 1, !found.contains(only) else { return }
      found.append(only)
    }
    add(properties.uppercaseMapping)
    add(properties.titlecaseMapping)
    for letter in found { add(letter.properties.lowercaseMapping) }
    // Letters that share a capital with another, or whose capital has no way back.
    for (letter, other) in [("σ", "ς"), ("ß", "ẞ"), ("μ", "\u{B5}")] as [(Unicode.Scalar, String)]
    where found.contains(letter) { add(other) }
    return found
  }
}
