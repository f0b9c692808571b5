import Testing

@Test func `the Providers tests run`() { #expect(Bool(true)) }
