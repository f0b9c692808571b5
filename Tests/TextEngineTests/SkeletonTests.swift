import Testing

@Test func `the TextEngine tests run`() { #expect(Bool(true)) }
