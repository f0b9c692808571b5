import Glibc

/// Which files a batch works on, and where each result goes.
struct BatchPlan: Sendable {
  struct Item: Hashable, Sendable {
    /// As it was named, for messages.
    var name: String
    /// Without links and `..`: what the state file knows it by.
    var path: String
    /// Where the result goes; the file itself for a batch in place.
    var output: String
  }

  private(set) var items: [Item] = []
  /// Files that are not there, with the reason.
  private(set) var missing: [BatchEntry] = []

  /// - Throws: Where two results would have one name.
  init(_ request: BatchRequest) throws(UsageError) {
    var seen: Set<String> = []
    var takers: [String: String] = [:]
    for name in request.paths {
      guard let path = Self.whole(name) else {
        var entry = BatchEntry(file: name, state: .input)
        entry.reason = String(cString: strerror(errno))
        missing.append(entry)
        continue
      }
      // Named twice, done once.
      guard seen.insert(path).inserted else { continue }
      var output = path
      if case .folder(let folder) = request.target {
        output = folder + "/" + Self.place(of: name)
        if let other = takers.updateValue(name, forKey: output) {
          throw UsageError(
            message: "\(other) and \(name) would both become \(output): name them from one folder")
        }
        if Self.whole(output) == path {
          throw UsageError(message: "\(name) would be replaced by its result: that is --in-place")
        }
      }
      items.append(Item(name: name, path: path, output: output))
    }
  }

  /// Where the result of the file called `name` stands below the folder of results: as the file stands
  /// below the current folder, else by its last part.
  static func place(of name: String) -> String {
    let parts = name.split(separator: "/").filter { $0 != "." }
    if name.hasPrefix("/") || parts.contains("..") { return String(parts.last ?? "untitled") }
    return parts.joined(separator: "/")
  }

  private static func whole(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
