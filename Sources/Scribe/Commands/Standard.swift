import Providers
import WorkerLink

extension WorkerSpeller {
  /// Spelling by the worker beside this program; started when the first word is asked about.
  static let standard = WorkerSpeller(worker: WorkerClient())
}

extension EmbeddedProvider {
  /// The embedded provider with what this machine has.
  static let standard = EmbeddedProvider(speller: WorkerSpeller.standard)
}
