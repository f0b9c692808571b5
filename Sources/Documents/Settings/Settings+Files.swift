extension Settings {
  /// The first rule whose pattern fits the file at `path`, with what the project says over it; a
  /// buffer without a name has none.
  public func rule(for path: String?) -> FileRule? {
    guard let path else { return nil }
    let own = files.first { $0.fits(path) }
    guard let project = projectFiles.first(where: { $0.fits(path) }) else { return own }
    return own.map { project.over($0) } ?? project
  }

  /// The writer's settings with those of a project over them.
  ///
  /// A project turns rules off that the writer has on, and on that the writer left out; of kinds, what
  /// both allow is allowed.
  public func joined(with project: Settings) -> Settings {
    var joined = self
    joined.projectFiles = project.files
    joined.ignoredRules = (ignoredRules + project.ignoredRules).filter {
      !project.usedRules.contains($0)
    }
    joined.words.formUnion(project.words)
    if !project.languages.isEmpty { joined.languages = project.languages }
    return joined
  }

  /// The kinds that the writer's settings allow for the file at `path`; all unless set.
  public func allowed(for path: String?) -> ResultOptions { rule(for: path)?.allowed ?? .all }

  /// The format of the file at `path`: as set, else by its suffix.
  public func format(for path: String?) -> DocumentFormat {
    rule(for: path)?.format ?? DocumentFormat(path: path)
  }

  /// The width of a row in cells for the file at `path`; nil is the window's.
  public func wrapWidth(for path: String?) -> Int? { rule(for: path)?.wrapWidth ?? wrapWidth }
}

extension FileRule {
  /// What this rule says, and where it says nothing, what `other` does.
  func over(_ other: FileRule) -> FileRule {
    var rule = self
    if let own = other.allowed { rule.allowed = allowed?.intersection(own) ?? own }
    rule.format = format ?? other.format
    rule.language = language ?? other.language
    rule.wrapWidth = wrapWidth ?? other.wrapWidth
    rule.encoding = encoding ?? other.encoding
    return rule
  }

  /// Whether the pattern fits the file at `path`.
  ///
  /// - Complexity: O(*p* · *n*) for a pattern of *p* and a path of *n* bytes.
  public func fits(_ path: String) -> Bool {
    let pattern = Array(self.pattern.utf8)
    let slash = UInt8(ascii: "/")
    var parts = path.utf8.split(separator: slash).map(Array.init)
    if pattern.isEmpty || parts.isEmpty { return false }
    if !pattern.contains(slash) { parts = [parts[parts.count - 1]] }
    if pattern[0] == slash {
      return Self.fits(pattern[...], [slash] + parts.joined(separator: [slash]))
    }
    // Any end of the path that begins with a whole name.
    return parts.indices.contains { start in
      Self.fits(pattern[...], Array(parts[start...].joined(separator: [slash])))
    }
  }

  /// Keeps the set of places in `text` that the pattern read so far may have reached: no pattern
  /// takes longer than the product of both lengths.
  private static func fits(_ pattern: ArraySlice<UInt8>, _ text: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    var rest = pattern
    while let sign = rest.popFirst() {
      var next = [Bool](repeating: false, count: text.count + 1)
      switch sign {
      case UInt8(ascii: "*"):
        let crosses = rest.first == sign
        if crosses {
          rest.removeFirst()
          // `**/` also stands for no folder at all.
          if rest.first == slash, rest.count > 1 { next = reached }
        }
        var isIn = false
        for place in 0...text.count {
          if place > 0, !crosses, text[place - 1] == slash { isIn = false }
          if reached[place] { isIn = true }
          if isIn { next[place] = true }
        }
        if crosses, rest.first == slash, rest.count > 1 {
          rest.removeFirst()
          // Either nothing was read, or what was read ends with a slash.
          for place in 0...text.count where next[place] && !reached[place] {
            next[place] = place > 0 && text[place - 1] == slash
          }
        }
      case UInt8(ascii: "?"):
        // One character: a byte and the continuation bytes after it.
        for place in 0..<text.count where reached[place] && text[place] != slash {
          var after = place + 1
          while after < text.count, text[after] & 0xC0 == 0x80 { after += 1 }
          next[after] = true
        }
      default:
        for place in 0..<text.count where reached[place] && text[place] == sign {
          next[place + 1] = true
        }
      }
      reached = next
    }
    return reached[text.count]
  }
}
