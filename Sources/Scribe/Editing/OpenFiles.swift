import Documents
import Glibc
import ScribeTUI
import TextEngine

/// The files that were open when the editor was left, for `scribe --restore`.
///
/// Kept in `$XDG_STATE_HOME/scribe/open-files`, readable by the user alone: a line each, `LINE:COLUMN
/// PATH`; a name that holds a line end is left out.
struct OpenFiles {
  struct File: Equatable {
    var path: String
    /// Both from 1.
    var line: Int
    var column: Int
  }

  static var standardPath: String? {
    func folder(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    return state + "/scribe/open-files"
  }

  static func parse(_ text: String) -> [File] {
    text.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, case let place = parts[0].split(separator: ":"), place.count == 2,
        let line = Int(place[0]), let column = Int(place[1]), line > 0, column > 0,
        parts[1].hasPrefix("/")
      else { return nil }
      return File(path: String(parts[1]), line: line, column: column)
    }
  }

  static func words(of files: [File]) -> String {
    files.filter { !$0.path.contains("\n") }
      .map { "\($0.line):\($0.column) \($0.path)\n" }.joined()
  }

  /// Those that are still there.
  static func read(from path: String? = standardPath) -> [File] {
    guard let path, let reading = try? DocumentFile.read(path: path) else { return [] }
    return parse(reading.text.string).filter { access($0.path, R_OK) == 0 }
  }

  /// Notes what is open; nothing is said where that fails, since nothing is lost by it.
  static func write(_ files: [File], to path: String? = standardPath) {
    guard let path, !files.isEmpty, let slash = path.lastIndex(of: "/") else { return }
    let folder = String(path[..<slash])
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
    let temporary = path + ".\(getpid())"
    let descriptor = Glibc.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(words(of: files).utf8)
    let count = Glibc.write(descriptor, bytes, bytes.count)
    close(descriptor)
    if count != bytes.count || rename(temporary, path) != 0 { unlink(temporary) }
  }
}

extension EditorState {
  /// The files that are open, by absolute paths, with the caret's line and column in bytes.
  var openFiles: [OpenFiles.File] {
    documents.compactMap { document in
      guard let path = document.path else { return nil }
      var resolved = expanded(path)
      if !resolved.hasPrefix("/") {
        var buffer = [CChar](repeating: 0, count: 4096)
        guard getcwd(&buffer, buffer.count) != nil else { return nil }
        let folder = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        resolved = String(decoding: folder, as: UTF8.self) + "/" + resolved
      }
      let head = document.selection.head
      let text = document.text
      let start = text.lineStart(containing: head)
      let column =
        (head - start).value < 0x1000 ? text.string(in: start..<head).count + 1 : 1
      // What another program gave to be edited is not what the writer was at.
      if resolved.contains("/.git/") || resolved.hasPrefix("/tmp/") { return nil }
      return OpenFiles.File(
        path: resolved, line: text.line(at: head).value.value + 1, column: column)
    }
  }
}
