/// Puts values where they belong and notes what belongs nowhere.
struct SettingsReader {
  private(set) var settings = Settings()
  private(set) var problems: [SettingsProblem] = []
  /// The table `files` that was read last, by its place in the file.
  private var rulePlace: String?
  /// Whether the file is a project's, which sets what concerns its texts and nothing else.
  var isProject = false

  mutating func take(_ value: TomlValue) {
    let path = value.path
    switch (path[0], path.count) {
    case ("words", 2): if let one = word(value) { settings.words.insert(one) }
    case ("use", 2): if let rule = string(value) { settings.usedRules.insert(rule) }
    case ("ignore", 2): if let rule = string(value) { settings.ignoredRules.append(rule) }
    case ("languages", 2): if let tag = string(value) { settings.languages.append(tag) }
    case ("files", 3): file(value)
    case _ where isProject: note(value, "a project does not set '\(name(value))'")
    case ("theme", 1): settings.theme = word(value, of: ["dark", "light", "16", "none"])
    case ("key-preset", 1): set(\.keyPreset, word(value, of: ["scribe", "emacs", "vi"]))
    case ("engine", 1): set(\.engine, word(value, of: ["tk1", "tk2"]))
    case ("behaviour", 1):
      settings.behaviour = word(value, of: ["none", "limited", "complete"])
    case ("tab-width", 1): set(\.tabWidth, number(value, 1...32))
    case ("wrap-width", 1): settings.wrapWidth = wrapWidth(value)
    case ("scroll-margin", 1): set(\.scrollMargin, number(value, 0...100))
    case ("scroll-thumb", 1): set(\.showsThumb, boolean(value))
    case ("images", 1):
      set(
        \.images,
        word(value, of: ["auto", "kitty", "sixel", "iterm", "symbols", "emoji", "words"]))
    case ("persistent-undo", 1): set(\.keepsUndo, boolean(value))
    case ("bidi", 1): set(\.bidi, word(value, of: ["scribe", "terminal"]))
    case ("encoding", 1): settings.encoding = encoding(value)
    case ("check-as-you-type", 1): set(\.checksAsYouType, boolean(value))
    case ("review", 1): settings.review = word(value, of: ["text", "lines"])
    case ("keys", 2): if let key = string(value) { settings.keys[path[1]] = key }
    case ("model", 2): model(value)
    default: unknown(value)
    }
  }

  private mutating func model(_ value: TomlValue) {
    switch value.path[1] {
    case "address": settings.model.address = string(value)
    case "name": settings.model.name = string(value)
    case "key-file": settings.model.keyFile = string(value)
    case "key-command": settings.model.keyCommand = string(value)
    case "ca-file": settings.model.authorityFile = string(value)
    case "allow-remote": set(\.model.allowsRemote, boolean(value))
    case "context": settings.model.context = number(value, 512...10_000_000)
    case "keep-payloads": set(\.model.keepsPayloads, boolean(value))
    default: unknown(value)
    }
  }

  private mutating func file(_ value: TomlValue) {
    if rulePlace != value.path[1] {
      rulePlace = value.path[1]
      settings.files.append(FileRule(pattern: ""))
    }
    let last = settings.files.count - 1
    switch value.path[2] {
    case "pattern": if let pattern = string(value) { settings.files[last].pattern = pattern }
    case "language": settings.files[last].language = string(value)
    case "encoding": settings.files[last].encoding = encoding(value)
    case "wrap-width": settings.files[last].wrapWidth = wrapWidth(value)
    case "format":
      guard let name = string(value) else { return }
      settings.files[last].format = DocumentFormat(named: name)
      if settings.files[last].format == nil { note(value, "'\(name)' is no format") }
    case "allow":
      guard let words = string(value) else { return }
      switch ResultOptions.parse(words) {
      case .success(let options): settings.files[last].allowed = options
      case .failure(let error): note(value, error.message)
      }
    default: unknown(value)
    }
  }

  // MARK: Values

  private mutating func set<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value?) {
    if let value { settings[keyPath: path] = value }
  }

  private mutating func string(_ value: TomlValue) -> String? {
    if case .string(let string) = value.content { return string }
    note(value, "'\(name(value))' takes a text in quotation marks")
    return nil
  }

  /// One word without spaces.
  private mutating func word(_ value: TomlValue) -> String? {
    guard let word = string(value) else { return nil }
    if case .word(let one)? = WordList.entry(word), one == word { return word }
    note(value, "'words' takes words without spaces")
    return nil
  }

  private mutating func boolean(_ value: TomlValue) -> Bool? {
    if case .boolean(let boolean) = value.content { return boolean }
    note(value, "'\(name(value))' takes true or false")
    return nil
  }

  private mutating func number(_ value: TomlValue, _ range: ClosedRange<Int>) -> Int? {
    if case .integer(let number) = value.content, range.contains(number) { return number }
    note(
      value, "'\(name(value))' takes a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
    return nil
  }

  /// Nil for 0, the window's width.
  private mutating func wrapWidth(_ value: TomlValue) -> Int? {
    number(value, 0...10_000).flatMap { $0 == 0 ? nil : $0 }
  }

  private mutating func word(_ value: TomlValue, of words: [String]) -> String? {
    guard let word = string(value) else { return nil }
    if words.contains(word) { return word }
    note(value, "'\(name(value))' takes one of \(words.joined(separator: ", "))")
    return nil
  }

  private mutating func encoding(_ value: TomlValue) -> TextEncoding? {
    guard let name = string(value) else { return nil }
    if let encoding = TextEncoding(named: name) { return encoding }
    note(value, "'\(name)' is no encoding")
    return nil
  }

  private func name(_ value: TomlValue) -> String {
    value.path.filter { Int($0) == nil }.joined(separator: ".")
  }

  private mutating func unknown(_ value: TomlValue) {
    note(value, "unknown setting '\(name(value))'")
  }

  private mutating func note(_ value: TomlValue, _ words: String) {
    problems.append(SettingsProblem(line: value.line, column: value.column, words: words))
  }
}
