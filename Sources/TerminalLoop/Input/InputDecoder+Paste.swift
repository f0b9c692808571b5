import ScribeTUI

// What is pasted may hold an end mark of its own, to have the rest taken for keys. A mark is
// therefore the end only if silence follows, or keys and no further mark before the silence.
extension InputDecoder {
  private static let startMark = Array("\u{1B}[200~".utf8)
  private static let endMark = Array("\u{1B}[201~".utf8)

  mutating func beginPaste() {
    state = .paste
    pasted = []
    tail = []
  }

  mutating func endPaste() {
    state = .ground
    if !pasted.isEmpty { events.append(.paste(pasted)) }
    pasted = []
    tail = []
  }

  mutating func takePaste(_ byte: UInt8) {
    pasted.append(byte)
    if byte == UInt8(ascii: "~"), pasted.suffix(6).elementsEqual(Self.endMark) {
      pasted.removeLast(6)
      state = .pasteEnding
    }
  }

  mutating func takePasteEnding(_ byte: UInt8) {
    tail.append(byte)
    guard byte == UInt8(ascii: "~") else { return }
    if tail.suffix(6).elementsEqual(Self.endMark) {
      pasted += Self.endMark + tail.dropLast(6)
      tail = []
    } else if tail.elementsEqual(Self.startMark) {
      // The next paste, right behind.
      endPaste()
      beginPaste()
    } else if tail.suffix(6).elementsEqual(Self.startMark) {
      // Keys between two marks are more likely a part of a paste that wants to be obeyed.
      pasted += Self.endMark + tail
      tail = []
      state = .paste
    }
  }
}
