extension EditorState {
  /// Lists the folder of the document on the screen.
  mutating func browse() -> [Effect] {
    guard let path = document.path, let slash = path.lastIndex(of: "/") else { return browse("") }
    return browse(slash == path.startIndex ? "/" : String(path[..<slash]))
  }

  /// Lists a folder; an empty path is the one that the program was started in.
  mutating func browse(_ path: String) -> [Effect] {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var chooser = Chooser(.folder(path), [])
    chooser.note = "reading…"
    open(chooser)
    return [.listFolder(path)]
  }

  /// Takes the entries of a folder that is still asked for.
  mutating func listed(_ path: String, _ entries: [FolderEntry]?) {
    guard case .chooser(var chooser) = mode, chooser.kind == .folder(path) else { return }
    chooser.note = entries == nil ? "The folder cannot be read." : nil
    let sorted = (entries ?? []).sorted {
      $0.isFolder != $1.isFolder
        ? $0.isFolder : ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name)
    }
    let up = Chooser.Item(words: "../", value: .folder(parent(of: path)))
    chooser.items =
      (path == "/" ? [] : [up])
      + sorted.map { entry in
        let whole = joined(path, entry.name)
        return entry.isFolder
          ? Chooser.Item(words: entry.name + "/", value: .folder(whole))
          : Chooser.Item(words: entry.name, value: .file(whole))
      }
    chooser.narrow()
    // The first file rather than the way up.
    if chooser.typed.isEmpty, chooser.rows.count > 1 { chooser.chosen = 1 }
    mode = .chooser(chooser)
  }

  /// Lists all files under the folder that the program was started in.
  mutating func quickOpen() -> [Effect] {
    open(Chooser(.files(""), [], note: "reading…"))
    return [.listFiles("")]
  }

  mutating func listed(under root: String, _ paths: [String], isCut: Bool) {
    guard case .chooser(var chooser) = mode, chooser.kind == .files(root) else { return }
    chooser.note = isCut ? "Only the first \(paths.count) files are listed." : nil
    chooser.items = paths.map { Chooser.Item(words: $0, value: .file(joined(root, $0))) }
    chooser.narrow()
    mode = .chooser(chooser)
  }

  /// Goes up a folder where nothing is typed that could be deleted.
  mutating func deleteInChooser() -> [Effect] {
    guard case .chooser(var chooser) = mode else { return [] }
    if chooser.typed.isEmpty {
      guard case .folder(let path) = chooser.kind else { return [] }
      return browse(parent(of: path))
    }
    chooser.typed.removeLast()
    chooser.narrow()
    mode = .chooser(chooser)
    return []
  }

  func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that holds one; `..` in front of what is not absolute.
  private func parent(of path: String) -> String {
    if path == "/" { return path }
    let last = path.split(separator: "/").last
    if path.isEmpty { return ".." }
    if last == ".." || last == "." { return joined(path, "..") }
    guard let slash = path.lastIndex(of: "/") else { return path.hasPrefix("~") ? "/" : "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
