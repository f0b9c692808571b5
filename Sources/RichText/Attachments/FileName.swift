/// Names of files that come from documents.
public enum FileName {
  /// Whether `name` names a file in one folder and nothing else: not empty, no `/`, no `\`, no
  /// control characters, neither `.` nor `..`, and at most 255 bytes.
  public static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.unicodeScalars.contains {
        $0 == "/" || $0 == "\\" || $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
      }
  }

  /// The suffix in lower case, without its dot; empty for none.
  public static func suffix(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
