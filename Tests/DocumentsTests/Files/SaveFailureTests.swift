import Documents
import Foundation
import TextEngine
import Testing

@Suite struct SaveFailureTests {
  private static let old = "the old text, whole\n"
  private static let new = "the new text, which is longer than the old one\n"

  private func save(
    _ path: String, _ folder: TestFolder, _ calls: FailingCalls, told: inout [String]
  ) -> SaveError? {
    let save = Save(
      text: TextStorage(Self.new), expecting: .identity(FileIdentity.of(path: path)),
      spare: folder.store, calls: calls)
    do {
      _ = try save.run(path) { told.append($0) }
      return nil
    } catch { return error }
  }

  /// Whatever call fails: the old text or the new one is there whole, and an error means the old.
  @Test(arguments: [ENOSPC, EIO, EDQUOT, EACCES, EINTR] as [Int32], [false, true])
  func `each call that fails leaves a whole file and nothing beside it`(
    code: Int32, hasTwoNames: Bool
  ) throws {
    var number = 0
    while true {
      let folder = try TestFolder()
      let path = try folder.write("f", Self.old)
      if hasTwoNames { link(path, folder("g")) }
      let failing = number
      let calls = FailingCalls(mostBytes: 10) { _, number in number == failing ? code : nil }
      var told: [String] = []
      let error = save(path, folder, calls, told: &told)
      let comment: Comment = "call \(number) of \(calls.made), \(String(describing: error))"
      #expect(folder.string("f") == (error == nil ? Self.new : Self.old), comment)
      let left = calls.made.last == .remove && calls.made.count - 1 == number
      if !left { #expect(!folder.names.contains { $0.hasPrefix(".scribe-") }, comment) }
      if code == EINTR, calls.made.count > number,
        [.read, .write, .sync, .open].contains(calls.made[number])
      {
        #expect(error == nil, comment)
      }
      if calls.made.count <= number { break }
      number += 1
    }
    #expect(number > 10)
  }

  @Test(arguments: [
    (ENOSPC, SaveError.noSpace), (EDQUOT, .noSpace), (EIO, .failed(.write, errno: EIO)),
  ])
  func `a full disk is named and the old file is whole`(code: Int32, expected: SaveError) throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    let calls = FailingCalls(mostBytes: 10) { call, number in
      call == .write && number > 8 ? code : nil
    }
    var told: [String] = []
    #expect(save(path, folder, calls, told: &told) == expected)
    #expect(folder.string("f") == Self.old && folder.names == ["f"] && told == [])
  }

  @Test func `a file in place that cannot be put back is told, with the copy`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    link(path, folder("g"))
    // The second write fails and so does everything that is written after it.
    let calls = FailingCalls(mostBytes: 10) { call, number in
      call == .write && number > 10 ? EIO : nil
    }
    var told: [String] = []
    let error = save(path, folder, calls, told: &told)
    guard case .damaged(EIO, let copy) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(copy != nil)
    #expect(folder.store.find(path)?.text.string == Self.new)
  }

  @Test func `a file that changes while it is written over is not replaced`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    let calls = FailingCalls { call, _ in
      if call == .sync {
        try? Data("theirs, in between".utf8).write(to: URL(fileURLWithPath: path))
      }
      return nil
    }
    var told: [String] = []
    guard case .changedOnDisk = save(path, folder, calls, told: &told) else {
      Issue.record("was replaced")
      return
    }
    #expect(folder.string("f") == "theirs, in between" && folder.names == ["f"])
  }

  @Test func `where owners cannot be kept the file is rewritten in place`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    let before = FileIdentity.of(path: path)
    let calls = FailingCalls { call, number in call == .attributeNames ? EPERM : nil }
    var told: [String] = []
    #expect(save(path, folder, calls, told: &told) == nil)
    #expect(folder.string("f") == Self.new)
    #expect(FileIdentity.of(path: path)?.inode == before?.inode)
    #expect(told == ["rewritten in place, to keep its attributes"])
  }

  @Test func `a mounted file that cannot be replaced is rewritten in place`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    let calls = FailingCalls { call, _ in call == .rename ? EBUSY : nil }
    var told: [String] = []
    #expect(save(path, folder, calls, told: &told) == nil)
    #expect(folder.string("f") == Self.new)
    #expect(told == ["rewritten in place, because nothing can take its place"])
    #expect(folder.names.filter { $0.hasPrefix(".scribe") } == [])
  }

  @Test func `a folder that cannot be synced is told and the text is saved`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", Self.old)
    let synced = Counter()
    let calls = FailingCalls { call, _ in call == .sync && synced.next() > 0 ? EIO : nil }
    var told: [String] = []
    #expect(save(path, folder, calls, told: &told) == nil)
    #expect(folder.string("f") == Self.new)
    #expect(told.count == 1 && told[0].hasPrefix("saved, but a power cut now may undo it"))
  }
}
