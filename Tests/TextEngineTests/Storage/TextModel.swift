import TestSupport
import Testing

@testable import TextEngine

/// Whether two arrays are equal; a failed expectation about long arrays themselves takes minutes to
/// find out how they differ.
func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool { a == b }

/// A text as an array of bytes: slow, and plainly right.
struct TextModel {
  var bytes: [UInt8]
  var newline: UInt8 = 0x0A

  mutating func apply(_ edits: EditSet) {
    for edit in edits.edits.reversed() {
      bytes.replaceSubrange(edit.range.bytes, with: edit.text.bytes)
    }
  }

  var lineStarts: [Int] {
    [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  /// Compares all that `text` says with this model.
  func check(_ text: TextStorage, _ comment: Comment) {
    #expect(isSame(text.bytes(in: 0..<text.count), bytes), comment)
    #expect(text.count.value == bytes.count, comment)
    let starts = lineStarts
    #expect(text.lineCount == .exact(LineCount(starts.count)), comment)
    for (line, start) in starts.enumerated() {
      #expect(text.lineStart(LineCount(line)) == .exact(ByteCount(start)), comment)
    }
    var line = 0
    var units = 0
    var lead = 0
    for position in 0...bytes.count {
      if line + 1 < starts.count, starts[line + 1] <= position { line += 1 }
      let at = ByteCount(position)
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      var wrong: [String] = []
      if text.line(at: at) != .exact(LineCount(line)) { wrong.append("line") }
      if text.lineStart(containing: at).value != starts[line] { wrong.append("start") }
      if text.lineEnd(containing: at).value != end { wrong.append("end") }
      if text.utf16Offset(of: at) != .exact(UTF16Count(units)) { wrong.append("units") }
      if position < bytes.count {
        if text.byte(at: at) != bytes[position] { wrong.append("byte") }
        let here = Self.units(bytes[position])
        if here > 0 { lead = position }
        for unit in units..<(units + here)
        where text.position(utf16Offset: UTF16Count(unit)) != .exact(ByteCount(lead)) {
          wrong.append("unit \(unit)")
        }
        units += here
      }
      #expect(wrong.isEmpty, "\(comment): \(wrong) at \(position)")
    }
    #expect(text.utf16Count == .exact(UTF16Count(units)), comment)
    #expect(text.position(utf16Offset: UTF16Count(units)).value == text.count, comment)
  }
}

extension EditSet {
  /// One to three edits at random places of a text of `count` bytes.
  static func random(count: Int, using random: inout some RandomNumberGenerator) -> EditSet {
    var edits: [Edit] = []
    var from = 0
    for _ in 0..<[1, 1, 1, 2, 3].randomElement(using: &random)! {
      guard from <= count else { break }
      let start = Int.random(in: from...count, using: &random)
      let longest = Bool.random(using: &random) ? 4 : 60
      let end = Int.random(in: start...min(count, start + longest), using: &random)
      edits.append(
        Edit(
          range: ByteCount(start)..<ByteCount(end),
          text: TextSlice(bytes: NastyText.bytes(upTo: 6, using: &random))))
      from = end
    }
    return EditSet(edits)
  }
}
