import TestSupport
import Testing

@testable import TextEngine

@Suite struct EditLogTests {
  private func log(
    _ text: inout TextStorage, _ edits: [(Range<ByteCount>, String)]
  ) -> EditLog {
    var log = EditLog()
    for (range, words) in edits {
      log.note(text.apply(EditSet(Edit(range: range, text: TextSlice(words)))))
    }
    return log
  }

  @Test(
    arguments: [
      // In "0123456789", the range 3..<6.
      ([(0..<0, "ab")], EditLog.Fate.moved(5..<8)),
      ([(8..<9, "")], .moved(3..<6)),
      ([(3..<3, "ab")], .moved(5..<8)),
      ([(6..<6, "ab")], .moved(3..<6)),
      ([(4..<4, "ab")], .touched(3..<8)),
      ([(2..<4, "")], .touched(2..<4)),
      ([(5..<8, "x")], .touched(3..<5)),
      ([(3..<6, "x")], .gone),
      ([(0..<10, "")], .gone),
      ([(0..<1, ""), (4..<4, "xy")], .touched(2..<7)),
      ([(0..<0, "ab"), (0..<2, "")], .moved(3..<6)),
    ] as [([(Range<ByteCount>, String)], EditLog.Fate)])
  func `a range is found again after edits`(
    edits: [(Range<ByteCount>, String)], fate: EditLog.Fate
  ) {
    var text = TextStorage("0123456789")
    let before = text.revision
    let log = log(&text, edits)
    #expect(log.fate(of: 3..<6, from: before, to: text.revision) == fate)
  }

  @Test func `what touches the rim counts where that is asked for`() {
    for (range, words) in [(3..<3, "a"), (6..<6, "a"), (1..<3, ""), (6..<7, "")]
      as [(Range<ByteCount>, String)]
    {
      var text = TextStorage("0123456789")
      let before = text.revision
      let log = log(&text, [(range, words)])
      guard
        case .moved = log.fate(of: 3..<6, from: before, to: text.revision),
        case .touched = log.fate(of: 3..<6, from: before, to: text.revision, countsRims: true)
      else {
        Issue.record("\(range)")
        continue
      }
    }
  }

  @Test func `a moved range holds the same bytes, and a touched one what is left of them`() {
    for seed in Seeds.upTo(300) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage.random(using: &random)
      let old = text
      var log = EditLog()
      let ends = (0..<2).map { _ in Int.random(in: 0...old.count.value, using: &random) }.sorted()
      let range = ByteCount(ends[0])..<ByteCount(ends[1])
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        log.note(text.apply(text.randomEdits(upTo: 3, using: &random)))
      }
      switch log.fate(of: range, from: old.revision, to: text.revision) {
      case .moved(let now):
        #expect(text.bytes(in: now) == old.bytes(in: range), "seed \(seed)")
      case .touched(let now): #expect(now.upperBound <= text.count, "seed \(seed)")
      case .gone: break
      }
    }
  }

  @Test func `what is older than the log is gone`() {
    var text = TextStorage("0123456789")
    let before = text.revision
    var log = EditLog(limit: 4)
    for _ in 0..<3 { log.note(text.apply(EditSet(Edit(range: 0..<0, text: "x")))) }
    #expect(log.fate(of: 3..<6, from: before, to: text.revision) == .moved(6..<9))
    for _ in 0..<2 { log.note(text.apply(EditSet(Edit(range: 0..<0, text: "x")))) }
    #expect(log.fate(of: 3..<6, from: before, to: text.revision) == .gone)
    // An edit that the log was not told of.
    text.apply(EditSet(Edit(range: 0..<0, text: "y")))
    #expect(log.fate(of: 3..<6, from: before, to: text.revision) == .gone)
  }
}
