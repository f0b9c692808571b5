import FoundationEssentials
import Glibc
import Translation

/// The translators that run: each is started on first use and stopped when nobody used it for a
/// while; more than a few at once are too much memory.
struct ApertiumPipelines {
  private var running: [ApertiumPipeline] = []
  let folder: String
  private let idle: Duration
  private static let most = 4

  init(folder: String = TranslationCatalog.modesFolder, idle: Duration = .seconds(90)) {
    self.folder = folder
    self.idle = idle
  }

  /// How long to wait for work before `stopIdle` is due, in seconds; nil while nothing runs.
  var patience: Double? { running.isEmpty ? nil : 5 }

  var modes: [String] { running.map(\.mode) }

  /// Returns the translator of an installed mode; nil where there is none.
  mutating func pipeline(_ mode: String) -> ApertiumPipeline? {
    if let index = running.firstIndex(where: { $0.mode == mode }) {
      let found = running.remove(at: index)
      running.append(found)
      return found
    }
    guard let commands = ApertiumCommands.pipeline(of: mode, folder: folder) else { return nil }
    if running.count >= Self.most { running.removeFirst().stop() }
    let started = ApertiumPipeline(mode: mode, commands: commands)
    running.append(started)
    return started
  }

  /// Stops what was not used lately.
  mutating func stopIdle() {
    for pipeline in running where ContinuousClock.now - pipeline.lastUse > idle { pipeline.stop() }
    running.removeAll { ContinuousClock.now - $0.lastUse > idle }
  }
}
