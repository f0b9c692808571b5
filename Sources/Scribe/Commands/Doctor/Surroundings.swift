import Documents
import FoundationEssentials
import Glibc

/// What the environment and the file system tell about the machine; replaced in tests.
struct Surroundings {
  var environment = ProcessInfo.processInfo.environment
  var isTerminal = true
  /// Whether there is a file at a path.
  var exists: (String) -> Bool = { access($0, F_OK) == 0 }
  /// What a command prints; nil where it cannot be run.
  var output: ([String]) -> String? = Surroundings.run

  private func program(_ name: String) -> Bool {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
      exists("\($0)/\(name)")
    }
  }

  // MARK: the terminal

  var terminal: [Diagnosis] {
    [name, encoding, colours, screens].compactMap(\.self) + multiplexer
  }

  private var name: Diagnosis {
    guard let name = environment["TERM"], !name.isEmpty else {
      return Diagnosis(
        subject: "terminal", state: isTerminal ? .broken : .less, finding: "TERM is not set",
        remedy: "export TERM=xterm-256color")
    }
    let folders = [
      environment["TERMINFO"], environment["HOME"].map { "\($0)/.terminfo" }, "/etc/terminfo",
      "/lib/terminfo", "/usr/share/terminfo",
    ].compactMap(\.self)
    let letter = name.prefix(1)
    let code = name.utf8.first.map { String($0, radix: 16) } ?? ""
    guard !name.contains("/"),
      folders.contains(where: {
        exists("\($0)/\(letter)/\(name)") || exists("\($0)/\(code)/\(name)")
      })
    else {
      return Diagnosis(
        subject: "terminal", state: .broken, finding: "TERM=\(name) has no description",
        remedy: "apt-get install ncurses-term, or export TERM=xterm-256color")
    }
    if name == "dumb" {
      return Diagnosis(
        subject: "terminal", state: .broken, finding: "TERM=dumb cannot place the cursor",
        remedy: "export TERM=xterm-256color, if it is more than that")
    }
    return Diagnosis(subject: "terminal", state: .good, finding: name)
  }

  /// The first of the variables that decide, as the C library reads them.
  private var encoding: Diagnosis {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let lower = value.lowercased()
    if lower.contains("utf-8") || lower.contains("utf8") {
      return Diagnosis(subject: "locale", state: .good, finding: value)
    }
    return Diagnosis(
      subject: "locale", state: .less, finding: "\(value) is not UTF-8: signs are drawn in ASCII",
      remedy: "export LC_ALL=C.UTF-8")
  }

  private var colours: Diagnosis {
    if let value = environment["NO_COLOR"], !value.isEmpty {
      return Diagnosis(subject: "colours", state: .good, finding: "none, since NO_COLOR is set")
    }
    let name = environment["TERM"] ?? ""
    if name.hasSuffix("256color") || name.hasSuffix("direct") || name.hasPrefix("xterm-kitty")
      || ["foot", "alacritty", "wezterm"].contains(where: name.hasPrefix)
    {
      return Diagnosis(subject: "colours", state: .good, finding: "256 or more")
    }
    return Diagnosis(
      subject: "colours", state: .less, finding: "perhaps 16 or fewer, as TERM says",
      remedy: "export TERM=\(name.isEmpty ? "xterm" : name)-256color, if the terminal has them")
  }

  private var screens: Diagnosis? {
    guard environment["SSH_CONNECTION"] != nil else { return nil }
    let host = output(["uname", "-n"]) ?? "the remote one"
    return Diagnosis(
      subject: "ssh", state: .good,
      finding: "this machine is \(host.prefix { $0 != "\n" }); tools run there")
  }

  private var multiplexer: [Diagnosis] {
    guard environment["TMUX"] != nil else { return [] }
    var found: [Diagnosis] = []
    if let words = output(["tmux", "show-options", "-sv", "escape-time"]),
      let time = Int(words.prefix { $0.isNumber })
    {
      found.append(
        time > 50
          ? Diagnosis(
            subject: "tmux", state: .less, finding: "holds Esc back for \(time) ms",
            remedy: "set -s escape-time 20   in ~/.tmux.conf")
          : Diagnosis(subject: "tmux", state: .good, finding: "passes Esc on after \(time) ms"))
    }
    if let words = output(["tmux", "show-options", "-sv", "set-clipboard"]), words.hasPrefix("off")
    {
      found.append(
        Diagnosis(
          subject: "tmux", state: .less, finding: "keeps copied text from the terminal",
          remedy: "set -s set-clipboard on   in ~/.tmux.conf"))
    }
    return found
  }

  // MARK: programs and files

  var programs: [Diagnosis] { [clipboard, sudo, glyphs].compactMap(\.self) }

  private var clipboard: Diagnosis {
    if environment["WAYLAND_DISPLAY"] != nil {
      return program("wl-copy")
        ? Diagnosis(subject: "clipboard", state: .good, finding: "wl-copy")
        : Diagnosis(
          subject: "clipboard", state: .less, finding: "by the terminal only (OSC 52)",
          remedy: "apt-get install wl-clipboard")
    }
    if environment["DISPLAY"] != nil {
      if let name = ["xclip", "xsel"].first(where: program) {
        return Diagnosis(subject: "clipboard", state: .good, finding: name)
      }
      return Diagnosis(
        subject: "clipboard", state: .less, finding: "by the terminal only (OSC 52)",
        remedy: "apt-get install xclip")
    }
    return Diagnosis(
      subject: "clipboard", state: .good, finding: "by the terminal (OSC 52), where it allows that")
  }

  private var sudo: Diagnosis? {
    guard getuid() != 0, !program("sudo"), !program("doas") else { return nil }
    return Diagnosis(
      subject: "save as root", state: .less, finding: "neither sudo nor doas is there",
      remedy: "apt-get install sudo")
  }

  private var glyphs: Diagnosis? {
    let font = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    return exists(font)
      ? Diagnosis(subject: "pictures", state: .good, finding: "emoji artwork is there")
      : Diagnosis(
        subject: "pictures", state: .less, finding: "no emoji artwork to make glyphs of",
        remedy: "apt-get install fonts-noto-color-emoji")
  }

  /// Where recovery copies and journals are kept.
  static var stateFolder: Diagnosis {
    let environment = ProcessInfo.processInfo.environment
    guard
      let folder = environment["XDG_STATE_HOME"]
        ?? environment["HOME"].map({ "\($0)/.local/state" })
    else {
      return Diagnosis(
        subject: "recovery", state: .broken, finding: "no home folder, so no recovery copies",
        remedy: "export HOME")
    }
    // The nearest folder that is there: Scribe makes the others.
    var place = folder
    while access(place, F_OK) != 0, let slash = place.lastIndex(of: "/"), slash > place.startIndex {
      place = String(place[..<slash])
    }
    guard access(place, W_OK) == 0 else {
      return Diagnosis(
        subject: "recovery", state: .broken,
        finding: "\(place) cannot be written, so no recovery copies",
        remedy: "chmod u+w \(place)")
    }
    return Diagnosis(subject: "recovery", state: .good, finding: "\(folder)/scribe")
  }

  /// What a command prints, at most some lines; its errors are left out.
  static func run(_ words: [String]) -> String? {
    // `popen` takes a shell's line: all words are our own, none comes from outside.
    guard let stream = popen(words.joined(separator: " ") + " 2>/dev/null", "r") else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, stream)
    guard pclose(stream) == 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
