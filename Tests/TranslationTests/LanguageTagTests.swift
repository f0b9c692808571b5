import Testing

@testable import Translation

@Test(arguments: [
  ("en", "en"), ("eng", "en"), ("en_GB.UTF-8", "en-GB"), ("pt-br", "pt-BR"), ("spa_US", "es-US"),
  ("cat_valencia", "ca-valencia"), ("zlm", "ms"), ("no", "nb"), ("szl", "szl"),
  ("sr_RS@latin", "sr-RS"),
])
func `a language tag is read from every form that names one`(text: String, tag: String) {
  #expect(LanguageTag(text)?.tag == tag)
}

@Test(arguments: ["", "C", "POSIX", "C.UTF-8", "english", "12", "e", "en/../es", "en;ls"])
func `what names no language is no language tag`(text: String) {
  #expect(LanguageTag(text) == nil)
}
