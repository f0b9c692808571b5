import Documents
import Providers
import TextEngine
import WorkerLink
import WritingTools

extension WorkerClient {
  /// The worker beside this program, one for all that needs it; started on first use.
  static let standard = WorkerClient()
}

extension WorkerSpeller {
  /// Spelling by the worker beside this program; started when the first word is asked about.
  static let standard = WorkerSpeller(worker: .standard)
}

extension WorkerTranslator {
  /// Translation by what is installed.
  static let standard = WorkerTranslator(worker: .standard)
}

extension EmbeddedProvider {
  /// The embedded provider with what this machine has.
  static let standard = EmbeddedProvider(
    speller: WorkerSpeller.standard, translator: WorkerTranslator.standard)

  /// The same with the rules of the files at `paths`.
  ///
  /// - Parameter progress: Told how many sentences of how many are translated.
  static func standard(
    rules paths: [String], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) throws(RuleFileError) -> EmbeddedProvider {
    var files: [RuleFile] = []
    for path in paths { files.append(try RuleFile(path: path)) }
    return try EmbeddedProvider(
      speller: WorkerSpeller.standard, translator: WorkerTranslator.standard, progress: progress,
      rules: files)
  }
}

extension PromptLibrary {
  /// The folder of the writer's own prompts; nil without a home.
  static let folder = Settings.standardPath.map {
    $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/prompts"
  }
}

/// What answers tools: the rules, and a model where one is configured.
struct Answerers: Sendable {
  /// How the command line names them.
  enum Name: String, CaseIterable, Sendable { case rules, model }

  let rules: any Provider
  /// The model, and without the journal for what it would send.
  let model: (journaled: any Provider, plain: ModelProvider)?
  /// What is wrong with the configured model.
  let problem: String?

  /// - Parameters:
  ///   - embedded: The embedded provider.
  ///   - pace: Limits how often the model is asked.
  init(
    _ settings: Settings, rules embedded: EmbeddedProvider = .standard, pace: RequestPace? = nil
  ) {
    let journal = ToolJournal.standard
    func journaled(_ provider: any Provider, _ address: ModelAddress? = nil) -> any Provider {
      guard let journal else { return provider }
      return JournaledProvider(provider, journal: journal, address: address)
    }
    rules = journaled(embedded)
    do throws(ModelConfiguration.Problem) {
      if let configuration = try ModelConfiguration(settings.model) {
        let plain = ModelProvider(
          configuration, worker: .standard, prompts: PromptLibrary(folder: PromptLibrary.folder),
          payloads: settings.model.keepsPayloads ? journal : nil, pace: pace)
        model = (journaled(plain, configuration.address), plain)
      } else {
        model = nil
      }
      problem = nil
    } catch {
      model = nil
      problem = error.message
    }
  }

  /// Why there is no model, and the way to one.
  var noModel: String {
    problem ?? "no model is configured: scribe models finds one and says how to use it"
  }

  subscript(name: Name) -> (any Provider)? { name == .rules ? rules : model?.journaled }
}

extension RuleFile {
  /// Reads the file at `path`.
  init(path: String) throws(RuleFileError) {
    let reading: Reading
    do throws(DocumentError) {
      reading = try DocumentFile.read(path: path)
    } catch {
      throw RuleFileError(path: path, message: error.message)
    }
    guard reading.identity != nil else {
      throw RuleFileError(path: path, message: "no such file")
    }
    let text = String(
      decoding: reading.text.bytes(in: 0..<reading.text.count), as: UTF8.self)
    try self.init(path: path, text: text)
  }
}
