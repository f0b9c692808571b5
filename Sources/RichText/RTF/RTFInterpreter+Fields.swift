extension RTFInterpreter {
  /// Reads a field's instruction; a link is the only one with a meaning of its own, what others show
  /// is their result.
  mutating func endInstruction(_ text: [UInt8]) {
    guard state.field >= 0 else { return }
    let words = Self.words(of: text)
    guard let name = words.first?.text.uppercased() else { return }
    switch name {
    case "HYPERLINK":
      guard let link = Self.link(words.dropFirst()), links.count < 1 << 20 else { return }
      links.append(link)
      fields[Int(state.field)].link = Int32(links.count - 1)
    case "SYMBOL":
      takeSymbolField(words.dropFirst())
    default: break
    }
  }

  struct FieldWord {
    var text: String
    var isQuoted: Bool
  }

  /// Words, quoted or not; `\\` within quotes is one backslash.
  private static func words(of bytes: [UInt8]) -> [FieldWord] {
    var words: [FieldWord] = []
    var word: [UInt8] = []
    var isQuoted = false
    var wasQuoted = false
    var index = 0
    while index < bytes.count, words.count < 100 {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        wasQuoted = true
      case UInt8(ascii: "\\")
      where isQuoted && index < bytes.count
        && [UInt8(ascii: "\\"), UInt8(ascii: "\"")].contains(bytes[index]):
        word.append(bytes[index])
        index += 1
      case 0...0x20 where !isQuoted:
        if !word.isEmpty || wasQuoted {
          words.append(FieldWord(text: String(decoding: word, as: UTF8.self), isQuoted: wasQuoted))
        }
        (word, wasQuoted) = ([], false)
      default: word.append(byte)
      }
    }
    if !word.isEmpty || wasQuoted {
      words.append(FieldWord(text: String(decoding: word, as: UTF8.self), isQuoted: wasQuoted))
    }
    return words
  }

  /// `"address"`, `\l "place"`, `\o "title"`; `\t` has a window's name after it, `\n` and `\m` have none.
  private static func link(_ words: ArraySlice<FieldWord>) -> Link? {
    var address = ""
    var place: String?
    var title: String?
    var rest = words
    while let word = rest.popFirst() {
      switch word.text {
      case "\\l" where !word.isQuoted: place = rest.popFirst()?.text
      case "\\o" where !word.isQuoted: title = rest.popFirst()?.text
      case "\\t" where !word.isQuoted: _ = rest.popFirst()
      case let text where text.hasPrefix("\\") && !word.isQuoted: break
      default: if address.isEmpty { address = word.text }
      }
    }
    if let place { address += "#" + place }
    return address.isEmpty ? nil : Link(address: address, title: title)
  }

  /// `SYMBOL 183 \f "Symbol"` stands for a character.
  private mutating func takeSymbolField(_ words: ArraySlice<FieldWord>) {
    guard let number = words.first.flatMap({ Int($0.text) }), (0x20...0xFFFF).contains(number)
    else { return }
    let font = words.drop { $0.text != "\\f" }.dropFirst().first?.text ?? "Symbol"
    let unit =
      number < 0x100 ? RTFSymbols.scalar(UInt8(number), font: font) : UInt16(number)
    appendBody(Array(String(decoding: [unit], as: UTF16.self).utf8))
  }
}
