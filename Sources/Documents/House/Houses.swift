internal import Glibc
internal import TextEngine

/// What holds for one document: settings, words and rules, from the writer, the project and the
/// document's own list.
public struct House: Hashable, Sendable {
  public var style: HouseStyle
  /// The writer's settings with the project's over them.
  public var settings: Settings
  /// The folder of the `.scribe.toml` that counts; nil without one.
  public var project: String?
  /// One line (`path:line:column: what`) for each thing that is wrong and was passed over.
  public var problems: [String] = []
}

/// Finds what holds for documents, and keeps what the writer adds.
///
/// Three plain-text lists (`WordList`) count: `words.txt` in the data folder, `.scribe-words` beside
/// the project's `.scribe.toml`, and one for each file that has any in `files` of the data folder.
public struct Houses: Sendable {
  /// `$XDG_DATA_HOME/scribe`; nil without a home: then there are no lists but projects'.
  public let data: String?
  /// Where looking for a project ends at the latest.
  let home: String?
  public let settings: Settings

  public init(settings: Settings, data: String?, home: String?) {
    self.settings = settings
    self.data = data
    self.home = home
  }

  /// With the user's own folders.
  public init(settings: Settings) {
    self.init(
      settings: settings,
      data: UserFolder.path("XDG_DATA_HOME", usual: ".local/share").map { $0 + "/scribe" },
      home: getenv("HOME").map { String(cString: $0) })
  }

  /// Returns what holds for the file at `path`; for nil, in the working folder.
  ///
  /// - Complexity: O(depth of the folder), and a few small files are read.
  public func house(of path: String?) -> House {
    let place = path.flatMap(Self.place)
    let folder = place.map { Self.folder(of: $0) } ?? Self.workingFolder
    var house = House(style: HouseStyle(), settings: settings, project: nil)
    if let folder, let found = project(above: folder) {
      house.project = found.folder
      house.problems = found.problems
      house.settings = settings.joined(with: found.settings)
      take(found.folder + "/" + Self.projectList, isForeign: false, into: &house)
    }
    house.style.formUnion(
      HouseStyle(
        words: house.settings.words, ignoredRules: Set(house.settings.ignoredRules)))
    if let data {
      take(data + "/" + Self.personalList, into: &house)
      if let place, let own = list(of: place) { house.style.formUnion(own.style) }
    }
    return house
  }

  /// Adds `entry` to a list, unless it holds that already.
  ///
  /// - Parameter path: The document's; nil before it has a name.
  /// - Returns: The list's path.
  public func add(
    _ entry: HouseEntry, to place: HousePlace, of path: String?
  ) throws(HouseError) -> String {
    guard let line = WordList.line(entry) else {
      throw HouseError(message: "a list cannot hold this: one word without spaces is what it takes")
    }
    let (list, head) = try self.list(place, of: path)
    if case .bytes(let bytes) = HouseFile.read(list) {
      let known = WordList(String(decoding: bytes, as: UTF8.self)).style
      switch entry {
      case .word(let word): if known.words.contains(HouseStyle.straight(word)) { return list }
      case .rule(let name): if known.ignoredRules.contains(name) { return list }
      }
    }
    try HouseFile.add(line, to: list, head: head)
    return list
  }

  /// Where the list of `place` lies, and what a new one begins with.
  private func list(
    _ place: HousePlace, of path: String?
  ) throws(HouseError) -> (path: String, head: String) {
    let remark = "a word a line; rule: NAME leaves a rule out"
    switch place {
    case .personal:
      guard let data else { throw HouseError(message: "there is no home folder to keep it in") }
      return (data + "/" + Self.personalList, "# Right everywhere: \(remark)")
    case .project:
      let folder = path.flatMap(Self.place).map { Self.folder(of: $0) } ?? Self.workingFolder
      guard let folder, let found = project(above: folder) else {
        throw HouseError(
          message: "no project: put a file .scribe.toml, which may be empty, in its folder")
      }
      return (found.folder + "/" + Self.projectList, "# Right in this project: \(remark)")
    case .file:
      guard let data else { throw HouseError(message: "there is no home folder to keep it in") }
      guard let place = path.flatMap(Self.place) else {
        throw HouseError(message: "the text has no name yet: save it first")
      }
      return (Self.list(of: place, in: data), Self.head(of: place))
    }
  }

  static let personalList = "words.txt"
  static let projectList = ".scribe-words"
  static let projectFile = ".scribe.toml"

  private func take(_ path: String, isForeign: Bool = true, into house: inout House) {
    switch HouseFile.read(path, isForeign: isForeign) {
    case .none: break
    case .refused(let reason): house.problems.append(reason)
    case .bytes(let bytes):
      house.style.formUnion(WordList(String(decoding: bytes, as: UTF8.self)).style)
    }
  }
}

extension Houses {
  // MARK: A file's own list

  /// The name is a sum of the path, which stands in the first line: two files of one sum do not
  /// share a list.
  private static func list(of place: String, in data: String) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in place.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = String(sum, radix: 16)
    return data + "/files/" + String(repeating: "0", count: 16 - name.count) + name + ".txt"
  }

  private static func head(of place: String) -> String {
    "# " + place.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func list(of place: String) -> WordList? {
    guard let data, case .bytes(let bytes) = HouseFile.read(Self.list(of: place, in: data)) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.split(whereSeparator: \.isNewline).first.map(String.init) == Self.head(of: place)
    else { return nil }
    return WordList(text)
  }

  // MARK: Projects

  struct Project: Hashable {
    var folder: String
    var settings: Settings
    var problems: [String]
  }

  /// The `.scribe.toml` of `folder`, or of the nearest above it. The last folder that is looked in is
  /// the home folder, or one that holds `.git`.
  func project(above folder: String) -> Project? {
    var folder = folder
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + Self.projectFile
      switch HouseFile.read(path, isForeign: false) {
      case .none: break
      case .refused(let reason):
        return Project(folder: folder, settings: Settings(), problems: [reason])
      case .bytes(let bytes):
        let (settings, problems) = Settings.parse(bytes, asProject: true)
        return Project(
          folder: folder, settings: settings,
          problems: problems.map { "\(path):\($0.line):\($0.column): \($0.words)" })
      }
      if folder == "/" || folder == home || access(folder + "/.git", F_OK) == 0 { return nil }
      folder = Self.folder(of: folder)
    }
  }

  // MARK: Paths

  static func folder(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return "/" + folder
  }

  /// The path from the root, links resolved; nil where its folder is not there.
  static func place(of path: String) -> String? {
    if let real = resolved(path) { return real }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return workingFolder.map { ($0 == "/" ? "" : $0) + "/" + path }
    }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return resolved(folder).map {
      ($0 == "/" ? "" : $0) + "/" + path[path.index(after: slash)...]
    }
  }

  static var workingFolder: String? { resolved(".") }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
