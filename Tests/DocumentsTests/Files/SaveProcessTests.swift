import Documents
import Foundation
import TextEngine
import Testing

/// What needs a process of its own: one that is killed, has a limit, or is another user.
@Suite struct SaveProcessTests {
  private static func text(_ letter: String) -> String {
    String(repeating: String(repeating: letter, count: 79) + "\n", count: 20_000)
  }

  @Test(arguments: 0..<20)
  func `S05 a save that is killed leaves the old or the new text whole`(round: Int) async throws {
    let folder = try TestFolder()
    let (old, new) = (Self.text("a"), Self.text("b"))
    let path = try folder.write("f", old)
    var random = SystemRandomNumberGenerator()
    let delay = UInt32.random(in: 0..<60_000, using: &random)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, delay = delay as UInt32] in
      let texts = [
        TextStorage(SaveProcessTests.text("b")), TextStorage(SaveProcessTests.text("a")),
      ]
      Thread {
        usleep(delay)
        kill(getpid(), SIGKILL)
      }.start()
      var identity = FileIdentity.of(path: path)
      for number in 0..<100_000 {
        identity = try DocumentFile.save(texts[number % 2], to: path, expecting: identity)
      }
    }
    let found = folder.string("f")
    #expect(found == old || found == new, "killed after \(delay) µs, round \(round)")
    // At most the file that was being written is left, and it is the writer's alone.
    let left = folder.names.filter { $0 != "f" }
    #expect(left.count <= 1 && left.allSatisfy { $0.hasPrefix(".scribe-") })
  }

  @Test(arguments: 0..<6)
  func `S05 a rewriting in place that is killed leaves a whole copy`(round: Int) async throws {
    let folder = try TestFolder()
    let texts = [Self.text("a"), Self.text("b")]
    let path = try folder.write("f", texts[0])
    link(path, folder("g"))
    let delay = UInt32.random(in: 0..<60_000)
    let spare = folder.store.folder
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, delay = delay as UInt32, spare = spare as String] in
      let texts = [
        TextStorage(SaveProcessTests.text("b")), TextStorage(SaveProcessTests.text("a")),
      ]
      Thread {
        usleep(delay)
        kill(getpid(), SIGKILL)
      }.start()
      var identity = FileIdentity.of(path: path)
      for number in 0..<100_000 {
        identity = try DocumentFile.save(
          texts[number % 2], to: path, expecting: identity, spare: RecoveryStore(folder: spare))
      }
    }
    let copy = folder.store.find(path)
    let isWhole = folder.string("f").map(texts.contains) ?? false
    #expect(isWhole || (copy.map { !$0.isDamaged && texts.contains($0.text.string) } ?? false))
    #expect(folder.string("f") == folder.string("g"), "killed after \(delay) µs, round \(round)")
  }

  @Test func `a limit on file sizes is named and the old file is whole`() async throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      guard setrlimit(__rlimit_resource_t(1), &limit) == 0 else { exit(9) }
      do {
        _ = try DocumentFile.save(
          TextStorage(SaveProcessTests.text("b")), to: path, expecting: FileIdentity.of(path: path))
        exit(1)
      } catch {
        exit(error as? SaveError == .failed(.write, errno: EFBIG) ? 0 : 2)
      }
    }
    #expect(folder.string("f") == "old" && folder.names == ["f"])
  }

  /// Runs as another user the saving of `new` to `path` and expects `answer`: 0 for saved, else the
  /// number that `code` gives the error.
  private static func save(_ path: String, as user: UInt32, group: UInt32, spare: String) -> Int32 {
    guard setgroups(0, []) == 0, setegid(group) == 0, seteuid(user) == 0 else { return 90 }
    do {
      _ = try DocumentFile.save(
        TextStorage("new"), to: path, expecting: FileIdentity.of(path: path),
        spare: RecoveryStore(folder: spare))
      return 0
    } catch { return code(error) }
  }

  private static func code(_ error: SaveError) -> Int32 {
    switch error {
    case .notPermitted: 11
    case .readOnlyFolder: 12
    case .readOnlyDisk: 13
    case .noSpace: 14
    default: 50
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root may become another user"))
  func `S03 a member of the group saves another's file, whose owner is kept`() async throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    chown(folder.path, 0, 23456)
    chmod(folder.path, 0o775)
    chown(path, 12345, 23456)
    chmod(path, 0o664)
    let before = FileIdentity.of(path: path)
    await #expect(processExitsWith: .success) {
      [path = path as String, spare = (folder.path + "/spare") as String] in
      exit(SaveProcessTests.save(path, as: 34567, group: 23456, spare: spare))
    }
    let status = try SystemCalls().status(path, followingLinks: false)
    #expect(folder.string("f") == "new")
    #expect((status.owner, status.group, status.mode) == (12345, 23456, 0o664))
    #expect(status.identity.inode == before?.inode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may become another user"))
  func `a file in a folder that takes no new ones is rewritten in place`() async throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    chown(path, 34567, 34567)
    await #expect(processExitsWith: .success) {
      [path = path as String, spare = (folder.path + "/spare") as String] in
      exit(SaveProcessTests.save(path, as: 34567, group: 34567, spare: spare))
    }
    #expect(folder.string("f") == "new" && folder.names == ["f"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root may become another user"))
  func `what may not be written is refused and left alone`() async throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    chmod(path, 0o644)
    await #expect(processExitsWith: .exitCode(11)) {
      [path = path as String, spare = (folder.path + "/spare") as String] in
      exit(SaveProcessTests.save(path, as: 34567, group: 34567, spare: spare))
    }
    await #expect(processExitsWith: .exitCode(12)) {
      [path = folder("new") as String, spare = (folder.path + "/spare") as String] in
      exit(SaveProcessTests.save(path, as: 34567, group: 34567, spare: spare))
    }
    #expect(folder.string("f") == "old" && folder.names == ["f"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root may become another user"))
  func `a file that may not be read is refused`() async throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "secret")
    chmod(path, 0o600)
    await #expect(processExitsWith: .success) { [path = path as String] in
      guard seteuid(34567) == 0 else { exit(90) }
      do {
        _ = try DocumentFile.read(path: path)
        exit(1)
      } catch { exit((error as? DocumentError)?.reason == .notPermitted ? 0 : 2) }
    }
  }

  private static let canMount: Bool = {
    let path = NSTemporaryDirectory() + "scribe-mount-\(getpid())"
    guard geteuid() == 0, mkdir(path, 0o700) == 0 else { return false }
    defer { rmdir(path) }
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return false }
    return umount(path) == 0
  }()

  @Test(.enabled(if: canMount, "no small disk can be mounted here"), arguments: [false, true])
  func `a disk that is full leaves the old file whole`(hasTwoNames: Bool) throws {
    let folder = try TestFolder()
    try #require(mkdir(folder("disk"), 0o755) == 0)
    try #require(mount("tmpfs", folder("disk"), "tmpfs", 0, "size=256k") == 0)
    defer { umount(folder("disk")) }
    let old = String(repeating: "old text\n", count: 10_000)
    let path = try folder.write("disk/f", old)
    if hasTwoNames { link(path, folder("disk/g")) }
    let large = TextStorage(String(repeating: "much more text\n", count: 40_000))
    #expect(throws: SaveError.noSpace) {
      try DocumentFile.save(
        large, to: path, expecting: FileIdentity.of(path: path), spare: folder.store)
    }
    #expect(folder.string("disk/f") == old)
    #expect(TestFolder.names(folder("disk")) == (hasTwoNames ? ["f", "g"] : ["f"]))
  }

  @Test(.enabled(if: canMount, "no small disk can be mounted here"))
  func `a disk that can only be read is named`() throws {
    let folder = try TestFolder()
    try #require(mkdir(folder("disk"), 0o755) == 0)
    try #require(mount("tmpfs", folder("disk"), "tmpfs", 0, "size=256k") == 0)
    defer { umount(folder("disk")) }
    let path = try folder.write("disk/f", "old")
    try #require(
      mount("tmpfs", folder("disk"), "tmpfs", UInt(MS_RDONLY | MS_REMOUNT), nil)
        == 0)
    #expect(throws: SaveError.readOnlyDisk) {
      try DocumentFile.save(TextStorage("x"), to: path, expecting: FileIdentity.of(path: path))
    }
    #expect(throws: SaveError.readOnlyDisk) {
      try DocumentFile.save(TextStorage("x"), to: folder("disk/new"), expecting: nil)
    }
    #expect(try DocumentFile.read(path: path).isWritable == false)
  }
}
