internal import CFuzzer
import Foundation

/// Runs libFuzzer on one of the targets below; `scripts/fuzz` builds it, names the target in the
/// environment and keeps what was found.
///
/// A target returns for every input: a trap, an overflow or a failed precondition is a find.
@main struct Fuzz {
  static let targets: [(name: String, run: @Sendable ([UInt8]) -> Void)] = [
    ("engine", fuzzEngine), ("journal", fuzzJournal), ("markdown", fuzzMarkdown),
    ("settings", fuzzSettings), ("encoding", fuzzEncoding), ("rtf", fuzzRichText),
    ("rtfd", fuzzPackage), ("zip", fuzzArchive), ("html", fuzzHTML),
  ]

  static func main() {
    let words = ProcessInfo.processInfo.environment
    if let folder = words["SCRIBE_FUZZ_SEEDS"] { return writeSeeds(into: folder) }
    let name = words["SCRIBE_FUZZ_TARGET"] ?? ""
    guard targets.contains(where: { $0.name == name }) else {
      fail("there is no target '\(name)': \(targets.map(\.name).joined(separator: " "))")
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, runOne))
  }

  /// The target that the environment names; a C function cannot carry it.
  static let chosen: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["SCRIBE_FUZZ_TARGET"]
    for target in targets where target.name == name { return target.run }
    return { _ in }
  }()

  private static func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(words)\n".utf8))
    exit(2)
  }
}

/// What libFuzzer calls with each input.
private func runOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  Fuzz.chosen(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
