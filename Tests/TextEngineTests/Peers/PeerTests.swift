import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// What other programs say of the same bytes. Each is skipped by name where it is not installed.
@Suite struct PeerTests {
  private let folder = TemporaryFolder()

  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: program)
  }

  private func run(_ program: String, _ words: [String], on bytes: [UInt8]) throws -> [UInt8] {
    let path = try folder.file("text-\(UInt64.random(in: .min ... .max))", bytes)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words + [path]
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    _ = process.end()
    return Array(written)
  }

  private func number(_ program: String, _ words: [String], on bytes: [UInt8]) throws -> Int? {
    let written = String(decoding: try run(program, words, on: bytes), as: UTF8.self)
    return written.split(separator: " ").first.flatMap { Int($0) }
  }

  private func texts(_ count: UInt64) -> [(UInt64, [UInt8])] {
    Seeds.upTo(count).map { seed in
      var random = SeededRandom(seed: seed)
      return (seed, (0..<6).flatMap { _ in NastyText.bytes(upTo: 80, using: &random) })
    }
  }

  @Test(.enabled(if: has("/usr/bin/wc"), "needs wc"))
  func `lines are as many as wc counts`() throws {
    for (seed, bytes) in texts(10) {
      let ends = try #require(try number("/usr/bin/wc", ["-l"], on: bytes))
      // wc counts line ends; what comes after the last one is a line of the text too.
      #expect(TextStorage(bytes: bytes).lineCount.value.value == ends + 1, "seed \(seed)")
    }
  }

  @Test(.enabled(if: has("/usr/bin/python3"), "needs python3"))
  func `UTF-16 offsets are those of Python`() throws {
    let script = """
      import sys
      text = open(sys.argv[1], 'rb').read().decode('utf-8', 'ignore')
      print(len(text.encode('utf-16-le')) // 2, len(text))
      """
    for (seed, nasty) in texts(6) {
      // Where bytes are not UTF-8 each has its own way of counting them.
      let bytes = Array(String(decoding: nasty, as: UTF8.self).utf8)
      let written = try run("/usr/bin/python3", ["-c", script], on: bytes)
      let numbers = String(decoding: written, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      let text = TextStorage(bytes: bytes)
      #expect(numbers.first.flatMap { Int($0) } == text.utf16Count.value.value, "seed \(seed)")
      #expect(
        text.utf16Offset(of: text.count) == .exact(UTF16Count(text.utf16Count.value.value)),
        "seed \(seed)")
    }
  }

  @Test(.enabled(if: has("/usr/bin/grep"), "needs grep"))
  func `lines begin where grep says`() throws {
    for (seed, nasty) in texts(10) {
      let bytes = nasty.filter { $0 != 0 }
      let written = try run("/usr/bin/grep", ["-a", "-b", "-o", "^.\\?"], on: bytes)
      let text = TextStorage(bytes: bytes)
      let starts = written.split(separator: 0x0A).compactMap { line in
        Int(String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
      }
      for start in starts {
        let place = ByteCount(start)
        #expect(text.lineStart(containing: place) == place, "seed \(seed), byte \(start)")
      }
    }
  }

  /// Words of ASCII with single spaces, none longer than a row. `fold` counts the space after the
  /// last word of a row and Scribe lets it hang: so it gets a column more, and every paragraph ends in
  /// a space, without which its last word would have that column too.
  @Test(.enabled(if: has("/usr/bin/fold"), "needs fold"), arguments: [12, 40, 79])
  func `rows of plain words are those of fold`(width: Int) throws {
    for seed in Seeds.upTo(8) {
      var random = SeededRandom(seed: seed)
      let bytes = (0..<12).flatMap { _ -> [UInt8] in
        let words = (0..<Int.random(in: 1...60, using: &random)).map { _ in
          String(
            (0..<Int.random(in: 1...11, using: &random)).map { _ in
              "abcdefgh".randomElement(using: &random) ?? "a"
            })
        }
        return Array((words.joined(separator: " ") + " \n").utf8)
      }
      let folded = try run("/usr/bin/fold", ["-s", "-w", String(width + 1)], on: bytes)
      let layout = TK2Layout(
        text: TextStorage(bytes: bytes), options: TypesetOptions(width: CellCount(width)),
        typesetter: WindowedTypesetter())
      let rows = layout.rows(from: RowPlace(element: 0, row: 0), count: 10_000).map {
        layout.text.string(in: $0.range).filter { $0 != "\n" }
      }
      let lines = String(decoding: folded, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      #expect(rows == lines, "seed \(seed)")
    }
  }
}
