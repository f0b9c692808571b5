import Testing

@Test func `the Scribe tests run`() { #expect(Bool(true)) }
