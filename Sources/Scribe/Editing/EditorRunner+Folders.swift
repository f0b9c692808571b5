import Dispatch
import Glibc
import ScribeTUI
import TerminalLoop

/// How many files quick open lists, and how deep it looks.
private let mostFiles = 20_000
private let mostLevels = 12

// What folders hold, for lists of files to open.
extension EditorRunner {
  func listFolder(_ path: String) {
    let folder = path.isEmpty ? "." : expanded(path)
    disk.perform { [mailbox] in
      let entries = entries(of: folder)
      mailbox.post { [weak self] in self?.take(.folder(path, entries)) }
    }
  }

  /// Lists all files under a folder, without hidden ones and those that programs put there.
  func listFiles(under path: String) {
    let root = path.isEmpty ? "." : expanded(path)
    DispatchQueue.global(qos: .userInitiated).async { [mailbox] in
      var files: [String] = []
      var folders = [(path: "", level: 0)]
      // The nearest first: where too many are, those deep down are left out.
      while !folders.isEmpty, files.count < mostFiles {
        let (folder, level) = folders.removeFirst()
        let found = entries(of: folder.isEmpty ? root : "\(root)/\(folder)") ?? []
        for entry in found.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
          let whole = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
          if !entry.isFolder {
            files.append(whole)
          } else if level < mostLevels, entry.name != "node_modules" {
            folders.append((whole, level + 1))
          }
        }
      }
      let isCut = files.count >= mostFiles
      let listed = Array(files.prefix(mostFiles))
      mailbox.post { [weak self] in self?.take(.files(under: path, listed, isCut: isCut)) }
    }
  }
}

/// What a folder holds; nil where it cannot be read. Names that are no UTF-8 are left out: they could
/// not be shown and named again.
private func entries(of folder: String) -> [FolderEntry]? {
  guard let stream = opendir(folder) else { return nil }
  defer { closedir(stream) }
  var found: [FolderEntry] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
    }
    guard let name, name != ".", name != ".." else { continue }
    var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
    if entry.pointee.d_type == UInt8(DT_LNK) || entry.pointee.d_type == UInt8(DT_UNKNOWN) {
      var status = stat()
      isFolder = stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
    found.append(FolderEntry(name: name, isFolder: isFolder))
  }
  return found
}
