import CursesScreen
import WritingTools

extension Scribe {
  static var themes: [String] { Theme.allCases.map(\.rawValue) }
  static var voices: [String] { Voice.allCases.map(\.rawValue) }
}

/// What a shell may complete after `scribe`.
struct Completions {
  var commands = Subcommand.all
  /// The options of the editor itself.
  var editing = HelpOption.all(in: Scribe.help)

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private func options(of command: Subcommand) -> [HelpOption] {
    var found = HelpOption.all(in: command.help())
    if !found.contains(where: { $0.names.contains("--help") }) {
      found.append(HelpOption(names: ["--help"], summary: "say what the command does"))
    }
    return found
  }

  // MARK: bash

  private var bash: String {
    """
    # Completions of bash for scribe; made by `scribe completions bash`.
    _scribe() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]} words=""
      [ "$COMP_CWORD" -gt 1 ] || command=""
      case $command:$previous in
    \(bashValues.joined(separator: "\n"))
      esac
      if [ -n "$words" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        return
      fi
      local verbs="" options
      case $command in
    \(bashOptions.joined(separator: "\n"))
        *)
          options="\(names(editing))"
          [ "$COMP_CWORD" -gt 1 ] || verbs="\(commands.map(\.name).joined(separator: " ")) help"
          ;;
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -W "$verbs" -- "$current"; compgen -f -- "$current")
      fi
    }
    complete -o filenames -F _scribe scribe

    """
  }

  private var bashValues: [String] {
    var lines: [String] = []
    for (command, options) in commands.map({ ($0.name, options(of: $0)) }) + [("*", editing)] {
      for option in options {
        guard option.value != nil, let choices = option.choices(for: command), !choices.isEmpty
        else { continue }
        let patterns = option.names.map { "\(command):\($0)" }.joined(separator: " | ")
        lines.append("    \(patterns)) words=\"\(choices.joined(separator: " "))\" ;;")
      }
    }
    return lines
  }

  private var bashOptions: [String] {
    commands.map { command in
      let verbs =
        command.verbs.isEmpty
        ? ""
        : "\n      [ \"$COMP_CWORD\" -gt 2 ] || verbs=\"\(command.verbs.joined(separator: " "))\""
      return
        "    \(command.name))\n      options=\"\(names(options(of: command)))\"\(verbs)\n      ;;"
    }
  }

  private func names(_ options: [HelpOption]) -> String {
    options.flatMap(\.names).joined(separator: " ")
  }

  // MARK: zsh

  private var zsh: String {
    let cases = commands.map { command in
      var lines = options(of: command).map { zshOption($0, command.name) }
      if !command.verbs.isEmpty {
        lines.append("'1:command:(\(command.verbs.joined(separator: " ")))'")
      }
      if command.takesFiles { lines.append("'*:file:_files'") }
      return
        "    \(command.name))\n      _arguments \\\n        \(lines.joined(separator: " \\\n        "))\n      ;;"
    }
    let listed = commands.map { "    '\($0.name):\(zshQuoted($0.summary))'" }
    return """
      #compdef scribe
      # Completions of zsh for scribe; made by `scribe completions zsh`.
      _scribe() {
        local -a commands
        commands=(
      \(listed.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
          _describe -t commands 'command' commands
          _files
          return
        fi
        local command=${words[2]}
        if (( ${commands[(I)$command:*]} )); then
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
          *)
            _arguments \\
              \(editing.map { zshOption($0, "") }.joined(separator: " \\\n        ")) \\
              '*:file:_files'
            ;;
        esac
      }
      compdef _scribe scribe

      """
  }

  private func zshOption(_ option: HelpOption, _ command: String) -> String {
    let value: String
    switch (option.value, option.choices(for: command)) {
    case (nil, _): value = ""
    case (let name?, nil): value = ":\(name.lowercased()):_files"
    case (let name?, let choices?) where choices.isEmpty: value = ":\(name.lowercased()): "
    case (let name?, let choices?):
      value = ":\(name.lowercased()):(\(choices.joined(separator: " ")))"
    }
    let group = option.names.joined(separator: " ")
    let names =
      option.names.count == 1 ? option.names[0] : "{\(option.names.joined(separator: ","))}"
    let words = "[\(zshQuoted(option.summary))]\(value)'"
    return option.names.count == 1 ? "'\(names)\(words)" : "'(\(group))'\(names)'\(words)"
  }

  /// Made safe between single quotes, brackets and colons.
  private func zshQuoted(_ words: String) -> String {
    words.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: " -")
  }

  // MARK: fish

  private var fish: String {
    var lines = ["# Completions of fish for scribe; made by `scribe completions fish`."]
    let names = commands.map(\.name).joined(separator: " ")
    for command in commands {
      lines.append(
        "complete -c scribe -n __fish_use_subcommand -a \(command.name) -d '\(fishQuoted(command.summary))'"
      )
    }
    for option in editing {
      lines.append(
        fishOption(option, "", condition: "not __fish_seen_subcommand_from \(names)"))
    }
    for command in commands {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      for option in options(of: command) {
        lines.append(fishOption(option, command.name, condition: condition))
      }
      if !command.verbs.isEmpty {
        lines.append(
          "complete -c scribe -n '\(condition)' -a '\(command.verbs.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: HelpOption, _ command: String, condition: String) -> String {
    var words = "complete -c scribe -n '\(condition)'"
    for name in option.names {
      words += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
    }
    if option.value != nil {
      switch option.choices(for: command) {
      case nil: words += " -r"
      case let choices? where choices.isEmpty: words += " -x"
      case let choices?: words += " -x -a '\(choices.joined(separator: " "))'"
      }
    }
    return words + " -d '\(fishQuoted(option.summary))'"
  }

  private func fishQuoted(_ words: String) -> String { words.replacing("'", with: "’") }
}
