import TextEngine

/// A list to choose from, narrowed by typing.
public struct Chooser: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case documents, outline, clips, history, characters
    /// Places of a phrase.
    case matches(String)
    /// Counts, to be read; of what.
    case statistics(String)
    /// The entries of a folder; its path, without a slash at its end.
    case folder(String)
    /// All files under a folder.
    case files(String)
  }

  /// What choosing an item means.
  enum Value: Hashable, Sendable {
    case document(DocumentID)
    case place(ByteCount)
    case clip(Int)
    case state(UndoHistory.StateID)
    case scalar(Unicode.Scalar)
    case match(DocumentID, Range<ByteCount>)
    case nothing
    case folder(String)
    case file(String)
  }

  /// One row: words, and what stands at its right end.
  struct Item: Hashable, Sendable {
    var words: String
    var detail = ""
    /// How deep it lies under others, in the list as it is.
    var indent = 0
    var value: Value
  }

  public internal(set) var kind: Kind
  var items: [Item]
  public internal(set) var typed = ""
  public internal(set) var chosen = 0
  var note: String?
  /// What of `items` is shown.
  private(set) var rows: [Item] = []

  /// How many rows are kept of those that match.
  static let most = 500

  init(_ kind: Kind, _ items: [Item], chosen: Int = 0, note: String? = nil) {
    self.kind = kind
    self.items = items
    self.note = note
    narrow()
    self.chosen = min(max(chosen, 0), max(rows.count - 1, 0))
  }

  /// Works out what is shown for what was typed.
  mutating func narrow() {
    chosen = 0
    if typed.isEmpty {
      rows = Array(items.filter { !isHidden($0) }.prefix(Self.most))
      return
    }
    if kind == .characters {
      rows = namedAlike
      return
    }
    let scored = items.enumerated().compactMap { index, item -> (score: Int, index: Int)? in
      fuzzyScore(typed, in: item.words).map { ($0 - item.words.utf8.count / 8, -index) }
    }
    rows = scored.sorted { ($0.score, $0.index) > ($1.score, $1.index) }.prefix(Self.most)
      .map { items[-$0.index] }
  }

  /// Names that begin with a dot are not shown until they are asked for.
  private func isHidden(_ item: Item) -> Bool {
    guard case .folder = kind else { return false }
    return item.words.hasPrefix(".") && item.words != "../"
  }

  /// Characters whose names hold all words that were typed; first those that have most of them as words
  /// of their own, then those with a short name. By number where one was typed: `u+2014`.
  private var namedAlike: [Item] {
    let words = typed.uppercased().split(separator: " ")
    if let only = words.first, words.count == 1, only.hasPrefix("U+"),
      let scalar = UInt32(only.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init),
      scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value)
    {
      return [Chooser.Item(character: scalar, name: scalar.properties.name ?? "")]
    }
    let parts = words.map { Array($0.utf8) }
    let found = items.filter { item in
      var name = item.words
      return name.withUTF8 { bytes in parts.allSatisfy { bytes.holds($0) } }
    }
    let ranked = found.map { item in
      let own = item.words.split(separator: " ")
      return (item: item, missed: words.count { !own.contains($0[...]) })
    }
    return ranked.sorted {
      ($0.missed, $0.item.words.utf8.count, $0.item.words)
        < ($1.missed, $1.item.words.utf8.count, $1.item.words)
    }.prefix(Self.most).map(\.item)
  }

  var title: String {
    switch kind {
    case .documents: "Open documents"
    case .outline: "Headings"
    case .clips: "What was cut and copied"
    case .history: "What was done"
    case .characters: "Characters by name"
    case .matches(let phrase): "Places of \(phrase)"
    case .statistics(let whole): "Counts of \(whole)"
    case .folder(let path): "Open: \(path.isEmpty ? "." : path)"
    case .files(let path): "Files under \(path.isEmpty ? "." : path)"
    }
  }

  var foot: String {
    switch kind {
    case .documents: "Enter goes there   ^K closes it   Esc closes the list"
    case .outline, .matches: "Enter goes there   Esc closes"
    case .clips: "Enter pastes it   Esc closes"
    case .history: "Enter goes back to it   Esc closes"
    case .characters: "Enter types it   Esc closes"
    case .folder: "Enter opens, also a new name   Backspace: up   Esc closes"
    case .statistics: "Esc closes"
    case .files: "Enter opens   Esc closes"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of `part` occur, side by side.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return part.isEmpty }
    var at = 0
    while at <= count - part.count {
      if self[at] == first {
        var matched = 1
        while matched < part.count, self[at + matched] == part[matched] { matched += 1 }
        if matched == part.count { return true }
      }
      at += 1
    }
    return false
  }
}

extension Chooser.Item {
  init(character scalar: Unicode.Scalar, name: String) {
    words = name
    let number = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    // A mark needs something to stand on.
    detail = "\(scalar.isMark ? "◌" : "")\(scalar)  U+\(zeros)\(number)"
    value = .scalar(scalar)
  }
}

/// An entry of a folder.
public struct FolderEntry: Hashable, Sendable {
  public var name: String
  public var isFolder: Bool

  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
