import Providers
import WorkerLink

extension WorkerSpeller {
  /// Spelling by the worker beside this program; started when the first word is asked about.
  static let standard = WorkerSpeller(worker: .standard)
}

extension WorkerClient {
  /// The worker beside this program; started when it is first asked something.
  static let standard = WorkerClient()
}

extension WorkerTranslator {
  /// Translation by what is installed.
  static let standard = WorkerTranslator(worker: .standard)
}

extension EmbeddedProvider {
  /// The embedded provider with what this machine has.
  static let standard = EmbeddedProvider(
    speller: WorkerSpeller.standard, translator: WorkerTranslator.standard)
}
