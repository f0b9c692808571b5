/// Fences of code round an answer (CommonMark §4.5).
enum Fence {
  enum Outer {
    /// One fence holds the whole answer: what is in it.
    case around(Substring)
    /// A fence was opened and never closed: what follows it.
    case unclosed(Substring)
    /// Fences that belong to the text.
    case several
  }

  /// Returns the fence that `line` begins with, such as "```", and whether words follow it.
  static func opening(_ text: some StringProtocol) -> (fence: String, hasInfo: Bool)? {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let fence = text.prefix { $0 == mark }
    guard fence.count >= 3 else { return nil }
    let info = text.prefix { $0 != "\n" }.dropFirst(fence.count)
    if mark == "`", info.contains("`") { return nil }
    return (String(fence), info.contains { !$0.isWhitespace })
  }

  /// Says what the fence at the start of `text` is; `text` begins with one.
  ///
  /// Fences inside are counted, an opening one by its words, so that a block of code in a fenced
  /// answer does not end it.
  static func outer(_ text: String) -> Outer {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var open: [String] = []
    for (index, line) in lines.enumerated() {
      guard let (fence, hasInfo) = opening(line.drop { $0 == " " }) else { continue }
      let closes = open.last.map { !hasInfo && fence.hasPrefix($0) } ?? false
      if closes {
        open.removeLast()
        if open.isEmpty {
          guard index == lines.count - 1 else { return .several }
          let inner = lines[1..<index]
          return .around(inner.joined(separator: "\n")[...])
        }
      } else if open.isEmpty || hasInfo {
        open.append(fence)
      }
    }
    return .unclosed(lines.dropFirst().joined(separator: "\n")[...])
  }
}
