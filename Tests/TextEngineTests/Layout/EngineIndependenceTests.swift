import Foundation
import Testing

@Suite struct EngineIndependenceTests {
  private static let sources =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Sources/TextEngine"

  private func source(_ folder: String) throws -> String {
    let path = Self.sources + "/" + folder
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try files.map { try String(contentsOfFile: path + "/" + $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The names of the types that `source` declares outside of others.
  private func types(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix(" "),
        let keyword = words.firstIndex(where: { ["class", "struct", "enum"].contains($0) }),
        words[..<keyword].allSatisfy({ ["public", "package", "final", "private"].contains($0) })
      else { return nil }
      return words[keyword + 1].split { !$0.isLetter && !$0.isNumber }.first.map(String.init)
    }
  }

  @Test(arguments: [("TK1", "TK2"), ("TK2", "TK1")])
  func `neither engine names the other or its types`(engine: String, other: String) throws {
    let code = try source(engine)
    let foreign = try types(in: source(other))
    #expect(foreign.count >= 3)
    for name in foreign + [other] {
      #expect(!code.contains(name), "\(engine) names \(name)")
    }
  }
}
