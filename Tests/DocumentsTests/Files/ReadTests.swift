import Documents
import Foundation
import TestSupport
import TextEngine
import Testing

@Suite struct ReadTests {
  private func reason(_ path: String) -> DocumentError.Reason? {
    do {
      _ = try DocumentFile.read(path: path)
      return nil
    } catch {
      #expect(error.path == path)
      #expect(error.message.hasPrefix(path + ": ") && !error.message.contains("\n"))
      return error.reason
    }
  }

  @Test func `any bytes are read as they are`() throws {
    let folder = try TestFolder()
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let pieces: [[UInt8]] = [
        [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x0D], [0x0A], [0x0D, 0x0A], [0xEF, 0xBB, 0xBF],
        Array("漢é👩‍🚀".utf8), Array("words ".utf8), [0x1B, 0x5B],
      ]
      let bytes = (0..<Int.random(in: 0...30, using: &random))
        .flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      let path = try folder.write("f.txt", bytes: bytes)
      let reading = try DocumentFile.read(path: path)
      #expect(reading.text.bytes(in: 0..<reading.text.count) == bytes, "seed \(seed)")
      let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      #expect(reading.hasInvalidBytes == !isUTF8, "seed \(seed)")
      #expect(reading.identity == FileIdentity.of(path: path))
    }
  }

  @Test(arguments: [
    ("", LineEnding.lf, false), ("a", .lf, false), ("a\nb\n", .lf, false),
    ("a\r\nb\r\n", .crlf, false), ("a\rb\r", .cr, false), ("a\r\nb\r\nc\n", .crlf, true),
    ("a\nb\nc\r\n", .lf, true), ("a\r\r\n", .crlf, true), ("\r", .cr, false),
    ("\r\n", .crlf, false),
  ])
  func `the commonest line end is found`(text: String, ending: LineEnding, isMixed: Bool) throws {
    let folder = try TestFolder()
    let reading = try DocumentFile.read(path: folder.write("f", text))
    #expect(reading.hasMixedLineEndings == isMixed)
    if !(isMixed && text == "a\r\r\n") { #expect(reading.lineEnding == ending) }
    #expect(reading.notices.contains { $0.contains("mixed") } == isMixed)
  }

  @Test func `UTF-8 and line ends are found across every seam of a long file`() throws {
    let folder = try TestFolder()
    let seam = 1 << 18
    let letters = Array("é漢👩\r\n".utf8)
    for shift in 0..<letters.count {
      var bytes = [UInt8](repeating: 0x61, count: seam - shift) + letters
      bytes += [UInt8](repeating: 0x62, count: seam)
      let whole = try DocumentFile.read(path: folder.write("f", bytes: bytes))
      #expect(!whole.hasInvalidBytes && !whole.hasMixedLineEndings, "\(shift) before the seam")
      #expect(whole.lineEnding == .crlf)
      bytes[seam - shift] = 0xFF
      #expect(try DocumentFile.read(path: folder.write("f", bytes: bytes)).hasInvalidBytes)
    }
    let cut = [UInt8](repeating: 0x61, count: seam - 1) + [0xE6, 0xBC]
    #expect(try DocumentFile.read(path: folder.write("f", bytes: cut)).hasInvalidBytes)
  }

  @Test func `lines that end in CR alone are counted`() throws {
    let folder = try TestFolder()
    let reading = try DocumentFile.read(path: folder.write("f", "one\rtwo\rthree"))
    #expect(reading.lineEnding == .cr)
    #expect(reading.text.lineCount == .exact(3))
    #expect(try DocumentFile.read(path: folder.write("f", "a\rb\n")).text.lineCount == .exact(2))
  }

  @Test func `the writer is told of what looks like no text`() throws {
    let folder = try TestFolder()
    let zeros = try DocumentFile.read(path: folder.write("z", bytes: [0x61, 0, 0x62]))
    #expect(zeros.notices == ["holds NUL bytes; it may not be a text"])
    let latin = try DocumentFile.read(path: folder.write("l", bytes: Array("caf".utf8) + [0xE9]))
    #expect(latin.notices == ["some bytes are not UTF-8; they are kept as they are"])
    let wide = try DocumentFile.read(path: folder.write("w", bytes: [0xFF, 0xFE, 0x61]))
    #expect(
      wide.notices == ["begins like UTF-16 and ends inside a unit; its bytes are kept as they are"])
  }

  @Test func `a missing file is a new document`() throws {
    let folder = try TestFolder()
    let reading = try DocumentFile.read(path: folder("new.md"))
    #expect(reading.text.isEmpty && reading.identity == nil && reading.isWritable)
    #expect(reading.format == .markdown && reading.notices == [])
  }

  @Test func `what is no file is refused with its reason`() throws {
    let folder = try TestFolder()
    try folder.write("file", "x")
    #expect(reason(folder.path) == .isDirectory)
    #expect(reason(folder.path + "/") == .isDirectory)
    #expect(reason(folder("new.md") + "/") == .noSuchFolder)
    #expect(reason("/dev/null") == .isDevice)
    #expect(reason("/dev/tty") == .isDevice || reason("/dev/tty") == .failed(errno: ENXIO))
    #expect(reason(folder("none/f.txt")) == .noSuchFolder)
    #expect(reason(folder("file/f.txt")) == .noSuchFolder)
    #expect(reason("") == .noSuchFolder)
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(reason(folder("a")) == .loopOfLinks)
    #expect(reason(folder(String(repeating: "x", count: 300))) == .failed(errno: ENAMETOOLONG))
  }

  @Test func `a link to a folder or to nothing is told apart`() throws {
    let folder = try TestFolder()
    symlink(folder.path, folder("to-folder"))
    symlink("later.md", folder("to-nothing"))
    symlink("none/later.md", folder("to-nowhere"))
    #expect(reason(folder("to-folder")) == .isDirectory)
    #expect(reason(folder("to-nothing")) == nil)
    #expect(reason(folder("to-nowhere")) == .noSuchFolder)
  }

  @Test func `a pipe is read to its end`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let writing = open(folder("pipe"), O_RDWR | O_CLOEXEC)
    let text = String(repeating: "words\n", count: 50)
    #expect(write(writing, text, text.utf8.count) == text.utf8.count)
    let path = folder("pipe")
    let late = Thread {
      usleep(20_000)
      _ = Glibc.write(writing, "end", 3)
      close(writing)
    }
    late.start()
    let reading = try DocumentFile.read(path: path)
    #expect(reading.text.string == text + "end")
    #expect(!reading.isWritable && reading.identity == nil)
    #expect(reading.notices == ["read from a pipe; save it under a name"])
  }

  @Test func `a pipe that nobody writes to does not hang`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(try DocumentFile.read(path: folder("pipe")).text.isEmpty)
  }

  @Test func `a file that says it is empty is read all the same`() throws {
    let reading = try DocumentFile.read(path: "/proc/self/status")
    #expect(reading.text.string.contains("Pid:"))
  }

  @Test func `a sparse file larger than the memory is refused`() throws {
    let folder = try TestFolder()
    let path = try folder.write("big", "")
    try #require(truncate(path, 1 << 43) == 0)
    #expect(reason(path) == .tooLarge(bytes: 1 << 43))
  }

  @Test func `a descriptor is read to its end`() throws {
    let folder = try TestFolder()
    let file = open(try folder.write("f", "from standard input\n"), O_RDONLY)
    defer { close(file) }
    let reading = try DocumentFile.read(descriptor: file, name: "-")
    #expect(reading.text.string == "from standard input\n" && reading.format == .markdown)
  }

  @Test func `signals and short reads lose nothing`() throws {
    let folder = try TestFolder()
    let text = String(repeating: "0123456789", count: 500)
    let path = try folder.write("f", text)
    let calls = FailingCalls(mostBytes: 7) { call, number in
      call == .read && number % 3 == 1 ? EINTR : nil
    }
    #expect(try DocumentFile.read(path: path, calls: calls).text.string == text)
  }

  @Test func `a disk that cannot be read is named`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "x")
    let calls = FailingCalls { call, _ in call == .read ? EIO : nil }
    #expect(throws: DocumentError(path: path, reason: .failed(errno: EIO))) {
      try DocumentFile.read(path: path, calls: calls)
    }
  }
}
