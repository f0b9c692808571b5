internal import CToml
internal import TextEngine

extension Settings {
  /// `$XDG_CONFIG_HOME/scribe/config.toml`, or the same under `~/.config`; nil without a home.
  public static var standardPath: String? {
    UserFolder.path("XDG_CONFIG_HOME", usual: ".config").map { $0 + "/scribe/config.toml" }
  }

  /// Reads the settings at `path`; a missing file sets nothing and is no problem.
  ///
  /// - Returns: The settings, and one line (`path:line:column: what`) for each thing that is wrong
  ///   and was passed over.
  public static func read(path: String) -> (settings: Settings, problems: [String]) {
    do {
      let reading = try DocumentFile.read(path: path)
      guard !reading.text.isEmpty else { return (Settings(), []) }
      let (settings, problems) = parse(reading.text.bytes(in: 0..<reading.text.count))
      return (settings, problems.map { "\(path):\($0.line):\($0.column): \($0.words)" })
    } catch {
      // A folder of settings that was never made is as good as a file that was not.
      return (Settings(), error.reason == .noSuchFolder ? [] : [error.message])
    }
  }

  /// Reads TOML. Text that is none sets nothing at all; an unknown name or an unfit value is
  /// passed over and named.
  ///
  /// - Parameter asProject: Whether it is a project's file, which may set words, rules, languages and
  ///   what holds for its files, and no address, key or command.
  public static func parse(
    _ bytes: [UInt8], asProject: Bool = false
  ) -> (settings: Settings, problems: [SettingsProblem]) {
    var reader = SettingsReader()
    reader.isProject = asProject
    var error = scribe_toml_error()
    let result = withUnsafeMutablePointer(to: &reader) { reader in
      bytes.withUnsafeBytes { raw in
        scribe_toml_read(
          raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count,
          { context, value in
            guard let context, let value else { return }
            context.assumingMemoryBound(to: SettingsReader.self).pointee.take(
              TomlValue(value.pointee))
          }, reader, &error)
      }
    }
    if result == 0 { return (reader.settings, reader.problems) }
    let words = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let problem = SettingsProblem(
      line: Int(error.line), column: Int(error.column), words: "no setting was read: \(words)")
    return (Settings(), [problem])
  }
}

/// One value of a TOML file.
struct TomlValue {
  enum Content {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case other
  }

  var path: [String]
  var content: Content
  var line: Int
  var column: Int

  init(_ value: scribe_toml_value) {
    func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
      String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
    path = text(value.path, value.path_length)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    content =
      switch value.kind {
      case SCRIBE_TOML_STRING: .string(text(value.text, value.text_length))
      case SCRIBE_TOML_INTEGER: .integer(Int(value.integer))
      case SCRIBE_TOML_BOOLEAN: .boolean(value.integer != 0)
      default: .other
      }
    line = Int(value.line)
    column = Int(value.column)
  }
}
