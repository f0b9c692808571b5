import Foundation
import TestSupport
import Testing

@testable import Scribe

@Suite struct DoctorTests {
  private func surroundings(
    _ environment: [String: String], files: Set<String> = [], tmux: [String: String] = [:]
  ) -> Surroundings {
    Surroundings(
      environment: environment, exists: { files.contains($0) },
      output: { words in words.last.flatMap { tmux[$0] } })
  }

  private func found(_ subject: String, _ all: [Diagnosis]) throws -> Diagnosis {
    try #require(all.first { $0.subject == subject }, "\(subject)")
  }

  @Test(arguments: [
    ("xterm-256color", Diagnosis.State.good), ("nosuch", .broken), ("", .broken), ("dumb", .broken),
    ("../../etc/passwd", .broken),
  ])
  func `a terminal is good where it has a description and a cursor`(
    name: String, state: Diagnosis.State
  ) throws {
    let files: Set = ["/lib/terminfo/x/xterm-256color", "/lib/terminfo/d/dumb"]
    let all = surroundings(["TERM": name], files: files).terminal
    let diagnosis = try found("terminal", all)
    #expect(diagnosis.state == state)
    #expect((diagnosis.remedy == nil) == (state == .good))
  }

  @Test(arguments: [
    (["LANG": "en_GB.UTF-8"], Diagnosis.State.good), (["LANG": "en_GB.utf8", "LC_ALL": ""], .good),
    (["LANG": "en_GB.UTF-8", "LC_ALL": "C"], .less), ([:], .less),
  ])
  func `the locale is the first that is set`(
    environment: [String: String], state: Diagnosis.State
  ) throws {
    #expect(try found("locale", surroundings(environment).terminal).state == state)
  }

  @Test func `tmux that holds Esc back is told with the line that mends it`() throws {
    let environment = ["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0"]
    let slow = surroundings(
      environment, tmux: ["escape-time": "500\n", "set-clipboard": "external\n"])
    let diagnosis = try found("tmux", slow.terminal)
    #expect(diagnosis.state == .less && diagnosis.finding.contains("500 ms"))
    #expect(diagnosis.remedy?.hasPrefix("set -s escape-time 20") == true)
    let quick = surroundings(
      environment, tmux: ["escape-time": "20\n", "set-clipboard": "external\n"])
    #expect(try found("tmux", quick.terminal).state == .good)
    #expect(!surroundings(["TERM": "screen"]).terminal.contains { $0.subject == "tmux" })
  }

  @Test func `a clipboard's program is the one of the display at hand`() throws {
    let files: Set = ["/usr/bin/xclip"]
    func finding(_ environment: [String: String]) throws -> String {
      var environment = environment
      environment["PATH"] = "/usr/bin"
      return try found("clipboard", surroundings(environment, files: files).programs).finding
    }
    #expect(try finding(["DISPLAY": ":0"]) == "xclip")
    #expect(try finding(["WAYLAND_DISPLAY": "wayland-0"]).hasPrefix("by the terminal only"))
    #expect(try finding([:]).hasPrefix("by the terminal (OSC 52)"))
  }

  @Test func `faults in the settings are told with their place and the status`() throws {
    let folder = TemporaryFolder()
    let config = folder.path + "/scribe"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try Data("tab-width = 4\nengine = \"tk9\"\n".utf8).write(
      to: URL(filePath: config + "/config.toml"))
    let program = try #require(Command.binary)
    let ending = try Command.run(
      "/usr/bin/env",
      ["XDG_CONFIG_HOME=\(folder.path)", "TERM=xterm", program, "doctor", "--json"],
      in: folder)
    let lines = ending.text.split(separator: "\n")
    let settings = try #require(lines.first { $0.contains("\"settings\"") })
    #expect(settings.contains(":2:") && settings.contains("\"broken\""), "\(settings)")
    #expect(ending.status == 1)
    for line in lines {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }
}
