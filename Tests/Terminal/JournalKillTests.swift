import Foundation
import TestSupport
import Testing

// What a process that was killed at any moment leaves.
extension `The journal of a session` {
  /// The words on the screen, one a row.
  func words(on screen: CapturedScreen) -> [String] {
    screen.text.dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .prefix { !$0.hasPrefix("Ln ") && !$0.contains("recovered text is here") }
      .filter { !$0.isEmpty }
  }

  @Test func `holds every letter that was on the screen when it was killed, twenty times`() throws {
    try write("")
    var expected: [String] = []
    var session = try open(draft)
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let word = String(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
          "abcdefghijklmnopqrstuvwxyzéß漢".randomElement(using: &random)!
        })
      // In pieces, and killed at some moment while they are on their way to the screen.
      let cut = word.index(
        word.startIndex, offsetBy: Int.random(in: 0..<word.count, using: &random))
      session.type(String(word[..<cut]))
      if let last = expected.last, Bool.random(using: &random) { try session.waitFor(last) }
      session.type(String(word[cut...]))
      usleep(useconds_t.random(in: 0...20_000, using: &random))
      let shown = words(on: session.screen)
      try kill(session)
      session = try open(draft)
      let all = expected + [word]
      // Nothing may have arrived yet; then nothing is asked in the first round.
      let isSure = !expected.isEmpty || !shown.isEmpty
      if isSure { try session.waitFor("Unsaved text") }
      if try isSure || session.settled().contains("Unsaved text") {
        session.send("r")
        try session.waitFor("recovered text is here")
      }
      let recovered = words(on: session.screen)
      let screen = "seed \(seed): \(session.screen.text)"
      #expect(recovered.count >= shown.count, "\(screen)")
      for (got, was) in zip(recovered, shown) { #expect(got.hasPrefix(was), "\(screen)") }
      for (got, typed) in zip(recovered, all) { #expect(typed.hasPrefix(got), "\(screen)") }
      // A line for the next round, unless the last one is still empty.
      guard recovered.count > expected.count else { continue }
      expected = recovered
      session.send("C-End", "Enter")
      try session.waitFor("Ln \(expected.count + 1) Col 1 ")
    }
    try save(session)
    #expect(saved?.split(separator: "\n").map(String.init) == expected)
    try quit(session)
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `holds all or nothing of a tool's change when killed while it is applied`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let before = "We met in order to talk. It was done due to the fact that it rained.\n"
    try write(before)
    var session = try open(draft)
    session.send("C-t")
    try session.waitFor("concise")
    session.send("c")
    try session.waitFor("accept")
    session.send("A")
    usleep(useconds_t.random(in: 0...30_000, using: &random))
    try kill(session)
    #expect(saved == before)
    session = try open(draft)
    guard try session.settled().contains("Unsaved text") else { return try quit(session) }
    session.send("r")
    try session.waitFor("recovered text is here")
    try save(session)
    #expect(saved == "We met to talk. It was done because it rained.\n", "seed \(seed)")
    session.send("C-z")
    try session.waitFor("in order to")
    try save(session)
    #expect(saved == before)
    try quit(session)
  }

  @Test func `holds what was accepted in a review that was open when it was killed`() throws {
    let before = "We met in order to talk. It was done due to the fact that it rained.\n"
    try write(before)
    var session = try open(draft)
    session.send("C-t")
    try session.waitFor("concise")
    session.send("c")
    try session.waitFor("accept")
    session.send("y")
    try session.waitFor("{+✓to+}")
    try kill(session)
    session = try open(draft)
    try session.waitFor("Unsaved text")
    session.send("r")
    try session.waitFor("recovered text is here")
    try save(session)
    #expect(saved == "We met to talk. It was done due to the fact that it rained.\n")
    session.send("C-z")
    try session.waitFor("in order to")
    try save(session)
    #expect(saved == before)
    try quit(session)
  }
}
