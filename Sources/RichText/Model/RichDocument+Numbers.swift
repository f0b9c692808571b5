extension RichDocument {
  /// Returns for each paragraph the number that its marker shows; nil for those without a number.
  ///
  /// A number counts from its marker's start; it starts anew after an item of a lower level, and
  /// where the form of the numbers changes.
  public func listNumbers() -> [Int?] {
    var counts: [ListID: [Int?]] = [:]
    return paragraphs.map { paragraph in
      guard let item = paragraph.style.list, !paragraph.style.isContinued else { return nil }
      var levels = counts[item.list] ?? []
      let level = item.level
      while levels.count <= level { levels.append(nil) }
      levels.removeLast(levels.count - level - 1)
      defer { counts[item.list] = levels }
      guard case .number(_, let start, _) = item.marker else { return nil }
      let number = levels[level].map { $0 + 1 } ?? start
      levels[level] = number
      return number
    }
  }
}

extension ListMarker {
  /// The marker as text: `•`, `3.`, `iv)`. Empty for no marker.
  public func words(number: Int?) -> String {
    switch self {
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .hyphen: "-"
    case .check(let isOn): isOn ? "☑" : "☐"
    case .number(let form, let start, let ending): ending.around(form.words(number ?? start))
    case .none: ""
    }
  }
}

extension NumberEnding {
  func around(_ number: String) -> String {
    switch self {
    case .period: number + "."
    case .parenthesis: number + ")"
    case .parentheses: "(" + number + ")"
    case .nothing: number
    }
  }
}

extension NumberForm {
  /// The number in this form; in digits where the form has none (zero, Roman numbers over 3999).
  public func words(_ number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .lowerLetter: Self.letters(number)
    case .upperLetter: Self.letters(number).uppercased()
    case .lowerRoman: Self.roman(number)
    case .upperRoman: Self.roman(number).uppercased()
    }
  }

  /// a … z, aa … zz, as spreadsheets count columns.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var letters: [UInt8] = []
    while rest > 0 {
      letters.append(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var words = ""
    for (value, sign) in signs {
      while rest >= value {
        words += sign
        rest -= value
      }
    }
    return words
  }
}
