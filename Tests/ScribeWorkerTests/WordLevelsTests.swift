import Foundation
import Testing

@testable import ScribeWorker

struct WordLevelsTests {
  @Test func `a word has the level of its list, two words that of the rarer`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no\none\n".utf8).write(to: folder.appending(path: "english-words.10"))
    try Data("one\nnoon\n".utf8).write(to: folder.appending(path: "american-words.35"))
    let levels = WordLevels(tag: "en_US", folder: folder.path)
    #expect(levels.level(of: "One") == 0)
    #expect(levels.level(of: "noon") == 2)
    #expect(levels.level(of: "no one") == 0)
    #expect(levels.level(of: "no noon") == 2)
    #expect(levels.level(of: "no moon") == 6)
    #expect(levels.level(of: "") == 6)
    #expect(WordLevels(tag: "fr", folder: folder.path).isEmpty)
  }
}
