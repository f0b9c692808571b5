import Foundation
import Testing

@testable import Documents

@Suite struct SettingEntryTests {
  @Test(arguments: SettingEntry.all)
  func `each setting of the table is one that the reader takes`(entry: SettingEntry) {
    let (settings, problems) = Settings.parse(Array(entry.file.utf8))
    #expect(problems.isEmpty, "\(problems)")
    #expect(settings != Settings() || entry.usual == entry.example, "\(entry.file)")
  }

  @Test func `a name that is in no row is unknown`() {
    #expect(Settings.parse(Array("tab-widht = 4\n".utf8)).problems.count == 1)
  }

  @Test func `the documentation has each setting's row and an example without a fault`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "docs/configuration.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").map(String.init)
    for entry in SettingEntry.all { #expect(lines.contains(entry.row), "\(entry.row)") }
    let rows = lines.filter { $0.hasPrefix("| `") }
    #expect(rows.count == SettingEntry.all.count)
    let parts = page.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("toml\n") }).dropFirst("toml\n".count)
    #expect(Settings.parse(Array(example.utf8)).problems.isEmpty)
  }
}
