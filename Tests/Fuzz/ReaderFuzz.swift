internal import Documents
import Foundation
internal import RichText
internal import TextEngine

/// Looks for the parts of any text as Markdown: each lies in the text, and none is lost to a trap.
@Sendable func fuzzMarkdown(_ input: [UInt8]) {
  let text = String(decoding: input, as: UTF8.self)
  let structure = MarkdownStructure(text)
  let all = 0...text.utf8.count
  for block in structure.blocks {
    expect(all.contains(block.range.lowerBound) && all.contains(block.range.upperBound))
  }
  for inline in structure.inlines {
    expect(all.contains(inline.range.lowerBound) && all.contains(inline.range.upperBound))
  }
  var end = -1
  for range in structure.protectedRanges {
    expect(range.lowerBound > end && range.upperBound <= text.utf8.count)
    end = range.upperBound
  }
  if let reading = try? MarkdownReader().read(RichSource(bytes: input)) {
    reading.document.checkInvariants()
    _ = MarkdownWriter().write(reading.document)
  }
}

@Sendable func fuzzSettings(_ input: [UInt8]) {
  _ = Settings.parse(input)
}

/// Reads any bytes in an encoding that the last byte chooses: what says that it comes back does.
@Sendable func fuzzEncoding(_ input: [UInt8]) {
  let names = [
    "utf-8", "utf-16", "utf-16be", "utf-32", "windows-1252", "shift_jis", "gb18030", "big5",
    "iso-2022-jp", "euc-kr", "utf-7", "scsu",
  ]
  var input = FuzzBytes(input)
  let name = names[input.byte() % names.count]
  let bytes = input.rest()
  guard let encoding = TextEncoding(named: name) else { return }
  let path = "/dev/shm/scribe-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
  defer { unlink(path) }
  guard FileManager.default.createFile(atPath: path, contents: Data(bytes)),
    let reading = try? DocumentFile.read(path: path, as: EncodingChoice(named: encoding))
  else { return }
  guard reading.comesBack, reading.encoding.firstNotHeld(in: reading.text) == nil else { return }
  do {
    _ = try DocumentFile.save(
      reading.text, as: reading.encoding, to: path, expecting: nil, overwriting: true, spare: nil)
  } catch { fatalError("\(error)") }
  expect(FileManager.default.contents(atPath: path) == Data(bytes))
}

@Sendable func fuzzRichText(_ input: [UInt8]) { fuzzRTF(input) }

@Sendable func fuzzPackage(_ input: [UInt8]) {
  fuzzFlatRTFD(input)
  if let reading = try? RTFDReader().read(RichSource(bytes: input)) {
    reading.document.checkInvariants()
  }
}

@Sendable func fuzzArchive(_ input: [UInt8]) { fuzzZIP(input) }

/// Reads any bytes as a page. The tree is made by a parser that knows tags and nothing of HTML, so
/// that elements come in orders that no real parser gives.
@Sendable func fuzzHTML(_ input: [UInt8]) {
  let reader = HTMLReader { page in HTMLParsing(tree: tags(in: page)) }
  guard let reading = try? reader.read(RichSource(bytes: input)) else { return }
  reading.document.checkInvariants()
  _ = HTMLWriter().write(reading.document)
  _ = MarkdownWriter().write(reading.document)
  _ = RTFWriter().write(reading.document)
}

private func tags(in page: String) -> HTMLTree {
  var builder = HTMLTreeBuilder()
  var depth = 0
  for part in page.split(separator: "<", omittingEmptySubsequences: false) {
    guard let end = part.firstIndex(of: ">") else {
      builder.text(String(part))
      continue
    }
    let tag = part[..<end]
    if tag.hasPrefix("/") {
      builder.close()
      depth = max(depth - 1, 0)
    } else if depth < 200 {
      let words = tag.split(separator: " ")
      let attributes = words.dropFirst().map { word in
        let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
        return (
          name: sides.first ?? "",
          value: (sides.last ?? "").filter { $0 != "\"" && $0 != "'" }
            .replacing("_", with: " ")
        )
      }
      builder.open(words.first.map { $0.lowercased() } ?? "p", attributes: attributes)
      depth += 1
    }
    builder.text(String(part[part.index(after: end)...]))
  }
  return builder.finish()
}
