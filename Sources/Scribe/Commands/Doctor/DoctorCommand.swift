import Documents
import Glibc
import Providers
import Translation
import WorkerLink

let doctorHelp = """
  Usage: scribe doctor [--json]

  Looks at what Scribe works with on this machine: terminal, settings, folders, worker, dictionaries,
  thesaurus, translation, language model, clipboard, pictures. Each line says ok, less (something optional
  is missing) or FAULT (something that you ask for will fail), and how to mend it. Nothing is changed and
  nothing leaves the machine.

    --json   one JSON object a line: subject, state (good, less, broken), finding, remedy

  Exit status: 0 no faults, 1 faults, 2 usage.

  """

/// Runs `scribe doctor` and returns the exit status.
func runDoctor(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(words, flags: ["--json", "--help", "-h"], valued: [])
  if arguments.has("--help") || arguments.has("-h") {
    say(doctorHelp)
    return ExitStatus.done
  }
  guard arguments.operands.isEmpty else {
    throw UsageError(message: "doctor takes no file: \(arguments.operands[0])")
  }
  var surroundings = Surroundings()
  surroundings.isTerminal = isatty(STDOUT_FILENO) == 1
  var found = surroundings.terminal + Surroundings.settings + [Surroundings.stateFolder]
  found += Surroundings.worker + [Surroundings.translation, Surroundings.model]
  found += surroundings.programs
  for diagnosis in found {
    guard
      let line = arguments.has("--json") ? encoded(diagnosis).map({ $0 + "\n" }) : diagnosis.words,
      say(line)
    else { return ExitStatus.input }
  }
  return found.contains { $0.state == .broken } ? ExitStatus.findings : ExitStatus.done
}

extension Surroundings {
  /// What is wrong with the file of settings, or that nothing is.
  static var settings: [Diagnosis] {
    guard let path = Settings.standardPath else {
      return [
        Diagnosis(
          subject: "settings", state: .less, finding: "no home folder, so no settings",
          remedy: "export HOME")
      ]
    }
    guard access(path, F_OK) == 0 else {
      return [
        Diagnosis(subject: "settings", state: .good, finding: "none at \(path); all as built in")
      ]
    }
    let problems = Settings.read(path: path).problems
    if problems.isEmpty {
      return [Diagnosis(subject: "settings", state: .good, finding: path)]
    }
    return problems.map {
      Diagnosis(subject: "settings", state: .broken, finding: $0, remedy: "scribe \(path)")
    }
  }

  /// The program beside this one that spells and reads HTML, and its dictionaries.
  static var worker: [Diagnosis] {
    let answer = waiting { () async -> Result<[String], WorkerError> in
      do throws(WorkerError) {
        var tags: [String] = []
        for part in try await WorkerClient.standard.answer(to: .languages) {
          if case .languages(let found) = part { tags = found }
        }
        return .success(tags)
      } catch { return .failure(error) }
    }
    switch answer {
    case .failure(let error):
      return [
        Diagnosis(
          subject: "worker", state: .broken, finding: error.message,
          remedy: "put scribe-worker beside scribe: scripts/install")
      ]
    case .success(let tags):
      let worker = Diagnosis(subject: "worker", state: .good, finding: "answers")
      guard !tags.isEmpty else {
        return [
          worker,
          Diagnosis(
            subject: "dictionaries", state: .broken, finding: "none, so spelling is not checked",
            remedy: "apt-get install hunspell-en-us"),
        ]
      }
      return [
        worker,
        Diagnosis(
          subject: "dictionaries", state: .good, finding: tags.joined(separator: " ")),
      ]
    }
  }

  static var translation: Diagnosis {
    let pairs = TranslationCatalog().installed.map(\.name)
    guard !pairs.isEmpty else {
      return Diagnosis(
        subject: "translation", state: .less, finding: "no pair of languages",
        remedy: "apt-get install apertium apertium-eng-spa (scribe languages lists more)")
    }
    return Diagnosis(
      subject: "translation", state: .good, finding: pairs.joined(separator: ", "))
  }

  static var model: Diagnosis {
    let settings = Scribe.readSettings()
    do throws(ModelConfiguration.Problem) {
      guard let configuration = try ModelConfiguration(settings.model) else {
        return Diagnosis(
          subject: "model", state: .less, finding: "none configured; the rules answer",
          remedy: "scribe models")
      }
      let address = configuration.address
      let isThere = waiting { () async -> String? in
        do throws(WorkerError) {
          _ = try await WorkerClient.standard.answer(to: .models(address))
          return nil
        } catch { return error.message }
      }
      guard let problem = isThere else {
        return Diagnosis(subject: "model", state: .good, finding: "\(address.place) answers")
      }
      return Diagnosis(
        subject: "model", state: .broken, finding: "\(address.place): \(problem)",
        remedy: "scribe models")
    } catch {
      return Diagnosis(
        subject: "model", state: .broken, finding: error.message, remedy: "scribe models")
    }
  }
}
