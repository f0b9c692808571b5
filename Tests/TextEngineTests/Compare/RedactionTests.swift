import TestSupport
import Testing
import TextEngine

@Suite struct RedactionTests {
  @Test(arguments: [
    ("Hello, 12 words!", "Xxxxx, 00 xxxxx!"), ("Été à la maison", "Äxø ø xx xxxxxx"),
    ("漢字とカナ", "字字字字字"), ("Привет мир", "Øøøøøø øøø"), ("👩‍🚀 e\u{301}", "👩‍🚀 x\u{301}"),
    ("# [a](b.md)\n\n- `x`", "# [x](x.xx)\n\n- `x`"), ("한국", "각각"), ("", ""),
  ])
  func `letters go, everything else stays`(text: String, expected: String) {
    var redaction = Redaction()
    let redacted = redaction.redact(text)
    #expect(redacted == expected)
    #expect(redacted.utf8.count == text.utf8.count)
  }

  @Test func `right-to-left letters stay right to left`() {
    var redaction = Redaction()
    for scalar in redaction.redact("עברית العربية").unicodeScalars where scalar != " " {
      #expect((0x590...0x6FF).contains(scalar.value))
    }
  }

  @Test func `rows come out the same, but for dictionary languages`() {
    for seed in Seeds.upTo(60) {
      var random = SeededRandom(seed: seed)
      let bytes = NastyText.bytes(upTo: 60, using: &random)
      if bytes.contains(0xE0) { continue }
      var redaction = Redaction()
      let redacted = redaction.redact(bytes)
      #expect(redacted.count == bytes.count)
      #expect(redaction.redact(redacted) == redacted, "seed \(seed)")
      for width in [1, 5, 20] {
        let options = TypesetOptions(width: CellCount(width))
        let ends = [bytes, redacted].map { bytes -> [ByteCount] in
          var ends: [ByteCount] = []
          TK2Layout(
            text: TextStorage(bytes: bytes), options: options, typesetter: WindowedTypesetter()
          ).forEachRow {
            ends.append($0.range.upperBound)
            return true
          }
          return ends
        }
        #expect(ends[0] == ends[1], "seed \(seed), width \(width)")
      }
    }
  }
}
