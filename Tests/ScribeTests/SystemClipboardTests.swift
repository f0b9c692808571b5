import Foundation
import TestSupport
import Testing

@testable import Scribe

struct SystemClipboardTests {
  private func clipboard(_ variables: [String: String], programs: Set<String>) -> SystemClipboard? {
    SystemClipboard(environment: { variables[$0] }, canRun: { programs.contains($0) })
  }

  @Test func `the desktop's own program is taken`() {
    let wayland = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "PATH": "/bin:/usr/bin"]
    let all: Set = ["/usr/bin/wl-copy", "/usr/bin/wl-paste", "/bin/xclip", "/bin/xsel"]
    #expect(clipboard(wayland, programs: all)?.copying.first == "/usr/bin/wl-copy")
    #expect(clipboard(wayland, programs: ["/bin/xclip"])?.copying.first == "/bin/xclip")
    #expect(clipboard(["DISPLAY": ":0"], programs: ["/bin/xsel"])?.pasting.first == "/bin/xsel")
    #expect(clipboard(["PATH": "/bin"], programs: all) == nil)
    #expect(clipboard(["DISPLAY": "", "PATH": "/bin"], programs: all) == nil)
    #expect(clipboard(wayland, programs: []) == nil)
  }

  /// A clipboard whose program is a script that keeps what it gets in a file.
  private func clipboard(script: String) throws -> (SystemClipboard, URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: "xsel")
    try "#!/bin/sh\nkept='\(folder.path)/kept'\n\(script)\n".write(
      to: program, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let found = SystemClipboard(
      environment: { ["DISPLAY": ":0", "PATH": folder.path][$0] },
      canRun: { $0 == program.path })
    return (try #require(found), folder)
  }

  @Test func `what is copied comes back when it is pasted`() throws {
    let (clipboard, folder) = try clipboard(
      script: "if [ \"$2\" = --input ]; then cat > \"$kept\"; else cat \"$kept\"; fi")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = Array("漢字\n".utf8) + (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(clipboard.copy(bytes))
    #expect(clipboard.paste(within: .seconds(30)) == bytes)
  }

  @Test func `a program that fails or hangs is done without`() throws {
    let (failing, first) = try clipboard(script: "echo no; exit 1")
    defer { try? FileManager.default.removeItem(at: first) }
    #expect(failing.paste(within: .seconds(30)) == nil)
    #expect(!failing.copy(Array("a".utf8)))
    let (hanging, second) = try clipboard(script: "exec sleep 1000")
    defer { try? FileManager.default.removeItem(at: second) }
    #expect(hanging.paste(within: .milliseconds(50)) == nil)
  }
}
