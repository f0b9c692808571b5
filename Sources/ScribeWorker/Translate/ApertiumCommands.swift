import FoundationEssentials
import Glibc
import Translation

/// The programs of a mode, as its file lists them: `lt-proc 'eng-spa.automorf.bin' | apertium-tagger
/// -g $2 'eng-spa.prob' | …`.
enum ApertiumCommands {
  /// Returns the pipeline of the installed mode `name`, made to keep marks on words and to answer
  /// each NUL; nil where the mode is not installed or its file is not understood.
  ///
  /// Apertium's own `apertium-wblank-mode` puts in the programs and options for that. The file is
  /// taken apart here, not by a shell.
  static func pipeline(of name: String, folder: String) -> [[String]]? {
    // A name that is a mode's name cannot lead out of the folder.
    guard ApertiumMode(name: name) != nil, !name.contains("/"), !name.contains("\0") else {
      return nil
    }
    let file = "\(folder)/\(name).mode"
    guard access(file, R_OK) == 0,
      let processes = TranslatorProcesses([["apertium-wblank-mode", "-z", file]])
    else { return nil }
    defer { processes.end() }
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while line.count < 1 << 16 {
      var event = pollfd(fd: processes.output, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, 10_000) > 0 else { return nil }
      let count = read(processes.output, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { break }
      line += buffer[..<count]
    }
    return parse(String(decoding: line, as: UTF8.self))
  }

  /// Takes a mode's line apart: `|` between programs, single quotes round arguments, `$1` for the
  /// option that marks unknown words, `$2` for nothing.
  static func parse(_ line: String) -> [[String]]? {
    var commands: [[String]] = [[]]
    var word: String?
    var isQuoted = false
    func flush() {
      guard let finished = word else { return }
      word = nil
      switch finished {
      case "$1": commands[commands.count - 1].append("-g")
      case "$2": break
      default: commands[commands.count - 1].append(finished)
      }
    }
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "|" where !isQuoted:
        flush()
        commands.append([])
      case " ", "\t", "\n":
        if isQuoted { word?.append(character) } else { flush() }
      // Nothing that a shell would do something about is expected outside of quotes.
      case ";", "&", "`", "(", ")", "<", ">", "\"", "\\":
        guard isQuoted else { return nil }
        word?.append(character)
      default: word = (word ?? "") + String(character)
      }
    }
    flush()
    guard !isQuoted, commands.allSatisfy({ !$0.isEmpty }) else { return nil }
    return commands
  }
}
