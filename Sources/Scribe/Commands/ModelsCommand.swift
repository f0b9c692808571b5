import Documents
import FoundationEssentials
import Glibc
import Providers
import WorkerLink

let modelsHelp = """
  Usage: scribe models [--measure] [--json]
         scribe models --write-prompts

  Looks on this machine for servers of language models (Ollama on port 11434, llama.cpp on 8080,
  LM Studio on 1234, vLLM on 8000) and at the configured address, lists their models, and says how to
  use or get one. Nothing is sent but the question for the models. An address that is not on this
  machine is asked only with allow-remote = true.

    --measure         also have each server's first model say something, and give tokens per second
    --json            one JSON object a line
    --write-prompts   write what models are told for each tool to files that you can change

  Exit status: 0 a model was found, 1 none was, 2 usage, 4 files that cannot be written.

  """

/// Runs `scribe models` and returns the exit status.
func runModels(_ words: [String], settings: Settings) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--measure", "--json", "--write-prompts", "--help", "-h"], valued: [])
  if arguments.has("--help") || arguments.has("-h") {
    say(modelsHelp)
    return ExitStatus.done
  }
  guard arguments.operands.isEmpty else {
    throw UsageError(message: "models takes no file: \(arguments.operands[0])")
  }
  if arguments.has("--write-prompts") { return writePrompts() }
  var configured: ModelConfiguration?
  do throws(ModelConfiguration.Problem) {
    configured = try ModelConfiguration(settings.model)
  } catch { warn(error.message) }
  let measures = arguments.has("--measure")
  let places = ModelPlace.places(configured: configured)
  let found = waiting { await ModelPlace.survey(places, measures: measures) }
  if arguments.has("--json") {
    for place in found {
      guard let line = encoded(place), say(line + "\n") else { return ExitStatus.input }
    }
  } else {
    say(found.words(configured: configured))
  }
  return found.contains { !$0.models.isEmpty } ? ExitStatus.done : ExitStatus.findings
}

/// A place where models may be served, and what was found there.
struct ModelPlace: Encodable, Sendable {
  /// Who usually serves there.
  var usual: String
  var address: String
  var isConfigured: Bool
  var software: String?
  var models: [ModelDescription] = []
  /// Tokens a second of the first model, or of the configured one.
  var tokensPerSecond: Double?
  var millisecondsToFirstWord: Int?
  /// Why nothing was found.
  var problem: String?

  static func places(
    configured: ModelConfiguration?
  ) -> [(place: ModelPlace, configuration: ModelConfiguration)] {
    var places: [(ModelPlace, ModelConfiguration)] = []
    if let configured {
      places.append(
        (
          ModelPlace(
            usual: "configured", address: configured.address.place, isConfigured: true), configured
        ))
    }
    let usual = [("Ollama", 11434), ("llama.cpp", 8080), ("LM Studio", 1234), ("vLLM", 8000)]
    for (name, port) in usual {
      guard let address = ModelAddress("127.0.0.1:\(port)"),
        !places.contains(where: {
          $0.1.address.isLoopback && $0.1.address.port == port
        })
      else { continue }
      places.append(
        (
          ModelPlace(usual: name, address: address.place, isConfigured: false),
          ModelConfiguration(address: address)
        ))
    }
    return places
  }

