/// What a line of a list begins with: `- `, `* `, `12. `, `3) `, with a task box if there is one.
struct ListMarker: Hashable {
  /// The marker's length in bytes, the space after it and a task box included.
  var length: Int
  var isOrdered: Bool

  /// Reads the marker at the start of `line`; nil where none is (CommonMark §5.2).
  init?(_ line: some StringProtocol) { self.init(line.utf8) }

  init?(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    guard let first = rest.first else { return nil }
    if first == 0x2D || first == 0x2A || first == 0x2B {
      isOrdered = false
      rest = rest.dropFirst()
    } else {
      isOrdered = true
      let digits = rest.prefix { (0x30...0x39).contains($0) }.count
      guard (1...9).contains(digits) else { return nil }
      rest = rest.dropFirst(digits)
      guard rest.first == 0x2E || rest.first == 0x29 else { return nil }
      rest = rest.dropFirst()
    }
    guard rest.first == 0x20 || rest.first == 0x09 else { return nil }
    let spaces = rest.prefix { $0 == 0x20 || $0 == 0x09 }.count
    rest = rest.dropFirst(spaces)
    let box = Array(rest.prefix(4))
    if box.count == 4, box[0] == 0x5B, box[2] == 0x5D, box[3] == 0x20,
      [0x20, 0x78, 0x58].contains(box[1])
    {
      rest = rest.dropFirst(4)
    }
    length = bytes.count - rest.count
  }
}
