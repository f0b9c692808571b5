import Testing

@testable import Translation

struct TranslationCacheTests {
  private func key(_ words: String, version: String = "1") -> TranslationCache.Key {
    TranslationCache.Key(text: MarkedText(words), modes: ["eng-spa"], version: version)
  }

  @Test func `a sentence is remembered by text, way and version`() {
    var cache = TranslationCache()
    let casa = TranslatedText(text: MarkedText("casa"))
    cache.remember(casa, for: key("house"))
    #expect(cache.translation(for: key("house")) == casa)
    #expect(cache.translation(for: key("home")) == nil)
    #expect(cache.translation(for: key("house", version: "2")) == nil)
  }

  @Test func `what is used stays when the memory is full, and the memory has a bound`() {
    var cache = TranslationCache(bound: 10)
    let text = TranslatedText(text: MarkedText("x"))
    for number in 0..<200 {
      cache.remember(text, for: key("\(number)"))
      _ = cache.translation(for: key("0"))
      #expect(cache.count <= 20)
    }
    #expect(cache.translation(for: key("0")) != nil)
    #expect(cache.translation(for: key("50")) == nil)
  }
}
