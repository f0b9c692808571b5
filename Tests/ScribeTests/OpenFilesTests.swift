import Foundation
import Testing

@testable import Scribe

struct OpenFilesTests {
  @Test func `what is open is written and read again, and a name with a line end is left out`() {
    let files = [
      OpenFiles.File(path: "/home/me/a b.md", line: 3, column: 7),
      OpenFiles.File(path: "/home/me/c\nd.md", line: 1, column: 1),
      OpenFiles.File(path: "/home/me/é.md", line: 12, column: 1),
    ]
    #expect(OpenFiles.parse(OpenFiles.words(of: files)) == [files[0], files[2]])
  }

  @Test(arguments: ["", "1:1", "0:1 /a", "1 /a", "1:1 relative", "x:y /a", "1:1:1 /a"])
  func `a line that was not written so is passed over`(line: String) {
    #expect(OpenFiles.parse(line + "\n").isEmpty)
  }

  @Test func `files that are gone are not opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state/scribe/open-files").path
    OpenFiles.write(
      [
        OpenFiles.File(path: path, line: 1, column: 1),
        OpenFiles.File(path: folder.path + "/gone", line: 1, column: 1),
      ], to: path)
    #expect(OpenFiles.read(from: path).map(\.path) == [path])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
