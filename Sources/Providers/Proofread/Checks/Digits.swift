extension Check {
  /// `1990's` and `30's` as decades: no apostrophe; `'80's` neither.
  static let decade = Check(name: "decade") { prose, sentence, found in
    for at in sentence.tokens where prose.tokens[at].kind == .number {
      let token = prose.tokens[at]
      let text = prose.string(at)
      guard text.hasSuffix("'s") || text.hasSuffix("\u{2019}s") else { continue }
      let digits = text.prefix { $0.isNumber }
      guard digits.count == text.count - 2, digits.hasSuffix("0"),
        digits.count == 4 || digits.count == 2
      else { continue }
      // `2010's Something` is of that year.
      let isNamed =
        at + 1 < sentence.tokens.upperBound && prose.tokens[at + 1].letters == .capital
      if isNamed, at == sentence.tokens.lowerBound || prose.plain(at - 1) != "the" { continue }
      // An age (`in my 30's`) or a decade of a century (`the 80's`).
      let before = at > sentence.tokens.lowerBound ? prose.plain(at - 1) : ""
      let isAge =
        digits.count == 2
        && (["my", "his", "her", "their", "your", "our", "mid", "early", "late"].contains(before)
          || before == "-" || before == ",")
      let hasMark = token.range.lowerBound > 0 && prose.bytes[token.range.lowerBound - 1] == 0x27
      let right = digits.count == 2 && !isAge && !hasMark ? "'\(digits)s" : "\(digits)s"
      found.append(
        Correction(
          range: token.range, replacement: right,
          alternatives: right.hasPrefix("'") ? ["\(digits)s"] : [],
          rule: "decade", explanation: "A decade or an age takes no apostrophe before the “s”.",
          weight: Correction.checkWeight))
    }
  }

  /// `am`, `pm` and a time of day say the same twice: `3 am in the morning`.
  static let hourTwice = Check(name: "hour-twice") { prose, sentence, found in
    for at in sentence.tokens where prose.tokens[at].kind == .word {
      guard ["morning", "afternoon", "evening", "night"].contains(prose.plain(at)) else { continue }
      var start = at - 1
      if start >= sentence.tokens.lowerBound, prose.plain(start) == "the" { start -= 1 }
      guard start > sentence.tokens.lowerBound, ["in", "at"].contains(prose.plain(start)) else {
        continue
      }
      var last = start - 1
      if prose.isMark(last, "."), last > sentence.tokens.lowerBound { last -= 1 }
      let text = prose.string(last).lowercased()
      let isHour: Bool
      if prose.tokens[last].kind == .number {
        isHour =
          (text.hasSuffix("am") || text.hasSuffix("pm"))
          && text.dropLast(2).allSatisfy { $0.isNumber || $0 == ":" || $0 == "." }
      } else if text == "am" || text == "pm" {
        isHour = last > sentence.tokens.lowerBound && prose.tokens[last - 1].kind == .number
      } else {
        // a.m. in three or four tokens
        isHour =
          text == "m" && last - 2 > sentence.tokens.lowerBound && prose.isMark(last - 1, ".")
          && ["a", "p"].contains(prose.string(last - 2).lowercased())
          && prose.tokens[last - 3].kind == .number
      }
      guard isHour else { continue }
      found.append(
        Correction(
          range: prose.tokens[start - 1].range.upperBound..<prose.tokens[at].range.upperBound,
          replacement: "",
          rule: "hour-twice", explanation: "“am” and “pm” tell the time of day already.",
          weight: Correction.checkWeight))
    }
  }

  /// Names in capitals that were written as words: `Nato`, `Pdf`.
  private static let initials: [String: String] = Dictionary(
    uniqueKeysWithValues:
      "NATO UNESCO UNICEF NASA FBI CIA DNA RNA GPU CPU PDF HTML CSS SQL JSON XML URL API USB HTTP HTTPS CEO CFO CTO COO USA UK EU UN BBC CNN NBA NFL NHL FIFA UEFA AIDS HIV GDP VAT PhD RAM ROM SSD GPS SMS DVD LED LCD HDMI IBM SSH FTP DNS VPN IDE SDK CLI GUI FAQ"
      .split(separator: " ").map { ($0.lowercased(), String($0)) })

  static let initialism = Check(name: "initialism") { prose, sentence, found in
    for at in sentence.tokens
    where prose.tokens[at].kind == .word && prose.tokens[at].letters == .capital {
      guard let right = initials[prose.plain(at)], prose.string(at) != right,
        prose.plain(at) != "led", prose.plain(at) != "ram", prose.plain(at) != "aids",
        prose.plain(at) != "ide", prose.plain(at) != "un"
      else { continue }
      if at + 1 < prose.tokens.count, prose.tokens[at + 1].gap == .none,
        prose.tokens[at + 1].kind != .punctuation || prose.isMark(at + 1, "(")
      {
        continue
      }
      if at > 0, prose.tokens[at].gap == .none,
        prose.isMark(at - 1, "/") || prose.isMark(at - 1, ".") || prose.isMark(at - 1, "#")
      {
        continue
      }
      found.append(
        Correction(
          range: prose.tokens[at].range, replacement: right, rule: "initialism",
          explanation: "These initials are written in capitals.", weight: Correction.checkWeight))
    }
  }

  /// `Don;t`, `I´m`: another mark where the apostrophe belongs.
  static let apostropheMark = Check(name: "apostrophe-mark") { prose, sentence, found in
    guard sentence.tokens.count > 2 else { return }
    for at in sentence.tokens.dropFirst().dropLast() where prose.tokens[at].kind == .punctuation {
      let mark = prose.tokens[at]
      let text = prose.string(at)
      guard text == ";" || text == "´" || text == "`" || text == "‘", mark.gap == .none,
        prose.tokens[at + 1].gap == .none, prose.tokens[at + 1].kind == .word,
        prose.tokens[at - 1].kind == .word,
        ["t", "s", "m", "re", "ve", "ll", "d"].contains(prose.plain(at + 1))
      else { continue }
      let whole = prose.plain(at - 1) + "'" + prose.plain(at + 1)
      guard prose.lexicon.tags(of: whole).meets(.contraction) else { continue }
      found.append(
        Correction(
          range: mark.range, replacement: "'", rule: "apostrophe-mark",
          explanation: "“\(whole)” is written with an apostrophe.",
          weight: Correction.checkWeight + 9))
    }
  }

  /// A last sentence without a full stop, where it is long and its paragraph is prose.
  static let fullStop = Check(name: "full-stop") { prose, sentence, found in
    guard sentence.place == .body, sentence.isLast, !sentence.isFirst, !sentence.isClosed,
      sentence.tokens.count > 5,
      let first = sentence.tokens.first,
      prose.tokens[first].letters == .capital || prose.string(first) == "I",
      let last = sentence.tokens.last, prose.tokens[last].kind == .word,
      prose.tokens[last].letters == .lower,
      sentence.tokens.contains(where: { prose.tokens[$0].tags.meets([.be, .have, .do, .modal]) }),
      !prose.isCutShort
    else { return }
    found.append(
      Correction(
        range: prose.tokens[last].range.upperBound..<prose.tokens[last].range.upperBound,
        replacement: ".",
        rule: "full-stop", explanation: "The sentence has no full stop.",
        weight: Correction.checkWeight - 15))
  }
}
