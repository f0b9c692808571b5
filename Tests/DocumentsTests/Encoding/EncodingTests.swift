import Glibc
import TestSupport
import TextEngine
import Testing

@testable import Documents

@Suite struct EncodingTests {
  @Test(arguments: [
    ("UTF-8", "UTF-8"), ("utf16le", "UTF-16LE"), ("utf-16be", "UTF-16BE"), ("UTF-16", "UTF-16LE"),
    ("latin-1", "ISO-8859-1"), ("Latin1", "ISO-8859-1"), ("iso-8859-1", "ISO-8859-1"),
    ("cp1252", "windows-1252"), ("Windows-1252", "windows-1252"), ("koi8-r", "KOI8-R"),
    ("shift_jis", "Shift_JIS"), ("utf-32be", "UTF-32BE"),
  ])
  func `an encoding is found by its names`(given: String, name: String) {
    #expect(TextEncoding(named: given)?.name == name)
  }

  @Test(arguments: ["", "latin-99", "../etc/passwd", "a\nb", "utf-7.5"])
  func `what is no encoding is none`(name: String) {
    #expect(TextEncoding(named: name) == nil)
  }

  /// Little-endian units of a text.
  private static func units(_ text: String, bigEndian: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [
    ([0xFF, 0xFE] + units("a"), "UTF-16LE", true),
    ([0xFE, 0xFF] + units("漢", bigEndian: true), "UTF-16BE", true),
    ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32LE", true),
    (units("plain words\r\n"), "UTF-16LE", false),
    (units("plain words\r\n", bigEndian: true), "UTF-16BE", false),
    (units("漢字と かな。\n"), "UTF-16LE", false),
    (units("words 👩‍🚀 and more"), "UTF-16LE", false),
  ])
  func `a file in UTF-16 or UTF-32 is known by its mark or its zeros`(
    bytes: [UInt8], name: String, hasMark: Bool
  ) throws {
    let folder = try TestFolder()
    let path = try folder.write("f", bytes: bytes)
    let reading = try DocumentFile.read(path: path)
    #expect(reading.encoding.name == name && reading.encoding.hasMark == hasMark)
    #expect(reading.comesBack && reading.isWritable && !reading.hasInvalidBytes)
    _ = try DocumentFile.save(
      reading.text, as: reading.encoding, to: path, expecting: reading.identity, spare: nil)
    #expect(folder.bytes("f") == bytes)
  }

  @Test(arguments: [
    [0x61, 0, 0x62], [0xFF, 0xFE, 0x61], Array("Funci\u{F3}n".utf8), [0x46, 0xF3, 0x6E],
    [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0], [0, 1, 0, 2, 0, 3], [0x61, 0, 0, 0xD8],
  ])
  func `other bytes are taken as they are`(bytes: [UInt8]) throws {
    let folder = try TestFolder()
    let reading = try DocumentFile.read(path: folder.write("f", bytes: bytes))
    #expect(reading.encoding == .utf8)
    #expect(reading.text.bytes(in: 0..<reading.text.count) == bytes)
  }

