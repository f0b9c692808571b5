import Foundation
import TestSupport
import Testing

@testable import Scribe

/// Differences that are known by the edits that made them.
@Suite struct UnifiedDiffTests {
  @Test func `a diff of many changed lines is made from the edits`() {
    let old = Array(String(repeating: "in order to\n", count: 20_000).utf8)
    let new = Array(String(repeating: "to\n", count: 20_000).utf8)
    let edits = (0..<20_000).map { (range: $0 * 12..<$0 * 12 + 11, count: 2) }
    let diff = UnifiedDiff(old: old, new: new, edits: edits, name: "a")
    let lines = String(decoding: diff.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0 == "-in order to" } == 20_000)
    #expect(lines.count { $0 == "+to" } == 20_000)
    #expect(UnifiedDiff(old: old, new: old, edits: [], name: "a").bytes.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "no patch"))
  func `patch makes the new text of the old one`() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let pieces = ["\n", "\n", "a\n", "b", "in order to\n", "\r\n", "c\n"]
      func text(_ most: Int) -> [UInt8] {
        (0..<Int.random(in: 0...most, using: &random)).flatMap { _ in
          Array(pieces.randomElement(using: &random)!.utf8)
        }
      }
      let old = text(30)
      var new: [UInt8] = []
      var edits: [(range: Range<Int>, count: Int)] = []
      var at = 0
      while at <= old.count, edits.count < 5 {
        let start = min(at + Int.random(in: 0..<12, using: &random), old.count)
        let end = min(start + Int.random(in: 0..<9, using: &random), old.count)
        let put = text(3)
        new += old[at..<start] + put
        edits.append((start..<end, put.count))
        at = end
        if at == old.count { break }
      }
      new += old[at...]
      let diff = UnifiedDiff(old: old, new: new, edits: edits, name: "a").bytes
      #expect((diff.isEmpty) == (old == new), "seed \(seed)")
      guard !diff.isEmpty else { continue }
      let folder = TemporaryFolder()
      let path = try folder.file("a", old)
      _ = try folder.file("change.diff", diff)
      let patch = try Command.run(
        "/usr/bin/patch", ["--binary", "-s", "a", "change.diff"], in: folder)
      #expect(patch.status == 0, "seed \(seed): \(patch.text)")
      #expect((Bytes.of(path) ?? []) == new, "seed \(seed)")
    }
  }
}
