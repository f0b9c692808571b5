import Documents

/// Patterns of files to leave out, one a line, as `.gitignore` has them.
///
/// `#` begins a comment, `!` takes a file back in, a `/` at the end means folders alone, one at the
/// start the folder of the list itself. The last pattern that fits decides.
struct IgnoreList: Hashable {
  private struct Line: Hashable {
    var rule: FileRule
    var takesBack: Bool
    var isFolder: Bool
    var isAnchored: Bool
  }

  private var lines: [Line] = []

  init(_ words: String) {
    for raw in words.split(whereSeparator: \.isNewline) {
      var pattern = raw[...]
      while pattern.last == " " || pattern.last == "\t" { pattern.removeLast() }
      guard let first = pattern.first, first != "#" else { continue }
      let takesBack = first == "!"
      if takesBack { pattern.removeFirst() }
      let isFolder = pattern.last == "/"
      if isFolder { pattern.removeLast() }
      // A slash anywhere but at the end also ties a pattern to the list's own folder.
      let isAnchored = pattern.contains("/")
      if isAnchored, pattern.first != "/" { pattern = "/" + pattern }
      guard pattern != "/", !pattern.isEmpty else { continue }
      lines.append(
        Line(
          rule: FileRule(pattern: String(pattern)), takesBack: takesBack, isFolder: isFolder,
          isAnchored: isAnchored))
    }
  }

  /// Whether a file is left out, or a folder that it is in.
  ///
  /// - Parameter path: Seen from the list's folder, without a slash at the start.
  func excludes(_ path: String, isFolder: Bool = false) -> Bool {
    let parts = path.split(separator: "/")
    for end in parts.indices {
      let isWhole = end == parts.count - 1
      let part = parts[...end].joined(separator: "/")
      var isOut = false
      for line in lines where !line.isFolder || !isWhole || isFolder {
        if line.rule.fits(line.isAnchored ? "/" + part : part) { isOut = !line.takesBack }
      }
      if isOut { return true }
    }
    return false
  }
}