  @Test func `any units come back, pairs or not, with line ends of all kinds`() throws {
    let folder = try TestFolder()
    let pieces: [[UInt16]] = [
      [0x61], [0x0A], [0x0D], [0x0D, 0x0A], [0xD83D, 0xDC69], [0xD800], [0xDC00], [0xDFFF, 0xD800],
      [0xFEFF], [0xFFFE], [0xFFFF], [0x6F22], [0], [0x2028], [0xDBFF, 0xDFFF], [0xD800, 0xD800],
    ]
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let units = (0..<Int.random(in: 0...40, using: &random))
        .flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      for bigEndian in [false, true] {
        let bytes: [UInt8] = units.flatMap { unit -> [UInt8] in
          let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
          return bigEndian ? bytes.reversed() : bytes
        }
        let path = try folder.write("f", bytes: bytes)
        let encoding = TextEncoding(.utf16(bigEndian: bigEndian))
        let reading = try DocumentFile.read(path: path, as: EncodingChoice(named: encoding))
        #expect(reading.comesBack, "seed \(seed)")
        _ = try DocumentFile.save(
          reading.text, as: reading.encoding, to: path, expecting: reading.identity, spare: nil)
        #expect(folder.bytes("f") == bytes, "seed \(seed)")
      }
    }
  }

  @Test(arguments: ["ISO-8859-1", "windows-1252", "KOI8-R", "IBM437", "ISO-8859-15"])
  func `every byte of an encoding of single bytes comes back`(name: String) throws {
    let folder = try TestFolder()
    let bytes = (0...255).map { UInt8($0) } + Array("\r\nend\n".utf8)
    let path = try folder.write("f", bytes: bytes)
    let reading = try DocumentFile.read(
      path: path, as: EncodingChoice(named: TextEncoding(named: name)))
    #expect(reading.comesBack && !reading.hasInvalidBytes)
    var text = reading.text
    text.apply(EditSet(Edit(range: text.count..<text.count, text: "x")))
    _ = try DocumentFile.save(
      text, as: reading.encoding, to: path, expecting: reading.identity, spare: nil)
    #expect(folder.bytes("f") == bytes + [0x78])
  }

  @Test func `the fallback is for what is not UTF-8 and says nothing`() throws {
    let folder = try TestFolder()
    let choice = EncodingChoice(fallback: TextEncoding(named: "windows-1252"))
    let latin = try DocumentFile.read(
      path: folder.write("l", bytes: [0x63, 0x61, 0x66, 0xE9, 0x80]), as: choice)
    #expect(latin.text.string == "café€" && latin.encoding.name == "windows-1252")
    #expect(latin.notices == ["read as windows-1252 and saved so"])
    let utf8 = try DocumentFile.read(path: folder.write("u", "café"), as: choice)
    #expect(utf8.text.string == "café" && utf8.encoding == .utf8)
    let wide = try DocumentFile.read(
      path: folder.write("w", bytes: [0xFF, 0xFE, 0x61, 0]), as: choice)
    #expect(wide.text.string == "a" && wide.encoding.name == "UTF-16LE")
  }

  @Test func `bytes that would not come back can be read and not saved`() throws {
    let folder = try TestFolder()
    // A first byte without its second.
    let reading = try DocumentFile.read(
      path: folder.write("j", bytes: [0x82, 0xA0, 0x61, 0x81]),
      as: EncodingChoice(named: TextEncoding(named: "Shift_JIS")))
    #expect(!reading.comesBack && !reading.isWritable)
    #expect(reading.text.string.hasPrefix("あa"))
    #expect(reading.notices.contains { $0.contains("would not come back") })
    let odd = try DocumentFile.read(
      path: folder.write("o", bytes: [0x61, 0, 0x62]),
      as: EncodingChoice(named: TextEncoding(named: "utf-16le")))
    #expect(!odd.comesBack && odd.text.string == "a\u{FFFD}")
  }

  @Test(arguments: [
    ("ISO-8859-1", "naïve “quote”", 7, "““” (U+201C)"),
    ("windows-1252", "a → b", 2, "“→” (U+2192)"),
    ("Shift_JIS", "かé", 3, "“é” (U+00E9)"),
    ("ISO-8859-1", "a\u{202E}b", 1, "U+202E"),
  ])
  func `what an encoding cannot hold is named with its place, and the file stays`(
    name: String, draft: String, position: Int, words: String
  ) throws {
    let folder = try TestFolder()
    let path = try folder.write("f", "old")
    let encoding = try #require(TextEncoding(named: name))
    do {
      _ = try DocumentFile.save(
        TextStorage(draft), as: encoding, to: path, expecting: FileIdentity.of(path: path))
      Issue.record("saved")
    } catch {
      guard case .notHeld(let found, let encoding) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(found.position == ByteCount(position) && found.words == words && encoding == name)
      #expect(error.message.hasSuffix("has no \(words)"))
    }
    #expect(folder.string("f") == "old" && folder.names == ["f"])
  }

  @Test func `a file with several names is rewritten in its encoding`() throws {
    let folder = try TestFolder()
    let path = try folder.write("f", bytes: [0xFF, 0xFE, 0x61, 0])
    #expect(link(path, folder("other")) == 0)
    let reading = try DocumentFile.read(path: path)
    _ = try DocumentFile.save(
      TextStorage("é"), as: reading.encoding, to: path, expecting: reading.identity, spare: nil)
    #expect(folder.bytes("other") == [0xFF, 0xFE, 0xE9, 0])
  }

  @Test(arguments: [
    BackingLimits(atOnce: 1000, resident: 1 << 24, cache: 1 << 17),
    BackingLimits(atOnce: 1000, resident: 2000, cache: 1 << 17),
  ])
  func `a large file is decoded in parts, cut anywhere`(limits: BackingLimits) throws {
    let folder = try TestFolder()
    let line = "Wörter 漢字 👩‍🚀 and so on\r\n"
    let text = "x" + String(repeating: line, count: 60_000)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 {
      bytes.append(UInt8(unit & 0xFF))
      bytes.append(UInt8(unit >> 8))
    }
    let path = try folder.write("f", bytes: bytes)
    let reading = try DocumentFile.read(path: path, calls: SystemCalls(), limits: limits)
    reading.text.loading?.run()
    #expect(reading.encoding.name == "UTF-16LE" && reading.comesBack)
    #expect(reading.lineEnding == .crlf && !reading.hasInvalidBytes)
    #expect(reading.text.count.value == text.utf8.count)
    #expect(reading.text.string(in: 0..<reading.text.count) == text)
    _ = try DocumentFile.save(
      reading.text, as: reading.encoding, to: path, expecting: reading.identity, spare: nil)
    #expect(folder.bytes("f").map { $0 == bytes } == true)
  }

  @Test func `text that comes in parts of any length is the same`() throws {
    let text = Array("aé漢👩\u{301}".utf8) + [0xED, 0xA0, 0x80, 0xF0, 0x9F, 0xED, 0xB0, 0x80, 0xE2]
    for size in 1...text.count {
      var reader = ScalarReader()
      var units: [EncodedUnit] = []
      var lengths = 0
      for start in stride(from: 0, to: text.count, by: size) {
        text[start..<min(text.count, start + size)].withUnsafeBufferPointer {
          _ = reader.read($0, isLast: false) { unit, length in
            units.append(unit)
            lengths += length
            return true
          }
        }
      }
      _ = reader.read(UnsafeBufferPointer(start: nil, count: 0), isLast: true) { unit, length in
        units.append(unit)
        lengths += length
        return true
      }
      #expect(lengths == text.count, "parts of \(size)")
      #expect(
        units == [
          .scalar(0x61), .scalar(0xE9), .scalar(0x6F22), .scalar(0x1F469), .scalar(0x301),
          .surrogate(0xD800), .byte(0xF0), .byte(0x9F), .surrogate(0xDC00), .byte(0xE2),
        ], "parts of \(size)")
    }
  }
}
