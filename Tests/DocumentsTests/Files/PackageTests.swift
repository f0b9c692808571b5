import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Documents

@Suite struct PackageTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/letter.rtfd" }

  private func make() throws -> Package {
    mkdir(path, 0o755)
    _ = try folder.file("letter.rtfd/TXT.rtf", Array("{\\rtf1 old}".utf8))
    _ = try folder.file("letter.rtfd/cat.png", [1, 2, 3])
    _ = try folder.file("letter.rtfd/.unknown", Array(0...255))
    mkdir(path + "/inner", 0o755)
    _ = try folder.file("letter.rtfd/inner/more", [9])
    symlink("cat.png", path + "/link")
    return Package(path: path + "/")
  }

  /// All that lies in a folder, by its path, links as what they say.
  private func contents(_ path: String) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in Package.names(in: path) {
      let place = path + "/" + name
      switch try? SystemCalls().status(place, followingLinks: false).kind {
      case .folder:
        for (inner, bytes) in contents(place) { found[name + "/" + inner] = bytes }
      case .link: found[name] = (try? SystemCalls().linkTarget(place)).map { Array($0.utf8) }
      default: found[name] = Package.contents(of: place, limit: .max)
      }
    }
    return found
  }

  private func file(_ name: String, _ bytes: [UInt8]) -> Package.File {
    Package.File(name: name, bytes: bytes)
  }

  @Test func `D05: what the text does not name stays byte for byte`() throws {
    let package = try make()
    var expected = contents(path)
    let new = Array("{\\rtf1 new}".utf8)
    let identity = try package.save(
      [file("TXT.rtf", new), file("cat.png", [1, 2, 3])],
      expecting: FileIdentity.of(path: path))
    expected["TXT.rtf"] = new
    #expect(contents(path) == expected)
    #expect(identity == FileIdentity.of(path: path + "/TXT.rtf"))
    // Nothing is left beside it.
    #expect(Package.names(in: folder.path) == ["letter.rtfd"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o755)
  }

  @Test func `D05: a save that fails leaves the old package whole`() throws {
    let package = try make()
    let before = contents(path)
    // The second file cannot be made: its name is longer than any file system takes.
    let tooLong = String(repeating: "x", count: 300)
    #expect(throws: SaveError.self) {
      try package.save(
        [file("TXT.rtf", [1]), file(tooLong, [2])], expecting: FileIdentity.of(path: path))
    }
    #expect(contents(path) == before)
    #expect(Package.names(in: folder.path) == ["letter.rtfd"])
  }

  @Test func `another program's save is not written over`() throws {
    let package = try make()
    let identity = FileIdentity.of(path: path)
    _ = try folder.file("letter.rtfd/TXT.rtf", Array("{\\rtf1 of another program}".utf8))
    let before = contents(path)
    #expect(throws: SaveError.self) {
      try package.save([file("TXT.rtf", [1])], expecting: identity)
    }
    #expect(contents(path) == before)
    _ = try package.save([file("TXT.rtf", [1])], expecting: identity, overwriting: true)
    #expect(contents(path)["TXT.rtf"] == [1])
  }

  @Test func `a folder that is no package is not taken for one`() throws {
    mkdir(path, 0o755)
    _ = try folder.file("letter.rtfd/treasure", [1])
    #expect(throws: SaveError.self) {
      try Package(path: path).save([file("TXT.rtf", [1])], expecting: nil)
    }
    #expect(Array(contents(path).keys) == ["treasure"])
  }

  @Test func `a new package takes along what lies in the one it came from`() throws {
    _ = try make()
    let other = folder.path + "/copy.rtfd"
    _ = try Package(path: other).save(
      [file("TXT.rtf", [7])], keepingFrom: path, expecting: nil)
    var expected = contents(path)
    expected["TXT.rtf"] = [7]
    #expect(contents(other) == expected)
  }

  @Test(arguments: ["../x", "a/b", "..", ".", ""])
  func `no name leads out of a package`(name: String) throws {
    let package = try make()
    #expect(package.contents(of: name, limit: .max) == nil)
    _ = try package.save(
      [file("TXT.rtf", [1]), file(name, [2])], expecting: nil, overwriting: true)
    #expect(Package.names(in: folder.path) == ["letter.rtfd"])
    #expect(package.contents(of: "link", limit: .max) == nil)
    #expect(package.contents(of: "inner", limit: .max) == nil)
    #expect(package.contents(of: "cat.png", limit: 2) == nil)
  }
}
