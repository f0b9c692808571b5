import Documents
import TextEngine

extension EditorState {
  /// Has the next saves write the text in the encoding of this name.
  mutating func setEncoding(_ name: String) {
    guard document.rich == nil else {
      message = Message("A rich file's own format says what its bytes are.")
      return
    }
    guard let encoding = encoding(named: name) else { return }
    document.encoding = encoding
    message = Message("Will be saved as \(encoding.name).")
  }

  /// Reads the file again, in the encoding of this name; undo brings the text back.
  mutating func readAgain(as name: String) -> [Effect] {
    guard let encoding = encoding(named: name) else { return [] }
    guard let path = document.path, document.identity != nil, document.rich == nil else {
      message = Message("There is no file to read again.")
      return []
    }
    reloading = document.id
    return [.open(path: path, as: encoding)]
  }

  /// Saves a text that its encoding has no bytes for.
  mutating func saveAsUTF8() -> [Effect] {
    guard case .question(.notHeld(_, _, let path)) = mode else { return [] }
    mode = .text
    document.encoding = .utf8
    return save(
      as: path, expecting: path == document.path ? document.identity : nil, overwriting: false)
  }

  private mutating func encoding(named name: String) -> TextEncoding? {
    if name.isEmpty { return nil }
    if let encoding = TextEncoding(named: name) { return encoding }
    message = Message("\(name) is no encoding that is known here.", isError: true)
    return nil
  }
}
