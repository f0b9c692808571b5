import Testing

@Test func `the Documents tests run`() { #expect(Bool(true)) }
