public import TextEngine

extension SearchPattern {
  /// Returns what takes a match's place.
  ///
  /// - Parameter template: Taken as it is for a phrase. For an expression `\1` or `$1` is what group 1
  ///   took, `$&` or `\0` the whole match, `${name}` a named group; `\n`, `\t` and `\\` are a line
  ///   feed, a tab and a backslash, `$$` is `$`.
  /// - Returns: Bytes, those of the text as they are in it.
  public func replacement(
    for match: SearchMatch, by template: String, in text: TextStorage
  ) -> [UInt8] {
    guard case .expression(let regex) = kind else { return Array(template.utf8) }
    var bytes: [UInt8] = []
    func add(group number: Int) {
      if number == 0 {
        bytes += text.bytes(in: match.range)
      } else if number <= match.groups.count, let range = match.groups[number - 1] {
        bytes += text.bytes(in: range)
      }
    }
    var rest = Substring(template)
    while let sign = rest.popFirst() {
      switch (sign, rest.first) {
      case ("\\", "n"?): bytes.append(0x0A)
      case ("\\", "t"?): bytes.append(0x09)
      case ("\\", let digit?) where digit.isASCII && digit.isNumber,
        ("$", let digit?) where digit.isASCII && digit.isNumber:
        add(group: digit.wholeNumberValue ?? 0)
      case ("$", "&"?): add(group: 0)
      case ("$", "{"?):
        guard let end = rest.firstIndex(of: "}") else {
          bytes += Array("$".utf8)
          continue
        }
        let name = rest[rest.index(after: rest.startIndex)..<end]
        if let number = Int(name) ?? regex.group(named: String(name)) { add(group: number) }
        rest = rest[end...]
      case ("\\", let other?): bytes += Array(String(other).utf8)
      case ("$", "$"?): bytes.append(UInt8(ascii: "$"))
      default:
        bytes += Array(String(sign).utf8)
        continue
      }
      rest.removeFirst()
    }
    return bytes
  }
}