  /// Asks all places at once; answers are in their order.
  static func survey(
    _ places: [(place: ModelPlace, configuration: ModelConfiguration)], measures: Bool
  ) async -> [ModelPlace] {
    await withTaskGroup(of: (Int, ModelPlace).self) { group in
      for (index, (place, configuration)) in places.enumerated() {
        group.addTask {
          var place = place
          await place.look(configuration, measures: measures)
          return (index, place)
        }
      }
      var found: [(Int, ModelPlace)] = []
      for await next in group { found.append(next) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private mutating func look(_ configuration: ModelConfiguration, measures: Bool) async {
    do throws(WorkerError) {
      for part in try await WorkerClient.standard.answer(to: .models(configuration.address)) {
        guard case .models(let server) = part else { continue }
        software = server.software
        models = server.models
      }
    } catch {
      problem = error.message
      return
    }
    guard measures, let name = configuration.name ?? models.first?.name else { return }
    await measure(name, at: configuration.address)
  }

  private mutating func measure(_ name: String, at address: ModelAddress) async {
    let request = ChatRequest(
      model: name,
      messages: [ChatMessage(.user, "Write a paragraph about the sea and the weather.")],
      answerTokens: 96, temperature: 0)
    let start = ContinuousClock.now
    var first: ContinuousClock.Instant?
    var last = start
    var pieces = 0
    var counted: Int?
    do {
      for try await part in WorkerClient.standard.answers(
        to: .chat(ChatOrder(address: address, request: request)))
      {
        switch part {
        case .chatText:
          if first == nil { first = .now }
          last = .now
          pieces += 1
        case .chatEnded(let ending): counted = ending.answerTokens
        default: break
        }
      }
    } catch {
      problem = (error as? WorkerError)?.message ?? "\(error)"
      return
    }
    guard let first else { return }
    millisecondsToFirstWord = Int((first - start) / .milliseconds(1))
    let seconds = (last - first) / .seconds(1)
    // The first token came before the clock ran.
    if seconds > 0 { tokensPerSecond = Double(max((counted ?? pieces) - 1, 0)) / seconds }
  }
}

extension [ModelPlace] {
  /// What was found, and what to do about it.
  func words(configured: ModelConfiguration?) -> String {
    var lines: [String] = []
    for place in self {
      guard !place.models.isEmpty else {
        if place.isConfigured {
          lines.append("\(place.address) (configured): \(place.problem ?? "no models")")
        }
        continue
      }
      lines.append(
        "\(place.address)  \(place.software ?? place.usual)\(place.isConfigured ? "  (configured)" : "")"
      )
      for model in place.models {
        var facts = ["  \(model.name)"]
        if let context = model.context { facts.append("context \(context)") }
        if let bytes = model.bytes { facts.append("\(bytes / 1_000_000) MB") }
        lines.append(facts.joined(separator: "  "))
      }
      if let speed = place.tokensPerSecond {
        let tenths = Double(Int(speed * 10)) / 10
        lines.append(
          "  \(tenths) tokens/s, first word after \(place.millisecondsToFirstWord ?? 0) ms")
      } else if let problem = place.problem {
        lines.append("  not measured: \(problem)")
      }
    }
    if allSatisfy(\.models.isEmpty) {
      let tried = map(\.address).joined(separator: ", ")
      lines.append("No model answers on this machine (tried \(tried)).")
      lines.append("")
      lines.append("To get one:")
      lines.append("  Ollama      https://ollama.com, then: ollama pull qwen2.5:7b")
      lines.append("  llama.cpp   llama-server -m MODEL.gguf, on port 8080")
      lines.append("  to try      scripts/model serve, in Scribe's source: a very small one, 93 MB")
    }
    if configured == nil {
      let found = first { !$0.models.isEmpty }
      lines.append("")
      lines.append(
        "To use one, put this into \(Settings.standardPath ?? "config.toml"):")
      lines.append("  [model]")
      lines.append("  address = \"\(found?.address ?? "127.0.0.1:11434")\"")
      if let name = found?.models.first?.name { lines.append("  name = \"\(name)\"") }
    }
    let text = lines.joined(separator: "\n") + "\n"
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
            ? "?" : scalar
        }))
  }
}

/// Writes the program's prompts where the writer's own are looked for; leaves those alone that are there.
private func writePrompts() -> Int32 {
  guard let folder = PromptLibrary.folder else {
    return fail("there is no home folder to write to", status: ExitStatus.input)
  }
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in PromptLibrary.names {
      let path = "\(folder)/\(name).txt"
      if access(path, F_OK) == 0 {
        say("kept \(path)\n")
        continue
      }
      try Data(PromptLibrary.standard(name).utf8).write(to: URL(filePath: path))
      say("wrote \(path)\n")
    }
    return ExitStatus.done
  } catch {
    return fail("\(folder): \(error)", status: ExitStatus.input)
  }
}
